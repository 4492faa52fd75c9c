"""The detector of faults in a layout finds each kind, and nothing where nothing is wrong."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page

from tests.browser.faults import faults
from tests.browser.visitor import Visitor

_FINE = '<main><div class="panel" style="width: 300px; height: 200px; position: relative">{}</div></main>'
_AT = "position: absolute; left: 20px; top: {}px; width: 120px; height: 40px"

_WRONG = {
    "cut by a box": ("cut", '<p style="width: 40px; overflow: hidden; white-space: nowrap">Housekeeper</p>'),
    "cut by dots": (
        "cut",
        '<p style="width: 60px; overflow: hidden; white-space: nowrap; text-overflow: ellipsis">Housekeeper</p>',
    ),
    "cut by the number of lines": (
        "cut",
        '<p style="width: 80px; overflow: hidden; height: 1.2em">Senior Legal Secretary</p>',
    ),
    "beyond the edge of a card": ("cut", '<div class="staff" style="width: 40px">Housekeeper</div>'),
    "a word on two lines": ("broken", '<p style="width: 60px; overflow-wrap: anywhere">Photographer</p>'),
    "under the next card": (
        "cut",
        '<div class="fan" style="float: left; width: 20px"><div class="staff" style="width: 90px">'
        '<h2 class="staff__name" style="margin: 0">Groom</h2></div></div>'
        '<div class="fan" style="float: left"><div class="staff" style="width: 90px">...</div></div>',
    ),
    "words over words": (
        "overlap",
        f'<p style="{_AT.format(20)}">One sentence</p><p style="{_AT.format(24)}">Another one</p>',
    ),
    "words over a button": (
        "overlap",
        f'<p style="{_AT.format(20)}; margin: 0">One sentence</p>'
        f'<button style="{_AT.format(24)}; height: 44px" class="btn">Go</button>',
    ),
    "two chips": (
        "overlap",
        f'<span class="plate" style="{_AT.format(0)}"></span>'
        f'<span class="room__guest" style="{_AT.format(30)}"></span>',
    ),
    "a door out of its room": (
        "overlap",
        '<div class="room" style="width: 60px; height: 44px"><div class="room__door" style="height: 70px"></div></div>',
    ),
    "a box over the question": (
        "overlap",
        f'<section class="prompt" style="{_AT.format(0)}">What now?</section>'
        f'<aside class="show" style="{_AT.format(30)}"></aside>',
    ),
    "two panels": (
        "overlap",
        f'<div class="panel" style="{_AT.format(0)}"></div><div class="panel" style="{_AT.format(30)}"></div>',
    ),
    "a page too wide": ("sideways", '<div style="width: 2000px; height: 1px"></div>'),
    "a sheet too wide": ("sideways", '<div style="overflow: auto"><div style="width: 900px; height: 1px"></div></div>'),
    "a small button": ("small", '<button style="width: 40px; height: 40px">x</button>'),
    "a low button on top": (
        "small",
        '<header class="ptop"><button style="width: 44px; height: 40px">x</button></header>',
    ),
    "a low room": ("small", '<div class="room" style="width: 60px; height: 43px"></div>'),
}

_RIGHT = {
    "links in a text": '<p>Read <a href="#x">this</a> first.</p>',
    "a name with a soft hyphen": '<p style="width: 64px">Photo&shy;grapher</p>',
    "a list that scrolls down": '<div style="overflow: auto; height: 20px"><p>One</p><p>Two</p><p>Three</p></div>',
    "a button at the end of a box that scrolls": (
        '<div class="panel" style="overflow: auto; height: 60px"><p style="height: 20px">One</p>'
        '<button class="btn" style="width: 44px; height: 44px">x</button></div>'
    ),
    "what only readers hear": '<p class="sr" style="position: absolute; width: 1px; overflow: hidden">Your turn</p>',
    "a price on the edge of a card": (
        f'<article class="guest" style="{_AT.format(20)}"></article><span class="cost" style="{_AT.format(0)}">3</span>'
    ),
    "a card that covers the hotel": (
        f'<p style="{_AT.format(20)}">One sentence</p><aside class="show" style="{_AT.format(0)}">Another one</aside>'
    ),
    "a button that can be touched below its band": (
        '<header class="ptop"><button style="position: relative; width: 44px; height: 40px">x'
        '<span style="position: absolute; inset: 0 0 -8px"></span></button></header>'
    ),
    "the end of a line that has no room": (
        '<div style="display: flex; width: 200px"><span class="told" style="width: 60px; overflow: hidden;'
        ' white-space: nowrap">One sentence <b>and so on</b></span><b>7</b></div>'
    ),
    "a large button": '<button style="width: 44px; height: 44px">x</button>',
}


def _page(visitor: Visitor, body: str) -> Page:
    visitor.page.set_content(f'<html lang="en"><body style="margin: 0">{_FINE.format(body)}</body></html>')
    return visitor.page


@pytest.mark.parametrize(("kind", "body"), _WRONG.values(), ids=_WRONG)
def test_finds_what_is_wrong(visitor: Visitor, kind: str, body: str) -> None:
    found = faults(_page(visitor, body), touch=True)
    assert found
    assert {fault.partition(":")[0] for fault in found} == {kind}, found


@pytest.mark.parametrize("body", _RIGHT.values(), ids=_RIGHT)
def test_finds_nothing_where_all_is_well(visitor: Visitor, body: str) -> None:
    assert faults(_page(visitor, body), touch=True) == []


def test_a_mouse_needs_less_room_than_a_thumb(visitor: Visitor) -> None:
    page = _page(visitor, '<button style="width: 24px; height: 30px">x</button>')
    assert faults(page, touch=False) == []
    assert len(faults(page, touch=True)) == 1
