"""The game against Leopold as a whole: set-up, rounds, scorings and who wins."""

from __future__ import annotations

import random
from collections import Counter
from statistics import fmean

import pytest

from grandaustria import Game, Options
from grandaustria.chance import seeded
from grandaustria.playout import playout
from grandaustria.rules.state import NATURE
from tests.positions import player, step
from tests.random_games import SOLO_OPTIONS, decisions
from tests.solo.positions import FINAL_SCORING, alone, events, his, leopold, plain, told


def new(level: int = 1, seed: int = 1, **more: object) -> Game:
    return Game(Options(mode="solo", level=level, **more), seed=seed)  # type: ignore[arg-type]


def until_round_one(game: Game) -> Game:
    while game.round == 0:
        game.play(game.choices()[0])
    return game


# Set-up


def test_leopold_has_tile_1_4_and_the_person_2_3() -> None:
    game = until_round_one(new())
    assert game.snapshot()["start"] == 1
    state = game.state
    assert (state.visible_number(state.players[0]), his(game)["turns"]) == (2, 1)
    assert told(game, "turn_started", "number") == [1]


def test_ten_dice_are_rolled() -> None:
    game = until_round_one(new())
    assert sum(event["event"] == "die_rolled" for event in events(game)) == 10


def test_leopold_begins_with_nothing_but_his_pile() -> None:
    him = his(new())
    assert (him["krones"], him["emperor"], him["points"], him["cafe"]) == (0, 0, 0, [None] * 3)
    assert (set(him["kitchen"].values()), him["rooms"], him["claims"]) == ({0}, ["....."] * 4, {})
    assert him["automa"] == {
        "name": "leopold",
        "level": 1,
        "used": [],
        "card": None,
        "cards_left": 20,
        "pile_left": 5,
        "countdown": {},
    }


@pytest.mark.parametrize("seed", range(20))
def test_five_of_the_13_final_scoring_staff_are_his_pile_and_43_are_left_for_the_person(seed: int) -> None:
    game = new(seed=seed)
    s = game.state
    assert tuple(card.number for card in s.ruleset.staff if card.final is not None) == FINAL_SCORING
    assert set(his(game)["hand"]) <= set(FINAL_SCORING)
    snapshot = plain(game)
    assert len(his(game)["hand"]) == 5
    assert len(snapshot["staff_deck"]) + len(snapshot["players"][0]["hand"]) == 43


def test_the_person_draws_ten_keeps_six_and_puts_four_under_the_deck_in_any_order() -> None:
    game = new()
    view = game.view(0)
    drawn = view["players"][0]["hand"]
    assert isinstance(drawn, list)
    assert len(drawn) == 10
    returned = [drawn[7], drawn[2], drawn[9], drawn[0]]
    for left, card in zip((4, 3, 2, 1), returned, strict=True):
        prompt = game.view(0)["prompt"]
        assert prompt is not None
        assert (prompt["ask"], prompt["n"]) == ("keep_six", left)
        game.play(game.parse(f"RETURN_STAFF:{card}"))
    snapshot = plain(game)
    assert [card["staff"] for card in snapshot["under_deck"]] == returned
    assert sorted(snapshot["players"][0]["hand"]) == sorted(set(drawn) - set(returned))


def test_order_of_the_set_up() -> None:
    game = until_round_one(new(hotel="day"))
    kinds = list(dict.fromkeys(event["event"] for event in events(game)))
    wanted = [
        "tile_drawn", "objective_drawn", "start_player", "hotel_dealt", "guest_arrived", "staff_set_aside",
        "staff_drawn", "staff_returned", "guest_taken", "room_prepared", "round_started",
    ]  # fmt: skip
    assert [kind for kind in kinds if kind in wanted] == wanted


