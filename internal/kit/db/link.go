package db

import (
	"bytes"
	"context"
	"database/sql/driver"
	"errors"
	"fmt"
	"net"
	"time"

	"github.com/jackc/pgx/v5/pgconn"
	"github.com/jackc/pgx/v5/pgproto3"
)

// links makes connections to PostgreSQL for database/sql.
type links struct {
	config *pgconn.Config
	pooled bool // see [link]
}

func (c links) Connect(ctx context.Context) (driver.Conn, error) {
	server, err := pgconn.ConnectConfig(ctx, c.config)
	if err != nil {
		return nil, err
	}
	return &link{server: server, conn: server.Conn(), answers: server.Frontend(), pooled: c.pooled,
		known: map[form]*prepared{}, status: 'I', lastUse: time.Now()}, nil
}

func (c links) Driver() driver.Driver { return nil }

// link is one connection to PostgreSQL. Any number of statements leave in one message, and their answers are read in one
// go: what a transaction pays for is its round trips. The driver signs in; from there on the protocol is spoken here, since
// what a general driver must ask and convert costs more than most of our statements. It sits below database/sql, so that a
// result is an *sql.Rows like any other.
type link struct {
	server  *pgconn.PgConn
	conn    net.Conn
	answers *pgproto3.Frontend
	pooled  bool // a pooler stands between, and may give the server's side to another client after any transaction
	out     []byte
	ahead   []sent // leave before the next statement, in its message
	known   map[form]*prepared
	names   int
	fresh   []form // prepared by the message under way, perhaps
	status  byte   // of the server's transaction: I when there is none, T in one, E in one that failed
	reading bool   // answers are under way
	broken  bool   // nothing can be said of its state
	lost    bool   // an answer will never come, and hangUp sees to the rest
	word    []byte // the server's, for the last statement answered
	unwatch func() bool
	ctx     context.Context // of the message under way
	lastUse time.Time
}

// sent is a statement on its way.
type sent struct {
	Statement
	refusal error // what it fails with when it touches no row; nil when that is as good as any
	guarded bool  // the server refuses by itself, see form
	learnt  *prepared
}

var errBusy = errors.New("the connection is still answering an earlier query")

// send writes statements in one message. Then [link.answer] reads their answers, one by one, and [link.end] the rest.
func (l *link) send(ctx context.Context, list []sent) error {
	switch {
	case l.broken:
		return driver.ErrBadConn
	case l.reading:
		return errBusy
	case ctx.Err() != nil:
		return ctx.Err()
	}
	l.out = l.out[:0]
	for i := range list {
		if err := l.add(&list[i]); err != nil {
			l.forget()
			return err
		}
	}
	l.out = append(l.out, syncMessage...)
	l.watch(ctx)
	l.reading = true
	if n, err := l.conn.Write(l.out); err != nil {
		if err = l.lose(err); n == 0 && ctx.Err() == nil {
			return driver.ErrBadConn // the server has seen nothing of it
		}
		return err
	}
	if cap(l.out) > maxKeptMessage {
		l.out = nil
	}
	return nil
}

// maxKeptMessage bounds the memory that a connection keeps for its next message.
const maxKeptMessage = 64 << 10

// watch has the message under way fail when its caller gives up.
func (l *link) watch(ctx context.Context) {
	l.ctx = ctx
	if ctx.Done() != nil {
		l.unwatch = context.AfterFunc(ctx, func() { _ = l.conn.SetDeadline(time.Unix(1, 0)) })
	}
}

// lose is how a message ends whose answers will never be heard: nothing is known of what it did.
func (l *link) lose(err error) error {
	if l.ctx.Err() != nil {
		err = l.ctx.Err()
	}
	if l.unwatch != nil {
		l.unwatch()
	}
	if !l.lost {
		l.lost, l.broken = true, true
		go l.hangUp()
	}
	return fmt.Errorf("postgres did not answer: %w", err)
}

// hangUp asks the server to leave the statement it may still be at, and with it the locks it holds; then closes, since a
// pooler passes nothing on for who has left.
func (l *link) hangUp() {
	ctx, cancel := context.WithTimeout(context.Background(), 5*time.Second)
	defer cancel()
	_ = l.server.CancelRequest(ctx)
	_ = l.conn.Close()
}

// receive reads the next message that concerns a statement, or the end of them all.
func (l *link) receive() (pgproto3.BackendMessage, error) {
	for {
		m, err := l.answers.Receive()
		if err != nil {
			return nil, l.lose(err)
		}
		switch m := m.(type) {
		case *pgproto3.ReadyForQuery:
			l.status, l.reading = m.TxStatus, false
			l.forget()
			if l.unwatch != nil && !l.unwatch() { // its deadline is on the connection, or soon will be
				l.broken = true
				_ = l.conn.Close()
			}
			l.unwatch, l.ctx = nil, nil
			return m, nil
		case *pgproto3.NoticeResponse, *pgproto3.ParameterStatus, *pgproto3.NotificationResponse:
		default:
			return m, nil
		}
	}
}

// answer reads what became of the next statement of the message, and keeps the server's word for it, such as UPDATE 1.
// After a failure nothing is left to read.
func (l *link) answer(s *sent) error {
	for {
		m, err := l.receive()
		if err != nil {
			return err
		}
		switch m := m.(type) {
		case *pgproto3.RowDescription, *pgproto3.NoData:
			s.learnt.learn(m)
		case *pgproto3.CommandComplete:
			l.word = append(l.word[:0], m.CommandTag...)
			return nil
		case *pgproto3.EmptyQueryResponse:
			l.word = l.word[:0]
			return nil
		case *pgproto3.ErrorResponse:
			return l.failed(s, m)
		case *pgproto3.ReadyForQuery:
			return errors.New("postgres left a statement unanswered")
		}
	}
}

// failed reads to the end and tells why the statement failed.
func (l *link) failed(s *sent, m *pgproto3.ErrorResponse) error {
	failure := pgconn.ErrorResponseToPgError(m)
	_ = l.end() // this failure is the first, and the one to tell
	switch {
	case s.guarded && failure.Code == "22012": // the division by the count of rows
		return s.refusal
	case outdated(failure):
		l.broken = true // a new connection reads every statement anew
	}
	return failure
}

// end reads to the end of the answers. A failure on the way is the server's, at the commit of what was sent.
func (l *link) end() (failure error) {
	for l.reading && !l.broken {
		m, err := l.receive()
		if err != nil {
			return err
		}
		if m, ok := m.(*pgproto3.ErrorResponse); ok && failure == nil {
			failure = pgconn.ErrorResponseToPgError(m)
		}
	}
	return failure
}

// run sends statements in one message and reads every answer.
func (l *link) run(ctx context.Context, list []sent) error {
	if err := l.send(ctx, list); err != nil {
		return err
	}
	if err := l.hear(list); err != nil {
		return err
	}
	return l.end()
}

// hear reads the answers of the given statements. One that touched no row and should have is a failure.
func (l *link) hear(list []sent) error {
	for i := range list {
		s := &list[i]
		if err := l.answer(s); err != nil {
			return err
		}
		if s.refusal != nil && !s.guarded && l.touched() == 0 {
			_ = l.end() // whatever else there is, this came first
			return s.refusal
		}
	}
	return nil
}

// touched is the count of rows at the end of the server's last word.
func (l *link) touched() (count int64) {
	for _, digit := range l.word[bytes.LastIndexByte(l.word, ' ')+1:] {
		if digit < '0' || digit > '9' {
			return 0
		}
		count = 10*count + int64(digit-'0')
	}
	return count
}
