#!/bin/sh
# Installs the outside identity service's own emulator (several hundred npm packages), which its adapter is tested
# against when it is there. The stand-in that is always tested against runs the same suite.
set -eu
folder=$(cd "$(dirname "$0")/.." && pwd)/internal/domain/identity/firebase/emulator
[ "$folder/node_modules/.installed" -nt "$folder/package-lock.json" ] && exit 0
npm ci --prefix "$folder" --ignore-scripts --no-audit --no-fund --loglevel=error
touch "$folder/node_modules/.installed"
