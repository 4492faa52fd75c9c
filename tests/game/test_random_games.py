"""Random games over all options: they end, nothing is lost, and every way to carry them on agrees."""

from __future__ import annotations

import json
from itertools import pairwise

import pytest

from grandaustria import Game, Options
from tests.invariants import check_everything
from tests.random_games import ALL_OPTIONS, decisions, finished


def label(options: Options) -> str:
    hotel = options.hotel if isinstance(options.hotel, str) else "".join(options.hotel)
    promos = "promos" if options.promos else "no-promos"
    return f"{options.players}-{hotel}-{options.staff}-{options.edition}-{promos}"


@pytest.mark.parametrize("options", ALL_OPTIONS, ids=label)
def test_every_combination_of_options_plays_to_the_end_of_round_7(options: Options) -> None:
    for seed in range(3):
        game = finished(options, seed)
        assert game.round == 7
        assert game.seat is None
        assert game.choices() == []
        assert set(game.winners()) <= set(range(options.players))
        assert game.winners()


@pytest.mark.parametrize("options", ALL_OPTIONS[::4], ids=label)
def test_the_invariants_hold_after_every_choice(options: Options) -> None:
    for game in decisions(options, seed=11):
        check_everything(game)


@pytest.mark.parametrize("options", ALL_OPTIONS[::9], ids=label)
def test_snapshot_record_and_copy_carry_on_the_same_game(options: Options) -> None:
    for game in decisions(options, seed=5):
        snapshot, record = game.snapshot(), game.record()
        assert json.loads(json.dumps(snapshot)) == snapshot
        restored = Game.restore(json.loads(json.dumps(snapshot)))
        replayed = Game.replay(json.loads(json.dumps(record)))
        copied = game.copy()
        for twin in (restored, replayed, copied):
            assert twin.snapshot() == snapshot
            assert twin.choices() == game.choices()
        if game.seat is None:
            continue
        for twin in (restored, replayed, copied):
            twin.play(twin.choices()[-1])
        assert restored.snapshot() == replayed.snapshot() == copied.snapshot()
        assert Game.replay(restored.record()).snapshot() == restored.snapshot()
        assert game.snapshot() == snapshot


def test_the_same_seed_deals_the_same_game() -> None:
    assert Game(seed=3).snapshot() == Game(seed=3).snapshot()
    assert Game(seed=3).snapshot() != Game(seed=4).snapshot()


def test_points_by_round_end_with_the_final_scores() -> None:
    game = finished(Options(players=3), seed=2)
    assert len(game.points_by_round()) == 7
    assert game.points_by_round()[-1] == game.scores()


def test_events_are_numbered_and_never_rewritten() -> None:
    told = [game.events() for game in decisions(Options(), seed=9)]
    for earlier, later in pairwise(told):
        assert later[: len(earlier)] == earlier
