"""Lines to show: the choices of a turn with nature's answers in between, and what they do in words."""

from __future__ import annotations

from collections.abc import Sequence

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
from grandaustria.words.story import story


def shown(turn: Turn, choices: list[int], world: World, heuristic: Heuristic) -> list[int]:
    """Return the answers of a line in the game as it was: with the draws that came, as far as they are possible."""
    drawn = [answer for draw in turn.draws for answer in draw.answers]
    s = turn.state.copy()
    answers: list[int] = []
    left = list(choices)
    while not (answers and answers[-1] in (PASS, END_TURN)):
        if s.seat == NATURE:
            answer = _drawn(s, drawn, world)
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


def _drawn(s: State, drawn: list[int], world: World) -> int:
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


def steps(
    state: State, answers: Sequence[int], seat: int | None, language: str = "en", names: Sequence[str] = ()
) -> list[str]:
    """Tell what the answers do after a position in the words of the story, a line for each step of `seat`'s turn."""
    events: list[Event] = events_of(state, answers, seat)
    points = [p.points for p in state.players]
    if seat is not None:
        events.insert(0, {"event": "turn_started", "seat": seat, "number": 1, "extra": False})
    return [line for chapter in story(events, points, language, names) for line in chapter.lines]
