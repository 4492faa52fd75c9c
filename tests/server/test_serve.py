"""The server as a process: it says where it listens, plays with programs from outside, and stops when told to."""

from __future__ import annotations

import json
import signal
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from urllib.request import Request, urlopen

import pytest
from typer.testing import CliRunner
from websockets.sync.client import connect

from examples.remote_bot import play
from grandaustria.cli.app import app
from tests.waiting import PATIENCE


@contextmanager
def running(database: str) -> Iterator[tuple[str, subprocess.Popen[str]]]:
    command = [sys.executable, "-m", "grandaustria", "serve", "--port", "0", "--database", database]
    with subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True) as process:
        assert process.stdout is not None
        try:
            yield process.stdout.readline().strip(), process
        finally:
            process.kill()


def make_game(server: str, *seats: dict[str, str]) -> dict[str, str]:
    body = json.dumps({"options": {"players": len(seats)}, "seats": seats, "pace": "instant"}).encode()
    with urlopen(Request(f"{server}/api/games", body, {"Content-Type": "application/json"})) as answer:
        made: dict[str, str] = json.load(answer)
        return made


def test_a_remote_bot_plays_a_game_and_the_server_stops_gently(database: str) -> None:
    with running(database) as (server, process):
        game = make_game(server, {"kind": "open"}, {"kind": "bot", "bot": "random"})
        assert len(play(server, game["game"], game["invitation"])) == 2
        with connect(f"{server.replace('http', 'ws')}/api/games/{game['game']}/socket") as socket:
            socket.send(json.dumps({"type": "hello", "token": game["invitation"]}))
            assert json.loads(socket.recv())["type"] == "position"
            process.send_signal(signal.SIGTERM)
            last = [json.loads(text) for text in socket][-1]
        assert (last, socket.close_code) == ({"type": "bye", "reason": "going_away"}, 1001)
        process.wait(PATIENCE)
        assert process.stderr is not None
        lines = [json.loads(line) for line in process.stderr]
    assert not [line for line in lines if line["level"] not in ("info", "warning")]
    assert game["invitation"] not in str(lines)


@pytest.mark.parametrize(
    ("arguments", "problem"),
    [
        (["serve", "--database", "mysql://x"], "database: sqlite:///FILE or postgresql://…, not 'mysql'…"),
        (["serve", "--database", "sqlite:////nowhere/at/all.db"], "database: unable to open database file"),
        (["cleanup", "--database", "sqlite:////nowhere/at/all.db"], "database: unable to open database file"),
    ],
)
def test_mistakes_are_told_in_one_line(arguments: list[str], problem: str) -> None:
    result = CliRunner().invoke(app, arguments)
    assert (result.exit_code, result.stderr) == (2, f"grandaustria: {problem}\n")


def test_clean_up(tmp_path: Path) -> None:
    result = CliRunner().invoke(app, ["cleanup", "--database", f"sqlite:///{tmp_path / 'games.db'}"])
    assert (result.exit_code, result.stdout) == (0, "0\n")


def test_the_description_names_every_message() -> None:
    document = json.loads(CliRunner().invoke(app, ["openapi"]).stdout)
    schemas = document["components"]["schemas"]
    assert {"Position", "FromClient", "FromServer", "Hello", "PositionMessage", "ByeMessage"} <= set(schemas)
    kinds = schemas["FromServer"]["discriminator"]["mapping"]
    assert set(kinds) == {"position", "chat", "presence", "review", "thinking", "bye", "pong"}
    for reference in kinds.values():
        assert reference.removeprefix("#/components/schemas/") in schemas
