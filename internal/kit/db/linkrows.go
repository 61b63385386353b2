package db

import (
	"database/sql/driver"
	"io"
	"strconv"

	"github.com/jackc/pgx/v5/pgproto3"
)

// The kinds of columns whose text is read as something else. A numeric stays text: a sum may be larger than any number here.
const (
	kindBool, kindInt8, kindInt2, kindInt4, kindFloat4, kindFloat8 = 16, 20, 21, 23, 700, 701
)

// rows is the answer of the last statement of a message, read as it comes.
type rows struct {
	link      *link
	statement *prepared
	row       [][]byte // nil after the last one; the driver's until the next is read
	peeked    bool     // the row was read ahead
}

// advance reads the next row.
func (r *rows) advance(s *sent) error {
	r.row = nil
	for r.link.reading {
		m, err := r.link.receive()
		if err != nil {
			return err
		}
		switch m := m.(type) {
		case *pgproto3.RowDescription, *pgproto3.NoData:
			r.statement.learn(m)
		case *pgproto3.DataRow:
			r.row = m.Values
			return nil
		case *pgproto3.CommandComplete, *pgproto3.EmptyQueryResponse:
			return r.link.end()
		case *pgproto3.ErrorResponse:
			return r.link.failed(s, m)
		}
	}
	return nil
}

func (r *rows) Columns() []string { return r.statement.names }

func (r *rows) Close() error {
	r.row = nil
	return r.link.end()
}

func (r *rows) Next(dest []driver.Value) error {
	if !r.peeked {
		if err := r.advance(&sent{}); err != nil {
			return err
		}
	}
	r.peeked = false
	if r.row == nil {
		return io.EOF
	}
	for i, v := range r.row {
		var err error
		if dest[i], err = read(r.statement.kinds[i], v); err != nil {
			return err
		}
	}
	return nil
}

// read turns the text of a value into what database/sql scans.
func read(kind uint32, v []byte) (driver.Value, error) {
	if v == nil {
		return nil, nil
	}
	switch kind {
	case kindInt8, kindInt4, kindInt2:
		return strconv.ParseInt(string(v), 10, 64)
	case kindFloat8, kindFloat4:
		return strconv.ParseFloat(string(v), 64)
	case kindBool:
		return v[0] == 't', nil
	}
	return string(v), nil
}
