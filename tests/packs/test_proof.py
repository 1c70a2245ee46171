"""Every fault of a pack is told with its line and its code; nothing that comes in raises."""

from __future__ import annotations

import re
from importlib import resources
from string import Formatter

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tests.packs.papers import SOUND, faults_of, line_of, spoiled
from whistlestop.languages import LANGUAGES
from whistlestop.packs import ROOM, read
from whistlestop.packs.sentences import SENTENCES

CASES = [  # what an author did, the code it gets, old text, new text
    ("unclosed string", "syntax", 'id = "lamp-lighter"', 'id = "lamp-lighter'),
    ("licence left out", "pack", 'licence = "CC0-1.0"\n', ""),
    ("format of the future", "pack", "format = 1", "format = 2"),
    ("true for 1", "pack", "format = 1", "format = true"),
    ("a version in words", "pack", 'version = "1.0.0"', 'version = "new"'),
    ("an unknown language", "pack", 'languages = ["en", "fr", "it", "uk"]', 'languages = ["xx"]'),
    ("languages nested", "pack", 'languages = ["en", "fr", "it", "uk"]', 'languages = [["en"]]'),
    ("an endless title", "pack", 'en = "The porch"', f'en = "{"The porch " * 5}"'),
    ("a title left out", "language", 'it = "La veranda"\n', ""),
    ("an id with a space", "id", 'id = "lamp-lighter"', 'id = "lamp lighter"'),
    ("an id used twice", "id", 'id = "lamp-lighter"', 'id = "goose-and-thief"'),
    ("a typo in a field", "field", 'tier = "dark"', 'teir = "dark"'),
    ("an unknown kind", "field", 'kind = "modifier"', 'kind = "modify"'),
    ("an invented topic", "topic", '"animals"]', '"geese"]'),
    ("five topics", "topic", '"animals"]', '"animals", "arts", "body", "death"]'),
    ("topics not a list", "topic", 'topics = ["crime", "animals"]', "topics = 7"),
    ("a place outside", "figures", "at = [70, 48]", "at = [70, 148]"),
    ("a place of three", "figures", "at = [70, 48]", "at = [70, 48, 1]"),
    ("an icon that is not", "icon", 'icon = "goose"', 'icon = "angry-goose"'),
    ("an icon of somebody else", "icon", 'icon = "goose"', 'icon = "triforce"'),
    ("a feature out of range", "moral", "is = { wicked = 1 }", "is = { wicked = 30 }"),
    ("a feature in halves", "moral", "is = { wicked = 1 }", "is = { wicked = 0.5 }"),
    ("an unknown feature", "moral", "is = { wicked = 1 }", "is = { evil = 1 }"),
    ("fewer than nobody", "moral", "lives = 2 }", "lives = -1 }"),
    ("a translation forgotten", "language", 'uk = "Ліхтарник у місті, де вже провели струм."\n', ""),
    (
        "a translation copied",
        "language",
        "Un lampionaio in una città ormai tutta elettrica.",
        "A lamplighter in a town that has gone electric.",
    ),
    ("a text that is a number", "language", '"Tied the knots and is proud of them."', "7"),
    ("too short", "length", "Tied the knots and is proud of them.", "Tied."),
    (
        "too long",
        "length",
        "Tied the knots and",
        "Tied the knots, and the shoes, and the shoes of the driver, and",
    ),
    ("one endless word", "length", "Tied the knots", "Tied theknotstheknotstheknotsthe"),
    ("a straight apostrophe", "typography", "ringing.", "driver's ringing."),
    ("three dots", "typography", "ringing.", "ringing..."),
    ("no full stop", "typography", "ringing.", "ringing"),
    ("no capital", "typography", "A thief of", "a thief of"),
    ("two spaces", "typography", "A thief of", "A  thief of"),
    ("a Latin letter in Ukrainian", "alphabet", "Крадій дзвінків", "Крaдій дзвінків"),
    ("a Russian letter in Ukrainian", "alphabet", "Крадій дзвінків", "Крадій ёлок"),
    ("a Cyrillic letter in English", "alphabet", "A thief of", "A thief оf"),
    ("a whole word of look-alikes", "alphabet", "A thief of doorbells", "A thief of сосо"),
    ("a full-width letter", "alphabet", "A thief of", "Ａ thief of"),
    ("a look-alike in the author", "alphabet", '"Nobody"', '"Nоbody"'),
    ("an emoji", "alphabet", "ringing.", "ringing 🛎."),
    ("a tag", "markup", "A thief of", "A <b>thief</b> of"),
    ("a bidi override", "markup", "A thief of", "A \u202ethief of"),
    ("a zero-width joiner", "markup", "A thief of", "A thi\u200def of"),
    ("an escaped zero width", "markup", "A thief of", "A thi\\u200Bef of"),
    ("an escaped bell", "markup", '"the goose is innocent"', '"ring\\u0007"'),
    ("markup in the credits", "markup", 'author = "Nobody"', 'author = "<script>"'),
    ("markup in a figure", "markup", "m the thief", "m the <i>thief"),
    ("braces on a character", "agreement", "Un ladro di", "{Un|Una} ladro di"),
    ("two forms in Ukrainian", "agreement", "{В’язав|В’язала|В’язало}", "{В’язав|В’язала}"),
    ("forms in English", "agreement", "Tied the knots", "{Tied|Ties} the knots"),
    ("half a brace", "agreement", "{fiero|fiera}", "{fiero|fiera"),
    ("French elision forgotten", "grammar", "f l’oie", "f la oie"),
    ("gender against article", "grammar", "m le voleur", "f le voleur"),
    ("an Italian article", "grammar", "m il ladro", "m il sposo"),
    ("no code", "grammar", "m the thief", "the thief"),
    ("three cases", "grammar", "m крадій/крадія/крадія/крадієм", "m крадій/крадія/крадія"),
    (
        "the same joke twice",
        "duplicate",
        "A lamplighter in a town that has gone electric.",
        "A thief of doorbells, and the goose who did the ringing.",
    ),
]


