"""Clients that send too much, too slowly or too often, and what answers and logs give away; the real server."""

from __future__ import annotations

import json
import socket
from collections.abc import Iterator
from contextlib import ExitStack, suppress
from dataclasses import replace
from pathlib import Path
from time import sleep

import pytest
from starlette.testclient import TestClient
from websockets.exceptions import ConnectionClosed, InvalidStatus
from websockets.sync.client import connect

from grandaustria import InvalidData
from grandaustria.server.app import create_app
from grandaustria.server.connections import LARGEST_HEAD, trusted
from grandaustria.server.settings import Settings
from tests.server.clients import ANNA, BEN, BOT, made
from tests.server.serving import Served, everything_from, serving
from tests.waiting import wait_until

_ABOUT = b"GET /api/about HTTP/1.1\r\nHost: here\r\n\r\n"


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    """Impatient, so that the tests need not wait long."""
    folder = tmp_path_factory.mktemp("edges")
    limits = {"headers_within": 2.0, "connections_per_address": 20}
    with serving(f"sqlite:///{folder / 'games.db'}", folder / "log", **limits) as served:
        yield served


def answer_from(connection: socket.socket) -> tuple[int, dict[str, str], bytes]:
    """One answer of known length; the connection stays open."""
    received = b""
    while b"\r\n\r\n" not in received:
        piece = connection.recv(65536)
        assert piece, "closed"
        received += piece
    head, _, body = received.partition(b"\r\n\r\n")
    first, *lines = head.decode().split("\r\n")
    headers = {name.lower(): value for name, value in (line.split(": ", 1) for line in lines)}
    while len(body) < int(headers["content-length"]):
        body += connection.recv(65536)
    return int(first.split()[1]), headers, body


def send_until_closed(connection: socket.socket, piece: bytes, pause: float = 0) -> None:
    """A thousand pieces at most."""
    with suppress(ConnectionError):
        for _ in range(1000):
            connection.sendall(piece)
            sleep(pause)
        pytest.fail("the server read it all")


# Time


@pytest.mark.parametrize("sent", [b"", b"GET / HTTP/1.1\r\nHost: here\r\nX-Slow: ", b"\r\n\r\n"])
def test_headers_that_never_end_are_not_waited_for(server: Served, sent: bytes) -> None:
    with server.connected() as connection:
        connection.sendall(sent)
        answer = everything_from(connection)  # returns when the server closes
    assert answer == b"" or answer.startswith(b"HTTP/1.1 408 ")


def test_headers_that_trickle_in_are_not_waited_for(server: Served) -> None:
    with server.connected() as connection:
        connection.sendall(b"GET /api/about HTTP/1.1\r\n")
        send_until_closed(connection, b"X-Slow: y\r\n", pause=0.1)


def test_a_connection_is_kept_for_the_next_request(server: Served) -> None:
    with server.connected() as connection:
        for _ in range(3):
            for part in (_ABOUT[:20], _ABOUT[20:]):
                connection.sendall(part)
                sleep(0.05)
            assert answer_from(connection)[0] == 200
            sleep(0.8)  # longer in all than headers may take


@pytest.mark.parametrize("after", [b"\r\n", b"GET /api/about HTTP/1.1\r\n"])
def test_a_second_request_has_no_more_time_than_the_first(server: Served, after: bytes) -> None:
    with server.connected() as connection:
        connection.sendall(_ABOUT)
        assert answer_from(connection)[0] == 200
        connection.sendall(after)
        everything_from(connection)


def test_a_request_that_takes_longer_than_its_headers_may_is_answered(server: Served) -> None:
    with server.connected() as connection:
        connection.sendall(b"POST /api/games HTTP/1.1\r\nHost: here\r\nContent-Length: 2\r\n\r\n")
        sleep(2.5)
        connection.sendall(b"{}")
        assert answer_from(connection)[0] == 422


# Size


