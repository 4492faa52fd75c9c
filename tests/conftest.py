from __future__ import annotations

from grandaustria import COMPILED


def pytest_report_header() -> str:
    return f"rules: {'compiled' if COMPILED else 'interpreted'}"
