"""What is read out of recorded games: it adds up, and the commands that print it run."""

from __future__ import annotations

from pathlib import Path
from xml.etree import ElementTree

import pytest

from grandaustria import Game, Options
from grandaustria.analysis import annotate, charts, findings, strategy
from grandaustria.analysis.expectation import expected
from grandaustria.analysis.markdown import interval, shown
from grandaustria.analysis.plays import plays
from grandaustria.bots.driver import play_out
from grandaustria.bots.random_bot import RandomBot
from grandaustria.data.records import RecordedGame


@pytest.fixture(scope="module")
def finished() -> Game:
    game = Game(Options(players=3), seed=5)
    play_out(game, [RandomBot(7)] * 3)
    return game


def test_a_play_ends_where_the_game_did(finished: Game) -> None:
    game = RecordedGame([], finished.scores(), finished.winners(), finished.record())
    for seat, each in enumerate(plays(game)):
        player = finished.view()["players"][seat]
        assert each.par[7]["points"] == player["points"] == finished.scores()[seat]
        assert each.par[7]["staff"] >= len(player["staff"])
        assert sorted(each.par) == list(range(1, 8))
        assert each.housed <= set(each.taken)
        assert len(each.dice) + sum(each.passes.values()) >= 7 * 2
        assert sorted(each.spaces) == [3, 5, 7]


def test_leads_add_up_to_nothing(finished: Game) -> None:
    game = RecordedGame([], finished.scores(), finished.winners(), finished.record())
    assert sum(each.margin for each in plays(game)) == pytest.approx(0)


def test_what_is_expected_of_a_game_that_is_over_is_its_result(finished: Game) -> None:
    assert expected(finished) == finished.scores()


def test_somebody_far_ahead_is_expected_to_win() -> None:
    snapshot = Game(Options(players=2), seed=1).snapshot()
    snapshot["players"][1]["points"] = 60
    del snapshot["story"]
    behind, ahead = expected(Game.restore(snapshot))
    assert ahead > behind + 30


def test_an_interval_is_two_standard_errors_wide() -> None:
    assert interval([1.0, 3.0]) == pytest.approx((2.0, 1.96))
    assert shown([0.0, 1.0], "%", 0) == "50 % ± 98"


def test_the_findings_of_a_few_games(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    arguments = ["findings", "random", "--games", "18", "16", "--folder", str(tmp_path)]
    monkeypatch.setattr("sys.argv", arguments)
    findings.main()
    first = capsys.readouterr().out
    assert "| 2 players, 1. |" in first
    assert sorted(file.name.split(".")[0] for file in tmp_path.iterdir()) == [
        "random-2-18",
        "random-3-16",
        "random-4-16",
    ]
    findings.main()  # from the files, without playing again
    assert capsys.readouterr().out == first
    monkeypatch.setattr("sys.argv", ["strategy", *(str(file) for file in tmp_path.iterdir())])
    monkeypatch.setattr(strategy, "FEW", 2)
    strategy.main()
    printed = capsys.readouterr().out
    assert printed.startswith("148 players' games")
    assert "| scoring after round |" in printed
    drawn = tmp_path / "drawn"
    drawn.mkdir()
    monkeypatch.setattr("sys.argv", ["charts", *map(str, tmp_path.glob("*.zst")), "--folder", str(drawn)])
    charts.main()
    found = {file.stem: ElementTree.fromstring(file.read_text()) for file in drawn.iterdir()}
    assert sorted(found) == ["strategy-rounds", "strategy-sources", "strategy-staff"]
    words = {name: "".join(each.itertext()) for name, each in found.items()}
    assert all(
        f"{players} players" in words[f"strategy-{name}"] for players in (2, 3, 4) for name in ("rounds", "sources")
    )
    assert len([each for each in found["strategy-staff"].iter() if each.tag.endswith("circle")]) == 24


def test_an_annotated_game(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    monkeypatch.setattr("sys.argv", ["annotate", "gentle", "--seed", "3"])
    annotate.main()
    rows = [line.split("|") for line in capsys.readouterr().out.splitlines() if line.startswith("| ")]
    assert {row[1].strip() for row in rows} >= {str(number) for number in range(1, 8)}
    assert rows[-1][1].strip() == "**total**"
