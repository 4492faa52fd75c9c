"""Lines to show: the choices of a turn with nature's answers in between, and what they do in words."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from grandaustria.analysis.review.course import Turn
from grandaustria.analysis.review.worlds import choices_of
from grandaustria.codec.event_types import Event
from grandaustria.codec.events import event_as_json
from grandaustria.codec.names import names_of
from grandaustria.evaluation.heuristic import Heuristic
from grandaustria.rules.choices import END_TURN, PASS, Legal
from grandaustria.rules.events import PASSED, TURN_ENDED
from grandaustria.rules.state import NATURE, State
from grandaustria.search.beam import Search
from grandaustria.search.foresight import NEXT_WIDTH
from grandaustria.search.worlds import World
from grandaustria.words.story import line_starts, story


def shown(turn: Turn, choices: list[int], world: World, heuristic: Heuristic) -> list[int]:
    """Return the answers of a line in the game as it was: with the draws that came, as far as they are possible."""
    drawn = [answer for draw in turn.draws for answer in draw.answers]
    s = turn.state.copy()
    answers: list[int] = []
    left = list(choices)
    while not (answers and answers[-1] in (PASS, END_TURN)):
        if s.seat == NATURE:
            answer = next_drawn(s, drawn, world)
        elif s.seat != turn.seat:
            break
        else:
            if not left or left[0] not in s.choices():
                if turn.kind in ("setup", "scoring"):
                    break
                left = choices_of(Search(heuristic, NEXT_WIDTH, world).best(s, turn.seat)[0])
            answer = left.pop(0)
        answers.append(answer)
        s.play(answer)
        if not left and turn.kind in ("setup", "scoring"):
            break
    return answers


def next_drawn(s: State, drawn: list[int], world: World) -> int:
    """Return what nature answers: what was drawn next, which is then taken out, or else what comes in a world."""
    if drawn and drawn[0] in s.choices():
        return drawn.pop(0)
    legal = Legal(s.ruleset.space)
    s.offer(legal)
    return world.draw(s, legal)


def events_of(state: State, answers: Sequence[int], viewer: int | None) -> list[Event]:
    """Return what happens when these answers follow a position, up to the end of the turn."""
    s = state.copy()
    s.log = []
    for answer in answers:
        s.play(answer)
    ended = [k for k, event in enumerate(s.log) if event[0] in (TURN_ENDED, PASSED)]
    names = names_of(s.ruleset)
    return [event_as_json(event, viewer, names) for event in s.log[: ended[0] + 1 if ended else None]]


class Told(NamedTuple):
    """A line in words: its `steps`, and for each of them `at`, which of the choices `asked` of the player led to it."""

    steps: list[str]
    at: list[int]
    asked: list[int]


def told(
    state: State, answers: Sequence[int], seat: int | None, language: str = "en", names: Sequence[str] = ()
) -> Told:
    """Tell what the answers do after a position in the words of the story, a line for each step of `seat`'s turn."""
    events: list[Event] = events_of(state, answers, seat)
    points = [p.points for p in state.players]
    asked, firsts = _asked(state, answers)
    if seat is not None:
        events.insert(0, {"event": "turn_started", "seat": seat, "number": 1, "extra": False})
        firsts = [first + 1 for first in firsts]
    lines = [line for chapter in story(events, points, language, names) for line in chapter.lines]
    at = [max(sum(first <= begun for first in firsts) - 1, 0) for begun in line_starts(events)]
    return Told(lines, at, asked)


def _asked(state: State, answers: Sequence[int]) -> tuple[list[int], list[int]]:
    """Return the choices that a player is asked for, and how many events came before each of them."""
    s = state.copy()
    s.log = []
    asked: list[int] = []
    before: list[int] = []
    for answer in answers:
        if s.seat != NATURE and s.must_ask(s.choices()):
            asked.append(answer)
            before.append(len(s.log))
        s.play(answer)
    return asked, before


def steps(
    state: State, answers: Sequence[int], seat: int | None, language: str = "en", names: Sequence[str] = ()
) -> list[str]:
    """Tell what the answers do, step by step."""
    return told(state, answers, seat, language, names).steps
