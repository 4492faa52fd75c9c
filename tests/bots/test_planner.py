"""Bots that search: they imagine only what a view allows, see the obvious, and play every variant."""

from __future__ import annotations

import json
from collections.abc import Mapping
from typing import Any

import pytest

from grandaustria import COMPILED, Game, Options
from grandaustria.bots.bot import bot_named
from grandaustria.bots.driver import play_out
from grandaustria.bots.suggest import suggest
from grandaustria.chance import seeded
from grandaustria.codec.seat import view_of
from grandaustria.rules.choices import name_of
from grandaustria.search.determinization import determinize
from tests.bots.quick_bots import QUICK_BOTS
from tests.codec.test_hidden import with_other_hidden_cards
from tests.positions import player, table
from tests.random_games import ALL_OPTIONS, decisions


@pytest.mark.parametrize("options", [Options(players=4, staff="draft"), Options(players=3, edition="first")], ids=str)
def test_an_imagined_world_looks_like_the_view_of_the_seat_that_is_asked(options: Options) -> None:
    chance = seeded(1)
    for game in decisions(options, seed=4):
        if game.seat is not None:
            view: Mapping[str, Any] = game.view(game.seat)
            seen = view_of(determinize(view, chance), game.seat)
            assert seen == {name: view[name] for name in seen}


def test_imagined_worlds_differ_in_what_is_hidden() -> None:
    view = Game(Options(players=3), seed=5).view(0)
    chance = seeded(2)
    hands = {determinize(view, chance).players[1].hand for _ in range(20)}
    assert len(hands) == 20


@pytest.mark.parametrize("name", QUICK_BOTS)
def test_hidden_cards_cannot_influence_a_bot(name: str) -> None:
    options = Options(players=3, staff="draft")
    chance = seeded(3)
    compared = 0
    for index, game in enumerate(decisions(options, seed=8)):
        if index % 6 or game.seat is None:
            continue
        seat = game.seat
        other = Game.restore(with_other_hidden_cards(game.snapshot(), seat, seat, chance))
        compared += other.snapshot()["players"] != game.snapshot()["players"]
        view = json.loads(json.dumps(game.view(seat)))
        twin = json.loads(json.dumps(other.view(seat) | {"events": view["events"]}))
        assert bot_named(name)(7).choose(view) == bot_named(name)(7).choose(twin)
    assert compared > 10


@pytest.mark.parametrize("options", ALL_OPTIONS if COMPILED else ALL_OPTIONS[::40], ids=str)
@pytest.mark.parametrize("name", QUICK_BOTS)
def test_every_bot_plays_every_variant(name: str, options: Options) -> None:
    game = Game(options, seed=2)
    play_out(game, [bot_named(name)(seat) for seat in range(options.players)])
    assert game.round == 7


def best(game: Game) -> str:
    assert game.seat is not None
    return name_of(bot_named("planner")(1).choose(game.view(game.seat)))


def test_the_planner_claims_an_objective_before_it_ends_its_last_turn() -> None:
    last = player(krones=20, turns=2)
    game = table(last, player(turns=2), round=7, dice=(0,) * 6, turn={"die_taken": True, "acted": True})
    assert best(game) == "CLAIM:A"


def test_the_planner_moves_a_guest_in_rather_than_leave_it_in_the_cafe() -> None:
    last = player(cafe=[74], rooms=["fffff"], turns=2)
    game = table(last, player(turns=2), round=7, dice=(0,) * 6, turn={"die_taken": True, "acted": True})
    assert best(game) == "MOVE_IN:0"


def test_the_planner_serves_what_completes_an_order_in_its_last_turn() -> None:
    last = player(krones=3, kitchen={"coffee": 1}, cafe=[(65, {"coffee": 1})], rooms=["f...."], turns=2)
    game = table(last, player(turns=2), round=7, dice=(0,) * 6, turn={"die_taken": True, "acted": True})
    assert best(game) == "SERVE:coffee:0"


def test_the_planner_takes_the_die_that_finishes_its_guest() -> None:
    last = player(krones=0, cafe=[(75, {"wine": 1, "coffee": 1})], rooms=["f...."], turns=1)
    game = table(last, player(turns=2), round=7, dice=(1, 2, 1, 1, 1, 1), tiles=("A1", "B2", "C3"))
    assert best(game) == "TAKE_DIE:2"


@pytest.mark.parametrize("ms", [1, 60])
def test_suggestions_are_legal_and_sorted_with_the_best_first(ms: int) -> None:
    game = Game(Options(players=2), seed=11)
    for _ in range(40):
        assert game.seat is not None
        found = suggest(game.view(game.seat), ms=ms)
        assert {each.choice for each in found} <= set(game.choices())
        assert found[0].behind == 0
        assert [each.behind for each in found] == sorted(each.behind for each in found)
        game.play(found[0].choice)
