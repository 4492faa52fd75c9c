"""Measures how responsive the client is in a real browser: `python -m benchmarks.browser`, or `make bench-browser`.

The server runs on the same machine. Measured are the time until a first visitor can use the lobby, and the time from a
click until the page is repainted and until it shows the resulting position, early in a game and in its last round. What
a click costs the page's thread is counted as well, in processor time, which depends less on what else the machine does.
"""

from __future__ import annotations

import os
import tempfile
from pathlib import Path
from statistics import mean, median
from typing import Any

from tests.browser.chromium import launched
from tests.browser.player import Player
from tests.browser.scenes import ANNA, BOT
from tests.browser.server_process import House, opened
from tests.browser.visitor import Visitor, Visitors

_VISITS = 20
_GAMES = 8
_CLICKS = 25  # per game at most
_LAST = 7
_MIDDLE = 4
_WORK = {"ScriptDuration": "script", "RecalcStyleDuration": "style", "LayoutDuration": "layout", "TaskDuration": "all"}

# Notes when the lobby becomes usable and, for every click, when it came, when the page and the position were painted.
_WATCH = """
window.usable = 0;
window.clicks = [];
// After the frame, and before anything else that waits by then, such as the message that answers the click.
const after = (then) => scheduler.postTask(then, { priority: 'user-blocking' });
const painted = (then) => requestAnimationFrame(() => after(() => then(performance.now())));
(function wait() {
  if (document.querySelector('.open')) painted((now) => (window.usable = now));
  else requestAnimationFrame(wait);
})();
addEventListener('click', ({ timeStamp }) => {
  const click = { at: timeStamp };
  window.clicks.push(click);
  painted((now) => (click.repainted = now - timeStamp));
}, true);
window.WebSocket = class extends WebSocket {
  constructor(...given) {
    super(...given);
    this.addEventListener('message', ({ data }) => {
      const click = window.clicks.findLast((click) => !click.shown);
      if (click && data.startsWith('{"type":"position"')) painted((now) => (click.shown ??= now - click.at));
    });
  }
};
"""


def _figures(name: str, times: list[float]) -> str:
    times = sorted(times)
    p95 = times[int(0.95 * (len(times) - 1))]
    return f"{name:46}{median(times):8.0f}{p95:8.0f}{times[-1]:8.0f}{len(times):8}"


def _visit(visitors: Visitors) -> float:
    visitor = visitors.enter()
    visitor.context.add_init_script(_WATCH)
    visitor.goto("/")
    visitor.page.locator(".open").wait_for()
    visitor.page.wait_for_timeout(500)
    usable: float = visitor.page.evaluate("window.usable")
    visitor.context.close()
    return usable


def _clicks(visitors: Visitors, house: House, since: int) -> list[dict[str, float]]:
    """Return the clicks of one game, starting in the given round."""
    made = house.make_game(ANNA, BOT)
    house.play(made, lambda table: table["view"]["round"] >= since)
    visitor = visitors.enter(reduced_motion="no-preference")
    visitor.context.add_init_script(_WATCH)
    visitor.sit(made)
    player = Player(visitor)
    for _ in range(_CLICKS):
        sight = player.wait()
        if sight.over:
            break
        player.act(sight)
    clicks = _settled(visitor)
    visitor.context.close()
    return clicks


def _work(visitors: Visitors, house: House) -> list[dict[str, float]]:
    """Return what each click of one game costs until all movement is over, in milliseconds of processor time."""
    made = house.make_game(ANNA, BOT)
    house.play(made, lambda table: table["view"]["round"] >= _MIDDLE)
    visitor = visitors.enter(reduced_motion="no-preference")
    visitor.sit(made)
    player = Player(visitor)
    devtools = visitor.context.new_cdp_session(visitor.page)
    devtools.send("Performance.enable", {"timeDomain": "threadTicks"})

    def so_far() -> dict[str, float]:
        metrics = {metric["name"]: metric["value"] for metric in devtools.send("Performance.getMetrics")["metrics"]}
        return {name: 1000 * metrics[key] for key, name in _WORK.items()}

    work = []
    for _ in range(_CLICKS):
        sight = player.wait_still()
        if sight.over:
            break
        before = so_far()
        player.act(sight)
        visitor.page.wait_for_timeout(500)
        work.append({name: value - before[name] for name, value in so_far().items()})
    visitor.context.close()
    return work


def _settled(visitor: Visitor) -> list[dict[str, Any]]:
    visitor.page.wait_for_timeout(1000)
    clicks: list[dict[str, Any]] = visitor.page.evaluate("window.clicks")
    return clicks


def main() -> None:
    print(f"load {os.getloadavg()[0]:.1f} on {os.cpu_count()} processors; milliseconds\n")
    print(f"{'':46}{'median':>8}{'p95':>8}{'most':>8}{'of':>8}")
    with tempfile.TemporaryDirectory() as folder, opened(Path(folder) / "games.db") as house, launched() as chromium:
        visitors = Visitors(chromium, house, Path(folder))
        print(_figures("a first visit, until the lobby can be used", [_visit(visitors) for _ in range(_VISITS)]))
        for name, since in (("round 1", 1), (f"round {_LAST}", _LAST)):
            clicks = [click for _ in range(_GAMES) for click in _clicks(visitors, house, since)]
            print(_figures(f"{name}: click, until repainted", [click["repainted"] for click in clicks]))
            shown = [click["shown"] for click in clicks if "shown" in click]
            print(_figures(f"{name}: move, until its position is painted", shown))
        work = [click for _ in range(_GAMES) for click in _work(visitors, house)]
        costs = ", ".join(f"{name} {mean(click[name] for click in work):.1f}" for name in _WORK.values())
        print(f"round {_MIDDLE}: processor time of {len(work)} clicks, on average: {costs}")


if __name__ == "__main__":
    main()
