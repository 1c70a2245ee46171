"""Imports go kernel <- games <- table <- server, kernel <- {store, bus, bots, packs}, languages <- {packs,
server}; the lab may see all."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1] / "src" / "whistlestop"
ARROWS: dict[str, set[str]] = {
    "kernel": set(),
    "games": {"kernel"},
    "table": {"kernel", "games"},
    "store": {"kernel"},
    "bus": {"kernel"},
    "bots": {"kernel"},
    "languages": set(),
    "packs": {"kernel", "languages"},
    "server": {"kernel", "games", "table", "store", "bus", "bots", "languages", "packs"},
    "lab": {"kernel", "games", "table", "store", "bus", "bots", "languages", "packs", "server"},
}
PURE = ("kernel", "games", "table")
HARMLESS = {  # no clock, no dice, no threads, no files, no sockets
    *("__future__", "abc", "bisect", "collections", "dataclasses", "enum", "fractions"),
    *("functools", "hashlib", "itertools", "math", "msgspec", "operator"),
    *("re", "string", "types", "typing", "whistlestop"),
}
IMPURE_CALLS = {"open", "input", "print", "eval", "exec", "compile", "__import__", "breakpoint"}


def sources(folder: str) -> list[Path]:
    return sorted((ROOT / folder).rglob("*.py"))


def imported(path: Path, root: Path = ROOT) -> Iterator[str]:
    """Absolute names of all that a file imports, wherever in it."""
    package = ("whistlestop", *path.relative_to(root).parts[:-1])
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            base = package[: len(package) + 1 - node.level] if node.level else ()
            module = ".".join((*base, *([node.module] if node.module else [])))
            yield from (f"{module}.{alias.name}" for alias in node.names)


def called(path: Path) -> set[str]:
    calls = [node.func for node in ast.walk(ast.parse(path.read_text("utf-8"))) if isinstance(node, ast.Call)]
    return {func.id for func in calls if isinstance(func, ast.Name)}


def test_every_folder_with_code_has_its_arrows() -> None:
    assert {path.name for path in ROOT.iterdir() if any(path.glob("*.py"))} == set(ARROWS)


@pytest.mark.parametrize("folder", list(ARROWS))
def test_imports_follow_the_arrows(folder: str) -> None:
    against = [
        f"{path.relative_to(ROOT)} imports {name}"
        for path in sources(folder)
        for name in imported(path)
        if name.startswith("whistlestop.")
        and (part := name.split(".")[1]) in ARROWS
        and part not in ARROWS[folder] | {folder}
    ]
    assert against == []
    assert sources(folder)


def test_no_game_imports_another() -> None:
    against = [
        f"{path.relative_to(ROOT)} imports {name}"
        for game in (path for path in (ROOT / "games").iterdir() if path.is_dir())
        for path in game.rglob("*.py")
        for name in imported(path)
        if name.startswith("whistlestop.games.") and name.split(".")[2] != game.name
    ]
    assert against == []


@pytest.mark.parametrize("folder", PURE)
def test_pure_folders_have_no_clock_no_dice_and_no_io(folder: str) -> None:
    against = [
        f"{path.relative_to(ROOT)} imports {name}"
        for path in sources(folder)
        for name in imported(path)
        if name.split(".")[0] not in HARMLESS
    ]
    against += [
        f"{path.relative_to(ROOT)} calls {name}"
        for path in sources(folder)
        for name in called(path) & IMPURE_CALLS
    ]
    assert against == []


@pytest.mark.parametrize("folder", sorted(set(ARROWS) - {"bots", "lab"}))
def test_only_bots_and_the_lab_throw_dice_of_their_own(folder: str) -> None:
    assert [p.name for p in sources(folder) if "random" in {name.split(".")[0] for name in imported(p)}] == []


def test_only_server_store_and_lab_wait() -> None:
    waiting = {
        folder for folder in ARROWS for p in sources(folder) for name in imported(p) if name == "asyncio"
    }
    assert waiting <= {"server", "store", "bus", "lab"}


def test_the_check_reads_relative_imports_too(tmp_path: Path) -> None:
    folder = tmp_path / "games" / "whist"
    folder.mkdir(parents=True)
    file = folder / "rules.py"
    file.write_text(
        "from . import menus\nfrom ..dilemma import flight\nimport time\nfrom ...server import app\n"
    )
    assert set(imported(file, tmp_path)) == {
        "whistlestop.games.whist.menus",
        "whistlestop.games.dilemma.flight",
        "time",
        "whistlestop.server.app",
    }
