package ssr

import (
	"container/list"
	"context"
	"net/http"
	"sync"
	"time"
)

// How long a page may be sent after it was made.
const (
	freshFor   = time.Minute            // as it is
	staleFor   = 10 * time.Minute       // while a newer one is being made in the background
	changeRest = 500 * time.Millisecond // even though the catalogue changed: bounds renders during bulk edits
)

// page is a finished HTML page, ready to send.
type page struct {
	document
	policy   [2]string // its content security policy, before and after the nonce
	status   int
	redirect string
	made     time.Time
	version  uint64 // of the catalogue it was made from
}

// failed tells a page that says that something is wrong with us. It is sent once and never kept.
func (p *page) failed() bool { return p.status >= http.StatusInternalServerError }

// cache keeps anonymous pages, made once however many visitors ask at the same time, bounded by bytes.
type cache struct {
	now      func() time.Time
	version  func() uint64
	maxBytes int

	mu      sync.Mutex
	entries map[string]*list.Element // of *entry
	recent  *list.List               // front: used last
	bytes   int
	flights map[string]*flight
}

type entry struct {
	key        string
	page       *page
	refreshing bool
}

// flight is a page being made; those who wait read it after done is closed.
type flight struct {
	done chan struct{}
	page *page
	err  error
}

func newCache(maxBytes int, version func() uint64, now func() time.Time) *cache {
	return &cache{
		now: now, version: version, maxBytes: maxBytes,
		entries: map[string]*list.Element{}, recent: list.New(), flights: map[string]*flight{},
	}
}

// get returns the page of key, making it with build when there is none fresh enough.
func (c *cache) get(ctx context.Context, key string, build func(context.Context) (*page, error)) (*page, error) {
	c.mu.Lock()
	if el := c.entries[key]; el != nil {
		c.recent.MoveToFront(el)
		e := el.Value.(*entry)
		age := c.now().Sub(e.page.made)
		current := e.page.version == c.version()
		if current && age < freshFor || !current && age < changeRest {
			c.mu.Unlock()
			return e.page, nil
		}
		if current && age < staleFor {
			if !e.refreshing {
				e.refreshing = true
				go c.refresh(key, build)
			}
			c.mu.Unlock()
			return e.page, nil
		}
	}
	f := c.join(key, build)
	c.mu.Unlock()
	select {
	case <-f.done:
		return c.orKept(key, f)
	case <-ctx.Done():
		return nil, ctx.Err()
	}
}

// orKept is the page that was made or, if that failed, the last good one: better an old page than none.
func (c *cache) orKept(key string, f *flight) (*page, error) {
	if f.err == nil && !f.page.failed() {
		return f.page, nil
	}
	c.mu.Lock()
	defer c.mu.Unlock()
	if el := c.entries[key]; el != nil {
		return el.Value.(*entry).page, nil
	}
	return f.page, f.err
}

func (c *cache) refresh(key string, build func(context.Context) (*page, error)) {
	c.mu.Lock()
	f := c.join(key, build)
	c.mu.Unlock()
	<-f.done
	c.mu.Lock()
	defer c.mu.Unlock()
	if el := c.entries[key]; el != nil {
		el.Value.(*entry).refreshing = false
	}
}

// join returns the flight of key, starting one when none is under way. The caller holds the lock. The flight does
// not end with the visitor who started it: others may be waiting for the same page.
func (c *cache) join(key string, build func(context.Context) (*page, error)) *flight {
	if f := c.flights[key]; f != nil {
		return f
	}
	f := &flight{done: make(chan struct{})}
	c.flights[key] = f
	go func() {
		f.page, f.err = build(context.Background())
		c.mu.Lock()
		delete(c.flights, key)
		if f.err == nil && !f.page.failed() {
			c.put(key, f.page)
		}
		c.mu.Unlock()
		close(f.done)
	}()
	return f
}

func (c *cache) put(key string, p *page) {
	if el := c.entries[key]; el != nil {
		c.remove(el)
	}
	c.entries[key] = c.recent.PushFront(&entry{key: key, page: p})
	c.bytes += p.size()
	for c.bytes > c.maxBytes && c.recent.Len() > 1 {
		c.remove(c.recent.Back())
	}
}

func (c *cache) remove(el *list.Element) {
	e := c.recent.Remove(el).(*entry)
	delete(c.entries, e.key)
	c.bytes -= e.page.size()
}
