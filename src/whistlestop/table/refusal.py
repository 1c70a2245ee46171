"""No, and why: what every judge says, and the questions that many of them ask first."""

from __future__ import annotations

from whistlestop.kernel import Data, Json

from .entry import Entry
from .table import Table


class Refusal(Data, frozen=True):
    """The command changes nothing; code and clause are all that is said."""

    code: str
    clause: str = ""
    again: bool = False  # it had been done already: not a refusal to the sender
    edition: int = 0  # of the rules that a game was played under, if that is why

    def told(self) -> Json:
        told = {"code": self.code, "clause": self.clause, "edition": self.edition}
        return {name: value for name, value in told.items() if value}


class OtherEdition(ValueError):
    """This game was played under rules that this program no longer has: folding it would tell another one."""

    def __init__(self, edition: int) -> None:
        super().__init__(f"it was played under edition {edition} of the rules")
        self.edition = edition


def by_host(t: Table, e: Entry, *stages: str) -> Refusal | None:
    if e.by is None or e.by != t.host:
        return Refusal("host")
    return None if t.stage in stages else Refusal("stage")


def on_seat(t: Table, e: Entry) -> Refusal | None:
    return None if type(e.seat) is int and 0 <= e.seat < t.seats else Refusal("seat")
