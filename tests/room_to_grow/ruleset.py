"""A larger game: more cards, a trigger, an effect, a block of choices and an automa of its own.

It is declared on demand, because declaring an effect makes it known everywhere.
"""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from grandaustria.cards.editions import CURRENT_PRINTED, EDITIONS
from grandaustria.cards.guests import guest, order
from grandaustria.cards.staff import each_round, when
from grandaustria.rules import events
from grandaustria.rules.board import BIT, GREEN, QUEUE, RED
from grandaustria.rules.cards import Reaction
from grandaustria.rules.choices import Block, Legal, count_up
from grandaustria.rules.emperor import score_space
from grandaustria.rules.final import score_rooms
from grandaustria.rules.gains import emperor, krones, wine
from grandaustria.rules.guests import DEAL_GUEST, leave_queue
from grandaustria.rules.hotelier import HOTELIER
from grandaustria.rules.ledger import gain_krones, score
from grandaustria.rules.player import Player
from grandaustria.rules.role import Role
from grandaustria.rules.ruleset import Printed, Ruleset
from grandaustria.rules.setup import FIRST_ROOMS_OF_SEAT, SET_UP
from grandaustria.rules.state import EFFECTS, EMPTY, Effect, Part, State, Step
from grandaustria.rules.terms import Trigger
from grandaustria.words.catalogue import add_locales, remove_locales

NAME = "grown"
LOCALES = Path(__file__).parent / "locales"
AUTOMA_CARDS = 8
BOOSTS = Trigger("boosts", "i:boost", events.BOOSTED)


class Tip(Effect):
    """Two krones or two points, as the player likes: a choice that the printed game has not."""

    def possible(self, s: State, step: Step) -> bool:
        return True

    def offers(self, s: State, step: Step, out: Legal) -> None:
        out.offer(s.ruleset.space.first_of["TIP"], 0b11)

    def take(self, s: State, step: Step, choice: int) -> None:
        p = s.players[step.seat]
        if s.member(choice) == 0:
            gain_krones(s, p, 2)
        else:
            score(s, p, 2, events.FROM_GUESTS)


class RevealCard(Effect):
    """Nature turns up a card of the automa, which takes the fullest space's die and the guest the card points at."""

    def possible(self, s: State, step: Step) -> bool:
        return True

    def offers(self, s: State, step: Step, out: Legal) -> None:
        out.offer(s.ruleset.space.first_of["REVEAL"], s.players[step.seat].memory[0])

    def take(self, s: State, step: Step, choice: int) -> None:
        p = s.players[step.seat]
        card = s.member(choice)
        left = p.memory[0] & ~(1 << card)
        p.memory = (left or (1 << AUTOMA_CARDS) - 1,)
        take_fullest_die(s, p)
        take_guest(s, p, card % QUEUE)


def take_fullest_die(s: State, p: Player) -> None:
    value = max(range(1, 7), key=s.dice_on)
    s.tell(events.DIE_TAKEN, p.seat, value, s.dice_on(value))
    s.dice -= BIT[8 * value - 8]
    p.turns += 1


def take_guest(s: State, p: Player, place: int) -> None:
    if s.queue >> 8 * place & 255 == EMPTY:
        return
    index = leave_queue(s, place)
    s.tell(events.GUEST_TAKEN, p.seat, index, 0)
    score(s, p, s.ruleset.guests[index].points, events.FROM_GUESTS)
    s.guest_discard |= BIT[index]
    s.push(DEAL_GUEST, events.NOBODY, 1)


class Automa(Role):
    """Takes a die and a guest each turn and scores the emperor's track. It has no hand, no café and no rooms."""

    def __init__(self, reveal: Effect) -> None:
        super().__init__("automa", memory=("deck",))
        self._reveal = reveal

    def begin(self, s: State, p: Player) -> None:
        p.memory = ((1 << AUTOMA_CARDS) - 1,)

    def begin_turn(self, s: State, p: Player) -> None:
        s.tell(events.TURN_STARTED, p.seat, s.visible_number(p), 0)
        s.push(self._reveal, p.seat, 0)

    def emperor_scoring(self, s: State, p: Player, scoring: int) -> None:
        score_space(s, p, scoring)

    def final_scoring(self, s: State, p: Player) -> None:
        score_rooms(s, p)


def grown(tip: Effect, reveal: Effect) -> Ruleset:
    printed = CURRENT_PRINTED
    guests = tuple(guest(number, RED, order(cake=1, wine=1), 3, krones(2)) for number in range(119, 123))
    return Ruleset(
        NAME,
        Printed(
            (*printed.guests, *guests, guest(123, GREEN, order(strudel=1), 1, Part(tip, 0), emperor(1))),
            (*printed.staff, when(49, 1, Reaction(BOOSTS, krones(1))), each_round(50, 1, wine(1))),
            printed.objectives,
            printed.tiles,
            printed.hotels,
            printed.starting_sets,
            printed.promos,
        ),
        SET_UP,
        FIRST_ROOMS_OF_SEAT,
        (HOTELIER, Automa(reveal), HOTELIER, HOTELIER),
        (Block("TIP", ("krones", "points")), Block("REVEAL", count_up(1, AUTOMA_CARDS), by_nature=True)),
    )


@contextmanager
def known() -> Iterator[Ruleset]:
    """Declare the ruleset and its effects, and register its texts; undone at the end."""
    before = set(EFFECTS)
    ruleset = grown(Tip("tip", icons="i:krone"), RevealCard("reveal_card", by_nature=True))
    EDITIONS[NAME] = ruleset
    add_locales(LOCALES)
    try:
        yield ruleset
    finally:
        remove_locales(LOCALES)
        del EDITIONS[NAME]
        for name in set(EFFECTS) - before:
            del EFFECTS[name]
