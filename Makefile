# Rang & Rue. The two commands of a new user are `make run` and `make test`.
.DEFAULT_GOAL := help
SHELL := /bin/bash
.SHELLFLAGS := -eu -o pipefail -c

# nodynamic: the WebP encoder comes inside the binary and never from the machine. trimpath everywhere, so that build and
# vet share what they compile.
GOFLAGS := -tags=nodynamic -trimpath
export GOFLAGS

# The race detector watches our code, not the engines below it: SQLite, the script engine, the picture codecs and the
# password hash share nothing between goroutines but through us, and watching their inner loops made the tests several
# times slower. Only packages that hold no generic code of sync (go tool nm tells): the linker keeps one copy for all,
# and must keep a watched one.
UNWATCHED := modernc.org/sqlite/lib modernc.org/libquickjs modernc.org/libc github.com/gen2brain/webp golang.org/x/image/vp8 \
	golang.org/x/image/vp8l golang.org/x/image/draw modernc.org/memory image image/color image/draw image/jpeg image/png \
	golang.org/x/crypto/argon2
RACE := -race $(foreach engine,$(UNWATCHED),-gcflags=$(engine)=-race=false)

VERSION := $(shell git describe --tags --always --dirty 2>/dev/null || echo dev)
WEB_SOURCES := $(shell find web -path web/dist -prune -o -path '*/node_modules' -prune -o -type f -print)

# Outside the module, so that its own dependencies stay out of ours.
STATICCHECK := go run honnef.co/go/tools/cmd/staticcheck@v0.7.0
GO_SOURCES := bench cluster cmd internal migrations web/*.go

# Where this branch left the common one: make check runs the front end's tests of what changed since.
BRANCHED := $(shell git merge-base HEAD main 2>/dev/null || echo HEAD)

.PHONY: help run build web dev check test setup static unit unit-fast go-fast go-test e2e bench lighthouse api schema sbom test-long cluster-test clean

help: ## show this list
	@grep -hE '^[a-z-]+:.*## ' $(MAKEFILE_LIST) | awk -F ':.*## ' '{printf "  make %-8s %s\n", $$1, $$2}'

run: build ## install, build and start the product with a demo market on http://localhost:8080
	RR_DEMO=$${RR_DEMO:-1} RR_TAX_GST_NUMBER=$${RR_TAX_GST_NUMBER:-700000000RT0001} \
	RR_TAX_QST_NUMBER=$${RR_TAX_QST_NUMBER:-1200000000TQ0001} bin/rangrue serve

build: web ## one self-contained binary, bin/rangrue
	go build -ldflags "-s -w -X main.version=$(VERSION)" -o bin/rangrue ./cmd/rangrue

web: web/dist/.built ## the front end alone

web/dist/.built: node_modules/.installed $(WEB_SOURCES)
	npm run --silent build
	@touch $@

node_modules/.installed: package.json package-lock.json
	npm ci --no-audit --no-fund --loglevel=error
	@touch $@

web/api/generate/node_modules/.installed: web/api/generate/package.json web/api/generate/package-lock.json
	npm ci --prefix web/api/generate --no-audit --no-fund --loglevel=error
	@touch $@

dev: node_modules/.installed ## hot reload of pages and server on http://localhost:8080
	node scripts/dev.mjs

api: web/api/generate/node_modules/.installed ## write the OpenAPI document and the TypeScript client's types
	go run ./cmd/rangrue openapi > web/api/openapi.json
	node web/api/generate/generate.mjs

schema: ## write docs/schema.md from the migrations
	go run ./migrations/schemadoc

check: node_modules/.installed web/api/generate/node_modules/.installed web ## for every save: types, lint, format, vet, staticcheck, fast tests
	$(MAKE) --no-print-directory -j2 --output-sync=target static unit-fast go-fast

# One after the other: each of them uses every core.
test: setup static build unit go-test e2e ## everything: what must pass before a change lands

setup:
	scripts/setup-tests.sh

# What can be said of the code without running it.
static: node_modules/.installed web/api/generate/node_modules/.installed web
	npm run --silent check
	npm run --silent lint
	node web/api/generate/generate.mjs --check
	test -z "$$(gofmt -l $(GO_SOURCES))" || { gofmt -l $(GO_SOURCES); exit 1; }
	go vet ./... && go vet -tags nodynamic,cluster ./cluster
	$(STATICCHECK) ./...

unit: node_modules/.installed
	npm run --silent test

# All of them take longer than a save may. The layers are read from files, so no import leads to their test.
unit-fast: node_modules/.installed
	npx vitest run --changed $(BRANCHED) --passWithNoTests
	npx vitest run web/architecture.test.ts

# On SQLite alone and without the tests that kill processes; what has not changed is not run again (Go keeps results).
go-fast: web
	env -u CI -u RR_TEST_POSTGRES_URL go test -short -vet=off -timeout 5m ./...

# The demo market is loaded by one goroutine, again and again: the race detector finds nothing there and triples its time.
# Ninety programs are linked: without what a debugger reads (-w), each in less time. Some wait for a database more than
# they work, so three stand side by side even on two cores (-p).
go-test: web
	RR_TEST_REQUIRE_POSTGRES=1 RR_TEST_REQUIRE_S3=1 RR_TEST_REQUIRE_STRIPE=1 RR_TEST_REQUIRE_IDENTITY=1 \
		scripts/with-postgres.sh bash -c 'go test $(RACE) -p 3 -ldflags=-w -vet=off -timeout 15m $$(go list ./... | grep -v internal/demo) && \
		go test -vet=off -timeout 15m ./internal/demo/...'

e2e: build
	npm run --silent e2e

bench: build ## measure speed against the machine's own yardstick
	RR_POSTGRES_FSYNC=on scripts/with-postgres.sh go run ./bench

lighthouse: build bench/lighthouse/node_modules/.installed ## judge the pages with Lighthouse's mobile profile
	scripts/with-product.sh node bench/lighthouse/run.mjs BASE

bench/lighthouse/node_modules/.installed: bench/lighthouse/package.json bench/lighthouse/package-lock.json
	npm ci --prefix bench/lighthouse --no-audit --no-fund --loglevel=error
	@touch $@

sbom: build ## list what the binary is made of (CycloneDX), bin/sbom.json
	node scripts/sbom.mjs bin/rangrue > bin/sbom.json

test-long: ## what takes too long for every change: simulated orders, fuzzing, a build that must come out the same twice, a market restored from its stream, a cluster with faults
	go test ./internal/flow/checkout -run TestWhateverHappens -simulate $${SIMULATE:-10m} -timeout 2h -v
	scripts/fuzz.sh $${FUZZ_TIME:-1m}
	scripts/reproducible.sh
	scripts/install-versitygw.sh && scripts/install-litestream.sh
	RR_TEST_LITESTREAM=1 go test ./cmd/rangrue -run TestAMarketComesBackFromItsStream -v
	$(MAKE) --no-print-directory cluster-test

cluster-test: build ## kill nodes, servers and cables under load; FAULT='node killed' for one of them (needs root)
	scripts/setup-cluster.sh
	go test -tags nodynamic,cluster -c -o bin/cluster.test ./cluster
	scripts/alone.sh bin/cluster.test -test.v -test.timeout 1h -test.run "TestFaults/$${FAULT:-.}"

clean: ## remove what was built; keeps data
	rm -rf bin web/dist/client web/dist/server web/dist/.built
