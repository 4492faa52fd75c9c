"""The notices that processes on one PostgreSQL send each other with NOTIFY, and their channels.

Each game has a channel, and all processes share another one. A notice reads `PROCESS KIND BODY`, where PROCESS sent it
and KIND is one of

- `rows`: the rows just written to the game's log, as JSON, or the number of the last one if they are too long;
- `chat`: somebody said something;
- `review`: how far a review has come, as JSON;
- `here`: the seats connected to that process, and how many seconds ago it last saw other seats;
- `hello`: the same, from a process that has just begun to listen and asks the others to say who is there;
- `alive`: nothing but that the process is running, on the channel of all processes.
"""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from typing import Any, Final

from grandaustria.server.log import Damaged, Entry, columns_of, entry_of

PROCESSES: Final = "grandaustria"  # the channel of all processes
ROWS, CHAT, REVIEW, HERE, HELLO, ALIVE = "rows", "chat", "review", "here", "hello", "alive"

_LONGEST: Final = 7900  # bytes of a notice; PostgreSQL refuses 8000


def channel_of(game: str) -> str:
    return f"{PROCESSES}_{game}"


def game_on(channel: str) -> str:
    return channel.removeprefix(f"{PROCESSES}_")


def notice(process: str, kind: str, body: str = "") -> str:
    return f"{process} {kind} {body}"


def rows_to_text(entries: Sequence[Entry]) -> str:
    text = _compact([list(columns_of(entry).values()) for entry in entries])
    return text if len(text) <= _LONGEST else str(entries[-1].seq)


def rows_from_text(text: str) -> tuple[int, list[Entry]]:
    """Return the number of the last row, and the rows unless they were too long."""
    found = json.loads(text)
    if isinstance(found, int):
        return found, []
    try:
        return found[-1][0], [entry_of(*columns) for columns in found]
    except Damaged:  # whoever reads the log finds out
        return found[-1][0], []


def presence_to_text(seats: set[int], ages: Mapping[int, float]) -> str:
    return _compact([sorted(seats), list(ages.items())])


def presence_from_text(text: str) -> tuple[set[int], dict[int, float]]:
    seats, ages = json.loads(text)
    return set(seats), {int(seat): float(age) for seat, age in ages}


def _compact(value: Any) -> str:
    """Return compact ASCII JSON, whose length is its number of bytes."""
    return json.dumps(value, separators=(",", ":"))
