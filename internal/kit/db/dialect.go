package db

import (
	"regexp"
	"strings"
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

// questionMarks replaces $1 by ?1.
func questionMarks(query string) string {
	return replacePlaceholders(query, func(number string) string { return "?" + number })
}

// placeholder matches a quoted text, a quoted name, a comment or a placeholder, so that only the last is replaced.
var placeholder = regexp.MustCompile(`'[^']*'|"[^"]*"|--[^\n]*|\$[0-9]+`)

func replacePlaceholders(query string, replace func(number string) string) string {
	return placeholder.ReplaceAllStringFunc(query, func(found string) string {
		if number, ok := strings.CutPrefix(found, "$"); ok {
			return replace(number)
		}
		return found
	})
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
