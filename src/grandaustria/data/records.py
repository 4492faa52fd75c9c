"""Files of many games: one line of JSON per game, compressed according to the name (`.zst`, `.gz` or neither)."""

from __future__ import annotations

import gzip
import json
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from io import TextIOWrapper
from pathlib import Path
from typing import IO, Any, Final

from grandaustria.errors import InvalidData
from grandaustria.game import Game

VERSION: Final = 1
FORMAT: Final = "grandaustria.played"


@dataclass(frozen=True)
class RecordedGame:
    """A finished game."""

    bots: list[str]  # by seat; empty if it was played at random
    scores: list[int]
    winners: list[int]
    record: dict[str, Any]  # as `Game.record()` gives it

    def game(self) -> Game:
        """Return the finished `Game`, with its events and points. `rewound` gives any earlier position."""
        return Game.replay(self.record)

    def to_json(self) -> dict[str, Any]:
        head = {"format": FORMAT, "version": VERSION, "bots": self.bots}
        return head | {"scores": self.scores, "winners": self.winners, "record": self.record}


def read_records(path: Path | str) -> Iterator[RecordedGame]:
    """Yield the games of a file."""
    with opened(Path(path), "r") as lines:
        for number, line in enumerate(lines, start=1):
            try:
                data = json.loads(line)
                if (data["format"], data["version"]) != (FORMAT, VERSION):
                    raise ValueError
                yield RecordedGame(data["bots"], data["scores"], data["winners"], data["record"])
            except (ValueError, KeyError, TypeError):
                raise InvalidData(
                    f"{path}, line {number}", f"no game in the format {FORMAT}, version {VERSION}"
                ) from None


class Writer:
    def __init__(self, file: IO[str]) -> None:
        self._file = file

    def add(self, game: RecordedGame) -> None:
        self._file.write(json.dumps(game.to_json(), separators=(",", ":")) + "\n")


@contextmanager
def writing(path: Path) -> Iterator[Writer]:
    with opened(path, "w") as file:
        yield Writer(file)


@contextmanager
def opened(path: Path, mode: str) -> Iterator[IO[str]]:
    if path.suffix == ".zst":
        try:
            import zstandard
        except ModuleNotFoundError:
            raise InvalidData(
                str(path), "for .zst install grandaustria[data]; .jsonl and .jsonl.gz need nothing"
            ) from None
        with zstandard.open(path, mode + "t", encoding="utf-8") as file:
            yield file
    elif path.suffix == ".gz":
        with TextIOWrapper(gzip.GzipFile(path, mode + "b"), encoding="utf-8") as file:
            yield file
    else:
        with path.open(mode, encoding="utf-8") as file:
            yield file
