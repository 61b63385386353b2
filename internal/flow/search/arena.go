package search

import "unsafe"

// arena keeps many short texts in few large pieces of memory: the collector then has little to look at.
type arena struct{ room []byte }

const arenaPiece = 256 << 10

// keep gives a copy of a text that shares its memory with others.
func (a *arena) keep(text []byte) string {
	if len(text) > cap(a.room)-len(a.room) {
		a.room = make([]byte, 0, max(arenaPiece, len(text)))
	}
	from := len(a.room)
	a.room = append(a.room, text...)
	if len(text) == 0 {
		return ""
	}
	return unsafe.String(&a.room[from], len(text)) // never written again
}
