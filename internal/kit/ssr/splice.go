package ssr

import (
	"bytes"
	"compress/gzip"
	"encoding/binary"
	"hash/crc32"

	"github.com/andybalholm/brotli"
	"github.com/klauspost/compress/flate"
)

// document is a page compressed once whose last bytes differ in every response.
//
// The content security policy wants a fresh nonce each time, and compressing a page each time would cost more than
// rendering it twice. Both gzip and brotli allow a stream to stop at a byte border and go on with a stored block, so
// the page is compressed up to the nonce, and the tail that carries it is appended uncompressed.
type document struct {
	raw, gzip, brotli []byte // everything before the tail; gzip and brotli end at a byte border
	crc               uint32 // of raw, to be continued over the tail
}

func newDocument(raw []byte) document {
	return document{raw: raw, gzip: gzipPrefix(raw), brotli: brotliPrefix(raw), crc: crc32.ChecksumIEEE(raw)}
}

func (d document) size() int { return len(d.raw) + len(d.gzip) + len(d.brotli) }

// gzipHeader is the shortest one: deflate, no name, no time, unknown system.
var gzipHeader = []byte{0x1f, 0x8b, 8, 0, 0, 0, 0, 0, 0, 255}

func gzipPrefix(raw []byte) []byte {
	var b bytes.Buffer
	b.Write(gzipHeader)
	w, _ := flate.NewWriter(&b, gzip.DefaultCompression) // only an invalid level fails
	_, _ = w.Write(raw)
	_ = w.Flush() // a sync flush ends at a byte border and does not end the stream
	return b.Bytes()
}

// appendGzip adds the whole stream to out: tail in one stored block, then the checksum and length of everything.
func (d document) appendGzip(out, tail []byte) []byte {
	out = append(out, d.gzip...)
	out = append(out, 1) // last block, stored
	out = binary.LittleEndian.AppendUint16(out, uint16(len(tail)))
	out = binary.LittleEndian.AppendUint16(out, ^uint16(len(tail)))
	out = append(out, tail...)
	out = binary.LittleEndian.AppendUint32(out, crc32.Update(d.crc, crc32.IEEETable, tail))
	return binary.LittleEndian.AppendUint32(out, uint32(len(d.raw)+len(tail)))
}

func brotliPrefix(raw []byte) []byte {
	var b bytes.Buffer
	w := brotli.NewWriterLevel(&b, 7)
	_, _ = w.Write(raw) // a bytes.Buffer never fails
	_ = w.Flush()
	return b.Bytes()
}

// appendBrotli adds the whole stream to out: tail in one uncompressed meta-block (RFC 7932, section 9.2), then an empty
// last one. The header, from the lowest bit: ISLAST 0, MNIBBLES 00 (four), MLEN-1 in 16 bits, ISUNCOMPRESSED 1,
// padding.
func (d document) appendBrotli(out, tail []byte) []byte {
	header := uint32(len(tail)-1)<<3 | 1<<19
	out = append(out, d.brotli...)
	out = append(out, byte(header), byte(header>>8), byte(header>>16))
	out = append(out, tail...)
	return append(out, 3) // ISLAST, ISLASTEMPTY
}
