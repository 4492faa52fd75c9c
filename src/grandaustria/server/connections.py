"""Limits on connections: how many, and how long and how large a request may get.

They make the server safe without a proxy. uvicorn itself waits forever for the end of a request's headers.
"""

from __future__ import annotations

import logging
from asyncio import TimerHandle, Transport
from asyncio.transports import BaseTransport
from collections.abc import Callable
from functools import lru_cache
from ipaddress import ip_address, ip_network
from typing import Any, Final, cast

from uvicorn.protocols.http.httptools_impl import STATUS_LINE, HttpToolsProtocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.extensions.permessage_deflate import ServerPerMessageDeflateFactory

from grandaustria.errors import InvalidData
from grandaustria.server.addresses import client_address
from grandaustria.server.rate_limits import Slots
from grandaustria.server.settings import Settings

LARGEST_HEAD: Final = 32 * 1024  # bytes of request line and headers
_LARGEST_REQUEST: Final = 1024 * 1024  # bytes on the wire; what is too much for the application is answered before that
_READ_WITHIN: Final = 60.0  # seconds in which a client must read some of the answer that is waiting for it
_SOCKET_BYTES_PER_SECOND: Final = 2 * 1024.0  # from a client: it says little, but there are pings and empty frames
_SOCKET_BYTES_AT_ONCE: Final = 32 * 1024.0
_CLOSE_WITHIN: Final = 2.0  # seconds for a client to answer a farewell
_TOO_MANY: Final = 4429

_SOCKET_LOG: Final = logging.getLogger("uvicorn.sockets")
_SOCKET_LOG.setLevel(logging.WARNING)  # at the usual level every opening is told with the client's address and query


class Limits:
    """Limits that all connections of a server share."""

    def __init__(self, settings: Settings, proxies: str = "") -> None:
        self.headers_within = settings.headers_within
        self.slots = Slots(settings.connections_per_address, settings.connections)
        self.is_proxy = trusted(proxies)


def trusted(proxies: str) -> Callable[[str], bool]:
    """Return a check for addresses in this comma-separated list of addresses and networks. `*` means all."""
    everybody = proxies.strip() == "*"
    try:
        networks = [] if everybody else [ip_network(each.strip()) for each in proxies.split(",") if each.strip()]
    except ValueError as problem:
        raise InvalidData("proxies", str(problem)) from None

    @lru_cache(maxsize=4096)
    def is_proxy(host: str) -> bool:
        return everybody or any(ip_address(host) in network for network in networks)

    return is_proxy


