"""What a person is shown besides the view: why something is not possible, progress, prices."""

from __future__ import annotations

import random
from typing import Any

import pytest

from grandaustria import Game, Options
from grandaustria.chance import seeded
from grandaustria.rules.terms import Values
from grandaustria.search.determinization import determinize
from grandaustria.words.catalogue import catalogue
from grandaustria.words.insight import insight_of
from tests.positions import player, step, table, whole
from tests.random_games import ALL_OPTIONS, decisions
from tests.words.samples import readable

WAITING = (75, {"wine": 1})


def turn(*agenda: dict[str, Any], done: dict[str, bool] | None = None, **me: Any) -> Game:
    """Seat 0 is asked for its turn, or for what lies on the agenda before it."""
    rooms = me.pop("rooms", ("ff...", "f...."))
    return table(
        player(rooms=rooms, **me), player(), agenda=(*agenda, step("turn")), dice=(2, 3, 1, 0, 2, 2), turn=done
    )


def others_turn(**me: Any) -> Game:
    return table(player(**me), player(), agenda=(step("turn", 1),))


OVER = Game.restore(table().snapshot() | {"round": 7, "agenda": [step("final_scoring", -1)]})

# What a person wants, in which position, and the message that says why not.
CASES: list[tuple[str, Game, str | None]] = [
    ("guest:0", turn(), None),
    ("guest:0", others_turn(), "not-your-turn"),
    ("guest:0", turn(step("gain_wine", n=1), cafe=[WAITING]), "other-first"),
    ("guest:0", turn(done={"acted": True, "die_taken": True}, turns=1), "guest-after-die"),
    ("guest:0", turn(done={"acted": True, "guest_taken": True}), "guest-taken"),
    ("guest:0", turn(cafe=[WAITING, (76, {"strudel": 1}), (74, {"cake": 1})]), "no-table"),
    ("guest:0", turn(krones=2), "too-dear"),
    ("guest:0", turn(krones=2, staff=[25]), None),
    ("table:0", turn(cafe=[WAITING]), "order-open"),
    ("table:0", turn(cafe=[75], rooms=()), "no-room"),
    ("die:4", turn(), "no-dice"),
    ("die:1", turn(done={"acted": True, "die_taken": True}, turns=1), "die-taken"),
    ("staff:48", turn(hand=[48]), "play-staff"),
    ("staff:48", turn(step("play_staff", n=2), hand=[48], krones=1), "staff-dear"),
    ("staff:48", turn(step("play_staff", n=99), hand=[48], krones=1), None),
    ("staff:3", turn(staff=[3], used=[3]), "used"),
    ("staff:24", turn(staff=[24]), "staff-by-itself"),
    ("staff:45", turn(staff=[45]), "staff-done"),
    ("staff:48", turn(staff=[48]), "staff-final"),
    ("objective:A", others_turn(), "not-reached"),
    ("objective:A", others_turn(claims={"A": 1}), "claimed"),
    ("room:2", turn(), "room-needs-three"),
    ("room:0", turn(), "room-waits"),
    ("room:9", turn(step("prepare_room", n=1)), "room-far"),
    ("room:4", turn(step("prepare_room", n=1), rooms=(".....", "f....")), "room-far"),
    ("room:10", turn(step("prepare_room", n=1), krones=1), "room-dear"),
    ("room:10", turn(step("prepare_room_for_one_less", n=1), krones=1), None),
    ("room:10", turn(step("prepare_room", n=1), krones=1, staff=[9]), None),
    ("room:10", turn(step("prepare_room_free_floors_1_2", n=1)), "room-high"),
    ("room:1", turn(step("prepare_room", n=1)), "room-there"),
    ("room:7", turn(step("first_rooms_of_seat_up_to", n=3), rooms=()), "room-corner"),
    ("room:19", turn(step("move_in", n=0), cafe=[75], rooms=("ff..f",)), "room-unprepared"),
    ("room:1", turn(step("move_in", n=0), cafe=[75], rooms=("ff..f",)), "room-colour"),
    ("room:19", turn(step("occupy_room", n=1)), "room-unprepared"),
    ("room:0", turn(rooms=("o....",)), "room-occupied"),
    ("serve", turn(kitchen={"wine": 1}), "kitchen-empty"),
    ("serve", turn(kitchen={"wine": 1}, krones=0, cafe=[WAITING]), "serve-dear"),
    (
        "objective:A",
        table(*(player(claims={"A": place} if place else {}) for place in (0, 1, 2, 3))),
        "objective-gone",
    ),
    ("guest:0", OVER, "over"),
]


def touched(game: Game, seat: int) -> set[str]:
    """What the seat can use now."""
    prompt = game.view(seat)["prompt"]
    things = {thing for choice in prompt.get("choices", ()) for thing in choice["touches"]} if prompt else set()
    return things | {thing.replace("action", "die") for thing in things}


