#!/bin/sh
# Builds Stripe's own mock server, which the payment adapter is tested against, once, into bin/.
set -eu
version=v0.203.0
bin=$(cd "$(dirname "$0")/.." && pwd)/bin
if [ -x "$bin/stripe-mock" ] && go version -m "$bin/stripe-mock" | grep -q "github.com/stripe/stripe-mock[[:space:]]$version"; then
	exit 0
fi
mkdir -p "$bin"
# Outside the module, so that the server's own dependencies stay out of ours.
cd "$bin" && GOBIN="$bin" go install "github.com/stripe/stripe-mock@$version"
