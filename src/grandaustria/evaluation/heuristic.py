"""A hand-written evaluation of a position for one player, in points of the final score. Runs compiled."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from grandaustria.evaluation.parts import PER_TURN, Forecast, value_of_reward
from grandaustria.rules.board import (
    BIT,
    BLUE,
    FLOORS,
    GREEN,
    GROUP_POINTS,
    GROUP_STEPS,
    ITEM,
    OBJECTIVE_POINTS,
    RED,
    SPACE_POINTS,
    count,
    lowest,
    ones,
    total,
)
from grandaustria.rules.player import Player
from grandaustria.rules.ruleset import Ruleset
from grandaustria.rules.state import State

# The value of the reward and of the penalty of each emperor tile, A1 to C4.
REWARDS: Final[tuple[float, ...]] = (3.0, 2.6, 4.0, 3.0, 5.0, 5.0, 6.5, 5.0, 8.0, 6.0, 8.0, 6.0)
PENALTIES: Final[tuple[float, ...]] = (3.5, 3.0, 2.5, 2.5, 6.0, 5.5, 4.0, 5.0, 8.0, 8.0, 8.0, 9.0)


class Weights:
    """The weights of the heuristic, in points unless stated otherwise."""

    def __init__(self) -> None:
        self.krone: float = 1.32  # each of the first krones, beyond the point it scores at the end
        self.krones: float = 6.52  # how many krones are the first
        self.item: float = 3.01  # an item still missing from an order
        self.serve: float = 1.52  # a missing item that the kitchen has and will give up
        self.store: float = 0.04  # an item in the kitchen, beyond its point
        self.reward: float = 1.26  # a guest's reward, relative to its value
        self.floor: float = 6.02  # what a guest's room will score
        self.tenant: float = 3.83  # a guest served and housed, for the table and the time it took
        self.delay: float = 0.20  # a guest who could have moved in
        self.no_room: float = 3.98  # the cost of a room that a guest still lacks
        self.table: float = 0.74  # a free table
        self.room: float = 3.32  # a free room for guests to come
        self.second: float = 0.77  # the second room of a colour, relative to the first
        self.group: float = 1.00  # a group that has been started, as a share of its bonus
        self.step: float = 0.22  # emperor steps expected per turn
        self.favour: float = 0.58  # rewards and penalties of emperor tiles, relative to their value
        self.prize: float = 0.23  # an objective within reach, as a share of its points
        self.service: float = 1.32  # staff that help during play, relative to their value
        self.growth: float = 0.15  # what final-scoring staff will still gain, relative to the forecast
        self.card: float = 0.19  # a card in hand, as a share of its value in play
        self.capacity: float = 1.02  # items that can be served per turn
        self.doubt: float = 1.37  # how soft that limit is
        self.waiting: float = 5.14  # the value of passing, for a turn with other dice


class Heuristic:
    def __init__(self, ruleset: Ruleset, weights: Weights) -> None:
        self.w = weights
        self.scored_after: tuple[int, ...] = tuple(after for after, _ in ruleset.scorings)
        self.falls: tuple[int, ...] = tuple(fall for _, fall in ruleset.scorings)
        self.scorings_valued: i64 = -1  # what their last value depended on
        self.scorings_value: float = 0.0
        self.rewards: list[float] = [value_of_reward(guest) for guest in ruleset.guests]
        self.per_turn: list[float] = [PER_TURN.get(card.number, 0.0) for card in ruleset.staff]
        self.forecasts: list[Forecast | None] = [
            Forecast(card.final) if card.final is not None else None for card in ruleset.staff
        ]

    def evaluate(self, s: State, p: Player) -> float:
        turns: float = float(turns_left(s, p))
        value: float = float(p.points)
        value += self.stores(p, turns)
        value += self.rooms(p, turns)
        value += self.cafe(s, p, turns)
        value += self.emperor(s, p)
        value += self.prizes(s, p, turns)
        value += self.staff(s, p, turns)
        return value

    def stores(self, p: Player, turns: float) -> float:
        """Value krones and the kitchen: a point each at the end of the game, and more while they can be used."""
        use: float = min(turns / 6.0, 1.0)
        items: float = float(total(p.kitchen))
        krones: float = float(p.krones)
        return krones + self.w.krone * min(krones, self.w.krones) * use + items + self.w.store * min(items, 6.0) * use

    def rooms(self, p: Player, turns: float) -> float:
        value: float = 0.0
        for floor in range(4):
            value += float((floor + 1) * ones(p.occupied & FLOORS[floor]))
        for index in range(len(p.hotel.groups)):
            group: i64 = p.hotel.groups[index]
            taken: i64 = ones(p.occupied & group)
            if taken > 0 and p.groups_paid & BIT[index] == 0 and turns > 0.0:
                size: i64 = ones(group)
                colour: i64 = p.hotel.colour_of[lowest(group)]
                bonus: float = float(GROUP_POINTS[size] if colour == BLUE else GROUP_STEPS[size])
                part: float = float(taken) / float(size)
                value += self.w.group * bonus * part * part
        return value

    def cafe(self, s: State, p: Player, turns: float) -> float:
        """Value guests by the chance of serving and housing them, and the free rooms left for others."""
        w = self.w
        free: i64 = p.free_rooms()
        blue: i64 = ones(free & p.hotel.rooms_for[BLUE])
        red: i64 = ones(free & p.hotel.rooms_for[RED])
        yellow: i64 = ones(free) - blue - red
        kitchen: i64 = p.kitchen
        soon: float = min(turns / 4.0, 1.0)
        value: float = w.tenant * soon * float(ones(p.occupied))
        for table in range(3):
            index: i64 = p.guest_at(table)
            if index < 0:
                value += w.table * soon
                continue
            guest = s.ruleset.guests[index]
            missing: i64 = p.missing_at(table)
            stored: i64 = at_hand(missing, kitchen)
            kitchen -= stored
            effort: float = float(total(missing - stored))
            housed = True
            if guest.colour == BLUE:
                housed = blue > 0
                blue -= 1 if housed else 0
            elif guest.colour == RED:
                housed = red > 0
                red -= 1 if housed else 0
            elif guest.colour == GREEN:
                housed = blue + red + yellow > 0
            else:
                housed = yellow > 0
                yellow -= 1 if housed else 0
            cost: float = w.item * effort + w.serve * float(total(stored))
            effort += 0.3 * float(total(stored))
            if not housed:
                effort += 1.5
                cost += w.no_room
            others: float = self._lighter_efforts(p, table)
            slack: float = w.capacity * turns - effort - 0.6 * others
            likely: float = 0.0
            if turns > 0.0:
                likely = 0.5 + slack / (2.0 * (abs(slack) + w.doubt))
            gain: float = float(guest.points) + w.reward * self.rewards[index] + w.floor + w.tenant * soon - w.delay
            value += likely * (gain - cost) - 5.0 * (1.0 - likely)
        return value + w.room * soon * (self._spare(blue) + self._spare(red) + self._spare(yellow))

    def _spare(self, rooms: i64) -> float:
        """Return the value of free rooms of one colour, in units of the first. More than three do not help."""
        return 1.0 + self.w.second * float(min(rooms - 1, 2)) if rooms > 0 else 0.0

    def _lighter_efforts(self, p: Player, table: i64) -> float:
        """Count the items missing from orders that will be served before this one."""
        own: i64 = total(p.missing_at(table))
        others: i64 = 0
        for other in range(3):
            if other != table:
                effort: i64 = total(p.missing_at(other))
                if effort < own or (effort == own and other < table):
                    others += effort
        return float(others)

    def emperor(self, s: State, p: Player) -> float:
        """Value the scorings to come, from where the marker will probably stand. Most choices leave that as it is."""
        depends_on: i64 = s.tiles << 16 | s.round << 12 | p.turns << 8 | p.emperor
        if depends_on != self.scorings_valued:
            self.scorings_valued = depends_on
            self.scorings_value = self._scorings_to_come(s, p)
        return self.scorings_value

    def _scorings_to_come(self, s: State, p: Player) -> float:
        value: float = 0.0
        space: float = float(p.emperor)
        before: i64 = turns_until(s, p, 0)
        for scoring in range(len(self.falls)):
            until: i64 = turns_until(s, p, self.scored_after[scoring])
            if until < 0:
                continue
            space = min(space + self.w.step * float(until - before), 13.0)
            before = until
            low: i64 = int(space)
            high: i64 = min(low + 1, 13)
            value += float(SPACE_POINTS[low]) + (space - float(low)) * float(SPACE_POINTS[high] - SPACE_POINTS[low])
            space = max(space - float(self.falls[scoring]), 0.0)
            tile: i64 = (s.tiles >> (8 * scoring)) & 255
            value += self.w.favour * REWARDS[tile] * min(max(space - 2.0, 0.0), 1.0)
            value -= self.w.favour * PENALTIES[tile] * max(1.0 - space, 0.0)
        return value

    def prizes(self, s: State, p: Player, turns: float) -> float:
        if turns <= 0.0:
            return 0.0
        value: float = 0.0
        for letter in range(3):
            if p.place_claimed(letter) == 0:
                claimed: i64 = s.claimed(letter)
                if claimed < 3:
                    part: float = s.objective(letter).condition.progress(s, p)
                    if part >= 1.0:
                        value += 0.95 * float(OBJECTIVE_POINTS[claimed])
                    else:
                        value += self.w.prize * part * part * part * float(OBJECTIVE_POINTS[claimed])
        return value

    def staff(self, s: State, p: Player, turns: float) -> float:
        return self.staff_in_play(s, p, turns) + self.hand(s, p, turns)

    def staff_in_play(self, s: State, p: Player, turns: float) -> float:
        value: float = 0.0
        cards: i64 = p.staff
        while cards:
            value += self.card(s, p, lowest(cards), turns)
            cards &= cards - 1
        return value

    def hand(self, s: State, p: Player, turns: float) -> float:
        value: float = 0.0
        if turns > 0.0:
            cards: i64 = p.hand
            while cards:
                index: i64 = lowest(cards)
                promise: float = self.card(s, p, index, turns) - float(s.ruleset.staff[index].cost) + 2.5
                if promise > 0.0:
                    value += self.w.card * promise * min(turns / 4.0, 1.0)
                cards &= cards - 1
        return value

    def card(self, s: State, p: Player, index: i64, turns: float) -> float:
        forecast = self.forecasts[index]
        if forecast is not None:
            return forecast.value(float(forecast.final.points(s, p)), turns * self.w.growth)
        return self.w.service * self.per_turn[index] * turns


def at_hand(missing: i64, kitchen: i64) -> i64:
    """Return the missing items that are in the kitchen."""
    items: i64 = 0
    if missing and kitchen:
        for food in range(4):
            item: i64 = ITEM[food]
            items += min(count(missing, food), count(kitchen, food)) * item
    return items


def turns_left(s: State, p: Player) -> i64:
    return 2 * (s.ruleset.rounds - s.round) + 2 - p.turns


def turns_until(s: State, p: Player, end: i64) -> i64:
    """Return the player's turns until the end of the round `end`: 0 for round 0, -1 if it is over already."""
    if end == 0:
        return 0
    return 2 * (end - s.round) + 2 - p.turns if end >= s.round else -1
