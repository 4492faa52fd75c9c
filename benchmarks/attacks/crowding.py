"""Attacks that demand more work than one address's share."""

from __future__ import annotations

import asyncio
import itertools
import json
import random
import time
from collections import Counter
from collections.abc import AsyncIterator, Callable, Coroutine, Sequence
from contextlib import asynccontextmanager, suppress
from dataclasses import replace
from typing import Any, Final

from httpx2 import HTTPError
from websockets.exceptions import WebSocketException

from benchmarks.attacks.scene import (
    ATTACKER,
    BYSTANDER,
    PERSON,
    VICTIM,
    Caller,
    Finding,
    Made,
    Scene,
    at_most,
    attack,
    expected,
)
from benchmarks.attacks.victims import alone, pulse, socket, undisturbed, waited
from benchmarks.random_players import Ledger, RandomPlayer
from benchmarks.serving import Server

_SLOWER: Final = 3.0  # times as long as alone
_BETWEEN: Final = 5.0  # half the games of the short form, in each of which an expert is to act
_BURST: Final = 200  # requests allowed at once
_PER_SECOND: Final = 30  # requests allowed from then on
_BEGUN_WITHIN: Final = 60.0
_SECONDS: Final = 20.0  # length of a flood
_SECONDS_SHORT: Final = 4.0
_TURNS: Final = 8
_TURNS_SHORT: Final = 2
_LANGUAGES: Final = ("en", "de", "it", "pl", "uk")
_FLOOD: Final = 100.0  # requests per second, three times what is allowed
_AT_ONCE: Final = 100  # unanswered requests of the flood


@asynccontextmanager
async def meanwhile(work: Coroutine[Any, Any, None]) -> AsyncIterator[None]:
    """Run the attack in the background until the block ends."""
    task = asyncio.create_task(work)
    try:
        yield
        if task.done():
            task.result()
    finally:
        task.cancel()
        with suppress(asyncio.CancelledError):
            await task


@attack
async def hint_flood(scene: Scene) -> list[Finding]:
    """Request forty hints of two seconds each, give up after three seconds, and repeat."""
    server = await scene.server()
    attacker = await scene.caller(server, ATTACKER)
    asked = [await _in_a_turn(await attacker.make(PERSON, PERSON)) for _ in range(4)]

    answers: Counter[str] = Counter()
    sent = asyncio.Event()

    async def one(game: Made, seat: int) -> None:
        """Take at least three seconds, so that a refused attacker does not retry at once."""
        with suppress(HTTPError, TimeoutError):
            async with asyncio.timeout(3):
                answers[str(await game.post("/hint", {"ms": 2000}, seat))] += 1
                await asyncio.sleep(3)

    async def volleys() -> None:
        while True:
            asyncio.get_running_loop().call_later(1, sent.set)
            await asyncio.gather(*(one(game, seat) for game, seat in asked * 10))

    findings = await _bots_under(scene, server, volleys(), sent)
    refused = answers["429 too_many"] + answers["503 busy"]
    return [*findings, Finding("hints of the flood answered at once", str(dict(answers)), "refusals", refused > 0)]


async def _in_a_turn(game: Made) -> tuple[Made, int]:
    """Play past the set-up, where there is much to think about. Return the game and the seat to act."""
    while True:
        position = await game.to_act()
        if position["view"]["round"] > 0:
            return game, position["you"]
        await game.choose(position)


@attack
async def expert_games(scene: Scene) -> list[Finding]:
    """Run twenty games from one address, with three experts in each."""
    server = await scene.server()
    attacker = await scene.caller(server, ATTACKER)
    expert = {"kind": "bot", "bot": "expert"}

    games = [await attacker.make(expert, expert, expert, PERSON) for _ in range(10 if scene.short else 20)]
    in_earnest = asyncio.Event()

    async def answering() -> None:
        """Answer for the person in each game, so that the experts always have something to think about."""
        while True:
            positions = []
            for game in games:
                positions.append((await game.get(seat=3)).body)
                if "choices" in ((positions[-1].get("view") or {}).get("prompt") or {}):
                    await game.choose(positions[-1])
                await asyncio.sleep(0.1)
            if sum((position.get("view") or {}).get("round", 0) > 0 for position in positions) >= len(games) / 2:
                in_earnest.set()

    return await _bots_under(scene, server, answering(), in_earnest)


