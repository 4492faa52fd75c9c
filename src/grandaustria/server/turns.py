"""Choices and turns of a game at a table."""

from __future__ import annotations

from grandaustria.errors import IllegalChoice
from grandaustria.game import Game
from grandaustria.rules.events import PASSED, TURN_ENDED, TURN_STARTED
from grandaustria.server.refusals import Refused


def turn_began(before: Game | None, after: Game | None) -> bool:
    if after is None or before is after:
        return False
    since = before.events_told if before is not None else 0
    return any(event[0] == TURN_STARTED for event in after.raw_events(since))


def turn_start(game: Game) -> int | None:
    """Return how many decisions players had made when the last turn began, or None before the first one."""
    return _decisions_at(game, [k for k, event in enumerate(game.raw_events()) if event[0] == TURN_STARTED][-1:])


def after_turn_of(game: Game, seat: int) -> int | None:
    """Return how many decisions players had made when the turn began that followed the seat's last one."""
    found: list[int] = []
    waiting = False
    for k, (kind, whose, _, _) in enumerate(game.raw_events()):
        if kind in (TURN_ENDED, PASSED) and whose == seat:
            waiting = True
        elif kind == TURN_STARTED and waiting:
            found, waiting = [k], False
    return _decisions_at(game, found)


def _decisions_at(game: Game, events: list[int]) -> int | None:
    return game.choices_before(events[0]) if events else None


def play(game: Game, seat: int, index: int, choice: int) -> None:
    """Play the choice at `index` of an action.

    Earlier choices must have revealed nothing. A refusal undoes them, so dice could be rolled until they fit.
    """
    if game.free_to_take_back(seat) < index:
        raise Refused("illegal_choice", "Something was revealed before this choice.", index=index, choice=choice)
    try:
        game.play(choice, seat)
    except IllegalChoice:
        raise Refused("illegal_choice", "This is not possible now.", index=index, choice=choice) from None