def why(game: Game, thing: str, language: str = "en") -> str | None:
    """As the client has it: nothing where the thing can be used."""
    if thing in touched(game, 0):
        return None
    reasons = game.insight(0, asked=game.seat == 0, language=language, names=("Anna", "Theodor"))["why"]
    return reasons.get(thing, reasons.get(""))


@pytest.mark.parametrize(("thing", "game", "reason"), CASES, ids=[f"{thing} {reason}" for thing, _, reason in CASES])
def test_why_not(thing: str, game: Game, reason: str | None) -> None:
    found = why(game, thing)
    words = catalogue("en")
    if reason is None:
        assert found is None
    else:
        cost = {"too-dear": 3, "staff-dear": 2, "room-dear": 2}.get(reason, 0)
        krones = game.view(0)["players"][0]["krones"]
        values: Values = {"player": "Theodor", "cost": cost, "krones": krones, "colour": "blue", "have": 10, "need": 20}
        assert found == words.say(f"why-{reason}", **values)


@pytest.mark.parametrize("index", range(6))
def test_rooms_and_dice_that_cannot_be_used_have_a_reason(index: int) -> None:
    options = ALL_OPTIONS[index * 17]
    for game in decisions(options, seed=index):
        for seat in range(options.players):
            view, reasons = game.view(seat), game.insight(seat, asked=game.seat == seat)["why"]
            assert all(map(readable, reasons.values()))
            things = {f"room:{room}" for room in range(20)} | {f"die:{value}" for value in range(1, 7)}
            if not view["turn"]["extra"]:
                assert "" in reasons or things <= touched(game, seat) | reasons.keys()


def test_progress_towards_an_objective() -> None:
    game = table(player(rooms=("ooo..",), krones=12), player(), objectives=(105, 109, 115))
    krones, floors, colours = game.insight(0, asked=True)["progress"][0]
    assert (krones["icon"], krones["have"], krones["need"], krones["counts"]) == ("krone", 12, 20, [])
    assert (floors["icon"], floors["have"], floors["need"]) == ("floors", 0, 2)
    assert (colours["icon"], colours["have"], colours["need"]) == ("occupy", 2, 7)
    assert colours["counts"] == [
        {"icon": "c-yellow", "have": 1, "need": 4},
        {"icon": "c-blue", "have": 1, "need": 3},
    ]


