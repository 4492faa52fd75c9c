"""Health is tried out, and a database that does not answer is not taken for a mistake of ours."""

from __future__ import annotations

import asyncio
import os
import shutil
import sqlite3
import subprocess
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import Any
from unittest.mock import AsyncMock

import asyncpg
import pytest
from sqlalchemy import event
from sqlalchemy.exc import DBAPIError, IntegrityError, OperationalError
from starlette.testclient import TestClient
from starlette.websockets import WebSocketDisconnect

from grandaustria.server import database, health, store
from grandaustria.server.app import create_app
from grandaustria.server.health import Health
from grandaustria.server.outages import Unavailable, problem_of
from grandaustria.server.services import Services
from grandaustria.server.settings import Settings
from tests.server.clients import ANNA, BEN, Clock, made
from tests.server.postgresql import Postgresql, started
from tests.server.serving import serving
from tests.waiting import wait_until

OK = (200, {"status": "ok"})


def sick(problem: str) -> tuple[int, dict[str, str]]:
    return 503, {"status": "no_database", "problem": problem}


class Patient:
    """A server on a SQLite file that things can happen to."""

    def __init__(self, client: TestClient, clock: Clock, file: Path) -> None:
        self.client = client
        self.file = file
        self._clock = clock

    def health(self) -> tuple[int, Any]:
        """What a later check finds, not one that is remembered."""
        self._clock.time += 61
        answer = self.client.get("/health")
        return answer.status_code, answer.json()


@pytest.fixture
def patient(tmp_path: Path, clock: Clock, monkeypatch: pytest.MonkeyPatch) -> Iterator[Patient]:
    monkeypatch.setattr(database, "_LOCK_WITHIN", 0.2)
    file = tmp_path / "disk" / "games.db"
    file.parent.mkdir()
    settings = Settings(
        database=f"sqlite:///{file}", web=tmp_path, bot_workers=0, sweep_every=3600, now=clock, monotonic=clock
    )
    with TestClient(create_app(settings), raise_server_exceptions=False) as client:
        yield Patient(client, clock, file)


@contextmanager
def locked(file: Path) -> Iterator[None]:
    connection = sqlite3.connect(file, isolation_level=None)
    connection.execute("BEGIN IMMEDIATE")
    try:
        yield
    finally:
        connection.execute("ROLLBACK")
        connection.close()


def test_health_is_a_read_and_a_write(client: TestClient, clock: Clock) -> None:
    for _ in range(2):
        answer = client.get("/health")
        assert (answer.status_code, answer.json()) == OK
        clock.time += 2


def test_what_was_written_is_there(patient: Patient) -> None:
    def written() -> float:
        connection = sqlite3.connect(patient.file)
        found: float = connection.execute("SELECT at FROM health").fetchone()[0]
        connection.close()
        return found

    assert patient.health() == OK
    first = written()
    assert patient.health() == OK
    assert written() > first


def test_a_locked_file(patient: Patient) -> None:
    with locked(patient.file):
        assert patient.health() == sick("locked")
    assert patient.health() == OK


@pytest.mark.parametrize("gone", ["moved", "deleted", "replaced"])
def test_a_file_that_is_no_longer_there(patient: Patient, gone: str) -> None:
    aside = patient.file.with_name("aside.db")
    patient.file.rename(aside)
    if gone == "deleted":
        aside.unlink()
    if gone == "replaced":
        shutil.copy(aside, patient.file)
    assert patient.health() == sick("moved")
    assert patient.file.exists() == (gone == "replaced")  # and no empty one was made
    if gone == "moved":
        aside.rename(patient.file)
        assert patient.health() == OK


@pytest.mark.parametrize("where", ["header", "pages"])
def test_a_damaged_file(patient: Patient, where: str) -> None:
    made(patient.client, ANNA, BEN)
    assert patient.health() == OK
    connection = sqlite3.connect(patient.file)
    connection.execute("PRAGMA wal_checkpoint(TRUNCATE)")  # otherwise the damage is to what is read nowhere
    connection.close()
    with patient.file.open("r+b") as file:
        file.seek(0 if where == "header" else 4096)
        file.write(b"\xff" * (100 if where == "header" else patient.file.stat().st_size - 4096))
    assert patient.health() == sick("corrupt")


