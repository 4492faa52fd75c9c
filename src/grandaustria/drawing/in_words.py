"""A position in words: for screen readers, and as text for a terminal."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from grandaustria.codec.types import Player, View
from grandaustria.drawing.table import Table, table_of
from grandaustria.words.ask import ask


def title(table: Table) -> str:
    if table.view["prompt"] is None:
        return table.say("over")
    return table.say("title", round=table.view["round"], rounds=table.printed.board["rounds"])


def description(table: Table) -> str:
    """Sum up every player in a sentence."""
    return " ".join(_summary(table, seat) for seat in range(len(table.names)))


def _summary(table: Table, seat: int) -> str:
    player = table.view["players"][seat]
    rooms = "".join(player["rooms"])
    return table.say(
        "player",
        player=table.names[seat],
        points=player["points"],
        krones=player["krones"],
        emperor=player["emperor"],
        occupied=rooms.count("o"),
        free=rooms.count("f"),
    )


def in_words(view: View, language: str = "en", names: Sequence[str] = ()) -> str:
    """Return what a view shows as lines of text.

    A room is the first letter of its colour: `b` empty, `[b]` prepared, `(B)` occupied.
    """
    table = table_of(view, language, names)
    lines = [title(table), ask(view, language, names), "", *_shared(table)]
    for seat in range(len(table.names)):
        lines += ["", *_household(table, seat)]
    return "\n".join(lines) + "\n"


def _shared(table: Table) -> list[str]:
    view, printed = table.view, table.printed
    guests = [
        f"{printed.guests[number]['name']} ({_foods(table, printed.guests[number]['order'])}) {cost}"
        for number, cost in zip(view["queue"], printed.board["guest_cost"], strict=True)
        if number is not None
    ]
    return [
        _line(table.say("dice"), [f"{value}×{number}" for value, number in enumerate(view["dice"], start=1)]),
        _line(table.say("queue"), guests),
        _line(
            table.words.say("table-objectives"), [printed.objectives[number]["text"] for number in view["objectives"]]
        ),
        _line(table.words.say("table-tiles"), view["tiles"]),
    ]


def _household(table: Table, seat: int) -> list[str]:
    player, printed = table.view["players"][seat], table.printed
    orders = [
        f"{printed.guests[guest['guest']]['name']} ({_foods(table, guest['missing'])})"  # type: ignore[arg-type]
        for guest in player["cafe"]
        if guest is not None
    ]
    hand = player["hand"]
    lines = [
        _summary(table, seat),
        *_rooms(table, player),
        _line(table.say("kitchen"), [_foods(table, player["kitchen"])]),  # type: ignore[arg-type]
        _line(table.say("cafe"), orders),
        _line(table.say("in-play"), [printed.staff[number]["name"] for number in player["staff"]]),
        _line(table.say("hand"), [str(hand)] if isinstance(hand, int) else [printed.staff[n]["name"] for n in hand]),
    ]
    return [line.replace("\N{SOFT HYPHEN}", "") for line in lines]


def _rooms(table: Table, player: Player) -> list[str]:
    colours = table.printed.hotels[player["hotel"]]["rooms"]
    looks = {".": " {} ", "f": "[{}]", "o": "({})"}
    plan = []
    for floor, states in reversed(list(enumerate(player["rooms"]))):
        signs = [table.words.say(f"colour-{colours[floor * len(states) + k]}.sign") for k in range(len(states))]
        plan.append(
            f"  {floor + 1} "
            + "".join(looks[state].format(_cased(sign, state)) for sign, state in zip(signs, states, strict=True))
        )
    return plan


def _cased(sign: str, state: str) -> str:
    return sign.upper() if state == "o" else sign.lower()


def _foods(table: Table, foods: Mapping[str, int]) -> str:
    return ", ".join(table.words.say(f"part-gain-{food}", n=number) for food, number in foods.items() if number) or "–"


def _line(label: str, items: Sequence[str]) -> str:
    return f"  {label}: {'; '.join(items) or '–'}"
