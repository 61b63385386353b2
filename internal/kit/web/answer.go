package web

import (
	"bytes"
	"io"
	"net/http"
	"strconv"
	"strings"
	"sync"

	"github.com/danielgtaylor/huma/v2"
)

// answer is the response writer under every handler. It counts what is sent and holds texts back until they are whole,
// to compress them at once with a length, and to give JSON reads an ETag. Long texts and those that the handler
// flushes are streamed.
type answer struct {
	http.ResponseWriter
	r        *http.Request
	wire     *wire // nil when the answer goes nowhere of ours
	status   int
	sent     int64 // body bytes on the wire
	mode     mode
	tag      bool   // an ETag is wanted
	encoding string // how the body will be compressed, if it is worth it
	held     *bytes.Buffer
	stream   flusher
}

type mode int

const (
	undecided  mode = iota
	plain           // bytes go through as they come
	holding         // bytes wait in held
	compressed      // bytes go through stream
)

// maxHeld is the longest text that is held back; a longer one is streamed without ETag or length.
const maxHeld = 1 << 20

var buffers = sync.Pool{New: func() any { return bytes.NewBuffer(make([]byte, 0, 16<<10)) }}

func borrowBuffer() *bytes.Buffer {
	b := buffers.Get().(*bytes.Buffer)
	b.Reset()
	return b
}

// returnBuffer lets large ones go: one long answer must not pin its memory.
func returnBuffer(b *bytes.Buffer) {
	if b.Cap() <= 256<<10 {
		buffers.Put(b)
	}
}

// WriteHeader decides what becomes of the body from the status and the headers set so far.
func (a *answer) WriteHeader(status int) {
	if status < 200 {
		a.ResponseWriter.WriteHeader(status)
		return
	}
	if a.mode != undecided {
		return
	}
	a.status = status
	h := a.Header()
	kind := h.Get("Content-Type")
	if status == http.StatusNoContent || status == http.StatusNotModified || status == http.StatusPartialContent ||
		h.Get("Content-Encoding") != "" || !compressible(kind) {
		a.pass()
		return
	}
	addVary(h, "Accept-Encoding")
	choose := chooseEncoding
	if isJSON(kind) {
		choose = chooseLiveEncoding
	}
	a.encoding = choose(a.r.Header.Get("Accept-Encoding"))
	read := a.r.Method == http.MethodGet || a.r.Method == http.MethodHead
	a.tag = read && status == http.StatusOK && isJSON(kind) && h.Get("ETag") == "" && h.Get("Cache-Control") != CacheNever
	if !a.tag && a.encoding == encodingNone && !isJSON(kind) { // JSON leaves whole: with its length, in one piece
		a.pass()
		return
	}
	a.mode, a.held = holding, borrowBuffer()
}

func (a *answer) pass() {
	a.mode = plain
	a.ResponseWriter.WriteHeader(a.status)
}

func (a *answer) Write(p []byte) (int, error) {
	switch a.mode {
	case undecided:
		if a.Header().Get("Content-Type") == "" {
			a.Header().Set("Content-Type", http.DetectContentType(p))
		}
		a.WriteHeader(http.StatusOK)
		return a.Write(p)
	case holding:
		a.held.Write(p)
		if a.held.Len() > maxHeld {
			return len(p), a.release()
		}
		return len(p), nil
	case compressed:
		return a.stream.Write(p)
	}
	n, err := a.writeOn(p)
	a.sent += int64(n)
	return n, err
}

// writeOn sends what is too long for net/http's own buffer in one piece with the head.
func (a *answer) writeOn(p []byte) (int, error) {
	if a.wire != nil && len(p) > alsoHeld/2 {
		return a.wire.send(a.ResponseWriter, p)
	}
	return a.ResponseWriter.Write(p)
}

// ReadFrom keeps the system's fast path from a file to the network for bodies that pass as they are.
func (a *answer) ReadFrom(src io.Reader) (int64, error) {
	if a.mode == plain {
		n, err := io.Copy(a.ResponseWriter, src)
		a.sent += n
		return n, err
	}
	return io.Copy(struct{ io.Writer }{a}, src)
}

