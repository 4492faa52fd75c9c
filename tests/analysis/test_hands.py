"""What opening hands are worth beyond the forecast."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import numpy as np
import pytest

from grandaustria import Game, Options
from grandaustria.analysis import hands
from grandaustria.chance import game_seeds
from grandaustria.data.records import RecordedGame, writing
from grandaustria.errors import InvalidData
from grandaustria.evaluation.forecast import Forecaster, cards_in
from grandaustria.evaluation.model import Model, shipped
from tests.arena.test_luck import played

DECORATOR = 14


def _has_decorator(game: Game) -> bool:
    return bool(cards_in(game.state.players[0].hand)[DECORATOR - 1])


def _worth_20(game: Game) -> RecordedGame:
    """A game that ends as forecast, but for 20 points to whoever was dealt the decorator."""
    start = game.rewound(0).state
    (points,), _ = Forecaster(shipped(), start.ruleset).of_all_seats([start])
    scores = [round(points[p.seat] + 20 * cards_in(p.hand)[DECORATOR - 1]) for p in start.players]
    return RecordedGame([], scores, [], game.record())


def test_a_card_that_decides_games_is_found(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    file, out = tmp_path / "games.jsonl.zst", tmp_path / "hands.npz"
    with writing(file) as kept:
        for seed in game_seeds(120, 1):
            kept.add(_worth_20(played(Options(), seed)))
    monkeypatch.setattr("sys.argv", ["hands", str(file), "--out", str(out)])
    hands.main()
    model = Model.from_bytes(out.read_bytes())
    found = model.hands.tolist()
    assert 14 < found.pop(DECORATOR - 1) < 20
    assert max(map(abs, found)) < 3
    assert f"{DECORATOR}: +1" in capsys.readouterr().out
    assert model.spread == shipped().spread
    assert np.array_equal(model.network.skip, shipped().network.skip)


def test_opening_hands_count_before_the_first_round_only() -> None:
    model = shipped()
    worth = np.zeros_like(model.hands)
    worth[DECORATOR - 1] = 20
    knowing = replace(model, hands=worth)
    game = Game(Options(), next(seed for seed in range(99) if _has_decorator(Game(Options(), seed))))
    start = game.rewound(0).state
    later = start.copy()
    later.round = 1
    forecaster = Forecaster(knowing, start.ruleset)
    without, with_hands = forecaster.of_all_seats([start, later]), forecaster.knowing_hands([start, later])
    more = with_hands.points - without.points
    assert more.tolist() == [[pytest.approx(20, abs=1e-3), 0], [0, 0]]
    assert with_hands.chances[0, 0] > without.chances[0, 0] + 0.1
    assert with_hands.chances.sum(axis=1) == pytest.approx([1, 1])
    assert with_hands.chances[1].tolist() == without.chances[1].tolist()


@pytest.mark.parametrize("options", [Options(), Options(players=4), Options(mode="solo", level=1)], ids=str)
def test_hands_that_are_worth_nothing_change_nothing(options: Options) -> None:
    model = shipped()
    states = [Game(options, seed).rewound(0).state for seed in range(3)]
    nothing = Forecaster(replace(model, hands=np.zeros_like(model.hands)), options.ruleset).knowing_hands(states)
    without = Forecaster(model, options.ruleset).of_all_seats(states)
    assert np.array_equal(nothing.points, without.points)
    assert np.array_equal(nothing.chances, without.chances)


def test_against_leopold_hands_do_not_count() -> None:
    options = Options(mode="solo", level=2)
    forecaster = Forecaster(shipped(), options.ruleset)
    states = [Game(options, 1).rewound(0).state]
    assert np.array_equal(forecaster.knowing_hands(states).points, forecaster.of_all_seats(states).points)


def test_only_games_for_two_with_standard_hands_are_fitted() -> None:
    game = played(Options(players=3), 1)
    with pytest.raises(InvalidData, match="games for two with standard hands"):
        hands.worth_of_hands([RecordedGame([], game.scores(), [], game.record())], shipped())
