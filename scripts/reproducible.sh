#!/usr/bin/env bash
# Builds the product twice, each from a clone of its own at another path, and compares: the same source must give the
# same bytes.
set -euo pipefail
cd "$(dirname "$0")/.."
work="$(mktemp -d)"
trap 'rm -rf "$work"' EXIT
for name in one another-path; do
	git clone --quiet . "$work/$name"
	make --silent -C "$work/$name" build VERSION=reproducible >&2
	sha256sum < "$work/$name/bin/rangrue" | cut -d' ' -f1
done | tee "$work/sums"
if [ "$(sort -u "$work/sums" | wc -l)" != 1 ]; then
	echo "The two builds differ." >&2
	exit 1
fi
