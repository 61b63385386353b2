package db

import (
	"cmp"
	"context"
	"errors"
	"net"
	"sync"
	"sync/atomic"
	"time"

	"github.com/jackc/pgx/v5/pgconn"
)

// How soon a PostgreSQL server that stopped answering (a paused machine, a cut network) is given up: a statement that
// waits longer than silence makes the watch ask the server anew, and without an answer within connectTimeout every
// connection is cut. Together with watchEvery they keep a caller's wait under 8 seconds. A connect_timeout in the
// address takes the place of connectTimeout, and lengthens or shortens that wait; its 0, for ever, is for connections
// alone: who asks whether the server is there must get an answer.
const (
	silence        = 3 * time.Second
	watchEvery     = time.Second
	connectTimeout = 3 * time.Second
)

var errAway = errors.New("the database server does not answer")

// watch cuts the connections of a server that stopped answering, and opens none until it answers again. The system
// would keep them for many minutes, and a statement has no deadline of its own: a slow one must be allowed to end.
type watch struct {
	server *pgconn.Config // how to ask the server outside the pool
	dial   pgconn.DialFunc
	away   atomic.Bool
	stop   chan struct{}
	ended  chan struct{}

	mu    sync.Mutex
	conns map[*watchedConn]struct{}
}

// newWatch makes every connection of config a watched one.
func newWatch(config *pgconn.Config) *watch {
	w := &watch{
		server: config.Copy(), dial: config.DialFunc, conns: map[*watchedConn]struct{}{},
		stop: make(chan struct{}), ended: make(chan struct{}),
	}
	config.DialFunc = w.connect
	return w
}

func (w *watch) connect(ctx context.Context, network, address string) (net.Conn, error) {
	if w.away.Load() {
		return nil, errAway
	}
	conn, err := w.dial(ctx, network, address)
	if err != nil {
		return nil, err
	}
	watched := &watchedConn{Conn: conn, watch: w}
	w.mu.Lock()
	defer w.mu.Unlock()
	w.conns[watched] = struct{}{}
	return watched, nil
}

func (w *watch) run() {
	defer close(w.ended)
	tick := time.NewTicker(watchEvery)
	defer tick.Stop()
	for {
		select {
		case <-w.stop:
			return
		case <-tick.C:
		}
		if !w.away.Load() && !w.isSilent() {
			continue
		}
		away := !w.answers()
		w.away.Store(away)
		if away {
			w.cut()
		}
	}
}

func (w *watch) close() {
	close(w.stop)
	<-w.ended
}

// isSilent tells whether an answer has been awaited for long.
func (w *watch) isSilent() bool {
	before := time.Now().Add(-silence).UnixNano()
	w.mu.Lock()
	defer w.mu.Unlock()
	for c := range w.conns {
		if since := c.reading.Load(); since != 0 && since < before {
			return true
		}
	}
	return false
}

// answers asks the server over a new connection. A refusal is an answer too.
func (w *watch) answers() bool {
	ctx, cancel := context.WithTimeout(context.Background(), cmp.Or(w.server.ConnectTimeout, connectTimeout))
	defer cancel()
	conn, err := pgconn.ConnectConfig(ctx, w.server)
	if err == nil {
		_, err = conn.Exec(ctx, `SELECT 1`).ReadAll() // a pooler takes connections for a server that is away
		_ = conn.Close(ctx)
	}
	var refusal *pgconn.PgError
	return err == nil || errors.As(err, &refusal)
}

// cut ends every connection, and with it whatever waits for an answer.
func (w *watch) cut() {
	w.mu.Lock()
	defer w.mu.Unlock()
	for c := range w.conns {
		_ = c.Conn.Close()
	}
	clear(w.conns)
}

// watchedConn is a connection to the server that remembers since when it waits for an answer.
type watchedConn struct {
	net.Conn
	watch   *watch
	reading atomic.Int64 // nanoseconds; 0 when nothing is awaited
}

func (c *watchedConn) Read(p []byte) (int, error) {
	c.reading.Store(time.Now().UnixNano())
	defer c.reading.Store(0)
	n, err := c.Conn.Read(p)
	return n, lost(err)
}

func (c *watchedConn) Write(p []byte) (int, error) {
	n, err := c.Conn.Write(p)
	return n, lost(err)
}

func (c *watchedConn) Close() error {
	c.watch.mu.Lock()
	delete(c.watch.conns, c)
	c.watch.mu.Unlock()
	return c.Conn.Close()
}
