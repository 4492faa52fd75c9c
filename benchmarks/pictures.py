"""Makes the README's pictures from the real client: `python -m benchmarks.pictures`, or `make pictures`."""

from __future__ import annotations

import tempfile
from pathlib import Path
from typing import Any

from tests.browser.chromium import launched
from tests.browser.house import House, opened
from tests.browser.scenes import ANNA
from tests.browser.visitor import DESKTOP, PHONE, Visitors

FOLDER = Path(__file__).parent.parent / "docs/pictures"
SEED = 4  # of games that look well
RIVALS = [{"kind": "bot", "bot": "greedy", "name": name} for name in ("Theodor", "Milena")]


def in_the_middle(table: Any) -> bool:
    """Anna begins a turn with guests at two tables."""
    view, prompt = table["view"], table["view"]["prompt"] or {}
    busy = sum(place is not None for place in view["players"][0]["cafe"]) >= 2
    return table["you"] == 0 and view["round"] >= 4 and busy and prompt["ask"] == "turn" and "choices" in prompt


def picture(
    visitors: Visitors, name: str, path: str, *games: Any, size: tuple[int, int] = DESKTOP, **more: Any
) -> None:
    visitor = visitors.enter(size, **more)
    visitor.prefer(name="Anna", guide=False)
    visitor.hold(*games)
    visitor.goto(path)
    visitor.page.wait_for_load_state("networkidle")
    visitor.page.evaluate("document.fonts.ready.then(() => true)")
    visitor.page.wait_for_timeout(2500)  # until nothing moves
    visitor.page.screenshot(path=FOLDER / f"{name}.png")
    print(f"{name}.png")


def main() -> None:
    FOLDER.mkdir(exist_ok=True)
    with (
        tempfile.TemporaryDirectory() as folder,
        opened(Path(folder) / "games.db", SEED) as house,
        launched() as chromium,
    ):
        game = house.make_game(ANNA, *RIVALS)
        house.play(game, in_the_middle, House.advice)
        over = house.make_game(ANNA, *RIVALS)
        house.play(over, lambda table: False, House.advice)
        visitors = Visitors(chromium, house, Path(folder))
        table = f"/game/{game['game']}"
        picture(visitors, "table", table, game)
        picture(visitors, "table-night", table, game, color_scheme="dark")
        picture(visitors, "phone", table, game, size=PHONE)
        picture(visitors, "lobby", "/", over, game)
        picture(visitors, "end", f"/end/{over['game']}", over)
        picture(visitors, "rules", "/rules")
        visitors.leave()


if __name__ == "__main__":
    main()
