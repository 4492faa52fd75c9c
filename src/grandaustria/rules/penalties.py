"""The penalties on the lower halves of the emperor tiles."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from grandaustria.rules.board import BIT, COLUMNS, FLOORS, TABLES, UP_TO_FLOOR, ones, total
from grandaustria.rules.cards import Penalty
from grandaustria.rules.choices import DISMISS_STAFF, REMOVE, STAFF_MEMBERS, Legal
from grandaustria.rules.events import FROM_TILES, STAFF_DISMISSED
from grandaustria.rules.ledger import lose_food, pay, score
from grandaustria.rules.player import Player
from grandaustria.rules.rooms import remove
from grandaustria.rules.staffing import RETURN
from grandaustria.rules.state import Effect, State, Step
from grandaustria.rules.terms import ROOM, Number, Values


class LoseKrones(Penalty):
    def __init__(self, krones: i64, otherwise: i64) -> None:
        values: Values = {"n": krones, "otherwise": otherwise}
        super().__init__(f"{krones} i:krone", "penalty-lose-krones", values, otherwise)
        self.krones: i64 = krones

    def possible(self, s: State, p: Player) -> bool:
        return p.krones >= self.krones

    def suffer(self, s: State, p: Player) -> None:
        pay(s, p, self.krones)


class LosePoints(Penalty):
    def __init__(self, points: i64) -> None:
        super().__init__(f"{points} i:points", "penalty-lose-points", {"n": points})
        self.points: i64 = points

    def suffer(self, s: State, p: Player) -> None:
        score(s, p, -self.points, FROM_TILES)


class LosePointsPerStaff(Penalty):
    def __init__(self, points: i64) -> None:
        super().__init__(f"{points} i:points / i:staff", "penalty-lose-points-per-staff", {"n": points})
        self.points: i64 = points

    def hurts(self, s: State, p: Player) -> bool:
        return p.staff != 0

    def suffer(self, s: State, p: Player) -> None:
        score(s, p, -self.points * ones(p.staff), FROM_TILES)


class LoseFood(Penalty):
    """Lose everything in the kitchen; with `served`, also the items on guests in the café."""

    def __init__(self, served: bool) -> None:
        icons = "i:food" if served else "i:kitchen"
        super().__init__(icons, "penalty-lose-food", {"served": "yes" if served else "no"})
        self.served = served

    def hurts(self, s: State, p: Player) -> bool:
        return self._loss(s, p) != 0

    def suffer(self, s: State, p: Player) -> None:
        lose_food(s, p, self._loss(s, p))
        p.kitchen = 0
        if self.served:
            for table in range(TABLES):
                guest: i64 = p.guest_at(table)
                if guest >= 0:
                    p.set_table(table, guest, s.ruleset.guests[guest].order)

    def _loss(self, s: State, p: Player) -> i64:
        loss: i64 = total(p.kitchen)
        if self.served:
            for table in range(TABLES):
                guest: i64 = p.guest_at(table)
                if guest >= 0:
                    loss += s.ruleset.guests[guest].size - total(p.missing_at(table))
        return loss


class ReturnFromHand(Penalty):
    def __init__(self, cards: i64, otherwise: i64) -> None:
        values: Values = {"n": cards, "otherwise": otherwise}
        super().__init__(f"{cards} i:staff", "penalty-return-from-hand", values, otherwise)
        self.cards: i64 = cards

    def possible(self, s: State, p: Player) -> bool:
        return ones(p.hand) >= self.cards

    def suffer(self, s: State, p: Player) -> None:
        s.push(RETURN, p.seat, self.cards)


def highest_floor(rooms: i64) -> i64:
    """Return those of the rooms that are on the highest floor with any."""
    floor: i64 = 3
    while floor > 0 and rooms & FLOORS[floor] == 0:
        floor -= 1
    return rooms & FLOORS[floor]


class RemoveFree(Effect):
    """Remove n free rooms, each from the highest floor that has one."""

    def possible(self, s: State, step: Step) -> bool:
        return step.n > 0 and s.players[step.seat].free_rooms() != 0

    def offers(self, s: State, step: Step, out: Legal) -> None:
        out.offer(REMOVE, highest_floor(s.players[step.seat].free_rooms()))

    def take(self, s: State, step: Step, choice: i64) -> None:
        remove(s, s.players[step.seat], choice - REMOVE)
        s.push(self, step.seat, step.n - 1)


REMOVE_FREE: Final = RemoveFree("remove_free_room", Number("count", most=2))


class RemoveFreeRooms(Penalty):
    def __init__(self, rooms: i64, otherwise: i64) -> None:
        values: Values = {"n": rooms, "otherwise": otherwise}
        super().__init__(f"{rooms} i:prepare", "penalty-remove-free-rooms", values, otherwise)
        self.rooms: i64 = rooms

    def possible(self, s: State, p: Player) -> bool:
        return ones(p.free_rooms()) >= self.rooms

    def suffer(self, s: State, p: Player) -> None:
        s.push(REMOVE_FREE, p.seat, self.rooms)


class RemoveBelow(Effect):
    """Remove an occupied room from the highest floor below room n that has one."""

    def possible(self, s: State, step: Step) -> bool:
        return self.rooms(s, step) != 0

    def offers(self, s: State, step: Step, out: Legal) -> None:
        out.offer(REMOVE, self.rooms(s, step))

    def take(self, s: State, step: Step, choice: i64) -> None:
        remove(s, s.players[step.seat], choice - REMOVE)

    def rooms(self, s: State, step: Step) -> i64:
        return highest_floor(s.players[step.seat].occupied & UP_TO_FLOOR[step.n // 5])


class RemoveBelowInColumn(RemoveBelow):
    """Remove an occupied room below room n in its column (first edition)."""

    def rooms(self, s: State, step: Step) -> i64:
        return s.players[step.seat].occupied & UP_TO_FLOOR[step.n // 5] & COLUMNS[step.n % 5]


class RemoveOccupied(Effect):
    """Remove an occupied room from the highest floor that has one, then one more below it."""

    def __init__(self, name: str, second: Effect) -> None:
        super().__init__(name)
        self.second = second

    def possible(self, s: State, step: Step) -> bool:
        return s.players[step.seat].occupied != 0

    def offers(self, s: State, step: Step, out: Legal) -> None:
        out.offer(REMOVE, highest_floor(s.players[step.seat].occupied))

    def take(self, s: State, step: Step, choice: i64) -> None:
        room: i64 = choice - REMOVE
        remove(s, s.players[step.seat], room)
        s.push(self.second, step.seat, room)


REMOVE_BELOW: Final = RemoveBelow("remove_occupied_room_below", ROOM)
REMOVE_BELOW_IN_COLUMN: Final = RemoveBelowInColumn("remove_occupied_room_below_in_column", ROOM)
REMOVE_TWO: Final = RemoveOccupied("remove_two_occupied_rooms", REMOVE_BELOW)
REMOVE_TWO_IN_COLUMN: Final = RemoveOccupied("remove_two_occupied_rooms_in_column", REMOVE_BELOW_IN_COLUMN)


class RemoveOccupiedRooms(Penalty):
    """Remove one room from the highest floor and one below it; with `in_column`, in its column (first edition)."""

    def __init__(self, in_column: bool = False) -> None:
        super().__init__("2 i:occupy", "penalty-remove-occupied-rooms", {"column": "yes" if in_column else "no"})
        self.effect = REMOVE_TWO_IN_COLUMN if in_column else REMOVE_TWO

    def hurts(self, s: State, p: Player) -> bool:
        return p.occupied != 0

    def suffer(self, s: State, p: Player) -> None:
        s.push(self.effect, p.seat, 0)


class DismissStaff(Effect):
    """Remove a final-scoring staff card that is in play from the game."""

    def possible(self, s: State, step: Step) -> bool:
        return s.players[step.seat].staff & s.ruleset.final_scoring != 0

    def offers(self, s: State, step: Step, out: Legal) -> None:
        out.offer_members(DISMISS_STAFF, STAFF_MEMBERS, s.players[step.seat].staff & s.ruleset.final_scoring)

    def take(self, s: State, step: Step, choice: i64) -> None:
        card: i64 = s.member(choice)
        s.players[step.seat].staff ^= BIT[card]
        s.dismissed |= BIT[card]
        s.tell(STAFF_DISMISSED, step.seat, card + 1, 0)


DISMISS: Final = DismissStaff("dismiss_staff")


class DismissFinalScoring(Penalty):
    def __init__(self, otherwise: i64) -> None:
        super().__init__("1 i:t-final", "penalty-dismiss-final-scoring", {"otherwise": otherwise}, otherwise)

    def possible(self, s: State, p: Player) -> bool:
        return p.staff & s.ruleset.final_scoring != 0

    def suffer(self, s: State, p: Player) -> None:
        s.push(DISMISS, p.seat, 0)
