package web

import (
	"bytes"
	"io"
	"strconv"
	"strings"
	"sync"

	"github.com/andybalholm/brotli"
	"github.com/klauspost/compress/gzip"

	"rangrue/internal/kit/quickgzip"
)

const (
	encodingBrotli = "br"
	encodingGzip   = "gzip"
	encodingNone   = ""
)

// worthCompressing is the size under which compression gains less than it costs: about one network packet.
const worthCompressing = 1200

// Levels measured on 60 kB of JSON on one core: brotli 1 makes 335 MB/s and 5.3 kB, gzip 3 makes 280 MB/s and 8.2 kB;
// levels 4 to 6 of brotli save 3 % for ten times the work, which only answers kept in a cache are worth. Whole answers
// made once are written by [quickgzip], which is three times faster still.
const (
	brotliLive, gzipLive = 1, 3
	brotliKept, gzipKept = 6, 6
)

type compressor interface {
	io.WriteCloser
	Reset(io.Writer)
}

type flusher interface {
	compressor
	Flush() error
}

// compressors are used again and again: each holds up to a megabyte of tables.
type compressors struct{ pool sync.Pool }

func newCompressors(make func() compressor) *compressors {
	return &compressors{sync.Pool{New: func() any { return make() }}}
}

func (c *compressors) borrow(to io.Writer) compressor {
	w := c.pool.Get().(compressor)
	w.Reset(to)
	return w
}

func (c *compressors) giveBack(w compressor) {
	w.Reset(io.Discard) // let go of the response
	c.pool.Put(w)
}

// compressLive compresses an answer that is sent once.
func compressLive(encoding string, to *bytes.Buffer, body []byte) {
	if encoding == encodingGzip {
		to.Grow(quickgzip.Room(len(body)))
		to.Write(quickgzip.Append(to.AvailableBuffer(), body)) // written in place
		return
	}
	w := wholes.borrow(to)
	_, _ = w.Write(body) // a bytes.Buffer does not fail
	_ = w.Close()
	wholes.giveBack(w)
}

func liveGzip() compressor { w, _ := gzip.NewWriterLevel(io.Discard, gzipLive); return w }
func keptGzip() compressor { w, _ := gzip.NewWriterLevel(io.Discard, gzipKept); return w }

// The fast brotli writer cannot flush, so streams have the older one.
var (
	wholes  = newCompressors(func() compressor { return brotli.NewWriterV2(io.Discard, brotliLive) })
	streams = map[string]*compressors{
		encodingBrotli: newCompressors(func() compressor { return brotli.NewWriterLevel(io.Discard, brotliLive) }),
		encodingGzip:   newCompressors(liveGzip),
	}
	keepers = map[string]*compressors{
		encodingBrotli: newCompressors(func() compressor { return brotli.NewWriterV2(io.Discard, brotliKept) }),
		encodingGzip:   newCompressors(keptGzip),
	}
)

// compressKept compresses an answer that will be sent many times.
func compressKept(encoding string, body []byte) []byte {
	out := borrowBuffer()
	defer returnBuffer(out)
	w := keepers[encoding].borrow(out)
	_, _ = w.Write(body) // a bytes.Buffer does not fail
	_ = w.Close()
	keepers[encoding].giveBack(w)
	return bytes.Clone(out.Bytes())
}

// chooseEncoding picks the smallest form that an Accept-Encoding header allows: brotli, then gzip, then nothing.
func chooseEncoding(accept string) string {
	switch brotliOK, gzipOK := accepted(accept); {
	case brotliOK:
		return encodingBrotli
	case gzipOK:
		return encodingGzip
	}
	return encodingNone
}

// chooseLiveEncoding picks the form that is made quickest: gzip, then brotli, then nothing.
func chooseLiveEncoding(accept string) string {
	switch brotliOK, gzipOK := accepted(accept); {
	case gzipOK:
		return encodingGzip
	case brotliOK:
		return encodingBrotli
	}
	return encodingNone
}

// accepted reads an Accept-Encoding header.
func accepted(accept string) (brotli, gzip bool) {
	switch accept { // what browsers and tools really send
	case "":
		return false, false
	case "gzip, deflate, br", "gzip, deflate, br, zstd", "gzip, br":
		return true, true
	case "br":
		return true, false
	case "gzip", "gzip, deflate":
		return false, true
	}
	brotliOK, gzipOK, starOK := false, false, false
	named := map[string]bool{}
	for part := range strings.SplitSeq(accept, ",") {
		name, parameters, _ := strings.Cut(strings.TrimSpace(part), ";")
		ok := true
		if q, found := strings.CutPrefix(strings.TrimSpace(parameters), "q="); found {
			weight, err := strconv.ParseFloat(q, 64)
			ok = err == nil && weight > 0
		}
		name = strings.ToLower(strings.TrimSpace(name))
		named[name] = true
		switch name {
		case encodingBrotli:
			brotliOK = ok
		case encodingGzip, "x-gzip":
			gzipOK = ok
		case "*":
			starOK = ok
		}
	}
	return brotliOK || starOK && !named[encodingBrotli], gzipOK || starOK && !named[encodingGzip]
}

// compressible tells texts from what is already compressed.
func compressible(contentType string) bool {
	kind, _, _ := strings.Cut(contentType, ";")
	kind = strings.TrimSpace(kind)
	switch kind {
	case "application/json", "application/problem+json", "application/javascript", "application/xml", "application/ld+json",
		"application/manifest+json", "application/rss+xml", "image/svg+xml", "application/wasm", "font/ttf":
		return true
	}
	return strings.HasPrefix(kind, "text/") && kind != "text/event-stream"
}

func isJSON(contentType string) bool {
	kind, _, _ := strings.Cut(contentType, ";")
	return kind == "application/json"
}
