"""The command `whistlestop`.  Exit code 0 only on success; every failure is one sentence."""

from __future__ import annotations

import argparse
import json
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import msgspec
from rich.box import SIMPLE_HEAD
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table

import whistlestop
from whistlestop.games import GAMES
from whistlestop.kernel import WATCHER, BadOption, Game, Json, Record, RecordError, check
from whistlestop.store import StoreError

from . import measure_mystery, pack
from .measure import measure
from .replay import finished, scenes
from .simulate import UnknownBot, simulate

out, err = Console(highlight=False), Console(stderr=True, highlight=False)


class Failure(Exception):
    """What went wrong, in one sentence."""


def main(argv: Sequence[str] | None = None) -> int:
    args = parser().parse_args(argv)
    try:
        return int(args.run(args) or 0)
    except (Failure, UnknownBot, StoreError, pack.PackFailure) as error:
        return fail(str(error))
    except RecordError as error:
        return fail(f"{args.file}: {error}")
    except BadOption as error:
        return fail(f"{error} is not possible here; `whistlestop games` lists the options")
    except (BrokenPipeError, KeyboardInterrupt):
        return 130


def fail(why: str) -> int:
    err.print(f"whistlestop: {why}", markup=False, soft_wrap=True)
    return 1


def parser() -> argparse.ArgumentParser:
    p = argparse.ArgumentParser(prog="whistlestop", description="A table for three games of hard choices.")
    p.add_argument("--version", action="version", version=f"whistlestop {whistlestop.__version__}")
    sub = p.add_subparsers(required=True, metavar="COMMAND")

    c = sub.add_parser("serve", help="serve tables to browsers")
    c.add_argument("--host", default="0.0.0.0", help="address to listen on (default: all)")  # noqa: S104
    c.add_argument("--port", type=port, default=8000, help="default 8000; 0: any free one")
    c.add_argument("--data", type=Path, default=Path("data"), help="folder for everything (default: data)")
    c.add_argument(
        "--journal", default="", metavar="URL", help="postgresql://…: keep everything there instead"
    )
    c.add_argument(
        "--bus", default="", metavar="URL", help="redis://…: needed by several servers on one journal"
    )
    c.add_argument("--ratings", action="store_true", help="keep ratings of named persons (default: none)")
    c.add_argument(
        "--push",
        default="",
        metavar="CONTACT",
        help="mailto:you@…: call people on their devices when it is their move (default: nobody)",
    )
    c.add_argument(
        "--proxy", action="store_true", help="a proxy stands before it: believe its X-Forwarded-For"
    )
    c.add_argument("--qr", action="store_true", help="print a QR code of the LAN address")
    c.add_argument("--open", action="store_true", help="open a browser, where there is one")
    c.set_defaults(run=serve)

    c = sub.add_parser("games", help="the games, their seats and options")
    c.add_argument("--json", action="store_true")
    c.set_defaults(run=list_games)

    c = sub.add_parser("simulate", help="let bots play many games")
    c.add_argument("game")
    c.add_argument("--seats", type=int, required=True)
    c.add_argument("--games", type=int, default=100)
    c.add_argument("--seed", type=int, default=1)
    c.add_argument(
        "--bots", default="any", help="names or levels, comma-separated; they take the seats in turn"
    )
    c.add_argument("--option", action="append", default=[], metavar="KEY=VALUE")
    c.add_argument("--records", type=Path, metavar="DIR", help="write every game here")
    c.add_argument("--json", action="store_true")
    c.set_defaults(run=run_simulate)

    c = sub.add_parser(
        "measure", help="how well bots foretell verdicts (trolley) or find the crime (mystery)"
    )
    c.add_argument("game", choices=("trolley", "mystery"))
    c.add_argument(
        "--games", type=int, default=300, help="new Conductors, or games of each row (default 300)"
    )
    c.add_argument("--seed", type=int, default=1)
    c.add_argument("--json", action="store_true")
    c.set_defaults(run=run_measure)

    c = sub.add_parser("replay", help="step through a record")
    c.add_argument("file", type=Path)
    c.add_argument("--seat", type=int, help="what this seat saw (default: the public; everything with --all)")
    c.add_argument("--all", action="store_true", help="everybody's views and moves, of a finished game")
    c.add_argument("--json", action="store_true")
    c.set_defaults(run=run_replay)

    c = sub.add_parser("check", help="prove a record: moves, result and shuffle")
    c.add_argument("file", type=Path)
    c.add_argument("--json", action="store_true")
    c.set_defaults(run=run_check)

    pack.add_commands(sub)
    return p


