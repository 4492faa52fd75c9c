"""Events as JSON with their text, cached because the same events recur and go to everyone at a table.

The cache is shared by all games. Its key is the event, the seat and the language, so taking back a choice invalidates
nothing, and a table takes no extra memory.
"""

from __future__ import annotations

import json
from collections.abc import Sequence
from functools import lru_cache
from typing import Final

from grandaustria.cards.editions import EDITIONS
from grandaustria.codec.events import event_as_json
from grandaustria.codec.names import names_of
from grandaustria.rules.events import PRIVATE, Event
from grandaustria.words.tell import tell

_REMEMBERED: Final = 40_000  # some 20 MB; a game has about a thousand in each language that is spoken at its table


def events_as_json(
    events: Sequence[Event], seat: int | None, language: str, names: Sequence[str], edition: str
) -> list[str]:
    """Return each event as `seat` (None: a spectator) may know it."""
    whose = [*names, ""]  # the last for what happens to nobody, seat -1
    return [
        _rendered(event, event[0] not in PRIVATE or event[1] == seat, language, whose[event[1]], edition)
        for event in events
    ]


def open_events_as_json(events: Sequence[Event], language: str, names: Sequence[str], edition: str) -> list[str]:
    """Return each event with nothing hidden."""
    whose = [*names, ""]
    return [_rendered(event, True, language, whose[event[1]], edition) for event in events]


@lru_cache(_REMEMBERED)
def _rendered(event: Event, known: bool, language: str, name: str, edition: str) -> str:
    seat = event[1]
    shown = event_as_json(event, seat if known else None, names_of(EDITIONS[edition]))
    text = tell(shown, language, [name] * (seat + 1), marked=True)
    return json.dumps(shown | {"text": text}, ensure_ascii=False, separators=(",", ":"))
