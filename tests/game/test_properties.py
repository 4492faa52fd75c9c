"""What holds in any game. If it does not, Hypothesis looks for the shortest game that shows it."""

from __future__ import annotations

import json

from hypothesis import given, settings
from hypothesis import strategies as st

from grandaustria import Game, Options
from tests.invariants import check_everything
from tests.random_games import ALL_OPTIONS

options = st.sampled_from(ALL_OPTIONS)
seeds = st.integers(0, 2**32 - 1)
picks = st.lists(st.integers(0, 99), max_size=60)


def played(options: Options, seed: int, picks: list[int]) -> Game:
    """A game in which each pick takes one of the legal choices, round and round."""
    game = Game(options, seed=seed)
    for pick in picks:
        legal = game.choices()
        game.play(legal[pick % len(legal)])
    return game


@settings(max_examples=40)
@given(options, seeds, picks)
def test_the_invariants_hold(options: Options, seed: int, picks: list[int]) -> None:
    check_everything(played(options, seed, picks))


@settings(max_examples=40)
@given(options, seeds, picks)
def test_record_and_snapshot_bring_a_game_back(options: Options, seed: int, picks: list[int]) -> None:
    game = played(options, seed, picks)
    assert Game.replay(json.loads(json.dumps(game.record()))).snapshot() == game.snapshot()
    assert Game.restore(json.loads(json.dumps(game.snapshot()))).snapshot() == game.snapshot()


@settings(max_examples=40)
@given(options, seeds, picks)
def test_a_copy_goes_its_own_way(options: Options, seed: int, picks: list[int]) -> None:
    game = played(options, seed, picks)
    before = game.snapshot()
    copy = game.copy()
    copy.play(copy.choices()[0])
    assert game.snapshot() == before
