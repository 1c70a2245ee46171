"""The server's words on the screen: every name that a browser can be sent has its sentence in every language,
and no sentence waits for a name that is never sent.  What only the browser names, its own tests watch."""

import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from whistlestop.games import GAMES
from whistlestop.packs import TOPICS
from whistlestop.server.http import LANGUAGES
from whistlestop.table import PHRASES, REACTIONS
from whistlestop.table.lobby import TIERS

ROOT = Path(__file__).parents[1]
SRC, LOCALES = ROOT / "src" / "whistlestop", ROOT / "web" / "src" / "locales"
TOLD = {"dilemma": {"good", "void"}}  # how a throw went, apart
SILENT = {"again"}  # a refusal that is none: the browser is told "ok"
OWN = {"over", "server", "offline", "other", "limit"}  # what the browser says itself


def written(lang: str) -> dict[str, str]:
    """Every message of a language."""
    text = "".join(path.read_text("utf-8") for path in LOCALES.rglob(f"{lang}.ftl"))
    return dict(re.findall(r"^([a-z][\w-]*) =(.*)", text, re.MULTILINE))


def codes() -> set[str]:
    """Every code of a refusal that the sources name."""
    text = "".join(
        path.read_text("utf-8") for folder in ("table", "server") for path in (SRC / folder).glob("*.py")
    )
    return set(re.findall(r'\b(?:Refusal|refused)\("([a-z]+)"', text)) - SILENT


def notes(game: str) -> set[str]:
    text = "".join(path.read_text("utf-8") for path in (SRC / "games" / game).glob("*.py"))
    return set(re.findall(r'\bNote\(\s*"([a-z]+)"', text))


def needed() -> Iterator[str]:
    yield from (f"no-{code}" for code in codes())
    yield from (f"phrase-{one}" for one in PHRASES)
    yield from (f"react-{one}" for one in REACTIONS)
    yield from (f"topic-{one}" for one in TOPICS)
    yield from (f"tier-{one}" for one in TIERS)
    for name, game in GAMES.items():
        yield from (f"game-{name}", f"game-{name}-what", f"learn-{name}", f"credits-{name}")
        yield from (f"level-{level}" for level in game.levels)
        yield from (f"clock-{name}-{clock}" for clock in game.clocks)
        for option in game.options:
            if option.kind == "data":
                continue
            stem = f"option-{name}-{re.sub('[0-9]+$', '', option.name)}"
            yield stem
            if option.kind == "choice" and not option.name.startswith(("hours", "passengers", "seat")):
                yield from (f"{stem}-{choice}" for choice in option.choices)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_name_that_the_server_sends_has_its_words(lang: str) -> None:
    assert sorted(set(needed()) - written(lang).keys()) == []


def test_no_words_wait_for_a_name_that_is_never_sent() -> None:
    known = set(needed()) | {f"no-{code}" for code in OWN}
    prefixes = ("no-", "phrase-", "react-", "topic-", "level-", "clock-")
    assert sorted(x for x in written("en") if x.startswith(prefixes) and x not in known) == []
    options = {x for x in known if x.startswith("option-")}
    stray = [
        x
        for x in written("en")
        if x.startswith("option-") and not any(x == o or x.startswith(f"{o}-") for o in options)
    ]
    assert stray == []


def test_every_line_of_a_log_is_of_something_that_happens() -> None:
    for game in GAMES:
        text = (LOCALES / game / "en.ftl").read_text("utf-8")
        lines = set(re.findall(r"^log-([a-z]+)\b", text, re.MULTILINE))
        assert lines - notes(game) - TOLD.get(game, set()) == set(), game


@pytest.mark.parametrize("place", ["games/registry.ts", "../public/sw.js"])
def test_every_game_is_known_wherever_the_browser_names_games(place: str) -> None:
    text = (LOCALES.parent / place).read_text("utf-8")
    assert [game for game in GAMES if not re.search(rf"\b{game}: ", text)] == []
