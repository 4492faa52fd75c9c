"""All cards, tiles and boards of an edition as plain JSON: what is printed on them, and the same in words."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from grandaustria.cards.editions import EDITIONS
from grandaustria.codec.boards import printed_on_boards
from grandaustria.codec.names import foods_in
from grandaustria.codec.strips import guest_parts, part_strip, penalty_strips, reward_strips, staff_strip
from grandaustria.rules.board import COLOURS, ROOMS, Hotel
from grandaustria.rules.cards import EmperorTile, Guest, Objective, Staff
from grandaustria.rules.state import Part
from grandaustria.words.catalogue import Catalogue, catalogue, key
from grandaustria.words.describe import ability_of, parts_in_words, penalty_of, reward_of


def cards_as_json(edition: str, language: str = "en") -> dict[str, Any]:
    words = catalogue(language)
    ruleset = EDITIONS[edition]
    sets = {number: "ABCD"[k] for k, cards in enumerate(ruleset.printed.starting_sets) for number in cards}
    return {
        "guests": [_guest(guest, words) for guest in ruleset.guests],
        "staff": [_staff(card, words) | {"set": sets.get(card.number)} for card in ruleset.staff],
        "objectives": [_objective(objective, words) for objective in ruleset.objectives],
        "tiles": [_tile(tile, words) for tile in ruleset.tiles],
        "hotels": [_hotel(hotel, words) for hotel in ruleset.hotels],
        "board": printed_on_boards(ruleset),
    }


def _guest(guest: Guest, words: Catalogue) -> dict[str, Any]:
    reward = guest_parts(guest)
    return {
        "number": guest.number,
        "name": words.say(f"guest-{guest.number}"),
        "colour": COLOURS[guest.colour],
        "order": foods_in(guest.order),
        "points": guest.points,
        "reward": _parts(reward),
        "text": reward_of(guest, words),
        "lines": _lines(reward, words),
    }


def _parts(parts: Sequence[Part]) -> list[dict[str, Any]]:
    return [{"effect": part.effect.name, "n": part.n} for part in parts]


def _lines(parts: Sequence[Part], words: Catalogue) -> list[dict[str, str]]:
    """Return each part as a strip of icons and as a sentence, repeated parts only once."""
    texts = {part_strip(part): words.say(f"help-part-{key(part.effect.name)}", n=part.n) for part in parts}
    return [{"strip": strip, "text": text} for strip, text in zip(reward_strips(parts), texts.values(), strict=True)]


def _staff(card: Staff, words: Catalogue) -> dict[str, Any]:
    return {
        "number": card.number,
        "name": words.say(f"staff-{card.number}"),
        "cost": card.cost,
        "when": _when(card),
        "parts": _parts(card.parts),
        "text": ability_of(card, words),
        "strip": staff_strip(card),
    }


def _when(card: Staff) -> str:
    if card.final is not None:
        return "final"
    if card.once_per_round:
        return "each_round"
    return "immediate" if card.parts else "permanent"


def _objective(objective: Objective, words: Catalogue) -> dict[str, Any]:
    text = words.say(f"objective-{objective.number}")
    return {"number": objective.number, "letter": objective.letter, "text": text}


def _tile(tile: EmperorTile, words: Catalogue) -> dict[str, Any]:
    return {
        "name": tile.name,
        "reward": _parts(tile.reward),
        "text": parts_in_words(tile.reward, words),
        "penalty": penalty_of(tile, words),
        "reward_strips": reward_strips(tile.reward),
        "penalty_strips": penalty_strips(tile.penalty),
    }


def _hotel(hotel: Hotel, words: Catalogue) -> dict[str, Any]:
    """Return a hotel: rooms from the bottom left, five to a floor, and groups as lists of rooms."""
    return {
        "name": hotel.name,
        "text": words.say(f"hotel-{hotel.name}"),
        "rooms": [COLOURS[colour] for colour in hotel.colour_of],
        "groups": [[room for room in range(ROOMS) if group >> room & 1] for group in hotel.groups],
    }
