"""Puzzles: positions of real games in which one kind of turn is clearly the best, and turns that are tried on them."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from functools import cached_property
from typing import Any, Final, cast

from grandaustria.codec.line import write_line
from grandaustria.codec.reader import Reader
from grandaustria.codec.types import Snapshot
from grandaustria.errors import IllegalChoice, InvalidData
from grandaustria.game import Game
from grandaustria.playout import advance
from grandaustria.rules.choices import END_TURN, PASS, Legal

FORMAT: Final = "grandaustria.puzzles"
VERSION: Final = 1
HARDEST: Final = 5
_MOST_TURNS: Final = 1000
_LONGEST: Final = 64  # choices in a turn


class Attempt:
    """A turn that is tried on a puzzle, choice by choice.

    It is done with the turn, or when nature is asked: nobody can know what comes then, so that it counts on average.
    """

    def __init__(self, start: Game) -> None:
        self.game: Final = start.copy()  # as it is shown: before the choice that is the last one
        if self.game.seat is None:
            raise InvalidData("start", "a position in which somebody is asked")
        self.seat: Final = self.game.seat
        self.outcome: str | None = None  # where it led, as a position in one line, once it is done

    @property
    def done(self) -> bool:
        return self.outcome is not None

    def play(self, choice: int) -> None:
        """Play a choice of the seat. Raises IllegalChoice."""
        if self.done:
            raise IllegalChoice("the turn is over")
        if choice not in self.game.choices():
            raise IllegalChoice(f"{choice!r:.60} is not possible now")
        after = self.game.state
        after.play(choice)
        advance(after, None, Legal(after.ruleset.space), None)
        if after.seat != self.seat or choice in (END_TURN, PASS):
            self.outcome = write_line(self.game.options, after)
        else:
            self.game.play(choice)


@dataclass(frozen=True)
class Turn:
    choices: tuple[int, ...]  # forced ones are left out
    value: float  # in points; only differences mean something


@dataclass(frozen=True)
class Puzzle:
    id: str
    difficulty: int  # from 1 to 5
    start: Snapshot
    turns: tuple[Turn, ...]  # the best first

    @cached_property
    def game(self) -> Game:
        """The game at its start."""
        return Game.restore(self.start)

    @cached_property
    def values(self) -> dict[str, float]:
        """The value of each outcome that is known: different choices can lead to the same one."""
        found: dict[str, float] = {}
        for turn in self.turns:
            outcome = self.attempt(turn.choices).outcome
            if outcome is not None:
                found.setdefault(outcome, turn.value)
        return found

    @property
    def best(self) -> Turn:
        return self.turns[0]

    def attempt(self, choices: Sequence[int] = ()) -> Attempt:
        """Return the position after these choices. Raises IllegalChoice."""
        attempt = Attempt(self.game)
        for choice in choices:
            attempt.play(choice)
        return attempt

    def missing(self, outcome: str) -> float | None:
        """Return how many points worse an outcome is than the best; None if its value is not known."""
        value = self.values.get(outcome)
        return None if value is None else max(0.0, self.best.value - value)


def read_puzzles(data: object) -> list[Puzzle]:
    """Read the document of a file of puzzles. Raises InvalidData."""
    if not isinstance(data, dict):
        raise InvalidData(FORMAT, f"an object, not {data!r:.60}")
    reader = Reader(data, "")
    reader.only(("format", "version", "puzzles"))
    reader.field("format").one_of({FORMAT: None})
    reader.field("version").integer(VERSION, VERSION)
    puzzles = [_puzzle(item) for item in reader.field("puzzles").items()]
    if len({puzzle.id for puzzle in puzzles}) < len(puzzles):
        raise InvalidData("puzzles", "each with an id of its own")
    return puzzles


def _puzzle(reader: Reader) -> Puzzle:
    reader.only(("id", "difficulty", "start", "turns"))
    name = reader.field("id").value
    if not isinstance(name, str) or not 0 < len(name) <= 40:
        raise reader.field("id").fail("a text of 1 to 40 letters")
    turns = [_turn(item) for item in reader.field("turns").items()]
    if not 0 < len(turns) <= _MOST_TURNS:
        raise reader.field("turns").fail(f"1 to {_MOST_TURNS}")
    puzzle = Puzzle(
        name,
        reader.field("difficulty").integer(1, HARDEST),
        cast(Snapshot, reader.field("start").value),
        tuple(sorted(turns, key=lambda turn: -turn.value)),
    )
    for number, turn in enumerate(puzzle.turns):
        try:
            done = puzzle.attempt(turn.choices).done
        except IllegalChoice as problem:
            raise reader.field("turns").fail(f"the turn of rank {number + 1}: {problem}") from None
        if not done:
            raise reader.field("turns").fail(f"the turn of rank {number + 1} is not finished")
    return puzzle


def _turn(reader: Reader) -> Turn:
    reader.only(("choices", "value"))
    value = reader.field("value").value
    if isinstance(value, bool) or not isinstance(value, int | float) or not abs(value) < 1000:
        raise reader.field("value").fail("a number of points")
    choices = [item.integer(0, 10_000) for item in reader.field("choices").items()]
    if not 0 < len(choices) <= _LONGEST:
        raise reader.field("choices").fail(f"1 to {_LONGEST}")
    return Turn(tuple(choices), float(value))


def puzzles_as_json(puzzles: Iterable[Puzzle]) -> dict[str, Any]:
    """Return the document of a file of puzzles."""
    return {
        "format": FORMAT,
        "version": VERSION,
        "puzzles": [
            {
                "id": puzzle.id,
                "difficulty": puzzle.difficulty,
                "start": puzzle.start,
                "turns": [{"choices": list(turn.choices), "value": turn.value} for turn in puzzle.turns],
            }
            for puzzle in puzzles
        ],
    }
