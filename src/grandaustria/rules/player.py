"""A player's things: krones, kitchen, café, hotel, staff, and the markers on the tracks."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64, mypyc_attr

from grandaustria.rules.board import Hotel

if TYPE_CHECKING:
    from grandaustria.rules.role import Role

NO_GUEST: Final = -1

# The attributes of a player that can change.
VALUES: Final = (
    "krones", "emperor", "points", "kitchen", "guest0", "guest1", "guest2", "missing0", "missing1", "missing2", "tiles",
    "occupied", "groups_paid", "hand", "staff", "used", "pack", "claims", "turns", "passed", "memory",
)  # fmt: skip


@mypyc_attr(acyclic=True)
class Player:
    def __init__(self, seat: i64, hotel: Hotel, role: Role) -> None:
        self.seat: i64 = seat
        self.hotel = hotel
        self.role = role
        self.krones: i64 = 0
        self.emperor: i64 = 0
        self.points: i64 = 0
        self.kitchen: i64 = 0
        # The three tables of the café: the guest and the items still missing from its order.
        self.guest0: i64 = NO_GUEST
        self.guest1: i64 = NO_GUEST
        self.guest2: i64 = NO_GUEST
        self.missing0: i64 = 0
        self.missing1: i64 = 0
        self.missing2: i64 = 0
        self.tiles: i64 = 0  # rooms prepared, free or occupied
        self.occupied: i64 = 0
        self.groups_paid: i64 = 0
        self.hand: i64 = 0
        self.staff: i64 = 0  # in play
        self.used: i64 = 0  # once-per-round staff used in this round
        self.pack: i64 = 0  # staff to choose from in the draft
        self.claims: i64 = 0  # two bits for each objective A, B, C: 0 if not claimed, else the place
        self.turns: i64 = 0  # numbers covered on the turn-order tile in this round
        self.passed = False
        self.memory: tuple[int, ...] = ()  # numbers that the role keeps

    def copy(self) -> Player:
        twin = Player(self.seat, self.hotel, self.role)
        twin.krones = self.krones
        twin.emperor = self.emperor
        twin.points = self.points
        twin.kitchen = self.kitchen
        twin.guest0 = self.guest0
        twin.guest1 = self.guest1
        twin.guest2 = self.guest2
        twin.missing0 = self.missing0
        twin.missing1 = self.missing1
        twin.missing2 = self.missing2
        twin.tiles = self.tiles
        twin.occupied = self.occupied
        twin.groups_paid = self.groups_paid
        twin.hand = self.hand
        twin.staff = self.staff
        twin.used = self.used
        twin.pack = self.pack
        twin.claims = self.claims
        twin.turns = self.turns
        twin.passed = self.passed
        twin.memory = self.memory
        return twin

    def values(self) -> list[object]:
        return [getattr(self, name) for name in VALUES]

    def take_values(self, values: list[object]) -> None:
        for name, value in zip(VALUES, values, strict=True):
            setattr(self, name, value)

    def guest_at(self, table: i64) -> i64:
        if table == 0:
            return self.guest0
        return self.guest1 if table == 1 else self.guest2

    def missing_at(self, table: i64) -> i64:
        if table == 0:
            return self.missing0
        return self.missing1 if table == 1 else self.missing2

    def set_table(self, table: i64, guest: i64, missing: i64) -> None:
        if table == 0:
            self.guest0 = guest
            self.missing0 = missing
        elif table == 1:
            self.guest1 = guest
            self.missing1 = missing
        else:
            self.guest2 = guest
            self.missing2 = missing

    def free_table(self) -> i64:
        """Return the first table without a guest, or -1."""
        if self.guest0 < 0:
            return 0
        if self.guest1 < 0:
            return 1
        return 2 if self.guest2 < 0 else -1

    def missing(self) -> i64:
        """Return which kinds of food guests still wait for, as fields that are not 0; their values are not counts."""
        return self.missing0 | self.missing1 | self.missing2

    def free_rooms(self) -> i64:
        return self.tiles & ~self.occupied

    def place_claimed(self, objective: i64) -> i64:
        return (self.claims >> (2 * objective)) & 3
