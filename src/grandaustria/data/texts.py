"""Files of games as text for people (`.txt`), to and from recorded games."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import Final

from grandaustria.data.records import RecordedGame
from grandaustria.errors import InvalidData
from grandaustria.files import check_target, replacing
from grandaustria.notation import AnnotatedGame, read_games, write_game

ENDING: Final = ".txt"


def read_texts(path: Path) -> Iterator[RecordedGame]:
    """Yield the finished games of a file. The bots are named by the headers `Seat0`, `Seat1` and so on."""
    for number, found in enumerate(read_games(path.read_text(encoding="utf-8")), 1):
        game = found.game
        if game.seat is not None:
            raise InvalidData(str(path), f"game {number} is not over")
        bots = [found.headers.get(f"Seat{seat}", "") for seat in range(game.options.players)]
        yield RecordedGame(bots if any(bots) else [], game.scores(), game.winners(), game.record())


def write_texts(games: Iterable[RecordedGame], path: Path, language: str | None = None) -> int:
    """Write the games to a file, which is replaced when they are complete. Returns how many there are."""
    check_target(path, ENDING)
    count = 0
    with replacing(path) as aside, aside.open("w", encoding="utf-8") as file:
        for played in games:
            headers = {f"Seat{seat}": bot for seat, bot in enumerate(played.bots)}
            file.write("\n" * bool(count) + write_game(AnnotatedGame(played.game(), headers), language))
            count += 1
    return count
