#!/usr/bin/env bash
# Installs what make cluster-test needs beyond make test: a database that fails over, and proxies.
set -euo pipefail
cd "$(dirname "$0")/.."

missing=()
ls /usr/lib/postgresql/*/bin/initdb >/dev/null 2>&1 || missing+=(postgresql)
for need in patroni:patroni etcd:etcd-server haproxy:haproxy pgbouncer:pgbouncer ip:iproute2; do
	PATH=$PATH:/usr/sbin command -v "${need%:*}" >/dev/null || missing+=("${need#*:}")
done
if [ ${#missing[@]} != 0 ]; then
	if [ "$(id -u)" != 0 ] || ! command -v apt-get >/dev/null; then
		echo "The cluster needs these Debian packages: ${missing[*]}." >&2
		exit 1
	fi
	apt-get update -qq && DEBIAN_FRONTEND=noninteractive apt-get install -y -qq --no-install-recommends "${missing[@]}"
fi
scripts/install-versitygw.sh
