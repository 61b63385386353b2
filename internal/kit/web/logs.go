package web

import (
	"context"
	"io"
	"log/slog"
	"sync"
	"time"
)

// NewLogger writes JSON lines (format "json") or readable ones ("text") to w. Lines of requests leave in batches, at
// most a tenth of a second late, because a system call per request costs a third of the throughput; a warning or an
// error leaves at once with all that came before. Call flush before the process ends.
func NewLogger(w io.Writer, level slog.Leveler, format string) (log *slog.Logger, flush func()) {
	out := &batch{out: w}
	options := &slog.HandlerOptions{Level: level}
	var handler slog.Handler = slog.NewJSONHandler(out, options)
	if format == "text" {
		handler = slog.NewTextHandler(out, options)
	}
	return slog.New(prompt{handler, out}), out.flush
}

const (
	batchDelay = 100 * time.Millisecond
	batchSize  = 64 << 10
)

// batch gathers lines and writes them together.
type batch struct {
	out     io.Writer
	mu      sync.Mutex
	waiting []byte
}

func (b *batch) Write(line []byte) (int, error) {
	b.mu.Lock()
	defer b.mu.Unlock()
	if len(b.waiting) == 0 {
		time.AfterFunc(batchDelay, b.flush)
	}
	b.waiting = append(b.waiting, line...)
	if len(b.waiting) >= batchSize {
		b.send()
	}
	return len(line), nil
}

func (b *batch) flush() {
	b.mu.Lock()
	defer b.mu.Unlock()
	b.send()
}

func (b *batch) send() {
	if len(b.waiting) > 0 {
		_, _ = b.out.Write(b.waiting) // a logger that fails cannot be logged
		b.waiting = b.waiting[:0]
	}
}

// prompt writes warnings and errors at once: after a crash the last lines must be there.
type prompt struct {
	slog.Handler
	out *batch
}

func (p prompt) Handle(ctx context.Context, record slog.Record) error {
	err := p.Handler.Handle(ctx, record)
	if record.Level >= slog.LevelWarn {
		p.out.flush()
	}
	return err
}

func (p prompt) WithAttrs(attrs []slog.Attr) slog.Handler {
	return prompt{p.Handler.WithAttrs(attrs), p.out}
}
func (p prompt) WithGroup(name string) slog.Handler { return prompt{p.Handler.WithGroup(name), p.out} }
