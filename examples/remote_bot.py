"""Play a seat over the network, as your own program could.

    python examples/remote_bot.py http://127.0.0.1:8000 GAME INVITATION [BOT]

It takes an open seat with the invitation, listens, and answers whenever it is asked, until the game is over.
"""

from __future__ import annotations

import json
import sys
import uuid
from typing import Any
from urllib.error import HTTPError
from urllib.request import Request, urlopen

from websockets.sync.client import connect

from grandaustria.bots import bot_named


def post(url: str, token: str, body: dict[str, Any]) -> Any:
    headers = {"Authorization": f"Bearer {token}", "Content-Type": "application/json"}
    with urlopen(Request(url, json.dumps(body).encode(), headers)) as answer:
        return json.load(answer)


def play(server: str, game: str, invitation: str, bot_name: str = "greedy") -> list[int]:
    """The final scores."""
    url = f"{server}/api/games/{game}"
    seat = post(f"{url}/join", invitation, {"name": f"remote {bot_name}"})
    bot = bot_named(bot_name)(0)  # anything with a method choose(view) that answers with the id of a choice
    answered = 0  # the last row this program knows
    with connect(url.replace("http", "ws", 1) + "/socket") as socket:
        socket.send(json.dumps({"type": "hello", "token": seat["token"]}))
        for text in socket:
            message = json.loads(text)
            if message["type"] != "position" or message["seq"] < answered:
                continue
            if message["status"] in ("over", "abandoned"):
                return list(message["scores"])
            prompt = message["view"]["prompt"] if message["view"] else None
            if prompt is None or "choices" not in prompt or "ahead" in prompt:  # in the draft it waits for its time
                continue
            action = {"seq": message["seq"], "request": str(uuid.uuid4()), "choices": [bot.choose(message["view"])]}
            try:
                answered = post(f"{url}/choices", seat["token"], action)["seq"]
            except HTTPError as refused:
                if refused.code != 409:  # 409: something else came first, and with it comes another position
                    raise
    raise ConnectionError("the server closed the connection")


if __name__ == "__main__":
    print(play(*sys.argv[1:]))
