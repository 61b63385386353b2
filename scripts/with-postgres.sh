#!/usr/bin/env bash
# Runs a command beside a private, throw-away PostgreSQL cluster:  scripts/with-postgres.sh go test ./...
# The command finds the cluster's administrative address in RR_TEST_POSTGRES_URL. The cluster listens on a socket in
# its own temporary folder only, trades durability for speed, and is stopped and removed whatever happens.
set -euo pipefail

if [ $# -eq 0 ]; then
  echo "usage: scripts/with-postgres.sh COMMAND [ARGUMENT...]" >&2
  exit 2
fi

bin=${RR_POSTGRES_BIN:-}
if [ -z "$bin" ]; then
  for candidate in $(ls -d /usr/lib/postgresql/*/bin 2>/dev/null | sort -rV) "$(dirname "$(command -v initdb || echo /none/x)")"; do
    if [ -x "$candidate/initdb" ]; then bin=$candidate; break; fi
  done
fi
if [ -z "$bin" ] || [ ! -x "$bin/initdb" ]; then
  echo "with-postgres: PostgreSQL's server programs were not found: install the package 'postgresql' or set RR_POSTGRES_BIN." >&2
  exit 1
fi

# In memory where there is room for its log and more, unless what is written must reach a disk: each test has a database
# of a thousand files made for it, and a disk takes longer to make and remove them than most tests take to run.
folder=${TMPDIR:-/tmp}
room() { df --output=avail -k /dev/shm 2>/dev/null | tail -n 1; awk '$1 == "MemAvailable:" { print $2 }' /proc/meminfo; }
if [ -z "${TMPDIR:-}" ] && [ "${RR_POSTGRES_FSYNC:-off}" = off ] && [ -w /dev/shm ] && [ -r /proc/meminfo ] &&
  [ "$(room | sort -n | head -n 1)" -gt $((4 * 1024 * 1024)) ]; then
  folder=/dev/shm
fi

# The server refuses to run as root: hand it to the account made for it, or to nobody.
as=()
home=$(mktemp -d "$folder/rrpg.XXXXXX")
if [ "$(id -u)" -eq 0 ]; then
  owner=postgres
  id "$owner" >/dev/null 2>&1 || owner=nobody
  chown "$owner" "$home"
  as=(runuser -u "$owner" --)
fi

stop() {
  status=$?
  trap - EXIT INT TERM HUP
  "${as[@]}" "$bin/pg_ctl" -D "$home/data" -m immediate -w stop >/dev/null 2>&1 || true
  rm -rf "$home"
  exit "$status"
}
trap stop EXIT
trap 'exit 143' TERM HUP
trap 'exit 130' INT

# Byte order for text, as SQLite sorts it. Memory and the cost of a random read are those of a server with its database on
# solid-state disks, as docs/operations.md asks: with the default cost PostgreSQL reads whole tables for small lists.
if ! (cd "$home" && "${as[@]}" "$bin/initdb" -D "$home/data" -U postgres -A trust -E UTF8 --locale=C --no-sync &&
  "${as[@]}" "$bin/pg_ctl" -D "$home/data" -l "$home/server.log" -w -t 60 start -o "-c listen_addresses='' \
    -c unix_socket_directories='$home' -c fsync=${RR_POSTGRES_FSYNC:-off} -c synchronous_commit=${RR_POSTGRES_FSYNC:-off} \
    -c full_page_writes=${RR_POSTGRES_FSYNC:-off} -c max_connections=300 -c max_wal_size=2GB \
    -c shared_buffers=512MB -c random_page_cost=1.1") \
  >"$home/start.log" 2>&1; then
  echo "with-postgres: the cluster did not start:" >&2
  cat "$home/start.log" >&2
  cat "$home/server.log" >&2 2>/dev/null || true
  exit 1
fi

export RR_TEST_POSTGRES_URL="postgres://postgres@/postgres?host=$home"
# The shell makes background commands deaf to an interrupt, hence TERM for both; the input is kept as it was.
"$@" <&0 &
child=$!
trap 'kill -TERM "$child" 2>/dev/null || true; wait "$child" 2>/dev/null || true; exit 143' TERM HUP
trap 'kill -TERM "$child" 2>/dev/null || true; wait "$child" 2>/dev/null || true; exit 130' INT
status=0
wait "$child" || status=$?
exit "$status"
