"""Before a game begins: a bot on the open seat, calling the game off, sharing the link."""

from __future__ import annotations

from playwright.sync_api import Page, expect

from tests.browser.lobby import open_doors
from tests.browser.player import Player
from tests.browser.visitor import Visitors

_SHARES = "navigator.share = async (what) => { window.shared = what; }"


def _room(page: Page) -> None:
    expect(page.get_by_role("heading", name="Waiting room")).to_be_visible()


def test_the_computer_takes_an_open_seat(visitors: Visitors) -> None:
    host = visitors.enter()
    open_doors(host, "Anna", 3, "Standard", ["open", "open"])
    _room(host.page)
    host.page.get_by_role("button", name="Let the computer play").first.click()
    expect(host.page.get_by_role("button", name="Let the computer play")).to_have_count(1)
    host.page.get_by_role("button", name="Let the computer play").click()
    Player(host).wait()


def test_a_game_is_called_off(visitors: Visitors) -> None:
    host, friend = visitors.enter(), visitors.enter()
    link = open_doors(host, "", 2, "Standard", ["open"])
    friend.page.goto(link)
    expect(friend.page.get_by_role("button", name="Take a seat")).to_be_visible()
    expect(friend.page.get_by_text("Hotelier 1").first).to_be_visible()
    host.page.get_by_role("button", name="Cancel the game").click()
    host.page.get_by_role("button", name="Back", exact=True).click()
    host.page.get_by_role("button", name="Cancel the game").click()
    host.page.get_by_role("button", name="Cancel the game").click()
    expect(host.page.get_by_role("button", name="Open the doors")).to_be_visible()
    expect(host.page.locator(".games li")).to_have_count(0)
    expect(friend.page.get_by_text("called off")).to_be_visible()


def test_a_friend_gives_up_the_seat(visitors: Visitors) -> None:
    host, friend = visitors.enter(), visitors.enter(locale="de")
    link = open_doors(host, "Anna", 3, "Standard", ["open", "open"])
    friend.page.goto(link)
    friend.page.get_by_role("button", name="Platz nehmen").click()
    expect(host.page.locator(".seat").nth(1)).to_contain_text("Hotelier 2")
    for _ in range(2):
        friend.page.get_by_role("button", name="Meinen Platz freigeben").click()
    expect(host.page.locator(".seat").nth(1)).to_contain_text("Open seat")


def test_a_link_is_shared(visitors: Visitors) -> None:
    host = visitors.enter()
    host.context.add_init_script(_SHARES)
    link = open_doors(host, "Anna", 2, "Standard", ["open"])
    host.page.get_by_role("button", name="Share", exact=True).click()
    assert host.page.evaluate("window.shared.url") == link


def test_the_lobby_remembers_the_bot(visitors: Visitors) -> None:
    host = visitors.enter()
    host.goto("/")
    chair = host.page.get_by_role("combobox", name="Who sits in seat 2")
    chair.select_option("bot:gentle")
    host.page.reload()
    expect(chair).to_have_value("bot:gentle")
    host.page.get_by_text("More options").click()
    expect(host.page.get_by_text("Gentle: ")).to_be_visible()
    host.page.get_by_text("First, 2015").click()
    expect(host.page.get_by_role("checkbox", name="promo guests")).not_to_be_checked()
