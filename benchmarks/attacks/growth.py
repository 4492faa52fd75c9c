"""Attacks that make the database grow, or exploit its growth."""

from __future__ import annotations

import asyncio
import json
import time
from typing import Final

from benchmarks.attacks.scene import ATTACKER, PERSON, VICTIM, Finding, Made, Scene, at_most, attack, expected
from benchmarks.attacks.victims import alone, pulse, undisturbed

_BOT: Final = {"kind": "bot", "bot": "random"}
_LONG: Final = 1000  # rows of one seat, more than playing a game makes
_MORE: Final = 40


@attack
async def long_log(scene: Scene) -> list[Finding]:
    """Load games with 100,000 rows, which changes of pace could once produce, while others play."""
    server = await scene.server()
    victim = await scene.caller(server, VICTIM)
    before = None if scene.short else await alone(victim)
    attacker = await scene.caller(server, ATTACKER)
    games = [await attacker.make(PERSON, PERSON) for _ in range(1 if scene.short else 3)]
    await server.stop()
    for game in games:
        _lengthen(scene, game, 30_000 if scene.short else 100_000)
    await server.start()
    async with pulse(victim) as feeling:
        await asyncio.sleep(1)
        started, served = time.monotonic(), len(feeling.times)
        answers = [str(await game.get()) for game in games]
        took, meanwhile = time.monotonic() - started, len(feeling.times) - served
        await asyncio.sleep(1)
    return [
        Finding(f"opening {len(games)} such games", f"{', '.join(answers)}, {took:.1f} s", "", True),
        *(
            []
            if scene.short
            else [at_most("longest wait of another player, of that time", max(feeling.times) / took, 0.5)]
        ),
        Finding("another player's requests answered meanwhile", str(meanwhile), "more than 3", meanwhile > 3),
        *undisturbed(scene, feeling, before),
    ]


def _lengthen(scene: Scene, game: Made, rows: int, seat: int = 0) -> None:
    """Add changes of pace until the log has this many rows."""
    last = scene.rows("SELECT seq FROM games WHERE id = ?", game.id)[0][0]
    paces = [json.dumps({"pace": pace}) for pace in ("calm", "instant")]
    at = time.time()
    add = "INSERT INTO entries (game, seq, kind, seat, answers, data, at) VALUES (?, ?, 'pace', ?, '[]', ?, ?)"
    scene.sql(
        *((add, (game.id, seq, seat, paces[seq % 2], at)) for seq in range(last + 1, rows + 1)),
        ("UPDATE games SET seq = ? WHERE id = ?", (rows, game.id)),
    )


@attack
async def endless_log(scene: Scene) -> list[Finding]:
    """Change the pace back and forth, and make and undo a choice, in games whose logs are already long."""
    server = await scene.server()
    attacker = await scene.caller(server, ATTACKER)
    paced, undone = [await attacker.make(PERSON, PERSON) for _ in range(2)]
    seat, choice, _ = await _taken_back(undone)
    await server.stop()
    for game in (paced, undone):
        _lengthen(scene, game, _LONG, seat)
    await server.start()
    for number in range(2 * _MORE):
        await paced.post("/pace", {"pace": ("calm", "instant")[number % 2]}, seat)
    seq = _LONG
    for number in range(_MORE):
        chosen = await undone.post("/choices", {"seq": seq, "request": f"on-{number:08}", "choices": [choice]}, seat)
        if chosen.status != 200:
            break
        seq = chosen.body["seq"]
        taken = await undone.post("/undo", {"seq": seq, "request": f"off-{number:08}"}, seat)
        seq = taken.body.get("seq", seq)
    return [
        at_most(f"rows after {2 * _MORE} more changes of pace", _length(scene, paced), _LONG + _MORE),
        at_most(f"rows after {_MORE} more choices, each taken back", _length(scene, undone), _LONG + _MORE),
    ]


async def _taken_back(game: Made) -> tuple[int, int, int]:
    """Return a seat, a choice that it can make and take back, and the number of the last row."""
    while True:
        position = await game.to_act()
        seat, choice = position["you"], position["view"]["prompt"]["choices"][0]["id"]
        chosen = await game.choose(position)
        if (await game.get(seat=seat)).body["undo"]:
            taken = await game.post("/undo", {"seq": chosen.body["seq"], "request": "the-first"}, seat)
            return seat, choice, taken.body["seq"]


def _length(scene: Scene, game: Made) -> int:
    length: int = scene.rows("SELECT count(*) FROM entries WHERE game = ?", game.id)[0][0]
    return length


@attack
async def chat_flood(scene: Scene) -> list[Finding]:
    """Send 180 messages of 500 letters, one after the other."""
    server = await scene.server()
    attacker = await scene.caller(server, ATTACKER)
    game = await attacker.make(PERSON, PERSON)
    answers = [
        await game.post("/chat", {"text": "x" * 500, "request": f"flood-{number:06}"}, number % 2)
        for number in range(180)
    ]
    said = sum(answer.status == 201 for answer in answers)
    return [
        at_most("messages accepted of 180", said, 60),
        expected("rows of them", scene.rows("SELECT count(*) FROM chat WHERE game = ?", game.id)[0][0], said),
    ]


@attack
async def rematch_loop(scene: Scene) -> list[Finding]:
    """Resign, ask for a rematch, and repeat."""
    server = await scene.server()
    attacker = await scene.caller(server, ATTACKER)
    most = (await attacker.call("GET", "/api/about")).body["limits"]["games_per_hour"]
    game = await attacker.make(PERSON, _BOT)
    refusal = "none"
    for _ in range(80):
        await game.post("/resign")
        again = await game.post("/rematch")
        if again.status != 200:
            refusal = str(again)
            break
        game = Made(attacker, again.body["game"], "", [again.body])
    made = scene.rows("SELECT count(*) FROM games")[0][0]
    return [at_most("games made by one address", made, most), expected("the refusal", refusal, "429 too_many")]


@attack
async def own_limits(scene: Scene) -> list[Finding]:
    """Use up the limit of one address. It must be refused, and another must not."""
    server = await scene.server()
    callers = [await scene.caller(server, address) for address in (ATTACKER, VICTIM)]
    # The dearest request there is, so that even a busy machine uses them up faster than they come back.
    answers = [(await callers[0].call("POST", "/api/loaded/play", None, {})).status for _ in range(260)]
    return [
        Finding("requests refused to the attacker", str(answers.count(429)), "some", 429 in answers),
        expected("the other one's request", (await callers[1].call("GET", "/api/about")).status, 200),
    ]
