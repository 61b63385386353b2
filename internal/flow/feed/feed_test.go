package feed_test

import (
	"bytes"
	"context"
	"encoding/xml"
	"fmt"
	"net/http"
	"net/http/httptest"
	"runtime"
	"slices"
	"strings"
	"testing"
	"time"

	"rangrue/internal/domain/catalog"
	"rangrue/internal/domain/shop"
	"rangrue/internal/flow/feed"
	"rangrue/internal/kit/db"
	"rangrue/internal/kit/db/dbtest"
	"rangrue/internal/kit/picture"
	"rangrue/internal/markettest"
)

const origin = "https://exemple.test"

var ctx = context.Background()

// world is a market, its feeds and what they are asked for.
type world struct {
	*markettest.Market
	mux     *http.ServeMux
	version uint64
	shop    *shop.Shop
	cups    string
}

func newWorld(t testing.TB, d *db.DB) *world {
	w := &world{Market: markettest.New(t, d), mux: http.NewServeMux(), version: 7}
	feed.New(feed.Options{Name: "Rang & Rue", PublicURL: origin, Catalog: w.Catalog, Shops: w.Shops,
		URL: markettest.FileURL, Now: w.Now, Version: func() uint64 { return w.version }}).Routes(w.mux)
	w.shop = w.Shop(shop.NewShop{Status: shop.Approved, Details: shop.Details{Name: "Atelier Batture & fils"}})
	top := markettest.Must(w.Catalog.CreateCategory(ctx, catalog.Category{Name: "Maison"}))
	w.cups = markettest.Must(w.Catalog.CreateCategory(ctx, catalog.Category{Name: "Tasses", ParentID: top.ID})).ID
	return w
}

func photo(id string) catalog.Photo {
	return catalog.Photo{ID: id, Picture: picture.Picture{File: "photos/" + id + "/800.jpeg"}}
}

func (w *world) sell(shopID, name string, change func(*catalog.NewProduct)) *catalog.Product {
	w.Helper()
	n := catalog.NewProduct{ShopID: shopID, Status: catalog.Published, CreatedAt: w.At, Details: catalog.Details{
		Name: name, CategoryIDs: []string{w.cups}, Photos: []catalog.Photo{photo("une"), photo("deux")},
		Variants: []catalog.Variant{{Price: 3400}},
	}}
	if change != nil {
		change(&n)
	}
	return markettest.Must(w.Catalog.Create(ctx, n))
}

func (w *world) ask(path string, headers ...string) *httptest.ResponseRecorder {
	r := httptest.NewRequest(http.MethodGet, path, nil)
	for i := 0; i < len(headers); i += 2 {
		r.Header.Set(headers[i], headers[i+1])
	}
	answer := httptest.NewRecorder()
	w.mux.ServeHTTP(answer, r)
	return answer
}

// item is what a feed says of something.
type item struct {
	ID           string   `xml:"http://base.google.com/ns/1.0 id"`
	Group        string   `xml:"http://base.google.com/ns/1.0 item_group_id"`
	GTitle       string   `xml:"http://base.google.com/ns/1.0 title"`
	Text         string   `xml:"http://base.google.com/ns/1.0 description"`
	GLink        string   `xml:"http://base.google.com/ns/1.0 link"`
	Image        string   `xml:"http://base.google.com/ns/1.0 image_link"`
	More         []string `xml:"http://base.google.com/ns/1.0 additional_image_link"`
	Availability string   `xml:"http://base.google.com/ns/1.0 availability"`
	Price        string   `xml:"http://base.google.com/ns/1.0 price"`
	Sale         string   `xml:"http://base.google.com/ns/1.0 sale_price"`
	Brand        string   `xml:"http://base.google.com/ns/1.0 brand"`
	Type         string   `xml:"http://base.google.com/ns/1.0 product_type"`
	Color        string   `xml:"http://base.google.com/ns/1.0 color"`
	Title        string   `xml:"title"`
	Link         string   `xml:"link"`
	Date         string   `xml:"pubDate"`
}

func (w *world) items(path string) []item {
	w.Helper()
	answer := w.ask(path)
	var document struct {
		Items []item `xml:"channel>item"`
	}
	if err := xml.Unmarshal(answer.Body.Bytes(), &document); err != nil || answer.Code != http.StatusOK {
		w.Fatalf("%s: %d %v %s", path, answer.Code, err, answer.Body)
	}
	return document.Items
}

