package quickgzip

import "encoding/binary"

// Book knows beforehand the words of one kind of answer: phrases that come between what changes. A phrase is told in full
// the first time it comes in a page, then as a repeat of that. Phrases are called by their place.
type Book struct{ phrases []phrase }

type phrase struct {
	text  string
	bits  int // of its full form
	full  string
	again code // its length as a repeat
}

// NewBook makes a book. A phrase has three signs at least and 258 at most, or none at all: a value may follow another, or
// what the page told last, at once.
func NewBook(phrases ...string) *Book {
	b, t := &Book{}, codes()
	for _, text := range phrases {
		if text != "" && len(text) < 3 || len(text) > longest {
			panic("quickgzip: no phrase can be " + text)
		}
		full, bits := t.appendBits(nil, text, 0, 0)
		b.phrases = append(b.phrases, phrase{text, bits, string(full), t.lengths[len(text)]})
	}
	return b
}

// Record is some texts packed beforehand, to be told each after its own phrase (see [Page.Record]). In memory it is how many
// they are and where the text is; the number of bits and of letters of each; the bits of each; the text, phrases included.
type Record string

const (
	recordHead = 8 // bytes before the numbers of the values
	valueHead  = 8 // bytes of the numbers of a value
)

// AppendRecord packs values that will follow the phrases from first on. What a value has in common with the beginning of
// an earlier one of the same record is told as a repeat.
func (b *Book) AppendRecord(to []byte, first int, values ...string) []byte {
	t, start, at := codes(), len(to), 0
	to = append(to, make([]byte, recordHead+valueHead*len(values))...)
	var starts [16]int
	for i, value := range values {
		at += len(b.phrases[first+i].text)
		common, distance := 0, 0
		for j, earlier := range values[:i] {
			if n := commonStart(earlier, value); n > common && n >= 4 {
				common, distance = n, at-starts[j]
			}
		}
		bits := 0
		to, bits = t.appendBits(to, value, common, distance)
		numbers := to[start+recordHead+valueHead*i:]
		binary.LittleEndian.PutUint32(numbers, uint32(bits))
		binary.LittleEndian.PutUint32(numbers[4:], uint32(len(value)))
		starts[i] = at
		at += len(value)
	}
	binary.LittleEndian.PutUint32(to[start:], uint32(len(values)))
	binary.LittleEndian.PutUint32(to[start+4:], uint32(len(to)-start))
	for i, value := range values {
		to = append(append(to, b.phrases[first+i].text...), value...)
	}
	return to
}

func commonStart(a, b string) (n int) {
	for n < min(len(a), len(b), longest) && a[n] == b[n] {
		n++
	}
	return n
}

// appendBits packs one value, of which the beginning repeats what was said a distance before, and tells how many bits it
// takes.
func (t *table) appendBits(to []byte, value string, common, distance int) ([]byte, int) {
	start := len(to)
	w := newWriter(to, Room(len(value)))
	if common > 0 && distance <= farthest {
		w.put(t.lengths[common].then(t.distance(distance)))
	} else {
		common = 0
	}
	w.text(&t.symbols, []byte(value[common:]))
	bits := (w.at-start)*8 + int(w.count)
	return w.done(), bits
}

// parts gives how many values a record has and its text.
func (r Record) parts() (count int, text string) { return load32(r, 0), string(r[load32(r, 4):]) }

// value gives the numbers of bits and of letters of a value.
func (r Record) value(n int) (bits, letters int) {
	at := recordHead + valueHead*n
	return load32(r, at), load32(r, at+4)
}

// Approach reads one byte of each line of memory that a record stands in, so that it is at hand when it is told.
func (r Record) Approach() (read int) {
	for at := 0; at < len(r); at += 64 {
		read += int(r[at])
	}
	return read
}

// Value is the n-th text of a record that was made for the phrases from first on.
func (b *Book) Value(r Record, first, n int) string {
	_, text := r.parts()
	for i := 0; ; i++ {
		_, letters := r.value(i)
		text = text[len(b.phrases[first+i].text):]
		if i == n {
			return text[:letters]
		}
		text = text[letters:]
	}
}

func load32(s Record, at int) int {
	four := s[at : at+4]
	return int(uint32(four[0]) | uint32(four[1])<<8 | uint32(four[2])<<16 | uint32(four[3])<<24)
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
