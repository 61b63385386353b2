// Package feed tells other sites what is for sale: product feeds for Google Merchant Center and Meta, and the newest
// products as RSS, of the whole market or of one shop. It says only what anyone may read on the products' own pages.
//
// A feed is written as its products are read, a few hundred at a time, and never held whole: a market of any size takes
// the same memory. Readers are answered that nothing changed by the catalogue's version, without a read.
package feed

import (
	"bufio"
	"context"
	"errors"
	"fmt"
	"net/http"
	"strings"
	"time"

	"golang.org/x/sync/semaphore"

	"rangrue/internal/domain/catalog"
	"rangrue/internal/domain/shop"
	"rangrue/internal/kit/calendar"
	"rangrue/internal/kit/picture"
	"rangrue/internal/kit/problem"
	"rangrue/internal/kit/web"
)

// Options are what feeds are made of.
type Options struct {
	Name      string // of the market
	PublicURL string // origin of every address, without a slash at its end
	Catalog   *catalog.Service
	Shops     *shop.Service
	URL       picture.URLOf
	Version   func() uint64 // of the catalogue
	Now       func() time.Time
}

// Feeds answers those who read them.
type Feeds struct {
	Options
	turns *semaphore.Weighted
}

const (
	atOnce    = 2                // feeds written at once: a whole market takes a processor for seconds
	patience  = 10 * time.Second // for a turn
	writeTime = 5 * time.Minute  // for a reader with a slow connection
	maxAge    = "public, max-age=3600"
	newest    = 50 // products of the RSS
)

var (
	errNoFeed = problem.Missing("feed_not_found")
	errBusy   = problem.New(problem.Unavailable, "feed_busy", problem.Say(
		"Trop de flux sont demandés à la fois. Réessayez dans une minute.",
		"Too many feeds are asked for at once. Try again in a minute."))
)

// New makes the feeds; nothing is read before the first question.
func New(o Options) *Feeds { return &Feeds{Options: o, turns: semaphore.NewWeighted(atOnce)} }

// Path is where the newest products of the market are.
const Path = "/flux/nouveautes.xml"

// Routes mounts the feeds of the market and of each shop.
func (f *Feeds) Routes(mux *http.ServeMux) {
	mux.HandleFunc("GET /flux/{name}", f.ofMarket)
	mux.HandleFunc("GET /boutique/{slug}/flux/{name}", f.ofShop)
}

// scope is what a feed is about.
type scope struct {
	shopID      string // empty for the whole market
	title, link string
}

// writers make each feed by the last part of its address.
var writers = map[string]func(*Feeds, context.Context, *document, scope) error{
	"google.xml": google.write, "meta.xml": meta.write, "nouveautes.xml": (*Feeds).writeNewest,
}

func (f *Feeds) ofMarket(w http.ResponseWriter, r *http.Request) {
	f.serve(w, r, scope{title: f.Name, link: f.PublicURL + "/"})
}

func (f *Feeds) ofShop(w http.ResponseWriter, r *http.Request) {
	asked := r.PathValue("slug")
	s, err := f.Shops.BySlug(r.Context(), asked)
	if err != nil {
		web.WriteProblem(w, r, err)
		return
	}
	if s.Slug != asked {
		http.Redirect(w, r, "/boutique/"+s.Slug+"/flux/"+r.PathValue("name"), http.StatusMovedPermanently)
		return
	}
	f.serve(w, r, scope{shopID: s.ID, title: s.Name, link: f.PublicURL + "/boutique/" + s.Slug})
}

func (f *Feeds) serve(w http.ResponseWriter, r *http.Request, s scope) {
	write, ok := writers[r.PathValue("name")]
	if !ok {
		web.WriteProblem(w, r, errNoFeed)
		return
	}
	h := w.Header()
	// A vacation that ends changes what can be bought without a change of the catalogue: not the same feed twice a day.
	tag := fmt.Sprintf(`W/"%d-%d"`, f.Version(), calendar.Day(f.Now()))
	h.Set("Cache-Control", maxAge)
	h.Set("ETag", tag)
	if r.Header.Get("If-None-Match") == tag {
		w.WriteHeader(http.StatusNotModified)
		return
	}
	waiting, cancel := context.WithTimeout(r.Context(), patience)
	defer cancel()
	if f.turns.Acquire(waiting, 1) != nil {
		h.Del("ETag")
		h.Del("Cache-Control")
		web.WriteProblem(w, r, errBusy)
		return
	}
	defer f.turns.Release(1)
	h.Set("Content-Type", "application/xml; charset=utf-8")
	if r.Method == http.MethodHead {
		return
	}
	_ = http.NewResponseController(w).SetWriteDeadline(time.Now().Add(writeTime)) // where it cannot be set, none is
	d := &document{bufio.NewWriterSize(w, 64<<10)}
	if err := errors.Join(write(f, r.Context(), d, s), d.Flush()); err != nil && r.Context().Err() == nil {
		panic(http.ErrAbortHandler) // a feed that ends early must not look whole
	}
}

// absolute completes an address of this site; files may live elsewhere.
func (f *Feeds) absolute(address string) string {
	if strings.HasPrefix(address, "/") {
		return f.PublicURL + address
	}
	return address
}
