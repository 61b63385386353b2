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
globalThis.routes = () => "[]";
`

// onBothKinds runs a test with one engine of each kind: what holds for one must hold for the other.
func onBothKinds(t *testing.T, test func(t *testing.T, e *Engines)) {
	t.Helper()
	for _, kind := range []Kind{Embedded, Node} {
		t.Run(string(kind), func(t *testing.T) {
			e, err := NewEngines(kind, troublesome, 1, time.Second, slog.New(slog.DiscardHandler))
			if err != nil {
				t.Fatal(err)
			}
			t.Cleanup(e.Close)
			test(t, e)
		})
	}
}

func TestACallThatFailsCostsOneEngineAndNothingElse(t *testing.T) {
	onBothKinds(t, func(t *testing.T, e *Engines) {
		for i, function := range []string{"loop", "eat", "dive", "fail", "number", "absent"} {
			if _, err := e.Call(t.Context(), function); err == nil {
				t.Errorf("%s: no error", function)
			}
			got, err := e.Call(t.Context(), "hello", "Invité\n\"toi\"")
			if err != nil || got != "Bonjour, Invité\n\"toi\"" {
				t.Errorf("after %s: %q, %v", function, got, err)
			}
			if e.Failures() != int64(i+1) {
				t.Errorf("after %s: %d failures counted, want %d", function, e.Failures(), i+1)
			}
		}
	})
}

func TestACallMayHaveNoArgument(t *testing.T) {
	onBothKinds(t, func(t *testing.T, e *Engines) {
		if got, err := e.Call(t.Context(), "routes"); err != nil || got != "[]" {
			t.Errorf("%q, %v", got, err)
		}
	})
}

func TestACallWaitsForAFreeEngineUntilItsTimeIsUp(t *testing.T) {
	onBothKinds(t, func(t *testing.T, e *Engines) {
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
	})
}

func TestAnEngineThatWasKilledIsReplaced(t *testing.T) {
	e, err := NewEngines(Node, troublesome, 1, time.Second, slog.New(slog.DiscardHandler))
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(e.Close)
	if _, err := e.Call(t.Context(), "hello", "x"); err != nil {
		t.Fatal(err)
	}
	p := <-e.free
	_ = p.engine.(*node).command.Process.Kill()
	e.free <- p
	if _, err := e.Call(t.Context(), "hello", "x"); err == nil {
		t.Error("a killed process answered")
	}
	if got, err := e.Call(t.Context(), "hello", "x"); err != nil || got != "Bonjour, x" {
		t.Errorf("the next one: %q, %v", got, err)
	}
}

func TestABundleThatDoesNotCompileStopsTheStart(t *testing.T) {
	if _, err := NewEngines(Embedded, "function (", 1, time.Second, slog.New(slog.DiscardHandler)); err == nil {
		t.Error("no error")
	}
}

func TestWithoutNodeThePagesAreRenderedInside(t *testing.T) {
	t.Setenv("PATH", t.TempDir())
	if _, err := NewEngines(Node, troublesome, 1, time.Second, slog.New(slog.DiscardHandler)); err == nil {
		t.Error("Node was asked for by name and is not there: no error")
	}
	e, err := NewEngines(Auto, troublesome, 1, time.Second, slog.New(slog.DiscardHandler))
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(e.Close)
	if got, err := e.Call(t.Context(), "hello", "x"); err != nil || got != "Bonjour, x" {
		t.Errorf("%q, %v", got, err)
	}
}
