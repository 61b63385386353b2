package search

import (
	"context"
	"fmt"
	"log/slog"
	"maps"
	"math/rand/v2"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"
	"time"

	"rangrue/internal/domain/catalog"
	"rangrue/internal/kit/changes"
	"rangrue/internal/kit/db"
	"rangrue/internal/kit/db/dbtest"
	"rangrue/internal/kit/picture"
	"rangrue/internal/rules/shipping"
)

func newKeeper(folder string) *keeper {
	x := &Index{}
	x.KeepIn(folder, slog.New(slog.DiscardHandler))
	return x.keeper
}

// throughDisk writes an index and returns another that was read back.
func throughDisk(t *testing.T, x *Index) *Index {
	t.Helper()
	folder, s := t.TempDir(), x.snapshot.Load()
	if err := newKeeper(folder).write(s, "format", "mark"); err != nil {
		t.Fatal(err)
	}
	return readFrom(t, folder, s)
}

// readFrom reads the index of a folder. Its tree and shops are those of another, as they are in a database.
func readFrom(t *testing.T, folder string, like *snapshot) *Index {
	t.Helper()
	k := newKeeper(folder)
	m, err := k.readManifest()
	if err != nil {
		t.Fatal(err)
	}
	next, err := k.readSegments(m)
	if err != nil {
		t.Fatal(err)
	}
	if m.format != "format" || m.mark != "mark" || m.version != like.version {
		t.Fatalf("it stands at %q, %d by %q", m.mark, m.version, m.format)
	}
	y := New(nil, nil, nil, urlOf)
	y.keeper = k
	next.setTree(like.tree)
	next.shops, y.ordinals = like.shops, ordinalsOf(next)
	next.setPopularity(nil)
	y.publish(next)
	return y
}

// manyChanges is an index that was changed many times: it has several segments, dead products and merges behind it.
func manyChanges(t *testing.T) (x *Index, all []*catalog.IndexProduct, present map[string]*catalog.IndexProduct) {
	t.Helper()
	_, all = bigMarket(3000)
	x, present = indexOf(t, all[:2500]), map[string]*catalog.IndexProduct{}
	tree := bigTree()
	next := x.snapshot.Load().clone()
	next.setTree(tree)
	x.publish(next)
	for _, e := range all[:2500] {
		present[e.ID] = e
	}
	r := rand.New(rand.NewPCG(11, 12))
	for range 60 {
		shuffle(r, x, all, present)
	}
	s := x.snapshot.Load()
	if dead := slices.ContainsFunc(s.dead, func(b *bitmap) bool { return b.len() > 0 }); !dead || len(s.segments) < 2 {
		t.Fatalf("%d segments, dead products: %t", len(s.segments), dead)
	}
	return x, all, present
}

// asked are requests of every kind.
func asked() (paths []string) {
	r := rand.New(rand.NewPCG(3, 4))
	for range 4 {
		for _, kind := range mixed {
			paths = append(paths, "/search/products?"+kind.ask(r))
		}
	}
	for order := range sortOrders {
		for _, direction := range []string{"ASC", "DESC"} {
			for _, q := range []string{"", "laine"} {
				paths = append(paths, fmt.Sprintf("/search/products?q=%s&lat=46&lon=-72&page=2&sortBy=%s&"+
					"sortDirection=%s", q, order, direction))
			}
		}
	}
	return append(paths, "/search/products?q=SKU-17", "/search/products?q=sku1", "/search/products?q=zzzzzz",
		"/search/products?q=tuqqqe", "/search/products?q=atelier+3", "/search/products?store=atelier-2&q=laine",
		"/search/products/limit/7", "/search/products/category-tree/c3?minPrice=20",
		"/search/products/category-tree/c3-1", "/search/products?inStock=true&colors=bleu,rouge&onSale=true",
		"/search/products?regions=estrie&materials=laine&within=200&lat=46&lon=-72",
		"/search/suggestions?q=tas", "/search/suggestions?q=ray", "/search/stores", "/search/stores?q=nordet",
		"/search/stores?sortBy=distance&lat=46&lon=-72")
}

