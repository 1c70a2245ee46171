"""What all tests share: a second chance under load, and the switch that writes the golden texts anew."""

from pathlib import Path

import pytest

REAL = ("browser", "bus", "lab", "server", "store")  # real sockets, processes and screens


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """A loaded machine misses a beat now and then.  What is wrong fails three times; reruns are reported."""
    here = Path(__file__).parent
    for item in items:
        if any(here / folder in item.path.parents for folder in REAL):
            item.add_marker(pytest.mark.flaky(reruns=2))


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption("--remaster", action="store_true", help="write the golden texts anew")


@pytest.fixture
def remaster(request: pytest.FixtureRequest) -> bool:
    return bool(request.config.getoption("--remaster"))
