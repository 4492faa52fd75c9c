"""An observation worked out from a view, slowly and by name: what the compiled writer has to agree with."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Any

from grandaustria.cards.editions import EDITIONS
from grandaustria.cards.hotels import HOTELS
from grandaustria.codec.names import GUEST_NUMBERS, PRINTED
from grandaustria.envs.observation import guest_numbers
from grandaustria.envs.vocabulary import EFFECT_FLAGS, EFFECT_NAMES
from grandaustria.rules.board import FOODS

Numbers = dict[str, list[float]]
WHO = ("own", "next", "second", "third")
ROOM_COLOURS = {hotel.name: hotel.colour_of for hotel in HOTELS}


def flags(chosen: Iterable[object], among: Iterable[object]) -> list[float]:
    chosen = set(chosen)
    return [float(each in chosen) for each in among]


def parts(numbers: Iterable[int], whole: int) -> list[float]:
    return [min(number / whole, 1.0) for number in numbers]


def observed(view: Mapping[str, Any]) -> Numbers:
    seat, players = view["seat"], view["players"]
    around = [(seat + place) % len(players) for place in range(len(players))]
    prompt, agenda = view["prompt"], view["agenda"]
    asked = prompt["seat"] if prompt is not None else None
    number: Numbers = {
        "players": flags([len(players)], (2, 3, 4)),
        "first edition": [float(view["options"]["edition"] == "first")],
        "round": flags([view["round"]], range(8)),
        "start player": pad(flags([view["start"]], around)),
        "asked": pad(flags([asked], around)),
        "turn": [float(view["turn"][name]) for name in ("acted", "guest_taken", "die_taken", "extra")],
        "extra turns": parts([view["turn"]["extra_turns"]], 3),
        "serving": parts([view["turn"]["serving"]], 2),
        "dice": parts(view["dice"], 10),
        "tiles": flags(view["tiles"], PRINTED.tiles),
        "objectives": flags(view["objectives"], PRINTED.objectives),
        "dice left": parts([sum(view["dice"])], 14),
        "guests left": parts([view["guest_deck"]], 58),
        "staff left": parts([view["staff_deck"]], 48),
        "under deck": parts([len(view["under_deck"])], 48),
        "guest deck": flags(guests_to_come(view), GUEST_NUMBERS),
        "guest discard": flags(view["guest_discard"], GUEST_NUMBERS),
        "hand": staff(players[seat]["hand"]),
        "pack": staff(players[seat]["pack"]),
        "looked at": staff(view["looked_at"]),
        "known under deck": staff(card["staff"] for card in view["under_deck"]),
        "dismissed": staff(view["dismissed"]),
        "question n": parts([agenda[0]["n"] if agenda else 0], 16),
        "question parts": parts([len(agenda[0].get("parts", ())) if agenda else 0], 8),
        "question": effects(agenda[:1]),
        "parts": effects(agenda[0].get("parts", ()) if agenda else ()),
        "agenda": effects(agenda[1:]),
    }
    for place, guest in enumerate(view["queue"]):
        number |= guest_seen(f"queue {place}", guest, view)
    for place, who in enumerate(WHO):
        if place < len(players):
            number |= player_seen(who, players[around[place]], around[place], view)
    return number


def pad(numbers: list[float]) -> list[float]:
    return numbers + [0.0] * (4 - len(numbers))


def staff(cards: object) -> list[float]:
    return flags(cards if isinstance(cards, Iterable) else (), range(1, 49))


def effects(steps: Iterable[Mapping[str, Any]]) -> list[float]:
    return flags([step["do"] for step in steps], EFFECT_NAMES) + [0.0] * (EFFECT_FLAGS - len(EFFECT_NAMES))


def guests_to_come(view: Mapping[str, Any]) -> set[int]:
    seen = {*view["queue"], *view["guest_discard"]}
    seen |= {table["guest"] for player in view["players"] for table in player["cafe"] if table}
    all_guests = GUEST_NUMBERS if view["options"]["promos"] else GUEST_NUMBERS[:-2]
    return set(all_guests) - seen


def guest_seen(place: str, number: int | None, view: Mapping[str, Any]) -> Numbers:
    if number is None:
        return {place: [0.0] * 30}
    return {place: guest_numbers(EDITIONS[view["options"]["edition"]].guests[GUEST_NUMBERS.index(number)])}


def player_seen(who: str, player: dict[str, Any], seat: int, view: Mapping[str, Any]) -> Numbers:
    rooms = "".join(player["rooms"])
    colours = ROOM_COLOURS[player["hotel"]]
    place = (seat - view["start"]) % len(view["players"])
    shown = (place + 1, 2 * len(view["players"]) - place, 0)[player["turns"]]
    number: Numbers = {
        "hotel": flags([player["hotel"]], ROOM_COLOURS),
        "passed": [float(player["passed"])],
        "turns": flags([player["turns"]], range(3)),
        "present": [1.0],
        "krones": parts([player["krones"]], 20),
        "emperor": parts([player["emperor"]], 13),
        "points": [max(min(player["points"] / 200, 1.0), -1.0)],
        "number": parts([shown], 8),
        "hand": parts([how_many(player["hand"])], 24),
        "pack": parts([how_many(player["pack"])], 6),
        "kitchen": parts([player["kitchen"][food] for food in FOODS], 16),
        "prepared": [float(room in "fo") for room in rooms],
        "occupied": [float(room == "o") for room in rooms],
        "groups": flags(player["groups_paid"], range(10)),
        "staff": staff(player["staff"]),
        "used": flags(player["used"], range(1, 5)),
        "claims": [float(player["claims"].get(letter) == at) for letter in "ABC" for at in (1, 2, 3)],
        "asked": [float(view["prompt"] is not None and view["prompt"]["seat"] == seat)],
    }
    for name, state in (("free rooms", "f"), ("occupied rooms", "o")):
        counted = [sum(rooms[k] == state and colours[k] == colour for k in range(20)) for colour in range(3)]
        number[name] = parts(counted, 8)
    number |= cafe_seen(player["cafe"], view)
    return {f"{who} {name}": numbers for name, numbers in number.items()}


def cafe_seen(cafe: Sequence[dict[str, Any] | None], view: Mapping[str, Any]) -> Numbers:
    number: Numbers = {}
    for table, guest in enumerate(cafe):
        number |= guest_seen(f"table {table}", guest["guest"] if guest else None, view)
        missing = guest["missing"] if guest else {}
        number[f"table {table} missing"] = parts([missing.get(food, 0) for food in FOODS], 4)
    return number


def how_many(cards: Any) -> int:
    return cards if isinstance(cards, int) else len(cards)
