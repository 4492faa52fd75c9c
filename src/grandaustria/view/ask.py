"""What is asked, as Leopold, the hotel's guide, puts it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from grandaustria.rules.state import NATURE
from grandaustria.view.catalogue import catalogue, key, player_named


def ask(asked: Mapping[str, Any] | None, language: str = "en", names: Sequence[str] = ()) -> str:
    """Leopold's line for a view, or for the prompt it carries; `names` are the players', by seat."""
    words = catalogue(language)
    prompt = asked["prompt"] if asked is not None and "prompt" in asked else asked
    if prompt is None:
        return words.say("ask-over")
    if prompt["seat"] == NATURE:
        return words.say("ask-nature")
    if "choices" not in prompt:
        return words.say("ask-wait", player=player_named(words, names, prompt["seat"]))
    return words.say(f"ask-{key(prompt['ask'])}", n=prompt["n"])
