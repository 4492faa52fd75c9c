"""Makes `import` prefer compiled modules. It is in the compiled environment, next to the modules and their index.

The index has the source of each compiled module. If a source has changed since, importing it fails, so nobody runs old
rules without noticing.
"""

from __future__ import annotations

import json
import site
import sys
from collections.abc import Sequence
from hashlib import sha256
from importlib.machinery import ModuleSpec
from importlib.util import spec_from_file_location
from pathlib import Path
from types import ModuleType

HERE = Path(__file__).parent


class CompiledFirst:
    """A finder for `sys.meta_path`."""

    def __init__(self, index: dict[str, dict[str, str]]) -> None:
        self.index = index
        self.checked = False

    def find_spec(
        self, name: str, path: Sequence[str] | None = None, target: ModuleType | None = None
    ) -> ModuleSpec | None:
        place = self.index["modules"].get(name)
        if place is None:
            return None
        self.check()
        return spec_from_file_location(name, HERE / "compiled" / place)

    def check(self) -> None:
        """Compare all sources before the first import: compiled modules import each other without asking a finder."""
        if self.checked:
            return
        for name, source in self.index["sources"].items():
            path = Path(source)
            if not path.exists() or sha256(path.read_bytes()).hexdigest() != self.index["digests"][name]:
                raise ImportError(f"{path} has changed since it was compiled: make compile")
        self.checked = True


def install() -> None:
    if any(type(finder).__name__ == "CompiledFirst" for finder in sys.meta_path):
        return  # lib and lib64 may be one folder
    index = json.loads((HERE / "compiled_index.json").read_text())
    site.addsitedir(index["beside"]["site-packages"])
    sys.meta_path.insert(0, CompiledFirst(index))
