"""A position in one line: written, read back exactly, and refused by name when it is damaged."""

from __future__ import annotations

import re

import pytest

from grandaustria import Game, InvalidData, Options
from grandaustria.chance import Chance, seeded
from grandaustria.codec.line import check_of
from tests.damage import damaged_text
from tests.positions import player, table
from tests.random_games import ALL_OPTIONS, decisions, finished

POSITIONS = 93  # of each set of options, 10,044 in all
WRITTEN = "GA1 current/2/night/standard/promos round=1 start=0"


@pytest.mark.parametrize("options", ALL_OPTIONS)
def test_every_position_of_random_games_can_be_written_and_read(options: Options) -> None:
    chance = seeded(ALL_OPTIONS.index(options))
    games = [game.copy() for game in decisions(options, seed=1)]
    for _ in range(POSITIONS):
        game = games[chance.below(len(games))]
        line = game.position()
        assert re.fullmatch(r"[!-~]+( [!-~]+)*", line)
        again = Game.from_position(line)
        assert again == game
        assert again.options == game.options
        assert again.choices() == game.choices()
        assert again.position() == line


def test_a_position_is_readable() -> None:
    game = table(
        player(krones=7, cafe=[(75, {"wine": 1}), 76], hand=[3], staff=[1, 17], used=[1]), dice=[2, 0, 1, 0, 0, 0]
    )
    line, _, check = game.position().partition(" #")
    assert line == (
        "GA1 current/2/night/standard/promos round=1 start=0 dice=113 queue=49,50,51,52,53 tiles=A1,B2,C1 "
        "objectives=105,109,113 "
        "seat0=night/7k/0e/0p/fff..|.....|.....|...../cafe:75(1w),76,-/hand:3/staff:1*,17 "
        "seat1=night/10k/0e/0p/fff..|.....|.....|..... agenda=turn@0,next_turn"
    )
    assert check == check_of(line)
    edited = line.replace("7k", "20k")
    assert Game.from_position(edited).view(0)["players"][0]["krones"] == 20  # by hand, without the check


def test_a_finished_game_has_an_empty_agenda() -> None:
    line = finished(Options(), seed=1).position()
    assert " agenda=- #" in line
    assert Game.from_position(line).seat is None
    with pytest.raises(InvalidData, match="agenda: missing"):
        Game.from_position(line.partition(" agenda")[0])  # cut off


def test_neither_history_nor_the_dice_to_come_are_in_it() -> None:
    game = Game(Options(players=3), seed=4)
    line = game.position()
    assert line == game.copy(seed=1).position()
    twins = [Game.from_position(line, seed) for seed in (1, 1, 2)]
    for twin in twins:
        while twin.seat is not None:
            twin.play(twin.choices()[0])
    assert twins[0].answers() == twins[1].answers() != twins[2].answers()
    assert len({tuple(Game.from_position(line).snapshot()["chance"]) for _ in range(5)}) == 5


def test_a_position_with_steps_in_any_order() -> None:
    found = [game for game in decisions(Options(players=2), seed=5) if "any_order@" in game.position()]
    assert found
    assert all("(" in game.position() for game in found)


@pytest.mark.parametrize(
    ("part", "instead", "field"),
    [
        ("GA1", "GA2", "position"),
        ("GA1", "", "position"),
        ("current", "future", "options.edition"),
        ("/2/", "/7/", "options.players"),
        ("/night/", "/dusk/", "options.hotel"),
        ("/promos", "/promo", "options.promos"),
        ("/promos", "", "options"),
        ("round=1", "round=8", "round"),
        ("round=1", "round=x", "round"),
        ("round=1 ", "", "round"),
        ("round=1", "round=1 round=1", "round"),
        ("round=1", "rounds=1", "rounds"),
        ("start=0", "start=2", "start"),
        ("dice=113", "dice=117", "dice"),
        ("dice=113", "dice=11111222222", "dice"),
        ("queue=49", "queue=75", "guest"),
        ("queue=49", "queue=9", "queue[0]"),
        ("queue=49,", "queue=", "queue"),
        ("queue=49,", "queue=,", "queue[0]"),
        ("tiles=A1", "tiles=B1", "tiles[0]"),
        ("objectives=105", "objectives=0105", "objectives[0]"),
        ("7k", "21k", "players[0].krones"),
        ("7k", "7", "seat0"),
        ("fff..", "fff.", "players[0].rooms[0]"),
        ("75(1w)", "75(3w)", "players[0].cafe[0].missing.wine"),
        ("75(1w)", "75(1w", "seat0.cafe[0]"),
        ("75(1w)", "75(1x)", "seat0.cafe[0]"),
        (",76,-", ",76", "players[0].cafe"),
        ("hand:3", "hand:17", "staff"),
        ("hand:3", "hand:49", "players[0].hand[0]"),
        ("hand:3", "hands:3", "seat0"),
        ("staff:1*,17", "staff:1*,17*", "players[0].used"),
        ("turn@0", "turn@2", "agenda[0].seat"),
        ("turn@0", "tern@0", "agenda[0].do"),
        ("turn@0", "Turn@0", "agenda[0]"),
        (",next_turn", "", "agenda"),
        ("agenda=", "agenda=,", "agenda[0]"),
        ("seat1=", "seat2=", "seat2"),
        (" agenda=turn@0,next_turn", "", "agenda"),
    ],
)
def test_what_is_wrong_is_named(part: str, instead: str, field: str) -> None:
    game = table(
        player(krones=7, cafe=[(75, {"wine": 1}), 76], hand=[3], staff=[1, 17], used=[1]), dice=[2, 0, 1, 0, 0, 0]
    )
    line = game.position().partition(" #")[0]
    assert part in line
    with pytest.raises(InvalidData) as raised:
        Game.from_position(line.replace(part, instead, 1))
    assert raised.value.field == field


@pytest.mark.parametrize("nonsense", ["", " ", "GA1", "GA1 ", "\n", "é", "GA1 " + "x" * 100_000, None, 7])
def test_what_is_no_position_at_all_is_refused(nonsense: str) -> None:
    with pytest.raises(InvalidData):
        Game.from_position(nonsense)


def positions(chance: Chance) -> list[str]:
    games = decisions(ALL_OPTIONS[chance.below(len(ALL_OPTIONS))], seed=chance.below(1000))
    return [game.position() for number, game in enumerate(games) if number % 20 == 0]


def test_a_damaged_line_is_refused() -> None:
    chance = seeded(3)
    for line in [line for _ in range(8) for line in positions(chance)]:
        for _ in range(10):
            damaged = damaged_text(line, chance)
            if damaged.strip() not in (line, line.partition(" #")[0]):
                with pytest.raises(InvalidData):
                    Game.from_position(damaged)


def test_a_damaged_line_without_its_check_is_refused_or_can_be_played_to_the_end() -> None:
    chance = seeded(4)
    refused = played = 0
    for line in [line.partition(" #")[0] for _ in range(6) for line in positions(chance)]:
        for _ in range(10):
            try:
                game = Game.from_position(damaged_text(line, chance))
            except InvalidData:
                refused += 1
                continue
            while game.seat is not None:
                legal = game.choices()
                game.play(legal[chance.below(len(legal))])
            played += 1
    assert refused > 50
    assert played > 10
