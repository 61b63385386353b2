package seo_test

import (
	"compress/gzip"
	"context"
	"encoding/xml"
	"io"
	"net/http"
	"net/http/httptest"
	"slices"
	"strings"
	"testing"
	"time"

	"rangrue/internal/domain/catalog"
	"rangrue/internal/domain/shop"
	"rangrue/internal/flow/seo"
	"rangrue/internal/kit/db"
	"rangrue/internal/kit/db/dbtest"
	"rangrue/internal/kit/picture"
	"rangrue/internal/markettest"
)

const origin = "https://exemple.test"

var (
	ctx     = context.Background()
	morning = time.Date(2026, 11, 15, 9, 0, 0, 0, time.UTC)
)

func at(key string) string { return "/fichiers/" + key }

// site is a small market and the map of it, two products to a part.
type site struct {
	t       *testing.T
	catalog *catalog.Service
	shops   *shop.Service
	mux     *http.ServeMux
	now     time.Time
	version uint64
	dishes  catalog.Category
	shopID  string
	texts   []seo.Text
}

func newSite(t *testing.T, d *db.DB) *site {
	t.Helper()
	s := &site{t: t, mux: http.NewServeMux(), now: morning, version: 1}
	now := func() time.Time { return s.now }
	s.catalog, s.shops = catalog.New(d, now, at), shop.New(d, now, at)
	house := markettest.Must(s.catalog.CreateCategory(ctx, catalog.Category{Name: "Maison et décoration"}))
	s.dishes = markettest.Must(s.catalog.CreateCategory(ctx, catalog.Category{Name: "Vaisselle", ParentID: house.ID}))
	markettest.Must(s.catalog.CreateCategory(ctx, catalog.Category{Name: "Bijoux"})) // holds nothing
	s.shopID = s.open("Atelier Batture", shop.Approved)
	counts := func(context.Context) (map[string]int, error) {
		return map[string]int{house.ID: 1, s.dishes.ID: 1}, nil
	}
	seo.New(seo.Options{
		PublicURL: origin, Pages: []string{"/", "/boutique"},
		Texts:   func(context.Context) []seo.Text { return s.texts },
		Catalog: s.catalog, Shops: s.shops, Counts: counts, URL: at,
		Version: func() uint64 { return s.version }, Now: now, PerPart: 2,
	}).Routes(s.mux)
	return s
}

func (s *site) open(name string, status shop.Status) string {
	return markettest.Must(s.shops.Create(ctx, shop.NewShop{Status: status, Details: shop.Details{
		Name: name, CategoryCode: "home_deco", Place: shop.Place{City: "Kamouraska", PostalCode: "G0L 1M0"},
		Photo: picture.Picture{File: "devanture.jpg"},
		Merchant: shop.Merchant{
			LegalName: "Batture inc.", Address: "12, rue du Quai", City: "Kamouraska", PostalCode: "G0L 1M0",
		},
	}})).ID
}

func (s *site) sell(name string, status catalog.Status, photos ...catalog.Photo) *catalog.Product {
	details := catalog.Details{
		Name: name, CategoryIDs: []string{s.dishes.ID}, Photos: photos, Variants: []catalog.Variant{{Price: 2000}},
	}
	product := catalog.NewProduct{ShopID: s.shopID, Status: status, Details: details}
	return markettest.Must(s.catalog.Create(ctx, product))
}

func (s *site) ask(path string, header ...string) *httptest.ResponseRecorder {
	r := httptest.NewRequestWithContext(ctx, http.MethodGet, path, nil)
	for i := 0; i+1 < len(header); i += 2 {
		r.Header.Set(header[i], header[i+1])
	}
	w := httptest.NewRecorder()
	s.mux.ServeHTTP(w, r)
	return w
}

