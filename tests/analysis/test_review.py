"""Reviews: they add up, can be repeated and continued, and know no more than the player could."""

from __future__ import annotations

import json
from typing import Any

import numpy as np
import pytest
from pydantic import TypeAdapter
from typer.testing import CliRunner

from grandaustria import Game, IllegalChoice, InvalidData, Options
from grandaustria.analysis.review.course import Course
from grandaustria.analysis.review.forecast import NetworkForecaster, Numbers, worth_of
from grandaustria.analysis.review.lines import shown, steps
from grandaustria.analysis.review.lines import told as told_words
from grandaustria.analysis.review.looking import Look, Tally
from grandaustria.analysis.review.luck import luck_of
from grandaustria.analysis.review.reasons import reason
from grandaustria.analysis.review.retry import tried
from grandaustria.analysis.review.review import Review
from grandaustria.analysis.review.sources import NAMES, Comparison
from grandaustria.analysis.review.summary import level_of, size_of
from grandaustria.analysis.review.types import ReviewJson
from grandaustria.analysis.review.ways import Way
from grandaustria.analysis.review.worlds import Worlds
from grandaustria.chance import seeded
from grandaustria.cli.app import app
from grandaustria.evaluation.forecast import Forecasts
from grandaustria.evaluation.heuristic import Heuristic, Weights
from grandaustria.hidden import determinized
from grandaustria.rules.choices import PASS
from grandaustria.rules.ruleset import Ruleset
from grandaustria.rules.state import NATURE, OVER, State
from grandaustria.search.worlds import Imagined, World
from tests.random_games import ALL_OPTIONS, SOLO_OPTIONS, finished

TABLES = [Options(players=2), Options(players=4, staff="draft"), Options(players=3, edition="first", hotel="day")]
SOLO = Options(mode="solo", level=2)


class PointsSoFar:
    """A forecaster that is quick, and wrong: luck and sums must be right even so."""

    name = "points so far"

    def __init__(self, ruleset: Ruleset) -> None:
        self.heuristic = Heuristic(ruleset, Weights())

    def forecast(self, states: list[State]) -> Forecasts:
        points = np.array([[float(p.points + p.krones + 2 * p.emperor) for p in s.players] for s in states])
        for row, s in enumerate(states):
            if s.seat == OVER:
                points[row] = [p.points for p in s.players]
            points[row] += s.dice % 7 + s.queue % 5  # so that dice and guests matter
            if s.seat == OVER:
                points[row] = [p.points for p in s.players]
        return Forecasts(points, np.full(points.shape, 1 / len(states[0].players)))

    def worth(self, states: list[State], seat: int) -> Numbers:
        return worth_of(self.forecast(states).points, seat)


def quick_review(game: Game, seed: int = 0, **more: Any) -> Review:
    return Review(game.record(), seed, forecaster=PointsSoFar(game.state.ruleset), **more)


def told(review: Review) -> ReviewJson:
    document = review.to_json()
    document["progress"]["seconds"] = 0.0
    return document


@pytest.mark.parametrize("options", [*ALL_OPTIONS, *SOLO_OPTIONS])
def test_a_course_has_every_answer_once(options: Options) -> None:
    game = finished(options, 3)
    course = Course(game)
    answers: dict[int, int] = {}
    for draw in course.draws:
        answers |= {draw.first + k: answer for k, answer in enumerate(draw.answers)}
    for turn in course.turns:
        own = [at for at in range(turn.first, turn.end) if at not in answers]
        assert len(own) == len(turn.choices) > 0
        answers |= dict(zip(own, turn.choices, strict=True))
        assert (turn.kind == "setup") == (turn.round == 0)
        assert (turn.kind == "pass") == (turn.choices[-1] == PASS)
        assert game.rewound(turn.decision).answers() == game.answers()[: turn.first]
    left = [at for at in range(course.dealt, len(course.answers)) if at not in answers]  # forced, and nobody's turn
    assert all(game.answers()[at] == answer for at, answer in answers.items())
    assert not any(decision[0] in left for decision in game._course.decisions)
    assert course.end.seat == OVER


