// Package quickgzip compresses texts of an API several times faster than gzip's own search for repeats, for answers that
// are made once and sent once. The repeats come from Snappy's matcher; the codes of letters, lengths and distances are
// fixed beforehand from a sample of what the house sends. Its output is plain gzip. It is not for files, nor for answers
// that are kept: those are worth a smaller form.
package quickgzip

import (
	"encoding/binary"
	"hash/crc32"
	"math/bits"
	"slices"
	"sync"

	"github.com/klauspost/compress/s2"
)

// header says gzip, deflate, no name, no time, unknown system.
var header = []byte{0x1f, 0x8b, 8, 0, 0, 0, 0, 0, 0, 255}

const endOfBlock = 256

var scratch = sync.Pool{New: func() any { return new([]byte) }}

// Room is the most that a text of some length may take, and the room [Append] makes for it.
func Room(length int) int { return 2*length + 512 }

// Append adds the gzip form of text to a slice. A text unlike the sample may come out longer than it was.
func Append(to, text []byte) []byte {
	found := scratch.Get().(*[]byte)
	defer scratch.Put(found)
	*found = slices.Grow((*found)[:0], s2.MaxEncodedLen(len(text)))
	*found = s2.EncodeSnappy((*found)[:cap(*found)], text)
	to = codes().deflate(append(slices.Grow(to, Room(len(text))), header...), text, *found)
	to = binary.LittleEndian.AppendUint32(to, crc32.ChecksumIEEE(text))
	return binary.LittleEndian.AppendUint32(to, uint32(len(text)))
}

// farthest is how far back deflate can reach, longest the longest repeat that one of its codes tells.
const (
	farthest = 32 << 10
	longest  = 258
)

// tokens reads what Snappy made of a text.
type tokens struct{ left []byte }

func tokensOf(found []byte) tokens {
	_, skip := binary.Uvarint(found)
	return tokens{found[skip:]}
}

// next gives how many bytes stand as they are, then how many repeat what was said a distance before. Snappy says a long
// repeat in several words, which are put together again.
func (t *tokens) next() (literals, length, distance int) {
	for len(t.left) > 0 {
		n, back, size := readToken(t.left)
		switch {
		case back == 0 && length == 0:
			literals += n
			size += n
		case length == 0 || back == distance:
			length, distance = length+n, back
		default:
			return literals, length, distance
		}
		if back == 0 && length > 0 {
			return literals, length, distance
		}
		t.left = t.left[size:]
	}
	return literals, length, distance
}

// readToken reads one word of Snappy's block format: n bytes that follow it when back is 0, else n bytes from back
// bytes before.
func readToken(b []byte) (n, back, size int) {
	tag := int(b[0])
	switch tag & 3 {
	case 0:
		n = tag >> 2
		if n < 60 {
			return n + 1, 0, 1
		}
		extra := n - 59
		n = 0
		for i := range extra {
			n |= int(b[1+i]) << (8 * i)
		}
		return n + 1, 0, 1 + extra
	case 1:
		return 4 + tag>>2&7, tag>>5<<8 | int(b[1]), 2
	case 2:
		return 1 + tag>>2, int(b[1]) | int(b[2])<<8, 3
	}
	return 1 + tag>>2, int(binary.LittleEndian.Uint32(b[1:])), 5
}

// deflate writes a text as one block, given what Snappy found in it.
func (t *table) deflate(to, text, found []byte) []byte {
	w := newWriter(append(to, t.prologue...), 2*len(text)+16)
	w.put(t.prologueTail)
	for at, list := 0, tokensOf(found); len(list.left) > 0; {
		literals, length, distance := list.next()
		if distance > farthest {
			literals, length = literals+length, 0
		}
		w.text(&t.symbols, text[at:at+literals])
		at += literals + length
		for length > 0 {
			n := min(length, longest)
			if rest := length - n; rest > 0 && rest < 3 {
				n -= 3 // the last must be three at least
			}
			w.put(t.lengths[n])
			w.put(t.distance(distance))
			length -= n
		}
	}
	w.put(t.symbols[endOfBlock])
	return w.done()
}

// writer packs codes into bytes, the lowest bit first. It has room for all it will be given.
type writer struct {
	out   []byte
	at    int
	held  uint64
	count uint // bits in held, fewer than 8 between calls
}

func newWriter(to []byte, room int) *writer {
	at := len(to)
	to = slices.Grow(to, room)
	return &writer{out: to[:cap(to)], at: at}
}

func (w *writer) put(c code) {
	held, count := w.held|c.bits<<w.count, w.count+uint(c.length)
	binary.LittleEndian.PutUint64(w.out[w.at:], held) // the bytes that are not full yet are written again
	w.at += int(count >> 3)
	w.held, w.count = held>>(count&^7), count&7
}

// text writes letters, three at a time: their codes and the bits still held fit in one word.
func (w *writer) text(symbols *[286]code, text []byte) {
	held, count, at := w.held, w.count, w.at
	for ; len(text) >= 3; text = text[3:] {
		a, b, c := symbols[text[0]], symbols[text[1]], symbols[text[2]]
		held |= a.bits << count
		count += uint(a.length)
		held |= b.bits << count
		count += uint(b.length)
		held |= c.bits << count
		count += uint(c.length)
		binary.LittleEndian.PutUint64(w.out[at:], held)
		at += int(count >> 3)
		held >>= count &^ 7
		count &= 7
	}
	w.held, w.count, w.at = held, count, at
	for _, c := range text {
		w.put(symbols[c])
	}
}

// done fills the last byte.
func (w *writer) done() []byte {
	if w.count > 0 {
		w.put(code{0, uint8(8 - w.count)})
	}
	return w.out[:w.at]
}

// distanceParts gives the symbol of a distance and its extra bits.
func distanceParts(distance int) (symbol int, extra code) {
	x := uint(distance - 1)
	if x < 4 {
		return int(x), code{}
	}
	e := uint(bits.Len(x)) - 2
	return int(2*e + x>>e), code{uint64(x & (1<<e - 1)), uint8(e)}
}

// lengthParts gives the symbol of a length and its extra bits.
func lengthParts(length int) (symbol int, extra code) {
	x := uint(length - 3)
	switch {
	case length == longest:
		return 285, code{}
	case x < 8:
		return 257 + int(x), code{}
	}
	e := uint(bits.Len(x)) - 3
	return 257 + int(4*e+x>>e), code{uint64(x & (1<<e - 1)), uint8(e)}
}