func TestAFeedTellsWhatIsForSaleVariantByVariant(t *testing.T) {
	dbtest.Run(t, func(t *testing.T, d *db.DB) {
		w := newWorld(t, d)
		mug := w.sell(w.shop.ID, "Tasse d’été & d’hiver", func(n *catalog.NewProduct) {
			n.Description = "<p>Grès <b>fin</b>.</p>"
			n.Options = []catalog.Option{{Name: "Couleur", Values: []string{"Bleu", "Sauge"}},
				{Name: "Anse", Values: []string{"Ronde"}}} // a word that no reader knows
			n.Variants = []catalog.Variant{
				{Options: map[string]string{"Couleur": "Bleu", "Anse": "Ronde"}, Price: 3400, RegularPrice: 4600},
				{Options: map[string]string{"Couleur": "Sauge", "Anse": "Ronde"}, Price: 3400,
					InventoryMode: catalog.ByStock, PhotoIDs: []string{"deux"}},
			}
		})
		got := w.items("/flux/google.xml")
		blue := item{ID: mug.Variants[0].ID, Group: mug.ID, GTitle: "Tasse d’été & d’hiver, Bleu, Ronde",
			Text:  "Grès fin.",
			GLink: origin + "/produit/" + mug.Slug + "?variante=" + mug.Variants[0].ID,
			Image: origin + "/fichiers/photos/une/800.jpeg", More: []string{origin + "/fichiers/photos/deux/800.jpeg"},
			Availability: "in_stock", Price: "46.00 CAD", Sale: "34.00 CAD", Brand: "Atelier Batture & fils",
			Type: "Maison > Tasses", Color: "Bleu"}
		if len(got) != 2 || fmt.Sprint(got[0]) != fmt.Sprint(blue) {
			t.Errorf("%+v\nwant\n%+v", got, blue)
		}
		if sage := got[1]; sage.Availability != "out_of_stock" || sage.Price != "34.00 CAD" || sage.Sale != "" ||
			!strings.Contains(sage.Image, "deux") {
			t.Errorf("%+v", sage)
		}
		if theirs := w.items("/flux/meta.xml"); theirs[0].Availability != "in stock" ||
			theirs[1].Availability != "out of stock" {
			t.Errorf("%+v", theirs)
		}
	})
}

func TestWhatIsHiddenIsInNoFeed(t *testing.T) {
	dbtest.Run(t, func(t *testing.T, d *db.DB) {
		w := newWorld(t, d)
		other := w.Shop(shop.NewShop{Status: shop.Approved, Details: shop.Details{Name: "Maille Nordet"}})
		shut := w.Shop(shop.NewShop{Status: shop.Approved, Details: shop.Details{Name: "Fermée"}})
		w.sell(w.shop.ID, "Tasse", nil)
		w.At = w.At.Add(time.Hour)
		w.sell(other.ID, "Tuque", nil)
		w.sell(shut.ID, "Secret", nil)
		w.sell(w.shop.ID, "Brouillon", func(n *catalog.NewProduct) { n.Status = catalog.Draft })
		w.sell(w.shop.ID, "Archive", func(n *catalog.NewProduct) { n.Status = catalog.Archived })
		w.sell(w.shop.ID, "Sans photo", func(n *catalog.NewProduct) { n.Photos = nil })
		markettest.Must(0, w.Shops.SetStatus(ctx, shut.ID, shop.Suspended, "Plainte"))
		titles := func(path string) (list []string) {
			for _, i := range w.items(path) {
				list = append(list, i.GTitle+i.Title)
			}
			return list
		}
		for path, want := range map[string][]string{
			"/flux/google.xml": {"Tasse", "Tuque"},
			"/flux/meta.xml":   {"Tasse", "Tuque"},
			"/boutique/" + w.shop.Slug + "/flux/google.xml":    {"Tasse"},
			"/boutique/" + other.Slug + "/flux/meta.xml":       {"Tuque"},
			"/boutique/" + other.Slug + "/flux/nouveautes.xml": {"Tuque"},
			"/flux/nouveautes.xml":                             {"Sans photo", "Tuque", "Tasse"},
		} {
			if got := titles(path); !slices.Equal(got, want) {
				t.Errorf("%s: %q, want %q", path, got, want)
			}
		}
		for _, path := range []string{"/flux/autre.xml", "/boutique/" + shut.Slug + "/flux/google.xml",
			"/boutique/inconnue/flux/google.xml", "/boutique/" + w.shop.Slug + "/flux/x"} {
			if got := w.ask(path); got.Code != http.StatusNotFound {
				t.Errorf("%s: %d", path, got.Code)
			}
		}
		markettest.Must(0, w.Shops.SetVacation(ctx, other.ID, w.At.Add(48*time.Hour)))
		if got := w.items("/boutique/" + other.Slug + "/flux/google.xml"); got[0].Availability != "out_of_stock" {
			t.Errorf("of a shop that is away: %+v", got)
		}
		w.At = w.At.Add(72 * time.Hour)
		if got := w.items("/boutique/" + other.Slug + "/flux/google.xml"); got[0].Availability != "in_stock" {
			t.Errorf("once it is back: %+v", got)
		}
	})
}

