package db

import (
	"context"
	"database/sql"
	"errors"
	"fmt"
	"time"

	"github.com/jackc/pgx/v5"
	"github.com/jackc/pgx/v5/pgconn"
	"github.com/jackc/pgx/v5/stdlib"
)

// postgresTx is a transaction on PostgreSQL. Its statements wait until an answer is needed and are then sent in one
// batch, which is one round trip. The first batch opens with BEGIN, and COMMIT joins the last: a transaction that asks
// nothing is one round trip, or two when it has guards and other statements. A query costs one more than a batch,
// because database/sql must run it by itself.
type postgresTx struct {
	server  *server
	light   bool
	waiting []queued
	conn    *sql.Conn // nil until the first batch
}

// queued is a statement that waits for its batch.
type queued struct {
	Statement
	refusal error // what it fails with when it touches no row; nil when it may touch none
}

var errBusy = errors.New("a result of an earlier query is still open on the transaction's connection")

func (p *postgresTx) exec(ctx context.Context, s Statement) (int64, error) {
	if len(s.Args) == 0 { // may be a script of several statements, which no batch takes
		conn, err := p.ready(ctx)
		if err != nil {
			return 0, err
		}
		result, err := conn.ExecContext(ctx, s.Query)
		if err != nil {
			return 0, err
		}
		return result.RowsAffected()
	}
	p.waiting = append(p.waiting, queued{Statement: s})
	tag, err := p.send(ctx)
	return tag.RowsAffected(), err
}

func (p *postgresTx) later(_ context.Context, s Statement, refusal error) error {
	p.waiting = append(p.waiting, queued{s, refusal})
	return nil
}

func (p *postgresTx) ready(ctx context.Context) (*sql.Conn, error) {
	_, err := p.send(ctx)
	return p.conn, err
}

// send sends what waits in one batch and reads every answer. It returns the last one.
func (p *postgresTx) send(ctx context.Context) (last pgconn.CommandTag, err error) {
	list := p.waiting
	p.waiting = nil
	if p.conn == nil {
		if p.conn, err = p.server.connect(ctx); err != nil {
			return last, fmt.Errorf("begin: %w", err)
		}
		list = append(p.opening(), list...)
	}
	err = p.raw(func(conn *pgx.Conn) error {
		if conn.PgConn().IsBusy() {
			return errBusy
		}
		if len(list) > 0 {
			last, err = sendBatch(ctx, conn, list)
		}
		return err
	})
	return last, err
}

func (p *postgresTx) opening() []queued {
	list := []queued{{Statement: Statement{Query: `BEGIN ISOLATION LEVEL READ COMMITTED`}}}
	if p.light {
		list = append(list, queued{Statement: Statement{Query: `SET LOCAL synchronous_commit TO off`}})
	}
	return list
}

func sendBatch(ctx context.Context, conn *pgx.Conn, list []queued) (last pgconn.CommandTag, err error) {
	var batch pgx.Batch
	for _, s := range list {
		batch.Queue(s.Query, s.Args...)
	}
	results := conn.SendBatch(ctx, &batch)
	defer func() {
		if closeErr := results.Close(); err == nil {
			err = closeErr
		}
	}()
	for _, s := range list {
		if last, err = results.Exec(); err != nil {
			return last, err
		}
		if s.refusal != nil && last.RowsAffected() == 0 {
			return last, s.refusal
		}
	}
	return last, nil
}

// checkGuards sends what waits when a guarded statement is among it: a refusal must be known before COMMIT is sent. The
// only statement of a transaction goes with COMMIT all the same: when it touched no row, nothing was changed.
func (p *postgresTx) checkGuards(ctx context.Context, hooks int) error {
	if p.conn == nil && len(p.waiting) == 1 && hooks == 0 {
		return nil
	}
	for _, s := range p.waiting {
		if s.refusal != nil {
			_, err := p.send(ctx)
			return err
		}
	}
	return nil
}

func (p *postgresTx) commit(ctx context.Context) error {
	if p.conn == nil && len(p.waiting) == 0 {
		return nil
	}
	p.waiting = append(p.waiting, queued{Statement: Statement{Query: `COMMIT`}})
	tag, err := p.send(ctx)
	if err != nil {
		return err
	}
	if tag.String() != "COMMIT" { // a query failed while its rows were read, and fn did not ask: the server rolled back
		return fmt.Errorf("commit: %w", ErrAborted)
	}
	return nil
}

// release undoes what was not committed and gives the connection back to the pool, which closes it when that failed.
func (p *postgresTx) release() {
	if p.conn == nil {
		return
	}
	defer p.server.disconnect(p.conn)
	_ = p.raw(func(conn *pgx.Conn) error {
		if conn.IsClosed() || conn.PgConn().TxStatus() == 'I' {
			return nil
		}
		ctx, cancel := context.WithTimeout(context.Background(), 5*time.Second)
		defer cancel()
		_, err := conn.Exec(ctx, `ROLLBACK`)
		return err
	})
}

// raw gives fn the transaction's connection as pgx knows it.
func (p *postgresTx) raw(fn func(conn *pgx.Conn) error) error {
	return p.conn.Raw(func(driver any) error { return fn(driver.(*stdlib.Conn).Conn()) })
}
