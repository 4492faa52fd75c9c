"""Recorded games as rows and Parquet files, for pandas, polars and similar tools."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from itertools import islice
from pathlib import Path
from typing import Any, Final

from grandaustria.data.records import RecordedGame
from grandaustria.errors import InvalidData
from grandaustria.extras import needing
from grandaustria.files import check_target, replacing
from grandaustria.game import Game
from grandaustria.rules.events import SOURCES
from grandaustria.rules.state import NATURE, State

Row = dict[str, Any]
Columns = dict[str, str]  # the name of each and its type in Parquet

_GAME: Final[Columns] = {"seed": "int64", "players": "int8"}
_OPTIONS: Final[Columns] = {
    "hotel": "string",
    "staff": "string",
    "edition": "string",
    "promos": "bool",
    "level": "int8",
}
GAMES: Final[Columns] = (
    _GAME
    | _OPTIONS
    | {"bots": "strings", "start": "int8", "tiles": "strings", "objectives": "ints"}
    | {"scores": "ints", "winners": "ints", "decisions": "int32", "answers": "int32"}
)
SEATS: Final[Columns] = (
    _GAME
    | {"seat": "int8", "bot": "string", "board": "string", "place": "int8"}
    | {"score": "int16", "margin": "float32", "won": "float32"}
    | {"objectives": "ints", "opening_hand": "ints", "staff_played": "ints", "claimed": "ints", "claimed_as": "ints"}
    | {f"points_{source}": "int16" for source in SOURCES}
)
DECISIONS: Final[Columns] = (
    _GAME
    | {"decision": "int32", "seat": "int8", "bot": "string", "round": "int8", "question": "string"}
    | {"legal": "ints", "choice": "int16", "name": "string", "points": "ints", "won": "float32"}
)


def games(played: RecordedGame) -> Iterator[Row]:
    """Yield one row for the game."""
    game = played.game()
    options = played.record["options"]
    hotel = options["hotel"]
    events = game.events()
    yield _about(game, played) | {
        "hotel": hotel if isinstance(hotel, str) else ",".join(hotel),
        "staff": options["staff"],
        "edition": options["edition"],
        "promos": options["promos"],
        "level": options.get("level"),
        "bots": played.bots,
        "start": next(event["seat"] for event in events if event["event"] == "start_player"),
        "tiles": [event["tile"] for event in events if event["event"] == "tile_drawn"],
        "objectives": [event["objective"] for event in events if event["event"] == "objective_drawn"],
        "scores": played.scores,
        "winners": played.winners,
        "decisions": game.decisions,
        "answers": len(game.answers()),
    }


def seats(played: RecordedGame) -> Iterator[Row]:
    """Yield one row per seat: what it had, what it did, and the result."""
    game = played.game()
    boards = [player["hotel"] for player in game.view()["players"]]
    sources = game.breakdown()
    for seat, score in enumerate(played.scores[: game.options.players]):
        events = game.events(0, seat)
        start = next(event["seat"] for event in events if event["event"] == "start_player")
        others = [points for other, points in enumerate(played.scores) if other != seat]
        yield _about(game, played) | {
            "seat": seat,
            "bot": played.bots[seat] if played.bots else "random",
            "board": boards[seat],
            "place": (seat - start) % len(boards) + 1,
            "score": score,
            "margin": score - sum(others) / len(others),
            "won": _share(played, seat),
            **_cards(events, seat),
            **{f"points_{source}": sources[seat].get(source, 0) for source in SOURCES},
        }


def decisions(played: RecordedGame) -> Iterator[Row]:
    """Yield one row per decision of a player."""
    about = _about(played.game(), played)
    for number, (state, choice) in enumerate(questions(played.game())):
        step = state.agenda
        assert step is not None
        yield about | {
            "decision": number,
            "seat": state.seat,
            "bot": played.bots[state.seat] if played.bots else "random",
            "round": state.round,
            "question": step.effect.name,
            "legal": state.choices(),
            "choice": choice,
            "name": state.ruleset.space.name_of(choice),
            "points": [player.points for player in state.players],
            "won": _share(played, state.seat),
        }


KINDS: Final[dict[str, tuple[Callable[[RecordedGame], Iterator[Row]], Columns]]] = {
    "games": (games, GAMES),
    "seats": (seats, SEATS),
    "decisions": (decisions, DECISIONS),
}


def _about(game: Game, played: RecordedGame) -> Row:
    return {"seed": played.record.get("seed"), "players": game.options.players}


def _share(played: RecordedGame, seat: int) -> float:
    return 1 / len(played.winners) if seat in played.winners else 0.0


def _cards(events: Sequence[Mapping[str, Any]], seat: int) -> Row:
    """Return the objectives of the game, and what the seat had and did with cards."""
    first_round = next(k for k, event in enumerate(events) if event["event"] == "round_started")
    own = [event for event in events if event.get("seat") == seat]
    claims = [event for event in own if event["event"] == "objective_claimed"]
    return {
        "objectives": [event["objective"] for event in events if event["event"] == "objective_drawn"],
        "opening_hand": _opening_hand(events[:first_round], seat),
        "staff_played": [event["staff"] for event in own if event["event"] == "staff_played"],
        "claimed": [event["objective"] for event in claims],
        "claimed_as": [event["place"] for event in claims],
    }


def _opening_hand(events: Iterable[Mapping[str, Any]], seat: int) -> list[int]:
    """Return the cards drawn and not put back or, in a draft, kept. The introductory sets cause no events."""
    own = [event for event in events if event.get("seat") == seat]
    back = {event["staff"] for event in own if event["event"] == "staff_returned"}
    return sorted(
        event["staff"]
        for event in own
        if event["event"] in ("staff_drawn", "staff_kept") and event["staff"] not in back
    )


def questions(game: Game) -> Iterator[tuple[State, int]]:
    """Yield every position in which a player was asked, and the answer."""
    state = game.options.new_state()
    for answer in game.answers():
        if state.seat != NATURE and state.must_ask(state.choices()):
            yield state, answer
        state.play(answer)


def write_parquet(played: Iterable[RecordedGame], kind: str, path: Path, at_once: int = 10_000) -> int:
    """Write the rows of all games to a file, which is replaced when they are complete. Returns how many there are."""
    if kind not in KINDS:
        raise InvalidData("rows", f"one of {', '.join(KINDS)}, not {kind!r}")
    check_target(path, ".parquet")
    with needing():
        import pyarrow
        from pyarrow.parquet import ParquetWriter
    types = {"strings": pyarrow.list_(pyarrow.string()), "ints": pyarrow.list_(pyarrow.int16())}
    rows_of, columns = KINDS[kind]
    schema = pyarrow.schema([(name, types.get(of) or pyarrow.type_for_alias(of)) for name, of in columns.items()])
    rows = (row for game in played for row in rows_of(game))
    count = 0
    with replacing(path) as aside, ParquetWriter(aside, schema, compression="zstd") as file:
        while some := list(islice(rows, at_once)):
            file.write_table(pyarrow.Table.from_pylist(some, schema))
            count += len(some)
    return count