// list reads a part or the index: its addresses, each with its last edit and pictures when it has some.
func (s *site) list(path string) []string {
	s.t.Helper()
	w := s.ask(path)
	if w.Code != http.StatusOK {
		s.t.Fatalf("%s: %d", path, w.Code)
	}
	type entry struct {
		Loc     string   `xml:"loc"`
		LastMod string   `xml:"lastmod"`
		Images  []string `xml:"image>loc"`
	}
	var read struct {
		URLs  []entry `xml:"url"`
		Parts []entry `xml:"sitemap"`
	}
	if err := xml.Unmarshal(w.Body.Bytes(), &read); err != nil {
		s.t.Fatalf("%s: %v in %s", path, err, w.Body)
	}
	var out []string
	for _, e := range append(read.Parts, read.URLs...) {
		line := strings.Join(append([]string{e.Loc, e.LastMod}, e.Images...), " ")
		out = append(out, strings.TrimSpace(strings.ReplaceAll(line, origin, "")))
	}
	return out
}

func TestTheMapNamesEveryPublicPageOnce(t *testing.T) {
	dbtest.Run(t, func(t *testing.T, d *db.DB) {
		s := newSite(t, d)
		s.sell("Tasse", catalog.Published, photo("bleu", "bleu.jpg"), photo("dos", "dos&fond.jpg"),
			photo("a-venir", ""))
		s.sell("Brouillon", catalog.Draft)
		s.sell("Bol", catalog.Published)
		s.now = morning.Add(time.Hour)
		s.sell("Vase", catalog.Published)
		s.open("Pas encore", shop.Draft)

		expect(t, s.list("/sitemap.xml"), "/sitemap/pages-1.xml", "/sitemap/categories-1.xml",
			"/sitemap/boutiques-1.xml 2026-11-15T09:00:00Z",
			"/sitemap/produits-1.xml 2026-11-15T09:00:00Z", "/sitemap/produits-2.xml 2026-11-15T10:00:00Z")
		expect(t, s.list("/sitemap/pages-1.xml"), "/", "/boutique")
		expect(t, s.list("/sitemap/categories-1.xml"), "/categorie/maison-et-decoration",
			"/categorie/maison-et-decoration/vaisselle")
		expect(t, s.list("/sitemap/boutiques-1.xml"),
			"/boutique/atelier-batture 2026-11-15T09:00:00Z /fichiers/devanture.jpg",
			"/boutique/atelier-batture/a-propos 2026-11-15T09:00:00Z")
		expect(t, append(s.list("/sitemap/produits-1.xml"), s.list("/sitemap/produits-2.xml")...),
			"/produit/tasse 2026-11-15T09:00:00Z /fichiers/bleu.jpg /fichiers/dos&fond.jpg",
			"/produit/bol 2026-11-15T09:00:00Z", "/produit/vase 2026-11-15T10:00:00Z")
	})
}

func TestAClosedShopLeavesTheMapWithItsProducts(t *testing.T) {
	dbtest.Run(t, func(t *testing.T, d *db.DB) {
		s := newSite(t, d)
		s.sell("Tasse", catalog.Published)
		markettest.Must(0, s.shops.SetStatus(ctx, s.shopID, shop.Suspended, "Essai"))
		expect(t, s.list("/sitemap.xml"), "/sitemap/pages-1.xml", "/sitemap/categories-1.xml")
		for _, gone := range []string{"/sitemap/boutiques-1.xml", "/sitemap/produits-1.xml"} {
			if w := s.ask(gone); w.Code != http.StatusNotFound {
				t.Errorf("%s: %d", gone, w.Code)
			}
		}
	})
}

func TestTextsAreNamedWithTheirLastEditAndPicture(t *testing.T) {
	dbtest.Run(t, func(t *testing.T, d *db.DB) {
		s := newSite(t, d)
		s.texts = []seo.Text{{Path: "/contact"}, {Path: "/blogue/tuque", Edited: morning, Picture: at("tuque.jpg")}}
		expect(t, s.list("/sitemap/pages-1.xml"), "/", "/boutique", "/contact", "/blogue/tuque 2026-11-15T09:00:00Z "+
			at("tuque.jpg"))
	})
}

func TestAPartIsReadAgainAfterSomeHours(t *testing.T) {
	dbtest.Run(t, func(t *testing.T, d *db.DB) {
		s := newSite(t, d)
		s.list("/sitemap/pages-1.xml")
		s.texts = []seo.Text{{Path: "/blogue/tuque"}} // kept elsewhere: no version of ours tells
		s.now = s.now.Add(7 * time.Hour)
		expect(t, s.list("/sitemap/pages-1.xml"), "/", "/boutique", "/blogue/tuque")
	})
}

