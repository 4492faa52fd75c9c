"""A short form of `make attacks`: a server with its real limits withstands each of them."""

from __future__ import annotations

import sys
from pathlib import Path

import pytest

from benchmarks.attacks.every import ATTACKS
from benchmarks.attacks.scene import scene

pytestmark = pytest.mark.skipif(sys.platform != "linux", reason="only there is all of 127.0.0.0/8 this machine")


@pytest.mark.parametrize("attack", ATTACKS)
async def test_the_server_withstands(attack: str, tmp_path: Path) -> None:
    async with scene(tmp_path, short=True) as place:
        findings = await ATTACKS[attack](place)
    broken = [f"{finding.what}: {finding.measured} ({finding.limit})" for finding in findings if not finding.held]
    assert not broken
