"""The compiled environment imports no module whose source has changed since."""

from __future__ import annotations

from hashlib import sha256
from pathlib import Path

import pytest

from tools.compiled_first import CompiledFirst


@pytest.fixture
def source(tmp_path: Path) -> Path:
    path = tmp_path / "board.py"
    path.write_text("ROOMS = 20\n")
    return path


@pytest.fixture
def finder(source: Path) -> CompiledFirst:
    digests = {"hotel.board": sha256(source.read_bytes()).hexdigest()}
    modules = {"hotel.board": "hotel/board.so", "hotel__mypyc": "hotel__mypyc.so"}
    return CompiledFirst({"modules": modules, "sources": {"hotel.board": str(source)}, "digests": digests})


def test_a_compiled_module_is_found_before_its_source(finder: CompiledFirst) -> None:
    spec = finder.find_spec("hotel.board")
    assert spec is not None
    assert Path(spec.origin or "").parts[-2:] == ("hotel", "board.so")


def test_other_modules_are_left_to_python(finder: CompiledFirst) -> None:
    assert finder.find_spec("hotel.server") is None


@pytest.mark.parametrize("name", ["hotel.board", "hotel__mypyc"])
def test_nothing_compiled_is_imported_once_a_source_changed(finder: CompiledFirst, source: Path, name: str) -> None:
    source.write_text("ROOMS = 21\n")
    with pytest.raises(ImportError, match="make compile"):
        finder.find_spec(name)