async def _bots_under(
    scene: Scene, server: Server, attacking: Coroutine[Any, Any, None], begun: asyncio.Event
) -> list[Finding]:
    """Find how much longer another player's bots take per choice; in the short form, whether they play at all."""
    victim = await scene.caller(server, VICTIM)
    if scene.short:
        async with meanwhile(attacking):
            await _within(_BEGUN_WITHIN, begun.wait())
            before = _experts_choices(scene)
            wait = await waited(server, victim, "random", _TURNS_SHORT)
            between = (_experts_choices(scene) - before) / max(1, wait.choices)
        return [
            expected("turns that another table's bot finished meanwhile", wait.turns, _TURNS_SHORT),
            at_most("choices of experts for one of that bot's", between, _BETWEEN),
        ]
    bots = ("planner", "expert")
    calm = {bot: (await waited(server, victim, bot, _TURNS)).for_a_choice for bot in bots}
    findings = []
    async with meanwhile(attacking):
        await _within(_BEGUN_WITHIN, begun.wait())
        for bot in bots:
            what = f"another table's {bot}, time for a choice (alone {1000 * calm[bot]:.0f} ms)"
            took = (await waited(server, victim, bot, _TURNS)).for_a_choice
            findings.append(at_most(what, took / calm[bot], _SLOWER, "times as long"))
    return findings


def _experts_choices(scene: Scene) -> int:
    query = "SELECT count(*) FROM entries JOIN seats USING (game, seat) WHERE bot = 'expert'"
    choices: int = scene.rows(query)[0][0]
    return choices


@attack
async def language_flood(scene: Scene) -> list[Finding]:
    """Open 55 sockets that change their language as fast as the limits allow."""
    server = await scene.server()
    game = await finished(scene, server)

    if scene.short:
        answers: Counter[str] = Counter()
        changes = [_change_language(server, game, answers) for _ in range(55)]
        return [await _allowed(changes, answers, "position", 1.5)]

    async def changing() -> None:
        await asyncio.gather(*(_keep_changing(server, game) for _ in range(55)))

    victim = await scene.caller(server, VICTIM)
    before = await alone(victim)
    async with meanwhile(changing()), pulse(victim) as feeling:
        await asyncio.sleep(_SECONDS)
    return undisturbed(scene, feeling, before)


async def _keep_changing(server: Server, game: Made) -> None:
    """Change the language five times per second, and reconnect whenever the socket is closed."""
    while True:
        with suppress(OSError, WebSocketException, TimeoutError):
            async with socket(server, game.id, ATTACKER) as listening:
                await listening.send(json.dumps({"type": "hello", "token": game.tokens[0]}))
                async with meanwhile(_ignore(listening)):
                    for language in itertools.cycle(_LANGUAGES):
                        await listening.send(json.dumps({"type": "language", "language": language}))
                        await asyncio.sleep(0.2)
        await asyncio.sleep(0.2)


async def _change_language(server: Server, game: Made, answers: Counter[str]) -> None:
    """Change the language as soon as each answer has come, for a few seconds."""
    with suppress(OSError, WebSocketException, TimeoutError):
        async with asyncio.timeout(_SECONDS_SHORT), socket(server, game.id, ATTACKER) as listening:
            await listening.send(json.dumps({"type": "hello", "token": game.tokens[0]}))
            for language in itertools.cycle(_LANGUAGES):
                while not (await listening.recv(decode=False)).startswith(b'{"type":"position"'):
                    pass
                answers["position"] += 1
                await listening.send(json.dumps({"type": "language", "language": language}))


