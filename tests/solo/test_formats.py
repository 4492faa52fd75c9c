"""Options, records, snapshots, positions, views and events of the game against Leopold."""

from __future__ import annotations

import json
import pickle
from typing import Any

import pytest

from grandaustria import Game, Options
from grandaustria.chance import seeded
from grandaustria.codec.types import View
from grandaustria.errors import InvalidData
from grandaustria.hidden import blinded
from grandaustria.notation import AnnotatedGame, read_games, write_game
from grandaustria.rules.choices import BASE, CHOICES
from grandaustria.search.determinization import determinize
from grandaustria.words.story import story
from grandaustria.words.tell import tell
from tests.invariants import check_everything
from tests.positions import player, step, table
from tests.random_games import SOLO_OPTIONS, decisions
from tests.solo.positions import FINAL_SCORING, alone, events, his, leopold, plain

KINDS = {"card_revealed", "guest_taken", "moved_in", "die_taken", "emperor", "staff_uncovered", "counted_down"}
CLAIMED = "players[1].automa.countdown.A"


def test_one_player_and_two_seats() -> None:
    options = Options(mode="solo", level=2)
    assert (options.players, options.seats, options.level) == (1, 2, 2)
    game = Game(options, seed=1)
    assert len(game.view(0)["players"]) == len(game.scores()) == 2
    assert game.asked() == [0]


def test_the_level_is_1_unless_it_is_given() -> None:
    assert Options(mode="solo") == Options(players=1, mode="solo", level=1)


def test_only_games_against_leopold_carry_mode_and_level() -> None:
    assert Options().to_json().keys() == {"players", "hotel", "staff", "edition", "promos"}
    options = Options(mode="solo", level=3, hotel="B", promos=False)
    assert options.to_json() == {
        "players": 1,
        "hotel": ["B"],
        "staff": "standard",
        "edition": "current",
        "promos": False,
        "mode": "solo",
        "level": 3,
    }
    assert Options.from_json(options.to_json()) == options


@pytest.mark.parametrize(
    ("given", "field", "problem"),
    [
        ({"mode": "solo", "edition": "first"}, "edition", "only current against Leopold, not 'first'"),
        ({"mode": "solo", "staff": "draft"}, "staff", "only standard against Leopold, not 'draft'"),
        ({"mode": "solo", "staff": "introductory"}, "staff", "only standard against Leopold, not 'introductory'"),
        ({"mode": "solo", "players": 2}, "players", "1 against Leopold, not 2"),
        ({"mode": "solo", "level": 4}, "level", "1, 2 or 3, not 4"),
        ({"mode": "solo", "level": True}, "level", "1, 2 or 3, not True"),
        ({"mode": "solo", "hotel": ("A", "B")}, "hotel", "night, day, or a letter of A to D, not ('A', 'B')"),
        ({"mode": "duel"}, "mode", "solo, or none, not 'duel'"),
        ({"level": 2}, "level", 'only with mode="solo", not 2'),
        ({"players": 1}, "players", '2, 3 or 4, not 1 (alone only with mode="solo")'),
    ],
)
def test_what_does_not_fit_is_refused_with_a_clear_error(given: dict[str, Any], field: str, problem: str) -> None:
    with pytest.raises(InvalidData) as refused:
        Options(**given)
    assert (refused.value.field, refused.value.problem) == (field, problem)


def test_the_promised_ids_stay_and_his_cards_come_after_them() -> None:
    for level in (1, 2, 3):
        space = Options(mode="solo", level=level).ruleset.space
        assert space.names[:CHOICES] == BASE.names
        assert space.names[CHOICES:] == [f"REVEAL:{card}" for card in range(193, 213)]
        assert space.actions == BASE.actions


@pytest.mark.parametrize("options", SOLO_OPTIONS, ids=lambda o: f"{o.level}-{o.hotel}-{o.promos}")
def test_every_decision_can_be_stored_restored_imagined_and_told(options: Options) -> None:
    for game in decisions(options, seed=11):
        check_everything(game)
        snapshot = json.loads(json.dumps(game.snapshot()))
        assert Game.restore(snapshot).snapshot() == snapshot
        assert Game.from_position(game.position()) == game
        assert pickle.loads(pickle.dumps(game)) == game
        if game.seat is not None:
            view = json.loads(json.dumps(game.view(0)))
            assert [choice["id"] for choice in view["prompt"]["choices"]] == game.choices()
            world = determinize(view, seeded(game.decisions))
            assert world.choices() == game.choices()
            assert game.determinized(1).view(0)["players"] == game.view(0)["players"]
    record = json.loads(json.dumps(game.record()))
    assert Game.replay(record) == game
    (read,) = read_games(write_game(AnnotatedGame(game)))
    assert read.game == game
    assert all(tell(event) for event in game.events(0, 0))
    assert {event["event"] for event in game.events() if event.get("seat") == 1} >= KINDS
    assert [sum(points.values()) for points in game.breakdown()] == game.scores()
    assert story(game.events(), game.scores())[0].kind == "opening"


def test_a_view_has_all_there_is_to_see_of_him() -> None:
    game = alone(
        player(),
        leopold(used=[203, 194], level=3, countdown={"A": 3, "C": 2}, pile=(27, 30), staff=[41]),
        agenda=[step("turn", 0)],
    )
    shown = game.view(0)["players"][1]
    assert (shown["hand"], shown["staff"]) == (2, [41])
    assert shown["automa"] == {
        "name": "leopold",
        "level": 3,
        "used": [203, 194],
        "card": {
            "number": 194,
            "hand": "left",
            "steps": [
                {"do": "house_guest", "n": 1},
                {"do": "remove_die", "n": 2},
                {"do": "gain_emperor_steps", "n": 1},
                {"do": "count_down", "n": 1},
            ],
        },
        "cards_left": 18,
        "pile_left": 2,
        "countdown": {"A": 3, "C": 2},
    }


