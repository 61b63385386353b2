// Package seo tells crawlers where everything is: /robots.txt and a map of the site in parts, with its pictures. It
// names only pages that anyone may read and that ask to be indexed; what a page says of itself is the page's own.
//
// A part is written from the database straight into its compressed form and kept until the catalogue changes, so that a
// crawler costs one read however often it comes.
package seo

import (
	"context"
	"net/http"
	"time"

	"rangrue/internal/domain/catalog"
	"rangrue/internal/domain/shop"
	"rangrue/internal/kit/picture"
	"rangrue/internal/kit/web"
)

// Options are what the map is made of.
type Options struct {
	PublicURL string                           // origin of every address, without a slash at its end
	Pages     []string                         // indexed pages that are always there, as paths
	Texts     func(ctx context.Context) []Text // pages of words: articles, legal pages; nil for none
	Catalog   *catalog.Service
	Shops     *shop.Service
	Counts    catalog.CountFunc // products shown by each category: an empty one is not worth a visit
	URL       picture.URLOf
	Version   func() uint64 // of the catalogue
	Now       func() time.Time
	PerPart   int // products in a part; DefaultPerPart when zero
}

// Text is a page of words.
type Text struct {
	Path    string
	Edited  time.Time // zero when unknown
	Picture string    // address; empty for none
}

// DefaultPerPart keeps a part of products under 10 MB uncompressed. The protocol allows 50,000 addresses and 50 MB.
const DefaultPerPart = 20_000

// Map answers crawlers.
type Map struct {
	Options
	kept *kept
}

// New makes the map; nothing is read before the first question.
func New(o Options) *Map {
	if o.PerPart == 0 {
		o.PerPart = DefaultPerPart
	}
	return &Map{Options: o, kept: newKept(o.Version, o.Now)}
}

// Routes mounts the addresses that crawlers expect.
func (m *Map) Routes(mux *http.ServeMux) {
	mux.HandleFunc("GET /robots.txt", m.robots)
	mux.HandleFunc("GET "+indexPath, func(w http.ResponseWriter, r *http.Request) { m.serve(w, r, "", m.writeIndex) })
	mux.HandleFunc("GET "+partPath+"{name}", m.servePart)
}

func (m *Map) servePart(w http.ResponseWriter, r *http.Request) {
	p, ok := readPart(r.PathValue("name"))
	if !ok {
		web.WriteProblem(w, r, errNoPart)
		return
	}
	write := map[kind]func(context.Context, *urlSet, int) error{
		pages: m.writePages, categories: m.writeCategories, shops: m.writeShops, products: m.writeProducts,
	}[p.kind]
	m.serve(w, r, p.name(), func(ctx context.Context, to *document) error {
		set := &urlSet{document: to, origin: m.PublicURL}
		if err := write(ctx, set, p.number-1); err != nil {
			return err
		}
		return set.close()
	})
}