def port(text: str) -> int:
    if not 0 <= int(text) < 65536:  # 70000 would silently become 4464
        raise ValueError(text)
    return int(text)


def game_named(name: str) -> Game[Any, Any, Any]:
    if name not in GAMES:
        raise Failure(f"there is no game {name!r}; there is {', '.join(GAMES)}")
    return GAMES[name]


def option(game: Game[Any, Any, Any], text: str) -> tuple[str, Json]:
    name, sign, value = text.partition("=")
    found = next((o for o in game.options if o.name == name), None)
    if not sign or found is None:
        raise Failure(
            f"{text!r} is no option of {game.name}; there is {', '.join(o.name for o in game.options)}"
        )
    try:
        if found.kind == "int":
            return name, int(value)
        if found.kind == "flag":
            return name, {"true": True, "1": True, "yes": True, "false": False, "0": False, "no": False}[
                value.lower()
            ]
    except (ValueError, KeyError):
        raise Failure(
            f"{name} takes {'a number' if found.kind == 'int' else 'yes or no'}, not {value!r}"
        ) from None
    return name, value


def read_record(path: Path) -> tuple[Game[Any, Any, Any], Record]:
    try:
        data = path.read_bytes()
    except OSError as error:
        raise Failure(f"{path}: {error.strerror}") from None
    record = Record.load(data)
    if record.header.game not in GAMES:
        raise RecordError(1, f"there is no game {record.header.game!r} here")
    return GAMES[record.header.game], record


# --- commands --------------------------------------------------------------------------------------------


def serve(args: argparse.Namespace) -> int:
    from .serve import Place, run  # the only command that needs a web server

    if args.journal and not args.journal.startswith(("postgresql://", "postgres://")):
        raise Failure(f"--journal takes postgresql://…, not {args.journal!r}")
    if args.bus and not args.bus.startswith(("redis://", "rediss://", "unix://")):
        raise Failure(f"--bus takes redis://…, not {args.bus!r}")
    if args.bus and not args.journal:
        raise Failure("--bus is for several servers on one --journal; the folder of --data serves one")
    if args.push and not args.push.startswith(("mailto:", "https://")):
        raise Failure(f"--push takes mailto:… or https://…, where push services find you, not {args.push!r}")
    where = Place(args.data, args.journal, args.bus, args.ratings, args.push, args.proxy)
    return run(args.host, args.port, where, qr=args.qr, browser=args.open)


def list_games(args: argparse.Namespace) -> None:
    if args.json:
        rows = [
            {
                "id": game.name,
                "edition": game.edition,
                "seats": [game.seats.start, game.seats.stop - 1],
                "options": [msgspec.to_builtins(o) for o in game.options],
                "clocks": dict(game.clocks),
                "bots": [*game.bots, *game.levels],
            }
            for game in GAMES.values()
        ]
        print(json.dumps(rows, indent=1))
        return
    for game in GAMES.values():
        seats = f"{game.seats.start}-{game.seats.stop - 1}"
        table = Table(title=f"{game.name} · {seats} seats", title_justify="left")
        for heading in ("option", "type", "default", "values"):
            table.add_column(heading)
        for o in game.options:
            values = " ".join(o.choices) or (f"{o.min}..{o.max}" if o.kind == "int" else "yes no")
            table.add_row(o.name, o.kind, str(o.default).lower(), values)
        out.print(table)
        out.print(f"bots: {' '.join(game.bots)}; levels: {' '.join(game.levels)}\n")


