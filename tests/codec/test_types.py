"""Views, prompts and events are what their types say, field for field."""

from __future__ import annotations

from typing import Any, get_args

import pytest
from pydantic import TypeAdapter
from typing_extensions import get_type_hints

from grandaustria import Game, Options
from grandaustria.codec.event_types import Event
from grandaustria.codec.types import Prompt, View
from grandaustria.rules.events import KINDS
from tests.random_games import ALL_OPTIONS, decisions

VIEW: TypeAdapter[View] = TypeAdapter(View)
PROMPT: TypeAdapter[Prompt | None] = TypeAdapter(Prompt | None)
EVENTS: TypeAdapter[list[Event]] = TypeAdapter(list[Event])


def conforms(adapter: TypeAdapter[Any], value: object) -> bool:
    """Nothing is missing, nothing is there besides, nothing is converted."""
    return bool(adapter.validate_python(value, strict=True, extra="forbid") == value)


@pytest.mark.parametrize("options", ALL_OPTIONS, ids=str)
def test_what_random_games_show_is_of_the_declared_types(options: Options) -> None:
    seats = (None, *range(options.players))
    for number, game in enumerate(decisions(options, seed=11)):
        if number % 7 and game.seat is not None:
            continue
        for seat in seats:
            assert conforms(VIEW, game.view(seat))
        for seat in range(options.players):
            assert conforms(PROMPT, game.prompt_ahead(seat))
    for seat in seats:
        assert conforms(EVENTS, game.events(seat=seat))


def test_a_type_checker_knows_what_a_view_holds() -> None:
    view: View = Game(Options(players=3), seed=1).view(0)
    rooms: list[str] = view["players"][0]["rooms"]
    queue: list[int | None] = view["queue"]
    assert (len(rooms), len(queue)) == (4, 5)


def test_a_field_too_many_does_not_conform() -> None:
    with pytest.raises(ValueError, match="extra"):
        conforms(VIEW, {**Game(seed=1).view(0), "chance": [1, 2, 3, 4]})


def test_every_kind_of_event_has_a_type_with_its_fields() -> None:
    """All but `seat`: the rules do not say which events have none."""
    declared = {}
    for shape in get_args(Event.__value__):
        hints = get_type_hints(shape)
        for kind in get_args(hints.pop("event")):
            assert kind not in declared, f"{kind} has two types"
            declared[kind] = set(hints) - {"seat"}
    assert declared == {name: {field for field in fields if field} for name, *fields in KINDS}
