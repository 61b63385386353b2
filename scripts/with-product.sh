#!/usr/bin/env bash
# Starts the built product on a fresh demo market, runs a command in which the word BASE stands for its address, and
# stops it. The status is the command's.
set -euo pipefail
data=$(mktemp -d)
port=${PORT:-8182}
RR_ADDR="127.0.0.1:$port" RR_PUBLIC_URL="http://localhost:$port" RR_DATA_DIR="$data" RR_DEMO=1 RR_LOG_LEVEL=error \
	bin/rangrue serve >/dev/null &
server=$!
trap 'kill -TERM $server; wait $server || true; rm -rf "$data"' EXIT
until curl -fs -o /dev/null "http://localhost:$port/readyz"; do
	kill -0 $server
	sleep 0.2
done
sleep "${SETTLE:-60}" # the demo market's photographs are being prepared
"${@/BASE/http://localhost:$port}"
