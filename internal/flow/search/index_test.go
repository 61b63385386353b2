package search

import (
	"cmp"
	"fmt"
	"math/rand/v2"
	"slices"
	"strings"
	"sync"
	"testing"

	"rangrue/internal/domain/catalog"
	"rangrue/internal/kit/french"
)

// scanner answers without any index: it goes through every product, whose words it read once.
type scanner struct {
	tree  *catalog.Tree
	stems map[*catalog.IndexProduct]map[string]bool
}

func (p *scanner) read(e *catalog.IndexProduct) map[string]bool {
	if known, ok := p.stems[e]; ok {
		return known
	}
	texts := append([]string{e.Name, e.Shop.Name, e.Text}, e.OptionValues...)
	for _, id := range e.CategoryIDs {
		c, _ := p.tree.Get(id)
		texts = append(texts, c.Name)
	}
	p.stems[e] = map[string]bool{}
	french.Words(strings.Join(texts, " . "), func(word []byte) { p.stems[e][french.Stem(string(word))] = true })
	return p.stems[e]
}

// scan returns the products that contain every word, in a category, between two prices in dollars.
func (p *scanner) scan(
	entries map[string]*catalog.IndexProduct, words []string, category string, low, high int64,
) (found []*catalog.IndexProduct) {
	for _, e := range entries {
		stems := p.read(e)
		contains := func(word string) bool {
			stem := french.Stem(french.Key(word))
			return stems[stem] || slices.ContainsFunc(builtInSynonyms().others[stem], func(other string) bool {
				return stems[other]
			})
		}
		every := !slices.ContainsFunc(words, func(w string) bool { return !contains(w) })
		cents := int64(e.MinPrice)
		if every && (category == "" || slices.Contains(e.CategoryIDs, category)) && cents >= low*100 &&
			cents <= high*100+99 {
			found = append(found, e)
		}
	}
	return found
}

func (s *snapshot) foundIDs(r request) map[string]bool {
	found := map[string]bool{}
	for _, c := range s.list(r).items {
		found[s.segments[c.seg].ids[c.doc]] = true
	}
	return found
}

// TestTheIndexFindsWhatAPlainScanFinds changes a market at random, many times over, and compares after each change.
func TestTheIndexFindsWhatAPlainScanFinds(t *testing.T) {
	tree, all := bigMarket(900)
	plain := &scanner{tree, map[*catalog.IndexProduct]map[string]bool{}}
	r := rand.New(rand.NewPCG(7, 8))
	x := New(nil, nil, nil, urlOf)
	next := &snapshot{}
	next.setTree(tree)
	next.shops = newShopIndex(nil, urlOf)
	present := map[string]*catalog.IndexProduct{}
	if err := x.fill(next, func(add func(*catalog.IndexProduct) error) error {
		for _, e := range all[:300] {
			present[e.ID] = e
			_ = add(e)
		}
		return nil
	}); err != nil {
		t.Fatal(err)
	}
	x.publish(next)
	for round := range 120 {
		shuffle(r, x, all, present)
		s := x.snapshot.Load()
		if s.live != len(present) || len(s.segments) > 8 {
			t.Fatalf("round %d: %d products in %d segments, want %d in few", round, s.live, len(s.segments),
				len(present))
		}
		words := []string{pickWord(r, nouns), pickWord(r, stuffs)}[:r.IntN(3)]
		category, low, high := "", int64(r.IntN(100)), int64(100+r.IntN(300))
		asked := everything(len(all) + 1)
		if r.IntN(2) == 0 {
			category = fmt.Sprintf("c%d", r.IntN(10))
			asked.categories = []int{s.categoryAt[category]}
		}
		asked.query, asked.minPrice, asked.maxPrice = readQuery(strings.Join(words, " ")+" "), int32(low*100),
			int32(high*100+99)
		asked.query.exact = true // a scan leaves no word out
		got, want := s.foundIDs(asked), plain.scan(present, words, category, low, high)
		if len(plain.scan(present, words, "", 0, 1e6)) == 0 {
			continue // nothing has all the words: the index then goes further, the scan does not
		}
		if len(got) != len(want) {
			t.Fatalf("round %d, %v in %q from %d to %d: %d found, want %d", round, words, category, low, high, len(got),
				len(want))
		}
		for _, e := range want {
			if !got[e.ID] {
				t.Fatalf("round %d: %s is not found by %v", round, e.ID, words)
			}
		}
		countsAgree(t, s, asked, plain.scan(present, words, "", low, high))
	}
}

// shuffle adds, rewrites and removes a few products.
func shuffle(r *rand.Rand, x *Index, all []*catalog.IndexProduct, present map[string]*catalog.IndexProduct) {
	var put []*catalog.IndexProduct
	var gone []string
	for range 1 + r.IntN(6) {
		e := *all[r.IntN(len(all))]
		if r.IntN(3) == 0 {
			gone = append(gone, e.ID)
			delete(present, e.ID)
			continue
		}
		e.Name = pickWord(r, nouns) + " " + pickWord(r, stuffs)
		if !slices.ContainsFunc(put, func(p *catalog.IndexProduct) bool {
			return p.ID == e.ID
		}) && !slices.Contains(gone, e.ID) {
			put = append(put, &e)
			present[e.ID] = &e
		}
	}
	gone = slices.DeleteFunc(gone, func(id string) bool { return present[id] != nil })
	change(x, put, gone...)
}

