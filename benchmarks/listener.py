"""A WebSocket to the application in this process, without a network."""

from __future__ import annotations

import asyncio
import json
import re
from typing import Any

from fastapi import FastAPI

_SEQ = re.compile(r'"seq":(\d+)')


class Listener:
    def __init__(self, app: FastAPI, game: str, token: str) -> None:
        path = f"/api/games/{game}/socket"
        scope: dict[str, Any] = {
            "type": "websocket",
            "asgi": {"version": "3.0"},
            "scheme": "ws",
            "path": path,
            "raw_path": path.encode(),
            "query_string": b"",
            "root_path": "",
            "headers": [],
            "client": ("listener", 1),
            "server": ("leaks", 80),
            "subprotocols": [],
        }
        self._to_server: asyncio.Queue[dict[str, Any]] = asyncio.Queue()
        self._heard: asyncio.Queue[str] = asyncio.Queue()
        self._to_server.put_nowait({"type": "websocket.connect"})
        hello = json.dumps({"type": "hello", "token": token})
        self._to_server.put_nowait({"type": "websocket.receive", "text": hello})
        self._task = asyncio.create_task(app(scope, self._to_server.get, self._send))

    async def _send(self, message: Any) -> None:
        if message["type"] == "websocket.send":
            self._heard.put_nowait(message["text"])

    async def position(self, seq: int) -> str:
        """Wait for the position after this row and return it as it was sent."""
        while True:
            async with asyncio.timeout(30):
                text = await self._heard.get()
            if text.startswith('{"type":"position"'):
                found = _SEQ.search(text)
                assert found is not None
                if int(found[1]) >= seq:
                    return text

    async def close(self) -> None:
        self._to_server.put_nowait({"type": "websocket.disconnect", "code": 1000})
        await self._task
