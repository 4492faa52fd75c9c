"""The pages around the table: the rules, the end, and the way back from what is open."""

from __future__ import annotations

from playwright.sync_api import expect

from tests.browser.player import Player
from tests.browser.scenes import ANNA, BOT, Scenes
from tests.browser.server_process import House
from tests.browser.visitor import Visitor, Visitors

_TOP = "(id) => document.getElementById(`rule-${id}`).getBoundingClientRect().top"
_SMALL = """() => [...document.querySelectorAll('.contents a, .rules button, .rules input')]
  .map((target) => target.getBoundingClientRect())
  .filter(({ width, height }) => Math.min(width, height) < 24).length"""


def test_the_contents_lead_to_their_sections(visitor: Visitor) -> None:
    page = visitor.page
    visitor.goto("/rules")
    contents = page.get_by_role("navigation", name="Contents")
    expect(page.locator(".rows--guests li").first).to_be_attached()
    for title, section in (("All guests", "all-guests"), ("Decks", "fine-decks"), ("All staff", "all-staff")):
        contents.get_by_role("link", name=title, exact=True).click()
        expect(contents.locator("[aria-current]")).to_have_text(title)
        assert 0 <= page.evaluate(_TOP, section) < 300
    assert page.evaluate(_SMALL) == 0


def test_a_link_to_a_section_still_leads_there_when_the_cards_have_come(visitor: Visitor) -> None:
    visitor.goto("/rules/all-guests")
    contents = visitor.page.get_by_role("navigation", name="Contents")
    expect(visitor.page.locator(".rows--guests li").first).to_be_in_viewport()
    expect(contents.locator("[aria-current]")).to_have_text("All guests")


def test_a_search_forgives_a_slip(visitor: Visitor) -> None:
    visitor.goto("/rules")
    field = visitor.page.get_by_role("textbox", name="Search the rules")
    field.fill("strudl")
    expect(visitor.page.get_by_role("status")).to_contain_text("strudel")
    expect(visitor.page.locator(".rules__text mark").first).to_have_text("strudel", ignore_case=True)
    field.fill("qqqqqq")
    expect(visitor.page.get_by_role("status")).to_have_text("Nothing found")


def test_the_chart_keeps_the_result_for_itself_while_it_is_counted(visitors: Visitors, scenes: Scenes) -> None:
    visitor = visitors.enter(reduced_motion="no-preference")
    visitor.prefer(speed="calm")
    visitor.hold(scenes.over)
    visitor.goto(f"/end/{scenes.over['game']}")
    columns = visitor.page.locator(".chart thead th")
    visitor.page.get_by_role("button", name="Next").click()  # and the count stands still
    before = columns.count()
    visitor.page.get_by_role("button", name="Show all").click()
    expect(columns).to_have_count(before + 1)
    expect(columns.last).to_have_text("final")


def test_rows_of_the_score_say_what_brought_the_points(visitor: Visitor, scenes: Scenes) -> None:
    visitor.hold(scenes.over)
    visitor.goto(f"/end/{scenes.over['game']}")
    row = visitor.page.get_by_role("button", name="Emperor track")
    row.click()
    expect(visitor.page.locator(".gains li").first).to_contain_text("emperor scoring")
    row.click()
    expect(visitor.page.locator(".gains")).to_have_count(0)


def test_the_way_back_closes_what_is_open(visitor: Visitor, house: House) -> None:
    visitor.hold(house.make_game(ANNA, BOT))
    visitor.goto("/")
    page = visitor.page
    page.locator(".games a").first.click()
    Player(visitor).wait()
    page.get_by_role("button", name="Menu").click()
    page.wait_for_function("() => history.state?.open && document.querySelector('dialog[open]')")
    page.go_back()
    expect(page.locator("dialog")).to_have_count(0)
    assert "/game/" in page.url
    page.wait_for_function("() => !history.state?.open")
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("button", name="Preferences").click()
    expect(page.get_by_role("heading", name="Preferences")).to_be_visible()
    page.locator("dialog").get_by_role("button", name="Close").click()
    page.wait_for_function("() => !history.state?.open && !document.querySelector('dialog')")
    page.go_back()
    expect(page.get_by_role("button", name="Open the doors")).to_be_visible()


def test_sounds_are_switched_on_and_off_at_the_table(visitor: Visitor, house: House) -> None:
    visitor.sit(house.make_game(ANNA, BOT))
    Player(visitor).wait()
    visitor.page.get_by_role("button", name="Menu").click()
    visitor.page.get_by_role("button", name="Turn sounds on").click()
    expect(visitor.page.get_by_role("button", name="Turn sounds off")).to_be_visible()
    visitor.page.keyboard.press("Escape")
    player = Player(visitor)
    player.act(player.wait())
