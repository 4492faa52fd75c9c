"""What an automa did since the last choice of a player, step by step. Nobody is asked in between."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from grandaustria.codec.names import names_of
from grandaustria.codec.seat import view_of
from grandaustria.codec.types import Moment
from grandaustria.game import Game
from grandaustria.rules.automa.effects import REVEAL_CARD
from grandaustria.rules.automa.role import Automa
from grandaustria.rules.events import MOVED_IN, Event
from grandaustria.rules.state import NATURE, OVER, State, Step


def moments(game: Game, seat: int | None, since: int = 0) -> list[Moment]:
    """Return the position after each step of an automa's turns since the last choice, as `seat` may see it.

    Only those that end after event number `since`.
    """
    automas = {p.seat for p in game.state.players if isinstance(p.role, Automa)}
    if game.decisions == 0 or not any(event[1] in automas for event in game.raw_events(since)):
        return []
    before = game.rewound(game.decisions - 1)
    s, log = before.state, list[Event]()
    s.log = log
    tenants = before.view(seat)["tenants"]
    told = noted = 0
    shown: list[Moment] = []
    for _ in _unfolded(s, game.answers(len(before.answers()))):
        for kind, whose, guest, room in log[noted:]:
            if kind == MOVED_IN:
                tenants[whose][str(room)] = names_of(s.ruleset).guests[guest]
        noted = len(log)
        told = before.events_told + noted
        if told > since:
            shown.append(_moment(s, seat, told, tenants))
    return shown


def _unfolded(s: State, answers: Sequence[int]) -> Iterator[None]:
    """Play the answers like `State.play`, and stop after every step of an automa's card."""
    for answer in answers:
        step = s.agenda
        assert step is not None, "the game is over"
        s.agenda = step.below
        step.effect.play(s, step, answer)
        if _by_card(s, step):
            yield
        while (step := s.agenda) is not None:
            s.agenda = step.below
            if step.effect.asks(s, step):
                s.agenda = step
                s.seat = NATURE if step.effect.by_nature else step.seat
                break
            if _by_card(s, step):
                yield
        else:
            s.seat = OVER


def _by_card(s: State, step: Step) -> bool:
    role = s.players[step.seat].role if step.seat >= 0 else None
    if not isinstance(role, Automa):
        return False
    return step.effect is REVEAL_CARD or any(step.effect is part.effect for steps in role.steps for part in steps)


def _moment(s: State, seat: int | None, events: int, tenants: Sequence[dict[str, int]]) -> Moment:
    between = s.copy()
    between.agenda, between.seat = None, OVER  # nobody is asked
    view = view_of(between, seat)
    return {
        "events": events,
        "dice": view["dice"],
        "queue": view["queue"],
        "guest_deck": view["guest_deck"],
        "guest_discard": view["guest_discard"],
        "players": view["players"],
        "tenants": [dict(rooms) for rooms in tenants],
        "round": view["round"],
        "start": view["start"],
    }
