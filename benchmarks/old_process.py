"""Plays the expert of an old build, which must be first on the path. Views come as JSON lines, and choices go back.

`benchmarks.old_expert` starts it, as a script. A message `{"bot": 1, "seed": 5, "parameters": {}}` makes a bot,
`{"bot": 1, "view": {...}}` asks it, and `{"bot": 1}` ends it. Every message is answered. The process ends with its
input.
"""

from __future__ import annotations

import json
import sys
from time import perf_counter
from typing import Any

from grandaustria.bots import expert
from grandaustria.rules import state


def answer(message: dict[str, Any], bots: dict[int, expert.Expert]) -> dict[str, Any]:
    bot = message["bot"]
    if "seed" in message:
        bots[bot] = expert.Expert(message["seed"], **message["parameters"])
    elif "view" in message:
        started = perf_counter()
        choice = bots[bot].choose(message["view"])
        return {"choice": choice, "seconds": perf_counter() - started}
    else:
        del bots[bot]
    return {}


def main() -> None:
    bots: dict[int, expert.Expert] = {}
    print(json.dumps({"modules": [expert.__file__, state.__file__]}), flush=True)
    for line in sys.stdin:
        try:
            reply = answer(json.loads(line), bots)
        except Exception as error:
            reply = {"error": f"{type(error).__name__}: {error}"}
        print(json.dumps(reply), flush=True)


if __name__ == "__main__":
    main()
