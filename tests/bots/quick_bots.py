"""The bots that come with the game, those that search deeply with less of it: interpreted rules search slowly."""

from __future__ import annotations

from grandaustria.bots.ladder import BOTS

_QUICK = {
    "planner": "planner:width=2,ends=2",
    "seasoned": "seasoned:width=2",
    "expert": "expert:width=2,ends=2,worlds=1",
    "master": "master:width=2,looked_at=4,ends=2,worlds=1,next_width=1,next_looked_at=4",
}
QUICK_BOTS = [_QUICK.get(name, name) for name in BOTS]
