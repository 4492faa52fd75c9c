"""Several effects at once, in any order the player likes."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from grandaustria.rules.choices import DONE, Legal
from grandaustria.rules.gains import GainKrones
from grandaustria.rules.state import Effect, Part, State, Step


class AnyOrder(Effect):
    """Resolves each part of the step once. Gains that cannot overflow happen by themselves, in printed order.

    The player picks the next part by answering with its first choice. `DONE` declines the rest once only optional
    parts are left.
    """

    def asks(self, s: State, step: Step) -> bool:
        parts = step.parts
        if parts is None:
            return False
        if parts.below is None:
            s.push(parts.effect, step.seat, parts.n)
            return False
        part = self._next_by_itself(s, parts)
        if part is not None:
            push_any_order(s, step.seat, without(parts, part))
            part.effect.run(s, part)
            return False
        left: Step | None = parts
        while left is not None:
            if left.effect.possible(s, left):
                return True
            left = left.below
        return False

    def _next_by_itself(self, s: State, parts: Step) -> Step | None:
        part: Step | None = parts
        krones: Step | None = None
        spending = False
        while part is not None:
            if part.effect.automatic(s, part):
                return part
            if krones is None and isinstance(part.effect, GainKrones):
                krones = part
            spending = spending or part.effect.spends(s, part)
            part = part.below
        return None if spending else krones

    def choices(self, s: State, step: Step, out: Legal) -> None:
        part = step.parts
        may_decline = True
        while part is not None:
            if part.effect.possible(s, part):
                may_decline = may_decline and part.effect.optional
                part.effect.offers(s, part, out)
            part = part.below
        if may_decline:
            out.offer(DONE, 1)

    def take(self, s: State, step: Step, choice: i64) -> None:
        part = part_taking(s, step, choice)
        assert part is not None
        push_any_order(s, step.seat, without(step.parts, part))
        part.effect.take(s, part, choice)


ANY_ORDER: Final = AnyOrder("any_order")


def part_taking(s: State, step: Step, choice: i64) -> Step | None:
    """Return the part that offers the choice; of several, the one that wastes the least of its discount."""
    best: Step | None = None
    least: i64 = 0
    part = step.parts
    while part is not None:
        if part.effect.possible(s, part):
            offered = Legal(s.ruleset.space)
            part.effect.offers(s, part, offered)
            if offered.has(choice):
                wasted: i64 = part.effect.wasted(s, part, choice)
                if best is None or wasted < least:
                    best = part
                    least = wasted
        part = part.below
    return best


def without(parts: Step | None, gone: Step) -> Step | None:
    if parts is None or parts is gone:
        return None if parts is None else parts.below
    return Step(parts.effect, parts.seat, parts.n, None, without(parts.below, gone))


def chain(part: Part, seat: i64, rest: Step | None) -> Step:
    return Step(part.effect, seat, part.n, None, rest)


def push_any_order(s: State, seat: i64, parts: Step | None) -> None:
    if parts is not None:
        s.agenda = Step(ANY_ORDER, seat, 0, parts, s.agenda)