async def _allowed(
    asking: Sequence[Coroutine[Any, Any, None]], answers: Counter[str], good: str, weight: float
) -> Finding:
    """Check that no more is answered than the limits allow, if each counts as `weight` requests."""
    started = time.monotonic()
    await asyncio.gather(*asking)
    took = time.monotonic() - started
    most = 1.1 * (_BURST + _PER_SECOND * took) / weight
    return at_most(f"answered within {took:.1f} s, of {dict(answers)}", answers[good], most)


async def _within(seconds: float, waiting: Coroutine[Any, Any, Any]) -> None:
    with suppress(TimeoutError):
        await asyncio.wait_for(waiting, seconds)


async def _ignore(listening: Any) -> None:
    with suppress(WebSocketException):
        while True:
            await listening.recv(decode=False)


@attack
async def reading_floods(scene: Scene) -> list[Finding]:
    """Keep requesting the end of a replay, all events in every language, and a list of a hundred games."""
    server = await scene.server()
    game = await finished(scene, server)
    of = (await game.get("/replay", at=0)).body["of"]

    def replay(number: int) -> tuple[str, str, Any, dict[str, Any]]:
        return "GET", f"{game.path}/replay", None, {"at": of - number % 3, "language": _LANGUAGES[number % 5]}

    def events(number: int) -> tuple[str, str, Any, dict[str, Any]]:
        return "GET", f"{game.path}/events", None, {"language": _LANGUAGES[number % 5]}

    def my_games(_: int) -> tuple[str, str, Any, dict[str, Any]]:
        return "POST", "/api/my-games", {"tokens": [game.tokens[0]] * 100}, {}

    findings = []
    for last, (what, weight) in enumerate(((replay, 3), (events, 1), (my_games, 3)), start=2):
        attacker = await scene.caller(server, f"127.0.1.{last}")
        found = await flooded(scene, server, Flood(attacker, game.tokens[0], what), weight)
        findings += [replace(each, what=f"{what.__name__}: {each.what}") for each in found]
    return findings


class Flood:
    """A flood of requests from one address, with the answers it got."""

    def __init__(
        self, caller: Caller, token: str, wanted: Callable[[int], tuple[str, str, Any, dict[str, Any]]]
    ) -> None:
        self._caller = caller
        self._token = token
        self._wanted = wanted
        self.answers: Counter[str] = Counter()

    async def ask(self, number: int) -> None:
        method, path, body, query = self._wanted(number)
        with suppress(HTTPError):
            self.answers[str(await self._caller.call(method, path, self._token, body, **query))] += 1


async def flooded(scene: Scene, server: Server, flood: Flood, weight: float) -> list[Finding]:
    """Find how another player fares while one address sends three times the requests it may."""
    if scene.short:
        return [await _allowed([flood.ask(number) for number in range(2 * _BURST)], flood.answers, "200", weight)]
    victim = await scene.caller(server, VICTIM)
    before = await alone(victim)
    async with meanwhile(_steadily(flood.ask, _FLOOD)), pulse(victim) as feeling:
        await asyncio.sleep(_SECONDS)
    answered = Finding("answers to the flood", str(dict(flood.answers)), "", True)
    return [answered, *undisturbed(scene, feeling, before)]


async def _steadily(one: Callable[[int], Coroutine[Any, Any, None]], rate: float) -> None:
    """Start `rate` requests per second, as long as not too many are unanswered."""
    waiting: set[asyncio.Task[None]] = set()
    try:
        for number in itertools.count():
            if len(waiting) < _AT_ONCE:
                task = asyncio.create_task(one(number))
                waiting.add(task)
                task.add_done_callback(waiting.discard)
            await asyncio.sleep(1 / rate)
    finally:
        for task in waiting:
            task.cancel()


async def finished(scene: Scene, server: Server) -> Made:
    """Play a four-player game, which has the most events, to its end from a third address."""
    caller = await scene.caller(server, BYSTANDER)
    game = await caller.make(PERSON, *[{"kind": "bot", "bot": "random"}] * 3)
    await RandomPlayer(caller.http, Ledger(), game.id, 0, game.tokens[0], random.Random(3)).play()
    return Made(Caller(caller.http, BYSTANDER), game.id, game.invitation, [{"seat": 0, "token": game.tokens[0]}])
