"""One game after the other inside compiled code, for environments that step one game or many."""

from __future__ import annotations

from mypy_extensions import i64

from grandaustria.chance import Chance, seeded
from grandaustria.playout import advance
from grandaustria.rules.choices import Legal
from grandaustria.rules.state import State


class Row:
    """The game `Game(options, seed)`, without its history. `fresh` is the position before the deal."""

    def __init__(self, fresh: State) -> None:
        self.fresh = fresh
        self.seed: int = 0
        self.state = fresh
        self.chance = seeded(0)
        self.legal = Legal(fresh.ruleset.space)  # the choices of the seat to act
        self.choice_of: list[int] = fresh.ruleset.space.players_ids  # by action
        self.answers: list[int] = []  # as in a record

    def __reduce__(self) -> tuple[object, ...]:
        return resumed, (self.fresh, self.seed, self.state, self.chance, self.answers)

    def begin(self, seed: int) -> None:
        self.seed = seed
        self.chance = seeded(seed)
        self.state = self.fresh.copy()
        self.answers = []
        advance(self.state, self.chance, self.legal, self.answers)

    def can(self, action: int) -> bool:
        """Return whether this number is a legal action now."""
        return 0 <= action < len(self.choice_of) and self.legal.has(self.choice_of[action])

    def shown(self, action: int) -> str:
        """Return a number with the name of the action, for messages."""
        known = 0 <= action < len(self.choice_of)
        name = self.legal.space.name_of(self.choice_of[action]) if known else "no action"
        return f"{name} ({action})"

    def act(self, action: i64) -> None:
        """Play a legal action."""
        self.play(self.choice_of[action])

    def play(self, choice: i64) -> None:
        """Play a legal choice."""
        self.answers.append(choice)
        self.state.play(choice)
        advance(self.state, self.chance, self.legal, self.answers)


def resumed(fresh: State, seed: int, state: State, chance: Chance, answers: list[int]) -> Row:
    row = Row(fresh)
    row.seed = seed
    row.state = state
    row.chance = chance
    row.answers = answers
    if state.seat >= 0:
        state.offer(row.legal)
    return row
