"""The messages of whole games do not depend on the order of sets."""

import hashlib
import os
import random
import subprocess
import sys

import msgspec

from tests.table.desk import play_out, playing

ROUNDS = ((3, "sealed"), (4, "race"), (5, "throw"))


def digest() -> str:
    told = hashlib.sha256()
    for seats, mode in ROUNDS:
        desk = playing(seats, mode=mode)
        play_out(desk, random.Random(7).randrange)
        told.update(msgspec.json.encode([(x.viewer, x.n, x.t, x.d) for x in desk.out]))
        told.update(b"".join(desk.journal.rows))
    return told.hexdigest()


def test_the_same_digest_under_every_hash_seed() -> None:
    found = {digest()}
    for seed in ("0", "1", "77"):
        env = os.environ | {"PYTHONHASHSEED": seed, "PYTHONPATH": os.pathsep.join(sys.path)}
        code = "from tests.table.test_hashseed import digest; print(digest())"
        done = subprocess.run([sys.executable, "-c", code], env=env, capture_output=True, text=True)
        assert done.returncode == 0, done.stderr
        found.add(done.stdout.strip())
    assert len(found) == 1


def test_folding_again_gives_the_same_table_and_the_same_messages() -> None:
    for seats, mode in ROUNDS:
        desk = playing(seats, mode=mode)
        play_out(desk, random.Random(3).randrange)
        table, tells = desk.refolded()
        assert table == desk.table
        assert tells == desk.out
