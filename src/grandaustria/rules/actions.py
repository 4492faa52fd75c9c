"""The six main actions, and E. Gizia's extra one."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from grandaustria.rules import events
from grandaustria.rules.any_order import push_any_order
from grandaustria.rules.board import BIT, CAKE, COFFEE, STRUDEL, WINE
from grandaustria.rules.choices import AMOUNT, COPY, EXTRA_ACTION, Legal
from grandaustria.rules.gains import GAIN_FOOD
from grandaustria.rules.ledger import gain_krones, pay, step_forward
from grandaustria.rules.rooms import prepare_room
from grandaustria.rules.staffing import play_staff
from grandaustria.rules.state import Effect, Part, State, Step
from grandaustria.rules.terms import STRENGTH

ALL_FIVE: Final = 0b11111


class SplitFood(Effect):
    """Gain n items of two kinds, never more of the second than of the first."""

    def __init__(self, name: str, first: i64, second: i64) -> None:
        super().__init__(name, STRENGTH)
        self.first: i64 = first
        self.second: i64 = second

    def possible(self, s: State, step: Step) -> bool:
        return True

    def offers(self, s: State, step: Step, out: Legal) -> None:
        out.offer(AMOUNT, BIT[step.n // 2 + 1] - 1)

    def take(self, s: State, step: Step, choice: i64) -> None:
        amount: i64 = choice - AMOUNT
        s.push(GAIN_FOOD[self.second], step.seat, amount)
        s.push(GAIN_FOOD[self.first], step.seat, step.n - amount)


class SplitKrones(Effect):
    """Gain n krones and emperor steps in total, split as the player likes."""

    def possible(self, s: State, step: Step) -> bool:
        return True

    def offers(self, s: State, step: Step, out: Legal) -> None:
        out.offer(AMOUNT, BIT[step.n + 1] - 1)

    def take(self, s: State, step: Step, choice: i64) -> None:
        p = s.players[step.seat]
        amount: i64 = choice - AMOUNT
        gain_krones(s, p, amount)
        step_forward(s, p, step.n - amount)


class KronesAndSteps(Effect):
    """Gain n krones and n emperor steps."""

    def automatic(self, s: State, step: Step) -> bool:
        return True

    def run(self, s: State, step: Step) -> None:
        p = s.players[step.seat]
        gain_krones(s, p, step.n)
        step_forward(s, p, step.n)


FOOD_ACTION: Final = SplitFood("food_action", STRUDEL, CAKE)
DRINKS_ACTION: Final = SplitFood("drinks_action", WINE, COFFEE)
KRONES_ACTION: Final = SplitKrones("krones_action", STRENGTH)
KRONES_AND_STEPS: Final = KronesAndSteps("krones_and_emperor_steps", STRENGTH)

_MAIN_ACTIONS: Final[list[Effect]] = [
    FOOD_ACTION,
    DRINKS_ACTION,
    prepare_room().effect,
    KRONES_ACTION,
    play_staff(0).effect,
]


def push_action(s: State, seat: i64, action: i64, strength: i64, both: bool, also: Step | None) -> None:
    """Push main action 1 to 5; the player may resolve `also` before or after it."""
    s.tell(events.ACTION, seat, action, strength)
    effect = _MAIN_ACTIONS[action - 1]
    if both and action == 4:
        effect = KRONES_AND_STEPS
    push_any_order(s, seat, Step(effect, seat, strength, None, also))


class CopyAction(Effect):
    """Main action 6: pay the fee and do one of the other five with strength n."""

    def __init__(self, name: str, fee: i64, optional: bool) -> None:
        super().__init__(name, STRENGTH, optional=optional)
        self.fee: i64 = fee

    def possible(self, s: State, step: Step) -> bool:
        return s.players[step.seat].krones >= self.fee

    def offers(self, s: State, step: Step, out: Legal) -> None:
        out.offer(COPY, ALL_FIVE)

    def take(self, s: State, step: Step, choice: i64) -> None:
        pay(s, s.players[step.seat], self.fee)
        push_action(s, step.seat, choice - COPY + 1, step.n, False, None)


COPY_ACTION: Final = CopyAction("copy_action", 1, optional=True)
COPY_ACTION_BOOSTED: Final = CopyAction("copy_action_boosted", 1, optional=False)
COPY_ACTION_FREE: Final = CopyAction("copy_action_free", 0, optional=False)


class ExtraAction(Effect):
    """Do the main action of any space that has a die, without taking the die."""

    def possible(self, s: State, step: Step) -> bool:
        return s.dice != 0

    def offers(self, s: State, step: Step, out: Legal) -> None:
        for value in range(1, 7):
            if s.dice_on(value) and (value < 6 or s.players[step.seat].krones >= 1):
                out.offer(EXTRA_ACTION + value - 1, 1)

    def take(self, s: State, step: Step, choice: i64) -> None:
        push_space(s, step.seat, choice - EXTRA_ACTION + 1, 0)


def push_space(s: State, seat: i64, value: i64, boost: i64) -> None:
    """Push the action of a space without taking a die; a 6 costs its krone."""
    strength: i64 = s.dice_on(value) + boost
    if value == 6:
        s.push(COPY_ACTION_BOOSTED, seat, strength)
    else:
        push_action(s, seat, value, strength, False, None)


class ExtraTurn(Effect):
    """Take another turn after this one, without a die (first edition)."""

    def automatic(self, s: State, step: Step) -> bool:
        return True

    def run(self, s: State, step: Step) -> None:
        s.extra_turns += 1
        s.tell(events.EXTRA_TURN, step.seat, 0, 0)


EXTRA: Final = ExtraAction("extra_action", icons="i:extra", optional=True)
EXTRA_TURN: Final = ExtraTurn("extra_turn", icons="i:extra i:bell")


def extra_action() -> Part:
    return Part(EXTRA, 0)


def extra_turn() -> Part:
    return Part(EXTRA_TURN, 0)
