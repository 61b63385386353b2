#!/bin/sh
# Builds Litestream, from whose stream make test-long restores a market, once, into bin/. A few minutes of processor the
# first time, nothing afterwards.
set -eu
version=v0.5.17
bin=$(cd "$(dirname "$0")/.." && pwd)/bin
if [ -x "$bin/litestream" ] && go version -m "$bin/litestream" | grep -q "github.com/benbjohnson/litestream[[:space:]]$version"; then
	exit 0
fi
mkdir -p "$bin"
# Outside the module, so that the program's own dependencies stay out of ours.
cd "$bin" && GOBIN="$bin" go install "github.com/benbjohnson/litestream/cmd/litestream@$version"
