"""The instructions of an automa's cards, each an effect. It decides nothing: ties are settled by the card's hand."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from grandaustria.rules import events
from grandaustria.rules.automa.cards import pointed_at
from grandaustria.rules.automa.role import (
    NOWHERE,
    ON_I,
    ON_II,
    ON_III,
    PRINTED,
    automa_of,
    marker_on,
    move_marker,
    points_right,
    unused_cards,
    use_card,
)
from grandaustria.rules.board import ALL_ROOMS, BIT, COLUMNS, GREEN, QUEUE, ROOM_POINTS, lowest
from grandaustria.rules.choices import DRAW_STAFF, STAFF_MEMBERS, Legal
from grandaustria.rules.guests import DEAL_GUEST, leave_queue
from grandaustria.rules.ledger import score
from grandaustria.rules.player import Player
from grandaustria.rules.state import EMPTY, Effect, Part, State, Step
from grandaustria.rules.terms import Number
from grandaustria.rules.turn import claim

REVEAL: Final = "REVEAL"  # the block of choices that turn up a card
ANY_COLOUR: Final = 4
ANY_LETTER: Final = 3
ANY_DIE: Final = 0b111111


class RevealCard(Effect):
    """Nature turns up a card, whose steps follow."""

    def possible(self, s: State, step: Step) -> bool:
        return True

    def offers(self, s: State, step: Step, out: Legal) -> None:
        out.offer(s.ruleset.space.first_of[REVEAL], unused_cards(s.players[step.seat]))

    def take(self, s: State, step: Step, choice: i64) -> None:
        p = s.players[step.seat]
        card: i64 = s.member(choice)
        use_card(p, card)
        s.tell(events.CARD_REVEALED, p.seat, automa_of(p).numbers[card], 0)
        s.push(END_OF_TURN, p.seat, 0)
        s.push_parts(automa_of(p).steps[card], p.seat)


class HouseGuest(Effect):
    """Take the guest with the most points, of colour n if there is one, and put it straight into a room."""

    def automatic(self, s: State, step: Step) -> bool:
        return True

    def run(self, s: State, step: Step) -> None:
        p = s.players[step.seat]
        place: i64 = best_place(s, p, step.n)
        if place < 0:
            s.tell(events.GUEST_MISSING, p.seat, 0, 0)
            return
        index: i64 = leave_queue(s, place)
        guest = s.ruleset.guests[index]
        room: i64 = room_for(p, guest.colour)
        p.tiles |= BIT[room]
        p.occupied |= BIT[room]
        s.guest_discard |= BIT[index]
        s.tell(events.GUEST_TAKEN, p.seat, index, 0)
        s.tell(events.MOVED_IN, p.seat, index, room)
        score(s, p, guest.points, events.FROM_GUESTS)
        score(s, p, ROOM_POINTS[room], events.FROM_ROOMS)
        s.push(DEAL_GUEST, events.NOBODY, 1)


def best_place(s: State, p: Player, colour: i64) -> i64:
    """Return the place in the queue of the guest to take, or -1 if there is a space for none of them."""
    eligible: i64 = 0
    named: i64 = 0
    for place in range(QUEUE):
        index: i64 = (s.queue >> (8 * place)) & 255
        if index != EMPTY and empty_spaces(p, s.ruleset.guests[index].colour):
            eligible |= BIT[place]
            if s.ruleset.guests[index].colour == colour:
                named |= BIT[place]
    considered: i64 = named if named else eligible
    if considered == 0:
        return -1
    most: i64 = -1
    tied: i64 = 0
    for place in range(QUEUE):
        if considered & BIT[place]:
            points: i64 = s.ruleset.guests[(s.queue >> (8 * place)) & 255].points
            if points > most:
                most = points
                tied = 0
            if points == most:
                tied |= BIT[place]
    return pointed_at(tied, points_right(p))


def empty_spaces(p: Player, colour: i64) -> i64:
    """Return the spaces without a tile for a guest of this colour."""
    return p.hotel.rooms_for[colour] & ALL_ROOMS & ~p.tiles


def room_for(p: Player, colour: i64) -> i64:
    """Return the space for a guest: the lowest and then leftmost of its colour.

    For a green one, the lowest of any colour in the rightmost column that has one.
    """
    spaces: i64 = empty_spaces(p, colour)
    if colour == GREEN:
        column: i64 = len(COLUMNS) - 1
        while spaces & COLUMNS[column] == 0:
            column -= 1
        spaces &= COLUMNS[column]
    return lowest(spaces)


class RemoveDie(Effect):
    """Take a die of the values n, a bit for each, without doing its action: of several values the one with most dice.

    If none of these values lies there, of all values.
    """

    def automatic(self, s: State, step: Step) -> bool:
        return True

    def run(self, s: State, step: Step) -> None:
        p = s.players[step.seat]
        value: i64 = fullest(s, p, step.n)
        if value == 0:
            value = fullest(s, p, ANY_DIE)
        p.turns += 1
        if value != 0:
            s.tell(events.DIE_TAKEN, p.seat, value, s.dice_on(value))
            s.dice -= BIT[8 * value - 8]


def fullest(s: State, p: Player, values: i64) -> i64:
    """Return the one of these values that most dice show, or 0 if no die shows any."""
    most: i64 = 1
    tied: i64 = 0
    for value in range(1, 7):
        dice: i64 = s.dice_on(value) if values & BIT[value - 1] else 0
        if dice > most:
            most = dice
            tied = 0
        if dice == most:
            tied |= BIT[value]
    return pointed_at(tied, points_right(p)) if tied else 0


class UncoverStaff(Effect):
    """Nature turns up a card of the private pile. It counts in the final scoring."""

    def possible(self, s: State, step: Step) -> bool:
        return s.players[step.seat].hand != 0

    def offers(self, s: State, step: Step, out: Legal) -> None:
        out.offer_members(DRAW_STAFF, STAFF_MEMBERS, s.players[step.seat].hand)

    def take(self, s: State, step: Step, choice: i64) -> None:
        p = s.players[step.seat]
        card: i64 = s.member(choice)
        p.hand ^= BIT[card]
        p.staff |= BIT[card]
        s.tell(events.STAFF_UNCOVERED, p.seat, card + 1, 0)


class CountDown(Effect):
    """Move the marker of objective n from III over II to I, where it claims the objective whatever it asks for.

    For any objective, and instead of one that is claimed already, it is the one whose marker is furthest behind.
    """

    def automatic(self, s: State, step: Step) -> bool:
        return True

    def run(self, s: State, step: Step) -> None:
        p = s.players[step.seat]
        letter: i64 = step.n
        if letter == ANY_LETTER or marker_on(p, letter) == ON_I:
            letter = furthest_behind(p)
        if letter < 0:
            s.tell(events.OBJECTIVE_MISSING, p.seat, 0, 0)
            return
        where: i64 = move_marker(p, letter)
        if where == ON_I:
            claim(s, p, letter)
        else:
            s.tell(events.COUNTED_DOWN, p.seat, s.objective(letter).number, PRINTED[where])


def furthest_behind(p: Player) -> i64:
    """Return the objective that is furthest from being claimed, or -1 if all are."""
    for where in (NOWHERE, ON_III, ON_II):
        tied: i64 = 0
        for letter in range(3):
            if marker_on(p, letter) == where:
                tied |= BIT[letter]
        if tied:
            return pointed_at(tied, points_right(p))
    return -1


class EndOfTurn(Effect):
    def automatic(self, s: State, step: Step) -> bool:
        return True

    def run(self, s: State, step: Step) -> None:
        s.tell(events.TURN_ENDED, step.seat, 0, 0)


REVEAL_CARD: Final = RevealCard("turn_up_card", by_nature=True)
HOUSE_GUEST: Final = HouseGuest("house_guest", Number("colour", most=ANY_COLOUR), "i:guest")
REMOVE_DIE: Final = RemoveDie("remove_die", Number("values", most=ANY_DIE))
UNCOVER_STAFF: Final = UncoverStaff("uncover_staff", icons="i:staff", by_nature=True)
COUNT_DOWN: Final = CountDown("count_down", Number("letter", most=ANY_LETTER), "i:objective")
END_OF_TURN: Final = EndOfTurn("end_of_turn")


def house_guest(colour: i64) -> Part:
    return Part(HOUSE_GUEST, colour)


def remove_die(*values: int) -> Part:
    """Take a die of one of these values away; without values, of any."""
    return Part(REMOVE_DIE, sum([1 << value - 1 for value in values]) if values else ANY_DIE)


def uncover_staff() -> Part:
    return Part(UNCOVER_STAFF, 0)


def count_down(letter: i64) -> Part:
    return Part(COUNT_DOWN, letter)
