"""Files stay short enough to be read in one go. Ruff limits the complexity of functions, mypy checks all of them."""

from __future__ import annotations

from pathlib import Path

ROOT = Path(__file__).parents[2]
LINES = 400
KINDS = (".py", ".ts", ".svelte", ".css", ".mjs")


def sources() -> list[Path]:
    folders = ("src", "tests", "benchmarks", "examples", "tools", "web/src", "web/scripts")
    found = [path for folder in folders for path in (ROOT / folder).rglob("*") if path.suffix in KINDS]
    built = ROOT / "src/grandaustria/server/web"
    return [path for path in found if built not in path.parents and "node_modules" not in path.parts]


def test_no_source_file_is_too_long() -> None:
    texts = {path.relative_to(ROOT).as_posix(): path.read_text().splitlines() for path in sources()}
    assert len(texts) > 400
    written = {name: lines for name, lines in texts.items() if not lines or "Do not edit" not in lines[0]}
    assert {name: len(lines) for name, lines in written.items() if len(lines) > LINES} == {}
