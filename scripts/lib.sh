# Shared by the other scripts: say one clear sentence and stop; keep a tool's chatter in a log.
# shellcheck shell=sh

fail() {
	printf '\nwhistlestop: %s\n\n' "$*" >&2
	exit 1
}

# quietly LOG WHAT COMMAND...: run the command with its output in .cache/LOG.log; when it fails, say why in one
# sentence, and show the end of the log unless the reason is plain.
quietly() {
	log=.cache/$1.log
	what=$2
	shift 2
	mkdir -p .cache
	"$@" >"$log" 2>&1 </dev/null && return
	status=$?
	[ "$status" -lt 128 ] || exit "$status" # stopped by a signal: nothing to explain
	if no_network "$log"; then
		fail "$what needs a network, and the package registry cannot be reached (details: $log)."
	elif grep -qiE 'no space left on device|ENOSPC' "$log"; then
		fail "$what failed because the disk is full (details: $log)."
	fi
	tail -n 15 "$log" >&2
	fail "$what failed; the lines above are the end of $log."
}

no_network() {
	grep -qE 'ENOTFOUND|EAI_AGAIN|ENETUNREACH|EHOSTUNREACH|ECONNREFUSED|ECONNRESET|ETIMEDOUT' "$1" ||
		grep -qiE \
			-e 'name resolution|name or service not known|dns error|could not resolve|temporary failure resolving' \
			-e 'network is unreachable|no route to host|connection refused|failed to establish a new connection' \
			-e 'failed to fetch|error sending request|failed to connect|connection timed out|cannot connect to proxy' \
			"$1"
}
