"""The command as it is, but bots think fast and sit in soon.

python -m tests.browser.site PORT DATA [quick] [ratings] [hasty]

Quick: bots answer almost at once, and the shortest clock is shorter than any hand in a race could bear.
Hasty: nobody waits for minutes until anybody may let a game go on that stands still."""

import sys
from importlib import import_module

from whistlestop.lab.cli import main
from whistlestop.server import players
from whistlestop.table import lobby

QUICK = "quick" in sys.argv
RATINGS = ("--ratings",) if "ratings" in sys.argv else ()
players.PACE = players.Pace(grace=1.5, think=(20, 60) if QUICK else (150, 450), read=0, order=900)
if QUICK:
    lobby.SHORTEST = 40
if "hasty" in sys.argv:
    import_module("whistlestop.table.table").PATIENCE = 4000  # type: ignore[attr-defined]

if __name__ == "__main__":
    where = ("--host", "127.0.0.1", "--port", sys.argv[1], "--data", sys.argv[2])
    sys.exit(main(["serve", *where, *RATINGS, "--push", "mailto:ann@example.org"]))
