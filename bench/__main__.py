"""python -m bench [playouts] [server] [--json FILE] [--quick]"""

from __future__ import annotations

import argparse
import json
from pathlib import Path
from typing import Any

from rich.console import Console
from rich.table import Table

from . import playouts, server

PARTS = {"playouts": playouts.run, "server": server.run}


def main() -> None:
    parser = argparse.ArgumentParser(prog="bench", description=__doc__)
    parser.add_argument("part", nargs="*", help="playouts, server; all by default")
    parser.add_argument("--json", type=Path, metavar="FILE", help="also write the rows here")
    parser.add_argument("--quick", action="store_true", help="short runs: only to see that it works")
    args = parser.parse_args()
    if unknown := set(args.part) - PARTS.keys():
        parser.error(f"there is no part {', '.join(unknown)}; there is {', '.join(PARTS)}")
    console = Console()
    found: dict[str, list[dict[str, Any]]] = {}
    for part in args.part or PARTS:
        with console.status(f"{part}: ours and the peers, by turns") as status:
            found[part] = PARTS[part](args.quick, lambda text: status.update(text))
        table = Table(title=part)
        for heading in found[part][0]:
            table.add_column(heading)
        for row in found[part]:
            table.add_row(*(f"{x:,.2f}" if isinstance(x, float) else str(x) for x in row.values()))
        console.print(table)
    if args.json:
        args.json.write_text(json.dumps(found, indent=1))


if __name__ == "__main__":
    main()
