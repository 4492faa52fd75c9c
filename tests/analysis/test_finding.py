"""Finding puzzles: one kind of turn is clearly the best, tries are compared as they end, and nothing is done twice."""

from __future__ import annotations

import json
from dataclasses import replace
from functools import cache
from pathlib import Path

import numpy as np
import pytest
from typer.testing import CliRunner

from grandaustria import Game, InvalidData, Options
from grandaustria.analysis.collecting import Collection
from grandaustria.analysis.finding import Comparison, Effort, Search, Try, difficulty, positions_of, solves, tried_by
from grandaustria.analysis.review.course import Course
from grandaustria.cli.app import app
from grandaustria.data.simulation import record_game
from grandaustria.puzzles import Puzzle, Turn, read_puzzles
from grandaustria.rules.choices import END_TURN, PASS
from tests.sample_puzzles import samples

BOTS = ("greedy", "greedy")


@cache
def played() -> Game:
    return Game.replay(record_game(Options(), BOTS, 5)[1].record)


class SearchOfSamples(Search):
    """Finds two samples in every game, under names of their own."""

    def of_game(self, number: int) -> list[Puzzle]:
        if number == 7:
            raise KeyboardInterrupt
        return [replace(puzzle, id=f"{number}-{puzzle.id}") for puzzle in samples()[: number % 3]]


def collection(file: Path, count: int, seed: int = 1) -> Collection:
    return Collection(SearchOfSamples(Options(), BOTS, seed), count, 20, file)


def kind(die: int) -> dict[str, object]:
    return {"die": die, "guests": [], "staff": [], "passed": False}


def compared(*values: tuple[int, float, float]) -> Comparison:
    """Tries by die, points and spread of the points: the worlds are one better and one worse than the mean."""
    tries = [Try((die, 1), kind(die), str(k)) for k, (die, _, _) in enumerate(values)]  # type: ignore[arg-type]
    points = np.array([[mean + sign * spread for _, mean, spread in values] for sign in (1, -1) * 8])
    return Comparison(tries, points, points)


def test_every_other_kind_is_surely_behind() -> None:
    rest = ((3, 70.0, 0.0), (4, 70.0, 0.0), (5, 60.0, 0.0))
    assert compared((1, 80.0, 0.0), (2, 77.9, 0.0), *rest).clear(2)
    assert compared((2, 77.9, 0.0), (1, 80.0, 0.0), *rest).best.kind["die"] == 1
    assert not compared((1, 80.0, 0.0), (2, 78.1, 0.0), *rest).clear(2)
    assert compared((1, 80.0, 0.0), (1, 79.9, 0.0), *rest).clear(2)  # another way to play the same kind
    assert compared((1, 80.0, 0.0), (2, 77.0, 1.0), *rest).clear(2)
    assert not compared((1, 80.0, 0.0), (2, 77.0, 5.0), *rest).clear(2)
    assert not compared((1, 80.0, 0.0), (2, 70.0, 0.0)).clear(2)  # hardly a choice


def test_the_expert_must_agree() -> None:
    values = compared((1, 80.0, 0.0), (2, 70.0, 0.0), (3, 70.0, 0.0), (4, 70.0, 0.0))
    assert values.clear(2)
    values.worth = values.worth[:, ::-1]
    assert not values.clear(2)


def test_positions_are_starts_of_turns_and_what_is_left_after_a_guest() -> None:
    game = played()
    later = 0
    for turn in Course(game).turns:
        positions = list(positions_of(turn))
        assert bool(positions) == (turn.kind in ("turn", "pass"))
        for position in positions:
            shown = game.rewound(position.decision)
            assert shown.state == position.state
            assert shown.seat == turn.seat
        for position in positions[1:]:
            later += 1
            assert position.state.guest_taken
            assert not position.state.die_taken
            assert turn.choices[-len(position.choices) :] == position.choices
    assert later > 3


