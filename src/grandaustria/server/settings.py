"""What the operator can set."""

from __future__ import annotations

import time
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path

from grandaustria.errors import InvalidData

DRIVERS = {"sqlite": "sqlite+aiosqlite", "postgresql": "postgresql+asyncpg"}


@dataclass(frozen=True)
class Settings:
    database: str = "sqlite:///grandaustria.db"
    origins: tuple[str, ...] = ()  # of browsers that may connect, besides the server's own
    web: Path = Path(__file__).parent / "web"  # the built browser client, if it is there
    bot_workers: int = 1  # processes in which bots think; 0: a thread
    now: Callable[[], float] = time.time

    # seconds
    pace_factor: float = 1.0  # of the bots' pauses
    sweep_every: float = 5.0
    forget_after: float = 60.0  # a table that nobody touched is taken out of memory
    away_after: float = 120.0  # then others may call for a stand-in
    hello_within: float = 10.0
    send_within: float = 20.0  # a socket that takes longer is dropped

    # limits; the rates are per address
    largest_body: int = 64 * 1024
    requests_per_second: float = 30.0
    requests_at_once: int = 200
    games_per_hour: int = 60
    sockets_per_address: int = 60
    sockets: int = 5000
    socket_messages_per_second: float = 5.0
    socket_messages_at_once: int = 20

    @property
    def database_url(self) -> str:
        """As SQLAlchemy wants it."""
        scheme, separator, rest = self.database.partition("://")
        if scheme not in DRIVERS or not separator or not rest.strip("/"):
            raise InvalidData("database", f"sqlite:///FILE or postgresql://…, not {scheme!r:.40}…")
        return f"{DRIVERS[scheme]}://{rest}"

    @property
    def postgresql(self) -> bool:
        return self.database.startswith("postgresql:")
