"""A position as one seat may see it: a snapshot in which hidden cards are only counted."""

from __future__ import annotations

from grandaustria.codec.prompt import prompt
from grandaustria.codec.snapshot import encode
from grandaustria.codec.types import Seen
from grandaustria.rules.board import ones
from grandaustria.rules.state import State


def view_of(s: State, seat: int | None) -> Seen:
    """Return what `seat` (None: a spectator) may see. Hidden cards become their number."""
    seen: Seen = {**encode(s), "prompt": prompt(s, seat)}
    seen["guest_deck"] = ones(s.guest_deck)
    seen["staff_deck"] = ones(s.staff_deck)
    for card in seen["under_deck"]:
        if card["known_to"] != seat:
            card["staff"] = None
    if s.seat != seat:
        seen["looked_at"] = ones(s.looked)
    for p, player in zip(s.players, seen["players"], strict=True):
        if p.seat != seat:
            player["hand"] = ones(p.hand)
            player["pack"] = ones(p.pack)
    return seen