class HttpConnection(HttpToolsProtocol):
    limits: Limits

    _counted_for: str | None = None
    _in_head = False
    _received = 0  # bytes of the request that is being read
    _upgraded = False
    _head_timer: TimerHandle | None = None
    _answer_timer: TimerHandle | None = None

    def connection_made(self, transport: BaseTransport) -> None:
        super().connection_made(cast(Transport, transport))
        if self._take_a_slot():
            self._await_head()
        else:
            self._refuse(429, b"Too many connections.")

    def _take_a_slot(self) -> bool:
        """Count the connection, unless it comes from a proxy, which has its own limits."""
        if self.client is None or self.limits.is_proxy(self.client[0]):
            return True
        address = client_address({"client": self.client})
        if self.limits.slots.take(address):
            self._counted_for = address
        return self._counted_for is not None

    def _leave(self) -> None:
        self._stop_timers()
        if self._counted_for is not None:
            self.limits.slots.give_back(self._counted_for)
            self._counted_for = None

    def connection_lost(self, exc: Exception | None) -> None:
        self._leave()
        super().connection_lost(exc)

    def handle_websocket_upgrade(self) -> None:
        self._leave()  # those are counted where they are listened to
        self._upgraded = True
        super().handle_websocket_upgrade()

    # Reading

    def data_received(self, data: bytes) -> None:
        """Feed the data in pieces, so that headers are refused as soon as they are too long."""
        for start in range(0, len(data), LARGEST_HEAD):
            if self._upgraded or self.transport.is_closing():
                return
            piece = data[start : start + LARGEST_HEAD]
            self._received += len(piece)
            super().data_received(piece)
            if self._in_head and self._received >= LARGEST_HEAD:
                self._refuse(431, b"The headers are too long.")
            elif self._received > _LARGEST_REQUEST:
                self.transport.close()
        if self._head_timer is None and (self._in_head or self._idle):
            self._await_head()  # also if nothing has begun: uvicorn takes its own time limit back with every byte

    @property
    def _idle(self) -> bool:
        return self.cycle is None or self.cycle.response_complete

    def on_message_begin(self) -> None:
        self._in_head = True
        super().on_message_begin()

    def on_message_complete(self) -> None:
        self._received = 0
        super().on_message_complete()

    def on_headers_complete(self) -> None:
        self._in_head = False
        if self._head_timer is not None:
            self._head_timer.cancel()
            self._head_timer = None
        super().on_headers_complete()

    def _await_head(self) -> None:
        if self._upgraded or self.transport.is_closing():
            return
        self._head_timer = self.loop.call_later(self.limits.headers_within, self._too_late)

    def _too_late(self) -> None:
        self._head_timer = None
        if self._in_head and self._idle:
            self._refuse(408, b"The headers did not come.")
        else:
            self.transport.close()

    def _refuse(self, status: int, why: bytes) -> None:
        """Answer below all routes and rate limits, and ignore what comes after."""
        if not self.transport.is_closing():
            headers = b"content-type: text/plain\r\ncontent-length: %d\r\nconnection: close\r\n\r\n" % len(why)
            self.transport.write(STATUS_LINE[status] + headers + why)
            self.transport.close()

    # Writing

    def pause_writing(self) -> None:
        if self._answer_timer is None:
            self._answer_timer = self.loop.call_later(_READ_WITHIN, self.transport.abort)
        super().pause_writing()

    def resume_writing(self) -> None:
        if self._answer_timer is not None:
            self._answer_timer.cancel()
            self._answer_timer = None
        super().resume_writing()

    def _stop_timers(self) -> None:
        for timer in (self._head_timer, self._answer_timer):
            if timer is not None:
                timer.cancel()
        self._head_timer = self._answer_timer = None


def http_connections(settings: Settings, proxies: str) -> type[HttpConnection]:
    """Return the connection class that uvicorn uses for this server."""

    class Limited(HttpConnection):
        limits = Limits(settings, proxies)

    return Limited


class SocketConnection(WebSocketsSansIOProtocol):
    """A WebSocket that compresses every message separately; a shared context would take half of a socket's memory."""

    def __init__(self, *arguments: Any, **more: Any) -> None:
        super().__init__(*arguments, **more)
        compression = ServerPerMessageDeflateFactory(server_no_context_takeover=True, client_no_context_takeover=True)
        self.conn.available_extensions = [compression]
        self.logger = _SOCKET_LOG
        self.close_timeout = _CLOSE_WITHIN
        self._used = 0.0  # of the bytes a client may send
        self._used_at = self.loop.time()

    def data_received(self, data: bytes) -> None:
        if self.transport.is_closing():
            return
        if self.handshake_initiated and not self._within_the_limit(len(data)):
            self.conn.fail(_TOO_MANY, "too_many")
            self.transport.write(b"".join(self.conn.data_to_send()))
            self.close_sent = True
            self.transport.close()
            return
        super().data_received(data)

    def _within_the_limit(self, size: int) -> bool:
        """Check the byte rate here, because pings and empty frames never reach the code that counts messages."""
        now = self.loop.time()
        self._used = max(0.0, self._used - (now - self._used_at) * _SOCKET_BYTES_PER_SECOND) + size
        self._used_at = now
        return self._used <= _SOCKET_BYTES_AT_ONCE
