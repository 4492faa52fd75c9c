"""A table with as much on it as there can be: the longest names, the most cards, the widest numbers."""

from __future__ import annotations

import json
import re
from typing import Any

from playwright.sync_api import Page, Route, WebSocketRoute

PEOPLE = ("Wilhelmine Hohenzollern-Sigmaringen", "Maximiliane Charlotte", "Theodor-Emanuel", "Hans Christian Andersen")
_ROOMS = ["ofoof", "ofofo", "fo.o.", "o.f.."]
_POINTS = (-12, 104, -9, 38)


def crowd(page: Page) -> None:
    """From now on every table that the page is shown is a crowded one."""
    page.route("**/api/cards?*", with_the_longest_names)
    page.route_web_socket(re.compile("/api/games/"), _relay)


def with_the_longest_names(route: Route) -> None:
    """Every card bears one of the names that are hardest to place: long ones, and those with long words."""
    answer = route.fetch()
    cards = answer.json()
    for kind in ("guests", "staff"):
        names = [card["name"] for card in cards[kind]]
        hardest = sorted(names, key=len)[-4:] + sorted(names, key=_longest_part)[-4:]
        for number, card in enumerate(cards[kind]):
            card["name"] = hardest[number % len(hardest)]
    route.fulfill(response=answer, json=cards)


def _longest_part(name: str) -> int:
    return max(map(len, re.split(r"[\s\u00ad-]", name)))


def _relay(socket: WebSocketRoute) -> None:
    server = socket.connect_to_server()
    server.on_message(lambda message: socket.send(_crowded(message)))


def _crowded(message: str | bytes) -> str:
    table = json.loads(message)
    if table.get("type") == "position" and table["view"]:
        for seat, name in zip(table["seats"], PEOPLE, strict=False):
            seat["name"] = name
        view = table["view"]
        drafting = any(player["pack"] for player in view["players"])
        for seat, player in enumerate(view["players"]):
            if not drafting:
                _fill(view, seat, player, own=seat == table["you"])
    return json.dumps(table)


def _fill(view: dict[str, Any], seat: int, player: dict[str, Any], own: bool) -> None:
    if "automa" in player:
        _fill_leopold(player)
        return
    first = 1 + 10 * seat
    player |= {
        "krones": 20,
        "points": _POINTS[seat],
        "emperor": 6,
        "kitchen": {"strudel": 12, "cake": 10, "wine": 14, "coffee": 11},
        "rooms": _ROOMS,
        "groups_paid": [0, 2],
        "staff": list(range(first, first + 9)),
        "used": [first, first + 2],
        "hand": _many(player["hand"]) if own else 10,
        "cafe": [{"guest": guest, "missing": {"wine": 1}} for guest in (_guest(seat, place) for place in range(3))],
    }
    rooms = [place for place, mark in enumerate("".join(_ROOMS)) if mark == "o"]
    view["tenants"][seat] = {str(room): _guest(seat, 3 + number) for number, room in enumerate(rooms)}


def _fill_leopold(player: dict[str, Any]) -> None:
    """With a card that has the most steps, and all his staff in view."""
    player |= {
        "points": 204,
        "emperor": 13,
        "rooms": ["ooooo", "oooo.", "ooo.o", "oo.oo"],
        "staff": list(range(27, 32)),
    }
    player["automa"] |= {"pile_left": 0, "used": list(range(199, 213)), "card": {"number": 207}}


def _many(hand: list[int]) -> list[int]:
    """The hand, and other cards."""
    return [*hand, *(number for number in range(30, 49) if number not in hand)][:10]


def _guest(seat: int, number: int) -> int:
    return 49 + (13 * seat + number) % 54
