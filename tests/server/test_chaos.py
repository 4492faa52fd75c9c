"""Real server processes: killed while people play, and two that share one PostgreSQL."""

from __future__ import annotations

import asyncio
import json
import random
from pathlib import Path
from typing import Any

import pytest
from websockets.asyncio.client import connect

from benchmarks.chaos import CONNECTIONS, SERVER, Chaos
from benchmarks.random_players import Ledger, RandomPlayer, http_client, make_game, post
from benchmarks.serving import Server
from tests.waiting import PATIENCE

PERSON = {"kind": "person", "name": "Player"}


async def test_what_was_acknowledged_survives(database: str, tmp_path: Path) -> None:
    """`make chaos` does the same a hundred times."""
    blows = [SERVER, SERVER] if database.startswith("sqlite") else [CONNECTIONS, SERVER]
    chaos = Chaos(Server(database, tmp_path / "log"), games=4, rng=random.Random(2))
    await chaos.run(blows)
    assert chaos.totals["acknowledged choices"] > 20
    assert chaos.totals["retries"] > 0


@pytest.mark.parametrize("database", ["postgresql"], indirect=True)
async def test_people_at_two_servers_play_with_each_other(database: str, tmp_path: Path) -> None:
    servers = [Server(database, tmp_path / name) for name in ("one", "other")]
    await asyncio.gather(*(server.start() for server in servers))
    clients = [http_client(server.url) for server in servers]
    ledger = Ledger()
    made = await make_game(clients[0], [PERSON, {"kind": "bot", "bot": "random"}, PERSON])
    players = [
        RandomPlayer(client, ledger, made["game"], seat["seat"], seat["token"], random.Random(seat["seat"]))
        for client, seat in zip(clients, made["seats"], strict=True)
    ]
    async with connect(f"{servers[1].url.replace('http', 'ws')}/api/games/{made['game']}/socket", proxy=None) as socket:
        await socket.send(json.dumps({"type": "hello", "token": made["invitation"]}))
        playing = [asyncio.create_task(player.play()) for player in players]
        try:
            await heard(socket, lambda told: told["type"] == "presence" and told["seats"] == [True, False, True])
            token = made["seats"][0]["token"]
            await post(clients[0], f"/api/games/{made['game']}/chat", token, {"text": "Servus", "request": "servus-1"})
            await heard(socket, lambda told: told["type"] == "chat" and told["text"] == "Servus")
            while {told.seat for told in ledger.acknowledged} != {0, 2} or len(ledger.acknowledged) < 30:
                await heard(socket, lambda told: told["type"] == "position")
                for task in playing:
                    assert not task.done() or task.result() is None
        finally:
            for task in playing:
                task.cancel()
            await asyncio.gather(*playing, return_exceptions=True)
    for server, client in zip(servers, clients, strict=True):
        await client.aclose()
        await server.stop()
        assert not server.problems()


async def heard(socket: Any, wanted: Any) -> None:
    """Wait for such a message; if it never came, the connection would end with its time."""
    async with asyncio.timeout(PATIENCE):
        async for text in socket:
            if wanted(json.loads(text)):
                return
