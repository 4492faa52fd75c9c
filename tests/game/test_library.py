"""The tour of the library works, block by block, and its comments are true."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

PAGE = Path(__file__).parents[2] / "docs/library.md"
VALUE = re.compile(r"^(?:\w+ = )?(\S.*?)\s+# ('.*?')", re.MULTILINE)


def test_every_block_runs() -> None:
    names: dict[str, Any] = {}
    quoted = 0
    for block in re.findall(r"```python\n(.*?)```", PAGE.read_text(encoding="utf-8"), re.DOTALL):
        exec(compile(block, str(PAGE), "exec"), names)
        for expression, value in VALUE.findall(block):
            assert eval(expression, names).startswith(eval(value).rstrip("…"))
            quoted += 1
    assert quoted == 3
    assert names["found"].headers == {"Seat0": "Anna"}
