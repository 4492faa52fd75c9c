"""Files of many games: one line of JSON per game, compressed according to the name (`.zst`, `.gz` or neither)."""

from __future__ import annotations

import json
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final

from grandaustria.codec.types import Record
from grandaustria.data.compression import Damaged, Sink, Truncated, compressing, decompressed
from grandaustria.errors import InvalidData
from grandaustria.files import replacing
from grandaustria.game import Game

NAMES: Final = (".jsonl", ".jsonl.gz", ".jsonl.zst")
VERSION: Final = 1
FORMAT: Final = "grandaustria.played"


@dataclass(frozen=True)
class RecordedGame:
    """A finished game."""

    bots: list[str]  # by seat; empty if it was played at random
    scores: list[int]
    winners: list[int]
    record: Record

    def game(self) -> Game:
        """Return the finished `Game`, with its events and points. `rewound` gives any earlier position."""
        return Game.replay(self.record)

    def to_json(self) -> dict[str, Any]:
        head = {"format": FORMAT, "version": VERSION, "bots": self.bots}
        return head | {"scores": self.scores, "winners": self.winners, "record": self.record}


def read_records(path: Path | str) -> Iterator[RecordedGame]:
    """Yield the games of a file.

    Raises InvalidData at a line that holds no game, and where the file has been cut off. The games before it are whole.
    """
    path = Path(path)
    games = 0
    try:
        for line in _lines(path):
            yield _game(line)
            games += 1
    except Truncated:
        raise InvalidData(f"{path}, line {games + 1}", f"the file is cut off here, after {games} whole games") from None
    except Damaged as damage:
        raise InvalidData(f"{path}, line {games + 1}", f"the file is damaged near here ({damage})") from None
    except (ValueError, KeyError, TypeError):
        raise InvalidData(f"{path}, line {games + 1}", f"no game in the format {FORMAT}, version {VERSION}") from None


def _lines(path: Path) -> Iterator[bytes]:
    """Yield the lines. The last one may lack its end, if it is otherwise whole."""
    rest = b""
    for piece in decompressed(path):
        *lines, rest = (rest + piece).split(b"\n")
        yield from lines
    if rest:
        if not rest.endswith(b"}"):
            raise Truncated
        yield rest


def _game(line: bytes) -> RecordedGame:
    data = json.loads(line)
    if (data["format"], data["version"]) != (FORMAT, VERSION):
        raise ValueError
    return RecordedGame(data["bots"], data["scores"], data["winners"], data["record"])


class Writer:
    def __init__(self, file: Sink) -> None:
        self._file = file

    def add(self, game: RecordedGame) -> None:
        self._file.write(json.dumps(game.to_json(), separators=(",", ":")).encode() + b"\n")


@contextmanager
def writing(path: Path) -> Iterator[Writer]:
    """Write games to a file, which is there when all of them are written."""
    with replacing(path) as aside, compressing(aside, path.name) as file:
        yield Writer(file)
