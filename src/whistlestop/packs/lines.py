"""Where in a TOML file a value stands.  The reader of TOML forgets it; an author needs it."""

from __future__ import annotations

import re
from typing import TypeAlias

Path: TypeAlias = tuple[str | int, ...]  # ("card", 3, "who", "goose", "icon")

STRING = r'"""(?:[^\\]|\\.)*?"{3,5}|\'\'\'.*?\'{3,5}|"(?:[^"\\\n]|\\.)*"|\'[^\'\n]*\''
TOKEN = re.compile(
    rf"(?P<string>{STRING})|(?P<comment>#[^\n]*)|(?P<sign>[\[\]{{}}\n=])|[^\[\]{{}}\n=#\"']+|.", re.DOTALL
)
PART = re.compile(r"\"([^\"]*)\"|'([^']*)'|([^\s.\[\]\"']+)")


class Lines:
    """Of a text that can be read as TOML.  What stands in one line with others has the line of its holder."""

    def __init__(self, text: str) -> None:
        self._found: dict[Path, int] = {(): 1}
        self._arrays: dict[Path, int] = {}  # how many tables of [[this]] there are
        table: Path = ()
        for number, statement in _statements(text):
            if statement.startswith("["):
                table = self._header(statement)
                self._found.setdefault(table, number)
            else:
                path = table
                for part in _parts(statement):
                    path = (*path, part)
                    self._found.setdefault(path, number)

    def of(self, path: Path) -> int:
        while path not in self._found:
            path = path[:-1]
        return self._found[path]

    def _header(self, statement: str) -> Path:
        *holders, last = _parts(statement)
        path: Path = ()
        for part in holders:
            path = self._latest((*path, part))
        path = (*path, last)
        if not statement.startswith("[["):
            return self._latest(path)
        self._arrays[path] = self._arrays.get(path, 0) + 1
        return self._latest(path)

    def _latest(self, path: Path) -> Path:
        return (*path, self._arrays[path] - 1) if path in self._arrays else path


def _parts(statement: str) -> list[str]:
    return [a or b or c for a, b, c in PART.findall(statement)]


def _statements(text: str) -> list[tuple[int, str]]:
    """Line number and beginning (a header, or all before the sign =) of each statement."""
    found: list[tuple[int, str]] = []
    line, depth, head, valued = 1, 0, "", False
    for token in TOKEN.finditer(text + "\n"):
        said, sign = token[0], token["sign"]
        if sign == "\n" and depth == 0:
            if head.strip():
                found.append((line, head.strip()))
            head, valued = "", False
        elif sign == "=" and depth == 0:
            valued = True
            found.append((line, head.strip()))
            head = ""
        elif valued:
            depth += {"[": 1, "{": 1, "]": -1, "}": -1}.get(sign or "", 0)
        elif token["comment"] is None:
            head += said
        line += said.count("\n")
    return found
