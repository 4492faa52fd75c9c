"""Rows of the log are read as they were stored, by this version or an earlier one."""

from __future__ import annotations

from typing import Any

import pytest

from grandaustria.server import happenings as h
from grandaustria.server.log import Damaged, columns_of, entry_of

STORED: list[tuple[str, int | None, list[int], dict[str, Any], h.Happening]] = [
    ("join", 1, [], {"name": "Ben"}, h.Joined(1, "Ben")),
    ("join", 1, [], {"name": None}, h.Joined(1, None)),
    ("fill", 0, [], {"seat": 2, "bot": "random", "name": "Klara"}, h.Filled(0, 2, "random", "Klara")),
    ("leave", 1, [], {}, h.GaveUp(1)),
    ("deal", None, [490, 465], {}, h.Dealt([490, 465])),
    ("choices", 0, [2, 401], {}, h.Chosen(0, [2, 401])),
    ("choices", 2, [77], {"played_ahead": [0, 1]}, h.Chosen(2, [77], [0, 1])),
    ("choices", 2, [77], {"handed_back": 2}, h.Chosen(2, [77], handed_back=True)),
    ("choices", 2, [77], {"in_time": True}, h.Chosen(2, [77], in_time=True)),
    ("ahead", 3, [], {"choice": 210}, h.PickedAhead(3, 210)),
    ("undo", 0, [], {"keep": 40, "events": 95}, h.TakenBack(0, 40, 95)),
    ("undo", 3, [], {}, h.PickTakenBack(3)),
    ("replace", 1, [], {"seat": 0, "bot": "expert", "stays": True}, h.Replaced(1, 0, "expert", True)),
    ("replace", None, [], {"seat": 2, "bot": "greedy", "stays": False}, h.Replaced(None, 2, "greedy", False)),
    ("return", 0, [], {}, h.CameBack(0)),
    ("resign", 1, [], {"bot": "expert"}, h.Resigned(1, "expert")),
    ("pace", 1, [], {"pace": "quick"}, h.PaceSet(1, "quick")),
    ("hurry", 1, [], {}, h.Hurried(1)),
    ("rematch", 0, [], {"game": "AbCd"}, h.PlayedAgain(0, "AbCd")),
    ("share", 1, [], {"link": None}, h.AgreedToShare(1, None)),
    ("share", 0, [], {"link": "link-of-the-game"}, h.AgreedToShare(0, "link-of-the-game")),
    ("unshare", 1, [], {}, h.StoppedSharing(1)),
]


@pytest.mark.parametrize(("kind", "seat", "answers", "data", "what"), STORED)
def test_a_row_is_read_and_stored_again_as_it_was(
    kind: str, seat: int | None, answers: list[int], data: dict[str, Any], what: h.Happening
) -> None:
    entry = entry_of(9, kind, 12.5, seat, "request-1", answers, data)
    assert (entry.seq, entry.at, entry.what, entry.request) == (9, 12.5, what, "request-1")
    columns = {"seq": 9, "kind": kind, "at": 12.5, "seat": seat, "request": "request-1", "answers": answers}
    assert list(columns_of(entry).items()) == list((columns | {"data": data}).items())


def test_every_kind_of_row_is_tried() -> None:
    assert {type(what) for *_, what in STORED} == set(h.Happening.__subclasses__())


def test_a_stand_in_of_whom_an_earlier_version_does_not_say_how_long_stays() -> None:
    assert entry_of(1, "replace", 0.0, 1, None, [], {"seat": 0, "bot": "expert"}).what == h.Replaced(
        1, 0, "expert", True
    )


@pytest.mark.parametrize(
    ("kind", "seat", "data"), [("bow", 0, {}), ("join", 0, {}), ("choices", None, {}), ("pace", 0, None)]
)
def test_what_cannot_have_happened_is_damage(kind: str, seat: int | None, data: Any) -> None:
    with pytest.raises(Damaged, match="row 4"):
        entry_of(4, kind, 0.0, seat, None, [], data)
