"""Illegal input changes nothing and gets a clear answer."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from typing import Any

import pytest

from grandaustria import Game, IllegalChoice, Options
from grandaustria.rules.choices import CHOICES, name_of
from tests.random_games import decisions, finished


def test_a_choice_that_is_not_offered_is_refused_by_name_and_changes_nothing() -> None:
    for index, game in enumerate(decisions(Options(players=3, hotel="day"), seed=1)):
        if index % 10:
            continue
        before = json.dumps([game.snapshot(), game.record(), game.events()])
        legal = set(game.choices())
        for choice in range(CHOICES):
            if choice not in legal:
                with pytest.raises(IllegalChoice, match=name_of(choice)):
                    game.play(choice)
        assert json.dumps([game.snapshot(), game.record(), game.events()]) == before


@pytest.mark.parametrize("nonsense", [-1, CHOICES, 10**30, "PASS", None, 1.0, True, [3], b"x"])
def test_what_is_no_choice_at_all_is_refused(nonsense: Any) -> None:
    game = Game(seed=1)
    before = json.dumps(game.snapshot())
    with pytest.raises(IllegalChoice):
        game.play(nonsense)
    assert json.dumps(game.snapshot()) == before


def test_a_seat_that_is_not_to_act_is_refused() -> None:
    game = Game(Options(players=3), seed=1)
    assert game.seat is not None
    with pytest.raises(IllegalChoice, match=f"seat {game.seat} is to act"):
        game.play(game.choices()[0], seat=(game.seat + 1) % 3)
    game.play(game.choices()[0], seat=game.seat)


def test_nothing_can_be_played_when_the_game_is_over() -> None:
    game = finished(Options(), seed=1)
    with pytest.raises(IllegalChoice):
        game.play(0)


def test_a_checked_state_refuses_what_is_not_possible_and_so_do_its_copies() -> None:
    for index, game in enumerate(decisions(Options(players=3, hotel="day"), seed=1)):
        if index % 20:
            continue
        state = game.state
        legal = set(state.choices())
        state.checked = True
        before = state.copy()
        for choice in (*range(-1, CHOICES + 1), 10**10):
            if choice not in legal:
                with pytest.raises(IllegalChoice, match=str(choice)):
                    state.play(choice)
        assert state == before
        if legal:
            state.copy().play(min(legal))


def test_states_are_checked_in_debug_mode() -> None:
    program = (
        "from grandaustria import Game, Options; game = Game(seed=1); "
        "print({Options().new_state().checked, game.state.checked, Game.restore(game.snapshot()).state.checked})"
    )
    for debug in ("", "1"):
        environment = os.environ | {"GRANDAUSTRIA_DEBUG": debug}
        done = subprocess.run([sys.executable, "-c", program], env=environment, check=True, stdout=subprocess.PIPE)
        assert done.stdout.decode().strip() == str({bool(debug)})