@pytest.mark.parametrize("agreed", [*TABLES, SOLO])
def test_the_parts_of_every_result_add_up(agreed: Options) -> None:
    review = quick_review(finished(agreed, 1))
    for _ in range(6):
        review.step()
    document = review.to_json()
    TypeAdapter(ReviewJson).validate_python(document, strict=True)
    assert json.loads(json.dumps(document)) == document
    assert len(document["seats"]) == agreed.seats
    for seat, result in zip(document["seats"], document["game"]["scores"], strict=True):
        parts = seat["expert_game"] + seat["luck"] - seat["given_away"] + seat["others"] + seat["unexplained"]
        assert parts == pytest.approx(result)
        whole = seat["whole"]
        parts = whole["expert_game"] + whole["luck"] - whole["given_away"] + whole["others"] + whole["unexplained"]
        assert parts == whole["result"] == result
        assert seat["without_luck"] == pytest.approx(result - seat["luck"])
    assert all(turn["given_away"] >= 0 for turn in document["turns"])


def test_the_same_turn_reviewed_against_itself_gives_exactly_nothing() -> None:
    course = Course(finished(Options(), 2))
    forecaster = NetworkForecaster(course.start.ruleset)
    for turn in course.turns[::9]:
        worlds = [Imagined(turn.state, seed) for seed in range(2)]
        points = Worlds(forecaster).forecast([turn.choices, list(turn.choices)], worlds).points
        assert (points[::2] == points[1::2]).all()


def test_a_way_that_is_the_turn_itself_is_never_better() -> None:
    course = Course(finished(Options(), 2))
    look = Look(course.turns[8], PointsSoFar(course.start.ruleset), 1)
    look.tallies = [Tally(Way(list(look.turn.choices), look.kind))]
    look._measure([look._world(seed) for seed in range(4)])
    assert (look.given_away, look.tallies[0].lead, look.tallies[0].error) == (0, 0, 0)


def test_the_others_turns_are_measured_where_they_were_played() -> None:
    review = quick_review(finished(Options(players=3), 1))
    for _ in range(12):
        review.step()
    mistaken = [look for look in review.looks if look.best is not None]
    assert mistaken
    for look in mistaken:
        assert look.changed(look.turn.seat) == pytest.approx(-look.given_away)
    for seat in review.to_json()["seats"]:
        theirs = [look for look in mistaken if look.turn.seat != seat["seat"]]
        assert seat["others"] == pytest.approx(sum(look.changed(seat["seat"]) for look in theirs))


def test_another_way_is_measured_against_the_best() -> None:
    course = Course(finished(Options(), 2))
    look = Look(course.turns[-1], PointsSoFar(course.start.ruleset), 1)
    look.again()
    best = look.best.way.choices if look.best is not None else look.turn.choices
    assert look.behind(list(best), 3) == (0, 0)
    played, error = look.behind(look.turn.choices, 8)
    assert played >= -error


@pytest.mark.parametrize("agreed", [Options(players=3), SOLO])
def test_a_review_can_be_repeated_and_continued(agreed: Options) -> None:
    game = finished(agreed, 4)
    whole, parts = quick_review(game, 7), quick_review(game, 7)
    for _ in range(5):
        whole.step()
    for _ in range(2):
        parts.step()
    saved = json.loads(json.dumps(parts.to_json()))
    again = Review.continued(game.record(), saved, forecaster=PointsSoFar(game.state.ruleset))
    for _ in range(3):
        again.step()
    assert told(again) == told(whole)
    other = quick_review(game, 8)
    for _ in range(5):
        other.step()
    assert told(other)["turns"] != told(whole)["turns"]


def test_what_cannot_be_continued_or_reviewed_is_refused() -> None:
    game = finished(Options(), 0)
    saved = quick_review(game).to_json()
    with pytest.raises(InvalidData, match="of another game"):
        Review.continued(finished(Options(), 1).record(), saved, forecaster=PointsSoFar(game.state.ruleset))
    with pytest.raises(InvalidData, match="made with points so far"):
        Review.continued(game.record(), saved)
    with pytest.raises(InvalidData, match="not a review"):
        Review.continued(game.record(), quick_review(game).to_json(work=False))
    with pytest.raises(InvalidData, match="not over"):
        Review(Game(seed=1).record())


def test_luck_is_nothing_on_average_whatever_the_forecaster_thinks() -> None:
    course = Course(finished(Options(), 5))
    single = [draw for draw in course.draws if len(draw.answers) == 1][:5]
    forecaster = PointsSoFar(course.start.ruleset)
    for draw in single:
        found = []
        for answer in draw.state.choices():
            s = draw.state.copy()
            s.play(answer)
            if s.seat != NATURE:
                found.append(forecaster.forecast([s]).points[0])
        luck = luck_of(course, forecaster, 1)[draw.number]
        assert luck.before[0] == pytest.approx(np.mean(found, axis=0))
        assert luck.error.tolist() == [0, 0]


