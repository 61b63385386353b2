package db

import (
	"regexp"
	"slices"
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

// maxKnown bounds the memory of known texts: lists of placeholders come in many lengths.
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

// portable replaces the arguments that the engines would store in different ways: a boolean becomes 0 or 1, and bytes
// become text, since no column of ours is binary.
func portable(args []any) []any {
	copied := false
	for i, arg := range args {
		value, changed := portableValue(arg)
		if !changed {
			continue
		}
		if !copied { // the caller's slice must not change
			args, copied = slices.Clone(args), true
		}
		args[i] = value
	}
	return args
}

func portableValue(arg any) (value any, changed bool) {
	switch v := arg.(type) {
	case bool:
		if v {
			return int64(1), true
		}
		return int64(0), true
	case []byte:
		if v == nil {
			return nil, true
		}
		return string(v), true
	}
	return arg, false
}
