// Package ssr renders React pages beside the Go code and keeps the anonymous ones ready to send.
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
	"os/exec"
	"runtime"
	"sync/atomic"
	"time"
)

// recycleAfter is how many calls an engine takes before it is replaced, against slow leaks in page code.
const recycleAfter = 2000

// ErrBusy means that no engine became free in time; the caller sends the page unrendered.
var ErrBusy = errors.New("ssr: every engine is busy")

// Kind names what runs the server's bundle.
type Kind string

// The kinds of engines.
const (
	Embedded Kind = "embedded" // inside this process; needs nothing
	Node     Kind = "node"     // in child processes, several times as fast
	Auto     Kind = "auto"     // [Node] where it is installed, else [Embedded]
)

// engine holds the bundle and calls its global functions, one at a time.
type engine interface {
	// call runs a function with strings and returns its string, within the time that the engine was started with.
	call(function string, args []string) (string, error)
	close() error
}

// Engines is a fixed set of engines loaded with the server's bundle.
type Engines struct {
	start    func() (engine, error)
	free     chan *place
	log      *slog.Logger
	failures atomic.Int64
}

// place is where one engine stands, or will.
type place struct {
	engine
	used int
}

// NewEngines makes places for count engines, one per processor when count is zero. They are started on first use. A
// call that takes longer than timeout has failed.
func NewEngines(kind Kind, bundle string, count int, timeout time.Duration, log *slog.Logger) (*Engines, error) {
	if count < 1 {
		count = runtime.GOMAXPROCS(0)
	}
	start, err := starter(kind, bundle, timeout)
	if err != nil {
		return nil, err
	}
	e := &Engines{start: start, free: make(chan *place, count), log: log}
	for range count {
		e.free <- &place{}
	}
	return e, nil
}

func starter(kind Kind, bundle string, timeout time.Duration) (func() (engine, error), error) {
	program, err := exec.LookPath("node")
	switch {
	case kind == Node && err != nil:
		return nil, fmt.Errorf("find Node: %w", err)
	case kind == Node, kind == Auto && err == nil:
		return nodeStarter(program, bundle, timeout), nil
	case kind == Embedded, kind == Auto, kind == "":
		return embeddedStarter(bundle, timeout)
	}
	return nil, fmt.Errorf("unknown page engine %q", kind)
}

// Count is how many engines work at once.
func (e *Engines) Count() int { return cap(e.free) }

// Failures counts the calls that cost an engine, for metrics.
func (e *Engines) Failures() int64 { return e.failures.Load() }

// Close ends every engine, waiting for those at work.
func (e *Engines) Close() {
	for range cap(e.free) {
		e.drop(<-e.free)
	}
}

// Call runs a global function of the bundle with string arguments and returns its string. It waits for an engine
// until ctx ends. After any failure the engine is thrown away: its state can no longer be trusted.
func (e *Engines) Call(ctx context.Context, function string, args ...string) (out string, err error) {
	var p *place
	select {
	case p = <-e.free:
	case <-ctx.Done():
		return "", ErrBusy
	}
	defer func() { e.free <- p }()
	if p.engine == nil {
		if p.engine, err = e.start(); err != nil {
			p.engine = nil
			return "", err
		}
	}
	out, err = p.call(function, args)
	p.used++
	if err != nil || p.used >= recycleAfter {
		e.drop(p)
	}
	if err != nil {
		e.failures.Add(1)
		return "", fmt.Errorf("ssr %s: %w", function, err)
	}
	return out, nil
}

func (e *Engines) drop(p *place) {
	if p.engine == nil {
		return
	}
	if err := p.close(); err != nil {
		e.log.Error("ssr: closing a broken engine", "error", err)
	}
	p.engine, p.used = nil, 0
}
