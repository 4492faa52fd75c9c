"""Play a seat over the network, as your own program could.

    pip install "grandaustria[server]"
    python examples/remote_bot.py http://127.0.0.1:8000 GAME INVITATION [BOT]

It takes an open seat with the invitation, listens, and answers whenever it is asked, until the game is over.
"""

from __future__ import annotations

import argparse
import json
import sys
import uuid
from typing import Any
from urllib.error import HTTPError
from urllib.request import Request, urlopen

try:
    from websockets.sync.client import connect
except ModuleNotFoundError as missing:
    sys.exit(f"{missing.name} is missing: pip install 'grandaustria[server]'")

from grandaustria import InvalidData
from grandaustria.bots import bot_named


def post(url: str, token: str, body: dict[str, Any]) -> Any:
    headers = {"Authorization": f"Bearer {token}", "Content-Type": "application/json"}
    with urlopen(Request(url, json.dumps(body).encode(), headers)) as answer:
        return json.load(answer)


def play(server: str, game: str, invitation: str, bot_name: str = "greedy") -> list[int]:
    """Play to the end. Return the final scores."""
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


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("server", help="where it is, as in http://127.0.0.1:8000")
    parser.add_argument("game", help="the id of the game")
    parser.add_argument("invitation", help="the token of the invitation")
    parser.add_argument("bot", nargs="?", default="greedy")
    wanted = parser.parse_args()
    try:
        print(play(wanted.server, wanted.game, wanted.invitation, wanted.bot))
    except (OSError, InvalidData) as error:
        sys.exit(f"remote_bot.py: {error}")


if __name__ == "__main__":
    main()
