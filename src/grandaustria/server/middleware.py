"""Middleware around every request: sizes and rates, metrics and logs, headers for browsers."""

from __future__ import annotations

import asyncio
import json
from time import perf_counter
from typing import Final

from starlette.requests import ClientDisconnect
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from grandaustria.server.addresses import client_address
from grandaustria.server.costs import charge, cost_of
from grandaustria.server.headers import secured
from grandaustria.server.logs import log, log_failure
from grandaustria.server.refusals import Refused
from grandaustria.server.services import Services

_BODY_WITHIN: Final = 20.0  # seconds
_PROBES: Final = ("/health", "/metrics")


class RequestMiddleware:
    def __init__(self, app: ASGIApp, services: Services) -> None:
        self._app = app
        self._services = services

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "websocket":
            await self._socket(scope, receive, send)
            return
        if scope["type"] != "http":
            await self._app(scope, receive, send)
            return
        started = perf_counter()
        status = 500

        async def send_with_headers(message: Message) -> None:
            nonlocal status
            if message["type"] == "http.response.start":
                status = message["status"]
                message["headers"] = secured(message["headers"])
            await send(message)

        try:
            self._check_rate(scope)
            receive = await self._whole_body(scope, receive)
            await self._app(scope, receive, send_with_headers)
        except Refused as refused:
            await respond(refused, send_with_headers)
        except ClientDisconnect:
            status = 499  # as nginx calls it; nobody waits for an answer
        except Exception:
            log_failure("request_failed", route=_route(scope))
            if status == 500:
                await respond(Refused("internal", "Something went wrong here."), send_with_headers)
        finally:
            self._note(scope, status, perf_counter() - started)

    async def _socket(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Treat opening a WebSocket as a request. Its messages have their own limits."""
        started = perf_counter()
        try:
            self._check_rate(scope)
            await self._app(scope, receive, send)
        except Refused:  # before it was accepted
            await send({"type": "websocket.close"})
        finally:
            log("socket", seconds=round(perf_counter() - started, 1), **self._address(scope))

    def _check_rate(self, scope: Scope) -> None:
        if scope["path"] in _PROBES:
            charge(self._services.probes, client_address(scope))
        else:
            charge(self._services.requests, client_address(scope), cost_of(scope.get("method", "GET"), scope["path"]))

    async def _whole_body(self, scope: Scope, receive: Receive) -> Receive:
        """Read the whole body, up to its limit, before anything looks at it."""
        most = self._services.settings.largest_body
        body = b""
        try:
            async with asyncio.timeout(_BODY_WITHIN):
                while True:
                    message = await receive()
                    if message["type"] == "http.disconnect":
                        break
                    body += message.get("body", b"")
                    if len(body) > most:
                        raise Refused("too_large", f"At most {most} bytes.")
                    if not message.get("more_body"):
                        break
        except TimeoutError:
            raise Refused("malformed", "The body did not come.") from None
        replies = [{"type": "http.request", "body": body, "more_body": False}]

        async def replay() -> Message:
            return replies.pop() if replies else await receive()

        return replay

    def _note(self, scope: Scope, status: int, seconds: float) -> None:
        route = _route(scope)
        self._services.metrics.requests.labels(scope["method"], route, status).inc()
        self._services.metrics.request_seconds.labels(route).observe(seconds)
        game = scope.get("path_params", {}).get("id")
        known = {"game": game} if game and status < 400 else {}
        known |= self._address(scope)
        log("request", method=scope["method"], route=route, status=status, ms=round(1000 * seconds, 1), **known)

    def _address(self, scope: Scope) -> dict[str, str]:
        """Return the address for the log, if the host wants addresses there."""
        wanted = self._services.settings.log_addresses and scope.get("client")
        return {"address": scope["client"][0]} if wanted else {}


def _route(scope: Scope) -> str:
    """Return the pattern of the route, never the actual address."""
    return getattr(scope.get("route"), "path", "") or "-"


async def respond(refused: Refused, send: Send) -> None:
    headers = [(b"content-type", b"application/json")]
    if "retry_after" in refused.more:
        headers.append((b"retry-after", str(refused.more["retry_after"]).encode()))
    if refused.reason == "no_token":
        headers.append((b"www-authenticate", b"Bearer"))
    await send({"type": "http.response.start", "status": refused.status, "headers": headers})
    await send({"type": "http.response.body", "body": json.dumps(refused.to_json()).encode()})
