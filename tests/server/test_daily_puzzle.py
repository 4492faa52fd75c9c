"""The puzzle of the day: one for everybody, three tries, judged by the file or by the expert, counted without names."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from typing import Any

import pytest
from starlette.testclient import TestClient

from grandaustria.puzzles import Puzzle
from grandaustria.server.app import create_app
from grandaustria.server.rate_limits import Slots
from grandaustria.server.settings import Settings
from tests.sample_puzzles import FILE, samples
from tests.server.clients import Clock

SOLVER = "a-solver-of-this-day-alone"
OTHER = "another-solver-of-this-day"


@pytest.fixture
def client(settings: Settings) -> Iterator[TestClient]:
    with TestClient(create_app(replace(settings, puzzles=FILE))) as client:
        yield client


def today(client: TestClient) -> Any:
    return client.get("/api/daily").json()


def puzzle_of(client: TestClient) -> Puzzle:
    wanted = today(client)["puzzle"]["id"]
    return next(puzzle for puzzle in samples() if puzzle.id == wanted)


def look(client: TestClient, *choices: int, **more: Any) -> Any:
    body = {"day": today(client)["day"], "choices": list(choices)} | more
    answer = client.post("/api/daily/puzzle/look", json=body)
    return answer.json()


def attempt(client: TestClient, n: int, *choices: int, solver: str = SOLVER) -> Any:
    body = {"day": today(client)["day"], "solver": solver, "n": n, "choices": list(choices)}
    return client.post("/api/daily/puzzle/tries", json=body).json()


def worst(puzzle: Puzzle) -> tuple[int, ...]:
    return puzzle.turns[-1].choices


def test_all_puzzles_come_before_one_comes_again(client: TestClient, clock: Clock) -> None:
    clock.time -= clock.time % (3 * 24 * 3600)
    seen = []
    for _ in range(6):
        seen.append(today(client)["puzzle"]["id"])
        clock.time += 24 * 3600
    assert any(len(set(seen[start : start + 3])) == 3 for start in range(3))


def test_a_server_without_puzzles_says_so(settings: Settings) -> None:
    with TestClient(create_app(replace(settings, puzzles=settings.web / "none.json"))) as client:
        assert today(client)["puzzle"] is None
        assert look(client)["error"] == "no_puzzle"


def test_choices_are_looked_at_and_left_out_again(client: TestClient) -> None:
    puzzle = puzzle_of(client)
    start = look(client)
    assert not start["done"]
    table = start["table"]
    assert table["view"]["prompt"]["choices"]
    assert [isinstance(player["hand"], int) for player in table["view"]["players"]] == [
        seat != table["you"] for seat in range(len(table["seats"]))
    ]
    *first, last = puzzle.best.choices
    before = look(client, *first)
    after = look(client, *first, last)
    assert (before["done"], after["done"]) == (False, True)
    assert after["table"]["view"] == before["table"]["view"]
    assert look(client)["table"] == table
    assert look(client, 9999)["error"] == "illegal_choice"
    assert look(client, day="2001-01-01")["error"] == "not_today"


def test_the_best_turn_is_found(client: TestClient) -> None:
    puzzle = puzzle_of(client)
    told = attempt(client, 1, *puzzle.best.choices)
    assert (told["missing"], told["found"], told["over"]) == (0, True, True)
    assert len(told["best"]) == len(puzzle.best.choices)
    assert told["solvers"] == {"found": 1, "close": 0, "others": 0}
    assert attempt(client, 1, *puzzle.best.choices) == told  # asked again, counted once
    assert attempt(client, 2, *worst(puzzle))["error"] == "over"


def test_three_tries_and_no_more(client: TestClient) -> None:
    puzzle = puzzle_of(client)
    turn = worst(puzzle)
    for n in (1, 2, 3):
        told = attempt(client, n, *turn)
        assert not told["found"]
        assert told["missing"] == pytest.approx(puzzle.best.value - puzzle.turns[-1].value)
        assert told["over"] == (n == 3) == (told["best"] is not None)
    assert sum(told["solvers"].values()) == 1
    assert attempt(client, 3, *puzzle.best.choices)["found"] is False  # it stays what it was
    assert attempt(client, 3, *turn, solver=OTHER)["error"] == "over"  # no try is skipped
    longest = max((turn.choices for turn in puzzle.turns), key=len)
    assert attempt(client, 1, *longest[:-1], solver=OTHER)["error"] == "invalid"


def test_giving_up_shows_the_best_turn(client: TestClient) -> None:
    told = attempt(client, 1)
    assert (told["missing"], told["found"], told["over"]) == (None, False, True)
    assert told["best"]
    assert attempt(client, 2, *puzzle_of(client).best.choices)["error"] == "over"
    assert today(client)["puzzle"]["solvers"] == {"found": 0, "close": 0, "others": 1}


def test_a_turn_that_the_file_does_not_know_is_judged_by_the_expert(
    client: TestClient, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Here as in a worker process."""
    monkeypatch.setattr(Puzzle, "missing", lambda *_: None)
    puzzle = puzzle_of(client)
    assert attempt(client, 1, *puzzle.best.choices)["missing"] == 0  # the same turn against itself
    told = attempt(client, 1, *worst(puzzle), solver=OTHER)
    assert told["missing"] >= 0


def test_a_clue_names_what_to_look_at(client: TestClient) -> None:
    query = {"day": today(client)["day"]}
    step = puzzle_of(client).best.choices[0]
    choices = look(client)["table"]["view"]["prompt"]["choices"]
    touches = next(choice["touches"] for choice in choices if choice["id"] == step)
    first = client.get("/api/daily/puzzle/clue", params=query).json()
    assert first == {"touches": touches, "choice": None, "text": None}
    second = client.get("/api/daily/puzzle/clue", params=query | {"level": 2}).json()
    assert second["choice"] == step
    assert second["text"]


def test_an_address_has_so_many_tries_in_an_hour(settings: Settings, clock: Clock) -> None:
    with TestClient(create_app(replace(settings, puzzles=FILE, tries_per_hour=2))) as client:
        assert attempt(client, 1, solver=f"{SOLVER}-1")["over"]
        assert attempt(client, 1, *worst(puzzle_of(client)), solver=f"{SOLVER}-2")["missing"] > 0
        refused = [attempt(client, 1, solver=f"{SOLVER}-3"), attempt(client, 1, *worst(puzzle_of(client)))]
        assert [answer["error"] for answer in refused] == ["too_many", "too_many"]
        assert attempt(client, 1, *worst(puzzle_of(client)), solver=f"{SOLVER}-2")["missing"] > 0  # asked again
        assert sum(today(client)["puzzle"]["solvers"].values()) == 2


def test_an_address_has_few_turns_judged_at_once(client: TestClient, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Puzzle, "missing", lambda *_: None)
    monkeypatch.setattr(Slots, "take", lambda *_: False)
    assert attempt(client, 1, *puzzle_of(client).best.choices)["error"] == "too_many"
