"""The site has every page, its links hold, and what it shows as Python is Python. `make site` builds it."""

from __future__ import annotations

import re
import tomllib
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
import yaml

from hatch_build import ROOT
from tests.documents.blocks import WITH_PYTHON, blocks, name
from tools.notebooks import GALLERY, read
from tools.site_pages import pages, with_links

NOTEBOOKS = sorted(GALLERY.glob("*.ipynb"))


def listed(nav: Any) -> Iterator[str]:
    match nav:
        case str():
            yield nav
        case list():
            for entry in nav:
                yield from listed(entry)
        case dict():
            yield from listed(list(nav.values()))


def test_the_navigation_lists_every_page_once() -> None:
    nav = yaml.safe_load((ROOT / "mkdocs.yml").read_text(encoding="utf-8"))["nav"]
    assert sorted(listed(nav)) == sorted(page for page in pages() if page.endswith(".md"))


@pytest.mark.parametrize(
    ("source", "link", "on_the_site"),
    [
        ("docs/server.md", "scaling.md#measured", "scaling.md#measured"),
        ("docs/server.md", "../SECURITY.md", "security.md"),
        ("docs/server.md", "#limits", "#limits"),
        ("docs/server.md", "https://example.org/a.md", "https://example.org/a.md"),
        ("docs/reference/index.md", "../../CHANGELOG.md", "../changelog.md"),
        ("docs/index.md", "gallery/five-minutes.ipynb", "gallery/five-minutes.md"),
        ("docs/gallery/five-minutes.ipynb", "../library.md", "../library.md"),
        ("SECURITY.md", "docs/server.md", "server.md"),
        ("docs/server.md", "../examples/ppo.py", "https://github.com/grandaustria/grandaustria/blob/main/examples/ppo.py"),
        ("docs/server.md", "../examples", "https://github.com/grandaustria/grandaustria/tree/main/examples"),
    ],
)  # fmt: skip
def test_links_hold_on_the_site(source: str, link: str, on_the_site: str) -> None:
    assert with_links(f"[here]({link}) `[code]({link})`", source) == f"[here]({on_the_site}) `[code]({link})`"


def test_pages_leave_out_no_picture() -> None:
    for place, text in pages().items():
        for picture in re.findall(r"!\[[^]]*\]\((?!\w+:)([^)\s]+)\)", text):
            path = (Path("/docs") / place).parent / picture
            found = ROOT / path.resolve().relative_to("/")
            assert found.exists() or str(found.relative_to(ROOT / "docs")) in pages(), (place, picture)


@pytest.mark.parametrize("document", WITH_PYTHON, ids=name)
def test_every_python_block_compiles(document: Path) -> None:
    for block in blocks(document):
        compile(block, name(document), "exec")


@pytest.mark.parametrize("notebook", NOTEBOOKS, ids=name)
def test_every_notebook_has_been_run(notebook: Path) -> None:
    code = [cell for cell in read(notebook) if cell["cell_type"] == "code"]
    for number, cell in enumerate(code, 1):
        compile("".join(cell["source"]), notebook.name, "exec")
        assert cell["execution_count"] == number


def test_what_is_cited_is_this_version() -> None:
    cited = yaml.safe_load((ROOT / "CITATION.cff").read_text(encoding="utf-8"))
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    assert cited["version"] == project["version"]
    assert cited["license"] == project["license"]
    assert cited["repository-code"] == project["urls"]["Repository"]
    assert cited["url"] == project["urls"]["Documentation"]
