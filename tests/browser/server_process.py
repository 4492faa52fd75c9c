"""A server for browsers: a process of its own, with bots that do not pause, and the same games in every run."""

from __future__ import annotations

import json
import random
import secrets
import subprocess
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from random import Random
from time import time
from typing import Any
from unittest.mock import patch
from urllib.request import Request, urlopen

from grandaustria import Game
from grandaustria.server.settings import Settings

WEB = Settings.web
_ROOT = Path(__file__).parents[2]
NOT_BUILT = "The browser client is not built: python hatch_build.py client"


class House:
    """The process can be ended and started again with the same port and database, also with another client."""

    def __init__(self, database: Path, seed: int = 1, web: Path = WEB) -> None:
        self.database = database
        self.web = web
        self._seed = seed
        self._port = 0
        self._process: subprocess.Popen[str] | None = None
        self.address = ""

    def start(self) -> None:
        command = [
            sys.executable,
            "-m",
            "tests.browser.server_process",
            str(self.database),
            str(self._port),
            str(self._seed),
            str(self.web),
        ]
        self._process = subprocess.Popen(
            command, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True, cwd=_ROOT
        )
        assert self._process.stdout is not None
        self.address = self._process.stdout.readline().strip()
        assert self.address, "the server did not start"
        self._port = int(self.address.rpartition(":")[2])

    def stop(self) -> None:
        if self._process is not None:
            self._process.terminate()
            self._process.communicate()
            self._process = None

    def advance(self, seconds: float) -> None:
        """Puts the server's clock forward."""
        file = _ahead(self.database)
        file.write_text(str(_read(file) + seconds))

    def make_game(
        self, *seats: dict[str, str], clock: dict[str, Any] | None = None, pace: str = "instant", **options: Any
    ) -> Any:
        wanted = {"options": {"players": len(seats)} | options, "seats": seats, "pace": pace}
        return self._call("/games", wanted | ({"clock": clock} if clock else {}))

    def play_on(self, game: Game, *seats: dict[str, str]) -> Any:
        """A game of the first person that begins where this one stands."""
        wanted = {"text": game.position(), "at": 0, "seats": seats, "pace": "instant"}
        held = self._call("/loaded/play", wanted)
        return {"game": held["game"], "seats": [held]}

    def table(self, made: Any, seat: int = 0) -> Any:
        return self._call(f"/games/{made['game']}", token=made["seats"][seat]["token"])

    def play(self, made: Any, enough: Callable[[Any], bool], choose: Choose | None = None) -> None:
        """Plays for the people at the table, by chance if nothing else is said, until one of them sees enough."""
        chance = Random(1)
        while True:
            for seat, held in enumerate(made["seats"]):
                table = self.table(made, seat)
                if table["status"] == "over" or enough(table):
                    return
                choices = (table["view"]["prompt"] or {}).get("choices")
                if choices:
                    chosen = choose(self, made, seat) if choose else chance.choice(choices)["id"]
                    request = f"request-{table['seq']}-{seat}"
                    body = {"seq": table["seq"], "request": request, "choices": [chosen]}
                    self._call(f"/games/{made['game']}/choices", body, held["token"])

    def say(self, made: Any, seat: int, words: str) -> None:
        """Somebody says something."""
        self._call(f"/games/{made['game']}/chat", {"text": words, "request": "said-once"}, made["seats"][seat]["token"])

    def share(self, made: Any, seat: int = 0) -> str | None:
        """Somebody agrees to share a finished game; its link, if all have."""
        answer = self._call(f"/games/{made['game']}/share", {}, made["seats"][seat]["token"])
        link: str | None = answer["sharing"]["link"]
        return link

    def advice(self, made: Any, seat: int) -> int:
        """What a strong player would choose."""
        hint = self._call(f"/games/{made['game']}/hint", {"ms": 30}, made["seats"][seat]["token"])
        choice: int = hint["hints"][0]["choice"]
        return choice

    def _call(self, path: str, body: Any = None, token: str = "") -> Any:
        headers = {"Content-Type": "application/json"} | ({"Authorization": f"Bearer {token}"} if token else {})
        data = None if body is None else json.dumps(body).encode()
        with urlopen(Request(f"{self.address}/api{path}", data, headers)) as answer:
            return json.load(answer)


Choose = Callable[[House, Any, int], int]  # for a seat in a game


@contextmanager
def opened(database: Path, seed: int = 1, web: Path = WEB) -> Iterator[House]:
    house = House(database, seed, web)
    house.start()
    try:
        yield house
    finally:
        house.stop()


def _ahead(database: Path) -> Path:
    """The file that says by how many seconds the server's clock is ahead."""
    return database.with_suffix(".ahead")


def _read(file: Path) -> float:
    return float(file.read_text() or 0) if file.exists() else 0.0


def _serve(database: str, port: str, seed: str, web: str) -> None:
    from grandaustria.cli.serve import run

    random.seed(int(seed))
    settings = Settings(
        database=f"sqlite:///{database}",
        web=Path(web),
        puzzles=_ROOT / "tests/sample_puzzles.json",
        bot_workers=0,
        pace_factor=0,
        sweep_every=0.5,
        now=lambda: time() + _read(_ahead(Path(database))),
        requests_per_second=1e6,
        requests_at_once=1_000_000,
        games_per_hour=1_000_000,
        connections_per_address=1_000,
        sockets_per_address=1_000,
    )
    with patch.object(secrets, "randbelow", random.randrange):  # from which dice and draws come
        run(settings, "127.0.0.1", int(port), "", lambda address: print(address, flush=True))


if __name__ == "__main__":
    _serve(*sys.argv[1:])
