"""The WebSocket: one task reads, one sends, and the first to end ends both."""

from __future__ import annotations

import asyncio
import json
from contextlib import suppress
from dataclasses import asdict
from time import perf_counter
from typing import Any, Final
from urllib.parse import urlsplit

import anyio
from pydantic import TypeAdapter, ValidationError
from starlette.routing import WebSocketRoute
from starlette.websockets import WebSocket, WebSocketDisconnect

from grandaustria.server import costs
from grandaustria.server import requests as r
from grandaustria.server.access import known
from grandaustria.server.addresses import client_address
from grandaustria.server.hub import Listener
from grandaustria.server.logs import log_outage
from grandaustria.server.outages import Unavailable
from grandaustria.server.position import as_json, position, speaker, spoken
from grandaustria.server.rate_limits import TokenBucket
from grandaustria.server.refusals import Refused
from grandaustria.server.services import Services

MALFORMED: Final = 4400
NO_HELLO: Final = 4401
WRONG_ORIGIN: Final = 4403
NO_SUCH_GAME: Final = 4404
TOO_SLOW: Final = 4408
DAMAGED: Final = 4410
TOO_MANY: Final = 4429
GOING_AWAY: Final = 1001
TRY_AGAIN_LATER: Final = 1013

_MESSAGE: Final[TypeAdapter[r.Hello | r.LanguageWanted | r.Ping]] = TypeAdapter(r.FromClient)
_LONGEST: Final = 2000  # characters of a message


class Farewell(Exception):
    """Raised to close the socket with a code and a reason."""

    def __init__(self, code: int, reason: str) -> None:
        super().__init__(reason)
        self.code = code
        self.reason = reason


async def listen(socket: WebSocket) -> None:
    services: Services = socket.app.state.services
    address = client_address(socket.scope)
    await socket.accept()
    if not services.sockets.take(address):
        await _say_bye(socket, Farewell(TOO_MANY, "too_many"))
        return
    services.metrics.sockets.inc()
    try:
        await _Conversation(services, socket, socket.path_params["id"], address).hold()
    except Farewell as farewell:
        await _say_bye(socket, farewell)
    except Refused as refused:  # there is no such game, or no longer
        code = DAMAGED if refused.reason == "damaged" else NO_SUCH_GAME
        await _say_bye(socket, Farewell(code, refused.reason))
    except Unavailable as unavailable:
        log_outage(unavailable.problem)
        await _say_bye(socket, Farewell(TRY_AGAIN_LATER, "unavailable"))
    except (WebSocketDisconnect, RuntimeError):  # starlette raises the latter when sending after the other side left
        pass
    finally:
        services.sockets.give_back(address)
        services.metrics.sockets.dec()


# Not FastAPI's kind of route, of which every open socket would keep several kB.
route: Final = WebSocketRoute("/api/games/{id}/socket", listen)


async def _say_bye(socket: WebSocket, farewell: Farewell) -> None:
    with suppress(WebSocketDisconnect, RuntimeError, TimeoutError):
        async with asyncio.timeout(2):
            await socket.send_text(json.dumps({"type": "bye", "reason": farewell.reason}))
            await socket.close(farewell.code, farewell.reason)


