package web

import (
	"context"
	"net"
	"net/http"
	"sync"
)

// wire is a visitor's connection that can wait for the end of an answer. net/http writes the head and what fits beside it
// in 4 kB, then the rest; one system call for both, and one waking of whoever reads, is a tenth of what a kept page costs.
type wire struct {
	*net.TCPConn
	held *[]byte // nil: nothing waits
}

// alsoHeld is the longest write that is held back: the buffer of net/http, which it uses again. What is longer comes straight
// from the answer, last.
const alsoHeld = 4 << 10

var helds = sync.Pool{New: func() any { b := make([]byte, 0, 2*alsoHeld); return &b }}

type wireKey struct{}

// withWire lets answers find the connection they go to.
func withWire(ctx context.Context, c net.Conn) context.Context {
	if w, ok := c.(*wire); ok {
		return context.WithValue(ctx, wireKey{}, w)
	}
	return ctx
}

// wires are a listener's connections, as wires.
type wires struct{ net.Listener }

func (l wires) Accept() (net.Conn, error) {
	c, err := l.Listener.Accept()
	if tcp, ok := c.(*net.TCPConn); ok {
		return &wire{TCPConn: tcp}, err
	}
	return c, err
}

// send writes a large part of an answer through w, in one piece with whatever net/http has before and behind it.
func (c *wire) send(w http.ResponseWriter, body []byte) (n int, err error) {
	c.held = helds.Get().(*[]byte)
	defer func() {
		*c.held = (*c.held)[:0]
		helds.Put(c.held)
		c.held = nil
	}()
	if n, err = w.Write(body); err != nil || len(*c.held) == 0 {
		return n, err
	}
	if err = http.NewResponseController(w).Flush(); err == nil && len(*c.held) > 0 {
		_, err = c.TCPConn.Write(*c.held)
	}
	return n, err
}

func (c *wire) Write(p []byte) (int, error) {
	switch {
	case c.held == nil:
		return c.TCPConn.Write(p)
	case len(p) <= alsoHeld && len(*c.held)+len(p) <= cap(*c.held):
		*c.held = append(*c.held, p...)
		return len(p), nil
	}
	before := len(*c.held)
	parts := net.Buffers{*c.held, p}
	n, err := parts.WriteTo(c.TCPConn)
	*c.held = (*c.held)[:0]
	return max(0, int(n)-before), err
}
