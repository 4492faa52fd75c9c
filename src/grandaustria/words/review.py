"""Why a turn would have been better, in words. `analysis.review` finds the reasons."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from grandaustria.words.catalogue import Arguments, catalogue, key

_CARDS = ("guest", "staff", "objective")


def why(reason: Mapping[str, Any], language: str = "en") -> str:
    """Say the `why` of a reviewed turn."""
    words = catalogue(language)
    arguments: Arguments = {
        name: words.say(f"{name}-{value}") if name in _CARDS else value for name, value in reason["arguments"].items()
    }
    said = words.say(reason["message"], **arguments)
    return said if reason["also"] is None else f"{said} {words.say('review-also-' + reason['also'])}"


def level(name: str, language: str = "en") -> str:
    """Say what a seat played like."""
    return catalogue(language).say(f"review-level-{key(name)}")