func TestAPartIsKeptUntilTheCatalogueChanges(t *testing.T) {
	dbtest.Run(t, func(t *testing.T, d *db.DB) {
		s := newSite(t, d)
		s.sell("Tasse", catalog.Published)
		s.list("/sitemap/produits-1.xml")
		s.sell("Bol", catalog.Published)
		s.now = s.now.Add(time.Hour)
		if got := s.list("/sitemap/produits-1.xml"); len(got) != 1 {
			t.Errorf("read again although nothing was said to change: %v", got)
		}
		s.version++
		if got := s.list("/sitemap/produits-1.xml"); len(got) != 2 {
			t.Errorf("still old after the change: %v", got)
		}
		s.sell("Vase", catalog.Published)
		s.version++
		s.now = s.now.Add(59 * time.Second)
		if w := s.ask("/sitemap/produits-2.xml"); w.Code != http.StatusOK {
			t.Errorf("a new part: %d", w.Code)
		}
		if got := s.list("/sitemap/produits-1.xml"); len(got) != 2 {
			t.Errorf("a busy market is read at every question: %v", got)
		}
	})
}

func TestCrawlersTakeItCompressedAndAskIfItChanged(t *testing.T) {
	dbtest.Run(t, func(t *testing.T, d *db.DB) {
		s := newSite(t, d)
		plain := s.ask("/sitemap.xml")
		packed := s.ask("/sitemap.xml", "Accept-Encoding", "gzip, deflate, br")
		tag := packed.Header().Get("ETag")
		if packed.Header().Get("Content-Encoding") != "gzip" || tag == "" || unpack(t, packed) != plain.Body.String() {
			t.Errorf("headers %v do not carry %s", packed.Header(), plain.Body)
		}
		if again := s.ask("/sitemap.xml", "Accept-Encoding", "gzip", "If-None-Match",
			tag); again.Code != http.StatusNotModified {
			t.Errorf("unchanged: %d", again.Code)
		}
	})
}

func TestUnknownPartsAreNotFound(t *testing.T) {
	dbtest.Run(t, func(t *testing.T, d *db.DB) {
		s := newSite(t, d)
		for _, name := range []string{
			"produits-1.xml", "produits-01.xml", "pages-2.xml", "categories-2.xml", "pages-0.xml", "pages--1.xml",
			"pages-1", "pages.xml", "clients-1.xml", "produits-9223372036854775807.xml", "produits-50001.xml",
		} {
			if w := s.ask("/sitemap/" + name); w.Code != http.StatusNotFound {
				t.Errorf("%s: %d", name, w.Code)
			}
		}
	})
}

func TestRobotsMayReadAllButThePagesOfOnePerson(t *testing.T) {
	s := &site{mux: http.NewServeMux()}
	seo.New(seo.Options{PublicURL: origin}).Routes(s.mux)
	got := s.ask("/robots.txt").Body.String()
	for _, line := range []string{
		"User-agent: *", "Disallow: /compte", "Disallow: /panier", "Sitemap: " + origin + "/sitemap.xml",
	} {
		if !slices.Contains(strings.Split(got, "\n"), line) {
			t.Errorf("%q is missing from\n%s", line, got)
		}
	}
	if strings.Contains(got, "Disallow: /\n") || strings.Contains(got, "Disallow: /recherche") {
		t.Errorf("shuts crawlers out of public pages:\n%s", got)
	}
}

func photo(id, file string) catalog.Photo {
	return catalog.Photo{ID: id, Picture: picture.Picture{File: file}}
}

func expect(t *testing.T, got []string, want ...string) {
	t.Helper()
	if !slices.Equal(got, want) {
		t.Errorf("got\n%s\nwant\n%s", strings.Join(got, "\n"), strings.Join(want, "\n"))
	}
}

func unpack(t *testing.T, w *httptest.ResponseRecorder) string {
	t.Helper()
	r := markettest.Must(gzip.NewReader(w.Body))
	return string(markettest.Must(io.ReadAll(r)))
}
