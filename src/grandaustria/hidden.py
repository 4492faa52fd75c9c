"""The cards that a seat cannot see: dealt anew, or dealt so that they tell nothing. Runs compiled."""

from __future__ import annotations

from mypy_extensions import i64

from grandaustria.chance import Nature
from grandaustria.errors import InvalidData
from grandaustria.rules.board import BIT, ones
from grandaustria.rules.choices import nth_bit
from grandaustria.rules.staffing import KNOWN_TO
from grandaustria.rules.state import State


def determinized(s: State, nature: Nature) -> State:
    """Return a position that looks the same to the seat that is asked; every such position is equally likely.

    Only staff cards are hidden: in the hands and draft packs of others, in the deck, and where others put them under
    it. If no seat is asked, there is nobody to whom it could look the same.
    """
    unseen: i64 = unseen_staff(s)
    cards: list[int] = []
    while unseen != 0:
        index: i64 = nth_bit(unseen, nature.below(ones(unseen)))
        unseen &= ~BIT[index]
        cards.append(index)
    return _dealt(s, cards)


def blinded(s: State) -> State:
    """Return the one position, of those that look the same, in which hidden cards are dealt by their numbers.

    It depends on nothing that the seat cannot see.
    """
    unseen: i64 = unseen_staff(s)
    cards: list[int] = []
    for index in range(len(s.ruleset.staff)):
        if unseen & BIT[index]:
            cards.append(index)
    return _dealt(s, cards)


def unseen_staff(s: State) -> i64:
    if s.seat < 0:
        raise InvalidData("seat", "nobody is asked, so there is nobody for whom something is hidden")
    unseen: i64 = s.staff_deck
    for p in s.players:
        if p.seat != s.seat:
            unseen |= p.hand | p.pack
    for card in s.under:
        if card // KNOWN_TO != s.seat:
            unseen |= BIT[card % KNOWN_TO]
    return unseen


def _dealt(s: State, cards: list[int]) -> State:
    """Return the position with these cards in the hidden places, beginning with the last."""
    world = s.copy()
    for p in world.players:
        if p.seat != s.seat:
            p.hand = _taken(cards, ones(p.hand))
            p.pack = _taken(cards, ones(p.pack))
    under: list[int] = []
    for card in s.under:
        knower: i64 = card // KNOWN_TO
        index: i64 = card % KNOWN_TO if knower == s.seat else cards.pop()
        under.append(index + KNOWN_TO * knower)
    world.under = tuple(under)
    world.staff_deck = _taken(cards, len(cards))
    return world


def _taken(cards: list[int], n: i64) -> i64:
    found: i64 = 0
    while n > 0:
        found |= BIT[cards.pop()]
        n -= 1
    return found
