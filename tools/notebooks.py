"""Runs the notebooks of docs/gallery and keeps what they show: `make notebooks`.

A notebook is a file of its own with its results in it, so that it can be read anywhere. This needs no Jupyter, which
would bring forty packages, and the results are the same every time, so that a test can compare them.
"""

from __future__ import annotations

import ast
import json
import sys
from contextlib import redirect_stdout
from io import StringIO
from pathlib import Path
from types import ModuleType
from typing import Any, Final

GALLERY: Final = Path(__file__).parents[1] / "docs/gallery"
SVG: Final = "image/svg+xml"
PLAIN: Final = "text/plain"

Cell = dict[str, Any]
Output = dict[str, Any]


def read(path: Path) -> list[Cell]:
    """Return the cells of a notebook."""
    cells: list[Cell] = json.loads(path.read_text(encoding="utf-8"))["cells"]
    return cells


def run(cells: list[Cell], name: str = "notebook") -> list[list[Output]]:
    """Run the code of a notebook, in one namespace, and return the outputs of each code cell."""
    module = ModuleType("__main__")
    before, sys.modules["__main__"] = sys.modules["__main__"], module  # so that a cell can name its own classes
    try:
        code = [cell for cell in cells if cell["cell_type"] == "code"]
        return [_outputs("".join(cell["source"]), vars(module), name, number) for number, cell in enumerate(code, 1)]
    finally:
        sys.modules["__main__"] = before


def _outputs(source: str, names: dict[str, Any], name: str, number: int) -> list[Output]:
    tree = ast.parse(source, name)
    last = tree.body[-1] if tree.body else None
    if isinstance(last, ast.Expr):
        tree.body.pop()
    printed = StringIO()
    shown = None
    with redirect_stdout(printed):
        exec(compile(tree, name, "exec"), names)
        if isinstance(last, ast.Expr):
            shown = eval(compile(ast.Expression(last.value), name, "eval"), names)
    outputs: list[Output] = []
    if printed.getvalue():
        outputs.append({"name": "stdout", "output_type": "stream", "text": _lines(printed.getvalue())})
    if shown is not None:
        result = {"data": _data(shown), "execution_count": number, "metadata": {}, "output_type": "execute_result"}
        outputs.append(result)
    return outputs


def _data(shown: Any) -> dict[str, list[str]]:
    data = {PLAIN: _lines(repr(shown))}
    if hasattr(shown, "_repr_svg_"):
        data[SVG] = _lines(shown._repr_svg_())
    return data


def _lines(text: str) -> list[str]:
    return text.splitlines(keepends=True)


def as_page(cells: list[Cell], name: str) -> tuple[str, dict[str, str]]:
    """Return a notebook as Markdown (its text, its code, and what the code showed), and its pictures by file name."""
    parts: list[str] = []
    pictures: dict[str, str] = {}
    for cell in cells:
        source = "".join(cell["source"])
        parts.append(source if cell["cell_type"] == "markdown" else f"```python\n{source}\n```")
        for output in cell.get("outputs", ()):
            data = output.get("data", {PLAIN: output.get("text", ())})
            if SVG in data:
                picture = f"{name}-{len(pictures) + 1}.svg"
                pictures[picture] = "".join(data[SVG])
                parts.append(f"![{''.join(data[PLAIN])}]({picture})")
            else:
                parts.append(f"```text\n{''.join(data[PLAIN]).rstrip()}\n```")
    return "\n\n".join(parts) + "\n", pictures


def main() -> None:
    for path in sorted(GALLERY.glob("*.ipynb")):
        notebook = json.loads(path.read_text(encoding="utf-8"))
        code = [cell for cell in notebook["cells"] if cell["cell_type"] == "code"]
        for number, (cell, outputs) in enumerate(zip(code, run(code, path.name), strict=True), 1):
            cell["outputs"] = outputs
            cell["execution_count"] = number
        path.write_text(json.dumps(notebook, indent=1, ensure_ascii=False) + "\n", encoding="utf-8")
        print(path.relative_to(GALLERY.parents[1]), file=sys.stderr)


if __name__ == "__main__":
    main()
