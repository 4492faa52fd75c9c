"""Lines break, people open two tabs, links are wrong, fingers slip."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Route, expect

from grandaustria import Game
from tests.browser.played import played, put
from tests.browser.player import Player, Sight
from tests.browser.scenes import ANNA, BEN, BOT, Scenes, offered
from tests.browser.server_process import House, opened
from tests.browser.visitor import PATIENCE, Visitor, Visitors


def _names(sight: Sight) -> list[str]:
    return [sight.asks, *(offer.name for offer in sight.offers)]


def _late(game: Game) -> bool:
    return game.seat == 0 and (game.round or 0) >= 3


def _asked_for_a_room(game: Game) -> bool:
    return "PREPARE" in offered(game)


def _act(player: Player, times: int) -> None:
    for _ in range(times):
        player.act(player.wait())


@pytest.mark.whole
def test_the_server_goes_away_and_comes_back(visitors: Visitors, tmp_path: Path) -> None:
    with opened(tmp_path / "games.db") as house:
        visitor = visitors.enter(house=house)
        made = put(house, played(_late, players=2), ANNA, BOT)
        visitor.sit(made)
        player = Player(visitor)
        before, seq = player.wait(), house.table(made)["seq"]
        house.stop()
        notice = visitor.page.get_by_role("alert").filter(has_text="connection to the server is lost")
        expect(notice).to_be_visible()
        assert _names(player.look()) == _names(before)
        house.start()
        expect(notice).to_have_count(0, timeout=2 * PATIENCE)
        assert (house.table(made)["seq"], _names(player.wait())) == (seq, _names(before))
        visitor.errors.clear()  # the browser complains of every line it could not open
        _act(player, 12)
        assert house.table(made)["seq"] > seq
        visitor.page.close()  # before the house, of which it would complain


@pytest.mark.parametrize("when", ["before", "after"])
def test_an_answer_that_gets_lost_is_no_second_move(visitor: Visitor, scenes: Scenes, house: House, when: str) -> None:
    """The line breaks before the server has heard of the move, or after."""
    made = scenes.when(_asked_for_a_room, ANNA, BEN)
    visitor.sit(made)
    player = Player(visitor)
    player.wait_still()
    seq = house.table(made)["seq"]
    sent: list[Any] = []

    def lose_two(route: Route) -> None:
        sent.append(route.request.post_data_json)
        if len(sent) > 2:
            route.continue_()
            return
        if when == "after":
            route.fetch()
        route.abort()

    visitor.page.route("**/choices", lose_two)
    with visitor.page.expect_response("**/choices") as answered:
        player.act_until(lambda: bool(sent))
    assert answered.value.json() == {"seq": seq + 1}
    assert house.table(made)["seq"] == seq + 1
    assert len(sent) == 3
    assert sent[0] == sent[1] == sent[2]
    visitor.errors.clear()  # the two that got lost


@pytest.mark.whole
def test_two_tabs_stay_in_step(visitor: Visitor, house: House) -> None:
    made = house.make_game(ANNA, BOT)
    visitor.sit(made)
    other = visitor.tab()
    visitor.goto(f"/game/{made['game']}", other)
    tabs = [Player(visitor), Player(visitor, page=other)]
    for number in range(12):
        acting, watching = tabs[number % 2], tabs[1 - number % 2]
        acting.act(acting.wait())
        while acting.page.locator("[role=menu], [role=alert]").count():
            acting.act(acting.wait())  # a list or a question opens only where it was asked for
        words = _names(acting.wait())
        expect(watching.page.locator(".prompt__q")).to_have_text(words[0])
        assert _names(watching.wait()) == words


def test_a_slip_is_taken_back(visitor: Visitor, scenes: Scenes) -> None:
    visitor.sit(scenes.when(_asked_for_a_room, ANNA, BEN))
    player = Player(visitor)
    undo = visitor.page.get_by_role("button", name="Undo", exact=True)
    before = player.wait_still()
    for by_key in (False, True):
        player.act_until(lambda: player.look().asks != before.asks)
        expect(undo).to_be_enabled()
        expect(visitor.page.locator(".prompt__q")).not_to_have_text(before.asks)
        if by_key:
            visitor.page.keyboard.press("u")
        else:
            undo.click()
        expect(visitor.page.locator(".prompt__q")).to_have_text(before.asks)
        assert _names(player.wait()) == _names(before)


@pytest.mark.parametrize(
    ("path", "words"),
    [
        ("/join/nowhere/nothing", "this link opens no door"),
        ("/game/nowhere", "do not know this game"),
        ("/end/nowhere", "holds no key"),
        ("/replay/nowhere", "holds no key"),
    ],
)
def test_a_wrong_link_says_so_politely(visitor: Visitor, path: str, words: str) -> None:
    visitor.goto(path)
    expect(visitor.page.get_by_role("main")).to_contain_text(words)
    visitor.page.get_by_role("main").get_by_role("link", name="Lobby").click()
    expect(visitor.page.get_by_role("button", name="Open the doors")).to_be_visible()
    visitor.errors = [error for error in visitor.errors if "401" not in error]  # what the browser says of the key


@pytest.mark.parametrize("path", ["/%E0%A4%A", "/game/%", "/join/a/%E0"])
def test_an_address_that_cannot_be_read_leads_to_the_lobby(visitor: Visitor, path: str) -> None:
    visitor.goto(path)
    expect(visitor.page.get_by_role("button", name="Open the doors")).to_be_visible()
