#!/usr/bin/env bash
# Installs what the tests need beyond Go, Node and npm: Chromium, PostgreSQL and a C compiler (race detector) from
# Debian's packages, the S3-compatible test server and Stripe's mock server from their Go modules, and the identity
# service's emulator from npm.
set -euo pipefail
cd "$(dirname "$0")/.."

debian() {
	if [ "$(id -u)" != 0 ] || ! command -v apt-get >/dev/null; then
		echo "The tests need these Debian packages: $*. Install them (apt-get install $*) and run make test again." >&2
		return 1
	fi
	apt-get update -qq && DEBIAN_FRONTEND=noninteractive apt-get install -y -qq --no-install-recommends "$@"
}

missing=()
ls /usr/lib/postgresql/*/bin/initdb >/dev/null 2>&1 || missing+=(postgresql)
command -v gcc >/dev/null || missing+=(gcc libc6-dev)
[ ${#missing[@]} = 0 ] || debian "${missing[@]}"

# Until the site's fonts arrive, a page is set in a system font of the same measures, as every visitor has one.
[ -d /usr/share/fonts/truetype/liberation ] || debian fonts-liberation

# The shell without windows tests the same for half the work; the whole browser serves where the shell cannot be had.
[ -x "${CHROMIUM:-/usr/bin/chromium-headless-shell}" ] || debian chromium-headless-shell || [ -x /usr/bin/chromium ]

scripts/install-versitygw.sh
scripts/install-stripe-mock.sh
scripts/install-identity-emulator.sh
