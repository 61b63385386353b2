#!/usr/bin/env bash
# Fuzzes what strangers send, each target for a while: scripts/fuzz.sh [30s]. What breaks something is kept under
# testdata/fuzz of its package, and so are the twenty smallest inputs that reached code no other did: every later run of
# the tests tries them again.
set -euo pipefail
cd "$(dirname "$0")/.."
grep -rlE --include='*_test.go' '^func Fuzz' internal | while read -r file; do
	folder="$(dirname "$file")"
	grep -oE '^func Fuzz\w+' "$file" | cut -d' ' -f2 | while read -r target; do
		echo "$file: $target"
		go test "./$folder" -run '^$' -fuzz "^$target\$" -fuzztime "${1:-30s}"
		found="$(go env GOCACHE)/fuzz/$(go list -m)/$folder/$target"
		kept="$folder/testdata/fuzz/$target"
		if [ -d "$found" ]; then
			mkdir -p "$kept"
			find "$found" -type f -printf '%s %p\n' | sort -n | sed -n 1,20p | cut -d' ' -f2 | xargs -r cp -n -t "$kept"
		fi
	done
done
