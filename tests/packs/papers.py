"""Packs written for the tests: one sound one, and ways to spoil it."""

from __future__ import annotations

from whistlestop.packs import Fault, read

SOUND = """\
[pack]
format = 1
id = "porch"
version = "1.0.0"
author = "Nobody"
licence = "CC0-1.0"
languages = ["en", "fr", "it", "uk"]
[pack.title]
en = "The porch"
fr = "Le perron"
it = "La veranda"
uk = "Ґанок"

[[card]]
id = "goose-and-thief"
kind = "guilty"
tier = "standard"
topics = ["crime", "animals"]
note = "the goose is innocent"
en = "A thief of doorbells, and the goose who does the ringing."
fr = "Un voleur de sonnettes, et l’oie qui sonne à sa place : « coin ! »"
it = "Un ladro di campanelli, e l’oca che suona al posto suo."
uk = "Крадій дзвінків і гуска, яка дзвонить замість нього."
[card.who.thief]
icon = "robber"
is = { wicked = 1 }
en = "m the thief"
fr = "m le voleur"
it = "m il ladro"
uk = "m крадій/крадія/крадія/крадієм"
[card.who.goose]
icon = "goose"
at = [70, 48]
is = { animal = 2, lives = 2 }
en = "p the geese"
fr = "f l’oie"
it = "f l’oca"
uk = "f гуска/гуски/гуску/гускою"

[[card]]
id = "lamp-lighter"
kind = "innocent"
tier = "family"
topics = []
en = "A lamplighter in a town that has gone electric."
fr = "Un allumeur de réverbères dans une ville passée à l’électricité."
it = "Un lampionaio in una città ormai tutta elettrica."
uk = "Ліхтарник у місті, де вже провели струм."
[card.who.lighter]
icon = "street-light"
is = { sad = 1 }

[[card]]
id = "tied-the-knots"
kind = "modifier"
tier = "dark"
topics = []
icon = "rope-coil"
is = { lives = -1, wicked = 1 }
en = "Tied the knots and is proud of them."
fr = "Est {fier|fière} d’avoir fait les nœuds."
it = "È {fiero|fiera} di aver fatto i nodi."
uk = "{В’язав|В’язала|В’язало} ці вузли й пишається."
"""


def line_of(text: str, source: str = SOUND) -> int:
    """The line where this text stands for the first time."""
    return source[: source.index(text)].count("\n") + 1


def faults_of(source: str) -> list[Fault]:
    return list(read(source.encode()).faults)


def spoiled(old: str, new: str) -> list[Fault]:
    """The faults of the sound pack with one thing in it replaced."""
    assert SOUND.count(old) == 1, old
    return faults_of(SOUND.replace(old, new))
