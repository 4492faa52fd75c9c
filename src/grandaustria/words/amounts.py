"""What becomes of krones and of the place on the emperor track, for each amount that can be chosen. Each is tried out
on a copy of the position."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Literal

from typing_extensions import TypedDict

from grandaustria.rules.actions import SplitKrones
from grandaustria.rules.board import REWARD_FROM
from grandaustria.rules.ledger import fall_back
from grandaustria.rules.state import State, Step

Favour = Literal["penalty", "nothing", "reward"]


class Amount(TypedDict):
    """Krones and space after one choice; and, if the next emperor scoring came now, how far the player would fall back,
    to which space, and what the emperor would give."""

    krones: int
    emperor: int
    back: int
    then: int
    favour: Favour


# By the id of the choice.
Amounts = dict[str, Amount]


def amounts_of(s: State, steps: Sequence[Step]) -> Amounts:
    """Return what the amounts of the asked seat come to, if they divide krones from emperor steps."""
    if not any(isinstance(step.effect, SplitKrones) for step in steps):
        return {}
    blocks = s.ruleset.space.block_of
    return {str(choice): _amount(s, choice) for choice in s.choices() if blocks[choice].name == "AMOUNT"}


def _amount(s: State, choice: int) -> Amount:
    after = s.copy()
    p = after.players[s.seat]
    after.play(choice)
    krones, emperor = p.krones, p.emperor
    back = next((back for last, back in s.ruleset.scorings if s.round <= last), 0)
    fall_back(after, p, back)
    return {"krones": krones, "emperor": emperor, "back": back, "then": p.emperor, "favour": _favour(p.emperor)}


def _favour(space: int) -> Favour:
    """Return what the emperor gives whoever stands on this space after falling back."""
    if space >= REWARD_FROM:
        return "reward"
    return "nothing" if space else "penalty"
