"""People talk: before the game, at the table and after it."""

from __future__ import annotations

from playwright.sync_api import Page, expect

from tests.browser.scenes import ANNA, BEN, BOT
from tests.browser.server_process import House
from tests.browser.visitor import PHONE, Visitor, Visitors

# What somebody said is shown for a few seconds only.
_WATCH = """() => {
  window.peeks = [];
  const peek = document.querySelector('.peek[role=status]');
  const look = () => window.peeks.push(peek.textContent);
  new MutationObserver(look).observe(peek, { childList: true, characterData: true, subtree: true });
}"""


def _say(page: Page, words: str) -> None:
    page.get_by_role("textbox", name="Say something").fill(words)
    page.keyboard.press("Enter")
    expect(page.get_by_role("log", name="Chat")).to_contain_text(words)


def test_two_people_at_a_table(visitors: Visitors, house: House) -> None:
    made = house.make_game(ANNA, BEN)
    anna, ben = visitors.enter(), visitors.enter(PHONE)
    anna.sit(made, 0)
    ben.sit(made, 1)
    expect(ben.page.get_by_role("button", name="Chat", exact=True)).to_be_visible()
    ben.page.evaluate(_WATCH)
    anna.page.get_by_role("button", name="Chat", exact=True).click()
    _say(anna.page, "Servus <b>Ben</b>")
    ben.page.wait_for_function("said => peeks.includes(said)", arg="Anna: Servus <b>Ben</b>")
    ben.page.get_by_role("button", name="Chat, 1 new message").click()
    _say(ben.page, "Good luck")
    expect(anna.page.get_by_role("log", name="Chat")).to_contain_text("Good luck")
    ben.page.keyboard.press("Escape")
    expect(ben.page.get_by_role("log", name="Chat")).to_have_count(0)
    ben.page.reload()
    expect(ben.page.get_by_role("button", name="Chat", exact=True)).to_be_visible()


def test_with_more_people_the_menu_tells_of_new_words(visitors: Visitors, house: House) -> None:
    made = house.make_game(ANNA, BEN, BOT)
    ben = visitors.enter(PHONE)
    ben.sit(made, 1)
    house.say(made, 0, "Servus")
    ben.page.get_by_role("button", name="Menu. Chat, 1 new message").click()
    ben.page.get_by_role("button", name="Chat, 1 new message", exact=True).click()
    expect(ben.page.get_by_role("log", name="Chat")).to_contain_text("Servus")
    expect(ben.page.get_by_role("button", name="Menu", exact=True)).to_be_visible()


def test_in_the_waiting_room(visitors: Visitors, house: House) -> None:
    made = house.make_game(ANNA, {"kind": "open"}, {"kind": "open"})
    room = f"/join/{made['game']}/{made['invitation']}"
    anna, ben = visitors.enter(), visitors.enter(PHONE)
    anna.hold(made)
    anna.goto(room)
    _say(anna.page, "Where are you?")
    ben.goto(room)
    expect(ben.page.get_by_role("log", name="Chat")).to_contain_text("Where are you?")
    expect(ben.page.get_by_role("textbox", name="Say something")).to_have_count(0)
    ben.page.get_by_role("textbox", name="Your name").fill("Ben")
    ben.page.get_by_role("button", name="Take a seat").click()
    _say(ben.page, "Here!")
    expect(anna.page.get_by_role("log", name="Chat")).to_contain_text("Here!")


def test_bots_have_nothing_to_say(visitor: Visitor, house: House) -> None:
    visitor.sit(house.make_game(ANNA, BOT))
    expect(visitor.page.locator(".prompt__q")).to_be_visible()
    expect(visitor.page.get_by_role("button", name="Chat")).to_have_count(0)
