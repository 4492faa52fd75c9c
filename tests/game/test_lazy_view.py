"""What bots are given reads like the seat's view, tells no more, and stays as it is when the game goes on."""

from __future__ import annotations

import json
import pickle
from collections.abc import Iterator
from itertools import islice

import pytest

from grandaustria import Game, InvalidData, Options
from grandaustria.bots.bot import legal
from grandaustria.chance import seeded
from grandaustria.hidden import blinded
from grandaustria.search.determinization import determinize
from tests.random_games import ALL_OPTIONS, decisions


def some_decisions(options: Options, seed: int) -> Iterator[Game]:
    return (game for game in islice(decisions(options, seed), 0, None, 9) if game.seat is not None)


@pytest.mark.parametrize("options", ALL_OPTIONS, ids=str)
def test_it_is_the_view(options: Options) -> None:
    for game in some_decisions(options, 3):
        view, lazy = game.view(game.seat), game.lazy_view()
        assert lazy == view
        assert json.dumps(dict(lazy)) == json.dumps(view)
        assert pickle.loads(pickle.dumps(game.lazy_view())) == view
        assert legal(lazy) == legal(view) == game.choices()
        assert (lazy["seat"], lazy["round"], lazy["options"]) == (view["seat"], view["round"], view["options"])


@pytest.mark.parametrize("options", ALL_OPTIONS, ids=str)
def test_its_state_is_the_same_in_every_world_that_looks_like_it(options: Options) -> None:
    for game in some_decisions(options, 4):
        assert all(game.determinized(seed).lazy_view().state == game.lazy_view().state for seed in range(3))


@pytest.mark.parametrize("options", ALL_OPTIONS, ids=str)
def test_imagined_worlds_are_those_of_the_whole_view(options: Options) -> None:
    for game in some_decisions(options, 5):
        one, other = seeded(7), seeded(7)
        assert determinize(game.lazy_view(), one) == determinize(game.view(game.seat), other)
        assert one.below(1 << 30) == other.below(1 << 30)


def test_it_stays_as_it_is() -> None:
    game = Game(Options(players=3), 6)
    before, lazy, another = game.view(game.seat), game.lazy_view(), game.lazy_view()
    for _ in range(60):
        game.play(game.choices()[0])
    assert lazy == before == another


def test_it_stays_as_it_is_when_a_choice_is_taken_back_or_a_record_followed() -> None:
    game = Game(Options(players=3), 6)
    ahead = game.copy()
    game.push(game.choices()[0])
    before, lazy = game.view(game.seat), game.lazy_view()
    game.pop()
    assert lazy == before
    for _ in range(20):
        ahead.play(ahead.choices()[0])
    before, lazy = game.view(game.seat), game.lazy_view()
    game.follow(ahead.answers(len(game.answers())))
    assert lazy == before


def test_once_kept_or_copied_it_holds_nothing_hidden() -> None:
    game = Game(Options(players=3), 6)
    for _ in range(40):
        game.play(game.choices()[0])
    twins = [game.determinized(seed) for seed in range(3)]
    assert len({pickle.dumps(twin.lazy_view()) for twin in twins}) == 1


def test_when_the_game_is_over_nobody_is_asked() -> None:
    game = Game(Options(), 1)
    while game.seat is not None:
        game.play(game.choices()[0])
    with pytest.raises(InvalidData, match="nobody is asked"):
        game.lazy_view()
    with pytest.raises(InvalidData, match="nobody is asked"):
        blinded(game.state)
