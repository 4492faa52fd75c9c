"""The package can be built without a C compiler and without Node. The image is made of pinned parts."""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
import zipfile
from pathlib import Path

import pytest

import hatch_build
from hatch_build import CLIENT, ROOT, SHARED, absolute


@pytest.fixture(scope="module")
def checkout(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A copy of what the package is built from, without a built client."""
    folder = tmp_path_factory.mktemp("checkout")
    built = shutil.ignore_patterns("__pycache__", "node_modules")
    for name in ("src", "web"):
        shutil.copytree(ROOT / name, folder / name, ignore=built)
    shutil.rmtree(folder / CLIENT, ignore_errors=True)
    for name in ("pyproject.toml", "hatch_build.py", "README.md", "LICENSE", "NOTICE", ".gitignore"):
        shutil.copy(ROOT / name, folder)
    return folder


def everything_in(folder: Path) -> dict[str, bytes]:
    return {str(path.relative_to(folder)): path.read_bytes() for path in folder.rglob("*") if path.is_file()}


def built(checkout: Path, target: Path) -> tuple[zipfile.ZipFile, str]:
    """The wheel built without a compiler and without Node, from nothing but the checkout, and what was said."""
    before = everything_in(checkout)
    command = [sys.executable, "-m", "pip", "wheel", "-v", "--no-deps", "--no-build-isolation", "--no-index"]
    done = subprocess.run(
        [*command, "--wheel-dir", str(target), str(checkout)],
        env=os.environ | {"CC": "/bin/false", "PATH": str(target), "PYTHONSAFEPATH": "1"},
        check=True,
        capture_output=True,
        text=True,
    )
    assert everything_in(checkout) == before
    (wheel,) = target.glob("*.whl")
    return zipfile.ZipFile(wheel), done.stdout + done.stderr


@pytest.fixture(scope="module")
def poor_wheel(checkout: Path, tmp_path_factory: pytest.TempPathFactory) -> zipfile.ZipFile:
    wheel, said = built(checkout, tmp_path_factory.mktemp("wheel"))
    assert "The rules could not be compiled; this wheel will run them interpreted." in said
    assert "The browser client could not be built; this package serves games without it." in said
    return wheel


def test_a_client_that_was_built_elsewhere_goes_into_the_wheel(checkout: Path, tmp_path: Path) -> None:
    """As in the image, where neither its sources nor `.gitignore` are."""
    shutil.copytree(checkout, tmp_path / "image", ignore=shutil.ignore_patterns(".gitignore"))
    shutil.rmtree(tmp_path / "image/web")
    page = tmp_path / "image" / CLIENT / "index.html"
    page.parent.mkdir()
    page.write_text("the client")
    wheel, _ = built(tmp_path / "image", tmp_path / "dist")
    assert wheel.read("grandaustria/server/web/index.html") == b"the client"


def test_a_wheel_built_without_a_compiler_and_node_is_pure_python(poor_wheel: zipfile.ZipFile) -> None:
    assert str(poor_wheel.filename).endswith("-py3-none-any.whl")
    names = poor_wheel.namelist()
    assert "grandaustria/rules/state.py" in names
    assert "grandaustria/words/locales/en/names.ftl" in names
    assert {f"grandaustria/drawing/design/{name}" for name in ("colours.css", "symbols.svg")} <= set(names)
    assert not [name for name in names if name.endswith((".so", ".pyd")) or "/web/" in name]


def test_a_package_page_shows_the_pictures_and_leads_to_the_documents(poor_wheel: zipfile.ZipFile) -> None:
    (name,) = [name for name in poor_wheel.namelist() if name.endswith("/METADATA")]
    metadata = poor_wheel.read(name).decode()
    assert "Project-URL: Repository, https://" in metadata
    targets = re.findall(r"\]\(([^)\s]+)\)", metadata)
    assert len(targets) > 20
    assert [target for target in targets if not target.startswith("https://")] == []


def test_links_are_made_absolute() -> None:
    text = "![a](docs/a.png) [b](docs/b.md#c) [d](https://d.example) [e](#e)"
    assert absolute(text, "https://x/y") == (
        "![a](https://x/y/raw/main/docs/a.png) [b](https://x/y/blob/main/docs/b.md#c) [d](https://d.example) [e](#e)"
    )


def test_a_client_that_is_current_is_taken_as_it_is(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(hatch_build, "ROOT", tmp_path)
    monkeypatch.setattr(hatch_build, "_npm", lambda: ["no-such-program"])
    page, source = tmp_path / CLIENT / "index.html", tmp_path / "web/a.ts"
    words, colours = (tmp_path / folder / "a.b" for folder in SHARED)
    for file, time in ((words, 1), (colours, 1), (source, 2), (page, 3)):
        file.parent.mkdir(parents=True)
        file.touch()
        os.utime(file, (time, time))
    assert hatch_build.client_in(tmp_path / "elsewhere") == tmp_path / CLIENT
    os.utime(colours, (4, 4))
    with pytest.raises(FileNotFoundError, match="no-such-program"):
        hatch_build.client_in(tmp_path / "elsewhere")
    assert sorted(path.name for path in tmp_path.iterdir()) == ["elsewhere", "src", "web"]


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
