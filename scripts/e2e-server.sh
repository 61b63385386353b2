#!/bin/sh
# Starts the built product on a fresh demo market for the browser tests; the folder goes with it.
set -eu
port=$1
data=$(mktemp -d)
trap 'rm -rf "$data"' EXIT
RR_ADDR="127.0.0.1:$port" RR_PUBLIC_URL="http://localhost:$port" RR_DATA_DIR="$data" RR_DEMO=1 RR_RATE_LIMIT=100000 \
	RR_RENDER_TIMEOUT=60s RR_LOG_LEVEL=warn \
	bin/rangrue serve &
server=$!
trap 'kill -TERM $server; wait $server; rm -rf "$data"' TERM INT
wait $server
