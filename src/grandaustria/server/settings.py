"""The settings of a server."""

from __future__ import annotations

import time
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field, fields
from pathlib import Path
from typing import Any

from grandaustria.chance import Nature, SystemNature
from grandaustria.errors import InvalidData

DRIVERS = {"sqlite": "sqlite+aiosqlite", "postgresql": "postgresql+asyncpg"}


@dataclass(frozen=True)
class Settings:
    database: str = "sqlite:///grandaustria.db"
    origins: tuple[str, ...] = ()  # of browsers that may connect, besides the server's own
    web: Path = Path(__file__).parent / "web"  # the built browser client, if it is there
    puzzles: Path = Path(__file__).parent / "puzzles.json"  # one is the puzzle of a day; shipped ones
    bot_workers: int = 2  # processes in which bots think, beside the one for hints; 0: threads
    now: Callable[[], float] = time.time  # for what is stored and shown
    monotonic: Callable[[], float] = time.monotonic  # for limits and time-outs: nobody can set it back
    log_addresses: bool = False  # of clients, which are personal data

    nature: Nature = field(default_factory=SystemNature)  # where dice and draws come from

    # seconds
    pace_factor: float = 1.0  # of the bots' pauses
    sweep_every: float = 5.0
    forget_after: float = 60.0  # a table that nobody touched is taken out of memory
    away_after: float = 120.0  # then others may call for a stand-in
    hello_within: float = 10.0
    send_within: float = 20.0  # a socket that takes longer is dropped
    headers_within: float = 10.0  # from connecting, or from the first byte of a later request

    # limits; the rates are per address
    largest_body: int = 64 * 1024
    requests_per_second: float = 30.0
    requests_at_once: int = 200
    probes_per_second: float = 5.0  # of /health and /metrics
    probes_at_once: int = 50
    games_per_hour: int = 60
    connections_per_address: int = 100  # HTTP; WebSockets are counted below
    connections: int = 5000
    messages_per_second: float = 1.0  # of chat
    messages_at_once: int = 10
    hints_per_address: int = 3  # waiting or being computed
    hints_waiting: int = 20
    tries_per_hour: int = 60  # at the puzzle of the day
    bots_waiting: int = 1000
    reviews_per_hour: int = 20  # begun or gone on with
    reviews_per_address: int = 2  # waiting or being computed
    reviews_at_once: int = 50
    sockets_per_address: int = 60
    sockets: int = 5000
    socket_messages_per_second: float = 5.0
    socket_messages_at_once: int = 20

    @classmethod
    def from_environment(cls, environment: Mapping[str, str], **given: Any) -> Settings:
        """Read numbers from `GRANDAUSTRIA_` plus their name in capitals. Values in `given` take precedence."""
        found: dict[str, Any] = {}
        for known in fields(cls):
            text = environment.get(f"GRANDAUSTRIA_{known.name.upper()}")
            if text is None or isinstance(known.default, bool) or known.name in given:
                continue
            if isinstance(known.default, int | float):
                found[known.name] = _number(known.name, text, type(known.default))
        return cls(**found | given)

    @property
    def database_url(self) -> str:
        """Return the URL for SQLAlchemy."""
        scheme, separator, rest = self.database.partition("://")
        if scheme not in DRIVERS or not separator or not rest.strip("/"):
            raise InvalidData("database", f"sqlite:///FILE or postgresql://…, not {scheme!r:.40}…")
        return f"{DRIVERS[scheme]}://{rest}"

    @property
    def postgresql(self) -> bool:
        return self.database.startswith("postgresql:")


def _number(name: str, text: str, kind: type[int] | type[float]) -> int | float:
    try:
        number = kind(text)
    except ValueError:
        number = -1
    if not 0 <= number < float("inf"):
        raise InvalidData(f"GRANDAUSTRIA_{name.upper()}", f"a number from 0 on, not {text!r:.40}")
    return number
