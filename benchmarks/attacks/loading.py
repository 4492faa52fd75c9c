"""Attacks with shared links and with what people bring along: floods, guesses, and positions made to do harm."""

from __future__ import annotations

import json
import random
import secrets
from typing import Any, Final

from benchmarks.attacks.crowding import Flood, finished, flooded
from benchmarks.attacks.scene import ATTACKER, PERSON, VICTIM, Answer, Caller, Finding, Scene, at_most, attack, expected
from grandaustria import Game, Options
from grandaustria.server.costs import LETTER, cost_of
from grandaustria.server.loading import LONGEST_TEXT

_HEADERS: Final = '[Format "grandaustria 1"]\n[Options "current/2/night/standard/promos"]\n'
_COMMENTS: Final = (_HEADERS + "{a} " * LONGEST_TEXT)[: LONGEST_TEXT - 1] + "*"  # takes longest to read
_GUESSES: Final = 20
_NO_SEAT: Final = ["403 not_for_spectators"]
_BOT: Final = {"kind": "bot", "bot": "expert"}


@attack
async def loading_floods(scene: Scene) -> list[Finding]:
    """Keep loading the text that takes longest to read."""
    server = await scene.server()
    attacker = await scene.caller(server, ATTACKER)

    def load(_: int) -> tuple[str, str, Any, dict[str, Any]]:
        return "POST", "/api/loaded", {"text": _COMMENTS}, {}

    weight = cost_of("POST", "/api/loaded") + LETTER * len(_COMMENTS)
    return await flooded(scene, server, Flood(attacker, "", load), weight)


@attack
async def prying_links(scene: Scene) -> list[Finding]:
    """Guess links, share other people's games, and look at what was taken back or is still being played."""
    server = await scene.server()
    game = await finished(scene, server)
    attacker = await scene.caller(server, ATTACKER)
    stranger = await attacker.make(PERSON, PERSON)
    foreign = [
        await attacker.call("POST", f"{game.path}/share", token)
        for token in (stranger.tokens[0], stranger.invitation, game.invitation)
    ]
    guesses = [secrets.token_urlsafe(16) for _ in range(_GUESSES)] + [game.id, stranger.id, game.invitation]
    found = [str(await _shared(attacker, guess)) for guess in guesses]
    link = (await game.post("/share")).body["sharing"]["link"]
    seen = await _shared(attacker, link)
    await game.post("/unshare")
    after = [str(await _shared(attacker, link, path, at=0)) for path in ("", "/replay", "/record")]
    told = json.dumps(seen.body)
    return [
        expected("sharing without a seat", [str(answer) for answer in foreign], ["404 no_such_game"] * 2 + _NO_SEAT),
        expected("what guesses find", set(found), {"404 no_such_game"}),
        expected("sharing a game in play", str(await stranger.post("/share")), "409 not_over"),
        expected("the link", seen.status, 200),
        expected("secrets in it", [s for s in (game.id, game.invitation, *game.tokens.values()) if s in told], []),
        expected("the link after it was taken back", after, ["404 no_such_game"] * 3),
    ]


async def _shared(caller: Caller, link: str, path: str = "", **query: Any) -> Answer:
    return await caller.call("GET", f"/api/shared/{link}{path}", **query)


@attack
async def loaded_positions(scene: Scene) -> list[Finding]:
    """Load positions made to keep bots busy or to tell the dice, and bring other people to such a table."""
    server = await scene.server()
    attacker = await scene.caller(server, ATTACKER)
    victim = await scene.caller(server, VICTIM)
    most = (await attacker.call("GET", "/api/about")).body["limits"]["games_per_hour"]
    game, chance = Game(Options(), 3), random.Random(1)
    while game.round < 4:
        game.play(chance.choice(game.choices()))
    text = json.dumps(overloaded(game))
    two_people = await _play(attacker, text, PERSON, PERSON)
    open_seat = await _play(attacker, text, PERSON, {"kind": "open"})
    made = [await _play(attacker, text, PERSON, _BOT) for _ in range(3 if scene.short else most + 5)]
    games = [answer.body for answer in made if answer.status == 201]
    here = f"/api/games/{games[0]['game']}"
    own = (await victim.make(PERSON, _BOT)).tokens[0]
    strangers = [
        str(await victim.call(method, here + path, own, body))
        for method, path, body in (("GET", "", None), ("POST", "/join", {}), ("POST", "/rematch", None))
    ]
    rows = scene.rows("SELECT start, invitation FROM games WHERE id = ?", games[0]["game"])[0]
    answered = await victim.call("GET", "/api/about")
    return [
        expected("two people", str(two_people), "422 invalid"),
        expected("an open seat", str(open_seat), "422 invalid"),
        at_most("games made by one address", len(games), most),
        expected("what others get there", strangers, ["404 no_such_game"] * 3),
        expected("an invitation to it", rows[1], None),
        expected("its dice in the database", "chance" in rows[0] or "seed" in rows[0], False),
        expected("another one is served meanwhile", answered.status, 200),
    ]


async def _play(caller: Caller, text: str, *seats: dict[str, str]) -> Answer:
    return await caller.call("POST", "/api/loaded/play", None, {"text": text, "at": 0, "seats": seats})


def overloaded(game: Game) -> dict[str, Any]:
    """Return the position as one in which there is more to choose from than in any real one."""
    snapshot: dict[str, Any] = json.loads(json.dumps(game.snapshot()))
    snapshot.pop("story")
    for player in snapshot["players"]:
        player |= {"krones": 20, "emperor": 13, "kitchen": dict.fromkeys(player["kitchen"], 600)}
    half = len(snapshot["staff_deck"]) // 2
    for player in snapshot["players"]:
        player["staff"] = player["staff"] + snapshot["staff_deck"][:half]
        del snapshot["staff_deck"][:half]
    return snapshot
