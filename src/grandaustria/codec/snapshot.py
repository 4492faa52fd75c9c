"""A whole position as plain JSON, and back. docs/formats.md describes every field."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from grandaustria.codec.automa import check_roles, decode_automa, encode_automa
from grandaustria.codec.names import LETTERS, Names, foods_in, names_of
from grandaustria.codec.reader import Reader
from grandaustria.codec.types import CafeTable, Claims, Position
from grandaustria.codec.types import Player as PlayerJson
from grandaustria.codec.types import Step as StepJson
from grandaustria.errors import InvalidData
from grandaustria.options import DEBUG, Options
from grandaustria.rules.automa.role import Automa
from grandaustria.rules.board import BIT, CAKE, COFFEE, FOODS, ITEM, STRUDEL, WINE, count
from grandaustria.rules.choices import FULL_WORD
from grandaustria.rules.player import NO_GUEST, Player
from grandaustria.rules.staffing import KNOWN_TO
from grandaustria.rules.state import EFFECTS, EMPTY, State, Step

MOST_STEPS: Final = 64
MOST_PARTS: Final = 16
TURN_FLAGS: Final = ("acted", "guest_taken", "die_taken", "extra")
LEADING_ON: Final = frozenset(("next_turn", "end_round", "next_round", "final_scoring"))


def encode(s: State) -> Position:
    names = names_of(s.ruleset)
    return {
        "round": s.round,
        "start": s.start,
        "dice": [s.dice_on(value) for value in range(1, 7)],
        "queue": [None if place == EMPTY else names.guests[place] for place in _bytes(s.queue, 5)],
        "guest_deck": names.guests_in(s.guest_deck),
        "guest_discard": names.guests_in(s.guest_discard),
        "staff_deck": names.staff_in(s.staff_deck),
        "under_deck": [{"staff": card % KNOWN_TO + 1, "known_to": card // KNOWN_TO} for card in s.under],
        "looked_at": names.staff_in(s.looked),
        "dismissed": names.staff_in(s.dismissed),
        "tiles": [names.tiles[index] for index in _bytes(s.tiles, 3)],
        "objectives": [names.objectives[index] for index in _bytes(s.objectives, 3)],
        "turn": {
            "acted": s.acted,
            "guest_taken": s.guest_taken,
            "die_taken": s.die_taken,
            "extra": s.extra,
            "extra_turns": s.extra_turns,
            "serving": s.serving,
        },
        "players": [_encode_player(p, names) for p in s.players],
        "agenda": _encode_steps(s.agenda),
    }


def _bytes(packed: int, n: int) -> list[int]:
    return [packed >> 8 * k & 255 for k in range(n)]


def _encode_player(p: Player, names: Names) -> PlayerJson:
    rooms = "".join(".fo"[(p.tiles >> room & 1) + (p.occupied >> room & 1)] for room in range(20))
    encoded: PlayerJson = {
        "hotel": p.hotel.name,
        "krones": p.krones,
        "emperor": p.emperor,
        "points": p.points,
        "kitchen": {
            "strudel": count(p.kitchen, STRUDEL),
            "cake": count(p.kitchen, CAKE),
            "wine": count(p.kitchen, WINE),
            "coffee": count(p.kitchen, COFFEE),
        },
        "cafe": [_encode_table(p, table, names) for table in range(3)],
        "rooms": [rooms[floor : floor + 5] for floor in range(0, 20, 5)],
        "groups_paid": [index for index in range(10) if p.groups_paid >> index & 1],
        "hand": names.staff_in(p.hand),
        "staff": names.staff_in(p.staff),
        "used": names.staff_in(p.used),
        "pack": names.staff_in(p.pack),
        "claims": _encode_claims(p),
        "turns": p.turns,
        "passed": p.passed,
    }
    if p.role.memory:
        encoded["memory"] = dict(zip(p.role.memory, p.memory, strict=True))
    if isinstance(p.role, Automa):
        encoded["automa"] = encode_automa(p, p.role)
    return encoded


def _encode_claims(p: Player) -> Claims:
    claims: Claims = {}
    for k, letter in enumerate(LETTERS):
        if p.place_claimed(k):
            claims[letter] = p.place_claimed(k)
    return claims


def _encode_table(p: Player, table: int, names: Names) -> CafeTable | None:
    guest = p.guest_at(table)
    if guest == NO_GUEST:
        return None
    return {"guest": names.guests[guest], "missing": foods_in(p.missing_at(table))}


def _encode_steps(step: Step | None) -> list[StepJson]:
    steps: list[StepJson] = []
    while step is not None:
        entry: StepJson = {"do": step.effect.name, "seat": step.seat, "n": step.n}
        if step.parts is not None:
            entry["parts"] = _encode_steps(step.parts)
        steps.append(entry)
        step = step.below
    return steps


def decode(options: Options, data: Reader) -> State:
    """Return the position, not yet settled, after checking everything that could make it unplayable."""
    ruleset = options.ruleset
    names = names_of(ruleset)
    hotels = [player.field("hotel").one_of(names.hotel_index) for player in data.field("players").items(options.seats)]
    _check_hotels(hotels, options, data, names)
    players = [Player(seat, ruleset.hotels[hotel], ruleset.roles[seat]) for seat, hotel in enumerate(hotels)]
    s = State(ruleset, players)
    s.checked = DEBUG
    s.round = data.field("round").integer(0, ruleset.rounds)
    s.start = data.field("start").integer(0, options.seats - 1)
    most = ruleset.dice[options.seats]
    dice = data.field("dice").list_of(lambda r: r.integer(0, most), 6)
    if sum(dice) > most:
        raise data.field("dice").fail(f"{sum(dice)} of them; {options.seats} players use {most}")
    s.dice = _packed(dice)
    s.queue = _packed(
        [r.one_of(names.guest_index) if r.value is not None else EMPTY for r in data.field("queue").items(5)]
    )
    s.guest_deck = _mask(data.field("guest_deck"), names.guest_index)
    s.guest_discard = _mask(data.field("guest_discard"), names.guest_index)
    s.staff_deck = _mask(data.field("staff_deck"), names.staff_index)
    s.under = tuple(_decode_under(r, options, names) for r in data.field("under_deck").items())
    s.looked = _mask(data.field("looked_at"), names.staff_index)
    s.dismissed = _mask(data.field("dismissed"), names.staff_index)
    s.tiles = _packed(_lettered(data.field("tiles"), names.tile_index))
    s.objectives = _packed(_lettered(data.field("objectives"), names.objective_index))
    turn = data.field("turn")
    s.acted, s.guest_taken, s.die_taken, s.extra = (turn.field(name).boolean() for name in TURN_FLAGS)
    s.extra_turns = turn.field("extra_turns").integer(0, 9)
    s.serving = turn.field("serving").integer(0, 2)
    for p, player in zip(players, data.field("players").items(), strict=True):
        _decode_player(p, player, s, names)
    s.agenda = _decode_steps(list(data.field("agenda").items()), options, MOST_STEPS)
    _check_cards(s, options, data)
    _check_claims(s, data)
    _check_agenda(s, data)
    check_roles(s, data)
    return s


def _check_hotels(hotels: list[int], options: Options, data: Reader, names: Names) -> None:
    """Check the hotels against the options. Day hotels that are not dealt yet appear as night. So does Leopold's."""
    hotels, his = hotels[: options.players], hotels[options.players :]
    chosen = [names.hotel_index[letter] for letter in options.hotel] if isinstance(options.hotel, tuple) else None
    day = [hotel for hotel in hotels if hotel > 0]
    if (options.hotel == "night" and day) or (chosen and hotels != chosen) or len(set(day)) != len(day) or any(his):
        raise data.field("players").fail("their hotels are not those of the options")


