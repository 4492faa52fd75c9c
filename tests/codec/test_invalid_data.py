"""Damaged options, records and snapshots raise InvalidData naming the field, and nothing else."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator
from typing import Any

import pytest

from grandaustria import Game, InvalidData, Options
from grandaustria.chance import Chance, seeded
from tests.random_games import decisions

Path = tuple[str | int, ...]


@pytest.mark.parametrize(
    ("wrong", "field"),
    [
        ({"players": 1}, "players"),
        ({"players": 5}, "players"),
        ({"players": True}, "players"),
        ({"players": "2"}, "players"),
        ({"hotel": "dusk"}, "hotel"),
        ({"hotel": ("A",)}, "hotel"),
        ({"hotel": ("A", "A")}, "hotel"),
        ({"hotel": ("A", "night")}, "hotel"),
        ({"hotel": 3}, "hotel"),
        ({"staff": "all"}, "staff"),
        ({"edition": "second"}, "edition"),
        ({"edition": ["first"]}, "edition"),
        ({"promos": "yes"}, "promos"),
    ],
)
def test_wrong_options(wrong: dict[str, Any], field: str) -> None:
    with pytest.raises(InvalidData) as raised:
        Options(**wrong)
    assert raised.value.field == field
    with pytest.raises(InvalidData) as raised:
        Options.from_json(wrong)
    assert raised.value.field == f"options.{field}"


def test_unknown_option() -> None:
    with pytest.raises(InvalidData, match=r"options\.colour"):
        Options.from_json({"colour": "red"})


@pytest.mark.parametrize("seed", [-1, 2**63, True, "7", 1.5])
def test_wrong_seed(seed: Any) -> None:
    with pytest.raises(InvalidData) as raised:
        Game(seed=seed)
    assert raised.value.field == "seed"


def put(path: Path, value: Any) -> Callable[[Any], None]:
    def damage(document: Any) -> None:
        for key in path[:-1]:
            document = document[key]
        document[path[-1]] = value

    return damage


def drop(*path: str | int) -> Callable[[Any], None]:
    def damage(document: Any) -> None:
        for key in path[:-1]:
            document = document[key]
        del document[path[-1]]

    return damage


@pytest.mark.parametrize(
    ("damage", "field"),
    [
        (put(("format",), "grandaustria.view"), "format"),
        (put(("version",), 99), "version"),
        (drop("version"), "version"),
        (put(("options", "players"), 7), "options.players"),
        (drop("options"), "options"),
        (put(("seed",), "x"), "seed"),
        (put(("choices",), None), "choices"),
        (put(("choices", 3), 100_000), "choices[3]"),
        (put(("choices", 3), 0), "choices[3]"),
        (put(("choices", 3), "PASS"), "choices[3]"),
    ],
)
def test_wrong_record(damage: Callable[[Any], None], field: str) -> None:
    record = Game(seed=1).record()
    damage(record)
    with pytest.raises(InvalidData) as raised:
        Game.replay(record)
    assert raised.value.field == field


@pytest.mark.parametrize(
    ("damage", "field"),
    [
        (put(("format",), "grandaustria.record"), "format"),
        (drop("players"), "players"),
        (put(("players",), []), "players"),
        (put(("players", 0, "krones"), 21), "players[0].krones"),
        (put(("players", 1, "emperor"), -1), "players[1].emperor"),
        (put(("players", 1, "points"), "many"), "players[1].points"),
        (put(("players", 0, "hotel"), "E"), "players[0].hotel"),
        (put(("players", 0, "kitchen", "wine"), -1), "players[0].kitchen.wine"),
        (put(("players", 0, "rooms", 2), "ffx.."), "players[0].rooms[2]"),
        (put(("players", 0, "rooms"), ["....."]), "players[0].rooms"),
        (put(("players", 0, "used"), [48]), "players[0].used"),
        (put(("players", 0, "cafe", 2), {"guest": 1, "missing": {}}), "players[0].cafe[2].guest"),
        (put(("players", 0, "claims"), {"A": 2}), "players"),
        (put(("players", 0, "claims"), {"D": 1}), "players[0].claims.D"),
        (put(("players", 0, "turns"), 3), "players[0].turns"),
        (put(("round",), 8), "round"),
        (put(("start",), 2), "start"),
        (put(("dice",), [9, 9, 0, 0, 0, 0]), "dice"),
        (put(("queue", 0), 49.5), "queue[0]"),
        (put(("guest_deck",), []), "guest"),
        (put(("staff_deck",), [1, 1]), "staff_deck[1]"),
        (put(("staff_deck",), []), "staff"),
        (put(("tiles",), ["B1", "A1", "C1"]), "tiles[0]"),
        (put(("objectives", 1), 105), "objectives[1]"),
        (put(("turn", "serving"), 3), "turn.serving"),
        (put(("turn", "acted"), 1), "turn.acted"),
        (put(("agenda", 0, "do"), "cheat"), "agenda[0].do"),
        (put(("agenda", 0, "seat"), 2), "agenda[0].seat"),
        (put(("agenda", 0, "seat"), -1), "agenda[0].seat"),
        (put(("agenda", 0, "n"), 1000), "agenda[0].n"),
        (put(("agenda",), [{"do": "turn", "seat": 0, "n": 0}]), "agenda"),
        (put(("chance",), [1, 2, 3]), "chance"),
        (put(("story", "points", 0, "guests"), 5), "story.points[0]"),
        (put(("story", "tenants", 0), {"20": 50}), "story.tenants[0].20"),
    ],
)
def test_wrong_snapshot(damage: Callable[[Any], None], field: str) -> None:
    snapshot = Game(seed=1).snapshot()
    damage(snapshot)
    with pytest.raises(InvalidData) as raised:
        Game.restore(snapshot)
    assert raised.value.field == field


@pytest.mark.parametrize("document", [None, 3, "text", [], {}, {"format": "grandaustria.snapshot"}])
def test_something_else_entirely(document: object) -> None:
    with pytest.raises(InvalidData):
        Game.restore(document)
    with pytest.raises(InvalidData):
        Game.replay(document)


JUNK: tuple[Any, ...] = (
    None,
    -1,
    0,
    1,
    2,
    3,
    7,
    19,
    20,
    99,
    10**20,
    1.5,
    True,
    False,
    "",
    "x",
    "turn",
    "A",
    [],
    {},
    [1],
)


def paths(document: Any, at: Path = ()) -> Iterator[Path]:
    entries: Any = ()
    if isinstance(document, dict):
        entries = document.items()
    elif isinstance(document, list):
        entries = enumerate(document)
    for key, value in entries:
        yield (*at, key)
        yield from paths(value, (*at, key))


def damaged(document: Any, chance: Chance) -> Any:
    """The document with one place replaced by junk, by another part of it, or dropped."""
    twin = json.loads(json.dumps(document))
    places = list(paths(twin))
    path = places[chance.below(len(places))]
    kind = chance.below(3)
    if kind == 0:
        put(path, JUNK[chance.below(len(JUNK))])(twin)
    elif kind == 1:
        other = places[chance.below(len(places))]
        value = twin
        for key in other:
            value = value[key]
        put(path, json.loads(json.dumps(value)))(twin)
    else:
        drop(*path)(twin)
    return twin


@pytest.mark.parametrize("seed", range(4))
def test_a_damaged_snapshot_is_refused_or_can_be_played_to_the_end(seed: int) -> None:
    chance = seeded(seed)
    refused = played = 0
    options = Options(
        players=2 + seed % 3, staff="draft" if seed % 2 else "standard", edition="first" if seed > 1 else "current"
    )
    for index, game in enumerate(decisions(options, seed)):
        if index % 5:
            continue
        for _ in range(12):
            try:
                other = Game.restore(damaged(game.snapshot(), chance))
            except InvalidData:
                refused += 1
                continue
            while other.seat is not None:
                legal = other.choices()
                other.play(legal[chance.below(len(legal))])
            played += 1
    assert refused > 50
    assert played > 10


def test_a_damaged_record_is_refused_or_can_be_played_to_the_end() -> None:
    chance = seeded(1)
    *_, game = decisions(Options(players=3), 4)
    for _ in range(60):
        try:
            other = Game.replay(damaged(game.record(), chance))
        except InvalidData:
            continue
        while other.seat is not None:
            legal = other.choices()
            other.play(legal[chance.below(len(legal))])
