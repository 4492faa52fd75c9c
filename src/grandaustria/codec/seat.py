"""A position as one seat may see it: a snapshot in which hidden cards are only counted."""

from __future__ import annotations

from typing import Any

from grandaustria.codec.prompt import prompt
from grandaustria.codec.snapshot import encode
from grandaustria.rules.state import State


def view_of(s: State, seat: int | None) -> dict[str, Any]:
    """What `seat`, or a spectator (None), may see. A number in place of a list of cards says how many there are."""
    seen = encode(s)
    for name in ("guest_deck", "staff_deck"):
        seen[name] = len(seen[name])
    for card in seen["under_deck"]:
        if card["known_to"] != seat:
            card["staff"] = None
    if s.seat != seat:
        seen["looked_at"] = len(seen["looked_at"])
    for whose, player in enumerate(seen["players"]):
        if whose != seat:
            for name in ("hand", "pack"):
                player[name] = len(player[name])
    seen["prompt"] = prompt(s, seat)
    return seen
