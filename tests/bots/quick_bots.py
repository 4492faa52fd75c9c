"""The bots of the ladder, those that search deeply with less of it: interpreted rules search slowly."""

from __future__ import annotations

from grandaustria.bots.bot import LADDER

_QUICK = {"planner": "planner:width=2,ends=2", "expert": "expert:width=2,ends=2,worlds=1"}
QUICK_LADDER = [_QUICK.get(name, name) for name in LADDER]
