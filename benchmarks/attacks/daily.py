"""Attacks on what is the same for everybody: the deal and the puzzle of the day, and reviews, which take long."""

from __future__ import annotations

import asyncio
import json
import random
import time
from collections import Counter
from typing import Any, Final

from benchmarks.attacks.loading import overloaded
from benchmarks.attacks.scene import (
    ATTACKER,
    BYSTANDER,
    PERSON,
    VICTIM,
    Answer,
    Caller,
    Finding,
    Made,
    Scene,
    at_most,
    attack,
    expected,
)
from benchmarks.attacks.victims import waited
from benchmarks.random_players import Ledger, RandomPlayer
from grandaustria import Game, Options
from grandaustria.server.settings import Settings

_DAY: Final = 24 * 3600
_CLOSED: Final = (("GET", "/record"), ("GET", "/replay"), ("GET", "/review"), ("POST", "/review"), ("POST", "/share"))
_SOLVERS: Final = 75
_RANDOM: Final = {"kind": "bot", "bot": "random"}
_PATIENCE: Final = 120.0  # seconds for a game to end


@attack
async def closed_deal(scene: Scene) -> list[Finding]:
    """Play the deal of the day and try to see its dice and cards before the day is over, or the next day's."""
    shift = scene.folder / "shift"
    shift.write_text("0")
    server = await scene.server(program=("-m", "benchmarks.attacks.clock", str(shift)))
    attacker, player = await scene.caller(server, ATTACKER), await scene.caller(server, BYSTANDER)
    stranger = (await attacker.make(PERSON, PERSON)).tokens[0]
    deal, again = await _deal(attacker), await _deal(attacker)
    starts = [(await game.get("/events")).body["list"] for game in (deal, again)]
    in_play = [str(await _call(deal, *route)) for route in _CLOSED]
    foreign = {str(await attacker.call(method, deal.path + path, stranger, at=0)) for method, path in _CLOSED}
    bare = {str(await attacker.call(method, deal.path + path, at=0)) for method, path in _CLOSED}
    view = (await deal.get()).body["view"]
    loaded = await attacker.call("POST", "/api/loaded", None, {"text": json.dumps(view)})
    asked = [await attacker.call("POST", "/api/daily/deal", None, {"day": "2099-01-01"})]
    await _played(player, deal, 1)
    over = [str(await _call(deal, *route)) for route in _CLOSED]
    rematch = (await deal.post("/rematch")).body
    other = Made(attacker, rematch["game"], "", [{"seat": 0, "token": rematch["token"]}])
    rematched = (await other.get("/events")).body["list"]
    secrets = [value for (value,) in scene.rows("SELECT value FROM secrets")]
    told = json.dumps([view, (await deal.get()).body, (await attacker.call("GET", "/api/daily")).body])
    shift.write_text(str(_DAY))
    next_day = [str(await _call(deal, *route)) for route in _CLOSED[:2]]
    tomorrow = (await (await _deal(attacker)).get("/events")).body["list"]
    return [
        expected("two people get the same deal", _cards(starts[0]) == _cards(starts[1]), True),
        expected("what is closed in play", in_play, ["409 not_over"] * len(_CLOSED)),
        expected("what strangers get", foreign, {"404 no_such_game"}),
        expected("what nobody in particular gets", bare, {"401 no_token"}),
        expected("a view loaded as a game", str(loaded), "422 invalid"),
        expected("another day's deal, asked for", [answer.status for answer in asked], [422]),
        expected("what is closed after it", over, ["409 day_not_over"] * len(_CLOSED)),
        expected("the rematch is the same deal", _cards(rematched) == _cards(starts[0]), False),
        expected("the server's secret in what it tells", [value for value in secrets if value in told], []),
        expected("what is open on the next day", next_day, ["200"] * 2),
        expected("the next day's deal is the same", _cards(tomorrow) == _cards(starts[0]), False),
    ]


async def _deal(caller: Caller) -> Made:
    made = (await caller.call("POST", "/api/daily/deal", None, {"pace": "instant"})).body
    return Made(caller, made["game"], "", [{"seat": 0, "token": made["token"]}])


async def _call(game: Made, method: str, path: str) -> Answer:
    return await (game.get(path, at=0) if method == "GET" else game.post(path))


def _cards(events: list[dict[str, Any]]) -> list[dict[str, Any]]:
    """Return the first events of a game, which hold its deal."""
    return [{name: value for name, value in event.items() if name != "text"} for event in events[:8]]