def _packed(values: list[int]) -> int:
    return sum(value << 8 * k for k, value in enumerate(values))


def _mask(reader: Reader, index: dict[int, int]) -> int:
    mask = 0
    for item in reader.items():
        bit = BIT[item.one_of(index)]
        if mask & bit:
            raise item.fail(f"{item.value} is there twice")
        mask |= bit
    return mask


def _lettered(reader: Reader, index: dict[str, int] | dict[int, int]) -> list[int]:
    """One each of the letters A, B, C, four of which exist."""
    found = []
    for k, item in enumerate(reader.items(3)):
        found.append(item.one_of(index))
        if found[-1] // 4 != k:
            raise item.fail(f"{item.value} does not bear the letter {LETTERS[k]}")
    return found


def _decode_under(reader: Reader, options: Options, names: Names) -> int:
    card = reader.field("staff").one_of(names.staff_index)
    return card + KNOWN_TO * reader.field("known_to").integer(0, options.players - 1)


def _decode_player(p: Player, data: Reader, s: State, names: Names) -> None:
    p.krones = data.field("krones").integer(0, 20)
    p.emperor = data.field("emperor").integer(0, 13)
    p.points = data.field("points").integer(-999, 999)
    kitchen = data.field("kitchen")
    p.kitchen = sum(kitchen.field(name).integer(0, 999) * ITEM[food] for food, name in enumerate(FOODS))
    _decode_cafe(p, data.field("cafe"), s, names)
    rooms = "".join(_floor(floor) for floor in data.field("rooms").items(4))
    p.tiles = sum(1 << room for room in range(20) if rooms[room] in "fo")
    p.occupied = sum(1 << room for room in range(20) if rooms[room] == "o")
    p.groups_paid = sum(1 << index for index in set(data.field("groups_paid").list_of(lambda r: r.integer(0, 9))))
    p.hand = _mask(data.field("hand"), names.staff_index)
    p.staff = _mask(data.field("staff"), names.staff_index)
    p.used = _mask(data.field("used"), names.staff_index)
    if p.used & ~(p.staff & s.ruleset.once_per_round):
        raise data.field("used").fail("only once-per-round staff in play can have been used")
    p.pack = _mask(data.field("pack"), names.staff_index)
    p.claims = _decode_claims(data.field("claims"))
    p.turns = data.field("turns").integer(0, 2)
    p.passed = data.field("passed").boolean()
    if p.role.memory:
        memory = data.field("memory")
        p.memory = tuple(memory.field(name).integer(0, FULL_WORD) for name in p.role.memory)
    if isinstance(p.role, Automa):
        decode_automa(p, p.role, data.field("automa"))
    if p.passed and p.turns == 2:
        raise data.field("passed").fail("a player who has done both turns cannot have passed")