def test_a_disk_that_is_nearly_full(patient: Patient, monkeypatch: pytest.MonkeyPatch) -> None:
    usage = shutil.disk_usage(patient.file.parent)
    monkeypatch.setattr(shutil, "disk_usage", lambda _: usage._replace(free=1_000_000))
    assert patient.health() == sick("full")


@pytest.fixture
def small_disk(tmp_path: Path) -> Iterator[Path]:
    """4 MB, if that may be had here."""
    folder = tmp_path / "small"
    folder.mkdir()
    mount = shutil.which("mount")
    if mount is None or os.geteuid() != 0:
        pytest.skip("only root can mount a small disk")
    done = subprocess.run([mount, "-t", "tmpfs", "-o", "size=4m", "tmpfs", folder], capture_output=True, check=False)
    if done.returncode:
        pytest.skip("a small disk cannot be mounted here")
    yield folder
    subprocess.run(["umount", "--lazy", folder], check=True)  # a thread may still be closing its file


def test_a_disk_that_is_full(small_disk: Path, tmp_path: Path, clock: Clock, monkeypatch: pytest.MonkeyPatch) -> None:
    """What was acknowledged stays; what cannot be written is refused, and both are said in time."""
    monkeypatch.setattr(health, "_RESERVE", 0)
    settings = Settings(
        database=f"sqlite:///{small_disk / 'games.db'}", web=tmp_path, sweep_every=3600, now=clock, monotonic=clock
    )
    with TestClient(create_app(settings), raise_server_exceptions=False) as client:
        patient = Patient(client, clock, small_disk / "games.db")
        assert patient.health() == OK
        made(client, ANNA, BEN)
        with suppress(OSError), (small_disk / "filler").open("wb", buffering=0) as filler:
            while True:
                filler.write(b"x" * 4096)
        statuses = {client.post("/api/games", json={"seats": [ANNA, BEN]}).status_code for _ in range(20)}
        assert statuses <= {201, 503}
        assert 503 in statuses
        assert patient.health() == sick("full")
        (small_disk / "filler").unlink()
        assert patient.health() == OK
        made(client, ANNA, BEN)


async def test_asking_often_costs_one_check(tmp_path: Path, clock: Clock) -> None:
    checks = 0
    go_on = asyncio.Event()

    class Counting:
        def start(self) -> None:
            pass

        async def look(self) -> None:
            nonlocal checks
            checks += 1
            await go_on.wait()

    examined = Health(Settings(database=f"sqlite:///{tmp_path / 'a.db'}", monotonic=clock))
    examined._check = Counting()
    asked = [asyncio.create_task(examined.problem()) for _ in range(100)]
    await asyncio.sleep(0)
    go_on.set()
    assert await asyncio.gather(*asked) == [None] * 100
    assert await examined.problem() is None
    assert checks == 1
    clock.time += 2
    assert await examined.problem() is None
    assert checks == 2


