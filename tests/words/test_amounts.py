"""What amounts come to, as people are shown it before they choose."""

from __future__ import annotations

from typing import Any

import pytest

from grandaustria import Game
from grandaustria.rules.emperor import PENALTY, push_favour
from grandaustria.rules.state import State
from tests.positions import player, step, table
from tests.random_games import ALL_OPTIONS, decisions


def dividing(n: int, number: int = 2, **me: Any) -> Game:
    """Seat 0 divides so many krones from emperor steps."""
    agenda = (step("krones_action", n=n), step("turn"))
    turn = {"acted": True, "die_taken": True}
    game = table(player(turns=1, **me), player(), agenda=agenda, turn=turn)
    return Game.restore(game.snapshot() | {"round": number})


def test_krones_and_steps_beyond_the_most_are_lost() -> None:
    game = dividing(4, krones=18, emperor=12)
    amounts = game.insight(0, asked=True)["amounts"]
    shown = [amounts[str(game.parse(f"AMOUNT:{n}"))] for n in range(5)]
    assert [each["krones"] for each in shown] == [18, 19, 20, 20, 20]
    assert [each["emperor"] for each in shown] == [13, 13, 13, 13, 12]


@pytest.mark.parametrize(("number", "back"), [(1, 3), (3, 3), (4, 5), (5, 5), (6, 7), (7, 7)])
def test_the_next_scoring_is_the_one_that_counts(number: int, back: int) -> None:
    game = dividing(3, number, emperor=4)
    shown = game.insight(0, asked=True)["amounts"][str(game.parse("AMOUNT:0"))]
    assert (shown["emperor"], shown["back"], shown["then"]) == (7, back, 7 - back)


def favour(s: State, space: int) -> str:
    """What the rules do to a player who has fallen back to this space."""
    after = s.copy()
    after.players[0].emperor = space
    before = after.agenda
    push_favour(after, after.players[0], 0)
    if after.agenda is before:
        return "nothing"
    return "penalty" if after.agenda is not None and after.agenda.effect is PENALTY else "reward"


@pytest.mark.parametrize("emperor", range(14))
def test_the_emperor_gives_what_is_shown(emperor: int) -> None:
    game = dividing(1, emperor=emperor)
    for amount in game.insight(0, asked=True)["amounts"].values():
        assert amount["favour"] == favour(game.state, amount["then"])


def test_only_who_divides_krones_is_told() -> None:
    assert set(dividing(2).insight(1, asked=False)["amounts"]) == set()
    cakes = table(player(turns=1), player(), agenda=(step("food_action", n=2), step("turn")))
    assert cakes.insight(0, asked=True)["amounts"] == {}


@pytest.mark.parametrize("index", range(2))
def test_what_is_shown_comes_true(index: int) -> None:
    seen = 0
    for game in decisions(ALL_OPTIONS[index * 29], seed=index):
        if (seat := game.seat) is None:
            continue
        for choice, amount in game.insight(seat, asked=True)["amounts"].items():
            after = game.copy()
            after.play(int(choice))
            p = after.view(seat)["players"][seat]
            assert (p["krones"], p["emperor"]) == (amount["krones"], amount["emperor"])
            seen += 1
    assert seen
