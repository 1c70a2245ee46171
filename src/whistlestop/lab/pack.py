"""`whistlestop pack`: proof-read a deck of one's own, or begin one."""

from __future__ import annotations

import argparse
import json
from pathlib import Path

import msgspec

from whistlestop.packs import KINDS, read
from whistlestop.packs.shipped import example


class PackFailure(Exception):
    """What went wrong with the file itself, in one sentence."""


def add_commands(sub: argparse._SubParsersAction[argparse.ArgumentParser]) -> None:
    p = sub.add_parser("pack", help="decks of one's own: check one, begin one")
    of = p.add_subparsers(required=True, metavar="COMMAND")
    c = of.add_parser("check", help="proof-read a deck: every fault with its line")
    c.add_argument("file", type=Path)
    c.add_argument("--strict", action="store_true", help="ask for what the decks of this house owe as well")
    c.add_argument("--json", action="store_true")
    c.set_defaults(run=check)
    c = of.add_parser("new", help="write a small deck with comments, to go on from")
    c.add_argument("file", type=Path)
    c.set_defaults(run=new)


def check(args: argparse.Namespace) -> int:
    try:
        data = args.file.read_bytes()
    except OSError as error:
        raise PackFailure(f"{args.file}: {error.strerror}") from None
    # the limit is on what strangers upload; our own decks are larger
    proof = read(data, strict=True, room=None) if args.strict else read(data)
    pack = proof.pack
    counts = {kind: sum(card.kind == kind for card in pack.cards) for kind in KINDS} if pack else {}
    if args.json:
        found = {"pack": pack.id if pack else None, "hash": pack.hash if pack else None, "cards": counts}
        faults = [msgspec.to_builtins(f) | {"code": f.code, "what": f.what} for f in proof.faults]
        print(json.dumps(found | {"faults": faults}, ensure_ascii=False))
    elif pack:
        said = ", ".join(f"{count} {kind}" for kind, count in counts.items())
        print(f"{args.file}: {pack.id} {pack.version}, {said}, {' '.join(pack.languages)}; {pack.hash[:16]}")
    else:
        for fault in proof.faults:
            print(f"{args.file}:{fault.line}: {fault.where}: {fault.code}: {fault.what}")
    return 0 if pack else 1


def new(args: argparse.Namespace) -> None:
    try:
        with args.file.open("xb") as file:  # never over somebody's cards
            file.write(example())
    except FileExistsError:
        raise PackFailure(f"{args.file} exists already; nothing was written") from None
    except OSError as error:
        raise PackFailure(f"{args.file}: {error.strerror}") from None
    print(f"{args.file} is a small deck with comments.  Next: whistlestop pack check {args.file}")