func answersAgree(t *testing.T, x, y *Index) {
	t.Helper()
	theirs, ours := serverOf(x), serverOf(y)
	for _, path := range asked() {
		wantStatus, want := callOn(t, theirs, path)
		gotStatus, got := callOn(t, ours, path)
		if gotStatus != wantStatus || string(got) != string(want) {
			t.Fatalf("%s: %d\n%s\nwant %d\n%s", path, gotStatus, got, wantStatus, want)
		}
	}
}

func TestAnIndexReadFromDiskAnswersAsTheOneThatWasKept(t *testing.T) {
	x, all, present := manyChanges(t)
	y := throughDisk(t, x)
	answersAgree(t, x, y)
	// Both go on alike, through further changes and merges.
	for _, into := range []*Index{x, y} {
		r, now := rand.New(rand.NewPCG(13, 14)), map[string]*catalog.IndexProduct{}
		for id, e := range present {
			now[id] = e
		}
		for range 60 {
			shuffle(r, into, all, now)
		}
	}
	answersAgree(t, x, y)
	answersAgree(t, y, throughDisk(t, y))
}

func TestAnEmptyIndexIsKeptToo(t *testing.T) {
	x := indexOf(t, nil)
	answersAgree(t, x, throughDisk(t, x))
}

// TestOnlyNewSegmentsAreWritten: a segment never changes, and neither does its file.
func TestOnlyNewSegmentsAreWritten(t *testing.T) {
	x, all, _ := manyChanges(t)
	k := newKeeper(t.TempDir())
	k.must(t, k.write(x.snapshot.Load(), "format", "mark"))
	first := k.names(t)
	change(x, all[2999:])
	k.must(t, k.write(x.snapshot.Load(), "format", "mark"))
	second := k.names(t)
	if len(x.snapshot.Load().segments)+1 != len(second) {
		t.Errorf("%v: want a manifest and a file for each of %d segments", second, len(x.snapshot.Load().segments))
	}
	if !slices.Contains(second, first[0]) {
		t.Errorf("%v became %v: the first segment was written again", first, second)
	}
	answersAgree(t, x, readFrom(t, k.folder, x.snapshot.Load()))
}

func (k *keeper) must(t *testing.T, err error) {
	t.Helper()
	if err != nil {
		t.Fatal(err)
	}
}

// names lists the files of the folder, those of the segments in their order first.
func (k *keeper) names(t *testing.T) (names []string) {
	t.Helper()
	m, err := k.readManifest()
	k.must(t, err)
	for _, kept := range m.segments {
		names = append(names, kept.file)
	}
	entries, err := os.ReadDir(k.folder)
	k.must(t, err)
	for _, e := range entries {
		if !slices.Contains(names, e.Name()) {
			names = append(names, e.Name())
		}
	}
	return names
}

// TestAKillAtAnyMomentLeavesTheOldIndexOrTheNew stops a second keeping before each of its steps.
func TestAKillAtAnyMomentLeavesTheOldIndexOrTheNew(t *testing.T) {
	x, all, _ := manyChanges(t)
	k := newKeeper(t.TempDir())
	k.must(t, k.write(x.snapshot.Load(), "format", "mark"))
	before, old := x.snapshot.Load(), t.TempDir()
	k.must(t, os.CopyFS(old, os.DirFS(k.folder)))
	change(x, all[2500:]) // merges: the second manifest shares no segment with the first
	k.must(t, k.write(x.snapshot.Load(), "format", "mark"))
	after := k.names(t)

	draft := filepath.Join(old, "1.draft")
	k.must(t, os.WriteFile(draft, []byte(fileHead+"half a segm"), 0o600))
	was := New(nil, nil, nil, urlOf)
	was.publish(before)
	answersAgree(t, was, readFrom(t, old, before)) // a draft is there
	for _, name := range after {
		if name == manifestName {
			continue
		}
		data, err := os.ReadFile(filepath.Join(k.folder, name))
		k.must(t, err)
		k.must(t, os.WriteFile(filepath.Join(old, name), data, 0o600))
		answersAgree(t, was, readFrom(t, old, before)) // some new segments are there, and no manifest names them
	}
	data, err := os.ReadFile(filepath.Join(k.folder, manifestName))
	k.must(t, err)
	k.must(t, os.WriteFile(filepath.Join(old, manifestName), data, 0o600))
	y := readFrom(t, old, x.snapshot.Load())
	answersAgree(t, x, y) // the manifest is there, and nothing was removed yet
	k.must(t, y.keeper.sweep())
	if left := y.keeper.names(t); !slices.Equal(left, after) {
		t.Errorf("%v is left of both, want %v", left, after)
	}
}

