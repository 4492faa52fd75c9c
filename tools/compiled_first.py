"""Makes `import` prefer compiled modules. It lies in the compiled environment, beside the modules and their index.

The index tells for each module which source it was compiled from. A source that has changed since is not imported:
nobody runs old rules without noticing.
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
        self.modules = index["modules"]
        self.sources = index["sources"]
        self.digests = index["digests"]

    def find_spec(
        self, name: str, path: Sequence[str] | None = None, target: ModuleType | None = None
    ) -> ModuleSpec | None:
        if name not in self.modules:
            return None
        if name in self.sources:
            source = Path(self.sources[name])
            if not source.exists() or sha256(source.read_bytes()).hexdigest() != self.digests[name]:
                raise ImportError(f"{source} has changed since it was compiled: make compile")
        return spec_from_file_location(name, HERE / "compiled" / self.modules[name])


def install() -> None:
    index = json.loads((HERE / "compiled_index.json").read_text())
    site.addsitedir(index["beside"]["site-packages"])
    sys.meta_path.insert(0, CompiledFirst(index))  # type: ignore[arg-type]  # Python asks for no more than find_spec
