"""A position as one seat may see it: a snapshot in which hidden cards are only counted."""

from __future__ import annotations

from grandaustria.codec.snapshot import encode
from grandaustria.codec.types import Position
from grandaustria.rules.state import State


def seen_by(s: State, seat: int | None) -> Position:
    """What `seat`, or a spectator (None), may see. A number in place of a list of cards says how many there are."""
    seen = encode(s)
    seen["guest_deck"] = s.guest_deck.bit_count()
    seen["staff_deck"] = s.staff_deck.bit_count()
    for card in seen["under_deck"]:
        if card["known_to"] != seat:
            card["staff"] = None
    if s.seat != seat:
        seen["looked_at"] = s.looked.bit_count()
    for p, player in zip(s.players, seen["players"], strict=True):
        if p.seat != seat:
            player["hand"] = p.hand.bit_count()
            player["pack"] = p.pack.bit_count()
    return seen
