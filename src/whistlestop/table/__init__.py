"""One game being played: a fold over its journal.  `hear` proposes, the journal decides, `fold` obeys."""

from .beside import SAY
from .entry import Entry, canonical, decode, encode
from .fold import fold
from .hear import SLACK, Proposal, bot_dice, hear
from .history import blank, draws, opener, record, reel, refold, sync, unsaid, until
from .lobby import NAME, exiled
from .play import ring
from .refusal import OtherEdition, Refusal
from .table import LIVERIES, PHRASES, REACTIONS, Person, Question, Table, Tell

__all__ = [
    "LIVERIES",
    "NAME",
    "PHRASES",
    "REACTIONS",
    "SAY",
    "SLACK",
    "Entry",
    "OtherEdition",
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
    "exiled",
    "fold",
    "hear",
    "opener",
    "record",
    "reel",
    "refold",
    "ring",
    "sync",
    "unsaid",
    "until",
]
