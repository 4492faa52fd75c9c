"""The cards that a seat cannot see: dealt anew, or dealt so that they tell nothing. Runs compiled."""

from __future__ import annotations

from mypy_extensions import i64

from grandaustria.chance import Nature
from grandaustria.errors import InvalidData
from grandaustria.rules.board import BIT, lowest, ones
from grandaustria.rules.choices import nth_bit
from grandaustria.rules.staffing import KNOWN_TO
from grandaustria.rules.state import State


def determinized(s: State, nature: Nature) -> State:
    """Return a position that looks the same to the seat that is asked; every such position is equally likely.

    Only staff cards are hidden: in the hands and draft packs of others, in the deck, and where others put them under
    it. If no seat is asked, there is nobody to whom it could look the same.
    """
    return _dealt(s, nature)


def blinded(s: State) -> State:
    """Return the one position, of those that look the same, in which hidden cards are dealt by their numbers.

    It depends on nothing that the seat cannot see.
    """
    return _dealt(s, None)


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


def _dealt(s: State, nature: Nature | None) -> State:
    """Return the position with all hidden cards drawn anew or, without nature, in the order of their numbers."""
    unseen: i64 = unseen_staff(s)
    world = s.copy()
    restricted: i64 = 0  # the seats whose hands can hold only certain cards
    for p in world.players:
        possible: i64 = p.role.hidden_hand(s)
        if p.seat != s.seat and possible != s.ruleset.all_staff:
            restricted |= BIT[p.seat]
            p.hand = _drawn(unseen & possible, ones(p.hand), nature)
            unseen &= ~p.hand
    cards: list[int] = []
    while unseen != 0:
        index: i64 = _one_of(unseen, nature)
        unseen &= ~BIT[index]
        cards.append(index)
    for p in world.players:
        if p.seat != s.seat and restricted & BIT[p.seat] == 0:
            p.hand = _taken(cards, ones(p.hand))
            p.pack = _taken(cards, ones(p.pack))
    under: list[int] = []
    for card in s.under:
        knower: i64 = card // KNOWN_TO
        known: i64 = card % KNOWN_TO if knower == s.seat else cards.pop()
        under.append(known + KNOWN_TO * knower)
    world.under = tuple(under)
    world.staff_deck = _taken(cards, len(cards))
    return world


def _one_of(cards: i64, nature: Nature | None) -> i64:
    return lowest(cards) if nature is None else nth_bit(cards, nature.below(ones(cards)))


def _drawn(cards: i64, n: i64, nature: Nature | None) -> i64:
    found: i64 = 0
    while n > 0:
        found |= BIT[_one_of(cards & ~found, nature)]
        n -= 1
    return found


def _taken(cards: list[int], n: i64) -> i64:
    found: i64 = 0
    while n > 0:
        found |= BIT[cards.pop()]
        n -= 1
    return found