def test_long_headers_are_refused_as_they_arrive(server: Served) -> None:
    """66 MB took seconds of processor time."""
    used, held = server.seconds, server.memory
    with server.connected() as connection:
        connection.sendall(b"GET / HTTP/1.1\r\nHost: here\r\nX-Long: ")
        send_until_closed(connection, b"x" * 66_000)
    assert server.seconds - used < 1
    assert server.memory - held < 5_000_000


@pytest.mark.parametrize("head", [b"X: " + b"x" * LARGEST_HEAD, b"X: y\r\n" * LARGEST_HEAD])
def test_too_long_headers_are_said_to_be(server: Served, head: bytes) -> None:
    with server.connected() as connection:
        connection.sendall(b"GET /api/about HTTP/1.1\r\n" + head[: LARGEST_HEAD - 25])
        assert everything_from(connection).startswith(b"HTTP/1.1 431 ")


def test_headers_of_the_usual_length_pass(server: Served) -> None:
    with server.connected() as connection:
        connection.sendall(_ABOUT[:-2] + b"X-Long: " + b"x" * 20_000 + b"\r\n\r\n")
        assert answer_from(connection)[0] == 200


def test_a_body_without_end_ends(server: Served) -> None:
    """The announced length is refused at once; going on to send is cut off."""
    with server.connected() as connection:
        connection.sendall(b"POST /api/games HTTP/1.1\r\nHost: here\r\nContent-Length: 100000000\r\n\r\n")
        send_until_closed(connection, b"x" * 62_500)


# Number


def test_connections_are_limited_per_address(server: Served) -> None:
    connections: list[socket.socket] = []
    try:
        connections = [server.connected() for _ in range(20)]
        for connection in connections:
            connection.sendall(_ABOUT)
            assert answer_from(connection)[0] == 200
        with server.connected() as too_many:
            assert everything_from(too_many).startswith(b"HTTP/1.1 429 ")
    finally:
        for connection in connections:
            connection.close()

    def there_is_room() -> bool:
        with server.connected() as connection:
            connection.sendall(_ABOUT)
            return connection.recv(12) == b"HTTP/1.1 200"

    wait_until(there_is_room)


def test_sockets_and_proxies_do_not_count_as_connections(server: Served, tmp_path: Path) -> None:
    status, game = server.call("/api/games", {"seats": [ANNA, BOT]})
    assert status == 201
    with ExitStack() as sockets:
        for _ in range(30):
            sockets.enter_context(connect(f"{server.url.replace('http', 'ws')}/api/games/{game['game']}/socket"))
        assert server.call("/api/about")[0] == 200
    behind = ("--proxies", "127.0.0.0/8")
    with serving(f"sqlite:///{tmp_path / 'a.db'}", tmp_path / "log", *behind, connections_per_address=2) as other:
        connections = [other.connected() for _ in range(5)]
        for connection in connections:
            connection.sendall(_ABOUT)
            assert answer_from(connection)[0] == 200
            connection.close()


def test_a_mistaken_proxy_is_told() -> None:
    assert trusted("10.0.0.0/8, ::1")("10.1.2.3")
    assert not trusted("10.0.0.0/8")("11.1.2.3")
    assert trusted("*")("11.1.2.3")
    assert not trusted("")("127.0.0.1")
    for wrong in ("nginx", "10.0.0.1/8"):
        with pytest.raises(InvalidData, match="proxies"):
            trusted(wrong)


# WebSockets


def test_a_flood_of_pings_ends_the_socket(server: Served) -> None:
    """They are no messages and never reach what counts these."""
    _, game = server.call("/api/games", {"seats": [ANNA, BOT]})
    with connect(f"{server.url.replace('http', 'ws')}/api/games/{game['game']}/socket") as websocket:
        websocket.send(json.dumps({"type": "hello", "token": game["invitation"]}))
        with suppress(ConnectionClosed):
            for n in range(10_000):
                websocket.ping(b"%0100d" % n)
            pytest.fail("the server answered them all")


