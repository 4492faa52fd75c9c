"""Leopold's 20 cards: guests, die, additional actions, and the side his hand points at.

`on(2, …)` counts on levels 2 and 3, `on(3, …)` on level 3 only, everything else always.
"""

from __future__ import annotations

from typing import Final

from grandaustria.rules.automa.cards import Instruction, InstructionCard
from grandaustria.rules.automa.effects import (
    ANY_COLOUR,
    ANY_LETTER,
    count_down,
    house_guest,
    remove_die,
    uncover_staff,
)
from grandaustria.rules.board import BLUE, GREEN, RED, YELLOW
from grandaustria.rules.gains import emperor
from grandaustria.rules.state import Part

LEFT: Final = False
RIGHT: Final = True

Step = Part | Instruction


def on(level: int, part: Part) -> Instruction:
    return Instruction(part, level)


def _instructions(steps: list[Step]) -> tuple[Instruction, ...]:
    return tuple([step if isinstance(step, Instruction) else Instruction(step) for step in steps])


def card(number: int, guests: list[Step], die: Part, actions: list[Step], right: bool) -> InstructionCard:
    return InstructionCard(number, _instructions(guests), die, _instructions(actions), right)


BLUE_ONE: Final = house_guest(BLUE)
RED_ONE: Final = house_guest(RED)
YELLOW_ONE: Final = house_guest(YELLOW)
GREEN_ONE: Final = house_guest(GREEN)
ANYBODY: Final = house_guest(ANY_COLOUR)
ANY_DIE: Final = remove_die()
STAFF: Final = uncover_staff()
A: Final = count_down(0)
B: Final = count_down(1)
C: Final = count_down(2)
ANY: Final = count_down(ANY_LETTER)

LEOPOLD_CARDS: Final[tuple[InstructionCard, ...]] = (
    card(193, [BLUE_ONE], remove_die(1), [on(3, ANY)], RIGHT),
    card(194, [RED_ONE], remove_die(2), [emperor(1), B], LEFT),
    card(195, [ANYBODY], remove_die(3), [C], RIGHT),
    card(196, [YELLOW_ONE], remove_die(4), [emperor(2), on(2, A)], LEFT),
    card(197, [on(2, GREEN_ONE)], remove_die(5), [emperor(3)], RIGHT),
    card(198, [RED_ONE], remove_die(6), [STAFF, on(3, B)], LEFT),
    card(199, [BLUE_ONE], ANY_DIE, [emperor(2), C], RIGHT),
    card(200, [on(3, ANYBODY)], ANY_DIE, [A], LEFT),
    card(201, [YELLOW_ONE], ANY_DIE, [emperor(1), STAFF], RIGHT),
    card(202, [RED_ONE], ANY_DIE, [emperor(3), on(2, ANY)], LEFT),
    card(203, [GREEN_ONE, on(2, ANYBODY)], ANY_DIE, [A], RIGHT),
    card(204, [GREEN_ONE], ANY_DIE, [B], LEFT),
    card(205, [BLUE_ONE], ANY_DIE, [emperor(2), on(2, STAFF)], RIGHT),
    card(206, [YELLOW_ONE], ANY_DIE, [STAFF, on(2, emperor(2))], LEFT),
    card(207, [RED_ONE, on(3, ANYBODY)], remove_die(1, 2), [emperor(2), on(3, STAFF)], RIGHT),
    card(208, [ANYBODY], remove_die(3, 4), [emperor(1), on(3, C)], LEFT),
    card(209, [GREEN_ONE], remove_die(5, 6), [emperor(1), A], RIGHT),
    card(210, [BLUE_ONE], remove_die(2, 3), [emperor(4)], LEFT),
    card(211, [ANYBODY], remove_die(4, 5), [B, emperor(2)], RIGHT),
    card(212, [YELLOW_ONE, ANYBODY], remove_die(1, 6), [C], LEFT),
)
