"""Packages that only some uses need, and the extra that installs each."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Final

from grandaustria.errors import InvalidData

EXTRAS: Final = {
    "PIL": "pictures",
    "aiosqlite": "server",
    "alembic": "server",
    "anyio": "server",
    "asyncpg": "postgresql",
    "fastapi": "server",
    "gymnasium": "research",
    "numpy": "train",
    "open_spiel": "research",
    "pettingzoo": "research",
    "prometheus_client": "server",
    "pyarrow": "data",
    "pydantic": "server",
    "pyspiel": "research",
    "ray": "ray",
    "resvg_py": "pictures",
    "sqlalchemy": "server",
    "starlette": "server",
    "torch": "torch",
    "uvicorn": "server",
    "zstandard": "data",
}


@contextmanager
def needing(what: str = "") -> Iterator[None]:
    """Say how to install what cannot be imported here. `what` names it better than the name of its package."""
    try:
        yield
    except ModuleNotFoundError as error:
        package = (error.name or "").partition(".")[0]
        if package not in EXTRAS:
            raise
        raise InvalidData(what or package, f"not installed; pip install 'grandaustria[{EXTRAS[package]}]'") from None
