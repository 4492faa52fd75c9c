"""Games and positions that people bring along as text: records, snapshots, positions in one line, games as text.

Nothing of the text is kept. What is read is written anew, so that only what the rules know gets any further.
"""

from __future__ import annotations

import json
from typing import Any, Final, Literal, NamedTuple

from grandaustria.chance import SystemNature
from grandaustria.codec.line import read_line
from grandaustria.codec.names import names_of
from grandaustria.codec.reader import Reader
from grandaustria.codec.snapshot import decode
from grandaustria.codec.types import Record, Snapshot
from grandaustria.errors import InvalidData
from grandaustria.game import UNSEEDED, Game
from grandaustria.history.chronicle import Chronicle
from grandaustria.history.origin import Beginning
from grandaustria.notation import read_games
from grandaustria.rules.board import FOODS, count
from grandaustria.server.refusals import Refused

Kind = Literal["record", "snapshot", "position", "text"]

LONGEST_TEXT: Final = 60_000  # characters
MOST_CHOICES: Final = 3000  # several times as many as the longest games have
MOST_TO_PLAY_ON: Final = 600  # points, and items of one food; snapshots hold up to 999
_POSITION: Final = "GA1 "
_GAME_AS_TEXT: Final = "["


class Loaded(NamedTuple):
    kind: Kind
    game: Game


def load(text: str) -> Loaded:
    """Return the game in the text, as strictly checked as the library does. Its dice to come are the server's own."""
    if len(text) > LONGEST_TEXT:
        raise Refused("too_large", f"At most {LONGEST_TEXT} characters.")
    text = text.strip().removeprefix("\ufeff")
    try:
        loaded = _read(text)
    except InvalidData as error:
        raise Refused("invalid", error.problem, field=error.field) from None
    except RecursionError:
        raise Refused("invalid", "nested too deeply", field="text") from None
    loaded.game.continue_with(SystemNature())
    return loaded


def _read(text: str) -> Loaded:
    if text.startswith(_POSITION):
        return Loaded("position", _begun(read_line(text)))
    if text.startswith(_GAME_AS_TEXT):
        return Loaded("text", _game_as_text(text))
    data = _json(text)
    if data.get("format") == "grandaustria.snapshot":
        return Loaded("snapshot", _begun(data))
    if data.get("format") != "grandaustria.record":
        raise InvalidData("format", "grandaustria.record or grandaustria.snapshot")
    choices = data.get("choices")
    if isinstance(choices, list) and len(choices) > MOST_CHOICES:
        raise InvalidData("choices", f"at most {MOST_CHOICES} of them")
    return Loaded("record", Game.replay(data))


def _json(text: str) -> dict[str, Any]:
    try:
        data = json.loads(text)
    except ValueError:
        raise InvalidData("text", "neither JSON nor a game as text") from None
    if not isinstance(data, dict):
        raise InvalidData("format", "an object with a format")
    return data


def _game_as_text(text: str) -> Game:
    games = read_games(text)
    game = next(games).game
    if next(games, None) is not None:
        raise InvalidData("text", "one game at a time")
    return game


def _begun(snapshot: dict[str, Any]) -> Game:
    """Return the game that continues from a snapshot, with its own dice only if it has any."""
    head = {"format": "grandaustria.record", "version": UNSEEDED, "options": snapshot.get("options")}
    try:
        return Game.replay(head | {"start": snapshot, "choices": []})
    except InvalidData as error:
        raise InvalidData(error.field.removeprefix("start."), error.problem) from None


def moment(game: Game, at: int) -> Game:
    """Return the game as it was after `at` choices."""
    try:
        return game.rewound(at)
    except InvalidData as error:
        raise Refused("invalid", error.problem, field="at") from None


def start_of(game: Game) -> Snapshot:
    """Return the position from which to play on. What has no room to grow is refused: bots could not read it later."""
    for seat, player in enumerate(game.state.players):
        kitchen = {f"kitchen.{name}": count(player.kitchen, food) for food, name in enumerate(FOODS)}
        for field, number in ({"points": player.points} | kitchen).items():
            if not -MOST_TO_PLAY_ON <= number <= MOST_TO_PLAY_ON:
                raise Refused("invalid", f"at most {MOST_TO_PLAY_ON}", field=f"players[{seat}].{field}")
    return game.snapshot()


def written(game: Game) -> Record:
    """Return the record of a loaded game, with nothing in it that the rules do not know."""
    record = game.record()
    if "start" in record:
        data = Reader(record["start"], "start")
        state = decode(game.options, data)
        points = [player.points for player in state.players]
        story = Chronicle.from_json(data.optional("story"), points, state.ruleset.rounds, names_of(state.ruleset))
        record["start"] = Beginning(game.options, state, story, None).snapshot()
    return record
