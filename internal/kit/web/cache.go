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

// fillTimeout bounds the making of a response that several visitors wait for; it goes on when one of them leaves.
const fillTimeout = 15 * time.Second

// Cache keeps whole responses of public reads: body, ETag and compressed bodies. A response is valid as long as the
// version it was made from is the current one; the least recently used are dropped when the cache is full. A burst of
// requests for the same response makes it once. Only responses of status 200 are kept.
type Cache struct {
	maxBytes int64
	version  func() uint64
	flights  singleflight.Group

	mu    sync.Mutex
	bytes int64
	byKey map[string]*list.Element // of *cachedResponse
	order list.List                // most recently used first
}

// NewCache keeps at most maxBytes of responses. version grows with every change of the data they are made from.
func NewCache(maxBytes int64, version func() uint64) *Cache {
	return &Cache{maxBytes: maxBytes, version: version, byKey: map[string]*list.Element{}}
}

// cachedResponse is one response. Its compressed bodies are made when first asked for.
type cachedResponse struct {
	key         string
	version     uint64
	status      int
	header      http.Header // Content-Type, and what else the handler set
	body        []byte
	tag, length []string
	brotli      encodedBody
	gzip        encodedBody
}

// encodedBody is a compressed body, with the values of its headers.
type encodedBody struct {
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
		cached := c.get(key, version)
		if cached == nil {
			var err error
			if cached, err = c.fill(r, key, version, next); err != nil {
				WriteProblem(w, r, err)
				return
			}
		}
		cached.serve(w, r)
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

func (c *Cache) get(key string, version uint64) *cachedResponse {
	c.mu.Lock()
	defer c.mu.Unlock()
	element := c.byKey[key]
	if element == nil {
		return nil
	}
	cached := element.Value.(*cachedResponse)
	if cached.version != version {
		return nil
	}
	c.order.MoveToFront(element)
	return cached
}

func (c *Cache) put(cached *cachedResponse) {
	c.mu.Lock()
	defer c.mu.Unlock()
	if old := c.byKey[cached.key]; old != nil {
		c.drop(old)
	}
	c.byKey[cached.key] = c.order.PushFront(cached)
	c.bytes += cached.size()
	for c.bytes > c.maxBytes {
		c.drop(c.order.Back())
	}
}

func (c *Cache) drop(element *list.Element) {
	cached := c.order.Remove(element).(*cachedResponse)
	delete(c.byKey, cached.key)
	c.bytes -= cached.size()
}

// size estimates the memory of the body, of its compressed bodies and of the entry itself.
func (k *cachedResponse) size() int64 { return int64(len(k.body)+len(k.body)/2+2*len(k.key)) + 1024 }

// fill makes a response once for all who wait for it, from a request with nothing of the visitor but the address.
func (c *Cache) fill(r *http.Request, key string, version uint64, next http.HandlerFunc) (*cachedResponse, error) {
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
			asked.Header.Set("Accept-Language", language) // only failures are translated, and they are not kept
		}
		w := &recorder{header: http.Header{}, status: http.StatusOK}
		next(w, asked)
		cached := newCachedResponse(key, version, w)
		if w.status == http.StatusOK && c.version() == version {
			c.put(cached)
		}
		return cached, nil
	})
	select {
	case result := <-flight:
		if result.Err != nil {
			return nil, result.Err
		}
		return result.Val.(*cachedResponse), nil
	case <-r.Context().Done():
		return nil, context.Cause(r.Context())
	}
}

func newCachedResponse(key string, version uint64, w *recorder) *cachedResponse {
	body := w.body.Bytes()
	return &cachedResponse{key: key, version: version, status: w.status, header: w.header, body: body,
		tag: []string{weakTag(body)}, length: []string{strconv.Itoa(len(body))}}
}

// serve writes the body in an encoding that the client accepts. Header slices are shared and never changed.
func (k *cachedResponse) serve(w http.ResponseWriter, r *http.Request) {
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
		if f := k.encoded(chooseEncoding(accept[0])); f != nil {
			body, length = f.body, f.length
			h["Content-Encoding"] = f.name
		}
	}
	h["Content-Length"] = length
	w.WriteHeader(k.status)
	_, _ = w.Write(body) // the client is gone when this fails
}

var varyEncoding = []string{"Accept-Encoding"}

func (k *cachedResponse) encoded(encoding string) *encodedBody {
	var f *encodedBody
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
