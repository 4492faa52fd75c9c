"""Cards, tiles and rooms in words; cards and tiles are put together from what each part of them does."""

from __future__ import annotations

from collections.abc import Iterable
from itertools import groupby

from grandaustria.rules.board import COLOURS, COLUMNS, FLOORS, FOODS, LAST_SPACE, count
from grandaustria.rules.final import (
    BestOfOthers,
    PerColourSet,
    PerGroup,
    PerLine,
    PerObjective,
    PerRoom,
    PerSpace,
    PerStaff,
    PerTile,
)
from grandaustria.rules.penalties import (
    REMOVE_TWO_IN_COLUMN,
    DismissFinalScoring,
    LoseFood,
    LoseKrones,
    LosePoints,
    LosePointsPerStaff,
    RemoveFreeRooms,
    RemoveOccupiedRooms,
    ReturnFromHand,
)
from grandaustria.rules.state import (
    GUEST_LEAVES,
    ROOM_OCCUPIED,
    DieBonus,
    EmperorTile,
    FinalScore,
    Guest,
    Part,
    Reaction,
    Staff,
)
from grandaustria.words.catalogue import Arguments, Catalogue, key


def order_of(guest: Guest, words: Catalogue) -> str:
    amounts = [(name, count(guest.order, food)) for food, name in enumerate(FOODS)]
    return words.joined("list-items", [words.say(f"part-gain-{name}", n=n) for name, n in amounts if n])


def reward_of(guest: Guest, words: Catalogue) -> str:
    parts = guest.reward if guest.afterwards is None else (*guest.reward, guest.afterwards)
    return parts_in_words(parts, words)


def parts_in_words(parts: Iterable[Part], words: Catalogue) -> str:
    runs = [(text, len(list(run))) for text, run in groupby(_part(part, words) for part in parts)]
    return words.joined("list-parts", [text if n == 1 else words.say("part-times", part=text, n=n) for text, n in runs])


def _part(part: Part, words: Catalogue) -> str:
    return words.say(f"part-{key(part.effect.name)}", n=part.n)


def ability_of(card: Staff, words: Catalogue) -> str:
    if card.waives:
        return words.say(f"waives-{card.waives}")
    if card.reaction is not None:
        return _reaction(card.reaction, words)
    if card.die is not None:
        return _die_bonus(card.die, words)
    if card.final is not None:
        return _final_score(card.final, words)
    timing = "staff-once-per-round" if card.once_per_round else "staff-immediate"
    return words.say(timing, parts=parts_in_words(card.parts, words))


def _reaction(reaction: Reaction, words: Catalogue) -> str:
    part = _part(reaction.part, words)
    if reaction.when == GUEST_LEAVES:
        colour = COLOURS[reaction.colours[0]] if len(reaction.colours) == 1 else "any"
        return words.say("reaction-guest-leaves", colour=colour, size=reaction.size, part=part)
    moment = "reaction-room-occupied" if reaction.when == ROOM_OCCUPIED else "reaction-emperor-rewards"
    return words.say(moment, part=part)


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


def _final_score(final: FinalScore, words: Catalogue) -> str:
    match final:
        case PerRoom():
            return words.say("final-per-room", points=final.per_room, colour=COLOURS[final.colour])
        case PerTile():
            return words.say("final-per-tile")
        case PerColourSet():
            return words.say("final-per-colour-set", points=final.per_set)
        case PerGroup():
            return words.say("final-per-group", points=final.per_group)
        case PerLine():
            lines = "floors" if final.lines == FLOORS else "columns"
            return words.say("final-per-line", points=final.per_line, lines=lines)
        case PerStaff():
            return words.say("final-per-staff", points=final.per_card)
        case PerObjective():
            return words.say("final-per-objective", points=final.per_objective)
        case PerSpace():
            most = final.most if final.most < final.per_space * LAST_SPACE else 0
            return words.say("final-per-space", points=final.per_space, most=most)
        case BestOfOthers():
            return words.say("final-best-of-others", own="yes" if final.own else "no")
    raise NotImplementedError(f"no words for {final!r}")


def penalty_of(tile: EmperorTile, words: Catalogue) -> str:
    penalty = tile.penalty
    match penalty:
        case LoseKrones():
            return words.say("penalty-lose-krones", n=penalty.krones, otherwise=penalty.otherwise)
        case LosePoints():
            return words.say("penalty-lose-points", n=penalty.points)
        case LosePointsPerStaff():
            return words.say("penalty-lose-points-per-staff", n=penalty.points)
        case LoseFood():
            return words.say("penalty-lose-food", served="yes" if penalty.served else "no")
        case ReturnFromHand():
            return words.say("penalty-return-from-hand", n=penalty.cards, otherwise=penalty.otherwise)
        case RemoveFreeRooms():
            return words.say("penalty-remove-free-rooms", n=penalty.rooms, otherwise=penalty.otherwise)
        case RemoveOccupiedRooms():
            column = "yes" if penalty.effect is REMOVE_TWO_IN_COLUMN else "no"
            return words.say("penalty-remove-occupied-rooms", column=column)
        case DismissFinalScoring():
            return words.say("penalty-dismiss-final-scoring", otherwise=penalty.otherwise)
    raise NotImplementedError(f"no words for {penalty!r}")


def place_of(room: int) -> Arguments:
    floor, column = divmod(room, len(COLUMNS))
    return {"floor": floor + 1, "column": column + 1}
