package db

import (
	"sync"
	"sync/atomic"
)

// dialect turns the one text our code writes into the text an engine reads.
type dialect struct {
	engine Engine
	known  sync.Map // our text → the engine's
	size   atomic.Int64
}

// maxKnown bounds the memory spent on remembered texts: lists of placeholders come in many lengths.
const maxKnown = 4096

// text turns $n into ?n for SQLite: some of its drivers bind $2,$1 by order of appearance, silently wrong.
func (d *dialect) text(query string) string {
	if d.engine == Postgres {
		return query
	}
	if known, ok := d.known.Load(query); ok {
		return known.(string)
	}
	text := questionMarks(query)
	if d.size.Load() < maxKnown {
		if _, loaded := d.known.LoadOrStore(query, text); !loaded {
			d.size.Add(1)
		}
	}
	return text
}

// questionMarks replaces $1 by ?1 outside quotes and comments.
func questionMarks(query string) string {
	out := []byte(query)
	var until byte // the character that ends the quote or comment we are in
	for i, c := range out {
		following := byte(0)
		if i+1 < len(out) {
			following = out[i+1]
		}
		switch {
		case until != 0:
			if c == until {
				until = 0
			}
		case c == '\'' || c == '"':
			until = c
		case c == '-' && following == '-':
			until = '\n'
		case c == '$' && following >= '0' && following <= '9':
			out[i] = '?'
		}
	}
	return string(out)
}

// portable turns boolean arguments into 0 or 1, the only boolean both engines store and compare alike.
func portable(args []any) []any {
	copied := false
	for i, arg := range args {
		yes, ok := arg.(bool)
		if !ok {
			continue
		}
		if !copied { // the caller's slice is the caller's
			args, copied = append([]any(nil), args...), true
		}
		args[i] = int64(0)
		if yes {
			args[i] = int64(1)
		}
	}
	return args
}
