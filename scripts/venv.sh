#!/bin/sh
# venv.sh LOCK: make .venv if there is none that works, and install a lock file into it.
# With requirements/setup.lock this also installs Whistlestop itself, editable: .venv/bin/whistlestop.
set -eu
cd "$(dirname "$0")/.."
. scripts/lib.sh

lock=$1
here=$(pwd -P)

# A .venv does not survive a move of the folder, nor the removal of the Python that made it.
works() {
	[ "$(cat .venv/.home 2>/dev/null)" = "$here" ] &&
		.venv/bin/python -c 'import uv' 2>/dev/null
}

find_python() {
	found=
	for name in ${PYTHON:-python3 python3.14 python3.13 python3.12 python3.11 python}; do
		version=$("$name" -c 'import sys; print("%d.%d" % sys.version_info[:2])' 2>/dev/null) || continue
		case $version in
		3.1[1-9] | 3.[2-9][0-9])
			python=$name
			return
			;;
		esac
		found=${found:-$name is $version}
	done
	[ -z "$found" ] || fail "Python 3.11 or newer is needed, but $found; install a newer one and name it: make PYTHON=python3.12 …"
	fail "Python 3.11 or newer is needed, and ${PYTHON:-python3} was not found (on Debian: apt install python3 python3-venv)."
}

make_venv() {
	find_python
	"$python" -c 'import venv, ensurepip' 2>/dev/null ||
		fail "This Python $version has no venv module (on Debian: apt install python$version-venv)."
	echo "Making .venv with Python $version"
	rm -rf .venv
	quietly venv "Making .venv" "$python" -m venv .venv
	quietly venv "Installing uv" \
		.venv/bin/python -m pip install --quiet --disable-pip-version-check --no-input \
		--retries 1 --require-hashes -r requirements/installer.lock
	printf '%s\n' "$here" >.venv/.home
}

works || make_venv

name=$(basename "$lock" .lock)
echo "Installing requirements/$name.lock"
export UV_PYTHON_DOWNLOADS=never UV_HTTP_RETRIES=2
uv() { quietly "$name" "Installing Python packages" .venv/bin/uv "$@"; }
uv pip install --python .venv/bin/python --require-hashes -r "$lock"
if [ "$name" = setup ]; then
	uv pip install --python .venv/bin/python --offline --no-deps --no-build-isolation --editable .
fi
