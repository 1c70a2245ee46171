"""Who must be told: "table X is at n".  The journal is the truth; a lost message only delays."""

from .bus import Bus, Ear, LocalBus

__all__ = ["Bus", "Ear", "LocalBus"]
