"""What can be chosen glows, without work for the browser, and can be pressed wherever it is seen."""

from __future__ import annotations

import re

from tests.browser.scenes import Scenes
from tests.browser.visitor import Visitors

# The box around all that lies in a thing takes every property from it that is inherited.
_STYLED = """
() => [...document.querySelectorAll('.thing:has(> .thing__in)')].flatMap((thing) => {
  const style = getComputedStyle(thing.querySelector('.thing__in'));
  const read = () => [...style].map((name) => `${name}: ${style.getPropertyValue(name)}`);
  thing.classList.remove('is-target');
  const before = new Set(read());
  thing.classList.add('is-target');
  return read().filter((line) => !before.has(line));
})
"""

_UNDER_TAGS = """
() => [...document.querySelectorAll('.cost, .plate')].map((tag) => {
  const { left, top, width, height } = tag.getBoundingClientRect();
  const [x, y] = [left + width / 2, top + height / 2];
  return document.elementFromPoint(x, y)?.closest('.thing')?.dataset.thing ?? tag.outerHTML;
})
"""


def test_what_lies_in_a_target_is_not_styled_anew(scenes: Scenes, visitors: Visitors) -> None:
    visitor = visitors.enter()
    visitor.sit(scenes.turn)
    visitor.page.locator(".is-target").first.wait_for()
    assert visitor.page.evaluate(_STYLED) == []


def test_price_tags_and_plates_are_no_obstacle(scenes: Scenes, visitors: Visitors) -> None:
    visitor = visitors.enter()
    visitor.sit(scenes.turn)
    visitor.page.locator(".is-target").first.wait_for()
    under = visitor.page.evaluate(_UNDER_TAGS)
    assert under
    assert all(re.fullmatch(r"(guest|room):\d+", thing) for thing in under), under
