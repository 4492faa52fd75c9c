"""Instruction cards: what an automa does in a turn, step by step, and which side its hand points at."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from grandaustria.rules.board import lowest
from grandaustria.rules.state import Part

LEVELS: Final = 3


class Instruction:
    """A step of a card, which counts from a level on."""

    def __init__(self, part: Part, level: i64 = 1) -> None:
        self.part = part
        self.level: i64 = level


class InstructionCard:
    """One turn: guests, a die and additional actions, in this order. The hand points to the right or to the left."""

    def __init__(
        self,
        number: int,
        guests: tuple[Instruction, ...],
        die: Part,
        actions: tuple[Instruction, ...],
        right: bool,
    ) -> None:
        self.number = number
        self.instructions: tuple[Instruction, ...] = (*guests, Instruction(die), *actions)
        self.right = right

    def steps(self, level: i64) -> tuple[Part, ...]:
        """Return the steps that count on this level, in printed order."""
        return tuple([each.part for each in self.instructions if each.level <= level])


def pointed_at(tied: i64, right: bool) -> i64:
    """Settle a tie by the hand: return the rightmost or the leftmost of the tied, which are bits from left to right."""
    if not right:
        return lowest(tied)
    last: i64 = 0
    while tied:
        last = lowest(tied)
        tied &= tied - 1
    return last