def test_a_try_is_a_turn_up_to_the_first_draw() -> None:
    game = played()
    cut = whole = 0
    for turn in Course(game).turns:
        for position in positions_of(turn):
            start = game.rewound(position.decision).snapshot()
            tried = tried_by(position, position.choices, start)
            attempt = Puzzle("p", 1, start, (Turn(tried.choices, 0.0),)).attempt(tried.choices)
            assert attempt.outcome == tried.outcome
            if position.draws:
                cut += 1
                assert len(tried.choices) < len(position.choices)
            elif position.choices[-1] in (END_TURN, PASS):
                whole += 1
                assert tried.choices[-1] == position.choices[-1]
    assert cut > 3
    assert whole > 3


def test_puzzles_of_a_game_hold_what_they_promise(whole: bool) -> None:
    tiny = Search(Options(), BOTS, 2, 1, Effort(8, 6, 2), Effort(8, 6, 4))
    found = tiny.of_game(1)
    if whole:
        assert found == tiny.of_game(1)
    assert len(found) == 1
    for puzzle in found:
        assert read_puzzles({"format": "grandaustria.puzzles", "version": 1, "puzzles": [_as_json(puzzle)]}) == [puzzle]
        assert "chance" not in puzzle.start
        assert len(puzzle.best.choices) >= 2
        assert len(puzzle.values) == len(puzzle.turns)  # each leads elsewhere


def _as_json(puzzle: Puzzle) -> dict[str, object]:
    turns = [{"choices": list(turn.choices), "value": turn.value} for turn in puzzle.turns]
    return {"id": puzzle.id, "difficulty": puzzle.difficulty, "start": puzzle.start, "turns": turns}


def test_a_puzzle_is_as_hard_as_bots_miss_it(monkeypatch: pytest.MonkeyPatch) -> None:
    puzzle = samples()[0]
    all_equal = replace(puzzle, turns=tuple(replace(turn, value=80.0) for turn in puzzle.turns))
    assert solves("greedy", all_equal)
    unknown = replace(puzzle, turns=puzzle.turns[-1:])
    assert not solves("greedy", unknown)
    monkeypatch.setattr("grandaustria.analysis.finding.SOLVERS", ("greedy", "gentle"))
    assert difficulty(all_equal) == 1
    assert difficulty(unknown) == 3


def test_the_file_has_as_many_as_were_wanted(tmp_path: Path) -> None:
    file = tmp_path / "puzzles.json"
    seen = [len(found) for found in collection(file, 4).run()]
    assert seen == [0, 0, 1, 3, 3, 4]
    puzzles = read_puzzles(json.loads(file.read_text(encoding="utf-8")))
    assert [puzzle.id for puzzle in puzzles] == ["1-sample-3", "2-sample-3", "2-sample-5", "4-sample-3"]
    assert list(tmp_path.iterdir()) == [file]


def test_an_interrupted_search_goes_on_where_it_was(tmp_path: Path) -> None:
    file = tmp_path / "puzzles.json"
    wanted = collection(file, 9)
    with pytest.raises(KeyboardInterrupt):
        list(wanted.run())
    assert not file.exists()
    with wanted.part.open("a") as part:
        part.write('{"format": "gran')  # killed while it wrote
    found = [len(found) for found in replace(wanted, count=6).run()]
    assert found == [6]  # game 7 was not needed
    assert len(read_puzzles(json.loads(file.read_text(encoding="utf-8")))) == 6
    assert not wanted.part.exists()


def test_the_command_writes_a_file(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Search, "of_game", SearchOfSamples.of_game)
    file = tmp_path / "puzzles.json"
    told = CliRunner().invoke(app, ["puzzles", str(file), "--count", "3", "--bots", "greedy", "--seed", "4"])
    assert told.exit_code == 0, told.output
    assert told.stdout.rstrip().endswith("puzzles.json: 3")
    assert len(read_puzzles(json.loads(file.read_text(encoding="utf-8")))) == 3
    refused = CliRunner().invoke(app, ["puzzles", str(tmp_path / "none" / "puzzles.json"), "--bots", "greedy"])
    assert refused.exit_code == 2


def test_another_search_does_not_go_on_with_it(tmp_path: Path) -> None:
    file = tmp_path / "puzzles.json"
    with pytest.raises(KeyboardInterrupt):
        list(collection(file, 9).run())
    with pytest.raises(InvalidData, match="other options"):
        list(collection(file, 9, seed=2).run())
