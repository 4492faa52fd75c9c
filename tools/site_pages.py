"""Gathers the pages of the documentation site in build/docs, from which `make site` builds it.

Documents are written to be read where they lie, so their links lead to files of the repository. On the site, a link to
another page leads to that page, and a link to any other file leads to the repository. Notebooks become pages. Colours
and the mark are those of the game.
"""

from __future__ import annotations

import posixpath
import re
import shutil
import tomllib
from pathlib import Path
from typing import Final

from tools.notebooks import as_page, read

ROOT: Final = Path(__file__).parents[1]
DOCS: Final = "docs"
PAGES: Final = {  # documents outside docs/, and where they are on the site
    "CHANGELOG.md": "changelog.md",
    "CODE_OF_CONDUCT.md": "code_of_conduct.md",
    "CONTRIBUTING.md": "contributing.md",
    "SECURITY.md": "security.md",
}
NOTEBOOK: Final = ".ipynb"
LINK: Final = re.compile(r"(?<=\]\()(?![a-z]+:|#)([^)\s#]+)")
CODE: Final = re.compile(r"(^```.*?^```|`[^`\n]+`)", re.DOTALL | re.MULTILINE)
COLOURS: Final = ROOT / "src/grandaustria/drawing/design/colours.css"
NIGHT: Final = "[data-theme='night']"
NIGHT_HERE: Final = "[data-md-color-scheme='slate']"
MARK: Final = ROOT / "web/public/icon.svg"


def pages() -> dict[str, str]:
    """Return the text of every page and of every other file that is made for the site, by its place there."""
    found = {page: with_links(_text(ROOT / source), source) for source, page in PAGES.items()}
    for path in sorted((ROOT / DOCS).rglob("*")):
        source = path.relative_to(ROOT).as_posix()
        place = source.removeprefix(f"{DOCS}/")
        if path.suffix == ".md":
            found[place] = with_links(_text(path), source)
        elif path.suffix == NOTEBOOK:
            markdown, pictures = as_page(read(path), path.stem)
            found[place.removesuffix(NOTEBOOK) + ".md"] = with_links(markdown, source)
            found |= {posixpath.join(posixpath.dirname(place), name): svg for name, svg in pictures.items()}
    found["style/colours.css"] = _text(COLOURS).replace(NIGHT, f"{NIGHT},\n{NIGHT_HERE}")
    found["style/mark.svg"] = _text(MARK)
    return found


def with_links(markdown: str, source: str) -> str:
    """Return the text of a document with links that hold on the site. Code stays as it is."""
    folder = posixpath.dirname(source)
    place = PAGES.get(source, source.removeprefix(f"{DOCS}/"))

    def leading(link: re.Match[str]) -> str:
        path = posixpath.normpath(posixpath.join(folder, link[1]))
        if path not in PAGES and not path.startswith(f"{DOCS}/"):
            return f"{repository()}/{'tree' if (ROOT / path).is_dir() else 'blob'}/main/{path}"
        page = re.sub(rf"{re.escape(NOTEBOOK)}$", ".md", PAGES.get(path, path.removeprefix(f"{DOCS}/")))
        return posixpath.relpath(page, posixpath.dirname(place) or ".")

    parts = CODE.split(markdown)
    return "".join(part if number % 2 else LINK.sub(leading, part) for number, part in enumerate(parts))


def repository() -> str:
    project = tomllib.loads(_text(ROOT / "pyproject.toml"))["project"]
    return str(project["urls"]["Repository"])


def _text(path: Path) -> str:
    return path.read_text(encoding="utf-8")


def gather(target: Path) -> None:
    shutil.rmtree(target, ignore_errors=True)
    shutil.copytree(ROOT / DOCS, target)
    for place, text in pages().items():
        path = target / place
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, encoding="utf-8")


if __name__ == "__main__":
    gather(ROOT / "build/docs")
