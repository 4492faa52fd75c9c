"""Puzzles: read strictly from files; a try ends with the turn, or where nobody can know what comes."""

from __future__ import annotations

import json
from copy import deepcopy
from typing import Any

import pytest

from grandaustria import Game, IllegalChoice, InvalidData
from grandaustria.puzzles import Attempt, puzzles_as_json, read_puzzles
from grandaustria.rules.state import NATURE
from grandaustria.server.settings import Settings
from tests.sample_puzzles import samples


def document() -> Any:
    return deepcopy(puzzles_as_json(samples()))


def test_what_was_written_is_read_again() -> None:
    puzzles = samples()
    assert len(puzzles) == 3
    assert read_puzzles(puzzles_as_json(puzzles)) == puzzles
    for puzzle in puzzles:
        assert puzzle.best.value == max(turn.value for turn in puzzle.turns)
        assert "chance" not in puzzle.start


def test_puzzles_ship_with_the_game() -> None:
    puzzles = read_puzzles(json.loads(Settings().puzzles.read_text(encoding="utf-8")))
    assert len(puzzles) >= 20
    assert len({puzzle.game.round for puzzle in puzzles}) > 3
    assert len({puzzle.difficulty for puzzle in puzzles}) > 2
    for puzzle in puzzles:
        assert "chance" not in puzzle.start
        assert len(puzzle.best.choices) > 1
        assert puzzle.best.value - puzzle.turns[-1].value >= 2


def test_known_outcomes_have_their_values() -> None:
    puzzle = samples()[0]
    missing = [puzzle.missing(puzzle.attempt(turn.choices).outcome or "") for turn in puzzle.turns]
    assert missing[0] == 0
    assert all(points is not None and points >= 0 for points in missing)
    assert puzzle.missing("somewhere else") is None


def test_a_try_shows_nothing_that_its_seat_may_not_see() -> None:
    """Until it is done no dice are rolled and no cards drawn: it looks the same each time."""
    puzzle = samples()[0]
    *start, last = puzzle.best.choices
    views = []
    for _ in range(2):
        attempt = puzzle.attempt(start)
        done = [attempt.done]
        views.append(attempt.game.view(attempt.seat))
        attempt.play(last)
        assert [*done, attempt.done] == [False, True]
        assert attempt.game.view(attempt.seat) == views[-1]  # what comes then is not shown
    assert views[0] == views[1]


def test_a_try_ends_where_something_is_revealed() -> None:
    game = Game(seed=1)
    while game.seat is not None:
        for choice in game.choices():
            after = game.state
            after.play(choice)
            if after.seat == NATURE and game.round > 0 and game.name(choice).startswith("TAKE_GUEST"):
                attempt = Attempt(game)
                attempt.play(choice)
                assert attempt.done
                with pytest.raises(IllegalChoice):
                    attempt.play(choice)
                return
        game.play(game.choices()[0])
    raise AssertionError("nobody took a guest")


def test_what_is_not_possible_is_refused() -> None:
    with pytest.raises(IllegalChoice):
        samples()[0].attempt([9999])


@pytest.mark.parametrize(
    ("change", "field"),
    [
        (lambda d: d.update(version=2), "version"),
        (lambda d: d.update(more=1), "more"),
        (lambda d: d["puzzles"][0].update(difficulty=6), "difficulty"),
        (lambda d: d["puzzles"][0].update(id=""), "id"),
        (lambda d: d["puzzles"][1].update(id=d["puzzles"][0]["id"]), "puzzles"),
        (lambda d: d["puzzles"][0].update(turns=[]), "turns"),
        (lambda d: d["puzzles"][0]["turns"][0].update(choices=[9999]), "turns"),
        (lambda d: d["puzzles"][0]["turns"][0]["choices"].pop(), "turns"),
        (lambda d: d["puzzles"][0]["turns"][0].update(value="many"), "value"),
        (lambda d: d["puzzles"][0]["start"].update(round=99), "round"),
    ],
)
def test_other_files_are_refused(change: Any, field: str) -> None:
    data = document()
    change(data)
    with pytest.raises(InvalidData) as problem:
        read_puzzles(data)
    assert field in problem.value.field
    with pytest.raises(InvalidData):
        read_puzzles([])
