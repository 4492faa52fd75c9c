"""Cards, tiles and rooms in words. Cards and tiles are described part by part."""

from __future__ import annotations

from collections.abc import Iterable
from itertools import groupby

from grandaustria.codec.strips import guest_parts
from grandaustria.rules.board import COLOURS, COLUMNS, FOODS, count
from grandaustria.rules.cards import DieBonus, EmperorTile, Guest, Reaction, Staff
from grandaustria.rules.state import Part
from grandaustria.words.catalogue import Arguments, Catalogue, key


def order_of(guest: Guest, words: Catalogue) -> str:
    amounts = [(name, count(guest.order, food)) for food, name in enumerate(FOODS)]
    return words.joined("list-items", [words.say(f"part-gain-{name}", n=n) for name, n in amounts if n])


def reward_of(guest: Guest, words: Catalogue) -> str:
    return parts_in_words(guest_parts(guest), words)


def parts_in_words(parts: Iterable[Part], words: Catalogue) -> str:
    runs = [(text, len(list(run))) for text, run in groupby(_part(part, words) for part in parts)]
    return words.joined("list-parts", [text if n == 1 else words.say("part-times", part=text, n=n) for text, n in runs])


def _part(part: Part, words: Catalogue) -> str:
    return words.say(f"part-{key(part.effect.name)}", n=part.n)


def ability_of(card: Staff, words: Catalogue) -> str:
    if card.waives is not None:
        return words.say(f"waives-{card.waives.name}")
    if card.reaction is not None:
        return _reaction(card.reaction, words)
    if card.die is not None:
        return _die_bonus(card.die, words)
    if card.final is not None:
        return words.say(card.final.message, **card.final.values)
    timing = "staff-once-per-round" if card.once_per_round else "staff-immediate"
    return words.say(timing, parts=parts_in_words(card.parts, words))


def _reaction(reaction: Reaction, words: Catalogue) -> str:
    colour = COLOURS[reaction.colours[0]] if len(reaction.colours) == 1 else "any"
    part = _part(reaction.part, words)
    return words.say(f"reaction-{key(reaction.when.name)}", colour=colour, size=reaction.size, part=part)


def _die_bonus(bonus: DieBonus, words: Catalogue) -> str:
    parts = []
    if bonus.no_fee:
        parts.append(words.say("bonus-no-fee"))
    if bonus.strength:
        parts.append(words.say("bonus-strength", n=bonus.strength))
    if bonus.both:
        parts.append(words.say("bonus-both"))
    if bonus.points:
        parts.append(words.say("part-gain-staff-points", n=bonus.points))
    if bonus.steps:
        parts.append(words.say("part-gain-emperor-steps", n=bonus.steps))
    if bonus.also is not None:
        parts.append(words.say("bonus-also", part=_part(bonus.also, words)))
    values = words.joined("list-or", [str(value) for value in bonus.values])
    return words.say("die-bonus", values=values, parts=words.joined("list-parts", parts))


def penalty_of(tile: EmperorTile, words: Catalogue) -> str:
    return words.say(tile.penalty.message, **tile.penalty.values)


def place_of(room: int) -> Arguments:
    floor, column = divmod(room, len(COLUMNS))
    return {"floor": floor + 1, "column": column + 1}