def test_luck_ends_where_the_forecasts_do() -> None:
    """From the start to the result, every change of the forecast is a turn's or a draw's."""
    document = quick_review(finished(Options(players=3), 6)).to_json()
    at = document["start"]["points"]
    moves = sorted([*document["turns"], *document["draws"]], key=lambda move: (move["first"], -move["end"]))
    assert moves[0]["first"] == document["turns"][0]["first"]
    for turn in document["turns"]:
        within = [draw for draw in document["draws"] if draw["turn"] == turn["number"]]
        assert turn["luck"] == pytest.approx([sum(draw["luck"][seat] for draw in within) for seat in range(3)])
    last = max(moves, key=lambda move: move["end"])
    assert last["after"]["points"] == pytest.approx(document["game"]["scores"])
    assert at == document["turns"][0]["before"]["points"]


def test_a_review_knows_no_more_than_the_player_could() -> None:
    course = Course(finished(Options(), 8))
    turn = course.turns[7]
    looks = []
    for seed in (1, 2):
        turn.state = determinized(turn.state, seeded(seed))  # other hidden cards, the same view
        look = Look(turn, NetworkForecaster(course.start.ruleset), 3)
        look.again()
        looks.append((look.given_away, look.error, [tally.way.choices for tally in look.tallies]))
    assert looks[0] == looks[1]


def test_turns_of_a_stand_in_are_not_the_players() -> None:
    game = finished(Options(), 1)
    theirs = [turn for turn in Course(game).turns if turn.seat == 0][-2:]
    review = quick_review(game, replaced=[turn.first for turn in theirs])
    document = review.to_json()
    assert [turn["number"] for turn in document["turns"] if not turn["own"]] == [turn.number for turn in theirs]
    assert document["seats"][0]["replaced_from"] == theirs[0].number
    assert document["seats"][1]["replaced_from"] is None


def test_a_line_is_shown_with_the_draws_that_came() -> None:
    game = finished(Options(), 9)
    course = Course(game)
    heuristic = Heuristic(course.start.ruleset, Weights())
    for turn in course.turns[:12]:
        answers = shown(turn, turn.choices, World(1, course.start.ruleset.space.size), heuristic)
        assert answers == game.answers()[turn.first : turn.end]
        assert steps(turn.state, answers, turn.seat)


def test_sources_are_named_only_where_they_are_sure() -> None:
    compared = Comparison([])
    for k in range(40):
        compared.by_source["guests"].add(4.0 + k % 3)
        compared.by_source["rooms"].add((-1.0) ** k)
        compared.all.add(4.0 + k % 3 + (-1.0) ** k)
    compared.games = 40
    assert compared.named() == ["guests"]
    assert not compared.contradicts
    assert Comparison.from_json(json.loads(json.dumps(compared.saved()))) == compared
    for each in compared.by_source.values():
        each.total = -each.total
    compared.all.total = -compared.all.total
    assert compared.named() == []
    assert compared.contradicts


def test_games_to_the_end_give_the_points_by_source() -> None:
    course = Course(finished(Options(), 2))
    turn = course.turns[-3]
    compared = Comparison(list(turn.choices))
    compared.play_more(turn, Worlds(PointsSoFar(course.start.ruleset), 1, 2), 1)
    assert {name: compared.by_source[name].total for name in NAMES} == dict.fromkeys(NAMES, 0)
    assert compared.all.total == 0


def test_a_reason_names_what_happens_at_once() -> None:
    moved: Any = {"event": "moved_in", "seat": 0, "guest": 75, "room": 3}
    assert reason(["guests", "rooms"], True, [moved], []) == {
        "message": "review-why-guests-now",
        "arguments": {"guest": 75},
        "also": "rooms",
    }
    assert reason(["guests"], True, [moved], [moved]) == {
        "message": "review-why-guests",
        "arguments": {},
        "also": None,
    }
    assert reason([], False, [moved], []) is None
    long_run = reason([], True, [moved], [])
    assert long_run is not None
    assert long_run["message"] == "review-why-long-run"


