"""How much a browser has to fetch."""

from __future__ import annotations

import gzip

import pytest

from tests.browser.house import NOT_BUILT, WEB

_MOST = 150_000  # bytes of JavaScript as sent, in all


@pytest.mark.skipif(not WEB.exists(), reason=NOT_BUILT)
def test_the_scripts_are_small() -> None:
    sizes = {path.name: len(gzip.compress(path.read_bytes())) for path in WEB.rglob("*.js")}
    assert 50_000 < sum(sizes.values()) < _MOST, sizes
