"""A table as JSON, as a seat or a spectator may see it, in their language."""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from typing import Any, Final

from grandaustria.codec.snapshot import encode
from grandaustria.codec.types import View
from grandaustria.errors import InvalidData
from grandaustria.game import Game
from grandaustria.moments import moments
from grandaustria.options import Options
from grandaustria.server import messages as m
from grandaustria.server.event_json import events_as_json, open_events_as_json
from grandaustria.server.refusals import Refused
from grandaustria.server.requests import PACES
from grandaustria.server.seats import Seat
from grandaustria.server.table import Table
from grandaustria.words.ask import ask, ask_briefly
from grandaustria.words.catalogue import catalogue, languages
from grandaustria.words.insight import Insight
from grandaustria.words.tell import tell_notice
from grandaustria.words.text import text_of

_MOST_NOTICES: Final = 100
_LEOPOLD: Final[m.SeatShown] = {
    "kind": "automa",
    "name": None,
    "bot": None,
    "stand_in": None,
    "stays": False,
    "missed": 0,
    "resigned": False,
    "connected": True,
    "picked": False,
}


def as_json(data: Mapping[str, Any]) -> str:
    return json.dumps(data, ensure_ascii=False, separators=(",", ":"))


def spoken(language: str) -> str:
    """Return the language, the language without its region, or English."""
    for candidate in (language, language.partition("-")[0].lower()):
        if candidate in languages():
            return candidate
    return "en"


def position(table: Table, seat: int | None, language: str, since: int, connected: set[int], **more: str) -> str:
    """Return the position as JSON text. `since` is the first event that the listener does not know."""
    game = table.game
    over = game is not None and game.seat is None
    view = _view(table, game, seat, language) if game is not None else None
    shown: m.PositionWithoutEvents = {
        "game": table.agreement.game,
        "seq": table.seq,
        "status": table.status,
        "options": table.agreement.options.to_json(),
        "you": seat,
        "seats": _seats(table, connected, language),
        "clock": table.agreement.clock,
        "pace": table.pace,
        "pause": round(1000 * PACES[table.pace]),
        "hurried": table.hurried,
        "hints": table.agreement.hints,
        "forecast": table.agreement.forecast,
        "deadline": table.deadline,
        "view": view,
        "insight": _insight(table, game, view, seat, language) if game is not None and view is not None else None,
        "undo": table.free_to_take_back(seat) if seat is not None else 0,
        "ahead": table.ahead.get(seat) if seat is not None else None,
        "scores": game.scores() if game is not None else None,
        "winners": game.winners() if game is not None and over else None,
        "breakdown": game.breakdown() if game is not None and over else None,
        "points_by_round": game.points_by_round() if game is not None and over else None,
        "notices": notices(table, language),
        "finished_by": table.finished_by,
        "rematch": table.rematch,
        "loaded": table.agreement.start is not None,
        "sharing": sharing_at(table),
    }
    if table.agreement.day is not None:
        shown["day"] = table.agreement.day
    if game is not None and table.agreement.options.alone:
        shown["moments"] = moments(game, seat, min(since, game.events_told))
    return _with_events({**more, **shown}, events(table, seat, language, since))


def sharing_at(table: Table) -> m.Sharing | None:
    """Return who has agreed to share a finished game, and its link. None while it is not over."""
    return {"agreed": sorted(table.agreed), "link": table.link} if table.status == "over" else None


def names_at(table: Table, language: str) -> list[str]:
    """Return what the players are called, in a language if they gave no name."""
    alone = table.agreement.options.alone
    return [name or "…" for name in shown_names([_name(seat) for seat in table.seats], language, alone)]


def speaker(table: Table, seat: int, at: float, language: str) -> str:
    """Return what the one was called who had the seat at that time, and may have given it up since."""
    was = next((was for place, until, was in table.gone if place == seat and at <= until), None)
    if was is None:
        return names_at(table, language)[seat]
    return was.name or catalogue(language).say("hotelier", number=seat + 1)


def shown_names(names: Sequence[str | None], language: str, alone: bool) -> list[str | None]:
    """Put a word in the place of empty names; who plays alone sits opposite Leopold."""
    words = catalogue(language)
    shown = [words.say("hotelier", number=k + 1) if name == "" else name for k, name in enumerate(names)]
    return [*shown, words.say("leopold")] if alone else shown


def _name(seat: Seat) -> str | None:
    return seat.name or (None if seat.kind == "open" else "")


