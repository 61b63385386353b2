package ssr

import (
	"bytes"
	"compress/gzip"
	"io"
	"sync/atomic"

	"github.com/andybalholm/brotli"
)

// How hard a page is compressed: quickly when it is made, since most are seen once or twice before they change, and
// well once it proves popular. Level 1 takes a quarter of the time of level 6, for a fifth more bytes.
const (
	packQuickly   = 1
	packWell      = 6
	packWellAfter = 20 // times that the page was sent
)

// document is a page compressed once whose last bytes differ in every response.
//
// The content security policy wants a fresh nonce each time, and compressing a page each time would cost more than
// rendering it twice. A brotli stream may stop at a byte border and go on with a stored block, so the page is
// compressed up to the nonce, and the tail that carries it is appended uncompressed. Clients that take no brotli are
// few: their copy is made from this one for each of them.
type document struct {
	packed atomic.Pointer[[]byte] // everything before the tail, ending at a byte border
}

func (d *document) set(raw []byte) { d.pack(raw, packQuickly) }

func (d *document) pack(raw []byte, level int) {
	var b bytes.Buffer
	w := brotli.NewWriterLevel(&b, level)
	_, _ = w.Write(raw) // a bytes.Buffer never fails
	_ = w.Flush()
	packed := bytes.Clone(b.Bytes())
	d.packed.Store(&packed)
}

// packWell compresses the page again for the many who read it.
func (d *document) packWell() { d.pack(d.raw(), packWell) }

func (d *document) size() int {
	if packed := d.packed.Load(); packed != nil {
		return len(*packed)
	}
	return 0
}

// raw is the page before its tail.
func (d *document) raw() []byte {
	packed := append(bytes.Clone(*d.packed.Load()), lastBlock)
	raw, _ := io.ReadAll(brotli.NewReader(bytes.NewReader(packed))) // our own stream: cannot fail
	return raw
}

// lastBlock ends a brotli stream: ISLAST, ISLASTEMPTY.
const lastBlock = 3

// appendBrotli adds the whole stream to out: tail in one uncompressed meta-block (RFC 7932, section 9.2), then an empty
// last one. The header, from the lowest bit: ISLAST 0, MNIBBLES 00 (four), MLEN-1 in 16 bits, ISUNCOMPRESSED 1,
// padding.
func (d *document) appendBrotli(out, tail []byte) []byte {
	header := uint32(len(tail)-1)<<3 | 1<<19
	out = append(out, *d.packed.Load()...)
	out = append(out, byte(header), byte(header>>8), byte(header>>16))
	out = append(out, tail...)
	return append(out, lastBlock)
}

// appendGzip adds the page and its tail as one gzip stream.
func (d *document) appendGzip(out, tail []byte) []byte {
	b := bytes.NewBuffer(out)
	w, _ := gzip.NewWriterLevel(b, gzip.BestSpeed) // only an invalid level fails
	_, _ = w.Write(d.raw())
	_, _ = w.Write(tail)
	_ = w.Close()
	return b.Bytes()
}
