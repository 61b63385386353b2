package db

import (
	"strconv"

	"github.com/jackc/pgx/v5/pgproto3"
)

// form is a statement as the server knows it: as written or, guarded, failing when it touches no row.
type form struct {
	query   string
	guarded bool
}

// prepared is a statement that the server keeps for this connection.
type prepared struct {
	name      string
	described bool
	names     []string // of the columns it answers
	kinds     []uint32
}

// A guarded statement divides by the count of its rows.
const (
	guardBefore = "WITH touched AS ("
	guardAfter  = "\nRETURNING 1) SELECT 1 / COUNT(*) FROM touched"
)

// add writes one statement, after its preparation when the server does not know it yet.
func (l *link) add(s *sent) (err error) {
	f := form{s.Query, s.guarded}
	p := l.known[f]
	switch {
	case l.pooled:
		p = &prepared{}
		l.out = parse(l.out, "", f.parts()...)
	case p == nil:
		p = l.prepare(f)
	}
	s.learnt = p
	if l.out, err = bind(l.out, p.name, s.Args); err != nil {
		return err
	}
	if l.pooled {
		l.out = append(l.out, describePortal...)
	}
	l.out = append(l.out, executeMessage...)
	return nil
}

func (f form) parts() []string {
	if f.guarded {
		return []string{guardBefore, f.query, guardAfter}
	}
	return []string{f.query}
}

func (l *link) prepare(f form) *prepared {
	if len(l.known) >= maxStatements {
		for old, p := range l.known { // any one: the map's order is as good as chance
			delete(l.known, old)
			l.out = closeStatement(l.out, p.name)
			break
		}
	}
	l.names++
	p := &prepared{name: "s" + strconv.Itoa(l.names)}
	l.out = describeStatement(parse(l.out, p.name, f.parts()...), p.name)
	l.known[f], l.fresh = p, append(l.fresh, f)
	return p
}

// forget drops the statements that the message under way should have prepared and did not.
func (l *link) forget() {
	for _, f := range l.fresh {
		if p := l.known[f]; p != nil && !p.described {
			delete(l.known, f)
		}
	}
	l.fresh = l.fresh[:0]
}

// learn keeps what the server tells of a statement it prepared.
func (p *prepared) learn(m pgproto3.BackendMessage) {
	p.described = true
	if m, ok := m.(*pgproto3.RowDescription); ok {
		p.names, p.kinds = make([]string, len(m.Fields)), make([]uint32, len(m.Fields))
		for i, field := range m.Fields {
			p.names[i], p.kinds[i] = string(field.Name), field.DataTypeOID
		}
	}
}
