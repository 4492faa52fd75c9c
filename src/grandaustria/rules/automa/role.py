"""The role of an automa: its cards on its level, and what it remembers of the game."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from grandaustria.rules.automa.cards import InstructionCard
from grandaustria.rules.board import BIT
from grandaustria.rules.player import Player
from grandaustria.rules.role import Role
from grandaustria.rules.state import Part

# Where the marker of an objective stands on its way to a claim.
NOWHERE: Final = 0
ON_III: Final = 1
ON_II: Final = 2
ON_I: Final = 3  # claimed
PRINTED: Final = (0, 3, 2, 1)  # the number there


class Automa(Role):
    """Keeps the markers of its objectives and the cards it has used, in `Player.memory`: the markers, two bits for each
    objective, then the cards in the order in which they were turned up, the current one last. Its hand is a private
    pile, which nobody has seen.
    """

    def __init__(self, name: str, level: i64, cards: tuple[InstructionCard, ...]) -> None:
        super().__init__(name)
        self.level: i64 = level
        self.cards = cards
        self.steps: tuple[tuple[Part, ...], ...] = tuple([card.steps(level) for card in cards])
        self.numbers: tuple[int, ...] = tuple([card.number for card in cards])


def automa_of(p: Player) -> Automa:
    role = p.role
    assert isinstance(role, Automa)
    return role


def unused_cards(p: Player) -> i64:
    """Return the cards that can come next. When all have been used, all can come again."""
    cards: i64 = BIT[len(automa_of(p).cards)] - 1
    for card in p.memory[1:]:
        cards &= ~BIT[card]
    return cards if cards else BIT[len(automa_of(p).cards)] - 1


def use_card(p: Player, card: i64) -> None:
    used = p.memory[1:]
    if len(used) == len(automa_of(p).cards):
        used = ()
    p.memory = (p.memory[0], *used, card)


def points_right(p: Player) -> bool:
    """Return whether the hand of the current card points to the right."""
    return automa_of(p).cards[p.memory[len(p.memory) - 1]].right


def marker_on(p: Player, letter: i64) -> i64:
    """Return where the marker of an objective stands. One that is claimed stands on I."""
    if p.place_claimed(letter) != 0:
        return ON_I
    markers: i64 = p.memory[0]
    return (markers >> (2 * letter)) & 3


def move_marker(p: Player, letter: i64) -> i64:
    """Move the marker a step towards the claim and return where it stands now."""
    where: i64 = marker_on(p, letter) + 1
    markers: i64 = p.memory[0]
    markers &= ~(BIT[2 * letter] | BIT[2 * letter + 1])
    if where != ON_I:
        markers |= where << (2 * letter)
    p.memory = (markers, *p.memory[1:])
    return where
