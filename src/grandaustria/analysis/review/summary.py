"""A review put together: every turn and draw, and how each seat came to its result."""

from __future__ import annotations

from math import fsum, sqrt
from typing import TYPE_CHECKING, Final

from grandaustria.analysis.review.course import Turn
from grandaustria.analysis.review.forecast import Numbers
from grandaustria.analysis.review.lines import events_of, shown
from grandaustria.analysis.review.looking import COSTLY, EQUAL, MISTAKE, Look, Tally
from grandaustria.analysis.review.luck import Luck
from grandaustria.analysis.review.reasons import reason
from grandaustria.analysis.review.slips import expected_slips
from grandaustria.analysis.review.types import (
    Draw,
    Forecast,
    Level,
    ReviewJson,
    ReviewProgress,
    SeatReview,
    Size,
    TurnLine,
    TurnReview,
    Whole,
)
from grandaustria.game import Game
from grandaustria.rules.state import NATURE
from grandaustria.search.worlds import World

if TYPE_CHECKING:
    from grandaustria.analysis.review.review import Review

# Under so many points given away in a turn, on average.
LEVELS: Final[tuple[tuple[float, Level], ...]] = (
    (0.5, "grand_hotelier"),
    (1.0, "hotelier"),
    (1.75, "concierge"),
    (2.5, "chief_waiter"),
    (4.0, "porter"),
)
FEWEST: Final = 8  # turns for which there is a word


def document(review: Review, game: Game) -> ReviewJson:
    """Return all that a review of this game knows so far."""
    course = review.course
    luck = review.luck
    drawn_at = {draw.first: found for draw, found in zip(course.draws, luck, strict=True)}
    positions = [course.start]
    for turn in course.turns:
        assert turn.after is not None
        positions += [turn.state, turn.after]
    seen = review.forecaster.forecast(positions)
    known: list[Forecast] = [
        {"points": points, "win": win} for points, win in zip(seen.points.tolist(), seen.chances.tolist(), strict=True)
    ]
    turns = []
    for look in review.looks:
        before, after = known[1 + 2 * look.turn.number : 3 + 2 * look.turn.number]
        if look.turn.after is not None and look.turn.after.seat == NATURE:
            after = _forecast(drawn_at[look.turn.end].before)
        turns.append(_turn(review, look, before, after, luck))
    seats = [_seat(review, seat, known[0], turns) for seat in range(len(course.end.players))]
    return {
        "format": "grandaustria.review",
        "version": 1,
        "game": {
            "options": game.options.to_json(),
            "answers": len(course.answers),
            "check": review.check,
            "scores": game.scores(),
            "winners": game.winners(),
        },
        "seed": review.seed,
        "forecaster": review.forecaster.name,
        "progress": _progress(review),
        "start": known[0],
        "seats": seats,
        "turns": turns,
        "draws": [_draw(review, number, luck) for number in range(len(luck))],
    }


def _forecast(values: tuple[Numbers, Numbers]) -> Forecast:
    return {"points": values[0].tolist(), "win": values[1].tolist()}


def _draw(review: Review, number: int, luck: list[Luck]) -> Draw:
    draw = review.course.draws[number]
    return {
        "number": number,
        "kind": draw.kind,
        "round": draw.round,
        "turn": draw.turn,
        "seat": draw.seat,
        "first": draw.first,
        "end": draw.end,
        "luck": luck[number].points.tolist(),
        "error": luck[number].error.tolist(),
        "after": _forecast(luck[number].after),
    }


def _turn(review: Review, look: Look, before: Forecast, after: Forecast, luck: list[Luck]) -> TurnReview:
    turn = look.turn
    lucky = [sum(luck[draw.number].points[seat] for draw in turn.draws) for seat in range(len(turn.state.players))]
    compared = review.comparisons.get(turn.number)
    if compared is not None and (look.best is None or look.best.way.choices != compared.best):
        compared = None
    played, best, others = _lines(review, look, after)
    why = None
    if compared is not None and best is not None:
        events = [events_of(turn.state, line["answers"], turn.seat) for line in (best, played)]
        sure = compared.all.total > 0 and compared.all.sure(compared.games)
        why = reason(compared.named(), sure, *events)
    return {
        "number": turn.number,
        "seat": turn.seat,
        "round": turn.round,
        "turn": turn.turn,
        "kind": turn.kind,
        "extra": turn.extra,
        "own": review.own(turn),
        "first": turn.first,
        "end": turn.end,
        "decision": turn.decision,
        "before": before,
        "after": after,
        "luck": [float(points) for points in lucky],
        "looked": look.looks,
        "given_away": look.given_away,
        "error": look.error,
        "sure": look.measured and not (compared is not None and compared.contradicts),
        "size": size_of(look.given_away),
        "good_find": look.good_find,
        "ways": look.ends,
        "worlds": look.worlds,
        "played": played,
        "best": best,
        "others": others,
        "sources": compared.to_json() if compared is not None and compared.games else None,
        "why": why,
    }


