package quickgzip

import "encoding/binary"

// Book knows beforehand the words of one kind of answer: phrases that come between what changes. A phrase is told in full
// the first time it comes in a page, then as a repeat of that. Phrases are called by their place.
type Book struct{ phrases []phrase }

type phrase struct {
	text  string
	full  Record // a single value: the phrase itself
	again code   // its length as a repeat
}

// NewBook makes a book. A phrase that may be repeated has three signs at least and 258 at most.
func NewBook(phrases ...string) *Book {
	b, t := &Book{}, codes()
	for _, text := range phrases {
		if len(text) < 3 || len(text) > longest {
			panic("quickgzip: no phrase can be " + text)
		}
		b.phrases = append(b.phrases, phrase{text, Record(t.appendValue(nil, text, 0, 0)), t.lengths[len(text)]})
	}
	return b
}

// Record is some texts packed beforehand, to be told each after its own phrase (see [Page.Record]). In memory each is
// the number of its bits, that of its letters, the bits, the letters.
type Record string

const recordHead = 8 // bytes before the bits of a value

// AppendRecord packs values that will follow the phrases from first on. What a value has in common with the beginning of
// an earlier one of the same record is told as a repeat.
func (b *Book) AppendRecord(to []byte, first int, values ...string) []byte {
	t, at := codes(), 0
	var starts [16]int
	for i, value := range values {
		at += len(b.phrases[first+i].text)
		common, distance := 0, 0
		for j, earlier := range values[:i] {
			if n := commonStart(earlier, value); n > common && n >= 4 {
				common, distance = n, at-starts[j]
			}
		}
		to = t.appendValue(to, value, common, distance)
		starts[i] = at
		at += len(value)
	}
	return to
}

func commonStart(a, b string) (n int) {
	for n < min(len(a), len(b), longest) && a[n] == b[n] {
		n++
	}
	return n
}

// appendValue writes one value, of which the beginning repeats what was said a distance before.
func (t *table) appendValue(to []byte, value string, common, distance int) []byte {
	head := len(to)
	w := newWriter(append(to, make([]byte, recordHead)...), Room(len(value)))
	if common > 0 && distance <= farthest {
		w.put(t.lengths[common].then(t.distance(distance)))
	} else {
		common = 0
	}
	w.text(&t.symbols, []byte(value[common:]))
	bits := uint32(w.at-head-recordHead)*8 + uint32(w.count)
	to = w.done()
	binary.LittleEndian.PutUint32(to[head:], bits)
	binary.LittleEndian.PutUint32(to[head+4:], uint32(len(value)))
	return append(to, value...)
}

// next gives the first value of a record and what follows it.
func (r Record) next() (packed string, bits int, text string, rest Record) {
	bits, length := int(load32(r, 0)), int(load32(r, 4))
	textAt := recordHead + (bits+7)/8
	end := textAt + length
	return string(r[recordHead:end]), bits, string(r[textAt:end]), r[end:]
}

// Approach reads one byte of each line of memory that a record stands in, so that it is at hand when it is told.
func (r Record) Approach() (read int) {
	for at := 0; at < len(r); at += 64 {
		read += int(r[at])
	}
	return read
}

// Value is the n-th text of a record.
func (r Record) Value(n int) string {
	for range n {
		_, _, _, r = r.next()
	}
	_, _, text, _ := r.next()
	return text
}

func load32(s Record, at int) uint32 {
	return uint32(s[at]) | uint32(s[at+1])<<8 | uint32(s[at+2])<<16 | uint32(s[at+3])<<24
}

// load64 reads eight bytes, of which those after the end are 0.
func load64(s string) (v uint64) {
	if len(s) >= 8 {
		return uint64(s[0]) | uint64(s[1])<<8 | uint64(s[2])<<16 | uint64(s[3])<<24 |
			uint64(s[4])<<32 | uint64(s[5])<<40 | uint64(s[6])<<48 | uint64(s[7])<<56
	}
	for i := range len(s) {
		v |= uint64(s[i]) << (8 * i)
	}
	return v
}
