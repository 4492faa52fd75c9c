"""Draws the pictures that make the client an app, from the project's own symbols, into `web/public`.

Icons for home screens, and what the preview of a link shows: `python -m benchmarks.app_pictures`.
"""

from __future__ import annotations

import tempfile
from pathlib import Path
from typing import Final

from playwright.sync_api import Page

from tests.browser.chromium import launched
from tests.browser.server_process import opened

PUBLIC: Final = Path(__file__).parent.parent / "web" / "public"
PREVIEW: Final = (1200, 630)
# The part of a maskable icon that no mask cuts off is a circle of four fifths of its width.
ICONS: Final = {"icon-180": (180, 1.0), "icon-192": (192, 1.0), "icon-512": (512, 1.0), "icon-maskable": (512, 0.66)}

_CARD: Final = """
document.querySelector('.lobby').style.cssText = "height: 100vh; grid-template: 'poster top' 1fr / 420px 1fr";
document.querySelector('.lobby__main').remove();
document.querySelector('nav').remove();
document.querySelector('.checker').remove();
const top = document.querySelector('.lobby__top');
top.style.cssText = 'justify-content: center; text-align: center; padding: 40px';
top.querySelector('header').style.cssText = 'display: block';
top.querySelector('h1').style.cssText = 'font-size: 92px; line-height: 1.05';
top.querySelector('p').style.cssText = 'font-size: 27px; margin-top: 34px; text-wrap: balance';
"""


def draw_icon(page: Page, name: str, size: int, share: float) -> None:
    picture = (PUBLIC / "icon.svg").read_text()
    inner = round(size * share)
    page.set_viewport_size({"width": size, "height": size})
    page.set_content(
        f'<body style="margin:0;height:{size}px;display:grid;place-items:center;background:#fffaf0">'
        f'<div style="width:{inner}px;height:{inner}px">{picture}</div>'
    )
    page.screenshot(path=PUBLIC / f"{name}.png")


def draw_preview(page: Page, address: str) -> None:
    page.set_viewport_size({"width": PREVIEW[0], "height": PREVIEW[1]})
    page.goto(address)
    page.locator(".lobby").wait_for()
    page.evaluate(_CARD)
    page.evaluate("document.fonts.ready.then(() => true)")
    page.screenshot(path=PUBLIC / "preview.png")


def main() -> None:
    with tempfile.TemporaryDirectory() as folder, opened(Path(folder) / "games.db") as house, launched() as browser:
        page = browser.new_page(color_scheme="light", locale="en", reduced_motion="reduce", service_workers="block")
        draw_preview(page, house.address)
        for name, (size, share) in ICONS.items():
            draw_icon(page, name, size, share)


if __name__ == "__main__":
    main()
