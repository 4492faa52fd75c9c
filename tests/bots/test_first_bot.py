"""The page that is there to be typed along works, block by block."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

PAGE = Path(__file__).parents[2] / "docs/first-bot.md"


def test_every_block_runs(capsys: pytest.CaptureFixture[str]) -> None:
    names: dict[str, object] = {}
    blocks = re.findall(r"```python\n(.*?)```", PAGE.read_text(encoding="utf-8"), re.DOTALL)
    for block in blocks:
        exec(compile(block, str(PAGE), "exec"), names)
    first, *_, wins, last = capsys.readouterr().out.splitlines()
    assert first.startswith("1 [")
    assert int(wins.split()[0]) > 15
    mine, other = eval(last)
    assert mine > other
    assert len(blocks) == 6
