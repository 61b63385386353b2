#!/usr/bin/env bash
# Fuzzes what strangers send, each target for a while: scripts/fuzz.sh [30s]. What is found is kept under testdata/fuzz
# of its package, where every later run of the tests tries it again.
set -euo pipefail
cd "$(dirname "$0")/.."
grep -rlE --include='*_test.go' '^func Fuzz' internal | while read -r file; do
	grep -oE '^func Fuzz\w+' "$file" | cut -d' ' -f2 | while read -r target; do
		echo "$file: $target"
		go test "./$(dirname "$file")" -run '^$' -fuzz "^$target\$" -fuzztime "${1:-30s}"
	done
done
