"""Starts a server, attacks it, and reports what each attack achieved.

    python -m benchmarks.attacks [--only NAME] [--short]

Each attack starts a server with its default limits, and overloads, damages or deceives it from one address while
somebody else plays from another. The exit status is 1 if a limit does not hold.
"""

from __future__ import annotations

import argparse
import asyncio
import os
import sys
import tempfile
import time
from pathlib import Path

from benchmarks.attacks.every import ATTACKS
from benchmarks.attacks.scene import Finding, scene


async def perform(name: str, short: bool) -> list[Finding]:
    with tempfile.TemporaryDirectory() as folder:
        async with scene(Path(folder), short) as place:
            return await ATTACKS[name](place)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--only", choices=list(ATTACKS), action="append", metavar="NAME", help=", ".join(ATTACKS))
    parser.add_argument("--short", action="store_true", help="as in the tests")
    wanted = parser.parse_args()
    broken = []
    for name in wanted.only or ATTACKS:
        print(f"{name}: {ATTACKS[name].__doc__}", flush=True)
        started = time.monotonic()
        try:
            findings = asyncio.run(perform(name, wanted.short))
        except Exception as error:  # an attack that fails to run counts like one that succeeds
            findings = [Finding("the attack itself", f"{type(error).__name__}: {error}"[:300], "", False)]
        for finding in findings:
            limit = f" ({finding.limit})" if finding.limit else ""
            print(f"  {'held' if finding.held else 'BROKEN':6}  {finding.what}: {finding.measured}{limit}", flush=True)
        print(f"  {time.monotonic() - started:.0f} s, load {os.getloadavg()[0]:.1f}", flush=True)
        if not all(finding.held for finding in findings):
            broken.append(name)
    print(f"{len(wanted.only or ATTACKS)} attacks, not held: {', '.join(broken) or 'none'}")
    sys.exit(bool(broken))


if __name__ == "__main__":
    main()