def test_a_sound_pack_has_no_faults_and_is_named_by_its_bytes() -> None:
    pack = read(SOUND.encode()).pack
    assert pack is not None
    assert [card.id for card in pack.cards] == ["goose-and-thief", "lamp-lighter", "tied-the-knots"]
    assert len(pack.hash) == 64
    more = read((SOUND + "# a comment\n").encode()).pack
    assert more is not None
    assert more.hash != pack.hash
    assert more.cards == pack.cards


@pytest.mark.parametrize(("name", "code", "old", "new"), CASES, ids=[case[0] for case in CASES])
def test_a_fault_is_told_with_its_code_and_its_line(name: str, code: str, old: str, new: str) -> None:
    faults = spoiled(old, new)
    assert code in {fault.code for fault in faults}, (name, faults)
    lines = {fault.line for fault in faults if fault.code == code}
    tables = [i for i, row in enumerate(SOUND.split("\n"), 1) if row.startswith("[")]
    here = line_of(old)
    holder = max(i for i in tables if i <= here)  # what is missing has the line of its table
    assert lines & {here, here + old.count("\n"), holder}, (name, faults)
    assert read(SOUND.replace(old, new).encode()).pack is None


def test_all_faults_are_told_in_the_order_of_their_lines() -> None:
    bad = SOUND.replace('"Nobody"', '"<b>"').replace('"robber"', '"nosuch"').replace("ringing.", "ringing")
    faults = faults_of(bad)
    assert [(fault.code, fault.where) for fault in faults] == [
        ("markup", "pack"),
        ("markup", "pack"),
        ("typography", "goose-and-thief"),
        ("icon", "goose-and-thief"),
    ]
    assert [fault.line for fault in faults] == [5, 5, line_of("A thief of"), line_of('"robber"')]


def test_lines_are_found_behind_strings_and_lists_over_several_lines() -> None:
    tall = SOUND.replace('"the goose is innocent"', '"""\n[[card]]\nid = "no"\n"""')
    tall = tall.replace('topics = ["crime", "animals"]', 'topics = [\n  "crime", # ]\n  "geese",\n]')
    (fault,) = faults_of(tall)
    assert (fault.line, fault.code) == (line_of("topics = [\n", tall), "topic")
    (fault,) = faults_of(tall.replace('"geese"', '"animals"').replace("rope-coil", "no-rope"))
    assert (fault.line, fault.where) == (
        line_of('"no-rope"', tall.replace("rope-coil", "no-rope")),
        "tied-the-knots",
    )


def test_what_is_too_large_is_not_even_read() -> None:
    (fault,) = read(b"#" * (ROOM + 1)).faults
    assert (fault.line, fault.code) == (1, "size")
    assert read(SOUND.encode() + b"\n" * (ROOM - len(SOUND.encode()))).faults == ()


def test_a_key_of_a_hundred_thousand_dots_takes_nobody_s_time() -> None:
    (fault,) = read(b"\na" + b".a" * 100_000 + b" = 1\n").faults
    assert (fault.line, fault.code) == (2, "size")


