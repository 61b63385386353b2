package search

import (
	"context"
	"fmt"
	"math/rand/v2"
	"net/http"
	"net/http/httptest"
	"net/url"
	"runtime"
	"strings"
	"syscall"
	"testing"
	"time"

	"rangrue/internal/domain/catalog"
	"rangrue/internal/kit/money"
	"rangrue/internal/kit/picture"
	"rangrue/internal/kit/web"
)

// A market of any size, the same each time, for measures and for comparing with a plain scan.

var (
	nouns = strings.Fields(`
		tuque tasse bol bas mitaines foulard chandelle savon miel sirop confiture planche lampe coussin vase bague
		collier bracelet boucles carnet affiche livre jouet toupie gourde pagaie luge hache marteau tournevis laisse
		nichoir théière pichet plateau couverture tapis miroir horloge panier cuillère assiette bougeoir parfum crème
		shampoing café thé biscuit fromage chocolat cidre sauce épices ceinture portefeuille sac casquette chandail
		tablier tabouret cadre`)
	stuffs = strings.Fields(`
		laine érable grès lin coton cuir noyer chêne laiton verre cire soya agneau merisier frêne pin argile papier
		bois céramique argent acier feutre chanvre cèdre osier`)
	qualities = strings.Fields(`
		bleu rouge vert ocre sauge brique marine gris noir blanc naturel doux épais léger petit grand rond carré
		ancien moderne rayé côtelé brodé tressé poli brut mat lustré`)
	prose = strings.Fields(`
		fait main dans notre atelier au bord du fleuve chaque pièce est unique et prend plusieurs jours de travail
		pour durer longtemps se lave à la main sécher à plat offert dans une boîte recyclée idéal en cadeau hiver été
		automne matin soir famille amis maison chalet région village rang rue artisan tradition saveur parfum chaleur
		lumière couleur forme`)
)

func pickWord(r *rand.Rand, from []string) string { return from[r.IntN(len(from))] }

func bigTree() *catalog.Tree {
	var all []catalog.Category
	for i := range 10 {
		top := fmt.Sprintf("c%d", i)
		all = append(all, catalog.Category{ID: top, ShortID: 1 + 10*i, Slug: top, Name: "Rayon " + stuffs[i], Order: i})
		for j := range 5 {
			id := fmt.Sprintf("c%d-%d", i, j)
			all = append(all, catalog.Category{ID: id, ShortID: 2 + 10*i + j, ParentID: top, Slug: id,
				Name: nouns[(i*5+j)%len(nouns)], Order: j})
		}
	}
	return catalog.NewTree(all)
}

// bigMarket makes n products of shops and categories in proportion.
func bigMarket(n int) (*catalog.Tree, []*catalog.IndexProduct) {
	r, tree := rand.New(rand.NewPCG(1, 2)), bigTree()
	shops := make([]*catalog.IndexShop, max(3, min(600, n/150)))
	for i := range shops {
		shops[i] = &catalog.IndexShop{ID: fmt.Sprintf("shop-%d", i),
			Name: fmt.Sprintf("Atelier %s %s %d", pickWord(r, qualities), pickWord(r, stuffs), i),
			Slug: fmt.Sprintf("atelier-%d", i), City: "Rimouski",
			Region:  []string{"Bas-Saint-Laurent", "Estrie", "", "Montréal"}[i%4],
			Located: i%10 != 0, Lat: 45 + 4*r.Float64(),
			Lon: -74 + 9*r.Float64()}
	}
	entries := make([]*catalog.IndexProduct, n)
	for i := range entries {
		var text strings.Builder
		for range 40 {
			text.WriteString(pickWord(r, prose) + " ")
		}
		text.WriteString(pickWord(r, stuffs))
		category := fmt.Sprintf("c%d-%d", r.IntN(10), r.IntN(5))
		id := numbered(i)
		key := fmt.Sprintf("produits/%s/0197a3c2-6f1e-7c3a-9b51-2f4de8aa01cd", id)
		entries[i] = &catalog.IndexProduct{
			ID: id, Slug: id,
			Name: strings.Join([]string{pickWord(r, nouns), pickWord(r, qualities), "en", pickWord(r, stuffs)}, " "),
			Shop: shops[r.IntN(len(shops))], Text: text.String(), CategoryIDs: tree.WithAncestors([]string{category}),
			OwnCategories: 1,
			MinPrice:      money.Cents(500 + r.IntN(30000)), Available: r.IntN(10) > 0,
			SKUs:         []string{fmt.Sprintf("SKU-%d", i)},
			OptionValues: []string{pickWord(r, qualities), fmt.Sprint(100*(1+r.IntN(9))) + " ml"},
			Photo: &catalog.Photo{Picture: picture.Picture{
				File: key + ".jpg", Alt: "Un objet sur une table", Color: "#aabbcc",
				Thumbs: picture.Thumbs{
					Webp480: key + "-480.webp", Jpeg480: key + "-480.jpeg", Webp800: key + "-800.webp",
					Jpeg800: key + "-800.jpeg",
				},
			}},
			PublishedAt: day.Add(-time.Duration(r.IntN(1e6)) * time.Minute),
		}
		entries[i].FreeShipping = i%4 == 0
		entries[i].DefaultRegularPrice = entries[i].MinPrice * money.Cents(i%3)
		for n, option := range []string{"couleur", "format", "matiere", "parfum"}[:i%5] {
			value := [][]string{qualities, {"petit", "grand"}, stuffs, nouns}[n]
			name := value[i/5%len(value)]
			entries[i].Choices = append(entries[i].Choices,
				catalog.Choice{Option: option, Code: catalog.ChoiceCode(name), Name: name})
		}
	}
	return tree, entries
}

