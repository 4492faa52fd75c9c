"""Choices that would do nothing, and why. Each is tried out on a copy of the position."""

from __future__ import annotations

from typing import Final

from grandaustria.rules.board import next_spaces
from grandaustria.rules.choices import DONE
from grandaustria.rules.player import VALUES, Player
from grandaustria.rules.state import State
from grandaustria.rules.turn import Turn
from grandaustria.words.catalogue import Catalogue

# The choice, by its id, and why it would do nothing.
Idle = dict[str, str]

_TRIED: Final = ("TAKE_DIE", "TAKE_DIE_BOOSTED", "COPY", "EXTRA_ACTION", "EXTRA_ACTION_BOOSTED")
_SPENT: Final = ("krones", "turns")


def idle_choices(s: State, words: Catalogue) -> Idle:
    """Return the choices of the asked seat that would spend a die or an action for nothing."""
    blocks = s.ruleset.space.block_of
    tried = [choice for choice in s.choices() if blocks[choice].name in _TRIED]
    return {str(choice): words.say(f"idle-{_reason(s, choice)}") for choice in tried if _does_nothing(s, choice)}


def _does_nothing(s: State, choice: int) -> bool:
    """Return whether the choice leads back to the turn, with no more to decline on the way and nothing gained."""
    seat = s.seat
    after = s.copy()
    after.play(choice)
    while after.seat == seat and after.agenda is not None and not isinstance(after.agenda.effect, Turn):
        if after.choices() != [DONE]:
            return False
        after.play(DONE)
    return (
        after.seat == seat
        and after.players[seat].krones <= s.players[seat].krones
        and (after.queue, after.extra_turns) == (s.queue, s.extra_turns)
        and all(_kept(p) == _kept(q) for p, q in zip(s.players, after.players, strict=True))
    )


def _kept(p: Player) -> list[object]:
    return [getattr(p, name) for name in VALUES if name not in _SPENT]


def _reason(s: State, choice: int) -> str:
    """Rooms and staff can be too dear or missing, and so can the fee of space 6; the other actions always help."""
    p = s.players[s.seat]
    action = s.member(choice) + 1
    if action == 3:
        return "rooms-dear" if next_spaces(p.tiles) else "rooms-full"
    if action == 5:
        return "staff-dear" if p.hand else "hand-empty"
    return "fee"
