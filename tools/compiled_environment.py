"""Makes build/compiled, an environment beside .venv in which the rules run compiled: `make compile`.

It has everything that .venv has, and the same sources, except that modules compiled with mypyc come first
(`compiled_first.py`). So a change to the server takes effect at once, and a change to the rules after compiling again,
which this does only when there is one. Where there is no C compiler, the environment runs the sources as they are.
"""

from __future__ import annotations

import json
import shutil
import subprocess
import sys
import sysconfig
import tempfile
import venv
from hashlib import sha256
from pathlib import Path
from typing import Any

ROOT = Path(__file__).parents[1]
sys.path.insert(0, str(ROOT))

import hatch_build  # noqa: E402  # it lies where the build tools look for it

ENVIRONMENT = ROOT / "build/compiled"
PACKAGE = ROOT / "src/grandaustria"
HOOK = Path(__file__).with_name("compiled_first.py")


def made_of(compiler: bool) -> dict[str, Any]:
    """Return everything the environment depends on. It is rebuilt when this changes."""
    found = hatch_build.compiled_sources(PACKAGE) if compiler else []
    sources = {".".join(path.relative_to(PACKAGE.parent).with_suffix("").parts): path for path in found}
    tools = [sys.version, hatch_build.SETUP]
    return {
        "beside": {"site-packages": sysconfig.get_path("purelib")},
        "tools": sha256("".join(tools).encode()).hexdigest(),
        "sources": {name: str(path) for name, path in sources.items()},
        "digests": {name: sha256(path.read_bytes()).hexdigest() for name, path in sources.items()},
    }


def make() -> None:
    packages = Path(sysconfig.get_path("purelib", vars={"base": str(ENVIRONMENT)}))
    index = packages / "compiled_index.json"
    compiler = hatch_build.has_compiler()
    wanted = made_of(compiler)
    if index.exists() and json.loads(index.read_text()).items() >= wanted.items():
        shutil.copy2(HOOK, packages)
        return
    with tempfile.TemporaryDirectory() as folder:
        built: list[Path] = []
        if compiler:
            print("Compiling the rules, which takes about a minute ...", flush=True)
            built = hatch_build.compile_into(Path(folder))
        else:
            print("There is no C compiler, or no Python.h: the rules run interpreted, some ten times as slowly.")
        venv.create(ENVIRONMENT, clear=True, with_pip=False, symlinks=sys.platform != "win32")
        modules = {}
        for path in built:
            place = path.relative_to(folder)
            modules[".".join([*place.parts[:-1], place.name.split(".")[0]])] = str(place)
            (packages / "compiled" / place).parent.mkdir(parents=True, exist_ok=True)
            shutil.copy2(path, packages / "compiled" / place)
    shutil.copy2(HOOK, packages)
    (packages / "compiled_first.pth").write_text("import compiled_first; compiled_first.install()\n")
    index.write_text(json.dumps(wanted | {"modules": modules}, indent=1))


if __name__ == "__main__":
    try:
        make()
    except subprocess.CalledProcessError as problem:
        sys.exit(problem.stdout.decode())
