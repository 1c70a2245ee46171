"""What all tests share: the switch that writes the golden texts anew."""

import pytest


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption("--remaster", action="store_true", help="write the golden texts anew")


@pytest.fixture
def remaster(request: pytest.FixtureRequest) -> bool:
    return bool(request.config.getoption("--remaster"))
