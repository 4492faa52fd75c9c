"""What has happened, told event by event and as a story."""

from __future__ import annotations

import pytest

from grandaustria.codec.events import event_as_json
from grandaustria.rules.choices import block_of
from grandaustria.rules.events import KINDS, PRIVATE
from grandaustria.words.story import story
from grandaustria.words.tell import tell
from tests.positions import emperor_scoring, play, player, table
from tests.random_games import ALL_OPTIONS, finished
from tests.words.samples import readable, samples

MINUS = "\N{MINUS SIGN}"


@pytest.mark.parametrize("kind", range(len(KINDS)))
def test_every_kind_of_event_can_be_told(kind: int) -> None:
    for a, b in samples(kind):
        assert readable(tell(event_as_json((kind, 0, a, b), 0)))
        if kind in PRIVATE:
            assert readable(tell(event_as_json((kind, 0, a, b), None)))
            assert readable(tell(event_as_json((kind, 0, a, b), None) | {"times": 3}))


def test_the_player_comes_first_or_not_at_all() -> None:
    """So that the name can be left out below a heading that has it."""
    for kind in range(len(KINDS)):
        told = tell(event_as_json((kind, 0, *samples(kind)[0]), 0), names=["Anna"])
        assert told.count("Anna") == (1 if told.startswith("Anna ") else 0)


@pytest.mark.parametrize("index", range(0, len(ALL_OPTIONS), 6))
def test_the_story_of_random_games(index: int) -> None:
    game = finished(ALL_OPTIONS[index], seed=index)
    for event in game.events():
        assert readable(tell(event))
    chapters = story(game.events(), game.scores())
    assert [chapter.kind for chapter in chapters].count("round") == 7
    assert [chapter.kind for chapter in chapters].count("emperor") == 3
    assert all(readable(line) for chapter in chapters for line in chapter.lines)


def test_a_turn_is_told_without_repeating_its_player() -> None:
    wine = {"wine": 2, "coffee": 2}
    game = table(player(cafe=[(75, wine)], rooms=["fff.."], krones=4), dice=(0, 3, 0, 0, 0, 1), deck=[1, 2, 3])
    play(
        game,
        "TAKE_GUEST:3",
        "TAKE_DIE_BOOSTED:2",
        "AMOUNT:2",
        "PUT:wine:0",
        "PUT:wine:0",
        "PUT:coffee:0",
        "PUT:coffee:0",
        "MOVE_IN:0",
    )
    (chapter,) = story(game.events(), game.scores())
    assert chapter.title == "The game goes on"
    assert chapter.lines[2:9] == [
        "Player 1 takes a die of 2 (one of 3)",
        "Player 1 boosts the action for 1 krone",
        "Player 1 fetches wine and coffee with strength 4",
        "Player 1 gives 2 wine to Baroness",
        "Player 1 gives 2 coffee to Baroness",
        "Player 1 moves Baroness into the room on floor 1, column 1: +7 points",
        "Player 1 fills a blue group of 1 room",
    ]
    play(game, "DONE")
    while "END_TURN" not in {block_of(choice).name for choice in game.choices()}:
        game.play(game.choices()[0])
    play(game, "END_TURN", "TAKE_DIE:6")
    assert story(game.events(), game.scores())[-1].title == "Player 2, turn 2"
    assert story(game.events(), game.scores())[-1].lines[0] == "takes a die of 6 (the only one)"


def test_a_krone_is_told_with_what_it_was_paid_for() -> None:
    game = table(player(cafe=[(75, {"wine": 2, "coffee": 2})], kitchen={"wine": 2}), dice=(0, 0, 0, 3, 0, 3))
    play(game, "SERVE:wine:0", "SERVE:wine:0", "TAKE_DIE:6", "COPY:4", "AMOUNT:2")
    (chapter,) = story(game.events(), game.scores(), names=["Anna", "Bert"])
    assert chapter.lines == [
        f"Anna serves 2 wine to Baroness from the kitchen: {MINUS}1 krone",
        "Anna takes a die of 6 (one of 3)",
        f"Anna collects krones and emperor steps with strength 3: {MINUS}1 krone, +2 krones, +1 emperor step",
    ]


def test_extra_turns_have_their_own_heading() -> None:
    game = play(
        table(player(cafe=[97]), edition="first"), "MOVE_IN:0", "OCCUPY:0", "TAKE_DIE:1", "AMOUNT:0", "END_TURN"
    )
    assert story(game.events(), game.scores())[-1].title == "Player 1, extra turn"


def test_what_happens_in_a_prepared_scoring_is_told() -> None:
    game = emperor_scoring(player(staff=[26]), scoring=0)
    play(game, "IGNORE_PENALTY")
    lines = [line for chapter in story(game.events(), game.scores()) for line in chapter.lines]
    assert "Player 1 pays 1 krone to be spared the penalty" in lines
