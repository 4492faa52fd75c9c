"""A whole position as one line of text, and back. docs/formats.md has the grammar.

Reading a line gives a snapshot, which `codec.snapshot` checks. The decks are left out: they hold the cards that are
nowhere else.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Mapping
from typing import Any, Final, TypeVar
from zlib import crc32

from grandaustria.codec.names import LETTERS, names_of
from grandaustria.codec.snapshot import encode
from grandaustria.codec.types import CafeTable, Player, Step, Turn
from grandaustria.errors import InvalidData
from grandaustria.options import ALONE, DAY_HOTELS, Options, OptionsJson
from grandaustria.rules.automa.leopold import NAME as LEOPOLD
from grandaustria.rules.board import FOODS
from grandaustria.rules.state import State

VERSION: Final = "GA1"
NOTHING: Final = "-"
FOOD_LETTERS: Final = dict(zip("scwf", FOODS, strict=True))  # f for coffee, since c is cake
FLAGS: Final = {"acted": "acted", "guest": "guest_taken", "die": "die_taken", "extra": "extra"}
COUNTS: Final = {"turns": "extra_turns", "serving": "serving"}
PROMOS: Final = {"promos": True, "nopromos": False}
EMPTY_FLOOR: Final = "....."
FLOORS: Final = 4
REQUIRED: Final = ("round", "start", "queue", "tiles", "objectives", "agenda")
LISTS: Final = {"discard": "guest_discard", "looked": "looked_at", "dismissed": "dismissed"}
PLAYERS_WORDS: Final = (
    "kitchen", "cafe", "groups", "hand", "staff", "pack", "claims", "turns", "memory", "passed",
)  # fmt: skip
LONGEST: Final = 10_000

T = TypeVar("T")


def write_line(options: Options, s: State) -> str:
    position = encode(s)
    fields = {
        "round": str(position["round"]),
        "start": str(position["start"]),
        "dice": "".join(str(value) * n for value, n in enumerate(position["dice"], 1)),
        "queue": ",".join(NOTHING if guest is None else str(guest) for guest in position["queue"]),
        "discard": _listed(position["guest_discard"]),
        "under": ",".join(f"{card['staff']}@{card['known_to']}" for card in position["under_deck"]),
        "looked": _listed(position["looked_at"]),
        "dismissed": _listed(position["dismissed"]),
        "tiles": _listed(position["tiles"]),
        "objectives": _listed(position["objectives"]),
        "turn": _write_turn(position["turn"]),
    }
    fields |= {f"seat{seat}": _write_player(player) for seat, player in enumerate(position["players"])}
    fields["agenda"] = _write_steps(position["agenda"]) or NOTHING
    written = (f"{name}={value}" for name, value in fields.items() if value)
    line = " ".join((VERSION, write_options(options), *written))
    return f"{line} #{check_of(line)}"


def check_of(text: str) -> str:
    return f"{crc32(text.encode()):08x}"


def write_options(options: Options) -> str:
    json = options.to_json()
    promos = "promos" if json["promos"] else "nopromos"
    alone = [f"{ALONE}{json['level']}"] if "level" in json else []
    return "/".join((json["edition"], str(json["players"]), "".join(json["hotel"]), json["staff"], promos, *alone))


def _listed(items: object) -> str:
    assert isinstance(items, list)
    return ",".join(map(str, items))


def _write_turn(turn: Turn) -> str:
    flags = [word for word, name in FLAGS.items() if turn[name]]  # type: ignore[literal-required]
    counts = [f"{word}:{turn[name]}" for word, name in COUNTS.items() if turn[name]]  # type: ignore[literal-required]
    return ",".join([*flags, *counts])


def _write_player(player: Player) -> str:
    floors = "|".join(player["rooms"])
    staff = [f"{card}*" if card in player["used"] else str(card) for card in player["staff"]]
    tables = [_write_table(table) for table in player["cafe"]]
    more = {
        "kitchen": _write_foods(player["kitchen"]),
        "cafe": ",".join(tables) if any(player["cafe"]) else "",
        "groups": _listed(player["groups_paid"]),
        "hand": _listed(player["hand"]),
        "staff": ",".join(staff),
        "pack": _listed(player["pack"]),
        "claims": ",".join(f"{letter}{place}" for letter, place in player["claims"].items()),
        "turns": str(player["turns"] or ""),
        "memory": ",".join(f"{name}={number}" for name, number in player.get("memory", {}).items()),
    }
    if "automa" in player:
        automa = player["automa"]
        more |= {
            automa["name"]: str(automa["level"]),
            "cards": _listed(automa["used"]),
            "markers": ",".join(f"{letter}{number}" for letter, number in automa["countdown"].items()),
        }
    first = (player["hotel"], f"{player['krones']}k", f"{player['emperor']}e", f"{player['points']}p", floors)
    named = (f"{name}:{value}" for name, value in more.items() if value)
    return "/".join((*first, *named, *(["passed"] if player["passed"] else [])))


def _write_foods(foods: Mapping[str, Any]) -> str:
    return "".join(f"{foods[food]}{letter}" for letter, food in FOOD_LETTERS.items() if foods.get(food))


def _write_table(table: CafeTable | None) -> str:
    if table is None:
        return NOTHING
    missing = _write_foods(table["missing"])
    return f"{table['guest']}({missing})" if missing else str(table["guest"])


def _write_steps(steps: Iterable[Step]) -> str:
    return ",".join(_write_step(step) for step in steps)


def _write_step(step: Step) -> str:
    seat = f"@{step['seat']}" if step["seat"] >= 0 else ""
    n = f":{step['n']}" if step["n"] else ""
    parts = f"({_write_steps(step['parts'])})" if "parts" in step else ""
    return f"{step['do']}{seat}{n}{parts}"


def read_line(text: str) -> dict[str, Any]:
    """Return the position as a snapshot, which may still be impossible."""
    if not isinstance(text, str) or len(text) > LONGEST or not text.isascii() or not text.isprintable():
        raise InvalidData("position", f"one line of printable ASCII, not {text!r:.60}")
    line, marked, check = text.strip().partition(" #")
    version, *rest = line.split(" ")
    if version != VERSION:
        raise InvalidData("position", f"begins with {VERSION}, not {version!r:.60}")
    if marked and check != check_of(line):
        raise InvalidData(
            "check", f"{check!r:.20} does not fit: the line is damaged, or edited without removing the check"
        )
    if not rest:
        raise InvalidData("options", "missing")
    options = read_options(rest[0])
    fields = _named(rest[1:], "=", "position")
    seats = [f"seat{seat}" for seat in range(Options.from_json(options).seats)]
    known = (*REQUIRED, *LISTS, "dice", "under", "turn", *seats)
    for name in fields:
        if name not in known:
            raise InvalidData(name, "unknown field")
    for name in (*REQUIRED, *seats):
        if name not in fields:
            raise InvalidData(name, "missing")
    position = _read_table(fields)
    position["players"] = [_read_player(fields[name], name) for name in seats]
    position["agenda"] = _read_steps(fields["agenda"], "agenda") if fields["agenda"] != NOTHING else []
    head = {"format": "grandaustria.snapshot", "version": 1, "options": options}
    return {**head, **position, **_decks(options, position)}


def read_options(text: str) -> OptionsJson:
    words = text.split("/")
    if len(words) not in (5, 6):
        raise InvalidData("options", f"edition/players/hotel/staff/promos, not {text!r:.60}")
    edition, players, hotel, staff, promos, *alone = words
    chosen = hotel and not set(hotel) - set(DAY_HOTELS)
    options = Options.from_json(
        {
            "edition": edition,
            "players": _number(players, "options.players"),
            "hotel": tuple(hotel) if chosen else hotel,
            "staff": staff,
            "promos": _one_of(promos, PROMOS, "options.promos"),
            **(_read_solo(alone[0]) if alone else {}),
        }
    )
    return options.to_json()


def _read_solo(word: str) -> dict[str, Any]:
    if not word.startswith(ALONE):
        raise InvalidData("options.mode", f"{ALONE} and the level, not {word!r:.60}")
    return {"mode": ALONE, "level": _number(word.removeprefix(ALONE), "options.level")}


def _named(words: Iterable[str], sign: str, where: str) -> dict[str, str]:
    """Return the fields `name=value` by name. A word that stands alone has the value ''."""
    fields: dict[str, str] = {}
    for word in words:
        name, signed, value = word.partition(sign)
        if not name or (signed and not value):
            raise InvalidData(where, f"name{sign}value, not {word!r:.60}")
        if name in fields:
            raise InvalidData(f"{where}.{name}" if where != "position" else name, "there twice")
        fields[name] = value
    return fields


def _read_table(fields: Mapping[str, str]) -> dict[str, Any]:
    dice = fields.get("dice", "")
    if set(dice) - set("123456"):
        raise InvalidData("dice", f"digits from 1 to 6, not {dice!r:.60}")
    position: dict[str, Any] = {
        "round": _number(fields["round"], "round"),
        "start": _number(fields["start"], "start"),
        "dice": [dice.count(value) for value in "123456"],
        "queue": _list(fields["queue"], "queue", lambda word, at: None if word == NOTHING else _number(word, at)),
        "under_deck": _list(fields.get("under", ""), "under", _read_under),
        "tiles": _list(fields["tiles"], "tiles", lambda word, at: word),
        "objectives": _list(fields["objectives"], "objectives", _number),
        "turn": _read_turn(fields.get("turn", "")),
    }
    return position | {long: _list(fields.get(name, ""), name, _number) for name, long in LISTS.items()}


def _read_turn(text: str) -> dict[str, Any]:
    words = _named(text.split(",") if text else [], ":", "turn")
    for word, value in words.items():
        if word not in (*FLAGS, *COUNTS) or bool(value) != (word in COUNTS):
            raise InvalidData("turn", f"not known here: {word!r:.60}")
    flags = {name: word in words for word, name in FLAGS.items()}
    return flags | {name: _number(words.get(word, "0"), f"turn.{word}") for word, name in COUNTS.items()}


def _read_under(word: str, at: str) -> dict[str, int]:
    card, _, seat = word.partition("@")
    return {"staff": _number(card, at), "known_to": _number(seat, at)}


def _read_player(text: str, at: str) -> dict[str, Any]:
    hotel, *rest = text.split("/")
    if len(rest) < 4:
        raise InvalidData(at, f"hotel/krones/emperor/points/rooms and more, not {text!r:.60}")
    krones, emperor, points = (_marked(word, mark, at) for word, mark in zip(rest, "kep", strict=False))
    fields = _named(rest[4:], ":", at)
    known = (*PLAYERS_WORDS, LEOPOLD, "cards", "markers")
    for name, value in fields.items():
        if name not in known or bool(value) == (name == "passed"):
            raise InvalidData(at, f"not known here: {name!r:.60}")
    staff = _list(fields.get("staff", ""), f"{at}.staff", lambda word, at: (_number(word.removesuffix("*"), at), word))
    claims = _list(fields.get("claims", ""), f"{at}.claims", _read_claim)
    memory = _list(fields.get("memory", ""), f"{at}.memory", _read_memory)
    player: dict[str, Any] = {
        "hotel": hotel,
        "krones": krones,
        "emperor": emperor,
        "points": points,
        "kitchen": dict.fromkeys(FOODS, 0) | _read_foods(fields.get("kitchen", ""), f"{at}.kitchen"),
        "cafe": _list(fields.get("cafe", "-,-,-"), f"{at}.cafe", _read_seated),
        "rooms": rest[3].split("|"),
        "groups_paid": _list(fields.get("groups", ""), f"{at}.groups", _number),
        "hand": _list(fields.get("hand", ""), f"{at}.hand", _number),
        "staff": [card for card, _ in staff],
        "used": [card for card, word in staff if word.endswith("*")],
        "pack": _list(fields.get("pack", ""), f"{at}.pack", _number),
        "claims": _once(claims, f"{at}.claims"),
        "turns": _number(fields.get("turns", "0"), f"{at}.turns"),
        "passed": "passed" in fields,
    }
    if LEOPOLD in fields:
        player["automa"] = _read_automa(fields, at)
    return player | ({"memory": _once(memory, f"{at}.memory")} if memory else {})


def _read_automa(fields: Mapping[str, str], at: str) -> dict[str, Any]:
    return {
        "name": LEOPOLD,
        "level": _number(fields[LEOPOLD], f"{at}.{LEOPOLD}"),
        "used": _list(fields.get("cards", ""), f"{at}.cards", _number),
        "countdown": _once(_list(fields.get("markers", ""), f"{at}.markers", _read_claim), f"{at}.markers"),
    }


def _read_claim(word: str, at: str) -> tuple[str, int]:
    return _one_of(word[:1], {letter: letter for letter in LETTERS}, at), _number(word[1:], at)


def _read_memory(word: str, at: str) -> tuple[str, int]:
    name, _, number = word.partition("=")
    return name, _number(number, at)


def _once(pairs: list[tuple[str, int]], at: str) -> dict[str, int]:
    found = dict(pairs)
    if len(found) != len(pairs):
        raise InvalidData(at, "something is there twice")
    return found


def _read_foods(text: str, at: str) -> dict[str, int]:
    if not re.fullmatch(r"(\d+[a-z])*", text):
        raise InvalidData(at, f"amounts such as 2s1w, not {text!r:.60}")
    amounts = [
        (_one_of(letter, FOOD_LETTERS, at), _number(amount, at)) for amount, letter in re.findall(r"(\d+)([a-z])", text)
    ]
    return _once(amounts, at)


def _read_seated(word: str, at: str) -> dict[str, Any] | None:
    if word == NOTHING:
        return None
    guest, bracket, missing = word.partition("(")
    if bool(bracket) != missing.endswith(")"):
        raise InvalidData(at, f"a guest such as 75 or 75(2w), not {word!r:.60}")
    return {"guest": _number(guest, at), "missing": _read_foods(missing.removesuffix(")"), at)}


def _read_steps(text: str, at: str) -> list[dict[str, Any]]:
    """The steps of an agenda. Only those of any_order have parts, in brackets."""
    steps = []
    for number, word in enumerate(re.findall(r"[^,(]+(?:\([^)]*\)[^,]*)?|,,|^,|,$|\(", text)):
        found = re.fullmatch(r"([a-z_]+)(?:@(\d+))?(?::(\d+))?(?:\(([^()]*)\))?", word)
        if found is None:
            raise InvalidData(f"{at}[{number}]", f"a step such as turn@0 or gain_wine@1:2, not {word!r:.60}")
        do, seat, n, parts = found.groups()
        step: dict[str, Any] = {
            "do": do,
            "seat": -1 if seat is None else _number(seat, at),
            "n": _number(n or "0", at),
        }
        if parts is not None:
            step["parts"] = _read_steps(parts, f"{at}[{number}].parts")
        steps.append(step)
    return steps


def _decks(options: OptionsJson, position: Mapping[str, Any]) -> dict[str, list[int]]:
    """The cards that are nowhere else."""
    ruleset = Options.from_json(options).ruleset
    names = names_of(ruleset)
    players = position["players"]
    guests = {*position["queue"], *position["guest_discard"]}
    guests |= {table["guest"] for player in players for table in player["cafe"] if table is not None}
    staff = {*position["looked_at"], *position["dismissed"], *(card["staff"] for card in position["under_deck"])}
    staff |= {card for player in players for name in ("hand", "staff", "pack") for card in player[name]}
    in_play = names.guests_in(ruleset.guests_in_play(options["promos"]))
    return {
        "guest_deck": [number for number in in_play if number not in guests],
        "staff_deck": [number for number in names.staff if number not in staff],
    }


def _list(text: str, at: str, read: Callable[[str, str], T]) -> list[T]:
    return [read(word, f"{at}[{number}]") for number, word in enumerate(text.split(","))] if text else []


def _number(word: str, at: str) -> int:
    if not re.fullmatch(r"0|-?[1-9][0-9]{0,18}", word):
        raise InvalidData(at, f"a whole number, not {word!r:.60}")
    return int(word)


def _marked(word: str, mark: str, at: str) -> int:
    if not word.endswith(mark):
        raise InvalidData(at, f"a number with {mark}, not {word!r:.60}")
    return _number(word.removesuffix(mark), at)


def _one_of(word: str, known: Mapping[str, T], at: str) -> T:
    if word not in known:
        raise InvalidData(at, f"one of {', '.join(known)}, not {word!r:.60}")
    return known[word]
