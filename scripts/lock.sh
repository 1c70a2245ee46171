#!/bin/sh
# Write requirements/*.lock anew from pyproject.toml.  Versions already locked stay unless UPGRADE=1.
# A lock may name no host: everybody installs from the registry their own machine is set to.
set -eu
cd "$(dirname "$0")/.."
. scripts/lib.sh

LINE='^[A-Za-z0-9_.-]+==[^ ]+( ; .*)? \\$|^    --hash=sha256:[0-9a-f]{64}( \\)?$'

compile() {
	out=requirements/$1.lock
	shift
	echo "Locking $out"
	quietly lock "Locking $out" .venv/bin/uv pip compile --universal --python-version 3.11 --generate-hashes \
		--no-annotate --no-header ${UPGRADE:+--upgrade} "$@" -o "$out"
	! grep -nvE "$LINE" "$out" || fail "$out says more than names, versions and hashes."
}

echo uv >.cache/uv.in
compile installer .cache/uv.in
compile setup pyproject.toml --group setup
compile dev pyproject.toml --all-extras --group setup --group dev -c requirements/setup.lock
compile bench pyproject.toml --group setup --group bench -c requirements/dev.lock
