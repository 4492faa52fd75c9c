"""What a request costs an address, in units of about 2 ms of the server's processor."""

from __future__ import annotations

from typing import Final

from grandaustria.server.rate_limits import TokenBucket
from grandaustria.server.refusals import Refused

PLAIN: Final = 1.0
CONNECTING: Final = 4.0  # a WebSocket, its greeting and the first position
LANGUAGE: Final = 1.5  # a whole position through a WebSocket
PUSH: Final = 0.4  # a position with a few new events through a WebSocket
TOKEN: Final = 0.05  # of those whose games are listed
LETTER: Final = 1 / 4000  # of a text that is loaded
REVIEW: Final = 4.0  # what is known of a finished game, in words
REVIEWED: Final = 0.2  # each turn of it that was looked at

_BY_END: Final = {  # of the path; everything else is plain
    ("GET", "replay"): 3.0,
    ("GET", "forecast"): 4.0,
    ("GET", "chat"): 2.0,
    ("POST", "chat"): 3.0,
    ("POST", "deal"): 5.0,
    ("POST", "games"): 5.0,
    ("POST", "hint"): 2.0,
    ("POST", "join"): 3.0,
    ("POST", "loaded"): 4.0,
    ("POST", "my-games"): 3.0,
    ("POST", "play"): 6.0,
    ("POST", "rematch"): 5.0,
    ("POST", "replay"): 4.0,
    ("POST", "look"): 3.0,
    ("POST", "tries"): 4.0,
}


def cost_of(method: str, path: str) -> float:
    return _BY_END.get((method, path.rpartition("/")[2]), PLAIN)


def charge(bucket: TokenBucket, address: str, cost: float = PLAIN) -> None:
    """Charge an address. Raises Refused if it has used up its allowance."""
    wait = bucket.wait(address, cost)
    if wait:
        raise Refused("too_many", "Too many requests.", retry_after=int(wait) + 1)
