"""One game being played: a fold over its journal.  `hear` proposes, the journal decides, `fold` obeys."""

from .entry import Entry, canonical, decode, encode
from .fold import fold
from .hear import NAME, SAY, SLACK, Proposal, Refusal, bot_dice, hear
from .history import blank, record, refold, sync
from .table import LIVERIES, REACTIONS, Person, Question, Table, Tell

__all__ = [
    "LIVERIES",
    "NAME",
    "REACTIONS",
    "SAY",
    "SLACK",
    "Entry",
    "Person",
    "Proposal",
    "Question",
    "Refusal",
    "Table",
    "Tell",
    "blank",
    "bot_dice",
    "canonical",
    "decode",
    "encode",
    "fold",
    "hear",
    "record",
    "refold",
    "sync",
]
