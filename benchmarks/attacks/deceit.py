"""Attacks by players: predicting the dice, sabotaging an opponent's seat, setting back the clock, reading the log."""

from __future__ import annotations

import asyncio
import json
import random
from collections.abc import Mapping
from typing import Any, Final

from benchmarks.attacks.scene import ATTACKER, PERSON, VICTIM, Finding, Made, Scene, attack, expected, until
from benchmarks.attacks.victims import socket
from benchmarks.random_players import Ledger, RandomPlayer
from benchmarks.serving import Server
from grandaustria import Game, Options

_SECRETS: Final = ("seed", "chance", "generator")
_SEARCHED: Final = 12  # bits of a seed; more would only take longer
_AWAY: Final = 1.0  # seconds, instead of two minutes


@attack
async def foreseen_dice(scene: Scene) -> list[Finding]:
    """Search everything that the server sends or stores about a game for the source of its dice."""
    server = await scene.server()
    attacker = await scene.caller(server, ATTACKER)
    games = [await attacker.make(PERSON, {"kind": "bot", "bot": "random"}) for _ in range(2)]
    starts = [json.dumps((await game.get("/events")).body["list"]) for game in games]
    await RandomPlayer(attacker.http, Ledger(), games[0].id, 0, games[0].tokens[0], random.Random(1)).play()
    told = {"schema": (await attacker.call("GET", "/api/openapi.json")).body}
    told |= {path: (await games[0].get(path)).body for path in ("", "/events", "/record")}
    told |= {"/replay": (await games[0].get("/replay", at=1)).body}
    columns = {row[1] for table in ("games", "seats", "entries", "chat") for row in _columns(scene, table)}
    rows = json.dumps([scene.rows(f"SELECT * FROM {table}") for table in ("games", "seats", "entries")])
    return [
        expected("where there is a field for them", [path for path, body in told.items() if _fields(body)], []),
        expected("columns for them", sorted(columns & set(_SECRETS)), []),
        expected("rows that hold them", [word for word in _SECRETS if f'"{word}' in rows.replace("\\\\", "")], []),
        expected("two games of the same request begin alike", starts[0] == starts[1], False),
        expected("the seed, searched for from what a player saw", await _search(scene, games[1]), None),
    ]


def _columns(scene: Scene, table: str) -> list[tuple[Any, ...]]:
    return scene.rows(f"PRAGMA table_info({table})")


def _fields(body: Any) -> set[str]:
    """Return the names of secret fields, at any depth."""
    if isinstance(body, dict):
        deeper = (_fields(each) for each in body.values())
        return {name for name in body if name in _SECRETS}.union(*deeper)
    return set().union(*map(_fields, body)) if isinstance(body, list) else set()


async def _search(scene: Scene, game: Made) -> int | None:
    """Search for the seed of a running game. All but its last bits are read from where it used to be stored."""
    if "seed" not in {row[1] for row in _columns(scene, "games")}:
        return None
    seed = scene.rows("SELECT seed FROM games WHERE id = ?", game.id)[0][0]
    if seed is None:
        return None
    seen = (await game.get("/events")).body["list"]
    wanted = [_bare(event) for event in seen]
    first = seed >> _SEARCHED << _SEARCHED
    for candidate in range(first, first + (1 << _SEARCHED)):
        events = Game(Options(players=2), candidate).events(0, 0)
        if [_bare(event) for event in events] == wanted[: len(events)]:
            return candidate
    return None


def _bare(event: Mapping[str, Any]) -> dict[str, Any]:
    return {name: value for name, value in event.items() if name != "text"}


@attack
async def sabotage(scene: Scene) -> list[Finding]:
    """Try to have the worst bot play the seat of an opponent who is away."""
    server = await scene.server(away_after=_AWAY)
    attacker = await scene.caller(server, ATTACKER)
    timed = await attacker.make(PERSON, PERSON, clock={"kind": "day", "days": 14})
    untimed = await attacker.make(PERSON, PERSON)
    findings = []
    for game, wanted in ((timed, "409 clock_decides"), (untimed, "200")):
        victim = (await game.to_act())["you"]
        await asyncio.sleep(2 * _AWAY)
        wish = {"seat": victim, "bot": "random", "request": "sabotage-1"}
        answers = [await game.post("/replace", wish, 1 - victim)]
        answers.append(await game.post("/replace", {"seat": victim, "request": "stand-in-1"}, 1 - victim))
        seats = (await game.get(seat=1 - victim)).body["seats"]
        kind = (game.id == timed.id and "with a clock") or "without a clock"
        accepted = [str(answer) for answer in answers if answer.status != 422]
        findings.append(Finding(f"{kind}, a stand-in is called", ", ".join(accepted), wanted, wanted in accepted))
        bot = seats[victim]["stand_in"]
        held = bot is None if game is timed else bot not in (None, "random")
        findings.append(Finding(f"{kind}, the seat is played by", str(bot), "not random", held))
    return findings


@attack
async def clock_set_back(scene: Scene) -> list[Finding]:
    """Set the wall clock back by a day after somebody has used up a limit."""
    shift = scene.folder / "shift"
    shift.write_text("0")
    server = await scene.server(program=("-m", "benchmarks.attacks.clock", str(shift)))
    victim = await scene.caller(server, VICTIM)
    game = await victim.make(PERSON, PERSON)
    while (await victim.call("GET", "/api/about")).status == 200:
        pass
    shift.write_text("-86400")

    async def served() -> bool:
        return (await victim.call("GET", "/api/about")).status == 200

    back = await until(served, 30)
    await asyncio.sleep(2)
    chosen = await game.choose(await game.to_act()) if back else None
    return [
        expected("they are served again within 30 s", back, True),
        expected("and go on playing", chosen and chosen.status, 200),
    ]


@attack
async def indiscreet_log(scene: Scene) -> list[Finding]:
    """Search the log for what callers put into addresses, queries, headers and bodies."""
    server = await scene.server()
    attacker = await scene.caller(server, ATTACKER)
    game = await attacker.make({"kind": "person", "name": "Namenlos"}, PERSON)
    await game.get(language="xy-query")
    await game.get("/geheimnis")
    await game.post("/chat", {"text": "Chatgeheimnis", "request": "log-hygiene"})
    await _socket_with_query(server, game)
    log = server.log.read_text()
    words = ("xy-query", "geheimnis", "Chatgeheimnis", "Namenlos", "frage=", game.tokens[0], game.invitation)
    return [
        expected("what people sent, in the log", [word for word in words if word in log], []),
        expected("client addresses in the log", ATTACKER in log, False),
    ]


async def _socket_with_query(server: Server, game: Made) -> None:
    async with socket(server, game.id, ATTACKER, "?frage=antwort") as listening:
        await listening.send(json.dumps({"type": "hello", "token": game.tokens[0]}))
        await listening.recv()
