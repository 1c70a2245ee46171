#!/bin/sh
# Write requirements/*.lock anew from pyproject.toml.  Versions already locked stay unless UPGRADE=1.
# A lock may name no host: everybody installs from the registry their own machine is set to.
set -eu
cd "$(dirname "$0")/.."
. scripts/lib.sh

compile() {
	out=requirements/$1.lock
	shift
	echo "Locking $out"
	quietly lock "Locking $out" .venv/bin/uv pip compile --universal --python-version 3.11 --generate-hashes \
		--no-emit-index-url --no-annotate --no-header ${UPGRADE:+--upgrade} "$@" -o "$out"
	! grep -nE 'https?:|file:|--(extra-)?index-url|--find-links' "$out" || fail "$out names a host or a path."
}

echo uv >.cache/uv.in
compile installer .cache/uv.in
compile setup pyproject.toml --group setup
compile dev pyproject.toml --all-extras --group setup --group dev -c requirements/setup.lock
compile bench pyproject.toml --group setup --group bench -c requirements/dev.lock
