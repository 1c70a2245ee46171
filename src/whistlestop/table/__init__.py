"""One game being played: a fold over its journal.  `hear` proposes, the journal decides, `fold` obeys."""

from .beside import SAY
from .entry import Entry, canonical, decode, encode
from .fold import fold
from .hear import SLACK, Proposal, bot_dice, hear
from .history import blank, draws, frames, record, refold, sync, unsaid, until
from .lobby import NAME
from .refusal import Refusal
from .table import LIVERIES, PHRASES, REACTIONS, Person, Question, Table, Tell

__all__ = [
    "LIVERIES",
    "NAME",
    "PHRASES",
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
    "draws",
    "encode",
    "fold",
    "frames",
    "hear",
    "record",
    "refold",
    "sync",
    "unsaid",
    "until",
]
