package web

import (
	"container/list"
	"context"
	"net/http"
	"net/url"
	"strconv"
	"sync"
	"time"

	"golang.org/x/sync/singleflight"
)

// fillTimeout bounds the making of an answer that several visitors wait for; none of them leaving stops it.
const fillTimeout = 15 * time.Second

// Cache keeps whole answers of public reads: body, ETag and compressed forms. An answer lives as long as the version
// it was made from is the current one; the least used leave when the cache is full. A burst of askers for the same
// answer makes it once. Only answers of status 200 are kept.
type Cache struct {
	maxBytes int64
	version  func() uint64
	flights  singleflight.Group

	mu    sync.Mutex
	bytes int64
	byKey map[string]*list.Element // of *kept
	order list.List                // most recently used first
}

// NewCache keeps at most maxBytes of answers, all made from the facts that version counts (the catalogue's version).
func NewCache(maxBytes int64, version func() uint64) *Cache {
	return &Cache{maxBytes: maxBytes, version: version, byKey: map[string]*list.Element{}}
}

// kept is one answer. Its compressed forms are made the first time someone asks for them.
type kept struct {
	key         string
	version     uint64
	status      int
	header      http.Header // Content-Type, and what else the handler set
	body        []byte
	tag, length []string
	brotli      form
	gzip        form
}

type form struct {
	once         sync.Once
	body         []byte
	length, name []string
}

// route serves a GET from the cache; next makes what is not there. Query parameters that next does not know are left
// out of the key.
func (c *Cache) route(known map[string]bool, next http.HandlerFunc) http.HandlerFunc {
	return func(w http.ResponseWriter, r *http.Request) {
		key := cacheKey(r.URL, known)
		version := c.version()
		answer := c.get(key, version)
		if answer == nil {
			var err error
			if answer, err = c.fill(r, key, version, next); err != nil {
				WriteProblem(w, r, err)
				return
			}
		}
		answer.serve(w, r)
	}
}

// cacheKey is the path and its known parameters in one order.
func cacheKey(u *url.URL, known map[string]bool) string {
	if u.RawQuery == "" {
		return u.Path
	}
	query := u.Query()
	for name := range query {
		if !known[name] {
			delete(query, name)
		}
	}
	return u.Path + "?" + query.Encode()
}

func (c *Cache) get(key string, version uint64) *kept {
	c.mu.Lock()
	defer c.mu.Unlock()
	element := c.byKey[key]
	if element == nil {
		return nil
	}
	answer := element.Value.(*kept)
	if answer.version != version {
		return nil
	}
	c.order.MoveToFront(element)
	return answer
}

func (c *Cache) put(answer *kept) {
	c.mu.Lock()
	defer c.mu.Unlock()
	if old := c.byKey[answer.key]; old != nil {
		c.drop(old)
	}
	c.byKey[answer.key] = c.order.PushFront(answer)
	c.bytes += answer.size()
	for c.bytes > c.maxBytes {
		c.drop(c.order.Back())
	}
}

func (c *Cache) drop(element *list.Element) {
	answer := c.order.Remove(element).(*kept)
	delete(c.byKey, answer.key)
	c.bytes -= answer.size()
}

// size counts the body and, beforehand, its compressed forms, plus what the entry itself weighs.
func (k *kept) size() int64 { return int64(len(k.body)+len(k.body)/2+2*len(k.key)) + 1024 }

// fill makes an answer once for all who wait for it, from a request stripped of everything but its address.
func (c *Cache) fill(r *http.Request, key string, version uint64, next http.HandlerFunc) (*kept, error) {
	flight := c.flights.DoChan(strconv.FormatUint(version, 36)+" "+key, func() (made any, err error) {
		defer func() {
			if caught := recover(); caught != nil {
				err = panicked(r.Context(), caught)
			}
		}()
		ctx, cancel := context.WithTimeout(context.WithoutCancel(r.Context()), fillTimeout)
		defer cancel()
		asked := r.Clone(anonymous{ctx, insideScope(ctx)})
		asked.Header, asked.Method, asked.Body = http.Header{}, http.MethodGet, http.NoBody
		if language := r.Header.Get("Accept-Language"); language != "" {
			asked.Header.Set("Accept-Language", language) // only failures speak, and they are not kept
		}
		w := &recorder{header: http.Header{}, status: http.StatusOK}
		next(w, asked)
		answer := newKept(key, version, w)
		if w.status == http.StatusOK && c.version() == version {
			c.put(answer)
		}
		return answer, nil
	})
	select {
	case result := <-flight:
		if result.Err != nil {
			return nil, result.Err
		}
		return result.Val.(*kept), nil
	case <-r.Context().Done():
		return nil, context.Cause(r.Context())
	}
}

func newKept(key string, version uint64, w *recorder) *kept {
	body := w.body.Bytes()
	return &kept{key: key, version: version, status: w.status, header: w.header, body: body,
		tag: []string{weakTag(body)}, length: []string{strconv.Itoa(len(body))}}
}

// serve writes the form that the client takes. Header slices are shared and never changed.
func (k *kept) serve(w http.ResponseWriter, r *http.Request) {
	h := w.Header()
	for name, values := range k.header {
		h[name] = values
	}
	if k.status != http.StatusOK {
		w.WriteHeader(k.status)
		_, _ = w.Write(k.body)
		return
	}
	h["Etag"], h["Vary"] = k.tag, varyEncoding
	if match := r.Header["If-None-Match"]; match != nil && tagMatches(match[0], k.tag[0]) {
		notModified(h)
		w.WriteHeader(http.StatusNotModified)
		return
	}
	body, length := k.body, k.length
	if accept := r.Header["Accept-Encoding"]; accept != nil && len(body) >= minCompressed {
		if f := k.formFor(chooseEncoding(accept[0])); f != nil {
			body, length = f.body, f.length
			h["Content-Encoding"] = f.name
		}
	}
	h["Content-Length"] = length
	w.WriteHeader(k.status)
	_, _ = w.Write(body) // the client is gone when this fails
}

var varyEncoding = []string{"Accept-Encoding"}

func (k *kept) formFor(encoding string) *form {
	var f *form
	switch encoding {
	case encodingBrotli:
		f = &k.brotli
	case encodingGzip:
		f = &k.gzip
	default:
		return nil
	}
	f.once.Do(func() {
		f.body = compressSmall(encoding, k.body)
		f.length, f.name = []string{strconv.Itoa(len(f.body))}, []string{encoding}
	})
	return f
}
