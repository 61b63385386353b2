#!/bin/sh
# Starts the built product on a fresh demo market for the browser tests; the folder goes with it.
set -eu
port=$1
data=$(mktemp -d)
trap 'rm -rf "$data"' EXIT
RR_ADDR="127.0.0.1:$port" RR_PUBLIC_URL="http://localhost:$port" RR_DATA_DIR="$data" RR_DEMO=1 RR_TAX_GST_NUMBER=700000000RT0001 RR_TAX_QST_NUMBER=1200000000TQ0001 RR_RATE_LIMIT=100000 \
	RR_RENDER_TIMEOUT=60s RR_LOG_LEVEL=warn \
	RR_SOCIAL_FACEBOOK=https://facebook.example/marche RR_SOCIAL_INSTAGRAM=https://instagram.example/marche \
	RR_APP_IOS_URL=https://ios.example/marche RR_APP_ANDROID_URL=https://android.example/marche \
	bin/rangrue serve &
server=$!
trap 'kill -TERM $server; wait $server; rm -rf "$data"' TERM INT
wait $server
