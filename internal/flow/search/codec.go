package search

import (
	"encoding/binary"
	"errors"
	"hash/crc32"
	"io"
	"slices"
	"strings"
)

// errTorn says that a file is not as it was written.
var errTorn = errors.New("torn or altered")

// chunkSize is how many bytes are written or read at once.
const chunkSize = 64 << 10

var castagnoli = crc32.MakeTable(crc32.Castagnoli)

// fixed is what an array of a file is made of.
type fixed interface {
	bool | uint8 | int32 | uint32 | int64 | uint64 | float64
}

// codec writes arrays one after the other, or reads them back in the same order: one list of fields, as
// [segment.fields], serves both ways. An array is its length and its elements, little-endian; a length that exceeds
// what is left of the file is refused before anything is allocated. The first failure ends the work and is kept.
type codec struct {
	to    io.Writer // nil when it reads
	from  io.Reader
	left  int64  // bytes not read yet
	sum   uint32 // of everything written or read so far
	chunk []byte
	err   error
}

func (c *codec) reads() bool { return c.to == nil }

func (c *codec) write(p []byte) {
	if c.err == nil {
		_, c.err = c.to.Write(p)
		c.sum = crc32.Update(c.sum, castagnoli, p)
	}
}

// next reads some bytes, which are valid until the next call.
func (c *codec) next(n int) []byte {
	c.check(n, 1)
	if c.err != nil {
		return nil
	}
	c.chunk = slices.Grow(c.chunk[:0], n)[:n]
	_, c.err = io.ReadFull(c.from, c.chunk)
	c.left -= int64(n)
	c.sum = crc32.Update(c.sum, castagnoli, c.chunk)
	return c.chunk
}

// check refuses to read more elements of a width than the file can hold.
func (c *codec) check(n, width int) {
	if c.err == nil && (n < 0 || int64(n) > c.left/int64(width)) {
		c.err = errTorn
	}
}

// items writes a slice or fills it.
func items[T fixed](c *codec, list []T) {
	width := binary.Size(*new(T))
	for part := range slices.Chunk(list, chunkSize/width) {
		if c.err != nil {
			return
		}
		if !c.reads() {
			c.chunk, c.err = binary.Append(c.chunk[:0], binary.LittleEndian, part)
			c.write(c.chunk)
		} else if read := c.next(len(part) * width); c.err == nil {
			_, c.err = binary.Decode(read, binary.LittleEndian, part)
		}
	}
}

func value[T fixed](c *codec, v *T) {
	one := []T{*v}
	items(c, one)
	*v = one[0]
}

func array[T fixed](c *codec, list *[]T) {
	n := uint64(len(*list))
	value(c, &n)
	if c.reads() {
		if c.check(int(n), binary.Size(*new(T))); c.err != nil {
			return
		}
		*list = make([]T, n)
	}
	items(c, *list)
}

// column is an array of one field of some rows.
func column[S any, T fixed](c *codec, rows *[]S, field func(*S) *T) {
	values := make([]T, len(*rows))
	for i := range values {
		values[i] = *field(&(*rows)[i])
	}
	array(c, &values)
	if makeRows(c, rows, len(values)) {
		for i, v := range values {
			*field(&(*rows)[i]) = v
		}
	}
}

// makeRows makes the rows that are read, with their first column, and reports whether to fill them.
func makeRows[S any](c *codec, rows *[]S, n int) bool {
	if !c.reads() || c.err != nil {
		return false
	}
	if *rows == nil {
		*rows = make([]S, n)
	}
	if len(*rows) != n {
		c.err = errTorn
	}
	return c.err == nil
}

// lengths is an array of the lengths of a field, and what they add up to.
func lengths[S any](c *codec, rows *[]S, length func(*S) int) (each []uint32, total int) {
	each = make([]uint32, len(*rows))
	for i := range each {
		each[i] = uint32(length(&(*rows)[i]))
	}
	array(c, &each)
	for _, n := range each {
		total += int(n)
	}
	return each, total
}

// lists is a field of some rows that is itself a slice: all lengths, then all elements. Those read share one array.
func lists[S any, T fixed](c *codec, rows *[]S, field func(*S) *[]T) {
	each, total := lengths(c, rows, func(row *S) int { return len(*field(row)) })
	if !c.reads() {
		for i := range *rows {
			items(c, *field(&(*rows)[i]))
		}
		return
	}
	if c.check(total, binary.Size(*new(T))); !makeRows(c, rows, len(each)) {
		return
	}
	all, at := make([]T, total), 0
	items(c, all)
	for i, n := range each {
		*field(&(*rows)[i]) = all[at : at+int(n) : at+int(n)]
		at += int(n)
	}
}

// texts is a field of some rows that is a text. Those read share the memory of one.
func texts[S any](c *codec, rows *[]S, field func(*S) *string) {
	each, total := lengths(c, rows, func(row *S) int { return len(*field(row)) })
	if !c.reads() {
		for i := range *rows {
			c.chunk = append(c.chunk[:0], *field(&(*rows)[i])...)
			c.write(c.chunk)
		}
		return
	}
	if c.check(total, 1); !makeRows(c, rows, len(each)) {
		return
	}
	all := c.text(total)
	if c.err != nil {
		return
	}
	for i, n := range each {
		*field(&(*rows)[i]), all = all[:n], all[n:]
	}
}

// sharedTexts is a text that many rows share: each distinct one once, then which of them each row has.
func sharedTexts[S any](c *codec, rows *[]S, field func(*S) *string) {
	var distinct []string
	var which []uint32 // of distinct
	if !c.reads() {
		known := map[string]uint32{}
		for i := range *rows {
			text := *field(&(*rows)[i])
			at, ok := known[text]
			if !ok {
				at = uint32(len(distinct))
				known[text], distinct = at, append(distinct, text)
			}
			which = append(which, at)
		}
	}
	texts(c, &distinct, itself)
	array(c, &which)
	if !makeRows(c, rows, len(which)) {
		return
	}
	for i, at := range which {
		if int(at) >= len(distinct) {
			c.err = errTorn
			return
		}
		*field(&(*rows)[i]) = distinct[at]
	}
}

// text reads a text of some length.
func (c *codec) text(n int) string {
	var b strings.Builder
	b.Grow(n)
	for b.Len() < n && c.err == nil {
		b.Write(c.next(min(n-b.Len(), chunkSize)))
	}
	return b.String()
}

// itself is the field of rows that are but one value.
func itself[T any](v *T) *T { return v }
