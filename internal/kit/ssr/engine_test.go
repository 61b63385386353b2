package ssr

import (
	"context"
	"errors"
	"log/slog"
	"testing"
	"time"
)

const troublesome = `
globalThis.hello = (name) => "Bonjour, " + name;
globalThis.loop = () => { for (;;) {} };
globalThis.eat = () => { const all = []; for (;;) all.push(new Array(10000).fill("x".repeat(1000))) };
globalThis.dive = () => { const f = () => f() + 1; return String(f()) };
globalThis.fail = () => { throw new Error("page broke") };
globalThis.number = () => 42;
`

func newTestEngines(t *testing.T, count int) *Engines {
	t.Helper()
	e, err := NewEngines(troublesome, count, time.Second, slog.New(slog.DiscardHandler))
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(e.Close)
	return e
}

func TestACallThatFailsCostsOneEngineAndNothingElse(t *testing.T) {
	e := newTestEngines(t, 1)
	for i, function := range []string{"loop", "eat", "dive", "fail", "number", "absent"} {
		if _, err := e.Call(t.Context(), function); err == nil {
			t.Errorf("%s: no error", function)
		}
		got, err := e.Call(t.Context(), "hello", "Invité")
		if err != nil || got != "Bonjour, Invité" {
			t.Errorf("after %s: %q, %v", function, got, err)
		}
		if e.Failures() != int64(i+1) {
			t.Errorf("after %s: %d failures counted, want %d", function, e.Failures(), i+1)
		}
	}
}

func TestACallWaitsForAFreeEngineUntilItsTimeIsUp(t *testing.T) {
	e := newTestEngines(t, 1)
	taken := <-e.free
	ctx, cancel := context.WithCancel(t.Context())
	cancel()
	if _, err := e.Call(ctx, "hello", "x"); !errors.Is(err, ErrBusy) {
		t.Errorf("error is %v, want ErrBusy", err)
	}
	e.free <- taken
	if _, err := e.Call(t.Context(), "hello", "x"); err != nil {
		t.Error(err)
	}
}

func TestABundleThatDoesNotCompileStopsTheStart(t *testing.T) {
	if _, err := NewEngines("function (", 1, time.Second, slog.New(slog.DiscardHandler)); err == nil {
		t.Error("no error")
	}
}