func TestAFeedThatDidNotChangeIsNotReadAgain(t *testing.T) {
	dbtest.Run(t, func(t *testing.T, d *db.DB) {
		w := newWorld(t, d)
		w.sell(w.shop.ID, "Tasse", nil)
		for _, path := range []string{"/flux/google.xml", "/boutique/" + w.shop.Slug + "/flux/nouveautes.xml"} {
			first := w.ask(path)
			tag := first.Header().Get("ETag")
			if tag == "" || first.Header().Get("Cache-Control") != "public, max-age=3600" ||
				first.Header().Get("Content-Type") != "application/xml; charset=utf-8" {
				t.Errorf("%s: %v", path, first.Header())
			}
			if again := w.ask(path, "If-None-Match", tag); again.Code != http.StatusNotModified ||
				again.Body.Len() > 0 {
				t.Errorf("%s unchanged: %d", path, again.Code)
			}
			w.version++
			if changed := w.ask(path, "If-None-Match", tag); changed.Code != http.StatusOK {
				t.Errorf("%s changed: %d", path, changed.Code)
			}
		}
	})
}

// pace counts what is written, and tells how much memory is held at each step of that.
type pace struct {
	header http.Header
	bytes  int
	next   int
	held   []uint64
}

func (p *pace) Header() http.Header { return p.header }
func (p *pace) WriteHeader(int)     {}
func (p *pace) Write(b []byte) (int, error) {
	if p.bytes += len(b); p.bytes > p.next {
		p.next += 2 << 20
		runtime.GC()
		var m runtime.MemStats
		runtime.ReadMemStats(&m)
		p.held = append(p.held, m.HeapAlloc)
	}
	return len(b), nil
}

func TestAFeedTakesNoMoreMemoryForMoreProducts(t *testing.T) {
	dbtest.Run(t, func(t *testing.T, d *db.DB) {
		w := newWorld(t, d)
		w.many(1500, 8000)
		out := &pace{header: http.Header{}, next: 1 << 20}
		w.mux.ServeHTTP(out, httptest.NewRequest(http.MethodGet, "/flux/meta.xml", nil))
		if out.bytes < 10<<20 || len(out.held) < 5 {
			t.Fatalf("%d bytes in %d steps", out.bytes, len(out.held))
		}
		// Two pages are held at any time, one being written and one being read.
		if early, late := out.held[1], out.held[len(out.held)-1]; late > early+4<<20 {
			t.Errorf("%d bytes held early, %d late, of %d written", early, late, out.bytes)
		}
	})
}

// many puts products with descriptions of some letters up for sale.
func (w *world) many(count, letters int) {
	w.Helper()
	list := make([]catalog.NewProduct, count)
	for i := range list {
		list[i] = catalog.NewProduct{ShopID: w.shop.ID, Status: catalog.Published, Details: catalog.Details{
			Name: fmt.Sprint("Tasse ", i), Slug: fmt.Sprint("tasse-", i), CategoryIDs: []string{w.cups},
			Description: strings.Repeat("Grès de la batture. ", letters/20),
			Photos:      []catalog.Photo{photo("une"), photo("deux")}, Variants: []catalog.Variant{{Price: 3400}},
		}}
	}
	for part := range slices.Chunk(list, 2000) {
		markettest.Must(w.Catalog.CreateProducts(ctx, part))
	}
}

// BenchmarkFeed measures the bar: a hundred thousand products within five seconds.
func BenchmarkFeed(b *testing.B) {
	dbtest.Bench(b, "100000", func(b *testing.B, d *db.DB) {
		w := newWorld(b, d)
		w.many(100_000, 400)
		b.ResetTimer()
		for b.Loop() {
			out := &counted{header: http.Header{}}
			w.mux.ServeHTTP(out, httptest.NewRequest(http.MethodGet, "/flux/google.xml", nil))
			if n := bytes.Count(out.tail, []byte("</rss>")); n != 1 {
				b.Fatal("it is not whole")
			}
			b.ReportMetric(float64(out.bytes)/1e6, "MB")
		}
	})
}

type counted struct {
	header http.Header
	bytes  int
	tail   []byte
}

func (c *counted) Header() http.Header { return c.header }
func (c *counted) WriteHeader(int)     {}
func (c *counted) Write(b []byte) (int, error) {
	c.bytes, c.tail = c.bytes+len(b), append(c.tail[:0], b...)
	return len(b), nil
}
