package web

import (
	"bytes"
	"io"
	"net/http"
	"strconv"
	"strings"
	"sync"
)

// response is the http.ResponseWriter that [Harden] gives to every handler. It counts the bytes sent. It buffers
// texts until the handler is done, to compress them at once with a Content-Length and to give JSON reads an ETag.
// Texts that are long, or that the handler flushes, are streamed instead.
type response struct {
	http.ResponseWriter
	r        *http.Request
	status   int
	sent     int64 // body bytes, after compression
	mode     mode
	tag      bool   // an ETag is wanted
	encoding string // how the body will be compressed, if it is long enough
	buffer   *bytes.Buffer
	stream   compressor
}

// mode is what happens to the bytes of a body.
type mode int

const (
	undecided  mode = iota // until WriteHeader
	plain                  // passed on as they come
	buffered               // kept in response.buffer
	compressed             // passed through response.stream
)

// maxBuffered is the longest text that is buffered; a longer one is streamed without ETag or length.
const maxBuffered = 1 << 20

var buffers = sync.Pool{New: func() any { return bytes.NewBuffer(make([]byte, 0, 16<<10)) }}

func borrowBuffer() *bytes.Buffer {
	b := buffers.Get().(*bytes.Buffer)
	b.Reset()
	return b
}

// returnBuffer drops large ones: one long response must not keep its memory.
func returnBuffer(b *bytes.Buffer) {
	if b.Cap() <= 256<<10 {
		buffers.Put(b)
	}
}

// WriteHeader chooses the mode from the status and the headers set so far.
func (w *response) WriteHeader(status int) {
	if status < 200 {
		w.ResponseWriter.WriteHeader(status)
		return
	}
	if w.mode != undecided {
		return
	}
	w.status = status
	h := w.Header()
	kind := h.Get("Content-Type")
	if status == http.StatusNoContent || status == http.StatusNotModified || status == http.StatusPartialContent ||
		h.Get("Content-Encoding") != "" || !compressible(kind) {
		w.sendHeader()
		return
	}
	addVary(h, "Accept-Encoding")
	choose := chooseEncoding
	if isJSON(kind) {
		choose = chooseFastEncoding
	}
	w.encoding = choose(w.r.Header.Get("Accept-Encoding"))
	read := w.r.Method == http.MethodGet || w.r.Method == http.MethodHead
	w.tag = read && status == http.StatusOK && isJSON(kind) &&
		h.Get("ETag") == "" && h.Get("Cache-Control") != CacheNever
	if !w.tag && w.encoding == encodingNone && !isJSON(kind) { // JSON is buffered to be sent with its length
		w.sendHeader()
		return
	}
	w.mode, w.buffer = buffered, borrowBuffer()
}

// sendHeader sends the status and headers; the body follows as it is.
func (w *response) sendHeader() {
	w.mode = plain
	w.ResponseWriter.WriteHeader(w.status)
}

func (w *response) Write(p []byte) (int, error) {
	switch w.mode {
	case undecided:
		if w.Header().Get("Content-Type") == "" {
			w.Header().Set("Content-Type", http.DetectContentType(p))
		}
		w.WriteHeader(http.StatusOK)
		return w.Write(p)
	case buffered:
		w.buffer.Write(p)
		if w.buffer.Len() > maxBuffered {
			return len(p), w.startStream()
		}
		return len(p), nil
	case compressed:
		return w.stream.Write(p)
	}
	n, err := w.ResponseWriter.Write(p)
	w.sent += int64(n)
	return n, err
}

// ReadFrom lets net/http copy a file to the network with sendfile when the body is passed on as it is.
func (w *response) ReadFrom(src io.Reader) (int64, error) {
	if w.mode == plain {
		n, err := io.Copy(w.ResponseWriter, src)
		w.sent += n
		return n, err
	}
	return io.Copy(struct{ io.Writer }{w}, src)
}

// startStream stops buffering and sends what was buffered as the start of a stream.
func (w *response) startStream() error {
	buffer := w.buffer
	w.buffer = nil
	defer returnBuffer(buffer)
	if w.encoding == encodingNone {
		w.sendHeader()
		_, err := w.Write(buffer.Bytes())
		return err
	}
	w.markEncoded()
	w.ResponseWriter.WriteHeader(w.status)
	w.mode, w.stream = compressed, fastCompressors[w.encoding].borrow(byteCounter{w})
	_, err := w.stream.Write(buffer.Bytes())
	return err
}

func (w *response) markEncoded() {
	h := w.Header()
	h.Del("Content-Length")
	h.Del("Accept-Ranges")
	h.Set("Content-Encoding", w.encoding)
	if tag := h.Get("ETag"); tag != "" && !strings.HasPrefix(tag, "W/") {
		h.Set("ETag", "W/"+tag) // the bytes are no longer those that the handler's strong tag names
	}
}

// Flush sends what there is: a handler that streams has no ETag.
func (w *response) Flush() {
	if w.mode == undecided {
		w.WriteHeader(http.StatusOK)
	}
	if w.mode == buffered {
		_ = w.startStream() // a lost client shows at the next Write
	}
	if w.mode == compressed {
		_ = w.stream.Flush()
	}
	_ = http.NewResponseController(w.ResponseWriter).Flush()
}

// Unwrap lets http.ResponseController reach deadlines.
func (w *response) Unwrap() http.ResponseWriter { return w.ResponseWriter }

// finish sends what is still buffered once the handler is done.
func (w *response) finish() {
	switch w.mode {
	case undecided:
		w.status = http.StatusOK
	case buffered:
		w.sendBuffered()
	case compressed:
		_ = w.stream.Close() // fails only when the client left
		fastCompressors[w.encoding].giveBack(w.stream)
		w.stream = nil
	}
}

func (w *response) sendBuffered() {
	buffer, h := w.buffer, w.Header()
	w.buffer = nil
	defer returnBuffer(buffer)
	if w.tag {
		tag := weakTag(buffer.Bytes())
		h.Set("ETag", tag)
		if tagMatches(w.r.Header.Get("If-None-Match"), tag) {
			notModified(h)
			w.status = http.StatusNotModified
			w.sendHeader()
			return
		}
	}
	body := buffer
	if w.encoding != encodingNone && buffer.Len() >= minCompressed {
		body = borrowBuffer()
		defer returnBuffer(body)
		fastCompressors[w.encoding].compress(body, buffer.Bytes())
		w.markEncoded()
	}
	h.Set("Content-Length", strconv.Itoa(body.Len()))
	w.sendHeader()
	_, _ = w.Write(body.Bytes())
}

// started reports whether the status was already sent, and drops what was buffered when it was not.
func (w *response) started() bool {
	if w.mode == plain || w.mode == compressed {
		return true
	}
	if w.buffer != nil {
		returnBuffer(w.buffer)
	}
	w.mode, w.buffer, w.tag, w.encoding = undecided, nil, false, encodingNone
	return false
}

// byteCounter counts the compressed bytes of a stream.
type byteCounter struct{ w *response }

func (c byteCounter) Write(p []byte) (int, error) {
	n, err := c.w.ResponseWriter.Write(p)
	c.w.sent += int64(n)
	return n, err
}
