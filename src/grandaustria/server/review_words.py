"""A review in words: its lines step by step, what was drawn, the reasons, the levels."""

from __future__ import annotations

from collections.abc import Sequence

from grandaustria.analysis.review.course import Course, Draw
from grandaustria.analysis.review.lines import Told, events_of, told
from grandaustria.analysis.review.types import ReviewDocument, TurnLine, TurnReview
from grandaustria.game import Game
from grandaustria.server import messages as m
from grandaustria.server.reviews import Known
from grandaustria.words.plain import plain
from grandaustria.words.review import level, why
from grandaustria.words.story import story


def in_words(known: Known, game: Game, names: Sequence[str], language: str) -> m.Reviewed:
    """Return what is known of a game, with the words for it."""
    found = known.document
    if found is None:
        return {"state": known.state, "review": None, "why": {}, "levels": [], "lines": {}, "drawn": []}
    course = Course(game)
    return {
        "state": known.state,
        "review": found,
        "why": {str(turn["number"]): why(turn["why"], language) for turn in found["turns"] if turn["why"] is not None},
        "levels": [level(seat["level"], language) if seat["level"] is not None else None for seat in found["seats"]],
        "lines": _lines(found, course, names, language),
        "drawn": [_drawn(draw, names, language) for draw in course.draws],
    }


def _lines(found: ReviewDocument, course: Course, names: Sequence[str], language: str) -> dict[str, m.TurnWords]:
    def words(turn: TurnReview, line: TurnLine) -> m.LineWords:
        steps, at, asked = in_steps(course, turn["number"], line["answers"], names, language)
        return {"steps": steps, "at": at, "asked": asked}

    return {
        str(turn["number"]): {
            "played": words(turn, turn["played"]),
            "best": words(turn, turn["best"]) if turn["best"] is not None else None,
            "others": [words(turn, line) for line in turn["others"]],
        }
        for turn in found["turns"]
        if turn["looked"]
    }


def in_steps(course: Course, number: int, answers: Sequence[int], names: Sequence[str], language: str) -> Told:
    """Tell what these answers do in a turn, step by step."""
    turn = course.turns[number]
    line = told(turn.state, answers, turn.seat, language, names)
    return line._replace(steps=[plain(step) for step in line.steps])


def _drawn(draw: Draw, names: Sequence[str], language: str) -> str:
    """Tell what a draw brought."""
    points = [p.points for p in draw.state.players]
    events = events_of(draw.state, draw.answers, draw.seat)
    lines = [line for chapter in story(events, points, language, names) for line in chapter.lines]
    return plain(", ".join(lines))