def test_nobody_sees_his_pile() -> None:
    game = Game(Options(mode="solo"), seed=5)
    views: list[View] = [game.view(0), game.view(None)]
    assert [view["players"][1]["hand"] for view in views] == [5, 5]
    for seat in (0, None):
        aside = [dict(event)["staff"] for event in game.events(0, seat) if event["event"] == "staff_set_aside"]
        assert aside == [None] * 5
    with pytest.raises(InvalidData, match="seat"):
        game.view(1)


def test_what_is_imagined_depends_on_nothing_hidden() -> None:
    game = Game(Options(mode="solo"), seed=5)
    twin = game.determinized(9)
    assert his(twin)["hand"] != his(game)["hand"]
    assert blinded(twin.state) == blinded(game.state)


def test_his_pile_is_dealt_fairly() -> None:
    """Any of the final-scoring cards that the person has not seen is as likely to be in it, and no other card is."""
    game = Game(Options(mode="solo"), seed=8)
    hand = game.view(0)["players"][0]["hand"]
    assert isinstance(hand, list)
    unseen = set(FINAL_SCORING) - set(hand)
    view = json.loads(json.dumps(game.view(0)))
    worlds = 1500
    from_state, from_view = dict.fromkeys(unseen, 0), dict.fromkeys(unseen, 0)
    for seed in range(worlds):
        for card in his(game.determinized(seed))["hand"]:
            from_state[card] += 1
    chance = seeded(1)
    for _ in range(worlds):
        hidden = determinize(view, chance).players[1].hand
        for card in unseen:
            from_view[card] += hidden >> card - 1 & 1
    expected = 5 * worlds / len(unseen)
    for counts in (from_state, from_view):
        assert sum(counts.values()) == 5 * worlds
        assert all(abs(count - expected) < 6 * expected**0.5 for count in counts.values())


@pytest.mark.parametrize(
    ("change", "field"),
    [
        (lambda him: him.pop("automa"), "players[1].automa"),
        (lambda him: him["automa"].update(level=2), "players[1].automa.level"),
        (lambda him: him["automa"].update(used=[213]), "players[1].automa.used[0]"),
        (lambda him: him["automa"].update(used=[200, 200]), "players[1].automa.used[1]"),
        (lambda him: him["automa"].update(countdown={"A": 1}), "players[1].automa.countdown.A"),
        (lambda him: him["automa"].update(countdown={"D": 3}), "players[1].automa.countdown.D"),
        (lambda him: him.update(claims={"A": 1}, automa=him["automa"] | {"countdown": {"A": 2}}), CLAIMED),
        (lambda him: him.update(passed=True), "players[1].passed"),
        (lambda him: him.update(hotel="A"), "players"),
        (lambda him: him["hand"].__setitem__(0, 1), "players[1].hand"),
    ],
)  # fmt: skip
def test_impossible_leopolds_are_refused(change: Any, field: str) -> None:
    snapshot = plain(Game(Options(mode="solo"), seed=5))
    him = snapshot["players"][1]
    if field == "players[1].hand":
        snapshot["staff_deck"].append(him["hand"][0])
        for pile in (snapshot["staff_deck"], snapshot["players"][0]["hand"]):
            if 1 in pile:
                pile.remove(1)
    change(him)
    with pytest.raises(InvalidData) as refused:
        Game.restore(snapshot)
    assert refused.value.field == field


@pytest.mark.parametrize(
    ("him", "do", "problem"),
    [
        (leopold(), step("turn", 1), "turn does not happen to an automa"),
        (leopold(), step("house_guest", 1), "house_guest, though no card has been turned up"),
        (leopold(), step("turn_up_card", 0), "turn_up_card happens to an automa only"),
        (leopold(turns=2), step("turn_up_card", 1), "an automa that has had both turns takes no die"),
    ],
)
def test_steps_are_only_for_those_who_can_take_them(him: dict[str, Any], do: dict[str, Any], problem: str) -> None:
    with pytest.raises(InvalidData) as refused:
        alone(player(), him, agenda=[do])
    assert (refused.value.field, refused.value.problem) == ("agenda", problem)


def test_nobody_plays_by_cards_in_other_games() -> None:
    with pytest.raises(InvalidData, match="remove_die happens to an automa only"):
        table(agenda=[step("remove_die", 0, 1)])


def test_a_position_in_one_line() -> None:
    game = alone(player(), leopold(used=[203, 194], countdown={"A": 3}, pile=(27,), level=2), agenda=[step("turn", 0)])
    line = game.position()
    assert line.startswith("GA1 current/1/night/standard/promos/solo2 ")
    assert "/hand:27/leopold:2/cards:203,194/markers:A3 " in line
    assert Game.from_position(line) == game
    for wrong in ("/solo4", "/duel", "/solo"):
        with pytest.raises(InvalidData, match="options"):
            Game.from_position(line.partition(" #")[0].replace("/solo2", wrong))


def test_a_fresh_turn_of_his_cannot_be_taken_back() -> None:
    game = Game(Options(mode="solo"), seed=2)
    while game.round == 0:
        game.play(game.choices()[0])
    assert game.free_to_take_back(0) == 0


def test_events_name_his_seat() -> None:
    game = Game(Options(mode="solo"), seed=2)
    while game.round == 0:
        game.play(game.choices()[0])
    assert {event["seat"] for event in events(game) if event["event"] == "card_revealed"} == {1}