// countsAgree compares the facet of categories with a plain count of what answers whatever the category.
func countsAgree(t *testing.T, s *snapshot, asked request, whole []*catalog.IndexProduct) {
	t.Helper()
	want := make([]int32, len(s.tree.Flat()))
	for _, e := range whole {
		for _, id := range e.CategoryIDs {
			want[s.categoryAt[id]]++
		}
	}
	if got := s.list(asked).byCategory; !slices.Equal(got, want) {
		t.Fatalf("categories have %v, want %v", got, want)
	}
}

func TestOrdersAreThoseOfAPlainSort(t *testing.T) {
	_, entries := bigMarket(700)
	x := indexOf(t, entries[:500])
	change(x, entries[500:])
	s := x.snapshot.Load()
	for perPage := range 40 {
		asked := everything(perPage + 1)
		asked.page, asked.order, asked.ascending = 1+perPage%7, byPrice, true
		want := slices.Clone(entries)
		slices.SortFunc(want, func(a, b *catalog.IndexProduct) int {
			return cmp.Or(cmp.Compare(a.MinPrice, b.MinPrice), b.PublishedAt.Compare(a.PublishedAt),
				cmp.Compare(a.ID, b.ID))
		})
		want = want[(asked.page-1)*asked.perPage : asked.page*asked.perPage]
		for i, c := range s.list(asked).items {
			if got := s.segments[c.seg].ids[c.doc]; got != want[i].ID {
				t.Fatalf("page %d of %d: %s is at %d, want %s", asked.page, asked.perPage, got, i, want[i].ID)
			}
		}
	}
}

// TestReadersSeeWholeSnapshots asks while another changes: each answer is of one moment.
func TestReadersSeeWholeSnapshots(t *testing.T) {
	_, entries := bigMarket(400)
	x := indexOf(t, entries)
	stop := make(chan struct{})
	var readers sync.WaitGroup
	for range 2 {
		readers.Go(func() {
			for {
				select {
				case <-stop:
					return
				default:
				}
				s := x.snapshot.Load()
				found := s.list(everything(1000))
				if found.total != 400 || len(found.items) != 400 {
					t.Errorf("%d products, %d shown, want 400: half a change was seen", found.total, len(found.items))
					return
				}
				asked := everything(20)
				asked.query = readQuery("tuque laine")
				s.pageJSON(asked)
			}
		})
	}
	for i := range 200 {
		renamed := *entries[i]
		renamed.Name = "Tuque de laine"
		change(x, []*catalog.IndexProduct{&renamed})
	}
	close(stop)
	readers.Wait()
	asked := everything(1)
	asked.query = readQuery("tuque de laine")
	if got := x.snapshot.Load().list(asked).total; got < 200 {
		t.Errorf("%d found after 200 changes", got)
	}
}

func TestSmallSegmentsAreMerged(t *testing.T) {
	_, entries := bigMarket(1500)
	x := indexOf(t, entries[:1000])
	for _, e := range entries[1000:] {
		change(x, []*catalog.IndexProduct{e})
		if n := len(x.snapshot.Load().segments); n > 7 {
			t.Fatalf("%d segments", n)
		}
	}
	s := x.snapshot.Load()
	if s.live != 1500 {
		t.Errorf("%d products", s.live)
	}
	change(x, nil, s.segments[0].ids[:750]...)
	if s = x.snapshot.Load(); s.live != 750 || s.segments[0].len() > 750 {
		t.Errorf("%d products live, %d kept in the largest segment", s.live, s.segments[0].len())
	}
}

// TestAMergeBesideTheWriterLosesNothing changes a market while every merge is made beside: what changed meanwhile is
// in the merged segment too.
func TestAMergeBesideTheWriterLosesNothing(t *testing.T) {
	_, all := bigMarket(900)
	x, present, r := indexOf(t, all[:300]), map[string]*catalog.IndexProduct{}, rand.New(rand.NewPCG(9, 10))
	for _, e := range all[:300] {
		present[e.ID] = e
	}
	x.maxMerge = 0
	for range 200 {
		shuffle(r, x, all, present)
	}
	x.merges.Wait()
	change(x, nil, "no one")
	x.merges.Wait()
	s := x.snapshot.Load()
	if s.live != len(present) || len(s.segments) > 7 {
		t.Fatalf("%d products in %d segments, want %d in few", s.live, len(s.segments), len(present))
	}
	for _, c := range s.list(everything(len(all))).items {
		id := s.segments[c.seg].ids[c.doc]
		if e := present[id]; e == nil || s.segments[c.seg].nameOf(c.doc) != e.Name {
			t.Errorf("%s is found as it was", id)
		}
	}
}

func TestSynonymsStandForEachOtherBothWays(t *testing.T) {
	known := builtInSynonyms()
	groups := 0
	for line := range strings.Lines(synonymsFile) {
		if line = strings.TrimSpace(line); line == "" || strings.HasPrefix(line, "#") {
			continue
		}
		groups++
		if strings.Contains(line, ">") {
			continue // one way only
		}
		words := strings.Split(line, ",")
		for _, a := range words {
			for _, b := range words {
				x, y := stemsOf(a)[0], stemsOf(b)[0]
				if x != y && !slices.Contains(known.others[x], y) {
					t.Errorf("%s does not stand for %s", a, b)
				}
			}
		}
	}
	if groups < 80 {
		t.Errorf("%d groups", groups)
	}
}
