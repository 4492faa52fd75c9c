"""Takes screenshots of the real client, in games with a fixed seed.

`make pictures` takes those in the README. `python -m benchmarks.pictures all` takes every screen, into
`build/pictures`: dialogs and panels, tablets and phones, and simulated colour blindness.
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
from tests.browser.scenes import ANNA
from tests.browser.server_process import House, opened
from tests.browser.visitor import DESKTOP, PHONE, Visitors

ROOT = Path(__file__).parent.parent
SEED = 4  # of games that look good
TABLET = (820, 1180)
RIVALS = [{"kind": "bot", "bot": "greedy", "name": name} for name in ("Theodor", "Milena", "Klara")]
VISIONS = ("protanopia", "deuteranopia", "tritanopia")


def in_the_middle(table: Any) -> bool:
    """Return whether Anna starts a turn with guests at two or more tables."""
    view, prompt = table["view"], table["view"]["prompt"] or {}
    busy = sum(place is not None for place in view["players"][0]["cafe"]) >= 2
    return table["you"] == 0 and view["round"] >= 4 and busy and prompt["ask"] == "turn" and "choices" in prompt


def at_the_start(table: Any) -> bool:
    prompt = table["view"]["prompt"] or {}
    return table["you"] == 0 and prompt["ask"] == "turn" and "choices" in prompt


def drafting(table: Any) -> bool:
    return table["you"] == 0 and "KEEP_STAFF" in str(table["view"]["prompt"])


def over(table: Any) -> bool:
    return bool(table["status"] == "over")


def looking_at_staff(table: Any) -> bool:
    return table["you"] == 0 and isinstance(table["view"]["looked_at"], list) and len(table["view"]["looked_at"]) > 1


class Camera:
    def __init__(self, visitors: Visitors, house: House, folder: Path) -> None:
        self.folder = folder
        self.house = house
        self._visitors = visitors

    def game(self, enough: Callable[[Any], bool], rivals: int = 2, **options: Any) -> Any:
        """Play games by advice until there is enough to see. This may take several games."""
        while True:
            made = self.house.make_game(ANNA, *RIVALS[:rivals], **options)
            self.house.play(made, enough, House.advice)
            if enough(self.house.table(made)):
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


def open_rival(page: Page) -> None:
    open_panel(4, page)
    page.locator(".rival .hit").first.click()


def halfway(page: Page) -> None:
    page.get_by_role("slider").evaluate(
        "(slider) => { slider.value = slider.max / 2; slider.dispatchEvent(new Event('input', { bubbles: true })); }"
    )


def talking(page: Page) -> None:
    page.locator(".chatbtn").first.click()
    page.get_by_role("textbox", name="Say something").fill("Servus! Shall we begin?")
    page.keyboard.press("Enter")


def choosing(page: Page) -> None:
    """Set up a four-player game with all options open."""
    for _ in range(2):
        page.locator(".add button").click()
    for chair, kind in enumerate(("open", "here")):
        page.locator(".chair select").nth(chair).select_option(kind)
    page.locator("summary").click()


def for_the_readme(camera: Camera) -> tuple[Any, Any]:
    """Take the README's pictures. Return the game in progress and the finished one, for further pictures."""
    game, ended = camera.game(in_the_middle), camera.game(over)
    table = f"/game/{game['game']}"
    camera.take("table", table, game)
    camera.take("table-night", table, game, color_scheme="dark")
    camera.take("phone", table, game, size=PHONE)
    camera.take("lobby", "/", ended, game)
    camera.take("end", f"/end/{ended['game']}", ended)
    camera.take("rules", "/rules")
    return game, ended


def of_everything(camera: Camera, game: Any, ended: Any) -> None:
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
    camera.take("replay", f"/replay/{ended['game']}", ended, then=halfway)
    camera.take("replay-phone", f"/replay/{ended['game']}", ended, size=PHONE, then=halfway)
    camera.take("end-phone", f"/end/{ended['game']}", ended, size=PHONE)
    camera.take("rules-phone", "/rules", size=PHONE)
    camera.take("lobby-night", "/", ended, game, color_scheme="dark")
    camera.take("lobby-phone", "/", ended, game, size=PHONE)
    camera.take("preferences", "/", then=lambda page: page.locator("header button.btn").last.click())
    camera.take("tablet", table, game, size=TABLET)
    camera.take("tablet-wide", table, game, size=(TABLET[1], TABLET[0]))
    choices = "[aria-haspopup=menu]:not([aria-disabled])"
    camera.take("popover", f"/game/{start['game']}", start, then=lambda page: page.locator(choices).first.click())
    camera.take("help", table, game, then=lambda page: page.locator(".queue .hit").first.hover())
    camera.take("rival", table, game, then=lambda page: page.locator(".rival .hit").first.click())
    camera.take("rival-phone", table, game, size=PHONE, then=open_rival)
    camera.take("warning", f"/game/{start['game']}", start, then=lambda page: page.locator(".btn--pass").click())
    camera.take("advice", table, game, then=lambda page: page.locator(".leob").click())
    camera.take("log", table, game, then=lambda page: page.keyboard.press("l"))
    for panel, name in enumerate(("guests", "staff", "court", "rivals"), 1):
        camera.take(f"phone-{name}", table, game, size=PHONE, then=partial(open_panel, panel))
    for vision in VISIONS:
        camera.take(f"table-{vision}", table, game, then=partial(seen_with, vision))


def of_company(camera: Camera) -> None:
    """Take the screens with other people: invitations, chat, watching."""
    ben = ANNA | {"name": "Ben"}
    waiting = camera.house.make_game(ANNA, {"kind": "open"})
    room = f"/join/{waiting['game']}/{waiting['invitation']}"
    camera.take("lobby-options", "/", then=choosing)
    camera.take("waiting-room", room, waiting)
    camera.take("invited", room)
    live = camera.house.make_game(ANNA, ben)
    camera.take("chat", f"/game/{live['game']}", live, then=talking)
    camera.take("chat-phone", f"/game/{live['game']}", live, size=PHONE, then=talking)
    camera.take("watching", f"/game/{live['game']}", live | {"seats": [{"token": live["invitation"], "seat": None}]})
    camera.take("no-game", "/game/unknown")


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
        game, ended = for_the_readme(camera)
        if everything:
            of_everything(camera, game, ended)
            of_company(camera)
        visitors.leave()


if __name__ == "__main__":
    main()
