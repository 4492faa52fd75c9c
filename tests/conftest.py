from __future__ import annotations

import os

import pytest
from hypothesis import HealthCheck, settings

from grandaustria import COMPILED
from tests.sampling import sampled

os.environ.setdefault("OPENBLAS_NUM_THREADS", "1")  # before NumPy is imported: its threads would fight for the cores

# The same every time, and on a busy machine.
settings.register_profile("whole", derandomize=True, deadline=None, suppress_health_check=[HealthCheck.too_slow])
settings.register_profile("sample", settings.get_profile("whole"), max_examples=30)


def pytest_report_header() -> str:
    return f"rules: {'compiled' if COMPILED else 'interpreted'}"


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption("--whole", action="store_true", help="run every matrix in full instead of a sample of each")


def pytest_configure(config: pytest.Config) -> None:
    settings.load_profile("whole" if config.getoption("--whole") else "sample")


@pytest.fixture
def whole(request: pytest.FixtureRequest) -> bool:
    """Whether a test is to do everything rather than a sample."""
    return bool(request.config.getoption("--whole"))


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    if config.getoption("--whole"):
        return
    cases = [(_test(item), _parameters(item)) for item in items]
    kept = {place for place in sampled(cases) if items[place].get_closest_marker("whole") is None}
    config.hook.pytest_deselected(items=[item for place, item in enumerate(items) if place not in kept])
    items[:] = [item for place, item in enumerate(items) if place in kept]


def _test(item: pytest.Item) -> str:
    """The same wherever the project lies, so that the sample is the same."""
    return f"{item.nodeid.split('::')[0]}::{getattr(item, 'originalname', item.name)}"


def _parameters(item: pytest.Item) -> dict[str, object]:
    callspec = getattr(item, "callspec", None)
    return dict(callspec.params) if callspec is not None else {}
