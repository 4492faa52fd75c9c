"""The documents name files that exist, link to pages and headings that exist, and are wrapped at one width."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
import typer

from grandaustria.cli.app import app
from hatch_build import ROOT
from tests.documents.blocks import DOCUMENTS, name

PLACES = [ROOT] + [  # which documents leave out in front of a file
    ROOT / place
    for place in (
        "src/grandaustria",
        "src/grandaustria/words/locales/en",
        "docs",
        "tests/browser",
        "web",
        "web/locales/en",
        "web/src/design",
        "web/src/table",
    )
]
FILE = re.compile(r"[\w*/.-]+(?:/|\.(?:py|ts|svelte|css|js|md|ftl|npz|toml|lock))")
MANUALS = [page for page in DOCUMENTS if page.name != "CHANGELOG.md"]  # which may name what is gone
YOURS = {"mymodule.py", "dreamer.py"}  # files that a reader is asked to write
WIDTH = 120


def prose(document: Path) -> str:
    """Without blocks of code."""
    return re.sub(r"^```.*?^```", "", document.read_text(encoding="utf-8"), flags=re.DOTALL | re.MULTILINE)


def files_named(document: Path) -> list[str]:
    quoted = re.findall(r"`([^`\n]+)`", prose(document))
    return [text for text in quoted if FILE.fullmatch(text) and "*" not in text]


def anchors(document: Path) -> set[str]:
    headings = re.findall(r"^#+ (.+)$", prose(document), re.MULTILINE)
    return {re.sub(r"[^\w\- ]", "", heading.lower()).replace(" ", "-") for heading in headings}


@pytest.mark.parametrize("document", MANUALS, ids=name)
def test_every_file_that_is_named_exists(document: Path) -> None:
    named = set(files_named(document)) - YOURS
    assert {file for file in named if not any((place / file).exists() for place in PLACES)} == set()


def test_the_tour_and_the_glossary_name_many_files() -> None:
    assert all(len(files_named(ROOT / "docs" / page)) > 50 for page in ("tour.md", "glossary.md"))


@pytest.mark.parametrize("document", DOCUMENTS, ids=name)
def test_every_link_leads_somewhere(document: Path) -> None:
    for target in re.findall(r"\]\(([^)\s]+)\)", prose(document)):
        if "://" not in target:
            path, _, anchor = target.partition("#")
            page = document.parent / path if path else document
            assert page.exists(), target
            assert not anchor or anchor in anchors(page), target


@pytest.mark.parametrize("document", MANUALS, ids=name)
def test_prose_is_wrapped(document: Path) -> None:
    lines = [line for line in prose(document).splitlines() if not line.startswith(("|", "#", "!["))]
    assert [line for line in lines if len(line) > WIDTH] == []


@pytest.mark.parametrize("document", DOCUMENTS, ids=name)
def test_every_make_target_that_is_named_exists(document: Path) -> None:
    targets = set(re.findall(r"^([a-z-]+):", (ROOT / "Makefile").read_text(), re.MULTILINE))
    assert set(re.findall(r"(?:`|^)make ([a-z-]+)", document.read_text(), re.MULTILINE)) <= targets


def test_the_manual_lists_every_command() -> None:
    table = (ROOT / "docs/cli.md").read_text(encoding="utf-8")
    listed = re.findall(r"^\| `grandaustria (\w+)", table, re.MULTILINE)
    assert sorted(listed) == sorted(typer.main.get_command(app).commands)  # type: ignore[attr-defined]


@pytest.mark.parametrize("document", DOCUMENTS, ids=name)
def test_no_merge_is_left_unfinished(document: Path) -> None:
    assert not re.search(r"^(<{7}|>{7}) ", document.read_text(encoding="utf-8"), re.MULTILINE)
