"""The package can be built without a C compiler; the rules then run interpreted."""

from __future__ import annotations

import os
import subprocess
import sys
import zipfile
from pathlib import Path

import pytest

from grandaustria import COMPILED

ROOT = Path(__file__).parent.parent


@pytest.mark.skipif(COMPILED, reason="once is enough")
def test_a_wheel_built_without_a_compiler_is_pure_python_and_complete(tmp_path: Path) -> None:
    command = [sys.executable, "-m", "pip", "wheel", "--quiet", "--no-deps", "--no-build-isolation", "--wheel-dir"]
    environment = os.environ | {"CC": "/bin/false"}
    subprocess.run([*command, str(tmp_path), str(ROOT)], env=environment, check=True, capture_output=True)
    (wheel,) = tmp_path.glob("*.whl")
    assert wheel.name.endswith("-py3-none-any.whl")
    names = zipfile.ZipFile(wheel).namelist()
    assert "grandaustria/rules/state.py" in names
    assert "grandaustria/view/locales/en/names.ftl" in names
    assert not [name for name in names if name.endswith((".so", ".pyd"))]
