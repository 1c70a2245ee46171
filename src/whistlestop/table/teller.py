"""Numbers the messages of one entry, per viewer and without holes."""

from __future__ import annotations

from msgspec.structs import replace

from whistlestop.kernel import Json, Viewer

from .table import Table, Tell, slot


class Teller:
    def __init__(self, t: Table) -> None:
        self.told = list(t.told)
        self.tells: list[Tell] = []
        self.viewers = t.viewers

    def one(self, viewer: Viewer, kind: str, d: Json, fleeting: bool = False) -> None:
        i = slot(viewer)
        self.told[i] += 1
        self.tells.append(Tell(viewer, self.told[i], kind, d, fleeting))

    def all(self, kind: str, d: Json) -> None:
        for viewer in self.viewers:
            self.one(viewer, kind, d)

    def end(self, t: Table) -> tuple[Table, list[Tell]]:
        return replace(t, told=tuple(self.told)), self.tells
