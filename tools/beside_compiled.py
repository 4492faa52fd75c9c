"""Lets the environment that runs this import everything that build/compiled has, after its own packages."""

from __future__ import annotations

import sysconfig
from pathlib import Path

COMPILED = Path(__file__).parents[1] / "build/compiled"

if __name__ == "__main__":
    there = sysconfig.get_path("purelib", vars={"base": str(COMPILED)})
    hook = Path(sysconfig.get_path("purelib"), "beside_compiled.pth")
    hook.write_text(f"import site; site.addsitedir({there!r})\n", encoding="utf-8")
