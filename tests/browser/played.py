"""Games played in this process, and put among the games of a server: there is no need to play them over the network."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from itertools import count
from random import Random
from typing import Any

from grandaustria import Game, Options
from grandaustria.server.happenings import Dealt
from grandaustria.server.log import Agreement, Entry, Move
from grandaustria.server.seats import Seat
from grandaustria.server.settings import Settings
from grandaustria.server.store import Store
from grandaustria.server.table import Table
from grandaustria.server.tokens import hashed, new_game_id, new_token
from tests.browser.server_process import House


def played(enough: Callable[[Game], bool], **options: Any) -> Game:
    """The first game in which this is so after some random choices, the same in every run."""
    for seed in count(1):
        game = Game(Options(**options), seed=seed)
        chance = Random(seed)
        while game.seat is not None and not enough(game):
            game.play(chance.choice(game.choices()))
        if enough(game):
            return game
    raise AssertionError


def put(house: House, game: Game, *seats: dict[str, str], forecast: bool = False) -> Any:
    """The game as it stands, at a table of this house: what making it there would have answered."""
    tokens = [new_token() for _ in seats]
    invitation = new_token()
    agreement = Agreement(
        game=new_game_id(),
        options=game.options,
        clock={"kind": "none"},
        pace="instant",
        seats=tuple(Seat(**seat) for seat in seats),  # type: ignore[arg-type]  # as they come over the network
        hashes=tuple(hashed(tokens[k]) if seat["kind"] == "person" else None for k, seat in enumerate(seats)),
        invitation=hashed(invitation),
        forecast=forecast,
    )
    settings = Settings(database=f"sqlite:///{house.database}")
    table = Table(agreement, settings.nature)
    dealt = Entry(1, settings.now(), Dealt(game.answers()))
    table.accept(Move(dealt, game))
    with ThreadPoolExecutor(1) as thread:  # for Playwright has an event loop in this one
        thread.submit(asyncio.run, _store(settings, table, dealt)).result()
    people = [{"seat": k, "token": tokens[k]} for k, seat in enumerate(seats) if seat["kind"] == "person"]
    return {"game": agreement.game, "seats": people, "invitation": invitation}


async def _store(settings: Settings, table: Table, dealt: Entry) -> None:
    store = Store(settings)
    assert await store.create(table, [dealt])
    await store.database.close()
