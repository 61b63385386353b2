package seo

import (
	"bufio"
	"context"
	"encoding/xml"
	"fmt"
	"strings"
	"time"

	"rangrue/internal/domain/catalog"
)

// document is a text on its way to its compressed form. Its first failure sticks and shows at flush.
type document struct{ *bufio.Writer }

func (d *document) text(s string) { _, _ = d.WriteString(s) }

// escaped writes a text that may hold anything.
func (d *document) escaped(s string) { _ = xml.EscapeText(d, []byte(s)) }

const (
	setOpen = `<?xml version="1.0" encoding="UTF-8"?>` + "\n" +
		`<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"` +
		` xmlns:image="http://www.google.com/schemas/sitemap-image/1.1">` + "\n"
	indexOpen = `<?xml version="1.0" encoding="UTF-8"?>` + "\n" +
		`<sitemapindex xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">` + "\n"
)

// urlSet writes a part of the map, or its index: both are lists of addresses.
type urlSet struct {
	*document
	origin string
	index  bool
	opened bool
}

func (s *urlSet) element() string {
	if s.index {
		return "sitemap"
	}
	return "url"
}

func (s *urlSet) open() {
	if s.opened {
		return
	}
	s.opened = true
	if s.index {
		s.text(indexOpen)
	} else {
		s.text(setOpen)
	}
}

// add writes one address with its last edit, when it is known, and its pictures.
func (s *urlSet) add(path string, edited time.Time, pictures ...string) {
	s.open()
	s.text("<" + s.element() + "><loc>")
	s.escaped(s.absolute(path))
	s.text("</loc>")
	if edited.Unix() > 0 {
		s.text("<lastmod>" + edited.UTC().Format(time.RFC3339) + "</lastmod>")
	}
	for _, address := range pictures {
		s.text("<image:image><image:loc>")
		s.escaped(s.absolute(address))
		s.text("</image:loc></image:image>")
	}
	s.text("</" + s.element() + ">\n")
}

// absolute completes an address of this site; files may live elsewhere.
func (s *urlSet) absolute(address string) string {
	if strings.HasPrefix(address, "/") {
		return s.origin + address
	}
	return address
}

func (s *urlSet) close() error {
	s.open()
	if s.index {
		s.text("</sitemapindex>\n")
	} else {
		s.text("</urlset>\n")
	}
	return s.Flush()
}

func (m *Map) writeProducts(ctx context.Context, to *urlSet, number int) error {
	err := m.Catalog.AddressesOfPart(ctx, m.PerPart, number, func(a catalog.Address) error {
		photos := make([]string, 0, len(a.Photos))
		for _, p := range a.Photos {
			if p.Ready() {
				photos = append(photos, m.URL(p.File))
			}
		}
		to.add("/produit/"+a.Slug, a.UpdatedAt, photos...)
		return nil
	})
	if err != nil {
		return fmt.Errorf("read the products of a part: %w", err)
	}
	if !to.opened {
		return errNoPart
	}
	return nil
}
