"""The `Game` that belongs to a row: with events, views, texts and a record."""

from __future__ import annotations

from typing import SupportsIndex

from grandaustria.chance import seeded
from grandaustria.envs.row import Row
from grandaustria.game import Game
from grandaustria.ongoing import seed_of
from grandaustria.options import Options


class Shadow:
    """Follows a row only when somebody asks for the game, because environments step without it."""

    def __init__(self, options: Options, row: Row, reseeded: bool = False) -> None:
        self._options = options
        self._row = row
        self._game: Game | None = None
        self._answers: list[int] | None = None  # the row's, of the game that is followed
        self._reseeded = row.answers if reseeded else None  # the row's, of a game whose dice do not come from its seed

    def __reduce__(self) -> tuple[type[Shadow], tuple[Options, Row, bool]]:
        return Shadow, (self._options, self._row, self._reseeded is self._row.answers)

    def reseed(self, seed: SupportsIndex | None) -> None:
        """Give the row's game other dice and draws from here on."""
        self._row.chance = seeded(seed_of(seed))
        self._reseeded = self._row.answers

    def game(self) -> Game:
        """Return the game as it is now. Do not play it."""
        answers = self._row.answers
        if self._game is None or self._answers is not answers:
            self._game, self._answers = Game(self._options, self._row.seed), answers
        self._game.follow(answers[len(self._game.answers()) :])
        if self._reseeded is answers:
            self._game.continue_with(self._row.chance.copy())
        return self._game
