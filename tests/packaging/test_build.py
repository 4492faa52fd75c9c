"""The package can be built without a C compiler; the rules then run interpreted. The image is made of pinned parts."""

from __future__ import annotations

import os
import re
import subprocess
import sys
import zipfile
from pathlib import Path

import pytest

from grandaustria import COMPILED

ROOT = Path(__file__).parents[2]


@pytest.mark.skipif(COMPILED, reason="once is enough")
def test_a_wheel_built_without_a_compiler_is_pure_python_and_complete(tmp_path: Path) -> None:
    command = [sys.executable, "-m", "pip", "wheel", "--quiet", "--no-deps", "--no-build-isolation", "--wheel-dir"]
    environment = os.environ | {"CC": "/bin/false"}
    subprocess.run([*command, str(tmp_path), str(ROOT)], env=environment, check=True, capture_output=True)
    (wheel,) = tmp_path.glob("*.whl")
    assert wheel.name.endswith("-py3-none-any.whl")
    names = zipfile.ZipFile(wheel).namelist()
    assert "grandaustria/rules/state.py" in names
    assert "grandaustria/words/locales/en/names.ftl" in names
    assert not [name for name in names if name.endswith((".so", ".pyd"))]


def test_the_image_is_made_of_pinned_parts() -> None:
    """Bases by their full version, Python packages by their hashes."""
    dockerfile, compose = (ROOT / "Dockerfile").read_text(), (ROOT / "compose.yaml").read_text()
    bases = re.findall(r"^(?:FROM|\s+image:) (\S+)", f"{dockerfile}\n{compose}", re.MULTILINE)
    assert len(bases) == 4
    assert all(re.search(r":\d+\.\d+", base) for base in bases)
    installs = re.findall(r"pip (?:install|wheel) [^\\\n]*", dockerfile)
    assert len(installs) == 4
    assert all("--require-hashes" in each or "--no-deps" in each for each in installs)


def test_the_image_gets_the_versions_that_were_tested() -> None:
    tested, served = (
        locked((ROOT / name).read_text()) for name in ("requirements-dev.lock", "requirements-server.lock")
    )
    assert served.items() <= tested.items()
    assert {"fastapi", "asyncpg", "uvloop"} <= served.keys()
    assert "mypy" not in served


def locked(lock: str) -> dict[str, str]:
    """Each package with its version and hashes."""
    found = re.findall(r"^([a-z0-9.-]+)==([^ ]+)[^\\]*\\\n((?:    --hash.*\n)+)", lock, re.MULTILINE)
    return {name: f"{version} {hashes}" for name, version, hashes in found}
