"""The command as it is, but bots think fast and sit in soon.  python -m tests.browser.site PORT DATA"""

import sys

from whistlestop.lab.cli import main
from whistlestop.server import players

players.PACE = players.Pace(grace=1.5, think=(150, 450))

if __name__ == "__main__":
    where = ("--host", "127.0.0.1", "--port", sys.argv[1], "--data", sys.argv[2])
    sys.exit(main(["serve", *where, "--push", "mailto:ann@example.org"]))
