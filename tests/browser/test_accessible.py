"""Nobody is shut out: axe on every screen, names for every control, and what happens as live text."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Page, expect

from tests.browser.player import Player
from tests.browser.scenes import ANNA, BOT, Scenes
from tests.browser.screens import SCREENS, Way, draft, four, hold_all, replay, rival, turn
from tests.browser.visitor import PHONE, Visitor, Visitors

LANGUAGES = sorted(path.name for path in (Path(__file__).parents[2] / "web/locales").iterdir())


def violations(page: Page, where: str, rules: list[str] | None = None) -> list[str]:
    options: dict[str, Any] = {"resultTypes": ["violations"]} | ({"runOnly": rules} if rules else {})
    found = Axe().run(page, options=options).response["violations"]
    nodes = [(rule["id"], node) for rule in found for node in rule["nodes"]]
    return [f"{where}: {rule}: {node['html'][:200]}\n{node['failureSummary']}" for rule, node in nodes]


def _violations_day_and_night(page: Page, where: str) -> list[str]:
    """By night only the colours are other ones."""
    page.emulate_media(color_scheme="light")
    found = violations(page, where)
    page.emulate_media(color_scheme="dark")
    expect(page.locator("html")).to_have_attribute("data-theme", "night")
    return found + violations(page, f"{where} by night", ["color-contrast"])


@pytest.mark.parametrize("screen", SCREENS, ids=lambda way: way.__name__)
@pytest.mark.parametrize("language", LANGUAGES)
def test_axe_finds_nothing(visitor: Visitor, scenes: Scenes, language: str, screen: Way) -> None:
    visitor.prefer(language=language)
    hold_all(visitor, scenes)
    screen(visitor, scenes)
    assert visitor.page.evaluate("document.documentElement.lang") == language
    wrong = _violations_day_and_night(visitor.page, screen.__name__)
    assert not wrong, "\n".join(wrong)


@pytest.mark.parametrize("panel", [None, 0, 1, 2, 3, 4])
@pytest.mark.parametrize("seat", [0, 1])
def test_axe_finds_nothing_on_a_phone(visitors: Visitors, scenes: Scenes, seat: int, panel: int | None) -> None:
    visitor = visitors.enter(PHONE)
    visitor.sit(scenes.turn, seat)
    expect(visitor.page.locator(".prompt__q")).to_be_visible()
    if panel is not None:
        visitor.page.locator(".tab").nth(panel).click()
    wrong = _violations_day_and_night(visitor.page, f"panel {panel}")
    assert not wrong, "\n".join(wrong)


@pytest.mark.parametrize("screen", [four, draft, rival, replay], ids=lambda way: way.__name__)
@pytest.mark.parametrize("size", [(820, 1180), (1024, 768)], ids=["upright", "lying"])
def test_axe_finds_nothing_on_a_tablet(visitors: Visitors, scenes: Scenes, size: tuple[int, int], screen: Way) -> None:
    visitor = visitors.enter(size, has_touch=True, is_mobile=True)
    hold_all(visitor, scenes)
    screen(visitor, scenes)
    wrong = _violations_day_and_night(visitor.page, screen.__name__)
    assert not wrong, "\n".join(wrong)


def test_axe_finds_nothing_while_waiting(visitor: Visitor, scenes: Scenes) -> None:
    visitor.sit(scenes.turn, 1)
    expect(visitor.page.locator(".prompt__q")).to_be_visible()
    wrong = _violations_day_and_night(visitor.page, "waiting")
    assert not wrong, "\n".join(wrong)


def test_what_happens_is_read_out_once(visitor: Visitor, scenes: Scenes) -> None:
    """One live region tells what happens and what is asked."""
    visitor.sit(scenes._house.make_game(ANNA, BOT))
    player = Player(visitor)
    heard: list[str] = []
    lines = visitor.page.locator(".heard[aria-live=polite] li")
    for _ in range(12):
        sight = player.wait()
        heard += [line for line in lines.all_inner_texts() if line not in heard[-12:]]
        player.act(sight)
    asked = [line for line in heard if line.endswith("?") or line.startswith("Your turn.")]
    assert len(set(asked)) >= 3
    assert len(set(heard)) - len(set(asked)) >= 6
    live = visitor.page.locator("main [aria-live], main [role=status], main [role=log]")
    assert live.count() == 0


def test_every_part_of_the_table_is_a_landmark(visitor: Visitor, scenes: Scenes) -> None:
    hold_all(visitor, scenes)
    turn(visitor, scenes)
    for name in ("What is asked", "Guests waiting", "Action spaces and dice", "Your hotel", "Your café", "Your staff"):
        expect(visitor.page.get_by_role("region", name=name)).to_have_count(1)
    expect(visitor.page.get_by_role("main")).to_have_count(1)
    expect(visitor.page.get_by_role("heading", level=1)).to_have_count(1)
