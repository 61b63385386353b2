#!/usr/bin/env bash
# Runs a command with a network, processes and mounts of its own:  scripts/alone.sh COMMAND [ARGUMENT...]
# Its addresses meet nobody else's, and whatever it started or mounted goes when it ends. Needs root.
set -euo pipefail
if [ "$(id -u)" != 0 ]; then
	echo "alone: namespaces and mounts need root." >&2
	exit 1
fi
# The shell stays, as the first process of its space: it buries the processes whose parents were killed.
exec unshare --net --mount --pid --fork --kill-child --mount-proc bash -c '
	mount -t tmpfs tmpfs /run && ip link set lo up
	"$@"
	exit $?' alone "$@"
