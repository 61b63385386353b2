package db

import (
	"context"
	"database/sql"
	"fmt"
	"strings"
	"time"
)

// weight is what a transaction's commit waits for.
type weight int

const (
	durable weight = iota
	light
)

// served is a transaction on PostgreSQL. Its statements wait until an answer is needed and leave in one message with the
// statement that needs it. If none does, all of them leave at the end in a message of their own, which the server keeps
// whole or not at all: such a transaction is never opened, holds a connection for one round trip, and commits by itself.
type served struct {
	db      *DB
	weight  weight
	waiting []sent
	conn    *sql.Conn // none before the first answer is needed
	link    *link
}

// maxWaiting bounds what waits: the server's answers to one message must fit the network's buffers while it is written.
const maxWaiting = 250

// wait keeps a statement for the next message.
func (s *served) wait(ctx context.Context, statement sent) error {
	s.waiting = append(s.waiting, statement)
	if len(s.waiting) < maxWaiting {
		return nil
	}
	return s.flush(ctx)
}

// flush sends what waits, in an open transaction, and hears its answers.
func (s *served) flush(ctx context.Context) error {
	if _, err := s.open(ctx); err != nil {
		return err
	}
	list := s.link.ahead
	s.link.ahead = nil
	return s.link.run(ctx, list)
}

// open is the connection for a statement whose answer is needed. What waits leaves ahead of it.
func (s *served) open(ctx context.Context) (*sql.Conn, error) {
	if s.conn == nil {
		if err := s.connect(ctx); err != nil {
			return nil, err
		}
		s.link.ahead = s.opening()
	}
	s.link.ahead = append(s.link.ahead, s.waiting...)
	s.waiting = nil
	return s.conn, nil
}

func (s *served) connect(ctx context.Context) (err error) {
	pool := s.db.writers
	if s.weight == light {
		pool = s.db.light
	}
	if s.conn, err = pool.Conn(ctx); err != nil {
		return fmt.Errorf("begin: %w", err)
	}
	// The connection is this transaction's until it is closed, so what is below it may be kept as long.
	return s.conn.Raw(func(driver any) error { s.link = driver.(*link); return nil })
}

// opening is what begins an open transaction. The connections of a pooler know nothing of what we expect of them.
func (s *served) opening() []sent {
	switch {
	case !s.db.pooled:
		return []sent{{Statement: Statement{Query: `BEGIN`}}}
	case s.weight == light:
		return []sent{{Statement: Statement{Query: beginPooled}}, {Statement: Statement{Query: `SET LOCAL synchronous_commit TO off`}}}
	}
	return []sent{{Statement: Statement{Query: beginPooled}}}
}

const beginPooled = `BEGIN ISOLATION LEVEL READ COMMITTED`

// commit sends what still waits, the endings and the commit in one message: the locks the endings take are held by the
// server alone, and not while this node waits for its turn to speak.
func (s *served) commit(ctx context.Context, endings []Statement) error {
	if !s.refusesThere() {
		if err := s.flush(ctx); err != nil {
			return err
		}
	}
	alone := s.conn == nil && len(s.waiting)+len(endings) == 1 // nothing else is undone by its refusal
	for i := range s.waiting {
		s.waiting[i].guarded = s.waiting[i].refusal != nil && !alone
	}
	for _, ending := range endings {
		s.waiting = append(s.waiting, sent{Statement: ending})
	}
	if s.conn == nil && !s.db.pooled {
		return s.commitUnopened(ctx)
	}
	if _, err := s.open(ctx); err != nil {
		return err
	}
	list := append(s.link.ahead, sent{Statement: Statement{Query: `COMMIT`}})
	s.link.ahead = nil
	if err := s.link.run(ctx, list); err != nil {
		return err
	}
	if string(s.link.word) != "COMMIT" { // the server's answer to a commit after a failure fn kept to itself
		return fmt.Errorf("commit: %w", ErrAborted)
	}
	return nil
}

func (s *served) commitUnopened(ctx context.Context) error {
	switch {
	case len(s.waiting) == 0:
		return nil
	case len(s.waiting) == 1 && s.weight == light:
		return s.db.crowd.run(ctx, s.waiting[0])
	}
	if err := s.connect(ctx); err != nil {
		return err
	}
	return s.link.run(ctx, s.waiting)
}

// maxGuards is how many guarded statements cost the server less than the round trip that they spare.
const maxGuards = 5

// refusesThere tells whether the server is to refuse by itself where a waiting statement touches no row.
func (s *served) refusesThere() bool {
	guards := 0
	for _, waiting := range s.waiting {
		if waiting.refusal == nil {
			continue
		}
		if guards++; guards > maxGuards || !guardable(waiting.Query) {
			return false
		}
	}
	return true
}

// guardable tells whether a statement can stand between [guardBefore] and [guardAfter]. The server refuses by a division by
// zero, which must not be the statement's own.
func guardable(query string) bool {
	return !strings.Contains(query, "/") && !strings.Contains(query, "RETURNING") && !strings.HasPrefix(strings.TrimSpace(query), "WITH")
}

// leave gives the connection back, fit for the next caller or not at all.
func (s *served) leave() {
	if s.conn == nil {
		return
	}
	if s.link.ahead = nil; s.link.status != 'I' {
		ctx, cancel := context.WithTimeout(context.Background(), 5*time.Second)
		defer cancel()
		_ = s.link.run(ctx, []sent{{Statement: Statement{Query: `ROLLBACK`}}}) // if not, the pool sees its state
	}
	_ = s.conn.Close()
}