def run_simulate(args: argparse.Namespace) -> None:
    game = game_named(args.game)
    if args.games < 1:
        raise Failure("--games must be at least 1")
    options = dict(option(game, text) for text in args.option)
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=err, disable=args.json or not err.is_terminal, transient=True) as bar:
        task = bar.add_task(game.name, total=args.games)
        found = simulate(
            game,
            args.seats,
            args.games,
            args.seed,
            args.bots.split(","),
            options,
            args.records,
            lambda done: bar.update(task, completed=done),
        )
    if args.json:
        print(json.dumps(found))
        return
    table = Table(title=f"{game.name}: {found['games']} games, {found['steps']} steps, {found['seconds']} s")
    for heading in ("bot", "seats played", "wins", "share", "mean score"):
        table.add_column(heading, justify="left" if heading == "bot" else "right")
    for name in found["wins"]:
        played, wins = found["seats_played"][name], found["wins"][name]
        share, mean = found["win_share"][name], found["mean_score"][name]
        table.add_row(name, str(played), f"{wins:g}", f"{share:.3f}", f"{mean:.2f}")
    out.print(table)


def run_measure(args: argparse.Namespace) -> None:
    if args.games < 1:
        raise Failure("--games must be at least 1")
    mystery = args.game == "mystery"
    run, cells = (measure_mystery.measure, measure_mystery.CELLS) if mystery else (measure, 1)
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=err, disable=args.json or not err.is_terminal, transient=True) as bar:
        task = bar.add_task("games" if mystery else "new Conductors", total=args.games * cells)
        found = run(args.games, args.seed, lambda done: bar.update(task, completed=done))
    if args.json:
        print(json.dumps(found))
    elif mystery:
        headings = [
            "bots",
            "seats",
            "share",
            "all 4",
            "sure",
            "wire",
            "time",
            "s.e.",
            "ms",
            "met",
        ]
        title = f"mystery: the crime by Istanbul (≥ the goal), {found['games']} games a row"
        print_rows(title, headings, [measure_mystery.printed(row) for row in found["rows"]])
    else:
        headings = ["model", "of others", "own", "verdicts", "accuracy", "log-loss", "Brier", "ECE"]
        title = f"{found['game']}: held-out verdicts of {found['games']} new Conductors"
        print_rows(title, headings, found["forecasts"])
        for pair, share in found["spared"].items():
            out.print(f"choosing cards, {pair}: spared {share:.3f}")


def print_rows(title: str, headings: Sequence[str], rows: Sequence[dict[str, Any]]) -> None:
    table = Table(title=title, box=SIMPLE_HEAD, padding=(0, 1, 0, 0))
    for heading in headings:
        table.add_column(heading, justify="left" if heading == headings[0] else "right")
    for row in rows:
        table.add_row(
            *("" if x is None else f"{x:.3f}" if type(x) is float else str(x) for x in row.values())
        )
    out.print(table)


def run_replay(args: argparse.Namespace) -> None:
    game, record = read_record(args.file)
    if args.seat is not None and not 0 <= args.seat < record.header.seats:
        raise Failure(f"the game had seats 0 to {record.header.seats - 1}")
    if args.all and not finished(record):
        raise Failure("this game is not finished: choose --seat, or watch as the public")
    viewer = None if args.all else WATCHER if args.seat is None else args.seat
    shown: dict[str, Any] = {}
    for scene in scenes(game, record, viewer):
        if args.json:
            print(json.dumps(scene, ensure_ascii=False))
            continue
        out.rule(f"line {scene['line']}", align="left")
        for note in scene["notes"]:
            data = json.dumps(note.get("data"), ensure_ascii=False) if "data" in note else ""
            secret = f" secret {json.dumps(note['secret'], ensure_ascii=False)}" if "secret" in note else ""
            out.print(f"{note['what']} {data}{secret} {note.get('clause', '')}".rstrip(), markup=False)
        view = scene.get("view") or {"moves": scene["moves"], "views": scene["views"]}
        for field, value in view.items():
            if shown.get(field, UNSEEN) != value:
                out.print(f"  {field}: {json.dumps(value, ensure_ascii=False)}", markup=False, soft_wrap=True)
        shown = view


UNSEEN = object()


def run_check(args: argparse.Namespace) -> None:
    game, record = read_record(args.file)
    steps, proved = check(game, record)
    if args.json:
        print(
            json.dumps(
                {"game": game.name, "steps": steps, "finished": finished(record), "draws_proved": proved}
            )
        )
        return
    draws = "every draw is proved" if proved else "the record states its deals; there is no promise to prove"
    end = "finished" if finished(record) else "not finished"
    out.print(f"{args.file}: {game.name}, {steps} steps, {end}; {draws}", markup=False, soft_wrap=True)


if __name__ == "__main__":
    sys.exit(main())
