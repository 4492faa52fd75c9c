"""A reader for plain JSON whose errors name the field."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterator, Mapping
from typing import Any, TypeVar

from grandaustria.errors import InvalidData
from grandaustria.integers import whole

T = TypeVar("T")


class Reader:
    """A value inside a document, with the path to it."""

    def __init__(self, value: object, path: str) -> None:
        self.value = value
        self.path = path

    def fail(self, problem: str) -> InvalidData:
        return InvalidData(self.path, problem)

    def field(self, name: str) -> Reader:
        if not isinstance(self.value, Mapping):
            raise self.fail(f"an object, not {self._shown()}")
        if name not in self.value:
            raise InvalidData(self.at(name), "missing")
        return Reader(self.value[name], self.at(name))

    def fields(self) -> dict[str, Any]:
        if not isinstance(self.value, Mapping):
            raise self.fail(f"an object, not {self._shown()}")
        return dict(self.value)

    def optional(self, name: str) -> Reader | None:
        if not isinstance(self.value, Mapping):
            raise self.fail(f"an object, not {self._shown()}")
        return Reader(self.value[name], self.at(name)) if name in self.value else None

    def only(self, known: Collection[str]) -> None:
        """Fail if there are other fields than these."""
        if isinstance(self.value, Mapping):
            for name in self.value:
                if name not in known:
                    raise InvalidData(self.at(str(name)), "unknown field")

    def integer(self, least: int, most: int) -> int:
        value = whole(self.value)
        if value is None or not least <= value <= most:
            raise self.fail(f"a whole number from {least} to {most}, not {self._shown()}")
        return value

    def boolean(self) -> bool:
        if not isinstance(self.value, bool):
            raise self.fail(f"true or false, not {self._shown()}")
        return self.value

    def one_of(self, known: Mapping[str, T] | Mapping[int, T]) -> T:
        if isinstance(self.value, str | int) and not isinstance(self.value, bool):
            for key, item in known.items():
                if key == self.value:
                    return item
        raise self.fail(f"not known here: {self._shown()}")

    def items(self, length: int | None = None) -> Iterator[Reader]:
        if not isinstance(self.value, list | tuple):
            raise self.fail(f"a list, not {self._shown()}")
        if length is not None and len(self.value) != length:
            raise self.fail(f"a list of {length}, not of {len(self.value)}")
        for index, item in enumerate(self.value):
            yield Reader(item, f"{self.path}[{index}]")

    def list_of(self, read: Callable[[Reader], T], length: int | None = None) -> list[T]:
        return [read(item) for item in self.items(length)]

    def at(self, name: str) -> str:
        return f"{self.path}.{name}" if self.path else name

    def _shown(self) -> str:
        shown = repr(self.value)
        return shown if len(shown) <= 60 else shown[:57] + "..."