def size_of(points: float) -> Size:
    if points < EQUAL:
        return "equal"
    if points < MISTAKE:
        return "slip"
    return "mistake" if points < COSTLY else "costly"


def _lines(review: Review, look: Look, after: Forecast) -> tuple[TurnLine, TurnLine | None, list[TurnLine]]:
    turn = look.turn
    forecast = after
    if look.worlds:
        forecast = {
            key: [each / look.worlds for each in sums] for key, sums in (("points", look.points), ("win", look.win))
        }  # type: ignore[assignment]
    played: TurnLine = {
        "kind": look.kind,
        "choices": turn.choices,
        "answers": review.course.answers[turn.first : turn.end],
        "forecast": forecast,
        "behind": look.given_away,
        "error": look.error,
    }
    best = _line(review, turn, look.best, forecast, 0.0) if look.best is not None else None
    ahead = look.best.lead if look.best is not None else 0.0
    kinds = [look.kind, *([best["kind"]] if best is not None else [])]
    others = []
    for tally in sorted(look.tallies, key=lambda tally: -tally.lead):
        if tally.fresh and tally.way.kind not in kinds:
            kinds.append(tally.way.kind)
            others.append(_line(review, turn, tally, forecast, max(ahead - tally.lead, 0.0)))
    return played, best, others


def _line(review: Review, turn: Turn, tally: Tally, played: Forecast, behind: float) -> TurnLine:
    world = World(review.seed, turn.state.ruleset.space.size)
    return {
        "kind": tally.way.kind,
        "choices": tally.way.choices,
        "answers": shown(turn, tally.way.choices, world, review.forecaster.heuristic),
        "forecast": {
            "points": [a + b / tally.fresh for a, b in zip(played["points"], tally.points, strict=True)],
            "win": [a + b / tally.fresh for a, b in zip(played["win"], tally.win, strict=True)],
        },
        "behind": behind,
        "error": tally.error,
    }


def _seat(review: Review, seat: int, start: Forecast, turns: list[TurnReview]) -> SeatReview:
    own = [turn for turn in turns if turn["seat"] == seat and turn["own"]]
    others = fsum(look.changed(seat) for look in review.looks if look.turn.seat != seat or not review.own(look.turn))
    given_away = fsum(turn["given_away"] for turn in own)
    luck = sum(float(found.points[seat]) for found in review.luck)
    result = int(review.course.end.players[seat].points)
    expert_game = start["points"][seat] + expected_slips(review.course.start, seat)
    unexplained = result - expert_game - luck + given_away - others
    parts = [round(part) for part in (expert_game, luck, given_away, unexplained)]
    whole: Whole = {
        "expert_game": parts[0],
        "luck": parts[1],
        "given_away": parts[2],
        "others": result - parts[0] - parts[1] + parts[2] - parts[3],
        "unexplained": parts[3],
        "result": result,
    }
    in_turn = [turn for turn in own if turn["kind"] == "turn"]
    passed = [turn for turn in own if turn["kind"] == "pass"]
    per_turn = sum(turn["given_away"] for turn in in_turn) / len(in_turn) if in_turn else 0.0
    looked_at = all(turn["looked"] for turn in own)
    mistakes = [turn for turn in own if turn["sure"] and turn["given_away"] >= MISTAKE]
    replaced = [turn["number"] for turn in turns if turn["seat"] == seat and not turn["own"]]
    return {
        "seat": seat,
        "automa": not review.course.end.players[seat].role.has_hand,
        "expert_game": expert_game,
        "luck": luck,
        "given_away": given_away,
        "error": sqrt(sum(turn["error"] ** 2 for turn in own)),
        "others": others,
        "unexplained": unexplained,
        "result": result,
        "without_luck": result - luck,
        "whole": whole,
        "turns": len(in_turn),
        "per_turn": per_turn,
        "passes": len(passed),
        "passed_away": fsum(turn["given_away"] for turn in passed),
        "level": level_of(per_turn) if looked_at and len(in_turn) >= FEWEST else None,
        "mistakes": [turn["number"] for turn in sorted(mistakes, key=lambda turn: -turn["given_away"])],
        "good_finds": [turn["number"] for turn in own if turn["good_find"]],
        "replaced_from": replaced[0] if replaced else None,
    }


def level_of(per_turn: float) -> Level:
    return next((level for under, level in LEVELS if per_turn < under), "page")


def _progress(review: Review) -> ReviewProgress:
    waiting = [look.turn.round for look in review.looks if look.looks == 0]
    wanted = review.to_explain() if not waiting else []
    explained = [look for look in wanted if look.turn.number in review.comparisons]
    done = [look for look in explained if review.comparisons[look.turn.number].done]
    return {
        "turns": sum(look.looks > 0 for look in review.looks),
        "of": len(review.looks),
        "round": waiting[0] if waiting else review.course.end.round,
        "reasons": len(done),
        "reasons_of": len(wanted),
        "complete": not review.left(),
        "seconds": review.seconds,
    }
