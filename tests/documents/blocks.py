"""The documents, and the Python in them."""

from __future__ import annotations

import re
from pathlib import Path

from hatch_build import ROOT

BLOCK = re.compile(r"^```python\n(.*?)^```", re.DOTALL | re.MULTILINE)
DOCUMENTS = sorted([*ROOT.glob("*.md"), *ROOT.glob("docs/**/*.md"), ROOT / "web/README.md"])


def name(path: Path) -> str:
    return path.relative_to(ROOT).as_posix()


def blocks(document: Path) -> list[str]:
    return BLOCK.findall(document.read_text(encoding="utf-8"))


WITH_PYTHON = [document for document in DOCUMENTS if blocks(document)]
