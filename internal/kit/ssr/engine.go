// Package ssr renders React pages inside the process and keeps the anonymous ones ready to send.
//
// It promises that a page always comes out: a render that fails, loops or eats its memory costs one engine, is
// logged, and the visitor gets the same document to be rendered by the browser. It keeps nothing personal: pages are
// rendered without cookies or tokens, so one copy serves everyone.
package ssr

import (
	"context"
	"errors"
	"fmt"
	"log/slog"
	"runtime"
	"sync/atomic"
	"time"

	"modernc.org/quickjs"
)

// Limits of one engine. A listing page needs about 10 MB and 60 ms; these stop a runaway, not a heavy page.
const (
	engineMemory = 96 << 20
	engineGC     = 8 << 20
	recycleAfter = 2000 // renders before an engine is replaced, against slow leaks in page code
)

// ErrBusy means that no engine became free in time; the caller sends the page unrendered.
var ErrBusy = errors.New("ssr: every engine is busy")

// Engines is a fixed set of script engines loaded with the server's bundle.
type Engines struct {
	bytecode []byte
	free     chan *engine
	timeout  time.Duration
	log      *slog.Logger
	failures atomic.Int64
}

type engine struct {
	vm   *quickjs.VM
	used int
}

// NewEngines compiles the bundle once and makes count engines, one per processor when count is zero. They are created
// on first use, not at start. A call that takes longer than timeout has failed.
func NewEngines(bundle string, count int, timeout time.Duration, log *slog.Logger) (*Engines, error) {
	if count < 1 {
		count = runtime.GOMAXPROCS(0)
	}
	vm, err := quickjs.NewVM()
	if err != nil {
		return nil, fmt.Errorf("start script engine: %w", err)
	}
	defer vm.Close()
	bytecode, err := vm.Compile(bundle, quickjs.EvalGlobal)
	if err != nil {
		return nil, fmt.Errorf("compile the server bundle: %w", err)
	}
	e := &Engines{bytecode: bytecode, free: make(chan *engine, count), timeout: timeout, log: log}
	for range count {
		e.free <- &engine{}
	}
	return e, nil
}

// Failures counts the calls that cost an engine, for metrics.
func (e *Engines) Failures() int64 { return e.failures.Load() }

// Close frees every idle engine.
func (e *Engines) Close() {
	for range cap(e.free) {
		e.drop(<-e.free)
	}
}

// Call runs a global function of the bundle with string arguments and returns its string. It waits for an engine
// until ctx ends. After any failure the engine is thrown away: its state can no longer be trusted.
func (e *Engines) Call(ctx context.Context, function string, args ...any) (out string, err error) {
	var en *engine
	select {
	case en = <-e.free:
	case <-ctx.Done():
		return "", ErrBusy
	}
	defer func() { e.free <- en }()
	if en.vm == nil {
		if err := e.load(en); err != nil {
			return "", err
		}
	}
	out, err = call(en.vm, function, args)
	en.used++
	if err != nil || en.used >= recycleAfter {
		e.drop(en)
	}
	if err != nil {
		e.failures.Add(1)
		return "", fmt.Errorf("ssr %s: %w", function, err)
	}
	return out, nil
}

// call turns a panic of the engine (out of its own memory, for example) into an error.
func call(vm *quickjs.VM, function string, args []any) (out string, err error) {
	defer func() {
		if p := recover(); p != nil {
			err = fmt.Errorf("engine panic: %v", p)
		}
	}()
	value, err := vm.Call(function, args...)
	if err != nil {
		return "", err
	}
	out, ok := value.(string)
	if !ok {
		return "", fmt.Errorf("%s returned %T, not a string", function, value)
	}
	return out, nil
}

func (e *Engines) load(en *engine) error {
	vm, err := quickjs.NewVM()
	if err != nil {
		return fmt.Errorf("start script engine: %w", err)
	}
	vm.SetMemoryLimit(engineMemory)
	vm.SetGCThreshold(engineGC)
	if _, err := vm.EvalBytecode(e.bytecode); err != nil {
		vm.Close()
		return fmt.Errorf("load the server bundle: %w", err)
	}
	if err := vm.SetEvalTimeout(e.timeout); err != nil {
		vm.Close()
		return fmt.Errorf("bound the engine's time: %w", err)
	}
	en.vm, en.used = vm, 0
	return nil
}

func (e *Engines) drop(en *engine) {
	if en.vm == nil {
		return
	}
	defer func() {
		en.vm = nil
		if p := recover(); p != nil {
			e.log.Error("ssr: closing a broken engine", "panic", p)
		}
	}()
	en.vm.Close()
}