def test_an_upgrade_that_says_nothing_ends(tmp_path: Path) -> None:
    with (
        serving(f"sqlite:///{tmp_path / 'a.db'}", tmp_path / "log", hello_within=0.5) as server,
        server.connected() as connection,
    ):
        connection.sendall(
            b"GET /api/games/x/socket HTTP/1.1\r\nHost: here\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n"
            b"Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n\r\n"
        )
        assert b"no_hello" in everything_from(connection)


# What is given away


def test_the_log_holds_neither_queries_nor_addresses(tmp_path: Path) -> None:
    with serving(f"sqlite:///{tmp_path / 'a.db'}", tmp_path / "log") as server:
        visit(server)
        wait_until(lambda: server.log().count('"event": "socket"') == 2)
        log = server.log()
    assert "confidential" not in log
    assert "127.0.0.1" not in log
    assert "/api/about" in {json.loads(line).get("route") for line in log.splitlines()}


def test_the_log_holds_addresses_if_the_operator_wants_them(tmp_path: Path) -> None:
    with serving(f"sqlite:///{tmp_path / 'a.db'}", tmp_path / "log", "--log-addresses") as server:
        visit(server)
        wait_until(lambda: server.log().count('"event": "socket"') == 2)
        lines = [json.loads(line) for line in server.log().splitlines()]
    assert {line["address"] for line in lines if line["event"] in ("request", "socket")} == {"127.0.0.1"}
    assert "confidential" not in str(lines)


def visit(server: Served) -> None:
    assert server.call("/api/about?language=confidential")[0] == 200
    _, game = server.call("/api/games?a=confidential", {"seats": [ANNA, BOT]})
    for place in (f"/api/games/{game['game']}/socket?a=confidential", "/api/elsewhere?a=confidential"):
        with (
            suppress(InvalidStatus),  # there is nothing elsewhere
            connect(f"{server.url.replace('http', 'ws')}{place}") as websocket,
        ):
            websocket.send(json.dumps({"type": "hello", "token": game["invitation"]}))
            websocket.recv()


def test_private_answers_are_not_kept(client: TestClient) -> None:
    anna, *_ = made(client, ANNA, BEN)
    headers = {"Authorization": f"Bearer {anna.token}"}
    for path in (
        f"/api/games/{anna.game}",
        f"/api/games/{anna.game}/record",
        "/api/games/x",
        "/api/nothing",
        "/health",
    ):
        assert client.get(path, headers=headers).headers["Cache-Control"] == "no-store", path
    assert client.post("/api/games", json={}).headers["Cache-Control"] == "no-store"
    assert client.get("/api/cards?edition=unknown").headers["Cache-Control"] == "no-store"
    assert "public" in client.get("/api/cards").headers["Cache-Control"]


def test_browsers_are_told_what_a_page_may_do(settings: Settings, tmp_path: Path) -> None:
    (tmp_path / "built").mkdir()
    (tmp_path / "built" / "index.html").write_text("the client")
    with TestClient(create_app(replace(settings, web=tmp_path / "built"))) as client:
        page, answer = client.get("/").headers, client.get("/api/about").headers
        again = client.get("/", headers={"If-None-Match": page["ETag"]})
    policy = dict(part.split(" ", 1) for part in page["Content-Security-Policy"].split("; "))
    assert policy["default-src"] == policy["base-uri"] == policy["frame-ancestors"] == "'none'"
    assert policy["connect-src"] == policy["script-src"] == policy["style-src-elem"] == "'self'"
    assert "camera=()" in page["Permissions-Policy"]
    assert page["Cross-Origin-Opener-Policy"] == page["Cross-Origin-Resource-Policy"] == "same-origin"
    assert (again.status_code, again.headers["Content-Security-Policy"]) == (304, page["Content-Security-Policy"])
    assert answer["Content-Security-Policy"] == "default-src 'none'; frame-ancestors 'none'"


def test_health_and_figures_have_a_limit_of_their_own(client: TestClient) -> None:
    for path in ("/health", "/metrics"):
        assert 429 in {client.get(path).status_code for _ in range(60)}
    assert client.get("/api/about").status_code == 200