@pytest.mark.parametrize(
    ("data", "code", "line"),
    [
        (b'[pack]\nid = "\xff"\n', "encoding", 2),
        (SOUND.encode("utf-16"), "encoding", 1),
        (b"\x89PNG\r\n\x1a\n", "encoding", 1),
        (b'[pack]\nid = "a\x00b"\n', "syntax", 2),
        (b"a = " + b"[\n" * 5000, "syntax", 1),
        (b"\na = " + b"9" * 5000, "size", 2),
        (b"", "pack", 1),
        (b"pack = 7\ncard = 7\n", "pack", 1),
        (b"card = [1, 2]\n", "pack", 1),
        (b"[pack]\n[[card]]\nwho = [1]\n", "figures", 3),
        (b"[pack]\n[[card]]\nwho.a = 1\n", "figures", 3),
        (b"[pack]\n[[card]]\n[card.who.a]\nis = 1\n", "moral", 4),
        (b"[pack]\n[[card]]\n[card.who.a]\nis = 1979-05-27\n", "moral", 4),
    ],
)
def test_what_is_no_pack_gets_a_sentence(data: bytes, code: str, line: int) -> None:
    assert (code, line) in {(fault.code, fault.line) for fault in read(data).faults}


def test_a_byte_order_mark_and_windows_lines_do_no_harm() -> None:
    pack = read(b"\xef\xbb\xbf" + SOUND.replace("\n", "\r\n").encode()).pack
    assert pack is not None
    assert pack.cards[1].id == "lamp-lighter"


def test_a_sentence_shows_nothing_hidden() -> None:
    for fault in spoiled('tier = "dark"', '"\\u202eetier" = "dark"'):
        assert all(char.isprintable() for char in fault.what)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_fault_has_its_sentence_in_every_browser(lang: str) -> None:
    """And the sentence is about nothing that the server does not tell."""
    ftl = (resources.files("whistlestop.languages") / lang / "cards.ftl").read_text("utf-8")
    told = dict(re.findall(r"^fault-(\S+) = (.*(?:\n .*)*)", ftl, re.MULTILINE))
    in_lobbies = {"card", "card-length"}  # cannot come from a file
    assert told.keys() == SENTENCES.keys() - in_lobbies
    for why, said in told.items():
        known = {field for _, field, _, _ in Formatter().parse(SENTENCES[why][1]) if field}
        assert set(re.findall(r"\{ \$(\w+)", said)) <= known, why


def test_a_home_made_deck_needs_one_language_and_no_figure_lines() -> None:
    mine = (
        '[pack]\nformat=1\nid="mine"\nversion="1.0.0"\nauthor="I"\nlicence="CC0-1.0"\nlanguages=["uk"]\n'
        'title.uk="Моє"\n[[card]]\nid="one"\nkind="innocent"\ntier="family"\ntopics=[]\n'
        'uk="Кіт, який знає розклад."\nwho.cat.icon="cat"\n'
    )
    pack = read(mine.encode()).pack
    assert pack is not None
    assert pack.tongue("fr") == "uk"
    assert pack.cards[0].figures[0].moral == (1, *[0] * 11)


VALUES = st.recursive(
    st.none()
    | st.booleans()
    | st.integers(-3, 12)
    | st.text(max_size=9)
    | st.sampled_from(["en", "uk", "m le"]),
    lambda inner: st.lists(inner, max_size=3),
    max_leaves=6,
)


def toml(value: object) -> str:
    if isinstance(value, list):
        return f"[{', '.join(map(toml, value))}]"
    if isinstance(value, str):
        return '"' + "".join(f"\\U{ord(c):08x}" for c in value if not 0xD800 <= ord(c) < 0xE000) + '"'
    return "1.5" if value is None else str(value).lower()


@settings(max_examples=150, deadline=None)
@given(st.data())
def test_nothing_that_comes_in_raises(data: st.DataObject) -> None:
    """Any value in place of any other: a pack, or faults."""
    rows = SOUND.split("\n")
    for _ in range(data.draw(st.integers(1, 4))):
        i = data.draw(st.sampled_from([i for i, row in enumerate(rows) if " = " in row]))
        rows[i] = rows[i].split(" = ")[0] + " = " + toml(data.draw(VALUES))
    proof = read("\n".join(rows).encode())
    assert (proof.pack is None) == bool(proof.faults)
    assert all(1 <= fault.line <= len(rows) and fault.what for fault in proof.faults)
