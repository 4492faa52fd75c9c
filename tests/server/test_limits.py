"""Sizes, rates, counts; health and figures; what browsers are told."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

import pytest
from starlette.testclient import TestClient

from grandaustria import InvalidData
from grandaustria.server.addresses import client_address
from grandaustria.server.app import create_app
from grandaustria.server.rate_limits import Slots, TokenBucket
from grandaustria.server.settings import Settings
from tests.server.clients import ANNA, BOT, Clock, made


def test_huge_bodies(client: TestClient) -> None:
    def pieces() -> Iterator[bytes]:
        for _ in range(100):
            yield b" " * 1000

    for content in (b" " * 70_000, pieces()):
        answer = client.post("/api/games", content=content)
        assert (answer.status_code, answer.json()["error"]) == (413, "too_large")


def test_too_many_requests(settings: Settings, clock: Clock) -> None:
    with TestClient(create_app(replace(settings, requests_per_second=1, requests_at_once=3))) as client:
        answers = [client.get("/api/about").status_code for _ in range(4)]
        assert answers == [200, 200, 200, 429]
        assert client.get("/api/about").headers["Retry-After"] == "2"
        assert client.get("/health").status_code == 200
        clock.time += 1
        assert client.get("/api/about").status_code == 200


def test_too_many_games(settings: Settings, clock: Clock) -> None:
    wanted = {"seats": [ANNA, BOT]}
    with TestClient(create_app(replace(settings, games_per_hour=2))) as client:
        assert [client.post("/api/games", json=wanted).status_code for _ in range(3)] == [201, 201, 429]
        clock.time += 3600
        assert client.post("/api/games", json=wanted).status_code == 201


def test_limits_from_the_environment() -> None:
    settings = Settings.from_environment(
        {"GRANDAUSTRIA_GAMES_PER_HOUR": "7", "GRANDAUSTRIA_SWEEP_EVERY": "0.5"}, sockets=3
    )
    assert (settings.games_per_hour, settings.sweep_every, settings.sockets) == (7, 0.5, 3)
    for wrong in ("many", "-1", "1.5", "inf"):
        with pytest.raises(InvalidData, match="GRANDAUSTRIA_GAMES_PER_HOUR: a number from 0 on"):
            Settings.from_environment({"GRANDAUSTRIA_GAMES_PER_HOUR": wrong})


def test_a_rate_is_kept_for_each(clock: Clock) -> None:
    rate = TokenBucket(0.5, 1, clock)
    assert [rate.wait("a"), rate.wait("a"), rate.wait("b")] == [0, 2, 0]
    clock.time += 2
    assert rate.wait("a") == 0


def test_places_are_counted_for_each_and_in_all() -> None:
    places = Slots(each=2, in_all=3)
    assert [places.take(who) for who in "aaabb"] == [True, True, False, True, False]
    places.give_back("a")
    assert places.take("b")


def test_health_and_figures(client: TestClient) -> None:
    anna, _ = made(client, ANNA, BOT)
    anna.get()
    assert client.get("/health").json() == {"status": "ok"}
    figures = client.get("/metrics").text
    assert 'grandaustria_requests_total{method="GET",route="/api/games/{id}",status="200"} 1.0' in figures
    assert anna.game not in figures


def test_costly_work_is_charged_by_its_cost(clock: Clock) -> None:
    bucket = TokenBucket(1, 10, clock)
    assert [bucket.wait("a", 6), bucket.wait("a", 6), bucket.wait("a", 4)] == [0, 2, 0]
    clock.time += 3600
    assert bucket.wait("a", 1000) == 0  # costs a whole burst, but is possible at all


def test_a_clock_set_back_locks_nobody_out(settings: Settings) -> None:
    """Limits run on a clock that cannot be set; only deadlines follow the wall's."""
    wall, steady = Clock(), Clock()
    changed = replace(settings, now=wall, monotonic=steady, requests_per_second=1, requests_at_once=2)
    with TestClient(create_app(changed)) as client:
        assert [client.get("/api/about").status_code for _ in range(3)] == [200, 200, 429]
        wall.time -= 24 * 3600
        steady.time += 2
        assert client.get("/api/about").status_code == 200


def test_an_ipv6_client_is_counted_by_its_network() -> None:
    def counted(host: str) -> str:
        return client_address({"type": "http", "client": (host, 1)})

    assert counted("2001:db8::1") == counted("2001:db8::ffff") != counted("2001:db8:0:1::1")
    assert counted("::ffff:192.0.2.1") == counted("192.0.2.1") == "192.0.2.1"
    assert counted("testclient") == "testclient"
