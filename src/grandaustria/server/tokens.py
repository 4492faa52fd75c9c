"""Tokens that open a seat or a game: made, derived, hashed and compared. Only their hashes are stored."""

from __future__ import annotations

import hmac
import re
import secrets
from base64 import urlsafe_b64encode
from collections.abc import Sequence
from hashlib import sha256
from typing import Final

_TOKEN: Final = re.compile(r"[A-Za-z0-9_-]{43}")
_ID: Final = re.compile(r"[A-Za-z0-9_-]{16}")


def new_token() -> str:
    return secrets.token_urlsafe(32)


def new_game_id() -> str:
    return secrets.token_urlsafe(12)


def is_game_id(text: str) -> bool:
    return _ID.fullmatch(text) is not None


def is_token(text: str) -> bool:
    return _TOKEN.fullmatch(text) is not None


def derived_token(secret: str, game: str) -> str:
    """Derive the token of a seat from the player's secret. It is the same every time."""
    return urlsafe_b64encode(hmac.digest(secret.encode(), game.encode(), sha256)).decode().rstrip("=")


def hashed(token: str) -> str:
    return sha256(token.encode()).hexdigest()


def place_of(token: str, hashes: Sequence[str | None]) -> int | None:
    """Return which hash belongs to the token. Compares all of them, each in constant time."""
    wanted = hashed(token)
    found = None
    for place, known in enumerate(hashes):
        if hmac.compare_digest(wanted, known or ""):
            found = place
    return found
