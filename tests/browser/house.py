"""A server for browsers: its own process on a loopback port, with bots that do not pause and the same games in every run."""

from __future__ import annotations

import json
import random
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any
from urllib.request import Request, urlopen

from grandaustria.server.settings import Settings

WEB = Settings.web
NOT_BUILT = "The browser client is not built: python hatch_build.py client"


class House:
    """The process can be ended and started again with the same port and database."""

    def __init__(self, database: Path, seed: int = 1) -> None:
        self._database = database
        self._seed = seed
        self._port = 0
        self._process: subprocess.Popen[str] | None = None
        self.address = ""

    def start(self) -> None:
        command = [sys.executable, "-m", "tests.browser.house", str(self._database), str(self._port), str(self._seed)]
        self._process = subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True)
        assert self._process.stdout is not None
        self.address = self._process.stdout.readline().strip()
        assert self.address, "the server did not start"
        self._port = int(self.address.rpartition(":")[2])

    def stop(self) -> None:
        if self._process is not None:
            self._process.terminate()
            self._process.communicate()
            self._process = None

    def make_game(self, *seats: dict[str, str], **options: Any) -> Any:
        body = {"options": {"players": len(seats)} | options, "seats": seats, "pace": "instant"}
        request = Request(
            f"{self.address}/api/games", json.dumps(body).encode(), {"Content-Type": "application/json"}, method="POST"
        )
        with urlopen(request) as answer:
            return json.load(answer)

    def table(self, game: str, token: str) -> Any:
        request = Request(f"{self.address}/api/games/{game}", headers={"Authorization": f"Bearer {token}"})
        with urlopen(request) as answer:
            return json.load(answer)


@contextmanager
def opened(database: Path, seed: int = 1) -> Iterator[House]:
    house = House(database, seed)
    house.start()
    try:
        yield house
    finally:
        house.stop()


def _serve(database: str, port: str, seed: str) -> None:
    from grandaustria.cli.serve import run
    from grandaustria.server import making

    random.seed(int(seed))
    making.secrets = _Seeded()  # type: ignore[attr-defined]
    settings = Settings(
        database=f"sqlite:///{database}",
        bot_workers=0,
        pace_factor=0,
        requests_per_second=1e6,
        requests_at_once=1_000_000,
        games_per_hour=1_000_000,
        sockets_per_address=1_000,
    )
    run(settings, "127.0.0.1", int(port), "", lambda address: print(address, flush=True))


class _Seeded:
    """In place of the secrets from which games are made."""

    randbits = staticmethod(random.getrandbits)


if __name__ == "__main__":
    _serve(*sys.argv[1:])