// TestAFileWithAnyByteAlteredIsRefused alters and cuts the files of a small index everywhere.
func TestAFileWithAnyByteAlteredIsRefused(t *testing.T) {
	folder := t.TempDir()
	k := newKeeper(folder)
	k.must(t, k.write(indexOf(t, smallMarket()).snapshot.Load(), "format", "mark"))
	for _, name := range k.names(t) {
		path := filepath.Join(folder, name)
		whole, err := os.ReadFile(path)
		k.must(t, err)
		refused := func(data []byte, how string, at int) {
			t.Helper()
			k.must(t, os.WriteFile(path, data, 0o600))
			if m, err := k.readManifest(); err == nil {
				if _, err = k.readSegments(m); err == nil {
					t.Fatalf("%s %s at %d of %d was read", name, how, at, len(whole))
				}
			}
		}
		for at := 0; at < len(whole); at += 29 {
			altered := slices.Clone(whole)
			altered[at] ^= 1 << (at % 8)
			refused(altered, "altered", at)
			refused(whole[:at], "cut", at)
		}
		refused(append(slices.Clone(whole), 0), "lengthened", len(whole))
		refused([]byte(strings.Replace(string(whole), "index", "indox", 1)), "of an older form", 0)
		k.must(t, os.Remove(path))
		if m, err := k.readManifest(); err == nil {
			if _, err = k.readSegments(m); err == nil {
				t.Fatalf("%s is not missed", name)
			}
		}
		k.must(t, os.WriteFile(path, whole, 0o600))
	}
	// A whole file in the place of another is not the one that was meant.
	small, other := k.names(t)[0], newKeeper(t.TempDir())
	k.must(t, other.write(indexOf(t, smallMarket()[1:]).snapshot.Load(), "format", "mark"))
	data, err := os.ReadFile(filepath.Join(other.folder, other.names(t)[0]))
	k.must(t, err)
	k.must(t, os.WriteFile(filepath.Join(folder, small), data, 0o600))
	if m, err := k.readManifest(); err != nil {
		t.Error(err)
	} else if _, err := k.readSegments(m); err == nil {
		t.Error("the segment of another index was read")
	}
}

func TestTheFormatFollowsWhatIsIndexed(t *testing.T) {
	format := formatOf(urlOf)
	if formatOf(urlOf) != format {
		t.Error("the format changes by itself")
	}
	if formatOf(func(key string) string { return "https://images.example/" + key }) == format {
		t.Error("other addresses of pictures are the same format")
	}
}

// The rule of free delivery is applied as products are read: another one makes the index on disk another.
func TestTheFormatFollowsWhatIsDeliveredFree(t *testing.T) {
	free := map[shipping.Method]bool{}
	for _, p := range sampleProducts() {
		free[p.Shop.Ways.Chosen("")] = p.FreeShipping
	}
	if want := (map[shipping.Method]bool{shipping.Parcel: true, shipping.Pickup: false,
		shipping.Local: false}); !maps.Equal(free, want) {
		t.Errorf("delivered free: %v, want %v", free, want)
	}
}

// restart makes another index on the same folder and reports whether it was read from there.
func (w *world) restart(folder string, url picture.URLOf) (fromDisk bool) {
	w.t.Helper()
	w.index = New(w.db, w.products, w.shops, url)
	w.index.KeepIn(folder, slog.New(slog.DiscardHandler))
	version, err := w.index.Load(w.ctx)
	w.must(err)
	w.applied = version
	return w.index.keeper.kept != nil
}

func (w *world) sell(name string, dollars int64) *catalog.Product {
	w.t.Helper()
	mode, err := w.products.CreateCategory(w.ctx, catalog.Category{Name: fmt.Sprintf("Rayon %d", dollars)})
	w.must(err)
	s := w.open(fmt.Sprintf("Atelier %d", dollars), "Rimouski")
	p, err := w.products.Create(w.ctx, catalog.NewProduct{ShopID: s.ID, Status: catalog.Published,
		Details: detailsOf(name, mode.ID, dollars)})
	w.must(err)
	return p
}