@attack
async def puzzle_flood(scene: Scene) -> list[Finding]:
    """Try the puzzle of the day under made-up names, without end, and ask for what is not shown yet."""
    server = await scene.server()
    attacker, victim = await scene.caller(server, ATTACKER), await scene.caller(server, VICTIM)
    day = (await attacker.call("GET", "/api/daily")).body["day"]
    looked = (await _puzzle(attacker, "look", day, choices=[])).body
    answers: Counter[str] = Counter()
    began = time.monotonic()
    for k in range(_SOLVERS):
        answers[str(await _puzzle(attacker, "tries", day, solver=f"made-up-name-of-solver-{k}", n=1, choices=[]))] += 1
        await asyncio.sleep(0.15)  # within the limit of requests
    skipped = await _puzzle(victim, "tries", day, solver="somebody-who-skips-tries", n=3, choices=[])
    other_days = {
        str(await _puzzle(attacker, "look", other, choices=[])) for other in ("2026-01-01", "2099-01-01", "0000-00-00")
    }
    clue = await attacker.call("GET", "/api/daily/puzzle/clue", day="2099-01-01", level=2)
    long = await _puzzle(attacker, "look", day, choices=[0] * 65)
    rows = scene.rows("SELECT count(*) FROM tries")[0][0]
    allowed = Settings().tries_per_hour * (1 + (time.monotonic() - began) / 3600)
    honest = await _puzzle(victim, "tries", day, solver="somebody-who-gives-up-now", n=1, choices=[])
    return [
        Finding("tries of made-up names", str(dict(answers)), "refusals", answers["429 too_many"] > 0),
        at_most("rows that they left", rows, allowed),
        expected("the best turn before a try", [name for name in ("best", "turns", "values") if name in looked], []),
        expected("a skipped try", (skipped.status, skipped.body.get("best")), (200, None)),
        expected("other days' puzzles", other_days, {"409 not_today"}),
        expected("another day's clue", str(clue), "409 not_today"),
        expected("a turn without end", long.status, 422),
        expected("somebody else, meanwhile", honest.status, 200),
    ]


async def _puzzle(caller: Caller, path: str, day: str, **body: Any) -> Answer:
    return await caller.call("POST", f"/api/daily/puzzle/{path}", None, {"day": day} | body)


@attack
async def review_flood(scene: Scene) -> list[Finding]:
    """Have reviews made: of games in play, of other people's, of many at once, and of positions that take longest."""
    server = await scene.server()
    attacker, player = await scene.caller(server, ATTACKER), await scene.caller(server, BYSTANDER)
    victim = await scene.caller(server, VICTIM)
    in_play = await attacker.make(PERSON, _RANDOM)
    refused = [str(await _call(in_play, *route)) for route in (("GET", "/review"), ("POST", "/review"))]
    watching = [
        await attacker.call("POST", f"{in_play.path}/review", token) for token in (in_play.invitation, "x" * 43)
    ]
    games = [await _ended(attacker, player, seed) for seed in range(3)]
    stranger = (await victim.make(PERSON, PERSON)).tokens[0]
    foreign = {str(await victim.call(method, f"{games[0].path}/review", stranger)) for method in ("GET", "POST")}
    started = await asyncio.gather(*(game.post("/review") for game in games))
    begun = next(game for game, answer in zip(games, started, strict=True) if answer.status == 200)
    repeated = {str(await begun.post("/review")) for _ in range(10)}
    wait = await waited(server, victim, "careful", 1)
    return [
        expected("reviews of a game in play", refused, ["409 not_over"] * 2),
        expected("by who only watches, or nobody", [answer.status for answer in watching], [409, 404]),
        expected("of other people's games", foreign, {"404 no_such_game"}),
        expected("three at once", sorted(map(str, started)), ["200", "200", "429 too_many"]),
        expected("the same one again", repeated, {"200"}),
        at_most("reviews kept, or being made", scene.rows("SELECT count(*) FROM reviews")[0][0], 2),
        Finding("a bot's turns against somebody else", str(wait.turns), "at least 1", wait.turns >= 1),
    ]


async def _ended(caller: Caller, player: Caller, seed: int) -> Made:
    """Return a game that began shortly before its end, in a position with more to choose from than any real one."""
    game = Game(Options(), seed)
    chance = random.Random(seed)
    last = Game(Options(), seed)
    while game.seat is not None:
        choice = chance.choice(game.choices())
        if game.round == game.state.ruleset.rounds and last.round < game.round:
            last = game.copy()
        game.play(choice)
    text = json.dumps(overloaded(last))
    seats = [PERSON if seat == last.seat else _RANDOM for seat in range(2)]
    made = await caller.call(
        "POST", "/api/loaded/play", None, {"text": text, "at": 0, "seats": seats, "pace": "instant"}
    )
    assert made.status == 201, made
    token, seat = made.body["token"], made.body["seat"]
    ended = Made(caller, made.body["game"], "", [{"seat": seat, "token": token}])
    await _played(player, ended, seed)
    return ended


async def _played(player: Caller, game: Made, seed: int) -> None:
    """Play to the end, from an address of its own: the attacker's allowance is for what follows."""
    ((seat, token),) = game.tokens.items()
    playing = RandomPlayer(player.http, Ledger(), game.id, seat, token, random.Random(seed))
    await asyncio.wait_for(playing.play(), _PATIENCE)
