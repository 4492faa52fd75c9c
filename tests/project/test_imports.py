"""The rooms of the house, and who may know whom: a module imports only from the rooms before its own."""

from __future__ import annotations

import ast
import re
from pathlib import Path

import grandaustria
from hatch_build import COMPILED, ROOT

SOURCE = Path(grandaustria.__file__).parent

ORDER = [
    "errors",
    "rules.board", "rules.choices", "rules.events", "rules.player", "rules.terms", "rules.state", "rules.cards",
    "rules.role", "rules.ledger", "rules.gains", "rules.rooms", "rules.staffing", "rules.any_order", "rules.guests",
    "rules.actions", "rules.turn", "rules.penalties", "rules.emperor", "rules.final", "rules.objectives",
    "rules.ruleset", "rules.round", "rules.setup", "rules.hotelier", "rules.automa",
    "cards.guests", "cards.staff", "cards.objectives", "cards.emperor_tiles", "cards.hotels",
    "cards.leopold", "cards.editions", "extras", "files", "build_info", "integers", "chance", "playout", "hidden",
    "options", "codec", "words", "drawing", "history", "lazy_view", "ongoing", "game", "moments", "notation", "puzzles",
    "parallel.batches", "parallel.lifeline", "parallel.cluster", "parallel.jobs",
    "evaluation", "search", "bots", "arena", "training", "data", "analysis", "envs", "server", "cli",
]  # fmt: skip


def place(module: str) -> int:
    """Where a module stands in the order; packages listed whole stand for all their modules."""
    matches = [name for name in ORDER if module == name or module.startswith(name + ".")]
    assert matches, f"{module} has no place in the order of modules"
    return ORDER.index(matches[0])


def imports(path: Path) -> set[str]:
    """What a module needs when it runs; what it only names in its types does not count."""
    found: set[str] = set()
    tree = ast.parse(path.read_text())
    tree.body = [
        node for node in tree.body if not (isinstance(node, ast.If) and "TYPE_CHECKING" in ast.dump(node.test))
    ]
    for node in ast.walk(tree):
        if isinstance(node, ast.Import):
            found |= {alias.name for alias in node.names}
        elif isinstance(node, ast.ImportFrom) and node.module:
            submodules = [f"{node.module}.{alias.name}" for alias in node.names]
            inner = [name for name in submodules if (SOURCE.parent / (name.replace(".", "/") + ".py")).exists()]
            found |= set(inner) or {node.module}
    return {name.removeprefix("grandaustria.") for name in found if name.startswith("grandaustria.")}


def modules() -> dict[str, Path]:
    paths = {".".join(path.relative_to(SOURCE).with_suffix("").parts): path for path in SOURCE.rglob("*.py")}
    return {name: path for name, path in paths.items() if not name.endswith(("__init__", "__main__"))}


def test_imports_go_in_one_direction() -> None:
    for module, path in modules().items():
        for imported in imports(path):
            same_room = place(imported) == place(module)
            assert place(imported) < place(module) or same_room, f"{module} imports {imported}"


def test_the_rules_need_nothing_but_the_standard_library_and_native_types() -> None:
    for module, path in modules().items():
        if module.startswith(("rules.", "cards.")):
            for node in ast.walk(ast.parse(path.read_text())):
                if isinstance(node, ast.ImportFrom):
                    assert (node.module or "").split(".")[0] in {
                        "__future__",
                        "typing",
                        "librt",
                        "mypy_extensions",
                        "grandaustria",
                    }
                if isinstance(node, ast.Import):
                    raise AssertionError(f"{module} imports {node.names[0].name}")


def test_the_documented_order_of_rooms_is_that_of_the_imports() -> None:
    tree = (ROOT / "docs/architecture.md").read_text().split("```")[1]
    rooms = [line.split()[0].removesuffix("/").removesuffix(".py") for line in tree.splitlines() if line[:2] == "  "]
    assert rooms == list(dict.fromkeys(module.split(".")[0] for module in ORDER))


def test_the_documented_list_of_compiled_modules_is_that_of_the_build() -> None:
    section = (ROOT / "docs/performance.md").read_text().split("## Compilation\n")[1].split("\n\n")[0]
    named = set(re.findall(r"`([\w/*]+\.py)`", section)) - {"hatch_build.py"}
    assert named == set(COMPILED)