def _seats(table: Table, connected: set[int], language: str) -> list[m.SeatShown]:
    alone = table.agreement.options.alone
    names = shown_names([_name(seat) for seat in table.seats], language, alone)
    seats: list[m.SeatShown] = [
        {
            "kind": seat.kind,
            "name": names[k],
            "bot": seat.bot,
            "stand_in": seat.stand_in,
            "stays": seat.stays,
            "missed": seat.missed,
            "resigned": seat.resigned,
            "connected": k in connected,
            "picked": k in table.ahead,
        }
        for k, seat in enumerate(table.seats)
    ]
    return [*seats, _LEOPOLD | {"name": names[-1]}] if alone else seats


def _view(table: Table, game: Game, seat: int | None, language: str) -> m.View:
    view = game.view(seat)
    if seat is not None and seat in table.asked():
        view["prompt"] = game.prompt_ahead(seat) or view["prompt"]
    return with_words(game, view, language, names_at(table, language))


def _insight(table: Table, game: Game, view: m.View, seat: int | None, language: str) -> Insight:
    """Whose seat a bot plays is not asked."""
    prompt = view["prompt"]
    asked = prompt is not None and "choices" in prompt and (seat is None or table.seats[seat].stand_in is None)
    return game.insight(seat, asked, language, names_at(table, language))


def with_words(game: Game, view: View, language: str, names: list[str]) -> m.View:
    asked = view["prompt"]
    if asked is None:
        return {**view, "prompt": None}
    line, short = ask(asked, language, names), ask_briefly(asked, language, names)
    if "choices" not in asked:
        waits: m.Prompt = {"seat": asked["seat"], "ask": asked["ask"], "n": asked["n"], "line": line, "short": short}
        return {**view, "prompt": waits}
    state = game.state
    choices: list[m.Choice] = [
        {**choice, "text": text_of(state, choice["id"], language)} for choice in asked["choices"]
    ]
    return {**view, "prompt": {**asked, "choices": choices, "line": line, "short": short}}


def events(table: Table, seat: int | None, language: str, since: int) -> str:
    if table.game is None:
        return _numbered(0, [])
    since = min(since, table.game.events_told)
    game = table.game
    told = events_as_json(game.raw_events(since), seat, language, names_at(table, language), game.options.edition)
    return _numbered(since, told)


def notices(table: Table, language: str) -> list[m.NoticeTold]:
    """Return what happened to the seats, each with the number of events before it."""
    told: list[m.NoticeTold] = []
    for notice in table.notices[-_MOST_NOTICES:]:
        shown: m.Notice = {
            "kind": notice.kind,
            "seat": notice.seat,
            "at": notice.at,
            "bot": notice.bot,
            "why": notice.why,
            "by": notice.by,
            "stays": notice.stays,
            "events": table.game.events_before(notice.answers) if table.game is not None else 0,
        }
        told.append({**shown, "text": tell_notice(shown, language, names_at(table, language))})
    return told


def _numbered(since: int, told: list[str]) -> str:
    return f'{{"from":{since},"list":[{",".join(told)}]}}'


def _with_events(shown: Mapping[str, Any], told: str) -> str:
    return f'{as_json(shown)[:-1]},"events":{told}}}'


def opened(whole: Game, names: list[str], at: int, since: int, language: str) -> str:
    """Return a game after `at` choices, with nothing hidden."""
    try:
        game = whole.rewound(at)
    except InvalidData as error:
        raise Refused("invalid", str(error), field="at") from None
    view: View = {**game.view(game.seat), **encode(game.state)}
    next_choice = whole.answers(len(game.answers()))[:1]
    shown: m.ReplayedWithoutEvents = {
        "at": at,
        "of": whole.decisions,
        "rounds": whole.round_starts(),
        "view": with_words(game, view, language, names),
        "insight": game.insight(None, asked=False),
        "choice": next_choice[0] if game.seat is not None and next_choice else None,
        "scores": game.scores(),
    }
    return _with_events(shown, _replayed_events(game, names, since, language))


def _replayed_events(game: Game, names: list[str], since: int, language: str) -> str:
    """Return the events, each with the number of choices before it."""
    since = min(since, game.events_told)
    told = open_events_as_json(game.raw_events(since), language, names, game.options.edition)
    numbered = [f'{text[:-1]},"at":{game.choices_before(number)}}}' for number, text in enumerate(told, since)]
    return _numbered(since, numbered)


def strangers(options: Options, language: str) -> list[str]:
    """Return what players are called of whom nothing is known."""
    return [name or "" for name in shown_names([""] * options.players, language, options.alone)]
