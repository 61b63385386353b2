package seo

import (
	"bufio"
	"bytes"
	"context"
	"errors"
	"io"
	"net/http"
	"strconv"
	"strings"
	"sync"
	"time"

	"github.com/cespare/xxhash/v2"
	"github.com/klauspost/compress/gzip"
	"golang.org/x/sync/singleflight"

	"rangrue/internal/kit/web"
)

const (
	// changeRest is how long a file is sent although the catalogue changed: a map a minute late harms nobody, and a
	// market that changes all the time must not be read whole at every question.
	changeRest = time.Minute
	// oldest is how long a file may stand although nothing of ours changed: the blog may be kept elsewhere.
	oldest      = 6 * time.Hour
	makeTimeout = 30 * time.Second
)

// file is a part of the map as it is sent. Crawlers take gzip; the few clients that do not have it unpacked for them.
type file struct {
	body    []byte // compressed
	tag     string
	version uint64
	made    time.Time
}

// kept holds the files that exist, each made once for all who ask at the same time.
type kept struct {
	version func() uint64
	now     func() time.Time
	flights singleflight.Group
	mu      sync.Mutex
	files   map[string]*file
}

func newKept(version func() uint64, now func() time.Time) *kept {
	return &kept{version: version, now: now, files: map[string]*file{}}
}

// get returns a file, made by write when there is none that is true enough.
func (k *kept) get(ctx context.Context, name string, write func(context.Context, *document) error) (*file, error) {
	k.mu.Lock()
	f := k.files[name]
	k.mu.Unlock()
	if f != nil {
		age := k.now().Sub(f.made)
		if age < changeRest || age < oldest && f.version == k.version() {
			return f, nil
		}
	}
	made, err, _ := k.flights.Do(name, func() (any, error) {
		// Others may wait for the same file: it does not end with the one who asked first.
		ctx, cancel := context.WithTimeout(context.WithoutCancel(ctx), makeTimeout)
		defer cancel()
		f := &file{version: k.version(), made: k.now()} // before the reads: a change during them makes the file old
		var packed bytes.Buffer
		squeeze := gzip.NewWriter(&packed)
		err := write(ctx, &document{bufio.NewWriterSize(squeeze, 64<<10)})
		if err = errors.Join(err, squeeze.Close()); err != nil {
			k.forget(name)
			return nil, err
		}
		f.body = packed.Bytes()
		f.tag = strconv.FormatUint(xxhash.Sum64(f.body), 36)
		k.mu.Lock()
		defer k.mu.Unlock()
		k.files[name] = f
		return f, nil
	})
	if err != nil {
		return nil, err
	}
	return made.(*file), nil
}

// forget drops a file that can no longer be made, such as a part that emptied.
func (k *kept) forget(name string) {
	k.mu.Lock()
	defer k.mu.Unlock()
	delete(k.files, name)
}

func (m *Map) serve(w http.ResponseWriter, r *http.Request, name string, write func(context.Context, *document) error) {
	f, err := m.kept.get(r.Context(), name, write)
	if err != nil {
		web.WriteProblem(w, r, err)
		return
	}
	h := w.Header()
	h.Set("Content-Type", "application/xml; charset=utf-8")
	h.Set("Cache-Control", "public, max-age=300")
	h.Set("Vary", "Accept-Encoding")
	if strings.Contains(r.Header.Get("Accept-Encoding"), "gzip") {
		h.Set("Content-Encoding", "gzip")
		h.Set("ETag", `"`+f.tag+`-gz"`)
		http.ServeContent(w, r, "", time.Time{}, bytes.NewReader(f.body))
		return
	}
	unpacked, err := gzip.NewReader(bytes.NewReader(f.body))
	if err != nil {
		web.WriteProblem(w, r, err)
		return
	}
	if r.Method == http.MethodGet {
		_, _ = io.Copy(w, unpacked) // a crawler who left is not our failure
	}
}