func TestAStartReadsTheKeptIndexAndAppliesWhatCameSince(t *testing.T) {
	dbtest.Run(t, func(t *testing.T, d *db.DB) {
		w, folder := newWorld(t, d), t.TempDir()
		tuque := w.sell("Tuque", 40)
		if w.restart(folder, urlOf) {
			t.Fatal("read from an empty folder")
		}
		w.must(w.index.keep(w.ctx))
		if !w.restart(folder, urlOf) {
			t.Fatal("built again, although it is on disk")
		}
		w.want("tuque", "tuque")

		_, err := w.products.Update(w.ctx, tuque.ShopID, tuque.ID,
			detailsOf("Casquette", tuque.CategoryIDs[0], 35))
		w.must(err)
		w.sell("Gilet", 90)
		if !w.restart(folder, urlOf) {
			t.Fatal("built again after changes")
		}
		w.want("casquette", "") // not applied yet: the index stands where it was kept
		w.catchUp()
		w.want("tuque", "")
		w.want("", "casquette gilet")
		fromDisk := w.index
		w.index = New(d, w.products, w.shops, urlOf)
		_, err = w.index.Load(w.ctx)
		w.must(err)
		for _, path := range []string{"/search/products", "/search/products?q=gilet", "/search/stores"} {
			_, want := call(t, w.index, path)
			if _, got := call(t, fromDisk, path); string(got) != string(want) {
				t.Errorf("%s: %s\nwant %s", path, got, want)
			}
		}
	})
}

func TestAnIndexOfAnotherOriginIsNotRead(t *testing.T) {
	dbtest.Run(t, func(t *testing.T, d *db.DB) {
		w, folder := newWorld(t, d), t.TempDir()
		w.sell("Tuque", 40)
		w.restart(folder, urlOf)
		w.must(w.index.keep(w.ctx))
		if w.restart(folder, func(key string) string { return "https://images.example/" + key }) {
			t.Error("the pictures have other addresses")
		}
		m, err := w.index.keeper.readManifest()
		w.must(err)
		meant := *m
		for reason, alter := range map[string]func(){
			"it is of another database":          func() { m.mark += "1" },
			"it is ahead of a restored database": func() { m.version += 1000 },
			"another program made it":            func() { m.format = "another" },
		} {
			*m = meant
			alter()
			_, err := writeFile(folder, manifestName, m.fields)
			w.must(err)
			if w.restart(folder, urlOf) {
				t.Error(reason)
			}
			w.want("", "tuque")
		}
		w.must(w.index.keep(w.ctx))
		if !w.restart(folder, urlOf) {
			t.Error("what was kept anew is not read")
		}
	})
}

func TestAKeptIndexThatTheLogNoLongerReachesIsBuiltAgain(t *testing.T) {
	dbtest.Run(t, func(t *testing.T, d *db.DB) {
		w, folder := newWorld(t, d), t.TempDir()
		w.sell("Tuque", 40)
		w.restart(folder, urlOf)
		w.must(w.index.keep(w.ctx))
		_, err := changes.Prune(w.ctx, d, time.Now().Add(time.Hour))
		w.must(err)
		if !w.restart(folder, urlOf) {
			t.Error("nothing changed since: what was pruned is not missed")
		}
		w.sell("Gilet", 90)
		_, err = changes.Prune(w.ctx, d, time.Now().Add(time.Hour))
		w.must(err)
		if w.restart(folder, urlOf) {
			t.Error("read although changes were forgotten")
		}
		w.want("", "tuque gilet")
	})
}

// TestTheIndexIsKeptWhileItServes goes through Run: after a build, and when it ends.
func TestTheIndexIsKeptWhileItServes(t *testing.T) {
	dbtest.Run(t, func(t *testing.T, d *db.DB) {
		w, folder := newWorld(t, d), t.TempDir()
		w.sell("Tuque", 40)
		w.restart(folder, urlOf)
		ctx, stop := context.WithCancel(w.ctx)
		ended := make(chan struct{})
		go func() { w.index.Run(ctx); close(ended) }()
		w.sell("Gilet", 90)
		w.catchUp()
		stop()
		<-ended
		version := w.applied
		if !w.restart(folder, urlOf) || w.applied != version {
			t.Fatalf("kept at %d, want %d", w.applied, version)
		}
		w.want("", "tuque gilet")
	})
}
