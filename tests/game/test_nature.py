"""A seeded game can be repeated; one from the operating system's generator cannot be foretold, and still replays."""

from __future__ import annotations

import json
import pickle
from typing import Any

import pytest

from grandaustria import Game, InvalidData, Options
from grandaustria.bots.driver import play_out
from grandaustria.bots.random_bot import RandomBot
from grandaustria.chance import SystemNature, seeded


def hosted(players: int = 3) -> Game:
    return Game(Options(players=players), nature=SystemNature())


def unfinished() -> Game:
    game = hosted()
    for _ in range(40):
        game.play(game.choices()[-1])
    return game


def test_the_system_answers_every_question_evenly() -> None:
    nature = SystemNature()
    answers = [nature.below(6) for _ in range(6000)]
    assert set(answers) == set(range(6))
    assert all(800 < answers.count(answer) < 1200 for answer in range(6))  # nine standard deviations


def test_a_game_without_a_seed_has_a_record_of_version_2() -> None:
    game = unfinished()
    record = game.record()
    assert set(record) == {"format", "version", "options", "choices"}
    assert record["version"] == 2
    assert "chance" not in game.snapshot()
    again = Game.replay(json.loads(json.dumps(record)))
    assert again.record() == record
    assert [again.view(seat) for seat in range(3)] == [game.view(seat) for seat in range(3)]


def test_a_seeded_game_still_has_a_record_of_version_1() -> None:
    record = Game(seed=7).record()
    assert (record["version"], record["seed"]) == (1, 7)
    assert Game.replay(record).record() == record


def test_two_that_go_on_from_one_record_part() -> None:
    record = unfinished().record()
    ends = []
    for _ in range(2):
        game = Game.replay(record)
        play_out(game, [RandomBot(1)] * game.options.players)
        ends.append(game.answers())
    assert ends[0] != ends[1]


def test_copies_and_pickles_of_it_go_on() -> None:
    game = unfinished()
    for twin in (game.copy(), pickle.loads(pickle.dumps(game)), game.rewound(game.decisions)):
        assert twin.view(0) == game.view(0)
        play_out(twin, [RandomBot(1)] * twin.options.players)
        assert twin.seat is None
    assert game.seat is not None


def test_nature_can_be_given() -> None:
    one, two = (Game(Options(), nature=seeded(5)) for _ in range(2))
    assert one.record() == two.record()
    record = one.record()
    again = Game.replay(record | {"choices": record["choices"][:10]}, seeded(6))
    assert again.record()["version"] == 2


def test_events_before_tells_where_in_the_story_an_answer_stands() -> None:
    game = unfinished()
    assert game.events_before(len(game.answers())) == game.events_told
    middle = game.rewound(20)
    assert game.events_before(len(middle.answers())) == middle.events_told


@pytest.mark.parametrize(
    ("change", "field"),
    [
        ({"seed": 7}, "seed"),
        ({"version": 3}, "version"),
        ({"version": 1}, "seed"),
        ({"start": {}}, "start"),
        ({"choices": [0]}, r"choices\[0\]"),
    ],
)
def test_damaged_records_are_refused_by_name(change: dict[str, Any], field: str) -> None:
    with pytest.raises(InvalidData, match=field):
        Game.replay(hosted().record() | change)


def test_a_seed_and_a_nature_exclude_each_other() -> None:
    with pytest.raises(InvalidData, match="seed"):
        Game(Options(), 7, nature=SystemNature())
    with pytest.raises(InvalidData, match="nature"):
        Game.replay(Game(seed=7).record(), SystemNature())
