"""Reviews that are made up: what a look at every turn might have found, so that nobody has to wait for it."""

from __future__ import annotations

import asyncio
import json
from concurrent.futures import ThreadPoolExecutor
from random import Random
from typing import Any, Final

from grandaustria import Game
from grandaustria.analysis.review.course import Turn
from grandaustria.analysis.review.looking import MISTAKE, Look, Tally
from grandaustria.analysis.review.retry import tried
from grandaustria.analysis.review.review import Review
from grandaustria.analysis.review.sources import GAMES, Comparison, Sum
from grandaustria.analysis.review.ways import Way
from grandaustria.rules.choices import END_TURN, PASS
from grandaustria.server.review_store import ReviewStore
from grandaustria.server.reviewing import Kept
from grandaustria.server.settings import Settings
from grandaustria.server.store import Store
from tests.browser.server_process import House

GIVEN: Final = (0.0, 0.3, 2.6, 1.2, 6.4, 0.0, 4.1)  # points, turn after turn
SET_UP: Final = 0.3  # points, so that what is learned from are turns
_WORLDS: Final = 64


def reviewed(game: Game, given: tuple[float, ...] = GIVEN, most: int | None = None) -> Review:
    """A review of a finished game in which the turns gave away so much, as far as the first `most` were looked at."""
    review = Review(game.record())
    chance = Random(7)
    for look in review.looks[:most]:
        _look(look, SET_UP if look.turn.kind == "setup" else given[look.turn.number % len(given)], chance)
    for look in review.to_explain():
        assert look.best is not None
        review.comparisons[look.turn.number] = _compared(look.best.way.choices, look.given_away)
    return review


def _look(look: Look, given: float, chance: Random) -> None:
    seats = len(look.turn.state.players)
    look.looks, look.ends, look.worlds = 1, 40, 1
    look.points = [70.0 + 5 * seat for seat in range(seats)]
    look.win = [1 / seats] * seats
    other = _other_way(look.turn, chance)
    if other is None:
        return
    own = look.turn.seat
    points = [given * _WORLDS if seat == own else 0.0 for seat in range(seats)]
    win = [0.1 * _WORLDS if seat == own else -0.1 * _WORLDS / (seats - 1) for seat in range(seats)]
    lead = given if given else -4.0  # with nothing given away, what was played is a good find
    kind = look.kind | {"die": 6, "guests": [1]}
    look.tallies = [
        Tally(
            Way(other, kind),
            screened=_WORLDS,
            worth=lead * _WORLDS,
            fresh=_WORLDS,
            fresh_worth=lead * _WORLDS,
            ahead=lead * _WORLDS,
            squares=lead * lead * _WORLDS,
            points=points,
            win=win,
        )
    ]


def _other_way(turn: Turn, chance: Random) -> list[int] | None:
    """Another way to play the turn, at random and not too long."""
    choices: list[int] = []
    while True:
        retry = tried(turn, choices)
        if retry.done:
            return retry.choices if retry.choices != turn.choices else None
        s = turn.state.copy()
        for answer in retry.answers:
            s.play(answer)
        legal = s.choices()
        useful = [choice for choice in legal if choice not in (PASS, END_TURN)]
        ends = [choice for choice in legal if choice == END_TURN]
        choices.append(chance.choice(ends if ends and (len(choices) > 8 or not useful) else useful or legal))


def _compared(best: list[int], given: float) -> Comparison:
    compared = Comparison(best, GAMES, Sum(given * GAMES, given * given * GAMES))
    for share, name in zip((0.7, 0.4, -0.1), ("guests", "groups", "leftovers"), strict=True):
        points = share * max(given, MISTAKE)
        compared.by_source[name] = Sum(points * GAMES, points * points * GAMES)  # type: ignore[index]
    return compared


def put_review(house: House, game: str, review: Review) -> None:
    """Keep a review with a game of this house."""
    document: dict[str, Any] = {**review.to_json()}
    work = document.pop("work")
    complete = bool(document["progress"]["complete"])
    kept = Kept(1, complete, json.dumps(document), json.dumps(work))
    settings = Settings(database=f"sqlite:///{house.database}")
    with ThreadPoolExecutor(1) as thread:  # for Playwright has an event loop in this one
        thread.submit(asyncio.run, _keep(settings, game, kept)).result()


async def _keep(settings: Settings, game: str, kept: Kept) -> None:
    store = Store(settings)
    await ReviewStore(store, settings).keep(game, kept, "{}")
    await store.database.close()
