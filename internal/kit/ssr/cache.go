package ssr

import (
	"container/list"
	"context"
	"net/http"
	"sync"
	"sync/atomic"
	"time"
)

// When a kept page is renewed: compared with its data, and made again if that differs. One that shows what changed is
// renewed before it is sent, but for a moment in which those who ask for it all the time need not wait. One that might
// list what changed is renewed behind its visitors' backs.
const (
	shownGrace  = 400 * time.Millisecond // sent as it was after a change of what it shows, while the next is made
	listedRest  = 4 * time.Second        // sent as it was after a change of something else
	listedLimit = 12 * time.Second       // from then on it is compared before it is sent
	timeLimit   = time.Minute            // compared behind its visitors' backs though nothing changed: dates pass too
	renderAgain = time.Hour              // made again though its data is the same: pages tell how long ago things were
	failureRest = time.Second            // sent as it was after its successor could not be made
)

// page is a finished HTML page, ready to send.
type page struct {
	document
	facts
	policy   [2]string // its content security policy, before and after the nonce
	status   int
	redirect string
	made     time.Time
	sent     atomic.Int64 // how often
}

// failed tells a page that says that something is wrong with us. It is sent once and never kept.
func (p *page) failed() bool { return p.status >= http.StatusInternalServerError }

// builder makes a page. It is given the one that was kept, and returns that one when nothing of it changed.
type builder func(ctx context.Context, kept *page) (*page, error)

// cache keeps anonymous pages, made once however many visitors ask at the same time, bounded by bytes.
type cache struct {
	now      func() time.Time
	texts    func() uint64
	maxBytes int
	renewals int // how many pages may be renewed at once while nobody waits for them

	mu      sync.Mutex
	entries map[string]*list.Element // of *entry
	recent  *list.List               // front: used last
	bytes   int
	flights map[string]*flight
	waiting map[string]builder // pages to renew while nobody waits for them
	running int                // renewals of those
}

type entry struct {
	key           string
	visits        int // since it is kept, whatever became of the page
	page          *page
	size          int
	texts         uint64    // version of the texts it was made from
	shown, listed time.Time // when something that it shows, or might list, changed first since it was made; zero: never
	checked       time.Time // when it was made, or compared with its data
	failed        time.Time // when its successor could not be made
	renewing      bool
}

// flight is a page being made; those who wait read it after done is closed.
type flight struct {
	done    chan struct{}
	page    *page
	err     error
	texts   uint64    // version of the texts when it began
	changed time.Time // when something changed first while it was made; zero: nothing did
}

// newCache makes a cache that renews at most renewals pages at once behind their visitors' backs.
func newCache(maxBytes, renewals int, texts func() uint64, now func() time.Time) *cache {
	return &cache{
		now: now, texts: texts, maxBytes: maxBytes, renewals: renewals,
		entries: map[string]*list.Element{}, recent: list.New(), flights: map[string]*flight{},
		waiting: map[string]builder{},
	}
}

// urgency tells when a page must be renewed.
type urgency int

const (
	notNow urgency = iota
	behindVisitors
	beforeSending
)

func (c *cache) urgency(e *entry) urgency {
	now := c.now()
	since := func(t time.Time) time.Duration {
		if t.IsZero() {
			return -1
		}
		return now.Sub(t)
	}
	shown, listed := since(e.shown), since(e.listed)
	switch {
	case since(e.failed) >= 0 && since(e.failed) < failureRest:
		return notNow
	case shown >= shownGrace, listed >= listedLimit, e.texts != c.texts():
		return beforeSending
	case shown >= 0, listed >= listedRest, since(e.checked) >= timeLimit:
		return behindVisitors
	}
	return notNow
}

