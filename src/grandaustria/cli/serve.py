"""Run the server."""

from __future__ import annotations

import asyncio
import logging
import socket
import sqlite3
from collections.abc import Callable
from contextlib import suppress
from typing import Any

import uvicorn
from sqlalchemy.exc import SQLAlchemyError

from grandaustria.errors import InvalidData
from grandaustria.extras import needing
from grandaustria.server.app import create_app
from grandaustria.server.connections import SocketConnection, http_connections
from grandaustria.server.logs import log_to_stderr
from grandaustria.server.services import Services
from grandaustria.server.settings import Settings
from grandaustria.server.store import Store

_SECONDS_TO_FINISH = 5


class _Server(uvicorn.Server):
    """Says goodbye to its listeners before it closes their sockets."""

    def __init__(self, config: uvicorn.Config, services: Services) -> None:
        super().__init__(config)
        self._services = services

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        self._services.hub.close()
        await asyncio.sleep(0.2)
        await super().shutdown(sockets)


def run(
    settings: Settings, host: str, port: int, proxies: str, ready: Callable[[str], None], least: int = logging.INFO
) -> None:
    """Run until stopped. Calls `ready` with the address once it listens; `least` is the log level."""
    connections = http_connections(settings, proxies)
    with _listening(host, port) as listening:  # first, so that a port in use leaves no database behind
        check_database(settings)
        _allow_many_files()
        app = create_app(settings)
        log_to_stderr(least)
        config = uvicorn.Config(
            app,
            log_config=None,
            access_log=False,
            server_header=False,
            proxy_headers=bool(proxies),
            forwarded_allow_ips=proxies or None,
            timeout_keep_alive=75,  # longer than people's pauses, so that a connection is not closed under a request
            timeout_graceful_shutdown=_SECONDS_TO_FINISH,
            http=connections,
            ws=SocketConnection,
            ws_max_size=16 * 1024,
            ws_max_queue=8,
        )
        shown = f"[{host}]" if ":" in host else host
        ready(f"http://{shown}:{listening.getsockname()[1]}")
        _Server(config, app.state.services).run([listening])


def _allow_many_files() -> None:
    """Raise the limit on open files, which is 1024 on many systems. A connection is an open file."""
    with suppress(ImportError, ValueError, OSError):  # not on every system, or not as many
        import resource

        _, most = resource.getrlimit(resource.RLIMIT_NOFILE)
        resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))


def _listening(host: str, port: int) -> socket.socket:
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    listening = socket.socket(family)
    listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    try:
        listening.bind((host, port))
        listening.listen(1024)
    except (OSError, OverflowError) as error:
        listening.close()
        raise InvalidData(f"{host}:{port}", getattr(error, "strerror", None) or str(error)) from None
    return listening


def check_database(settings: Settings) -> None:
    """Open the database once, so that mistakes are reported in one line."""

    async def try_it(store: Store) -> None:
        await store.database.open()

    _with_store(settings, try_it)


def clean_up(settings: Settings, days: float) -> int:
    """Remove games that have not changed for this many days. Returns how many there were."""

    async def remove(store: Store) -> int:
        await store.database.open()
        return await store.clean_up(days)

    removed: int = _with_store(settings, remove)
    return removed


def _with_store(settings: Settings, work: Any) -> Any:
    async def worked() -> Any:
        store = Store(settings)
        try:
            return await work(store)
        finally:
            await store.database.close()

    logging.getLogger("alembic").setLevel(logging.WARNING)
    try:
        with needing():
            return asyncio.run(worked())
    except (SQLAlchemyError, sqlite3.Error, OSError) as error:
        raise InvalidData("database", " ".join(str(getattr(error, "orig", None) or error).split())[:200]) from None
