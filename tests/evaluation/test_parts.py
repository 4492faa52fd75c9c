"""The tables that value staff cards: complete for everything that is printed."""

from __future__ import annotations

import pytest

from grandaustria.cards.editions import EDITIONS
from grandaustria.evaluation.parts import EXPECTED, GROWTH, PER_TURN, Forecast
from grandaustria.rules import final as final_scores
from grandaustria.rules.board import BLUE, GREEN
from grandaustria.rules.cards import FinalScore
from grandaustria.rules.final import BestOfOthers, PerColourSet, PerRoom, PerSpace
from grandaustria.rules.ruleset import Ruleset


def kinds_of_final_score() -> set[type[FinalScore]]:
    classes = [value for value in vars(final_scores).values() if isinstance(value, type)]
    return {kind for kind in classes if issubclass(kind, FinalScore) and kind is not FinalScore}


def test_every_kind_of_final_score_is_in_one_of_the_tables() -> None:
    assert set(GROWTH) | set(EXPECTED) == kinds_of_final_score()
    assert not set(GROWTH) & set(EXPECTED)


@pytest.mark.parametrize("edition", EDITIONS.values(), ids=lambda edition: str(edition.name))
def test_staff_that_help_during_play_have_a_value_per_turn(edition: Ruleset) -> None:
    helpful = {card.number for card in edition.staff if card.once_per_round or card.waives or card.reaction or card.die}
    assert helpful == set(PER_TURN)


@pytest.mark.parametrize(
    ("final", "value"),
    [
        (PerRoom(3, BLUE), 6 + 3 * 0.26 * 5),
        (PerRoom(1, GREEN), 6 + 0.75 * 5),
        (PerColourSet(4), 6 + 4 * 0.2 * 5),
        (PerSpace(2, most=26), 4),
        (BestOfOthers(own=False), 6),
    ],
    ids=["a colour", "all colours", "sets", "emperor track", "best of others"],
)
def test_a_forecast_starts_from_the_points_now(final: FinalScore, value: float) -> None:
    assert Forecast(final).value(now=6, turns=5) == pytest.approx(value)


@pytest.mark.parametrize(
    "final", [PerSpace(2, most=26), BestOfOthers(own=False), PerRoom(3, BLUE)], ids=lambda final: type(final).__name__
)
def test_after_the_last_turn_only_the_points_now_count(final: FinalScore) -> None:
    assert Forecast(final).value(now=2, turns=0) == 2


def test_an_unknown_kind_of_final_score_keeps_its_points() -> None:
    assert Forecast(FinalScore("", "", {})).value(now=-3, turns=5) == -3