def test_prices_are_those_of_this_player_now() -> None:
    assert turn(hand=[48]).insight(0, asked=True)["prices"] == {
        "guests": [3, 2, 1, 0, 0],
        "rooms": [k // 5 for k in range(20)],
        "staff": {"48": 4},
    }
    free = turn(step("take_guest_free"), staff=[9])
    prices = free.insight(0, asked=True)["prices"]
    assert prices is not None
    assert prices["guests"] == [0, 0, 0, 0, 0]
    assert prices["rooms"][10:12] == [0, 2]  # blue rooms cost nothing, red ones do
    assert free.insight(None, asked=False)["prices"] is None


def test_staff_cost_less_where_a_die_or_a_reward_says_so() -> None:
    def prices(game: Game) -> dict[str, int]:
        found = game.insight(0, asked=True)["prices"]
        assert found is not None
        return found["staff"]

    assert prices(turn(step("play_staff", n=3), hand=[24, 48])) == {"24": 0, "48": 1}
    either = step("any_order") | {"parts": [step("play_staff", n=3), step("occupy_room", n=1)]}
    assert prices(turn(either, hand=[48])) == {"48": 1}
    looking = whole(turn(hand=[24]))
    looking["staff_deck"].remove(48)
    looking["agenda"].insert(0, step("play_looked_at", n=3))
    assert prices(Game.restore(looking | {"looked_at": [48]})) == {"24": 1, "48": 1}


# What a person could do, in which position, and the message that says why nothing would happen.
IDLE: list[tuple[str, Game, str | None]] = [
    ("TAKE_DIE:3", turn(krones=0, rooms=("fffff",)), "rooms-dear"),
    ("TAKE_DIE:3", turn(krones=1, rooms=("fffff",)), None),
    ("TAKE_DIE_BOOSTED:3", turn(krones=1, rooms=("fffff",)), "rooms-dear"),
    ("TAKE_DIE:3", turn(krones=0, rooms=("ff...",)), None),
    ("TAKE_DIE:3", turn(rooms=("fffff",) * 4), "rooms-full"),
    ("TAKE_DIE:5", turn(), "hand-empty"),
    ("TAKE_DIE:5", turn(hand=[48], krones=1), "staff-dear"),
    ("TAKE_DIE_BOOSTED:5", turn(hand=[48], krones=1), "staff-dear"),
    ("TAKE_DIE:5", turn(hand=[48], krones=2), None),
    ("TAKE_DIE:6", turn(krones=0), "fee"),
    ("TAKE_DIE:6", turn(krones=1), None),
    ("TAKE_DIE:1", turn(krones=0), None),
    ("TAKE_DIE:3", turn(krones=0, rooms=("fffff",), staff=[19]), None),  # five points for the die
    ("COPY:5", turn(step("copy_action", n=2), done={"acted": True, "die_taken": True}, turns=1), "hand-empty"),
    ("COPY:4", turn(step("copy_action", n=2), done={"acted": True, "die_taken": True}, turns=1), None),
]


@pytest.mark.parametrize(("choice", "game", "reason"), IDLE, ids=[f"{choice} {reason}" for choice, _, reason in IDLE])
def test_choices_that_would_do_nothing(choice: str, game: Game, reason: str | None) -> None:
    idle = game.insight(0, asked=True)["idle"]
    assert idle.get(str(game.parse(choice))) == (reason and catalogue("en").say(f"idle-{reason}"))


def test_nobody_is_told_what_others_could_do_for_nothing() -> None:
    game = turn(krones=0)
    assert game.insight(0, asked=True)["idle"]
    assert game.insight(1, asked=False)["idle"] == game.insight(None, asked=False)["idle"] == {}


@pytest.mark.parametrize("index", range(4))
def test_what_does_nothing_changes_nothing(index: int) -> None:
    """Played out: nobody has gained anything when the turn goes on."""
    for game in decisions(ALL_OPTIONS[index * 29], seed=index):
        if (seat := game.seat) is None:
            continue
        for choice in game.insight(seat, asked=True)["idle"]:
            after = game.copy()
            after.play(int(choice))
            if [after.name(left) for left in after.choices()] == ["DONE"]:
                after.play(after.choices()[0])
            assert after.parse("END_TURN") in after.choices()
            before, now = game.view(seat)["players"][seat], after.view(seat)["players"][seat]
            assert now["krones"] <= before["krones"]
            spent = {"krones": 0, "turns": 0, "used": []}
            assert now | spent == before | spent


def served(game: Game) -> list[str]:
    serving = game.insight(0, asked=True)["serving"]
    assert serving is not None
    return [game.name(choice) for choice in serving["together"]]


def test_everything_is_served_at_once_where_nobody_competes_for_it() -> None:
    two = [(75, {"wine": 2, "coffee": 1}), (76, {"strudel": 1})]
    assert served(turn(kitchen={"wine": 2, "coffee": 1}, cafe=two)) == ["SERVE:wine:0"] * 2 + ["SERVE:coffee:0"]
    assert served(turn(kitchen={"wine": 1, "strudel": 4}, cafe=two)) == ["SERVE:strudel:1", "SERVE:wine:0"]
    assert served(turn(kitchen={"wine": 2, "coffee": 1, "strudel": 1}, cafe=two)) == []  # four are too many
    assert served(turn(kitchen={"wine": 1}, cafe=[(75, {"wine": 2}), (62, {"wine": 1})])) == []  # for whom?
    assert served(turn(kitchen={"wine": 3}, cafe=[(75, {"wine": 2}), (62, {"wine": 1})])) == ["SERVE:wine:0"] * 2 + [
        "SERVE:wine:1"
    ]
    assert served(turn(kitchen={"wine": 1}, cafe=two, krones=0)) == []


def test_what_is_served_at_once_can_be_played_in_one_go() -> None:
    game = turn(kitchen={"wine": 2, "coffee": 1}, cafe=[(75, {"wine": 2, "coffee": 1})], krones=1)
    for name in served(game):
        game.play(game.parse(name))
    assert game.view(0)["players"][0]["krones"] == 0
    assert game.view(0)["players"][0]["cafe"][0] == {"guest": 75, "missing": {}}


def test_serving_has_a_price_for_up_to_three() -> None:
    def price(game: Game) -> tuple[int, int | None]:
        serving = game.insight(0, asked=True)["serving"]
        assert serving is not None
        return serving["price"], serving["items"]

    game = turn(kitchen={"wine": 2}, cafe=[(75, {"wine": 2})])
    assert price(game) == (1, 3)
    game.play(game.parse("SERVE:wine:0"))
    assert price(game) == (0, 2)
    assert price(turn(staff=[24])) == (0, None)
    assert turn(step("gain_wine", n=1), cafe=[WAITING]).insight(0, asked=True)["serving"] is None
    assert turn().insight(1, asked=False)["serving"] is None


def test_a_spectator_needs_no_reasons() -> None:
    assert turn().insight(None, asked=False)["why"] == {}


@pytest.mark.parametrize("staff", ["standard", "draft"])
def test_it_is_the_same_in_every_world_that_looks_like_the_view(staff: str) -> None:
    """So it tells nothing of hands and decks."""
    chance = seeded(1)
    picking = random.Random(1)
    game = Game(Options(players=3, staff=staff), seed=1)
    while (seat := game.seat) is not None:
        world = determinize(game.view(seat), chance)
        assert insight_of(world, seat, world.agenda, "en", ()) == game.insight(seat, asked=True)
        game.play(picking.choice(game.choices()))
