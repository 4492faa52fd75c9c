"""Nobody hears of hidden cards through the server. `make leaks` looks at two hundred games."""

from __future__ import annotations

import json
from typing import Any

import pytest

from benchmarks.leaks import look_in_one
from grandaustria.server import socket
from grandaustria.server.position import as_json, position
from grandaustria.server.table import Table
from tests.random_games import ALL_OPTIONS

DRAFT, STANDARD = (
    next(k for k in range(99) if ALL_OPTIONS[k * 7 % 108].staff == staff) for staff in ("draft", "standard")
)


SOLO = 9  # every tenth game is one against Leopold, whose private pile nobody sees


@pytest.mark.parametrize("index", [DRAFT, STANDARD, SOLO])
async def test_what_is_sent_does_not_depend_on_hidden_cards(index: int) -> None:
    assert await look_in_one(index, most_rows=60) > 60


async def test_a_leak_would_be_found(monkeypatch: pytest.MonkeyPatch) -> None:
    def leaky(table: Table, *arguments: Any, **more: Any) -> str:
        assert table.game is not None
        hands = [p["hand"] for p in table.game.snapshot()["players"]]
        return as_json(json.loads(position(table, *arguments, **more)) | {"hands": hands})

    monkeypatch.setattr(socket, "position", leaky)
    with pytest.raises(AssertionError, match="of hidden cards"):
        await look_in_one(STANDARD, most_rows=30)
