"""Effects that only give: krones, emperor steps, points, food and drinks."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from grandaustria.rules.board import BIT, CAKE, COFFEE, EVERY_FOOD, FOODS, ITEM_FIELD, MOST_KRONES, STRUDEL, WINE, kinds
from grandaustria.rules.choices import KITCHEN, PUT, TAKE_KRONES, Legal
from grandaustria.rules.events import FOOD_PUT, FROM_GROUPS, FROM_STAFF, FROM_TILES
from grandaustria.rules.ledger import gain_krones, put_on_table, score, step_forward, store
from grandaustria.rules.player import Player
from grandaustria.rules.state import Effect, Part, State, Step
from grandaustria.rules.terms import HOW_MANY, HOW_MUCH


class GainKrones(Effect):
    def asks(self, s: State, step: Step) -> bool:
        self.run(s, step)
        return False

    def automatic(self, s: State, step: Step) -> bool:
        return s.players[step.seat].krones + step.n <= MOST_KRONES

    def run(self, s: State, step: Step) -> None:
        gain_krones(s, s.players[step.seat], step.n)

    def possible(self, s: State, step: Step) -> bool:
        return True

    def offers(self, s: State, step: Step, out: Legal) -> None:
        out.offer(TAKE_KRONES, 1)

    def take(self, s: State, step: Step, choice: i64) -> None:
        self.run(s, step)


class GainSteps(Effect):
    def automatic(self, s: State, step: Step) -> bool:
        return True

    def run(self, s: State, step: Step) -> None:
        step_forward(s, s.players[step.seat], step.n)


class GainPoints(Effect):
    def __init__(self, name: str, source: i64, icons: str = "") -> None:
        super().__init__(name, HOW_MUCH, icons)
        self.source: i64 = source

    def automatic(self, s: State, step: Step) -> bool:
        return True

    def run(self, s: State, step: Step) -> None:
        score(s, s.players[step.seat], step.n, self.source)


def offer_places(p: Player, foods: i64, out: Legal) -> None:
    """Offer to put these kinds of food on any table that waits for them, or into the kitchen."""
    places: i64 = foods & kinds(p.missing0) | (foods & kinds(p.missing1)) << 4 | (foods & kinds(p.missing2)) << 8
    out.offer(PUT, places | foods << 4 * KITCHEN)


class GainFood(Effect):
    """Gain n items of one kind. The player puts them on orders one by one, and the rest into the kitchen at once."""

    def __init__(self, food: i64) -> None:
        super().__init__("gain_" + FOODS[food], HOW_MANY, "i:" + FOODS[food])
        self.food: i64 = food

    def automatic(self, s: State, step: Step) -> bool:
        return s.players[step.seat].missing() & ITEM_FIELD[self.food] == 0

    def run(self, s: State, step: Step) -> None:
        if step.n > 0:
            store(s, s.players[step.seat], self.food, step.n)

    def possible(self, s: State, step: Step) -> bool:
        return step.n > 0

    def offers(self, s: State, step: Step, out: Legal) -> None:
        offer_places(s.players[step.seat], BIT[self.food], out)

    def take(self, s: State, step: Step, choice: i64) -> None:
        p = s.players[step.seat]
        table: i64 = (choice - PUT) // 4
        if table == KITCHEN:
            store(s, p, self.food, step.n)
        else:
            put_on_table(s, p, self.food, table, FOOD_PUT)
            s.push(self, step.seat, step.n - 1)


class GainAnyFood(Effect):
    """Gain n items of any kind, chosen and placed one at a time."""

    def possible(self, s: State, step: Step) -> bool:
        return step.n > 0

    def offers(self, s: State, step: Step, out: Legal) -> None:
        offer_places(s.players[step.seat], EVERY_FOOD, out)

    def take(self, s: State, step: Step, choice: i64) -> None:
        p = s.players[step.seat]
        food: i64 = (choice - PUT) % 4
        table: i64 = (choice - PUT) // 4
        if table == KITCHEN:
            store(s, p, food, 1)
        else:
            put_on_table(s, p, food, table, FOOD_PUT)
        s.push(self, step.seat, step.n - 1)


GAIN_KRONES: Final = GainKrones("gain_krones", HOW_MUCH, "i:krone")
GAIN_STEPS: Final = GainSteps("gain_emperor_steps", HOW_MUCH, "i:emperor")
GROUP_BONUS_POINTS: Final = GainPoints("gain_group_points", FROM_GROUPS)
STAFF_POINTS: Final = GainPoints("gain_staff_points", FROM_STAFF, "i:points")
TILE_POINTS: Final = GainPoints("gain_tile_points", FROM_TILES, "i:points")
GAIN_FOOD: Final[tuple[GainFood, ...]] = (GainFood(STRUDEL), GainFood(CAKE), GainFood(WINE), GainFood(COFFEE))
GAIN_ANY_FOOD: Final = GainAnyFood("gain_any_food", HOW_MANY, "i:food")


def krones(n: i64) -> Part:
    return Part(GAIN_KRONES, n)


def emperor(n: i64) -> Part:
    return Part(GAIN_STEPS, n)


def group_points(n: i64) -> Part:
    return Part(GROUP_BONUS_POINTS, n)


def staff_points(n: i64) -> Part:
    return Part(STAFF_POINTS, n)


def tile_points(n: i64) -> Part:
    return Part(TILE_POINTS, n)


def strudel(n: i64) -> Part:
    return Part(GAIN_FOOD[STRUDEL], n)


def cake(n: i64) -> Part:
    return Part(GAIN_FOOD[CAKE], n)


def wine(n: i64) -> Part:
    return Part(GAIN_FOOD[WINE], n)


def coffee(n: i64) -> Part:
    return Part(GAIN_FOOD[COFFEE], n)


def any_food(n: i64) -> Part:
    return Part(GAIN_ANY_FOOD, n)