class _Conversation:
    def __init__(self, services: Services, socket: WebSocket, game: str, address: str) -> None:
        self._services = services
        self._socket = socket
        self._game = game
        self._address = address
        self._later: asyncio.TimerHandle | None = None  # when what could not be afforded is tried again
        settings = services.settings
        self._rate = TokenBucket(
            settings.socket_messages_per_second, settings.socket_messages_at_once, settings.monotonic
        )

    async def hold(self) -> None:
        if not self._from_a_known_origin():
            raise Farewell(WRONG_ORIGIN, "wrong_origin")
        await self._afford()
        listener = await self._greeted()
        hub = self._services.hub
        hub.join(self._game, listener)
        self._services.notices.say_who_is_here(self._game)
        try:
            await self._talk(listener)
        finally:
            hub.leave(self._game, listener)
            self._services.notices.say_who_is_here(self._game)

    async def _afford(self) -> None:
        """Wait until the address can afford to open a socket."""
        until = asyncio.get_running_loop().time() + self._services.settings.hello_within
        while wait := self._services.requests.wait(self._address, costs.CONNECTING):
            if asyncio.get_running_loop().time() + wait > until:
                raise Farewell(TOO_MANY, "too_many")
            await asyncio.sleep(wait)

    async def _greeted(self) -> Listener:
        """Check the hello. Keeps no reference to the table, which would stay in memory as long as the socket."""
        hello = await self._hello()
        who = await known(self._services, self._game, hello.token, self._address)
        token = who.table.hashes[who.seat] if who.seat is not None else None
        listener = Listener(who.seat, spoken(hello.language), hello.events, hello.seq, hello.chat, token)
        listener.events = who.table.events_known(hello.events, hello.seq)
        for token in hello.others:
            other = await known(self._services, self._game, token, self._address)
            if other.seat is not None:
                listener.present.add(other.seat)
        return listener

    def _from_a_known_origin(self) -> bool:
        """Return whether the origin is allowed. Programs send none; a browser's must be this server or on the list."""
        origin = self._socket.headers.get("origin")
        if origin is None or origin in self._services.settings.origins:
            return True
        return bool(urlsplit(origin).netloc) and urlsplit(origin).netloc == self._socket.headers.get("host")

    async def _hello(self) -> r.Hello:
        try:
            async with asyncio.timeout(self._services.settings.hello_within):
                message = await self._receive()
        except TimeoutError:
            raise Farewell(NO_HELLO, "no_hello") from None
        if not isinstance(message, r.Hello):
            raise Farewell(NO_HELLO, "no_hello")
        return message

    async def _receive(self) -> r.Hello | r.LanguageWanted | r.Ping:
        received = await self._socket.receive()
        if received["type"] == "websocket.disconnect":
            raise WebSocketDisconnect(received.get("code", 1005))
        if self._rate.wait(""):
            raise Farewell(TOO_MANY, "too_many")
        text = received.get("text")
        if text is None or len(text) > _LONGEST:
            raise Farewell(MALFORMED, "malformed")
        try:
            return _MESSAGE.validate_json(text)
        except ValidationError:
            raise Farewell(MALFORMED, "malformed") from None

    async def _talk(self, listener: Listener) -> None:
        try:
            async with anyio.create_task_group() as both:
                both.start_soon(self._read, listener)
                both.start_soon(self._send, listener)
        except ExceptionGroup as ended:
            raise ended.exceptions[0] from None

    async def _read(self, listener: Listener) -> None:
        while True:
            message = await self._receive()
            if isinstance(message, r.LanguageWanted):
                listener.language_wanted = spoken(message.language)
            elif isinstance(message, r.Ping):
                listener.pong_due = True
            else:
                raise Farewell(MALFORMED, "malformed")
            listener.news.set()

    async def _send(self, listener: Listener) -> None:
        while True:
            await listener.news.wait()
            listener.news.clear()
            if listener.leaving is not None:
                raise Farewell(GOING_AWAY, listener.leaving)
            if listener.pong_due:
                listener.pong_due = False
                await self._tell({"type": "pong"})
            if listener.language_wanted is not None:
                self._change_language(listener, listener.language_wanted)
            if listener.chat_due:
                listener.chat_due = False
                await self._tell_chat(listener)
            if listener.position_due and self._affords(listener, self._services.pushes, costs.PUSH):
                await self._tell_position(listener)
            if listener.presence_due:
                listener.presence_due = False
                await self._tell_presence()
            if listener.thinking is not None:
                thinking, listener.thinking = listener.thinking, None
                await self._tell({"type": "thinking", "seat": thinking})
            if listener.review is not None:
                progress, listener.review = listener.review, None
                await self._tell({"type": "review", "progress": progress})

    def _change_language(self, listener: Listener, language: str) -> None:
        """Change the language now, or when the address can afford it; the latest request wins."""
        if self._affords(listener, self._services.requests, costs.LANGUAGE):
            listener.language, listener.language_wanted = language, None
            listener.events = 0  # everything once more, in other words
            listener.position_due = True

    def _affords(self, listener: Listener, bucket: TokenBucket, cost: float) -> bool:
        """Charge the address. If it cannot afford it, wake the listener when that may have changed."""
        wait = bucket.wait(self._address, cost)
        if wait:
            loop = asyncio.get_running_loop()
            if self._later is not None and loop.time() < self._later.when():
                wait = min(wait, self._later.when() - loop.time())
                self._later.cancel()
            self._later = loop.call_later(wait, listener.news.set)
        return not wait

    async def _tell_position(self, listener: Listener) -> None:
        listener.position_due = False
        changed_at, listener.changed_at = listener.changed_at, None
        table = await self._services.tables.find(self._game)
        if listener.seat is not None and table.hashes[listener.seat] != listener.token:  # given up meanwhile
            raise Refused("no_such_game", "You have given up this seat.")
        known_events = min(listener.events, table.events_known(listener.events, listener.seq or table.seq))
        connected = self._services.hub.connected(self._game)
        shown = position(table, listener.seat, listener.language, known_events, connected, type="position")
        listener.seq = table.seq
        listener.events = table.events
        await self._tell_text(shown)
        if changed_at is not None:
            self._services.metrics.push_seconds.observe(perf_counter() - changed_at)

    async def _tell_chat(self, listener: Listener) -> None:
        table = await self._services.tables.find(self._game)
        for message in await self._services.store.said_since(self._game, listener.chat, len(table.seats)):
            listener.chat = message.n + 1
            name = speaker(table, message.seat, message.at, listener.language)
            await self._tell({"type": "chat"} | asdict(message) | {"name": name})

    async def _tell_presence(self) -> None:
        table = await self._services.tables.find(self._game)
        hub = self._services.hub
        connected = hub.connected(self._game)
        away = [
            hub.away_for(self._game, k) if seat.kind == "person" and k not in connected else None
            for k, seat in enumerate(table.seats)
        ]
        here = [k in connected for k in range(len(table.seats))]
        await self._tell({"type": "presence", "seats": here, "away_for": away})

    async def _tell(self, message: dict[str, Any]) -> None:
        await self._tell_text(as_json(message))

    async def _tell_text(self, text: str) -> None:
        try:
            async with asyncio.timeout(self._services.settings.send_within):
                await self._socket.send_text(text)
        except TimeoutError:
            self._services.metrics.dropped.inc()
            raise Farewell(TOO_SLOW, "too_slow") from None
