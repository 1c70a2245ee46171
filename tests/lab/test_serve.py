"""`whistlestop serve`: where it listens, how it stops, what it refuses."""

from __future__ import annotations

import os
import re
import signal
import socket
import subprocess
import sys
import urllib.request
from pathlib import Path

import pytest

from whistlestop.lab.cli import main
from whistlestop.lab.serve import Place, announce
from whistlestop.store.sqlite import NAME

COMMAND = (sys.executable, "-m", "whistlestop.lab.cli", "serve", "--host", "127.0.0.1")
ENV = os.environ | {"PYTHONPATH": os.pathsep.join(sys.path)}


def refused(*more: str) -> str:
    done = subprocess.run([*COMMAND, *more], env=ENV, capture_output=True, text=True, timeout=60)
    assert done.returncode == 1
    (sentence,) = done.stderr.splitlines()
    assert sentence.startswith("whistlestop: ")
    return sentence


def files(folder: Path) -> dict[str, bytes]:
    return {path.name: path.read_bytes() for path in folder.iterdir()}


@pytest.mark.parametrize("sign", [signal.SIGINT, signal.SIGTERM])
def test_it_says_where_it_is_and_stops_when_told(tmp_path: Path, sign: signal.Signals) -> None:
    data = tmp_path / "deep" / "data"
    with subprocess.Popen(
        [*COMMAND, "--port", "0", "--data", str(data), "--qr"],
        env=ENV,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
    ) as process:
        assert process.stdout is not None
        found = re.search(r"http://127\.0\.0\.1:\d+/", process.stdout.readline())
        assert found
        with urllib.request.urlopen(f"{found[0]}api/games", timeout=30) as answer:
            assert b"dilemma" in answer.read()
        process.send_signal(sign)
        rest, errors = process.stdout.read(), process.stderr.read() if process.stderr else ""
    assert process.returncode == 0
    assert errors == ""
    assert str(data) in rest
    assert "everything is kept" in rest
    assert set(files(data)) == {NAME}  # nothing half-written beside it


def test_nobody_is_sent_to_an_address_that_only_this_machine_has(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    announce("0.0.0.0", 8000, Place(tmp_path), qr=True)
    here, lan, kept, *code = capsys.readouterr().out.splitlines()
    assert here.endswith("http://localhost:8000/")
    assert lan.startswith("On this network:")
    assert str(tmp_path) in kept
    assert len(code) > 10
    announce("127.0.0.1", 8000, Place(tmp_path), qr=True)
    here, alone, kept = capsys.readouterr().out.splitlines()  # and no picture
    assert here.endswith("http://127.0.0.1:8000/")
    assert "Only on this machine" in alone


def test_a_damaged_data_folder_is_refused_and_left_as_it_was(tmp_path: Path) -> None:
    (tmp_path / NAME).write_bytes(b"not a database at all\n" * 100)
    (tmp_path / "notes.txt").write_text("mine")
    before = files(tmp_path)
    assert str(tmp_path / NAME) in refused("--port", "0", "--data", str(tmp_path))
    assert files(tmp_path) == before


def test_a_data_folder_that_is_a_file_is_refused(tmp_path: Path) -> None:
    file = tmp_path / "file"
    file.write_text("mine")
    assert str(file) in refused("--port", "0", "--data", str(file))
    assert file.read_text() == "mine"


def test_a_port_in_use_is_named(tmp_path: Path) -> None:
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        port = taken.getsockname()[1]
        assert f"cannot listen on 127.0.0.1:{port}" in refused("--port", str(port), "--data", str(tmp_path))


def test_a_host_that_is_none_is_named(tmp_path: Path) -> None:
    done = refused("--host", "no.such.host.invalid", "--port", "0", "--data", str(tmp_path))
    assert "cannot listen on no.such.host.invalid" in done


@pytest.mark.parametrize("port", ["-1", "70000", "http"])
def test_a_port_that_is_none_is_refused(tmp_path: Path, port: str) -> None:
    with pytest.raises(SystemExit) as left:
        main(["serve", "--port", port, "--data", str(tmp_path / "data")])
    assert left.value.code == 2
    assert not (tmp_path / "data").exists()


@pytest.mark.parametrize(
    ("more", "why"),
    [
        (("--journal", "mysql://x"), "--journal takes postgresql://"),
        (("--journal", "postgresql://127.0.0.1:1/x", "--bus", "kafka://x"), "--bus takes redis://"),
        (("--bus", "redis://127.0.0.1:1/0"), "--bus is for several servers on one --journal"),
        (("--push", "ann@example.org"), "--push takes mailto:"),
        (("--journal", "postgresql://ann:hunter2@127.0.0.1:1/x"), "PostgreSQL at 127.0.0.1/x cannot be used"),
    ],
)
def test_a_journal_or_bus_that_cannot_be_used_is_one_sentence(
    tmp_path: Path, more: tuple[str, ...], why: str
) -> None:
    sentence = refused("--port", "0", "--data", str(tmp_path / "data"), *more)
    assert why in sentence
    assert "hunter2" not in sentence


@pytest.mark.parametrize(
    ("extra", "package", "option"),
    [
        ("scale", "asyncpg", ("--journal", "postgresql://x/y")),
        ("push", "cryptography", ("--push", "mailto:ann@example.org")),
    ],
)
def test_what_must_be_installed_for_it_is_said(
    tmp_path: Path, extra: str, package: str, option: tuple[str, str]
) -> None:
    """As where the extra is not installed."""
    code = (
        f"import sys; sys.modules[{package!r}] = None; from whistlestop.lab.cli import main; "
        f"sys.exit(main(['serve', '--data', {str(tmp_path)!r}, *{option!r}]))"
    )
    done = subprocess.run([sys.executable, "-c", code], env=ENV, capture_output=True, text=True, timeout=60)
    assert done.returncode == 1
    (sentence,) = done.stderr.splitlines()
    assert f"whistlestop[{extra}]" in sentence
