"""Phones held sideways: nothing lies over anything else, and everything can be reached."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.browser.scenes import Scenes
from tests.browser.visitor import Visitors

PARTS = (".ptop", ".ptray", ".ptold", ".pprompt", ".tabs", ".photel", ".pcafe", ".pstock")


@pytest.mark.parametrize("size", [(740, 340), (844, 390)])
def test_the_table_fits(visitors: Visitors, scenes: Scenes, size: tuple[int, int]) -> None:
    visitor = visitors.enter(size, has_touch=True)
    visitor.sit(scenes.turn)
    page = visitor.page
    expect(page.locator(".prompt__q")).to_be_visible()
    page.locator(".tab").first.tap()
    boxes = {part: page.locator(part).bounding_box() for part in PARTS}
    for part, box in boxes.items():
        assert box is not None, part
        assert min(box["x"], box["y"]) >= 0, part
        assert box["x"] + box["width"] <= size[0] + 1, part
        assert box["y"] + box["height"] <= size[1] + 1, part
        for other, theirs in boxes.items():
            if part < other and theirs is not None:
                across = min(box["x"] + box["width"], theirs["x"] + theirs["width"]) - max(box["x"], theirs["x"])
                down = min(box["y"] + box["height"], theirs["y"] + theirs["height"]) - max(box["y"], theirs["y"])
                assert across <= 1 or down <= 1, (part, other)
    hotel = boxes[".photel"]
    assert hotel is not None
    assert hotel["height"] > 0.5 * size[1]
    for tab in page.locator(".tab").all():
        tab.tap()
        expect(tab).to_have_attribute("aria-current", "page")
