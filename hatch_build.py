"""Compiles the rules with mypyc, where a C compiler is at hand.

As a build hook it puts the compiled modules into the wheel; without a compiler the wheel is pure Python and works the
same. `python hatch_build.py FOLDER` makes a compiled copy of the package in FOLDER, for tests and benchmarks.
"""

from __future__ import annotations

import shutil
import subprocess
import sys
import tempfile
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

ROOT = Path(__file__).parent
COMPILED = ("rules/*.py", "cards/*.py", "chance.py", "playout.py", "yardstick.py", "bots/value*.py", "bots/search.py")

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


def compile_into(folder: Path) -> list[Path]:
    """A copy of the package in `folder` with compiled modules beside their sources; the paths of these.

    Raises CalledProcessError where that is not possible.
    """
    package = folder / "grandaustria"
    shutil.rmtree(package, ignore_errors=True)
    shutil.copytree(ROOT / "src/grandaustria", package, ignore=shutil.ignore_patterns("__pycache__"))
    sources = [path for pattern in COMPILED for path in sorted(package.glob(pattern)) if path.name != "__init__.py"]
    modules = [str(path.relative_to(folder)) for path in sources]
    script = SETUP.format(modules=modules)
    command = [sys.executable, "-c", script, "--quiet", "build_ext", "--inplace"]
    subprocess.run(command, cwd=folder, check=True, stdout=subprocess.PIPE, stderr=subprocess.STDOUT)
    shutil.rmtree(folder / "build")
    return [path for path in folder.rglob("*") if path.suffix in (".so", ".pyd")]


class CompileHook(BuildHookInterface[Any]):
    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        if self.target_name != "wheel" or version == "editable":
            return
        self.folder = Path(tempfile.mkdtemp())
        try:
            built = compile_into(self.folder)
        except (subprocess.CalledProcessError, OSError) as problem:
            output = getattr(problem, "stdout", None) or str(problem).encode()
            reason = output.decode().strip().splitlines()[-1]
            self.app.display_warning(f"The rules could not be compiled; this wheel will run them interpreted. {reason}")
            return
        build_data["pure_python"] = False
        build_data["infer_tag"] = True
        build_data["force_include"] |= {str(path): str(path.relative_to(self.folder)) for path in built}

    def finalize(self, version: str, build_data: dict[str, Any], artifact_path: str) -> None:
        if hasattr(self, "folder"):
            shutil.rmtree(self.folder)


if __name__ == "__main__":
    if len(sys.argv) != 2:
        sys.exit(__doc__)
    try:
        compile_into(Path(sys.argv[1]).resolve())
    except subprocess.CalledProcessError as problem:
        sys.exit(problem.stdout.decode())
