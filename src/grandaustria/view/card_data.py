"""All cards, tiles and boards of an edition as plain JSON: what is printed on them, and the same in words."""

from __future__ import annotations

from typing import Any

from grandaustria.cards.editions import EDITIONS
from grandaustria.rules.board import COLOURS, Hotel
from grandaustria.rules.state import EmperorTile, Guest, Objective, Staff
from grandaustria.view.catalogue import Catalogue, catalogue
from grandaustria.view.describe import ability_of, order_of, parts_in_words, penalty_of, reward_of
from grandaustria.view.names import foods_in, staff_in


def cards_as_json(edition: str, language: str = "en") -> dict[str, Any]:
    words = catalogue(language)
    printed = EDITIONS[edition]
    sets = {number: "ABCD"[k] for k, cards in enumerate(printed.starting_sets) for number in staff_in(cards)}
    return {
        "guests": [_guest(guest, words) for guest in printed.guests],
        "staff": [_staff(card, words) | {"set": sets.get(card.number)} for card in printed.staff],
        "objectives": [_objective(objective, words) for objective in printed.objectives],
        "tiles": [_tile(tile, words) for tile in printed.tiles],
        "hotels": [_hotel(hotel, words) for hotel in printed.hotels],
    }


def _guest(guest: Guest, words: Catalogue) -> dict[str, Any]:
    return {
        "number": guest.number,
        "name": words.say(f"guest-{guest.number}"),
        "colour": COLOURS[guest.colour],
        "order": foods_in(guest.order),
        "order_text": order_of(guest, words),
        "points": guest.points,
        "reward": reward_of(guest, words),
    }


def _staff(card: Staff, words: Catalogue) -> dict[str, Any]:
    return {
        "number": card.number,
        "name": words.say(f"staff-{card.number}"),
        "cost": card.cost,
        "kind": _kind(card),
        "ability": ability_of(card, words),
    }


def _kind(card: Staff) -> str:
    if card.final is not None:
        return "final_scoring"
    if card.once_per_round:
        return "once_per_round"
    return "immediate" if card.parts else "permanent"


def _objective(objective: Objective, words: Catalogue) -> dict[str, Any]:
    text = words.say(f"objective-{objective.number}")
    return {"number": objective.number, "letter": objective.letter, "text": text}


def _tile(tile: EmperorTile, words: Catalogue) -> dict[str, Any]:
    return {"tile": tile.name, "reward": parts_in_words(tile.reward, words), "penalty": penalty_of(tile, words)}


def _hotel(hotel: Hotel, words: Catalogue) -> dict[str, Any]:
    """Rooms from the bottom left, five to a floor."""
    rooms = range(20)
    return {
        "hotel": hotel.name,
        "name": words.say(f"hotel-{hotel.name}"),
        "colours": [COLOURS[hotel.colour_of[room]] for room in rooms],
        "groups": [hotel.group_of[room] for room in rooms],
    }