def test_only_the_person_takes_a_first_guest_and_prepares_rooms() -> None:
    game = until_round_one(new())
    start = next(n for n, event in enumerate(events(game)) if event["event"] == "round_started")
    before = [(event["event"], event["seat"]) for event in events(game)[:start] if "seat" in event]
    assert Counter(before)["room_prepared", 0] == 3
    assert Counter(before)["guest_taken", 0] == 1
    assert not {kind for kind, seat in before if seat == 1} - {"start_player", "staff_set_aside"}


@pytest.mark.parametrize(("hotel", "boards"), [("night", {"night"}), ("day", {*"ABCD"}), ("C", {"C"}), (("B",), {"B"})])
def test_the_person_may_have_any_hotel_and_leopold_has_the_night_hotel(hotel: object, boards: set[str]) -> None:
    games = [new(seed=seed, hotel=hotel) for seed in range(20)]
    assert {game.view(0)["players"][0]["hotel"] for game in games} == boards
    assert {game.view(0)["players"][1]["hotel"] for game in games} == {"night"}


# Rounds


def test_the_tiles_are_swapped_after_every_round() -> None:
    game = new()
    rng = random.Random(4)
    while game.seat is not None:
        game.play(rng.choice(game.choices()))
    starts = {event["round"]: event["seat"] for event in events(game) if event["event"] == "round_started"}
    assert starts == {1: 1, 2: 0, 3: 1, 4: 0, 5: 1, 6: 0, 7: 1}
    numbers = told(game, "turn_started", "number")
    assert numbers == [1, 4, 2, 3] * 3 + [1, 4]


def test_if_the_person_passes_leopold_finishes_both_turns_on_the_first_roll() -> None:
    game = until_round_one(new(seed=3))
    game.play(game.parse("PASS"))
    kinds = [event["event"] for event in events(game)]
    since = kinds.index("round_started")
    assert kinds[since:].count("die_discarded") == 1
    again = kinds.index("die_discarded")
    assert kinds[since:again].count("card_revealed") == 2
    assert kinds[again:].count("die_rolled") == 7
    assert game.seat == 0


def test_one_card_for_each_turn_and_no_card_twice() -> None:
    for seed in range(10):
        *_, game = decisions(SOLO_OPTIONS[seed], seed)
        cards = told(game, "card_revealed", "card")
        assert len(cards) == len(set(cards)) == 14
        assert his(game)["automa"]["used"] == cards


def test_leopolds_dice_always_come_from_the_first_roll_with_seven_or_more_lying() -> None:
    for seed in range(12):
        *_, game = decisions(SOLO_OPTIONS[seed], seed, eager=False)
        dice, discarded = 0, False
        for event in events(game):
            if event["event"] == "round_started":
                dice, discarded = 0, False
            dice += (event["event"] == "die_rolled") - (event["event"] == "die_taken")
            discarded = discarded or event["event"] == "die_discarded"
            if event["event"] == "die_taken" and event["seat"] == 1:
                assert not discarded
                assert dice + 1 >= 7


def test_the_person_alone_is_asked() -> None:
    *_, game = decisions(SOLO_OPTIONS[5], 2)
    state = game.options.new_state()
    for answer in game.answers():
        assert state.seat in (NATURE, 0)
        state.play(answer)


# Scorings


@pytest.mark.parametrize(("scoring", "space", "after", "points"), [(0, 8, 5, 5), (1, 4, 0, 3), (2, 13, 6, 9)])
def test_leopold_scores_his_space_and_falls_back_without_reward_or_penalty(
    scoring: int, space: int, after: int, points: int
) -> None:
    game = alone(
        player(), leopold(emperor=space), agenda=[step("emperor_scoring", 1, scoring)], round=3 + 2 * scoring, start=0
    )
    assert (his(game)["emperor"], his(game)["points"]) == (after, points)
    assert told(game, "rewarded", "tile") == told(game, "penalized", "tile") == []


def test_the_person_gets_reward_or_penalty_as_usual() -> None:
    rewarded = alone(player(emperor=9), leopold(), agenda=[step("emperor_scoring", 0, 0)], round=3, start=0)
    assert rewarded.view(0)["players"][0]["krones"] == 13
    penalized = alone(player(), leopold(), agenda=[step("emperor_scoring", 0, 0)], round=3, start=0)
    assert penalized.view(0)["players"][0]["krones"] == 7


