"""Leopold's turn as the rules say it, on plain JSON and without the engine: what must be told of it, event by event."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Any

from grandaustria.cards.guests import GUESTS
from grandaustria.cards.hotels import HOTELS
from grandaustria.rules.board import COLOURS

# number, guests, die, actions, hand; x@2 counts on levels 2 and 3, x@3 on level 3
CARDS = """
193 | blue         | 1   | objective(any)@3               | right
194 | red          | 2   | emperor+1; objective(B)        | left
195 | any          | 3   | objective(C)                   | right
196 | yellow       | 4   | emperor+2; objective(A)@2      | left
197 | green@2      | 5   | emperor+3                      | right
198 | red          | 6   | staff; objective(B)@3          | left
199 | blue         | any | emperor+2; objective(C)        | right
200 | any@3        | any | objective(A)                   | left
201 | yellow       | any | emperor+1; staff               | right
202 | red          | any | emperor+3; objective(any)@2    | left
203 | green; any@2 | any | objective(A)                   | right
204 | green        | any | objective(B)                   | left
205 | blue         | any | emperor+2; staff@2             | right
206 | yellow       | any | staff; emperor+2@2             | left
207 | red; any@3   | 1,2 | emperor+2; staff@3             | right
208 | any          | 3,4 | emperor+1; objective(C)@3      | left
209 | green        | 5,6 | emperor+1; objective(A)        | right
210 | blue         | 2,3 | emperor+4                      | left
211 | any          | 4,5 | objective(B); emperor+2        | right
212 | yellow; any  | 1,6 | objective(C)                   | left
"""
ROWS = {int(row.split("|")[0]): [cell.strip() for cell in row.split("|")[1:]] for row in CARDS.strip().splitlines()}
NIGHT = [COLOURS[colour] for colour in HOTELS[0].colour_of]
PRINTED_POINTS = {13: 1, 14: 1, 17: 2, 18: 2, 19: 2}
COLOUR_OF = {guest.number: COLOURS[guest.colour] for guest in GUESTS}
POINTS_OF = {guest.number: guest.points for guest in GUESTS}

Event = dict[str, Any]


def listed(cell: str, level: int) -> list[str]:
    """The entries of a cell that count on this level."""
    found = [entry.strip().partition("@") for entry in cell.split(";")]
    return [name for name, _, least in found if name and int(least or 1) <= level]


def pointed_at(tied: list[Any], hand: str) -> Any:
    return tied[0] if hand == "left" else tied[-1]


class Turn:
    """A turn on the snapshot before it. `draws` are the guests and staff that nature drew in it."""

    def __init__(self, snapshot: dict[str, Any], card: int, draws: list[int]) -> None:
        self.him = snapshot["players"][1]
        self.person = snapshot["players"][0]
        self.guests, self.die, self.actions, self.hand = ROWS[card]
        self.level = snapshot["options"]["level"]
        self.card = card
        self.queue = list(snapshot["queue"])
        self.dice = list(snapshot["dice"])
        self.objectives = snapshot["objectives"]
        self.rooms = list("".join(self.him["rooms"]))
        self.emperor = self.him["emperor"]
        self.claims = dict(self.him["claims"])
        self.countdown = dict(self.him["automa"]["countdown"])
        self.draws = list(draws)

    def events(self) -> Iterator[Event]:
        yield {"event": "card_revealed", "card": self.card}
        for colour in listed(self.guests, self.level):
            yield from self.take_guest(colour)
        yield from self.take_die()
        for action in listed(self.actions, self.level):
            yield from self.act(action)
        yield {"event": "turn_ended"}

    def spaces(self, colour: str) -> list[int]:
        """Empty spaces in the order in which he fills them."""
        if colour == "green":
            order = [5 * floor + column for column in (4, 3, 2, 1, 0) for floor in range(4)]
        else:
            order = [room for room in range(20) if NIGHT[room] == colour]
        return [room for room in order if self.rooms[room] == "."]

    def take_guest(self, colour: str) -> Iterator[Event]:
        eligible = [guest for guest in self.queue if self.spaces(COLOUR_OF[guest])]
        considered = [guest for guest in eligible if COLOUR_OF[guest] == colour] or eligible
        if not considered:
            yield {"event": "guest_missing"}
            return
        most = max(POINTS_OF[guest] for guest in considered)
        guest = pointed_at([each for each in considered if POINTS_OF[each] == most], self.hand)
        room = self.spaces(COLOUR_OF[guest])[0]
        self.rooms[room] = "o"
        self.queue.remove(guest)
        yield {"event": "guest_taken", "guest": guest, "cost": 0}
        yield {"event": "moved_in", "guest": guest, "room": room}
        yield from points(POINTS_OF[guest], "guests")
        yield from points(PRINTED_POINTS.get(room, 0), "rooms")
        self.queue.insert(0, self.draws.pop(0))

    def take_die(self) -> Iterator[Event]:
        named = range(1, 7) if self.die == "any" else [int(value) for value in self.die.split(",")]
        lying = [value for value in named if self.dice[value - 1]] or [v for v in range(1, 7) if self.dice[v - 1]]
        most = max(self.dice[value - 1] for value in lying)
        value = pointed_at([value for value in lying if self.dice[value - 1] == most], self.hand)
        yield {"event": "die_taken", "value": value, "dice": most}

    def act(self, action: str) -> Iterator[Event]:
        if action == "staff":
            yield {"event": "staff_uncovered", "staff": self.draws.pop(0)}
        elif steps := re.fullmatch(r"emperor\+(\d)", action):
            yield from self.walk(int(steps[1]))
        else:
            yield from self.count_down(action.removeprefix("objective(").removesuffix(")"))

    def walk(self, steps: int) -> Iterator[Event]:
        moved = min(steps, 13 - self.emperor)
        self.emperor += moved
        if moved:
            yield {"event": "emperor", "change": moved, "space": self.emperor}
        yield from points(steps - moved, "emperor_steps")

    def count_down(self, letter: str) -> Iterator[Event]:
        if letter == "any" or letter in self.claims:
            behind = {each: self.countdown.get(each, 4) for each in "ABC"}
            unclaimed = [each for each in "ABC" if each not in self.claims]
            if not unclaimed:
                yield {"event": "objective_missing"}
                return
            most = max(behind[each] for each in unclaimed)
            letter = pointed_at([each for each in unclaimed if behind[each] == most], self.hand)
        objective = self.objectives["ABC".index(letter)]
        marker = self.countdown.get(letter, 4) - 1
        if marker > 1:
            self.countdown[letter] = marker
            yield {"event": "counted_down", "objective": objective, "marker": marker}
            return
        place = 2 if letter in self.person["claims"] else 1
        self.claims[letter] = place
        del self.countdown[letter]
        yield {"event": "objective_claimed", "objective": objective, "place": place}
        yield from points(15 if place == 1 else 10, "objectives")


def points(change: int, source: str) -> Iterator[Event]:
    if change:
        yield {"event": "points", "change": change, "source": source}
