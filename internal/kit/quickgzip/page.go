package quickgzip

import (
	"encoding/binary"
	"hash/crc32"
	"slices"
	"strconv"
)

// Page puts an answer together as text and, at the same time, as gzip: what a [Book] and its records know is copied as
// the bits it was packed into, instead of being searched and packed again. A page is used again and again.
type Page struct {
	book    *Book
	table   *table
	text    []byte
	said    []int32 // by phrase: where it was told last; so far back that it does not matter when it was not
	packing bool
	w       writer
}

// Start empties a page. Without packing only the text is made.
func (p *Page) Start(book *Book, packing bool) {
	p.book, p.table, p.packing, p.text = book, codes(), packing, p.text[:0]
	if !packing {
		return
	}
	p.said = slices.Grow(p.said[:0], len(book.phrases))[:len(book.phrases)]
	for n := range p.said {
		p.said[n] = -farthest - 1
	}
	p.w = writer{out: p.w.out}
	p.room(len(header) + len(p.table.prologue))
	p.w.at = copy(p.w.out, header)
	p.w.at += copy(p.w.out[p.w.at:], p.table.prologue)
	p.w.put(p.table.prologueTail)
}

// room makes sure that some more bytes, and the word being written, can be written.
func (p *Page) room(bytes int) {
	if need := p.w.at + bytes + 16; need > len(p.w.out) {
		p.w.out = append(p.w.out, make([]byte, max(need, 2*len(p.w.out))-len(p.w.out))...)
	}
}

// Len is how long the text is so far.
func (p *Page) Len() int { return len(p.text) }

// Phrase tells a phrase of the book.
func (p *Page) Phrase(n int) {
	if text := p.book.phrases[n].text; p.packing {
		p.room(2*len(text) + 8)
		p.phrase(n, len(p.text))
	}
	p.text = append(p.text, p.book.phrases[n].text...)
}

// phrase packs a phrase that stands at a place of the text. There must be room for it.
func (p *Page) phrase(n, at int) {
	told := &p.book.phrases[n]
	if distance := at - int(p.said[n]); distance <= farthest {
		p.w.put(told.again.then(p.table.distance(distance)))
	} else {
		p.bits(told.full, told.bits)
	}
	p.said[n] = int32(at)
}

// Record tells the values of a record, each after its phrase, from the first phrase on.
func (p *Page) Record(first int, r Record) {
	count, text := r.parts()
	at := len(p.text)
	p.text = append(p.text, text...)
	if !p.packing {
		return
	}
	p.room(2*len(text) + 8*count)
	packed := string(r[recordHead+valueHead*count:])
	for i := range count {
		if length := len(p.book.phrases[first+i].text); length > 0 {
			p.phrase(first+i, at)
			at += length
		}
		bits, letters := r.value(i)
		p.bits(packed, bits)
		packed = packed[(bits+7)/8:]
		at += letters
	}
}

// bits copies bits packed beforehand. There must be room for them.
func (p *Page) bits(packed string, n int) {
	w := &p.w
	held, count, at := w.held, w.count, w.at
	for ; n >= 56; n -= 56 {
		held |= load64(packed) & (1<<56 - 1) << count
		binary.LittleEndian.PutUint64(w.out[at:], held)
		at += 7
		held >>= 56
		packed = packed[7:]
	}
	w.held, w.count, w.at = held, count, at
	if n > 0 {
		w.put(code{load64(packed) & (1<<n - 1), uint8(n)})
	}
}

// Again tells what stands in the text from a place on once more.
func (p *Page) Again(from, length int) {
	distance := len(p.text) - from
	if !p.packing {
		p.text = append(p.text, p.text[from:from+length]...)
		return
	}
	if distance > farthest || length < 3 {
		p.AddBytes(p.text[from : from+length])
		return
	}
	p.room(8 * (1 + length/longest))
	for left := length; left > 0; {
		n := min(left, longest)
		if rest := left - n; rest > 0 && rest < 3 {
			n -= 3 // the last must be three at least
		}
		p.w.put(p.table.lengths[n].then(p.table.distance(distance)))
		left -= n
	}
	p.text = append(p.text, p.text[from:from+length]...)
}

// Add tells a text that nobody knew beforehand.
func (p *Page) Add(text string) { p.pack(len(p.text), append(p.text, text...)) }

// AddBytes is [Page.Add] for bytes.
func (p *Page) AddBytes(text []byte) { p.pack(len(p.text), append(p.text, text...)) }

// AddInt tells a whole number.
func (p *Page) AddInt(n int) { p.pack(len(p.text), strconv.AppendInt(p.text, int64(n), 10)) }

// AddWith tells what a function adds to a text.
func (p *Page) AddWith(add func(to []byte) []byte) { p.pack(len(p.text), add(p.text)) }

// pack takes a longer text and packs what is new in it.
func (p *Page) pack(from int, text []byte) {
	p.text = text
	if p.packing {
		p.room(2 * (len(text) - from))
		p.w.text(&p.table.symbols, text[from:])
	}
}

// Text is the whole text.
func (p *Page) Text() []byte { return p.text }

// Gzip ends the packed form and gives it; it is nil when the page was started without packing.
func (p *Page) Gzip() []byte {
	if !p.packing {
		return nil
	}
	p.room(16)
	p.w.put(p.table.symbols[endOfBlock])
	packed := binary.LittleEndian.AppendUint32(p.w.done(), crc32.ChecksumIEEE(p.text))
	return binary.LittleEndian.AppendUint32(packed, uint32(len(p.text)))
}

// Cap is how much memory the page holds, so that one of unusual length can be let go.
func (p *Page) Cap() int { return cap(p.text) + len(p.w.out) }