async def test_a_check_that_does_not_end_is_not_waited_for(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    class Endless:
        def start(self) -> None:
            pass

        async def look(self) -> None:
            await asyncio.Event().wait()

    monkeypatch.setattr(health, "_ANSWER_WITHIN", 0.05)
    examined = Health(Settings(database=f"sqlite:///{tmp_path / 'a.db'}"))
    examined._check = Endless()
    assert [await examined.problem() for _ in range(2)] == ["away", "away"]
    await examined.close()


# What requests are answered


def test_a_locked_database_is_503_and_then_goes_on(patient: Patient) -> None:
    to_act = next(person for person in made(patient.client, ANNA, BEN) if person.offered())
    choice = to_act.offered()[0]
    with locked(patient.file):
        answer = patient.client.post("/api/games", json={"seats": [ANNA, BEN]})
        refused = to_act.choose(choice)
    assert (answer.status_code, answer.json()["error"], answer.headers["Retry-After"]) == (503, "unavailable", "5")
    assert (refused["status"], refused["error"]) == (503, "unavailable")
    assert "seq" in to_act.choose(choice)


async def test_those_who_wait_for_a_locked_database_wait_together(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """One after the other they would wait for minutes: one waits for the lock, the rest as long for their turn."""
    monkeypatch.setattr(database, "_LOCK_WITHIN", 0.5)
    file = tmp_path / "games.db"
    opened = store.Store(Settings(database=f"sqlite:///{file}"))
    await opened.database.open()
    begun: list[object] = []
    event.listen(opened.database.engine.sync_engine, "begin", begun.append)
    with locked(file):
        writing = [opened.give_token("game", 0, "token") for _ in range(20)]
        results = await asyncio.gather(*writing, return_exceptions=True)
    await opened.database.close()
    assert {type(result) for result in results} == {Unavailable}
    assert len(begun) < 10


def test_mistakes_of_ours_stay_500(patient: Patient) -> None:
    connection = sqlite3.connect(patient.file)
    connection.execute("DROP TABLE chat")
    connection.commit()
    connection.close()
    anna, *_ = made(patient.client, ANNA, BEN)
    assert anna.post("/chat", {"text": "hello", "request": "request-1"})["status"] == 500


def test_over_the_socket_it_is_said_too(patient: Patient, monkeypatch: pytest.MonkeyPatch) -> None:
    anna, *_ = made(patient.client, ANNA, BEN)
    anna.get()  # whoever else looks at a new game has done so
    services: Services = patient.client.app.state.services  # type: ignore[attr-defined]
    monkeypatch.setattr(services.store, "load", AsyncMock(side_effect=Unavailable("away")))
    services.tables.forget_all()
    with anna.socket() as socket:
        assert socket.next("bye")["reason"] == "unavailable"
        with pytest.raises(WebSocketDisconnect) as closed:
            socket.session.receive_json()
    assert closed.value.code == 1013


def test_what_is_an_outage_and_what_is_not() -> None:
    def wrapped(kind: type[DBAPIError], original: Exception) -> DBAPIError:
        return kind("SELECT", None, original)

    def of_sqlite(code: int) -> sqlite3.OperationalError:
        error = sqlite3.OperationalError("…")
        error.sqlite_errorcode = code
        return error

    assert problem_of(wrapped(OperationalError, of_sqlite(sqlite3.SQLITE_IOERR_READ))) == "away"
    assert problem_of(wrapped(OperationalError, of_sqlite(sqlite3.SQLITE_FULL))) == "full"
    assert problem_of(wrapped(OperationalError, of_sqlite(sqlite3.SQLITE_ERROR))) is None
    assert problem_of(wrapped(IntegrityError, asyncpg.UniqueViolationError())) is None
    assert problem_of(wrapped(DBAPIError, asyncpg.AdminShutdownError())) == "away"
    assert problem_of(wrapped(DBAPIError, asyncpg.DiskFullError())) == "full"
    assert problem_of(wrapped(DBAPIError, asyncpg.UndefinedTableError())) is None
    assert problem_of(asyncpg.CannotConnectNowError()) == "away"
    assert problem_of(ConnectionRefusedError()) == "away"
    assert problem_of(TimeoutError()) == "away"
    assert problem_of(ValueError()) is None
    assert problem_of(KeyError()) is None


# PostgreSQL


@pytest.fixture
def own_postgresql(postgresql: Postgresql) -> Iterator[Postgresql]:
    """One that may be stopped, where there is one at all."""
    with started() as server:
        yield server


@pytest.mark.whole
def test_a_postgresql_that_has_stopped(own_postgresql: Postgresql, tmp_path: Path) -> None:
    with serving(own_postgresql.address, tmp_path / "log") as server:
        assert server.call("/health") == OK
        status, game = server.call("/api/games", {"seats": [ANNA, BEN]})
        assert status == 201
        with own_postgresql.frozen():
            wait_until(lambda: server.call("/health") == sick("away"))
            status, answer = server.call("/api/games", {"seats": [ANNA, BEN]})
            assert (status, answer["error"]) == (503, "unavailable")
        wait_until(lambda: server.call("/health") == OK)
        wait_until(lambda: server.call("/api/games", {"seats": [ANNA, BEN]})[0] == 201)
        assert server.call(f"/api/games/{game['game']}", Authorization=f"Bearer {game['invitation']}")[0] == 200


def test_a_postgresql_that_was_shut_down(own_postgresql: Postgresql, tmp_path: Path) -> None:
    with serving(own_postgresql.address, tmp_path / "log") as server:
        assert server.call("/api/games", {"seats": [ANNA, BEN]})[0] == 201
        own_postgresql.stop()
        wait_until(lambda: server.call("/health") == sick("away"))
        status, answer = server.call("/api/games", {"seats": [ANNA, BEN]})
        assert (status, answer["error"]) == (503, "unavailable")
        own_postgresql.start()
        wait_until(lambda: server.call("/health") == OK)
        assert server.call("/api/games", {"seats": [ANNA, BEN]})[0] == 201
