"""What a planned turn does, as far as it is sure: the reasons that a hint can honestly give."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from itertools import pairwise
from typing import Final

from grandaustria.chance import Nature
from grandaustria.codec.names import Names, names_of
from grandaustria.playout import answer_nature
from grandaustria.rules import events as e
from grandaustria.rules.board import COLOURS, REWARD_FROM
from grandaustria.rules.state import State
from grandaustria.search.beam import Line

MOST: Final = 2  # of them are told
_NOTHING: Final = (-1, -1, 0, 0)


@dataclass(frozen=True)
class Deed:
    """One reason; `words.hints` says it."""

    kind: str
    arguments: tuple[tuple[str, str | int], ...]


def deeds(root: State, line: Line, seat: int, nature: Nature) -> tuple[Deed, ...]:
    """Return what a turn does, the most telling first. What comes after a draw of staff is not sure."""
    told = _events(root, line, seat, nature)
    names = names_of(root.ruleset)
    found = [*_claims(told), *_guests(told, names), *_groups(told), *_favour(root, told, seat)]
    return tuple(found + _preparations(told, names))


def telling(turns: Sequence[tuple[Deed, ...]]) -> list[tuple[Deed, ...]]:
    """Return the deeds by which turns differ, few of each: what all of them do is no reason for one."""
    common = set.intersection(*map(set, turns)) if len(turns) > 1 else set()
    return [tuple(deed for deed in turn if deed not in common)[:MOST] for turn in turns]


def _events(root: State, line: Line, seat: int, nature: Nature) -> list[e.Event]:
    s = root.copy()
    s.log = []
    for choice in line.before_staff():
        answer_nature(s, nature)
        if s.seat != seat or choice not in s.choices():  # another guest has come than the search imagined
            break
        s.play(choice)
    ended = [k for k, event in enumerate(s.log) if event[0] in (e.TURN_ENDED, e.PASSED)]
    return [event for event in s.log[: ended[0] if ended else None] if event[1] == seat]


def _claims(told: list[e.Event]) -> list[Deed]:
    return [Deed("objective", (("objective", a),)) for kind, _, a, _ in told if kind == e.OBJECTIVE_CLAIMED]


def _guests(told: list[e.Event], names: Names) -> list[Deed]:
    """Return the guests that move in, those with the most points first."""
    found: list[tuple[int, int]] = []
    for (kind, _, a, _), (then, _, change, source) in pairwise([*told, _NOTHING]):
        if kind == e.MOVED_IN:
            found.append((change if then == e.POINTS and source == e.FROM_GUESTS else 0, names.guests[a]))
    return [Deed("guest", (("guest", guest), ("points", points))) for points, guest in sorted(found, reverse=True)]


def _groups(told: list[e.Event]) -> list[Deed]:
    return [Deed("group", (("colour", COLOURS[a]),)) for kind, _, a, _ in told if kind == e.GROUP_FULL]


def _favour(root: State, told: list[e.Event], seat: int) -> list[Deed]:
    """Return what the emperor's next scoring would bring now and would not have brought before the turn."""
    spaces = [b for kind, _, _, b in told if kind == e.EMPEROR]
    coming = [scoring for scoring in root.ruleset.scorings if scoring[0] >= root.round]
    if not spaces or not coming or root.round == 0:
        return []
    number, back = coming[0]
    before, after = root.players[seat].emperor - back, spaces[-1] - back
    if before < REWARD_FROM <= after:
        return [Deed("reward", (("round", number),))]
    return [Deed("penalty", (("round", number),))] if before <= 0 < after else []


def _preparations(told: list[e.Event], names: Names) -> list[Deed]:
    """Return what brings something later only."""
    staff = [Deed("staff", (("staff", a),)) for kind, _, a, _ in told if kind == e.STAFF_PLAYED]
    rooms = sum(kind == e.ROOM_PREPARED for kind, _, _, _ in told)
    guests = [Deed("taken", (("guest", names.guests[a]),)) for kind, _, a, _ in told if kind == e.GUEST_TAKEN]
    return [*staff, *([Deed("rooms", (("n", rooms),))] if rooms else []), *guests]
