"""The `Game` that belongs to a row: with events, views, texts and a record."""

from __future__ import annotations

from grandaustria.envs.row import Row
from grandaustria.game import Game
from grandaustria.options import Options


class Shadow:
    """Follows a row only when somebody asks for the game, because environments step without it."""

    def __init__(self, options: Options, row: Row) -> None:
        self._options = options
        self._row = row
        self._game: Game | None = None
        self._answers: list[int] | None = None  # the row's, of the game that is followed

    def __reduce__(self) -> tuple[type[Shadow], tuple[Options, Row]]:
        return Shadow, (self._options, self._row)

    def game(self) -> Game:
        """Return the game as it is now. Do not play it."""
        answers = self._row.answers
        if self._game is None or self._answers is not answers:
            self._game, self._answers = Game(self._options, self._row.seed), answers
        self._game.follow(answers[len(self._game.answers()) :])
        return self._game
