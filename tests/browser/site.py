"""The server as it is, but bots think fast and sit in soon.  python -m tests.browser.site PORT DATA"""

import sys
from pathlib import Path

from whistlestop.lab import serve
from whistlestop.server import players

players.PACE = players.Pace(grace=1.5, think=(150, 450))

if __name__ == "__main__":
    sys.exit(serve.run("127.0.0.1", int(sys.argv[1]), Path(sys.argv[2])))