def test_sizes_and_levels() -> None:
    assert [size_of(points) for points in (0, 0.5, 2, 5)] == ["equal", "slip", "mistake", "costly"]
    assert [level_of(points) for points in (0, 0.5, 1, 2, 3, 4)] == [
        *("grand_hotelier", "hotelier", "concierge", "chief_waiter", "porter", "page"),
    ]


def test_an_experts_game_is_one_without_slips(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("grandaustria.analysis.review.slips.SLIPS", {1: 7.0, 2: 10.0})
    for options, slips in ((Options(), [10, 10]), (Options(players=3), [0, 0, 0]), (SOLO, [7, 0])):
        document = Review(finished(options, 2).record()).to_json()
        above = [seat["expert_game"] - document["start"]["points"][seat["seat"]] for seat in document["seats"]]
        assert above == pytest.approx(slips)


def test_win_chances_add_up() -> None:
    for options in (Options(), Options(players=4), SOLO):
        course = Course(finished(options, 2))
        seen = NetworkForecaster(course.start.ruleset).forecast([turn.state for turn in course.turns] + [course.end])
        assert seen.chances.sum(axis=1) == pytest.approx(1)
        assert ((seen.chances >= 0) & (seen.chances <= 1)).all()
        assert seen.points[-1].tolist() == [p.points for p in course.end.players]


def test_the_command_prints_and_writes_a_review(tmp_path: Any) -> None:
    record = tmp_path / "game.json"
    record.write_text(json.dumps(finished(Options(), 1).record()))
    written = tmp_path / "review.json"
    result = CliRunner().invoke(app, ["review", str(record), "--seconds", "0", "--json", str(written)])
    assert result.exit_code == 0, result.output
    assert "Where the game was won" in result.stdout
    document = json.loads(written.read_text())
    assert (document["format"], document["version"]) == ("grandaustria.review", 1)
    again = CliRunner().invoke(app, ["review", str(record), "--seconds", "0", "--resume", str(written), "--json", "-"])
    assert json.loads(again.stdout) == document
    record.write_text(json.dumps(Game(seed=1).record()))
    refused = CliRunner().invoke(app, ["review", str(record)])
    assert refused.exit_code == 2
    assert "not over" in refused.stderr


@pytest.mark.parametrize("options", [*TABLES, SOLO])
def test_a_turn_that_is_tried_as_it_was_played_leads_where_it_led(options: Options) -> None:
    for turn in Course(finished(options, 7)).turns:
        s = turn.state.copy()
        asked = []
        drawn = {draw.first + k: answer for draw in turn.draws for k, answer in enumerate(draw.answers)}
        answers = []
        own = iter(turn.choices)
        for at in range(turn.first, turn.end):
            answers.append(drawn[at] if at in drawn else next(own))
            if at not in drawn and s.must_ask(s.choices()):
                asked.append(answers[-1])
            s.play(answers[-1])
        if turn.kind in ("setup", "scoring"):
            continue  # what follows a draw is another matter there
        retry = tried(turn, asked)
        assert retry.done
        assert retry.answers == answers
        assert retry.choices == turn.choices
        with pytest.raises(IllegalChoice):
            tried(turn, [*asked, asked[0]])
        begun = tried(turn, asked[:-1])
        assert not begun.done
        assert begun.answers == answers[: begun.settled]


def test_outside_of_turns_a_try_ends_with_the_first_draw() -> None:
    turn = Course(finished(TABLES[0], 7)).turns[0]
    assert turn.kind == "setup"
    retry = tried(turn, turn.choices[:1])
    assert retry.done
    assert retry.answers == turn.choices[:1]
    assert retry.settled == 0


def test_the_steps_of_a_line_know_the_choices_that_led_to_them() -> None:
    for turn in Course(finished(TABLES[0], 7)).turns:
        if turn.kind == "turn":
            answers = tried(turn, []).answers
            assert told_words(turn.state, answers, turn.seat) == ([], [], [])
    turn = next(turn for turn in Course(finished(TABLES[0], 7)).turns if turn.kind == "turn")
    retry = tried(turn, [turn.choices[0]])
    line = told_words(turn.state, retry.answers, turn.seat)
    assert line.steps == steps(turn.state, retry.answers, turn.seat)
    assert line.asked == [turn.choices[0]]
    assert set(line.at) == {0}
    assert len(line.at) == len(line.steps)
