#!/bin/sh
# Builds the S3-compatible server that the file store is tested against, once, into bin/. About two minutes of
# processor the first time, nothing afterwards.
set -eu
version=v1.8.0
bin=$(cd "$(dirname "$0")/.." && pwd)/bin
if [ -x "$bin/versitygw" ] && go version -m "$bin/versitygw" | grep -q "github.com/versity/versitygw[[:space:]]$version"; then
	exit 0
fi
mkdir -p "$bin"
# Outside the module, so that the server's own dependencies stay out of ours.
cd "$bin" && GOBIN="$bin" go install "github.com/versity/versitygw/cmd/versitygw@$version"
