"""The server's words on the screen: every name that a browser can be sent has its sentence in every language,
and no sentence waits for a name that is never sent.  What only the browser names, its own tests watch."""

import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from whistlestop.games import GAMES
from whistlestop.games.dilemma.mirror import WAYS
from whistlestop.games.mystery.phase import Phase, Plain
from whistlestop.kernel import Option
from whistlestop.languages import LANGUAGES
from whistlestop.packs import TOPICS
from whistlestop.table import PHRASES, REACTIONS
from whistlestop.table.lobby import TIERS

ROOT = Path(__file__).parents[1]
SRC, WEB = ROOT / "src" / "whistlestop", ROOT / "web" / "src"
TOLD = {"dilemma": {"good", "void"}}  # how a throw went, apart
SILENT = {"again"}  # a refusal that is none: the browser is told "ok"
OWN = {"over", "server", "offline", "other", "limit"}  # what the browser says itself


def written(lang: str) -> dict[str, str]:
    """Every message of a language."""
    text = "".join(path.read_text("utf-8") for path in (SRC / "languages" / lang).glob("*.ftl"))
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


def numbered(option: Option) -> list[str]:
    """What may be chosen of an option, as a browser names it."""
    if option.kind == "int":
        return [str(n) for n in range(option.min, option.max + 1)]
    return list(map(str, option.choices))


def needed() -> Iterator[str]:
    yield from (f"no-{code}" for code in codes())
    yield from (f"phrase-{one}" for one in (*PHRASES, "late", "open-book", "closed-book"))
    yield from (f"react-{one}" for one in REACTIONS)
    yield from (f"topic-{one}" for one in TOPICS)
    yield from (f"tier-{one}" for one in TIERS)
    yield from (f"{stem}-{way}" for stem in ("like", "way") for way in WAYS)
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


def possible() -> Iterator[str]:
    """What may be said besides, where there is more to say."""
    yield from (f"no-{code}" for code in OWN)
    for name, game in GAMES.items():
        for option in game.options:
            stem = f"{name}-{re.sub('[0-9]+$', '', option.name)}"
            yield from (f"unfit-{stem}", f"option-{stem}-help")
            for choice in numbered(option):
                yield from (f"option-{stem}-{choice}", f"option-{stem}-{choice}-help")


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_name_that_the_server_sends_has_its_words(lang: str) -> None:
    assert sorted(set(needed()) - written(lang).keys()) == []


def test_no_words_wait_for_a_name_that_is_never_sent() -> None:
    known = {*needed(), *possible()}
    prefixes = (
        "no-",
        "phrase-",
        "react-",
        "topic-",
        "level-",
        "clock-",
        "option-",
        "unfit-",
        "like-",
        "way-",
    )
    assert sorted(x for x in written("en") if x.startswith(prefixes) and x not in known) == []


def named(game: str, prefix: str) -> set[str]:
    """What a game's own words that begin like this go on with."""
    text = (SRC / "languages" / "en" / f"{game}.ftl").read_text("utf-8")
    return set(re.findall(rf"^{prefix}-([a-z-]+) =", text, re.MULTILINE))


def test_mystery_says_of_every_phase_what_goes_on_and_of_some_to_whoever_is_asked() -> None:
    """As web/src/games/mystery/words.ts builds it."""
    quiet = {"casting", "dealing", "token", "blind", "madam", "look", "turning"}
    kinds = [*Plain.__subclasses__(), *Phase.__subclasses__()]
    phases = {kind.__name__.lower() for kind in kinds} - quiet - {"plain"}
    said = named("mystery", "status") - {"in", "wait", "sealed", "sleeping-hide"}
    assert phases <= said <= phases | {f"{phase}-mine" for phase in phases}


def test_a_mark_has_its_reason_and_a_void_card_its_word() -> None:
    notebook = (SRC / "games" / "mystery" / "notebook.py").read_text("utf-8")
    assert named("mystery", "why") == set(re.findall(r'(?:\[|return |else )"([a-z]+)"', notebook))
    flight = (SRC / "games" / "dilemma" / "flight.py").read_text("utf-8")
    hows = set(re.findall(r'(?:return|else) "([a-z]+)"', flight)) - {"flat"}
    assert named("dilemma", "void") == hows | {"equal", "beside"}


def test_every_line_of_a_log_is_of_something_that_happens() -> None:
    for game in GAMES:
        text = (SRC / "languages" / "en" / f"{game}.ftl").read_text("utf-8")
        lines = set(re.findall(r"^log-([a-z]+)\b", text, re.MULTILINE))
        assert lines - notes(game) - TOLD.get(game, set()) == set(), game


def test_every_game_is_known_where_the_browser_names_games() -> None:
    text = (WEB / "games" / "registry.ts").read_text("utf-8")
    assert [game for game in GAMES if not re.search(rf"\b{game}: ", text)] == []
