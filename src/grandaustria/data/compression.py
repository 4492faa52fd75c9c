"""Files compressed according to the end of their names: `.gz`, `.zst` or neither. A file that is cut off is noticed."""

from __future__ import annotations

import gzip
import zlib
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, Final, Protocol

from grandaustria.extras import needing

_AT_ONCE: Final = 1 << 16  # bytes


class Truncated(Exception):
    """A file ends before what is compressed in it."""


class Damaged(Exception):
    """A file cannot be decompressed."""


def decompressed(path: Path) -> Iterator[bytes]:
    """Yield the content of a file in pieces."""
    new_stream, errors = _decompressor(path.suffix)
    with path.open("rb") as file:
        stream: Any = new_stream()
        while data := file.read(_AT_ONCE):
            while data:
                if stream.eof:
                    stream = new_stream()
                try:
                    piece = stream.decompress(data)
                except errors as error:
                    raise Damaged(error) from None
                yield piece
                data = stream.unused_data if stream.eof else b""
        if not stream.eof:
            raise Truncated


class Sink(Protocol):
    def write(self, data: bytes, /) -> int: ...


@contextmanager
def compressing(path: Path, name: str) -> Iterator[Sink]:
    """Open a file for writing as a file of this name is compressed."""
    if name.endswith(".zst"):
        with needing():
            import zstandard
        with zstandard.open(path, "wb") as file:
            yield file
    elif name.endswith(".gz"):
        with path.open("wb") as raw, gzip.GzipFile(name.removesuffix(".gz"), "wb", fileobj=raw) as file:
            yield file
    else:
        with path.open("wb") as file:
            yield file


class _Plain:
    """A decompressor for what is not compressed."""

    eof: Final = True
    unused_data: Final = b""

    def decompress(self, data: bytes) -> bytes:
        return data


def _decompressor(ending: str) -> tuple[Callable[[], Any], type[Exception]]:
    """Return how to decompress, and the errors this raises."""
    if ending == ".zst":
        with needing():
            import zstandard
        return zstandard.ZstdDecompressor().decompressobj, zstandard.ZstdError
    if ending == ".gz":
        return lambda: zlib.decompressobj(16 + zlib.MAX_WBITS), zlib.error
    return _Plain, ValueError
