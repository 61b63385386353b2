#!/usr/bin/env bash
# Installs what the tests need beyond Go, Node and npm: Chromium, PostgreSQL and a C compiler (race detector) from
# Debian's packages, the S3-compatible test server and Stripe's mock server from their Go modules, and the identity
# service's emulator from npm.
set -euo pipefail
cd "$(dirname "$0")/.."

missing=()
[ -x "${CHROMIUM:-/usr/bin/chromium}" ] || missing+=(chromium)
ls /usr/lib/postgresql/*/bin/initdb >/dev/null 2>&1 || missing+=(postgresql)
command -v gcc >/dev/null || missing+=(gcc libc6-dev)

if [ ${#missing[@]} -gt 0 ]; then
	if [ "$(id -u)" != 0 ] || ! command -v apt-get >/dev/null; then
		echo "The tests need these Debian packages: ${missing[*]}. Install them (apt-get install ${missing[*]}) and run make test again." >&2
		exit 1
	fi
	apt-get update -qq
	DEBIAN_FRONTEND=noninteractive apt-get install -y -qq --no-install-recommends "${missing[@]}"
fi
scripts/install-versitygw.sh
scripts/install-stripe-mock.sh
scripts/install-identity-emulator.sh
