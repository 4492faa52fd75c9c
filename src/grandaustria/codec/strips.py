"""What cards and tiles do, as strips of icons that are composed of what each part declares.

A strip is a row of words: `i:krone` is an icon, `c:0` a coin with a number, `b:red` a badge in a colour, and everything
else is text.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from grandaustria.codec.names import LETTERS
from grandaustria.rules.automa.effects import ANY_COLOUR, ANY_LETTER, COUNT_DOWN, HOUSE_GUEST, REMOVE_DIE
from grandaustria.rules.board import COLOURS
from grandaustria.rules.cards import DieBonus, Guest, Penalty, Reaction, Staff
from grandaustria.rules.state import Part
from grandaustria.rules.terms import DISCOUNT, FREE, HOW_MANY, HOW_MUCH

MINUS: Final = "\N{MINUS SIGN}"


def part_strip(part: Part) -> str:
    icons, number = part.effect.icons, part.effect.number
    if number is HOW_MUCH or (number is HOW_MANY and part.n != 1):
        return f"{part.n} {icons}"
    if number is DISCOUNT and part.n:
        return f"{icons} c:0" if part.n == FREE else f"{icons} {MINUS}{part.n}"
    return icons


def instruction_strip(part: Part) -> str:
    """Return the strip of a step on an automa's card."""
    if part.effect is HOUSE_GUEST:
        return part.effect.icons if part.n == ANY_COLOUR else f"b:{COLOURS[part.n]} {part.effect.icons}"
    if part.effect is REMOVE_DIE:
        return " / ".join(f"i:die-{value}" for value in range(1, 7) if part.n >> value - 1 & 1)
    if part.effect is COUNT_DOWN and part.n != ANY_LETTER:
        return f"{part.effect.icons} {LETTERS[part.n]}"
    return part_strip(part)


def reward_strips(parts: Iterable[Part]) -> list[str]:
    """Return a strip for each part, repeated parts only once."""
    strips = [part_strip(part) for part in parts]
    times = {strip: strips.count(strip) for strip in strips}
    return [strip if n == 1 else f"{n}× {strip}" for strip, n in times.items()]


def guest_parts(guest: Guest) -> tuple[Part, ...]:
    """Return the whole reward."""
    return guest.reward if guest.afterwards is None else (*guest.reward, guest.afterwards)


def staff_strip(card: Staff) -> str:
    if card.waives is not None:
        return card.waives.icons
    if card.reaction is not None:
        return _reaction(card.reaction)
    if card.die is not None:
        return _die_bonus(card.die)
    if card.final is not None:
        return card.final.icons
    return " ".join(part_strip(part) for part in card.parts)


def _reaction(reaction: Reaction) -> str:
    when = reaction.when.icons
    if reaction.size:
        when = f"{reaction.size}+ i:food"
    elif len(reaction.colours) == 1:
        when = f"b:{COLOURS[reaction.colours[0]]}"
    return f"{when} {part_strip(reaction.part)}"


def _die_bonus(bonus: DieBonus) -> str:
    words = [f"i:die-{value}" for value in bonus.values]
    if bonus.no_fee:
        words.append("c:0")
    if bonus.strength:
        words.append(f"+{bonus.strength}")
    if bonus.both:
        words.append("i:krone + i:emperor")
    if bonus.points:
        words.append(f"{bonus.points} i:points")
    if bonus.steps:
        words.append(f"{bonus.steps} i:emperor")
    if bonus.also is not None:
        words.append(bonus.also_icons or part_strip(bonus.also))
    return " ".join(words)


def penalty_strips(penalty: Penalty) -> list[str]:
    """Return the strips of the loss and of the points lost instead, if any."""
    loss = MINUS + penalty.icons if penalty.icons[0].isdigit() else f"{MINUS} {penalty.icons}"
    return [loss, f"{MINUS}{penalty.otherwise} i:points"] if penalty.otherwise else [loss]
