"""Plays two hundred games over the server and checks that no client receives hidden information.

    python -m benchmarks.leaks [--games 200] [--jobs 2]

The games cover all options. They are played at random through the API, with picks ahead in the draft and undone
choices, while each seat and a spectator listen. Then two staff cards that one of the listeners never saw are swapped
throughout the log, and the server serves that other game row by row. What it pushes and answers must be the same to
the byte. Besides, no message may contain a token, a hash, the seed, or cards of another player.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import random
import tempfile
from collections.abc import Sequence
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass, field, replace
from itertools import combinations
from pathlib import Path
from typing import Any

from fastapi import FastAPI
from httpx2 import ASGITransport, AsyncClient
from rich.progress import track

from benchmarks.listener import Listener
from grandaustria.chance import SystemNature, seeded
from grandaustria.errors import InvalidData
from grandaustria.options import Options
from grandaustria.rules.choices import BASE, block_of
from grandaustria.server.app import create_app
from grandaustria.server.happenings import Chosen, Dealt, PickedAhead
from grandaustria.server.log import Agreement, Entry, Move
from grandaustria.server.services import Services
from grandaustria.server.settings import Settings
from grandaustria.server.table import Table
from grandaustria.server.tokens import hashed, new_game_id
from tests.random_games import ALL_OPTIONS, EAGER, SOLO_OPTIONS

_STAFF = 48
_ASK_EVERY = 10  # rows between two requests for what is pushed anyway
_TRIES = 40  # pairs of cards to try before giving up


@dataclass
class Watcher:
    """A seat or the spectator, with what it received at each row."""

    seat: int | None
    token: str
    listener: Listener
    pushed: dict[int, str] = field(default_factory=dict)
    answered: dict[int, list[str]] = field(default_factory=dict)
    last: dict[str, Any] = field(default_factory=dict)
    seen: set[int] = field(default_factory=set)  # staff cards

    async def hear(self, seq: int) -> None:
        self.pushed[seq] = await self.listener.position(seq)
        self.last = json.loads(self.pushed[seq])
        if self.seat is not None:
            own = self.last["view"]["players"][self.seat]
            self.seen |= {card - 1 for card in own["hand"] + own["pack"]}
        offered = [choice["id"] for choice in self.offered() if block_of(choice["id"]).size == _STAFF]
        self.seen |= {BASE.members[choice] for choice in offered}
        self.seen |= {event["staff"] - 1 for event in self.last["events"]["list"] if event.get("staff")}

    def offered(self) -> list[dict[str, Any]]:
        return list((self.last["view"]["prompt"] or {}).get("choices", []))


class Leaks:
    def __init__(self, app: FastAPI, rng: random.Random) -> None:
        self._app = app
        self._services: Services = app.state.services
        self._http = AsyncClient(transport=ASGITransport(app), base_url="http://leaks")
        self._rng = rng

    async def look_for(self, index: int, most_rows: int) -> int:
        """Play a game and compare it with its twin. Return the number of messages compared."""
        game, watchers = await self._sit_down(index)
        try:
            await self._play(game, watchers, most_rows)
        finally:
            for watcher in watchers:
                await watcher.listener.close()
        table = await self._services.tables.find(game)
        entries = await self._services.store.entries_since(game, 0)
        self._scan(watchers)
        for watcher in self._rng.sample(watchers, len(watchers)):
            twin = self._twin(table.agreement, entries, watcher)
            if twin is not None:
                return await self._compare(twin, watcher, [each.token for each in watchers])
        return 0

    async def _sit_down(self, index: int) -> tuple[str, list[Watcher]]:
        options = _options(index).to_json()
        seats = [{"kind": "person", "name": f"Guest {seat}"} for seat in range(options["players"])]
        made = (await self._http.post("/api/games", json={"options": options, "seats": seats})).json()
        tokens = [seat["token"] for seat in made["seats"]] + [made["invitation"]]
        watchers = []
        for seat, token in enumerate(tokens):
            watchers.append(
                Watcher(seat if seat < len(seats) else None, token, Listener(self._app, made["game"], token))
            )
            await watchers[-1].hear(1)
        for watcher in watchers:
            watcher.answered[1] = await self._ask(made["game"], watcher.token)
        return made["game"], watchers

    async def _play(self, game: str, watchers: list[Watcher], most_rows: int) -> None:
        seq = 1
        what: dict[str, Any]
        while seq < most_rows and watchers[0].last["status"] == "playing":
            back = [watcher for watcher in watchers if watcher.last["undo"]]
            if back and self._rng.random() < 0.1:
                who = self._rng.choice(back)
                path, what = "undo", {"steps": self._rng.randint(1, who.last["undo"])}
            else:
                who = self._rng.choice([watcher for watcher in watchers if watcher.offered()])
                path, what = "choices", {"choices": [self._choice(who)]}
            body = what | {"seq": seq, "request": f"request-{seq}"}
            answer = await self._http.post(f"/api/games/{game}/{path}", json=body, headers=_bearer(who.token))
            assert answer.status_code == 200, answer.text
            seq += 1
            for watcher in watchers:
                await watcher.hear(seq)
                if seq % _ASK_EVERY == 0:
                    watcher.answered[seq] = await self._ask(game, watcher.token)

    def _choice(self, who: Watcher) -> int:
        offered: list[int] = [choice["id"] for choice in who.offered()]
        eager = [choice for choice in offered if block_of(choice).name in EAGER]
        return self._rng.choice(eager if eager and self._rng.random() < 0.8 else offered)

    async def _ask(self, game: str, token: str) -> list[str]:
        paths = ("", "?since=5&language=de", "/events?since=3", "/record", "/replay?at=3")
        answers = [await self._http.get(f"/api/games/{game}{path}", headers=_bearer(token)) for path in paths]
        assert [answer.status_code for answer in answers[:3]] == [200, 200, 200]
        return [answer.text for answer in answers] if answers[3].status_code == 409 else []

    def _scan(self, watchers: list[Watcher]) -> None:
        """Search the messages of the running game for secrets. In a finished game, everything is open."""
        tokens = [watcher.token for watcher in watchers]
        secrets = [*tokens, *map(hashed, tokens), '"seed"', '"chance"', '"story"']
        for watcher in watchers:
            playing = [text for text in watcher.pushed.values() if '"status":"playing"' in text]
            for text in playing + [text for texts in watcher.answered.values() for text in texts]:
                assert not [secret for secret in secrets if secret in text]
            for text in playing:
                for seat, player in enumerate(json.loads(text)["view"]["players"]):
                    assert seat == watcher.seat or (type(player["hand"]), type(player["pack"])) == (int, int)

    def _twin(
        self, agreement: Agreement, entries: Sequence[Entry], watcher: Watcher
    ) -> list[tuple[Entry, Table]] | None:
        """Return the game after each row with two cards swapped that the watcher never saw; None if no pair works."""
        unseen = [card for card in range(_STAFF) if card not in watcher.seen]
        pairs = list(combinations(unseen, 2))
        for one, two in self._rng.sample(pairs, min(_TRIES, len(pairs))):
            other = [_exchanged(entry, one, two) for entry in entries]
            if other == list(entries):
                continue
            try:
                return _told(replace(agreement, game=new_game_id()), other)
            except InvalidData:
                continue  # with these cards another question would have been asked
        return None

    async def _compare(self, twin: list[tuple[Entry, Table]], watcher: Watcher, tokens: list[str]) -> int:
        """Serve the twin row by row and compare. All players listen again, since positions say who is connected."""
        store, tables = self._services.store, self._services.tables
        first, table = twin[0]
        assert await store.create(table, [first])
        game, original = table.agreement.game, watcher.last["game"]
        listeners = {token: Listener(self._app, game, token) for token in tokens}
        for listener in listeners.values():
            await listener.position(first.seq)
        compared = 0
        try:
            for entry, after in twin:
                heard = {}
                if entry is not first:
                    assert await store.append(after, [Move(entry)])
                    await tables.catch_up(game)
                    heard = {token: await listener.position(entry.seq) for token, listener in listeners.items()}
                    if '"status":"over"' in heard[watcher.token]:
                        break
                told = [heard[watcher.token]] if heard else []
                before = [watcher.pushed[entry.seq]] if heard else []
                if watcher.answered.get(entry.seq):
                    told += await self._ask(game, watcher.token)
                    before += watcher.answered[entry.seq]
                for text, other in zip(told, before, strict=True):
                    same = text.replace(game, original) == other
                    assert same, f"row {entry.seq} tells seat {watcher.seat} of hidden cards:\n{text}\n{other}"
                compared += len(told)
        finally:
            for listener in listeners.values():
                await listener.close()
        return compared


def _options(index: int) -> Options:
    """Every tenth game is one against Leopold."""
    if index % 10 == 9:
        return SOLO_OPTIONS[index // 10 * 5 % len(SOLO_OPTIONS)]
    return ALL_OPTIONS[index * 7 % len(ALL_OPTIONS)]


def _bearer(token: str) -> dict[str, str]:
    return {"Authorization": f"Bearer {token}"}


def _exchanged(entry: Entry, one: int, two: int) -> Entry:
    def other(choice: int) -> int:
        if choice >= BASE.size:  # a card of Leopold
            return choice
        card = BASE.members[choice]
        swapped = {one: two, two: one}.get(card, card)
        return choice - card + swapped if block_of(choice).size == _STAFF else choice

    match entry.what:
        case PickedAhead() as what:
            return replace(entry, what=replace(what, choice=other(what.choice)))
        case (Dealt() | Chosen()) as what:
            return replace(entry, what=replace(what, answers=[other(choice) for choice in what.answers]))
        case _:
            return entry


def _told(agreement: Agreement, entries: Sequence[Entry]) -> list[tuple[Entry, Table]]:
    table = Table(agreement, SystemNature())
    told = []
    for entry in entries:
        table = table.copy()
        table.accept(Move(entry))
        told.append((entry, table))
    return told


async def look_in_one(index: int, most_rows: int) -> int:
    with tempfile.TemporaryDirectory() as folder:
        settings = Settings(
            database=f"sqlite:///{Path(folder) / 'games.db'}",
            bot_workers=0,
            nature=seeded(index),  # so that a leak can be found again
            now=lambda: 1_800_000_000.0,  # the same for both games
            requests_at_once=10**9,
            games_per_hour=10**9,
        )
        app = create_app(settings)
        async with app.state.services.opened():
            return await Leaks(app, random.Random(index)).look_for(index, most_rows)


def look(index: int) -> int:
    return asyncio.run(look_in_one(index, most_rows=100_000))


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--games", type=int, default=200)
    parser.add_argument("--jobs", type=int, default=2)
    wanted = parser.parse_args()
    with ProcessPoolExecutor(wanted.jobs) as pool:
        counts = list(track(pool.map(look, range(wanted.games)), description="games", total=wanted.games))
    compared = [count for count in counts if count]
    print(f"{len(counts)} games, {len(compared)} of them compared in {sum(compared)} messages: nothing leaks")
    raise SystemExit(2 * len(compared) < len(counts))  # too few comparisons would prove little


if __name__ == "__main__":
    main()
