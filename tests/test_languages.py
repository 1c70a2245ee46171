"""A language is one folder: whatever lists languages finds it there, and nothing has a list of its own."""

import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

from whistlestop.games import GAMES
from whistlestop.languages import LANGUAGES

ROOT = Path(__file__).parents[1]
SIDE_BY_SIDE = 100  # characters
CODE = {".py", ".ts", ".svelte", ".js", ".css", ".html", ".toml", ".sh", ""}
BUILT = {"node_modules", "__pycache__", "web"}  # web: within src/whistlestop

SPEAK = """
from whistlestop.games import GAMES
from whistlestop.languages import LANGUAGES
from whistlestop.packs import Written, built_in, mix, read, readable, write
from whistlestop.server.texts import rules_text

assert LANGUAGES["xx"] == LANGUAGES["en"]
for game in GAMES:
    assert rules_text(game, "xx").lang == "xx"
    assert rules_text(game, "xx").sections == rules_text(game, "en").sections
card = write("innocent", "xx", 'a cat who says "no"')
assert isinstance(card, Written)
assert card.text == "A cat who says “no”"
ours = built_in()
(page,) = readable(mix([ours]).names[:1], {ours.hash: ours}, "xx")
assert (page["lang"], page["text"]) == ("en", ours.cards[0].texts["en"])
mine = '''
[pack]
format = 1
id = "mine"
version = "1.0.0"
author = "I"
licence = "CC0-1.0"
languages = ["xx"]
title.xx = "Mine"
[[card]]
id = "one"
kind = "innocent"
tier = "family"
topics = []
xx = "A cat who knows the timetable."
who.cat = { icon = "cat", xx = "f cat" }
'''
proof = read(mine.encode())
assert proof.pack, proof.faults
(page,) = readable(mix([proof.pack]).names, {proof.pack.hash: proof.pack}, "xx")
assert page["who"][0]["name"] == {"g": "f", "n": "cat"}
assert [fault.why for fault in read(mine.replace("f cat", "cat").encode()).faults] == ["gender"]
"""


def test_a_fifth_folder_is_a_fifth_language(tmp_path: Path) -> None:
    package = tmp_path / "whistlestop"
    shutil.copytree(ROOT / "src" / "whistlestop", package, ignore=shutil.ignore_patterns(*BUILT))
    shutil.copytree(package / "languages" / "en", package / "languages" / "xx")
    python = [sys.executable, "-c", SPEAK]
    done = subprocess.run(
        python, env=os.environ | {"PYTHONPATH": str(tmp_path)}, cwd=tmp_path, capture_output=True, text=True
    )
    assert done.stderr == ""


def test_every_language_has_the_same_files() -> None:
    folder = ROOT / "src" / "whistlestop" / "languages"
    files = {"language.json", *(f"{p}.ftl" for p in ("table", "cards", "proof", *GAMES))}
    files |= {f"rules/{game}.toml" for game in GAMES}
    for lang in LANGUAGES:
        found = {str(path.relative_to(folder / lang)) for path in (folder / lang).rglob("*.*")}
        assert found == files, lang


def lists(text: str) -> bool:
    """Four codes side by side."""
    found = [(hit.start(), hit[0]) for hit in re.finditer(rf"\b({'|'.join(LANGUAGES)})\b", text)]
    last: dict[str, int] = {}
    for place, code in found:
        last[code] = place
        if sum(place - other < SIDE_BY_SIDE for other in last.values()) >= 4:
            return True
    return False


def test_no_list_of_languages_but_the_folders() -> None:
    """What is there of grammar and of examples, the guide names."""
    sources = [
        path
        for place in ("src", "web", "tests", "bench", "scripts", "Makefile", "pyproject.toml")
        for path in ([ROOT / place] if (ROOT / place).is_file() else sorted((ROOT / place).rglob("*")))
        if path.is_file()
        and path.suffix in CODE
        and not {"node_modules", "__pycache__", "languages", "decks"} & set(path.parts)
        and ROOT / "src" / "whistlestop" / "web" not in path.parents
    ]
    assert len(sources) > 300
    found = {path for path in sources if path != Path(__file__) and lists(path.read_text("utf-8"))}
    guide = (ROOT / "CONTRIBUTING.md").read_text("utf-8").split("## How to add a language")[1]
    named = {path for path in sources if re.search(rf"`(\S*/)?{re.escape(path.name)}`", guide)}
    assert found - named == set()
    assert found  # it can be found


def test_a_list_is_found_in_whatever_shape() -> None:
    for text in (
        '["en", "fr", "it", "uk"]',
        "'en' | 'fr' | 'it' | 'uk'",
        "en|fr|it|uk",
        "{en: 1, fr: 2, it: 3, uk: 4}",
    ):
        assert lists(text), text
    assert not lists('"en", "fr", "it"')
