"""Whatever is sent to any route, valid or not, gets an answer that the API's description knows."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
import schemathesis
from hypothesis import HealthCheck, settings
from schemathesis.checks import not_a_server_error
from schemathesis.specs.openapi.checks import (
    content_type_conformance,
    response_headers_conformance,
    response_schema_conformance,
    status_code_conformance,
)
from starlette.testclient import TestClient

from grandaustria.server.app import create_app, described
from grandaustria.server.settings import Settings
from tests.server.clients import ANNA, BEN, Person, made

CHECKS = [
    not_a_server_error,
    status_code_conformance,
    content_type_conformance,
    response_schema_conformance,
    response_headers_conformance,
]
EXAMPLES = settings().max_examples // 8  # fewer every day than in the whole run
SCHEMA = schemathesis.openapi.from_dict(described(create_app(Settings())))


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[TestClient]:
    folder: Path = tmp_path_factory.mktemp("schema")
    wanted = Settings(
        database=f"sqlite:///{folder / 'games.db'}",
        web=folder,
        bot_workers=0,
        requests_at_once=10**9,
        games_per_hour=10**9,
    )
    with TestClient(create_app(wanted)) as client:
        yield client


@pytest.mark.parametrize("at_a_table", [True, False])
@SCHEMA.parametrize()
@settings(max_examples=EXAMPLES, deadline=None, derandomize=True, suppress_health_check=list(HealthCheck))
def test_every_answer_is_as_described(case: Any, server: TestClient, at_a_table: bool) -> None:
    if at_a_table and "{id}" in case.path:
        sit_down(case, made(server, ANNA, BEN)[0])
    if isinstance(case.body, dict) and isinstance(case.body.get("ms"), int):
        case.body["ms"] = min(case.body["ms"], 10)  # no need to think for long
    request = case.as_transport_kwargs(base_url="http://testserver")
    wanted = {name: request.get(name) for name in ("method", "url", "headers", "params", "json")}
    answer = server.request(**wanted, content=request.get("data"))
    case.validate_response(answer, checks=CHECKS)


def sit_down(case: Any, person: Person) -> None:
    """Whoever asks has a seat at this table, so that it is not only refused."""
    case.path_parameters["id"] = person.game
    case.headers = {**(case.headers or {}), "Authorization": f"Bearer {person.token}"}


def open_places(schema: Any, path: str = "") -> Iterator[str]:
    """Where a schema allows anything at all."""
    if isinstance(schema, list):
        for part in schema:
            yield from open_places(part, path)
    elif isinstance(schema, dict):
        inner = {"$ref", "type", "enum", "const", "anyOf", "oneOf", "allOf"}
        if not schema.keys() & inner or schema.get("additionalProperties") is True:
            yield path
        if schema.get("type") == "object" and not schema.keys() & {"properties", "additionalProperties"}:
            yield path
        if schema.get("type") == "array" and "items" not in schema:
            yield path
        for name, part in schema.get("properties", {}).items():
            yield from open_places(part, f"{path}.{name}")
        for word in ("items", "additionalProperties", "anyOf", "oneOf", "allOf"):
            if isinstance(schema.get(word), (dict, list)):
                yield from open_places(schema[word], path)


def test_everything_that_is_said_is_described_down_to_the_last_field() -> None:
    schemas = described(create_app(Settings()))["components"]["schemas"]
    assert {"View", "Prompt", "Choice", "Event", "NoticeTold", "FromServer"} <= schemas.keys()
    assert [place for name, schema in schemas.items() for place in open_places(schema, name)] == []


@pytest.mark.parametrize("schema", [{}, {"type": "object"}, {"type": "array"}, {"type": "array", "items": {}}], ids=str)
def test_a_place_for_anything_is_found(schema: dict[str, Any]) -> None:
    assert list(open_places({"type": "object", "properties": {"data": schema}}, "Row")) == ["Row.data"]
