"""How much a browser has to fetch."""

from __future__ import annotations

import gzip
import re
from functools import cache
from pathlib import Path

import pytest

from tests.browser.server_process import NOT_BUILT, WEB

_SCRIPT = re.compile(r"[\w.-]+\.js")
_IMPORTED = re.compile(r"""(?:from|import)\s*["']\./([\w.-]+\.js)["']""")
# Bytes of JavaScript as sent, together with everything a screen needs.
_LOBBY_AND_TABLE = 150_000
_OTHER_SCREEN = 40_000  # besides what the lobby and the table have fetched
_OTHERS = (
    *("End", "Replay", "Load", "PlayOn", "ShareDialog", "Rules", "PreferencesDialog"),
    *("Statistics", "Daily", "Puzzle", "Review", "TurnView", "Learn"),
)

pytestmark = pytest.mark.skipif(not WEB.exists(), reason=NOT_BUILT)


@cache
def _size(name: str) -> int:
    return len(gzip.compress((WEB / "assets" / name).read_bytes()))


def _needed(*names: str) -> set[str]:
    """The scripts, and those that are fetched with them."""
    found: set[str] = set()
    wanted = list(names)
    while wanted:
        name = wanted.pop()
        if name not in found:
            found.add(name)
            wanted += _IMPORTED.findall((WEB / "assets" / name).read_text())
    return found


def _screen(name: str) -> str:
    (path,) = Path(WEB / "assets").glob(f"{name}-*.js")
    return path.name


def _first() -> set[str]:
    named = [name for name in _SCRIPT.findall((WEB / "index.html").read_text()) if (WEB / "assets" / name).exists()]
    return _needed(*named, _screen("Lobby"), _screen("GameScreen"))


def test_lobby_and_table_are_small() -> None:
    sizes = {name: _size(name) for name in _first()}
    assert 50_000 < sum(sizes.values()) < _LOBBY_AND_TABLE, sizes


@pytest.mark.parametrize("name", _OTHERS)
def test_other_screens_are_fetched_when_they_are_wanted(name: str) -> None:
    first = _first()
    assert _screen(name) not in first
    sizes = {script: _size(script) for script in _needed(_screen(name)) - first}
    assert 500 < sum(sizes.values()) < _OTHER_SCREEN, sizes
