// Package headless reads the blog from a headless content service with Contentful's delivery API: the entries of
// content type blogue, or the one of a slug, with the files and entries they link to. It keeps the last good answer and
// gives it while the service is away; it never writes there.
package headless

import (
	"context"
	"errors"
	"log/slog"
	"net/http"
	"strings"
	"sync"
	"time"

	"golang.org/x/sync/singleflight"

	"rangrue/internal/domain/content"
	"rangrue/internal/kit/slug"
)

// contentType is what the service calls an article.
const contentType = "blogue"

const (
	fresh    = time.Minute      // an answer stands that long without asking
	rest     = 15 * time.Second // after a failure the service is left alone
	patience = 4 * time.Second  // for one answer; a page waits for it
	maxKept  = 500              // articles remembered one by one
)

// Options tell where the service is.
type Options struct {
	URL, Space, Environment, Token string
	Now                            func() time.Time
	Log                            *slog.Logger
}

// Blog is the blog of a content service.
type Blog struct {
	Options
	client  *http.Client
	flights singleflight.Group

	mu   sync.Mutex
	all  kept[[]content.Article]
	bySl map[string]kept[content.Article]
}

// kept is an answer with its age. Tried is when the service was last asked, whatever came of it.
type kept[T any] struct {
	value       T
	err         error // ErrNoArticle is an answer too
	good        bool
	made, tried time.Time
}

// New makes the blog; nothing is asked before the first reader.
func New(o Options) *Blog {
	if o.Now == nil {
		o.Now = time.Now
	}
	if o.Log == nil {
		o.Log = slog.New(slog.DiscardHandler)
	}
	o.URL = strings.TrimRight(o.URL, "/")
	return &Blog{Options: o, client: &http.Client{Timeout: patience}, bySl: map[string]kept[content.Article]{}}
}

// Articles lists every entry, the newest first.
func (b *Blog) Articles(ctx context.Context) ([]content.Article, error) {
	b.mu.Lock()
	known := b.all
	b.mu.Unlock()
	return refresh(ctx, b, "\x00all", known, b.fetchAll, func(k kept[[]content.Article]) { b.all = k })
}

// Article is the entry of a slug.
func (b *Blog) Article(ctx context.Context, name string) (content.Article, error) {
	if !slug.Valid(name) {
		return content.Article{}, content.ErrNoArticle
	}
	b.mu.Lock()
	known := b.bySl[name]
	b.mu.Unlock()
	return refresh(ctx, b, name, known, func(ctx context.Context) (content.Article, error) {
		return b.fetchOne(ctx,
			name)
	},
		func(k kept[content.Article]) {
			if len(b.bySl) >= maxKept { // rare, and cheaper than counting who was read last
				clear(b.bySl)
			}
			b.bySl[name] = k
		})
}

// refresh gives what is known while it is fresh, asks again otherwise, and falls back on what is known when the service
// does not answer.
func refresh[T any](ctx context.Context, b *Blog, key string, known kept[T], fetch func(context.Context) (T, error),
	keep func(kept[T])) (T, error) {
	now := b.Now()
	if known.good && now.Sub(known.made) < fresh {
		return known.value, known.err
	}
	if !known.tried.IsZero() && now.Sub(known.tried) < rest {
		return known.orAway(nil)
	}
	result, err, _ := b.flights.Do(key, func() (any, error) {
		ctx, cancel := context.WithTimeout(context.WithoutCancel(ctx), patience) // others may wait for the same answer
		defer cancel()
		value, err := fetch(ctx)
		next := kept[T]{value: value, err: err, good: true, made: now, tried: now}
		if err != nil && !errors.Is(err, content.ErrNoArticle) {
			b.Log.WarnContext(ctx, "the content service did not answer", "error", err)
			next = known
			next.tried = now
		}
		b.mu.Lock()
		defer b.mu.Unlock()
		keep(next)
		return next, err
	})
	return result.(kept[T]).orAway(err)
}

// orAway is the answer, or the failure that the page shows kindly when there never was one.
func (k kept[T]) orAway(cause error) (T, error) {
	if k.good {
		return k.value, k.err
	}
	var none T
	return none, content.ErrBlogAway.Because(cause)
}
