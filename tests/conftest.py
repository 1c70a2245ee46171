"""What all tests share: a second chance under load, the switch that remasters golden texts, an invariant."""

from collections.abc import Iterator, Mapping
from pathlib import Path

import pytest

from tests.games.mystery.secrets import complete
from whistlestop.games.mystery import Mystery, State
from whistlestop.kernel import Json, Seat, Step

REAL = ("browser", "bus", "lab", "server", "store")  # real sockets, processes and screens


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """A loaded machine misses a beat now and then.  What is wrong fails three times; reruns are reported.

    Screens come first: the longest files must not be left over for one worker alone."""
    here = Path(__file__).parent
    for item in items:
        if any(here / folder in item.path.parents for folder in REAL):
            item.add_marker(pytest.mark.flaky(reruns=2))
    items.sort(key=lambda item: here / "browser" not in item.path.parents)


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption("--remaster", action="store_true", help="write the golden texts anew")


@pytest.fixture
def remaster(request: pytest.FixtureRequest) -> bool:
    return bool(request.config.getoption("--remaster"))


@pytest.fixture(scope="session", autouse=True)
def conserved() -> Iterator[None]:
    """Wherever Mystery Express is played in a test, every copy is in exactly one place after every step."""
    apply = Mystery.apply

    def checked(self: Mystery, state: State, moves: Mapping[Seat, Json]) -> Step[State]:
        step = apply(self, state, moves)
        assert complete(step.state), f"a card is lost or doubled after {moves}"
        return step

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(Mystery, "apply", checked)
        yield
