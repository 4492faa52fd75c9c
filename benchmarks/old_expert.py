"""The expert as it was at commit e2583e4, to play against: a yardstick that does not move.

    grandaustria arena expert benchmarks.old_expert:OldExpert

It runs the code of then, compiled with the tools of then, in a process of its own. The first use builds it into
`build/old`, which takes a minute or two and needs git, a C compiler and `.venv`. It takes the parameters of the expert
of then: `benchmarks.old_expert:OldExpert:width=640`. `benchmarks.strength` plays whole matches against it.

The arena's clock includes sending the view, well under a millisecond. `OldExpert.thinking` is without it.
"""

from __future__ import annotations

import io
import json
import os
import shutil
import subprocess
import sys
import tarfile
import tempfile
from collections.abc import Mapping
from functools import cache
from itertools import count
from pathlib import Path
from typing import Any, Final
from weakref import finalize

from grandaustria import Game
from grandaustria.bots.bot import legal
from grandaustria.errors import InvalidData

COMMIT: Final = "e2583e4"
ROOT: Final = Path(__file__).parents[1]
PYTHON: Final = ROOT / ".venv/bin/python"  # not the one of build/compiled, which prefers the rules of today
BUILT: Final = ROOT / "build/old" / f"{COMMIT}-{sys.implementation.cache_tag}"
UNSENT: Final = frozenset(("events", "tenants", "prompt"))  # what the expert of then does not read


class OldExpert:
    """`parameters` are those of the expert of then: `width`, `looked_at`, `ends`, `worlds` and so on."""

    def __init__(self, seed: int = 0, **parameters: int) -> None:
        self._process = _process_of(os.getpid())
        self._bot = self._process.new_bot(seed, parameters)
        finalize(self, self._process.forget, self._bot)

    def choose(self, view: Mapping[str, Any]) -> int:
        return self._process.choose(self._bot, view)

    @staticmethod
    def thinking() -> float:
        """Return the seconds that the old experts of this process have thought so far, as theirs has measured."""
        return _process_of(os.getpid()).seconds


class OldProcess:
    """The process of all old experts that play in this one. It ends when this one does, for then its input ends."""

    def __init__(self) -> None:
        self.seconds = 0.0
        self._bots = count()
        self._owner = os.getpid()
        _build()
        self._process = subprocess.Popen(
            [PYTHON, "-P", Path(__file__).with_name("old_process.py")],
            env=os.environ | {"PYTHONPATH": str(BUILT)},
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
        )
        finalize(self, _end, self._process)
        expert, rules = (Path(place) for place in self._read()["modules"])
        if not expert.is_relative_to(BUILT) or not rules.is_relative_to(BUILT) or rules.suffix == ".py":
            raise InvalidData("old expert", f"not of then, or not compiled: {expert}, {rules}")

    def new_bot(self, seed: int, parameters: dict[str, int]) -> int:
        bot = next(self._bots)
        self._ask(bot=bot, seed=seed, parameters=parameters)
        return bot

    def choose(self, bot: int, view: Mapping[str, Any]) -> int:
        seen = {name: value for name, value in view.items() if name not in UNSENT}
        seen["prompt"] = {"choices": [{"id": choice} for choice in legal(view)]}
        reply = self._ask(bot=bot, view=seen)
        self.seconds += reply["seconds"]
        choice: int = reply["choice"]
        return choice

    def forget(self, bot: int) -> None:
        if self._owner == os.getpid():
            self._ask(bot=bot)

    def _ask(self, **message: Any) -> dict[str, Any]:
        assert self._process.stdin is not None
        self._process.stdin.write(json.dumps(message) + "\n")
        self._process.stdin.flush()
        return self._read()

    def _read(self) -> dict[str, Any]:
        assert self._process.stdout is not None
        line = self._process.stdout.readline()
        if not line:
            raise InvalidData("old expert", f"its process has ended with status {self._process.wait()}")
        reply: dict[str, Any] = json.loads(line)
        if "error" in reply:
            raise InvalidData("old expert", reply["error"])
        return reply


def _end(process: subprocess.Popen[str]) -> None:
    with process:
        assert process.stdin is not None
        process.stdin.close()


@cache
def _process_of(pid: int) -> OldProcess:
    """Return what serves the process with this id. A forked one does not share that of its parent.

    A game is played first, to be sure that it understands the views of today.
    """
    process = OldProcess()
    game = Game(seed=1)
    bot = process.new_bot(1, {"width": 1, "ends": 1})
    while game.seat is not None:
        game.play(process.choose(bot, game.lazy_view()))
    process.forget(bot)
    process.seconds = 0.0
    return process


def _build() -> None:
    """Compile the package of then with its own tools, unless that has been done."""
    if BUILT.exists():
        return
    if not PYTHON.exists():
        raise InvalidData("old expert", f"there is no {PYTHON}: make check")
    print(f"Building the expert of {COMMIT}, which takes a minute or two ...", file=sys.stderr, flush=True)
    with tempfile.TemporaryDirectory() as folder:  # elsewhere, or the settings of today's mypy would apply
        source, target = Path(folder, "source"), Path(folder, "compiled")
        archive = _output(["git", "-C", str(ROOT), "archive", COMMIT, "hatch_build.py", "src/grandaustria"])
        with tarfile.open(fileobj=io.BytesIO(archive)) as files:
            files.extractall(source, filter="data")
        target.mkdir()
        _output([str(PYTHON), str(source / "hatch_build.py"), "compile", str(target)])
        BUILT.parent.mkdir(parents=True, exist_ok=True)
        with tempfile.TemporaryDirectory(dir=BUILT.parent) as near:
            shutil.copytree(target, Path(near, BUILT.name))
            Path(near, BUILT.name).rename(BUILT)


def _output(command: list[str]) -> bytes:
    try:
        return subprocess.run(command, check=True, capture_output=True).stdout
    except subprocess.CalledProcessError as problem:
        said = (problem.stderr + problem.stdout).decode().strip()
        raise InvalidData("old expert", f"{' '.join(command[:4])} …: {said}") from None
