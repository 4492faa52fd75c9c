"""The puzzle of the day: which one it is, how it looks after some choices, and what a turn is worth."""

from __future__ import annotations

import json
from collections.abc import Sequence
from datetime import date
from functools import cached_property
from typing import Final

from grandaustria.errors import IllegalChoice, InvalidData
from grandaustria.options import Options
from grandaustria.puzzles import Attempt, Puzzle, read_puzzles
from grandaustria.server.daily_store import FOUND, DailyStore
from grandaustria.server.days import day_of, key_of
from grandaustria.server.log import Agreement
from grandaustria.server.rate_limits import Slots, TokenBucket
from grandaustria.server.refusals import Refused
from grandaustria.server.scheduler import QueueFull
from grandaustria.server.seats import Seat
from grandaustria.server.settings import Settings
from grandaustria.server.store import Store
from grandaustria.server.table import Table
from grandaustria.server.thinkers import Thinkers

TRIES: Final = 3
_RETRY_AFTER: Final = 3  # seconds
_AT_ONCE: Final = 2  # turns of an address that are being judged


class PuzzleOfTheDay:
    def __init__(self, settings: Settings, store: Store, daily: DailyStore, thinkers: Thinkers) -> None:
        self._settings = settings
        self._store = store
        self._daily = daily
        self._thinkers = thinkers
        self._judging = Slots(_AT_ONCE, settings.hints_waiting + 2)
        self._tries = TokenBucket(settings.tries_per_hour / 3600, settings.tries_per_hour, settings.monotonic)

    @cached_property
    def _puzzles(self) -> list[Puzzle]:
        """Of the file, if there is one. Raises InvalidData."""
        if not self._settings.puzzles.exists():
            return []
        try:
            return read_puzzles(json.loads(self._settings.puzzles.read_text(encoding="utf-8")))
        except (ValueError, InvalidData) as problem:
            raise InvalidData("puzzles", f"{self._settings.puzzles}: {problem}") from None

    def check(self) -> None:
        """Read the file. Raises InvalidData."""
        _ = self._puzzles

    async def of(self, day: str) -> Puzzle | None:
        """Return the day's puzzle. All come once before any comes again, in an order that the secret decides."""
        if not self._puzzles:
            return None
        secret = await self._store.secret()
        turn, place = divmod(date.fromisoformat(day).toordinal(), len(self._puzzles))
        order = sorted(self._puzzles, key=lambda puzzle: key_of(secret, f"puzzle {turn} {puzzle.id}"))
        return order[place]

    async def today(self, day: str) -> Puzzle:
        """Return the puzzle that the caller means. Raises Refused if that is another day's."""
        if day != day_of(self._settings.now()):
            raise Refused("not_today", "This puzzle is another day's.", day=day_of(self._settings.now()))
        puzzle = await self.of(day)
        if puzzle is None:
            raise Refused("no_puzzle", "This server has no puzzles.")
        return puzzle

    async def try_out(self, puzzle: Puzzle, day: str, solver: str, n: int, choices: Sequence[int], owner: str) -> float:
        """Judge a turn as the solver's try number `n`, and write it. A repeated try gets the first answer."""
        before = await self._daily.tries(day, solver)
        if n <= len(before):
            return _judged(before[n - 1])
        if n > len(before) + 1 or None in before or any(_judged(missing) <= FOUND for missing in before):
            raise Refused("over", "There is no such try left.")
        attempt = attempted(puzzle, choices)
        if not attempt.done:
            raise Refused("invalid", "The turn is not finished.", field="choices")
        self._charge(owner)
        missing = await self._missing(puzzle, attempt, choices, owner)
        if await self._daily.add(day, solver, n, missing):
            return missing
        return _judged((await self._daily.tries(day, solver))[n - 1])

    async def give_up(self, day: str, solver: str, n: int, owner: str) -> None:
        before = await self._daily.tries(day, solver)
        if n == len(before) + 1 and None not in before:
            self._charge(owner)
            await self._daily.add(day, solver, n, None)

    def _charge(self, owner: str) -> None:
        """Charge an address for a try that is written. Raises Refused: names of solvers cost nothing to make up."""
        wait = self._tries.wait(owner)
        if wait:
            raise Refused("too_many", "Too many tries were made from this address.", retry_after=int(wait) + 1)

    async def is_over(self, day: str, solver: str) -> bool:
        """Return whether somebody has found it, used up the tries or given up, and may see the best turn."""
        tries = await self._daily.tries(day, solver)
        return len(tries) == TRIES or any(missing is None or missing <= FOUND for missing in tries)

    async def _missing(self, puzzle: Puzzle, attempt: Attempt, choices: Sequence[int], owner: str) -> float:
        """Return what is missing from the best turn: as the file says, or by the expert's evaluation of both."""
        known = puzzle.missing(attempt.outcome or "")
        if known is not None:
            return known
        if not self._judging.take(owner):
            raise Refused("too_many", f"At most {_AT_ONCE} tries at a time.", retry_after=_RETRY_AFTER)
        try:
            view = puzzle.game.view(attempt.seat)
            return await self._thinkers.given_away(view, puzzle.best.choices, list(choices), owner)
        except QueueFull:
            raise Refused("busy", "The judges are busy. Try again.", retry_after=_RETRY_AFTER) from None
        finally:
            self._judging.give_back(owner)


def _judged(missing: float | None) -> float:
    if missing is None:
        raise Refused("over", "The solver has given up.")
    return missing


def attempted(puzzle: Puzzle, choices: Sequence[int]) -> Attempt:
    """Return the puzzle after these choices. Raises Refused."""
    attempt = puzzle.attempt()
    for index, choice in enumerate(choices):
        try:
            attempt.play(choice)
        except IllegalChoice:
            raise Refused("illegal_choice", "This is not possible now.", index=index, choice=choice) from None
    return attempt


def table_of(puzzle: Puzzle, attempt: Attempt, settings: Settings) -> Table:
    """Return the puzzle as a table that can be shown like any other."""
    options: Options = attempt.game.options
    seats = (Seat("person", None),) * options.players
    agreement = Agreement(
        game=puzzle.id,
        options=options,
        clock={"kind": "none"},
        pace="instant",
        seats=seats,
        hashes=(None,) * options.players,
        invitation=None,
    )
    table = Table(agreement, settings.nature)
    table.game = attempt.game
    return table