func bigIndex(t testing.TB, n int) *Index {
	t.Helper()
	tree, entries := bigMarket(n)
	x := New(nil, nil, nil, urlOf)
	next := &snapshot{}
	next.setTree(tree)
	next.shops = newShopIndex(testShops(), urlOf)
	began := time.Now()
	if err := x.fill(next, func(add func(*catalog.IndexProduct) error) error {
		for _, e := range entries {
			_ = add(e)
		}
		return nil
	}); err != nil {
		t.Fatal(err)
	}
	x.publish(next)
	if n >= 100_000 {
		entries = nil
		runtime.GC()
		var m runtime.MemStats
		runtime.ReadMemStats(&m)
		t.Logf("%d products in %v, heap %d MB, %d words", n, time.Since(began).Round(time.Millisecond), m.HeapAlloc>>20,
			len(next.segments[0].lexicon.words))
	}
	return x
}

func typo(r *rand.Rand, word string) string {
	i := 1 + r.IntN(len(word)-1)
	return word[:i] + string(rune('a'+r.IntN(26))) + word[i:]
}

var mixed = []struct {
	name string
	ask  func(r *rand.Rand) string
}{
	{"one word", func(r *rand.Rand) string { return "q=" + url.QueryEscape(pickWord(r, nouns)) }},
	{"two words", func(r *rand.Rand) string {
		return "q=" + url.QueryEscape(pickWord(r, nouns)+" "+pickWord(r, stuffs))
	}},
	{"typo", func(r *rand.Rand) string { return "q=" + url.QueryEscape(typo(r, pickWord(r, nouns))) }},
	{"prefix", func(r *rand.Rand) string {
		w := pickWord(r, nouns)
		return "q=" + url.QueryEscape(w[:min(len(w), 3)])
	}},
	{"filters", func(r *rand.Rand) string {
		return fmt.Sprintf("q=%s&categories[]=c%d&minPrice=%d&maxPrice=250&sortBy=price",
			url.QueryEscape(pickWord(r, stuffs)), r.IntN(10), r.IntN(50))
	}},
	{"distance", func(r *rand.Rand) string {
		return fmt.Sprintf("q=%s&sortBy=distance&lat=%.3f&lon=%.3f", url.QueryEscape(pickWord(r, nouns)),
			45+4*r.Float64(),
			-74+9*r.Float64())
	}},
	{"category", func(r *rand.Rand) string {
		return fmt.Sprintf("categories[]=c%d-%d&minPrice=%d", r.IntN(10), r.IntN(5), r.IntN(100))
	}},
	{"everything", func(r *rand.Rand) string { return fmt.Sprintf("minPrice=%d", r.IntN(100)) }},
}

func BenchmarkSearch(b *testing.B) {
	x := bigIndex(b, 100_000)
	mux := http.NewServeMux()
	x.Routes(web.NewAPI(mux, "test", "1"))
	for _, kind := range mixed {
		b.Run(kind.name, func(b *testing.B) {
			r := rand.New(rand.NewPCG(3, 4))
			b.ReportAllocs()
			began := cpuTime()
			for b.Loop() {
				w := httptest.NewRecorder()
				mux.ServeHTTP(w, httptest.NewRequestWithContext(context.Background(), http.MethodGet,
					"/v1/search/products?"+kind.ask(r), nil))
				if w.Code != http.StatusOK {
					b.Fatal(w.Body)
				}
			}
			b.ReportMetric(float64(cpuTime()-began)/float64(b.N)/1e3, "cpu-µs/op")
		})
	}
}

// cpuTime is what this process has worked, which a busy machine stretches less than the time on the wall.
func cpuTime() time.Duration {
	var used syscall.Rusage
	_ = syscall.Getrusage(syscall.RUSAGE_SELF, &used) // cannot fail for oneself
	return time.Duration(used.Utime.Nano() + used.Stime.Nano())
}

func BenchmarkOneChange(b *testing.B) {
	x := bigIndex(b, 100_000)
	_, entries := bigMarket(2000)
	i := 0
	for b.Loop() {
		change(x, entries[i%len(entries):i%len(entries)+1])
		i++
	}
	b.ReportMetric(float64(len(x.snapshot.Load().segments)), "segments")
}
