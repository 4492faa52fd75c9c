"""Pictures of the real client, from games with a fixed seed.

`make pictures` makes those of the README; `python -m benchmarks.pictures all` every screen, in `build/pictures`: what
opens on the table, tablets and phones, and how people see it who tell colours apart less well.
"""

from __future__ import annotations

import sys
import tempfile
from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import Any

from playwright.sync_api import Page

from tests.browser.chromium import launched
from tests.browser.house import House, opened
from tests.browser.scenes import ANNA
from tests.browser.visitor import DESKTOP, PHONE, Visitors

ROOT = Path(__file__).parent.parent
SEED = 4  # of games that look well
TABLET = (820, 1180)
RIVALS = [{"kind": "bot", "bot": "greedy", "name": name} for name in ("Theodor", "Milena", "Klara")]
VISIONS = ("protanopia", "deuteranopia", "tritanopia")


def in_the_middle(table: Any) -> bool:
    """Anna begins a turn with guests at two tables."""
    view, prompt = table["view"], table["view"]["prompt"] or {}
    busy = sum(place is not None for place in view["players"][0]["cafe"]) >= 2
    return table["you"] == 0 and view["round"] >= 4 and busy and prompt["ask"] == "turn" and "choices" in prompt


def at_the_start(table: Any) -> bool:
    prompt = table["view"]["prompt"] or {}
    return table["you"] == 0 and prompt["ask"] == "turn" and "choices" in prompt


def drafting(table: Any) -> bool:
    return table["you"] == 0 and "KEEP_STAFF" in str(table["view"]["prompt"])


def looking_at_staff(table: Any) -> bool:
    return table["you"] == 0 and isinstance(table["view"]["looked_at"], list) and len(table["view"]["looked_at"]) > 1


class Camera:
    def __init__(self, visitors: Visitors, house: House, folder: Path) -> None:
        self.folder = folder
        self.house = house
        self._visitors = visitors

    def game(self, enough: Callable[[Any], bool], rivals: int = 2, **options: Any) -> Any:
        """Played well until there is enough to see."""
        while True:
            made = self.house.make_game(ANNA, *RIVALS[:rivals], **options)
            self.house.play(made, enough, House.advice)
            table = self.house.table(made)
            if enough(table) or table["status"] == "over":
                return made

    def take(
        self,
        name: str,
        path: str,
        *games: Any,
        size: tuple[int, int] = DESKTOP,
        then: Callable[[Page], None] = lambda page: None,
        **more: Any,
    ) -> None:
        visitor = self._visitors.enter(size, **more)
        visitor.prefer(name="Anna", guide=False)
        visitor.hold(*games)
        visitor.goto(path)
        visitor.page.wait_for_load_state("networkidle")
        visitor.page.evaluate("document.fonts.ready.then(() => true)")
        then(visitor.page)
        visitor.page.wait_for_timeout(2500)  # until nothing moves
        visitor.page.screenshot(path=self.folder / f"{name}.png")
        visitor.page.close()
        print(self.folder / f"{name}.png")


def seen_with(vision: str, page: Page) -> None:
    page.context.new_cdp_session(page).send("Emulation.setEmulatedVisionDeficiency", {"type": vision})


def open_panel(panel: int, page: Page) -> None:
    page.locator(".tab").nth(panel).click()


def for_the_readme(camera: Camera) -> tuple[Any, Any]:
    """The game in its middle and the one that is over, to take more pictures of."""
    game, over = camera.game(in_the_middle), camera.game(lambda table: False)
    table = f"/game/{game['game']}"
    camera.take("table", table, game)
    camera.take("table-night", table, game, color_scheme="dark")
    camera.take("phone", table, game, size=PHONE)
    camera.take("lobby", "/", over, game)
    camera.take("end", f"/end/{over['game']}", over)
    camera.take("rules", "/rules")
    return game, over


def of_everything(camera: Camera, game: Any, over: Any) -> None:
    table = f"/game/{game['game']}"
    start = camera.game(at_the_start)
    camera.take("table-start", f"/game/{start['game']}", start)
    draft = camera.game(drafting, staff="draft")
    camera.take("draft", f"/game/{draft['game']}", draft)
    camera.take("draft-phone", f"/game/{draft['game']}", draft, size=PHONE)
    applicants = camera.game(looking_at_staff, rivals=1)
    camera.take("applicants", f"/game/{applicants['game']}", applicants)
    four = camera.game(in_the_middle, rivals=3, hotel="day")
    camera.take("four", f"/game/{four['game']}", four)
    camera.take("four-phone", f"/game/{four['game']}", four, size=PHONE)
    camera.take("replay", f"/replay/{over['game']}", over)
    camera.take("end-phone", f"/end/{over['game']}", over, size=PHONE)
    camera.take("rules-phone", "/rules", size=PHONE)
    camera.take("lobby-night", "/", over, game, color_scheme="dark")
    camera.take("lobby-phone", "/", over, game, size=PHONE)
    camera.take("preferences", "/", then=lambda page: page.locator("header button.btn").last.click())
    camera.take("tablet", table, game, size=TABLET)
    camera.take("tablet-wide", table, game, size=(TABLET[1], TABLET[0]))
    choices = "[aria-haspopup=menu]:not([aria-disabled])"
    camera.take("popover", f"/game/{start['game']}", start, then=lambda page: page.locator(choices).first.click())
    camera.take("help", table, game, then=lambda page: page.locator(".queue .hit").first.hover())
    camera.take("rival", table, game, then=lambda page: page.locator(".rival .hit").first.click())
    camera.take("log", table, game, then=lambda page: page.keyboard.press("l"))
    for panel, name in enumerate(("guests", "staff", "court", "rivals"), 1):
        camera.take(f"phone-{name}", table, game, size=PHONE, then=partial(open_panel, panel))
    for vision in VISIONS:
        camera.take(f"table-{vision}", table, game, then=partial(seen_with, vision))


def main() -> None:
    everything = sys.argv[1:] == ["all"]
    folder = ROOT / ("build/pictures" if everything else "docs/pictures")
    folder.mkdir(parents=True, exist_ok=True)
    with (
        tempfile.TemporaryDirectory() as database,
        opened(Path(database) / "games.db", SEED) as house,
        launched() as chromium,
    ):
        visitors = Visitors(chromium, house, folder)
        camera = Camera(visitors, house, folder)
        game, over = for_the_readme(camera)
        if everything:
            of_everything(camera, game, over)
        visitors.leave()


if __name__ == "__main__":
    main()