// release stops holding and sends what was held as the start of a stream.
func (a *answer) release() error {
	held := a.held
	a.held = nil
	defer returnBuffer(held)
	if a.encoding == encodingNone {
		a.pass()
		_, err := a.Write(held.Bytes())
		return err
	}
	a.markEncoded()
	a.ResponseWriter.WriteHeader(a.status)
	a.mode, a.stream = compressed, streams[a.encoding].borrow(wireCounter{a}).(flusher)
	_, err := a.stream.Write(held.Bytes())
	return err
}

func (a *answer) markEncoded() {
	h := a.Header()
	h.Del("Content-Length")
	h.Del("Accept-Ranges")
	h.Set("Content-Encoding", a.encoding)
	if tag := h.Get("ETag"); tag != "" && !strings.HasPrefix(tag, "W/") {
		h.Set("ETag", "W/"+tag) // the bytes are no longer those that the handler vouched for
	}
}

// Flush sends what there is: a handler that streams has no ETag.
func (a *answer) Flush() {
	if a.mode == undecided {
		a.WriteHeader(http.StatusOK)
	}
	if a.mode == holding {
		_ = a.release() // a lost client shows at the next Write
	}
	if a.mode == compressed {
		_ = a.stream.Flush()
	}
	_ = http.NewResponseController(a.ResponseWriter).Flush()
}

// Unwrap lets http.ResponseController reach deadlines.
func (a *answer) Unwrap() http.ResponseWriter { return a.ResponseWriter }

// finish sends what is still held once the handler is done.
func (a *answer) finish() {
	switch a.mode {
	case undecided:
		a.status = http.StatusOK
	case holding:
		a.finishHeld()
	case compressed:
		_ = a.stream.Close() // fails only when the client left
		streams[a.encoding].giveBack(a.stream)
		a.stream = nil
	}
}

func (a *answer) finishHeld() {
	held, h := a.held, a.Header()
	a.held = nil
	defer returnBuffer(held)
	if a.tag {
		tag := weakTag(held.Bytes())
		h.Set("ETag", tag)
		if tagMatches(a.r.Header.Get("If-None-Match"), tag) {
			a.sendNotModified()
			return
		}
	}
	body := held
	if a.encoding != encodingNone && held.Len() >= worthCompressing {
		body = borrowBuffer()
		defer returnBuffer(body)
		compressLive(a.encoding, body, held.Bytes())
		a.markEncoded()
	}
	h.Set("Content-Length", strconv.Itoa(body.Len()))
	a.pass()
	_, _ = a.Write(body.Bytes())
}

// SendJSON sends the answer of a public read whose handler made both its forms: the text, and the same in gzip when
// [TakesGzip] said so.
func SendJSON(c huma.Context, text, packed []byte) {
	c.SetHeader("Content-Type", "application/json")
	a, ours := c.BodyWriter().(*answer)
	if !ours || a.mode != undecided || packed == nil || len(text) < worthCompressing {
		_, _ = c.BodyWriter().Write(text) // the client is gone when this fails
		return
	}
	h := a.Header()
	a.status, a.encoding = http.StatusOK, encodingGzip
	addVary(h, "Accept-Encoding")
	h["Etag"] = []string{weakTag(text)}
	if tagMatches(a.r.Header.Get("If-None-Match"), h["Etag"][0]) {
		a.sendNotModified()
		return
	}
	h["Content-Encoding"], h["Content-Length"] = gzipName, []string{strconv.Itoa(len(packed))}
	a.pass()
	_, _ = a.Write(packed)
}

var gzipName = []string{encodingGzip}

func (a *answer) sendNotModified() {
	notModified(a.Header())
	a.status = http.StatusNotModified
	a.pass()
}

// started tells whether the status is already on the wire, and drops what was held when it is not.
func (a *answer) started() bool {
	if a.mode == plain || a.mode == compressed {
		return true
	}
	if a.held != nil {
		returnBuffer(a.held)
	}
	a.mode, a.held, a.tag, a.encoding = undecided, nil, false, encodingNone
	return false
}

// wireCounter counts compressed bytes on their way out.
type wireCounter struct{ a *answer }

func (c wireCounter) Write(p []byte) (int, error) {
	n, err := c.a.ResponseWriter.Write(p)
	c.a.sent += int64(n)
	return n, err
}
