"""Games with missing or wrong rows. The server must refuse them, and everybody else must be able to play on."""

from __future__ import annotations

import asyncio
import json
import time
from typing import Any, Final

from httpx2 import HTTPError
from websockets.exceptions import WebSocketException

from benchmarks.attacks.scene import (
    ATTACKER,
    PERSON,
    VICTIM,
    Caller,
    Finding,
    Made,
    Scene,
    at_most,
    attack,
    expected,
    until,
)
from benchmarks.attacks.victims import socket
from benchmarks.serving import Server

_BOT: Final = {"kind": "bot", "bot": "random"}
_CLOCK: Final = {"kind": "turn", "seconds": 3600}
_QUICKLY: Final = 10.0  # seconds for a refusal
_SWEPT_WITHIN: Final = 60.0
_MIDDLE: Final = "seq = (SELECT max(seq) / 2 FROM entries WHERE game = :game) AND game = :game"

# How rows can go wrong, in an operator's words.
_BLOWS: Final = {
    "a row deleted": f"DELETE FROM entries WHERE {_MIDDLE}",
    "the last row deleted": "DELETE FROM entries WHERE game = :game AND seq = (SELECT seq FROM games WHERE id = :game)",
    "a row doubled": (
        "INSERT INTO entries (game, seq, kind, seat, answers, data, at) SELECT game, "
        "(SELECT max(seq) + 1 FROM entries WHERE game = :game), kind, seat, answers, data, at "
        f"FROM entries WHERE {_MIDDLE}"
    ),
    "answers that are no answers": f"UPDATE entries SET answers = '[99999, -1]' WHERE {_MIDDLE}",
    "a row that is not JSON": f"UPDATE entries SET answers = 'rubbish' WHERE {_MIDDLE}",
    "options that are none": "UPDATE games SET options = '{\"players\": 99}' WHERE id = :game",
    "a seat missing": "DELETE FROM seats WHERE game = :game AND seat = 1",
}


@attack
async def damaged_rows(scene: Scene) -> list[Finding]:
    """Delete, duplicate or overwrite rows in games whose deadlines have passed."""
    server = await scene.server()
    attacker = await scene.caller(server, ATTACKER, patience=_QUICKLY)
    victim = await scene.caller(server, VICTIM)
    damaged = {blow: await _played(attacker) for blow in _BLOWS}
    sound, with_bot = await _played(victim), await victim.make(_BOT, PERSON)
    played = (await sound.get()).body["seq"]
    await server.stop()
    for blow, game in damaged.items():
        scene.sql((_BLOWS[blow].replace(":game", f"'{game.id}'"), ()))
    scene.sql(("UPDATE games SET deadline = 1.0 WHERE clock LIKE '%turn%'", ()))
    await server.start()

    async def enforced() -> bool:
        return bool((await sound.get()).body["seq"] > played)

    findings = [expected(f"{blow}: the answer", await _answer(game), "410 damaged") for blow, game in damaged.items()]
    findings.append(expected("the deadline of a sound game is enforced", await until(enforced, _SWEPT_WITHIN), True))
    findings.append(expected("a bot of a sound game plays", await until(lambda: _asked(with_bot), _SWEPT_WITHIN), True))
    logged = server.log.read_text()
    unnamed = [blow for blow, game in damaged.items() if game.id not in logged]
    figures = (await victim.call("GET", "/metrics")).body
    return [
        *findings,
        expected("damaged games that the log does not name", unnamed, []),
        expected("/metrics counts damaged games", "damaged" in figures, True),
        await _quiet(scene, server),
    ]


@attack
async def cleanup_while_playing(scene: Scene) -> list[Finding]:
    """Run `grandaustria cleanup` on a game that is in memory, while people listen and act."""
    server = await scene.server()
    victim = await scene.caller(server, VICTIM)
    removed, kept = [await victim.make(PERSON, PERSON) for _ in range(2)]
    position = await removed.to_act()
    async with socket(server, removed.id, VICTIM) as listening:
        await listening.send(json.dumps({"type": "hello", "token": removed.tokens[0]}))
        assert json.loads(await listening.recv())["type"] == "position"
        scene.sql(("UPDATE games SET changed = changed - 100 * 86400 WHERE id = ?", (removed.id,)))
        scene.run("cleanup", "--days", "90", "--database", server.database)
        impatient = await scene.caller(server, VICTIM, patience=_QUICKLY)
        gone = Made(impatient, removed.id, "", [{"seat": s, "token": t} for s, t in removed.tokens.items()])
        answers = {
            "a choice": await _tried(gone.choose(position)),
            "a message": await _tried(gone.post("/chat", {"text": "Servus", "request": "after-the-end"})),
            "a look": await _tried(gone.get()),
        }
        told = await _farewell(listening)
    answer = await kept.choose(await kept.to_act())
    return [
        *(expected(f"{what} in the removed game", found, "404 no_such_game") for what, found in answers.items()),
        expected("its socket is closed with", told, 4404),
        expected("a choice in another game", answer.status, 200),
        await _quiet(scene, server),
    ]


async def _played(caller: Caller) -> Made:
    """Return a game of two people with a clock and a few rows."""
    game = await caller.make(PERSON, PERSON, clock=_CLOCK)
    for _ in range(4):
        await game.choose(await game.to_act())
    return game


async def _answer(game: Made) -> str:
    return await _tried(game.get())


async def _tried(call: Any) -> str:
    try:
        return str(await call)
    except HTTPError as error:
        return type(error).__name__


async def _asked(game: Made) -> bool:
    """Return whether the bot has played, or never had to."""
    position = (await game.get()).body
    return bool(position["seq"] > 1 or position["view"]["prompt"]["seat"] == position["you"])


async def _farewell(listening: Any) -> int | None:
    """Wait until the socket is closed. Return the code, or None if it stays open."""
    try:
        async with asyncio.timeout(_QUICKLY):
            while True:
                await listening.recv()
    except (TimeoutError, WebSocketException):
        code: int | None = listening.close_code
        return code


async def _quiet(scene: Scene, server: Server) -> Finding:
    """Check that the server is idle, so retries nothing in a loop."""
    seconds = 4.0 if scene.short else 15.0
    started, used = time.monotonic(), server.seconds()
    await asyncio.sleep(seconds)
    share = (server.seconds() - used) / (time.monotonic() - started)
    return at_most("processor time of the server afterwards", 100 * share, 15, "%")