def _decode_cafe(p: Player, cafe: Reader, s: State, names: Names) -> None:
    for table, reader in enumerate(cafe.items(3)):
        if reader.value is not None:
            guest = reader.field("guest").one_of(names.guest_index)
            order = s.ruleset.guests[guest].order
            p.set_table(table, guest, _decode_missing(reader.field("missing"), order))


def _decode_claims(reader: Reader) -> int:
    reader.only(LETTERS)
    claims = 0
    for k, letter in enumerate(LETTERS):
        claim = reader.optional(letter)
        claims |= (claim.integer(1, 3) if claim else 0) << 2 * k
    return claims


def _decode_missing(reader: Reader, order: int) -> int:
    reader.only(FOODS)
    missing = 0
    for food, name in enumerate(FOODS):
        entry = reader.optional(name)
        missing += (entry.integer(0, count(order, food)) if entry else 0) * ITEM[food]
    return missing


def _floor(reader: Reader) -> str:
    floor = reader.value
    if not isinstance(floor, str) or len(floor) != 5 or set(floor) - set(".fo"):
        raise reader.fail("five of . (empty), f (free) and o (occupied)")
    return floor


def _decode_steps(readers: list[Reader], options: Options, most: int, inside: bool = False) -> Step | None:
    steps: Step | None = None
    if len(readers) > most:
        raise readers[most].fail(f"more than {most} steps")
    for reader in reversed(readers):
        effect = reader.field("do").one_of(EFFECTS)
        seat = reader.field("seat").integer(-1, options.seats - 1)
        if seat == -1 and not effect.by_nature and not effect.whole_table:
            raise reader.field("seat").fail("this happens to a seat")
        n = reader.field("n").integer(0, effect.number.most)
        nested = reader.optional("parts")
        if (nested is not None) != (effect.name == "any_order") or (inside and nested is not None):
            raise reader.fail("parts belong to any_order, and only there")
        parts = _decode_steps(list(nested.items()), options, MOST_PARTS, inside=True) if nested else None
        steps = Step(effect, seat, n, parts, steps)
    return steps


def _check_cards(s: State, options: Options, data: Reader) -> None:
    """Check that every card is in exactly one place."""
    guests = [s.guest_deck, s.guest_discard]
    guests += [BIT[place] for place in _bytes(s.queue, 5) if place != EMPTY]
    guests += [BIT[p.guest_at(t)] for p in s.players for t in range(3) if p.guest_at(t) != NO_GUEST]
    names = names_of(s.ruleset)
    _check_once(guests, s.ruleset.guests_in_play(bool(options.promos)), data.at("guest"), names.guests_in)
    staff = [s.staff_deck, s.looked, s.dismissed, *(BIT[card % KNOWN_TO] for card in s.under)]
    staff += [mask for p in s.players for mask in (p.hand, p.staff, p.pack)]
    _check_once(staff, s.ruleset.all_staff, data.at("staff"), names.staff_in)


def _check_once(places: list[int], all_cards: int, kind: str, names: Callable[[int], list[int]]) -> None:
    seen = 0
    for place in places:
        if seen & place:
            raise InvalidData(kind, f"{names(seen & place)} in more than one place")
        seen |= place
    if seen != all_cards:
        wrong = f"{names(all_cards & ~seen)} missing" if all_cards & ~seen else f"{names(seen & ~all_cards)} not in use"
        raise InvalidData(kind, wrong)


def _check_claims(s: State, data: Reader) -> None:
    for k, letter in enumerate(LETTERS):
        places = sorted(p.place_claimed(k) for p in s.players if p.place_claimed(k))
        if places != list(range(1, len(places) + 1)):
            raise data.field("players").fail(f"places {places} on objective {letter} are not the first, one each")


def _check_agenda(s: State, data: Reader) -> None:
    """Check that the last step leads on, and that nobody starts a third turn."""
    agenda = data.field("agenda")
    if s.agenda is None and s.round < s.ruleset.rounds:
        raise agenda.fail("empty, though the game is not over")
    step = s.agenda
    while step is not None:
        if (step.effect.name in LEADING_ON) != (step.below is None):
            raise agenda.fail(f"the last step, and only that, must lead on: {', '.join(sorted(LEADING_ON))}")
        if step.effect.name == "turn" and s.players[step.seat].turns == 2 and not s.die_taken and not s.extra:
            raise data.field("turn").fail("a player who has had both turns has taken a die")
        step = step.below
