"""Hints and forecasts for people, with limits per seat and address so that everyone gets a share."""

from __future__ import annotations

from collections.abc import Coroutine, Mapping, Sequence
from typing import Any, Final, TypeVar

from grandaustria.bots.outlook import Outlook
from grandaustria.bots.suggest import Advice
from grandaustria.server.rate_limits import Slots
from grandaustria.server.refusals import Refused
from grandaustria.server.scheduler import QueueFull
from grandaustria.server.settings import Settings
from grandaustria.server.thinkers import Thinkers

T = TypeVar("T")

_RETRY_AFTER: Final = 3  # seconds


class Hints:
    def __init__(self, thinkers: Thinkers, settings: Settings) -> None:
        self._thinkers = thinkers
        self._each = settings.hints_per_address
        self._by_address = Slots(self._each, settings.hints_waiting + 2)  # more than the queue lets in
        self._asking: set[tuple[str, int]] = set()  # seats

    async def ask(
        self, game: str, seat: int, address: str, view: Mapping[str, Any], ms: int, seq: int, quick: bool = False
    ) -> Advice:
        """Return hints at row `seq` of a game, better ones each time they are asked for.

        Raises Refused if the seat or address already waits for hints, or if too many people do.
        """
        if (game, seat) in self._asking:
            raise Refused("too_many", "You are being advised already.", retry_after=_RETRY_AFTER)
        self._asking.add((game, seat))
        try:
            return await self._for(address, self._thinkers.suggest((game, seat, seq), view, ms, quick, address))
        finally:
            self._asking.discard((game, seat))

    async def forecast(self, address: str, views: Sequence[Mapping[str, Any]]) -> list[Outlook]:
        """Return forecasts. Raises Refused like hints."""
        return await self._for(address, self._thinkers.forecast(views, address))

    async def _for(self, address: str, work: Coroutine[Any, Any, T]) -> T:
        if not self._by_address.take(address):
            work.close()
            raise Refused("too_many", f"At most {self._each} hints at a time.", retry_after=_RETRY_AFTER)
        try:
            return await work
        except QueueFull:
            message = "The advisers are busy. Try again in a few seconds."
            raise Refused("busy", message, retry_after=_RETRY_AFTER) from None
        finally:
            self._by_address.give_back(address)
