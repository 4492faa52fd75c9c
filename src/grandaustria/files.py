"""Files that are written completely or not at all."""

from __future__ import annotations

import os
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from errno import EISDIR
from pathlib import Path

from grandaustria.errors import InvalidData


def check_target(path: Path, *endings: str) -> None:
    """Raise an error if no file can be written here, or if its name has none of these endings."""
    if endings and not path.name.endswith(endings):
        raise InvalidData(str(path), f"the name of this file must end in {' or '.join(endings)}")
    if path.is_dir():
        raise IsADirectoryError(EISDIR, os.strerror(EISDIR), str(path))
    with replacing(path, keep=False) as aside:
        aside.open("ab").close()


def write_whole(path: Path, content: str | bytes) -> None:
    with replacing(path) as aside:
        aside.write_bytes(content.encode() if isinstance(content, str) else content)


@contextmanager
def replacing(path: Path, keep: bool = True) -> Iterator[Path]:
    """Provide a path beside this one to write to. It takes this one's place at the end, unless something fails."""
    if path.exists() and not path.is_file():  # a pipe or a device
        yield path
        return
    target = path.resolve()
    aside = target.with_name(f".{target.name}.{os.getpid()}.part")
    try:
        yield aside
        if keep:
            aside.replace(target)
    except OSError as error:
        if error.filename == str(aside):
            raise type(error)(error.errno, error.strerror, str(path)) from None
        raise
    finally:
        with suppress(OSError):
            aside.unlink()