def final(person: dict[str, object], him: dict[str, object]) -> Game:
    """The end of round 7, when both have had their turns and the emperor has nothing to score."""
    return alone(person | {"turns": 2}, him | {"turns": 2}, agenda=[], round=7)


def test_leopold_scores_face_up_staff_then_1_to_4_points_for_each_occupied_room() -> None:
    rooms = ("oo...", "o....", "o....", "oo...")
    game = final(player(krones=0, rooms=()), leopold(rooms=rooms, staff=[40], claims={"A": 1, "C": 1}))
    assert told(game, "points", "source") == ["final_staff", "final_rooms"]
    assert told(game, "points", "change") == [10, 2 * 1 + 2 + 3 + 2 * 4]


def test_nothing_else_counts_for_him() -> None:
    game = final(player(krones=0), leopold(pile=(27, 30, 41)))
    assert game.scores()[1] == 0


def staff_points(game: Game, seat: int) -> dict[int, int]:
    return {
        event["staff"]: event["points"]
        for event in events(game)
        if event["event"] == "staff_scored" and event["seat"] == seat
    }


def test_marketing_director_counts_claimed_objectives_only() -> None:
    game = final(player(), leopold(staff=[40], claims={"A": 1}, countdown={"B": 3, "C": 2}))
    assert staff_points(game, 1) == {40: 5}


def test_secretaries_copy_each_other_s_staff_but_never_a_secretary() -> None:
    full = ("ooooo", "ooooo", ".....", ".....")
    game = final(player(staff=[41], emperor=12, rooms=()), leopold(staff=[29, 32], emperor=9, rooms=full))
    assert staff_points(game, 1)[29] == 2 * 2  # the person's Operator (41), on his space after falling back
    game = final(player(staff=[29], rooms=()), leopold(staff=[32], pile=(40, 41)))
    assert staff_points(game, 0)[29] == 2  # his Assistant Manager (32), for the person's one card


def test_assistant_manager_counts_his_face_up_cards() -> None:
    assert staff_points(final(player(), leopold(staff=[32, 40, 41], pile=(27,))), 1)[32] == 6


def test_operator_looks_at_his_space_after_falling_back_seven() -> None:
    assert staff_points(final(player(), leopold(staff=[41], emperor=11)), 1)[41] == 8


def test_room_service_counts_groups_full_in_his_hotel() -> None:
    rooms = ("o...o", ".....", ".....", ".....")  # 0 and 4 are groups of their own
    alone_with_two = staff_points(final(player(), leopold(staff=[37], rooms=rooms)), 1)[37]
    assert alone_with_two == 2 * staff_points(final(player(), leopold(staff=[37], rooms=("o....",))), 1)[37] > 0


@pytest.mark.parametrize(("points", "winners"), [(31, [0]), (30, []), (29, [])])
def test_the_person_wins_only_with_more_points(points: int, winners: list[int]) -> None:
    game = final(player(krones=0, rooms=(), points=points, emperor=8), leopold(points=30, emperor=8))
    assert game.scores() == [points + 5, 30 + 5]
    assert game.winners() == winners


def test_a_tie_is_lost_even_with_krones_left() -> None:
    game = final(player(krones=5, rooms=(), points=25, emperor=8), leopold(points=30, emperor=8))
    assert game.scores() == [35, 35]
    assert game.winners() == []


# Statistics


@pytest.mark.parametrize("level", [1, 2, 3])
def test_his_average_against_a_weak_player(level: int) -> None:
    scores = []
    for seed in range(150):
        state = Options(mode="solo", level=level).new_state()
        playout(state, seeded(seed))
        scores.append(int(state.players[1].points))
    assert abs(fmean(scores) - (125, 158, 201)[level - 1]) < 12
