"""The languages of the house: each is one folder here, named by its code.

Its words (`table.ftl`, `cards.ftl`, `proof.ftl`, and `GAME.ftl` for each game) go into the web client when
that is built; the server reads `language.json` and `rules/GAME.toml`.  No other list has languages."""

from __future__ import annotations

from collections.abc import Mapping
from importlib import resources

import msgspec


class Language(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    name: str  # as its speakers call it
    label: str  # on a small button
    noscript: str  # to whoever has switched JavaScript off
    quotes: tuple[str, str]
    letters: str = ""  # small ones, where it is not written in Latin
    forms: int = 0  # of a word within braces on a card: m|f, or m|f|n


def _found() -> Mapping[str, Language]:
    files = {folder.name: folder / "language.json" for folder in resources.files(__package__).iterdir()}
    return {
        code: msgspec.json.decode(file.read_bytes(), type=Language)
        for code, file in sorted(files.items())
        if file.is_file()
    }


LANGUAGES = _found()


def rules(game: str, lang: str) -> bytes:
    """A game's clauses for the reader, as TOML."""
    return (resources.files(__package__) / lang / "rules" / f"{game}.toml").read_bytes()
