"""Roles: what a hotelier, an automa or anyone else with a seat does."""

from __future__ import annotations

from mypy_extensions import i64, mypyc_attr

from grandaustria.rules.player import Player
from grandaustria.rules.state import State


@mypyc_attr(allow_interpreted_subclasses=True)
class Role:
    """What a seat does in the set-up, on its turn and in scorings. The base class owns and does nothing.

    `memory` names the numbers that the role keeps in `Player.memory`.
    """

    def __init__(self, name: str, memory: tuple[str, ...] = ()) -> None:
        self.name = name
        self.memory = memory
        self.has_hand = False

    def begin(self, s: State, p: Player) -> None:
        """Give the player what a game starts with."""

    def deal_hand(self, s: State, p: Player, place: i64, mode: i64) -> None:
        """Push the draw of staff cards, or hand them out. `place` counts from the start player."""

    def hidden_hand(self, s: State) -> i64:
        """Return the staff cards that others must reckon with in this hand: all of them, unless the rules say more."""
        return s.ruleset.all_staff

    def first_guest(self, s: State, p: Player) -> None:
        """Push the choice of a first guest."""

    def first_rooms(self, s: State, p: Player) -> None:
        """Push the choice of the first rooms."""

    def begin_turn(self, s: State, p: Player) -> None:
        """Push a turn. It must add to `Player.turns` or pass."""
        raise NotImplementedError

    def emperor_scoring(self, s: State, p: Player, scoring: i64) -> None:
        """Score the space, fall back, and push what follows."""

    def final_scoring(self, s: State, p: Player) -> None:
        """Score what counts at the end."""
