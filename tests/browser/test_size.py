"""How much a browser has to fetch."""

from __future__ import annotations

import gzip
import re

import pytest

from tests.browser.server_process import NOT_BUILT, WEB

_MOST = 150_000  # bytes of JavaScript as sent, in all


@pytest.mark.skipif(not WEB.exists(), reason=NOT_BUILT)
def test_the_scripts_are_small() -> None:
    """All that the page may ever ask for, found from one script to the next."""
    sizes: dict[str, int] = {}
    named = re.findall(r"[\w.-]+\.js", (WEB / "index.html").read_text())
    while named:
        path = WEB / "assets" / named.pop()
        if path.name not in sizes and path.exists():
            script = path.read_bytes()
            sizes[path.name] = len(gzip.compress(script))
            named += re.findall(r"[\w.-]+\.js", script.decode())
    assert 50_000 < sum(sizes.values()) < _MOST, sizes