// get returns the page of key and whether it was sent as it was kept, without anybody waiting for it.
func (c *cache) get(ctx context.Context, key string, build builder) (p *page, kept bool, err error) {
	c.mu.Lock()
	if el := c.entries[key]; el != nil {
		c.recent.MoveToFront(el)
		e := el.Value.(*entry)
		e.visits++
		urgency := c.urgency(e)
		if urgency == behindVisitors && !e.renewing {
			e.renewing = true
			c.waiting[key] = build
			c.renewNext()
		}
		if urgency != beforeSending {
			p = e.page
			c.mu.Unlock()
			return p, true, nil
		}
	}
	f := c.join(key, build)
	c.mu.Unlock()
	select {
	case <-f.done:
		p, err = c.orKept(key, f)
		return p, false, err
	case <-ctx.Done():
		return nil, false, ctx.Err()
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

// renewNext makes pages again while visitors get the kept ones, as many at once as may be and those visited most often
// first. The caller holds the lock.
func (c *cache) renewNext() {
	for c.running < c.renewals && len(c.waiting) > 0 {
		key := c.mostVisited()
		build := c.waiting[key]
		delete(c.waiting, key)
		if c.entries[key] == nil {
			continue // it is no longer kept
		}
		c.running++
		f := c.join(key, build)
		go func() {
			<-f.done
			c.mu.Lock()
			defer c.mu.Unlock()
			c.running--
			if el := c.entries[key]; el != nil {
				el.Value.(*entry).renewing = false
			}
			c.renewNext()
		}()
	}
}

func (c *cache) mostVisited() (hottest string) {
	most := -1
	for key := range c.waiting {
		visits := 0
		if el := c.entries[key]; el != nil {
			visits = el.Value.(*entry).visits
		}
		if visits > most {
			hottest, most = key, visits
		}
	}
	return hottest
}

// join returns the flight of key, starting one when none is under way. The caller holds the lock. The flight does
// not end with the visitor who started it: others may be waiting for the same page.
func (c *cache) join(key string, build builder) *flight {
	if f := c.flights[key]; f != nil {
		return f
	}
	var kept *page
	if el := c.entries[key]; el != nil {
		kept = el.Value.(*entry).page
	}
	f := &flight{done: make(chan struct{}), texts: c.texts()}
	c.flights[key] = f
	go func() {
		f.page, f.err = build(context.Background(), kept)
		c.mu.Lock()
		delete(c.flights, key)
		c.land(key, f)
		c.mu.Unlock()
		close(f.done)
	}()
	return f
}

// land keeps what a flight made. The caller holds the lock.
func (c *cache) land(key string, f *flight) {
	el := c.entries[key]
	if f.err != nil || f.page.failed() {
		if el != nil {
			el.Value.(*entry).failed = c.now()
		}
		return
	}
	e := &entry{
		key: key, page: f.page, size: f.page.size(), texts: f.texts, shown: f.changed, listed: f.changed,
		checked: c.now(),
	}
	if el != nil {
		e.renewing, e.visits = el.Value.(*entry).renewing, el.Value.(*entry).visits
		c.remove(el)
	}
	c.entries[key] = c.recent.PushFront(e)
	c.bytes += e.size
	for c.bytes > c.maxBytes && c.recent.Len() > 1 {
		c.remove(c.recent.Back())
	}
}

func (c *cache) remove(el *list.Element) {
	e := c.recent.Remove(el).(*entry)
	delete(c.entries, e.key)
	c.bytes -= e.size
}

// changed notes that the things of these ids changed, or that anything may have.
func (c *cache) changed(ids []uint64, anything bool) {
	c.mu.Lock()
	defer c.mu.Unlock()
	now := c.now()
	for _, f := range c.flights { // what is being made may have been read before
		note(&f.changed, now)
	}
	for el := c.recent.Front(); el != nil; el = el.Next() {
		e := el.Value.(*entry)
		note(&e.listed, now)
		if anything || e.page.name(ids) {
			note(&e.shown, now)
		}
	}
}

// note keeps the first time.
func note(first *time.Time, now time.Time) {
	if first.IsZero() {
		*first = now
	}
}
