package seo

import (
	"context"
	"fmt"
	"slices"
	"strconv"
	"strings"
	"time"

	"rangrue/internal/kit/problem"
)

const (
	indexPath = "/sitemap.xml"
	partPath  = "/sitemap/"

	shopsPerPart = 10_000 // two addresses each
)

// kind is what a part of the map is about; its text begins the part's name.
type kind string

const (
	pages      kind = "pages"
	categories kind = "categories"
	shops      kind = "boutiques"
	products   kind = "produits"
)

// part is one file of the map: produits-3.xml.
type part struct {
	kind   kind
	number int // from 1
}

func (p part) name() string { return fmt.Sprintf("%s-%d.xml", p.kind, p.number) }

// readPart reads the name of a part, in the one form the index writes.
func readPart(name string) (part, bool) {
	text, number, _ := strings.Cut(strings.TrimSuffix(name, ".xml"), "-")
	n, err := strconv.Atoi(number)
	p := part{kind(text), n}
	known := slices.Contains([]kind{pages, categories, shops, products}, p.kind)
	return p, known && err == nil && n > 0 && n <= maxParts && p.name() == name
}

// maxParts is how many parts an index may name; it also keeps an offset from overflowing.
const maxParts = 50_000

// errNoPart says that a part of that number does not exist, or no more.
var errNoPart = problem.Missing("sitemap_not_found")

// writeIndex names every part with its last edit, where it is known.
func (m *Map) writeIndex(ctx context.Context, to *document) error {
	edited, err := m.Catalog.AddressParts(ctx, m.PerPart)
	if err != nil {
		return fmt.Errorf("count the products: %w", err)
	}
	open, err := m.Shops.Approved(ctx)
	if err != nil {
		return fmt.Errorf("read the shops: %w", err)
	}
	index := &urlSet{document: to, origin: m.PublicURL, index: true}
	index.add(partPath+part{pages, 1}.name(), time.Time{})
	index.add(partPath+part{categories, 1}.name(), time.Time{})
	number := 0
	for some := range slices.Chunk(open, shopsPerPart) {
		number++
		var latest time.Time
		for _, s := range some {
			latest = later(latest, s.UpdatedAt)
		}
		index.add(partPath+part{shops, number}.name(), latest)
	}
	for i, at := range edited {
		index.add(partPath+part{products, i + 1}.name(), at)
	}
	return index.close()
}

func later(a, b time.Time) time.Time {
	if b.After(a) {
		return b
	}
	return a
}

func (m *Map) writePages(ctx context.Context, to *urlSet, number int) error {
	if number > 0 {
		return errNoPart
	}
	for _, path := range m.Pages {
		to.add(path, time.Time{})
	}
	if m.Texts == nil {
		return nil
	}
	for _, text := range m.Texts(ctx) {
		if text.Picture == "" {
			to.add(text.Path, text.Edited)
		} else {
			to.add(text.Path, text.Edited, text.Picture)
		}
	}
	return nil
}

func (m *Map) writeCategories(ctx context.Context, to *urlSet, number int) error {
	if number > 0 {
		return errNoPart
	}
	tree, err := m.Catalog.Categories(ctx)
	if err != nil {
		return fmt.Errorf("read the categories: %w", err)
	}
	counts, err := m.Counts(ctx)
	if err != nil {
		return fmt.Errorf("count the categories: %w", err)
	}
	for _, c := range tree.Flat() {
		if counts[c.ID] > 0 {
			to.add("/categorie/"+tree.Path(c.ID), time.Time{})
		}
	}
	return nil
}

func (m *Map) writeShops(ctx context.Context, to *urlSet, number int) error {
	all, err := m.Shops.Approved(ctx)
	if err != nil {
		return fmt.Errorf("read the shops: %w", err)
	}
	if number*shopsPerPart >= len(all) {
		return errNoPart
	}
	for _, s := range all[number*shopsPerPart : min(len(all), (number+1)*shopsPerPart)] {
		var photos []string
		if s.Photo.Ready() {
			photos = append(photos, m.URL(s.Photo.File))
		}
		if s.Banner.Ready() && s.Banner.Jpeg1600 != "" {
			photos = append(photos, m.URL(s.Banner.Jpeg1600))
		}
		to.add("/boutique/"+s.Slug, s.UpdatedAt, photos...)
		to.add("/boutique/"+s.Slug+"/a-propos", s.UpdatedAt)
	}
	return nil
}
