package productimport_test

import (
	"bytes"
	"context"
	"encoding/binary"
	"errors"
	"fmt"
	"hash/crc32"
	"image"
	"image/color"
	"image/jpeg"
	"net/http"
	"net/http/httptest"
	"net/netip"
	"os"
	"os/exec"
	"slices"
	"strings"
	"sync/atomic"
	"syscall"
	"testing"
	"time"

	"rangrue/internal/domain/catalog"
	"rangrue/internal/flow/productimport"
	"rangrue/internal/kit/db"
	"rangrue/internal/kit/db/dbtest"
	"rangrue/internal/kit/fetch"
	"rangrue/internal/kit/jobs"
	"rangrue/internal/markettest"
)

// photograph is a small one of a shade.
func photograph(shade uint8) []byte {
	img := image.NewRGBA(image.Rect(0, 0, 16, 12))
	for i := range img.Pix {
		img.Pix[i] = shade
	}
	var b bytes.Buffer
	markettest.Must(0, jpeg.Encode(&b, img, nil))
	return b.Bytes()
}

// bomb is a PNG of a few bytes that says it is very large.
func bomb(side uint32) []byte {
	head := binary.BigEndian.AppendUint32(binary.BigEndian.AppendUint32([]byte("IHDR"), side), side)
	head = append(head, 8, 6, 0, 0, 0)
	data := append([]byte("\x89PNG\r\n\x1a\n\x00\x00\x00\x0d"), head...)
	return binary.BigEndian.AppendUint32(data, crc32.ChecksumIEEE(head))
}

// shopifyFile has products of two photographs each, at addresses made by at.
func shopifyFile(products int, at func(product, photo int) string) string {
	var b strings.Builder
	b.WriteString("Handle,Title,Variant SKU,Variant Price,Option1 Name,Option1 Value,Image Src,Variant Image\n")
	for i := range products {
		fmt.Fprintf(&b, "p-%d,Produit %d,SKU-%d,12.00,Title,Default Title,%s,%s\n", i, i, i, at(i, 0), at(i, 1))
		fmt.Fprintf(&b, "p-%d,,,,,,%s,\n", i, at(i, 1))
	}
	return b.String()
}

// reach downloads from a server of the test, and from nowhere else.
func reach(server *httptest.Server, timeout time.Duration) func(context.Context, string) ([]byte, error) {
	here := netip.MustParseAddrPort(strings.TrimPrefix(server.URL, "http://"))
	return fetch.New(fetch.Options{MaxBytes: 1 << 20, Timeout: timeout, MaxRedirects: 3,
		Reach: func(to netip.AddrPort) bool { return to == here }}).Get
}

func serve(t testing.TB, answer http.HandlerFunc) *httptest.Server {
	server := httptest.NewServer(answer)
	t.Cleanup(server.Close)
	return server
}

func TestPhotosAreFetchedInTheOrderOfTheFile(t *testing.T) {
	server := serve(t, func(w http.ResponseWriter, r *http.Request) {
		_, _ = w.Write(photograph(100 * (r.URL.Path[len(r.URL.Path)-1] - '0')))
	})
	dbtest.Run(t, func(t *testing.T, d *db.DB) {
		w := newWorld(t, d)
		w.fetch = reach(server, 5*time.Second)
		file := shopifyFile(3, func(p, n int) string { return fmt.Sprintf("%s/%d/%d", server.URL, p, n) })
		done := w.apply(file)
		if done.Photos.Total != 6 || done.Photos.Done != 6 || done.Photos.Failed != 0 {
			t.Errorf("%+v", done.Photos)
		}
		before, dark := w.stored(), markettest.Must(w.Options.MakePhoto(ctx, photograph(0))).File
		for _, p := range markettest.Must(w.Catalog.WholeOfShop(ctx, w.shopID)) {
			if len(p.Photos) != 2 || !p.Photos[0].Ready() || p.Photos[0].File == p.Photos[1].File ||
				!slices.Equal(p.Variants[0].PhotoIDs, []string{p.Photos[1].ID}) || p.Photos[0].File != dark {
				t.Errorf("%+v %v", p.Photos, p.Variants[0].PhotoIDs)
			}
		}
		// The same file asks nothing again, and brings back no photograph that the shop took out.
		w.fetch = func(_ context.Context, address string) ([]byte, error) {
			t.Error(address)
			return nil, fetch.ErrMissing
		}
		if again := w.apply(file); again.Photos.Done != 6 || w.stored() != before {
			t.Errorf("again: %+v", again)
		}
	})
}

func TestAHostileSiteOnlyLosesItsOwnPhotos(t *testing.T) {
	inside := serve(t, func(http.ResponseWriter, *http.Request) { t.Error("the inside was asked") })
	var calls atomic.Int32
	server := serve(t, func(w http.ResponseWriter, r *http.Request) {
		switch r.URL.Path {
		case "/private":
			http.Redirect(w, r, inside.URL, http.StatusFound)
		case "/endless":
			for r.Context().Err() == nil {
				if _, err := w.Write(bytes.Repeat([]byte("a"), 64<<10)); err != nil {
					return
				}
			}
		case "/slow":
			w.(http.Flusher).Flush()
			<-r.Context().Done()
		case "/page":
			w.Header().Set("Content-Type", "image/jpeg")
			_, _ = w.Write([]byte("<html><script>alert(1)</script>"))
		case "/huge":
			_, _ = w.Write(bomb(11_000))
		case "/bomb":
			_, _ = w.Write(bomb(4_000_000))
		case "/gone":
			w.WriteHeader(http.StatusNotFound)
		case "/busy":
			calls.Add(1)
			w.WriteHeader(http.StatusServiceUnavailable)
		default:
			_, _ = w.Write(photograph(1))
		}
	})
	paths := []string{"/good", "/private", "/endless", "/slow", "/page", "/huge", "/bomb", "/gone", "/busy"}
	dbtest.Run(t, func(t *testing.T, d *db.DB) {
		w := newWorld(t, d)
		w.fetch = reach(server, 200*time.Millisecond)
		file := "Handle,Title,Variant Price,Option1 Name,Option1 Value,Image Src\nbol,Bol,12.00,Title,Default Title," +
			server.URL + paths[0] + "\n"
		for _, path := range paths[1:] {
			file += "bol,,,,," + server.URL + path + "\n"
		}
		started := w.apply(file)
		for w.waits() { // those that may succeed later are tried again, later
			w.At = w.At.Add(5 * time.Minute)
			w.photosDue()
		}
		got := markettest.Must(w.Find(ctx, w.shopID, started.ID))
		why := map[string]string{}
		for _, f := range got.Photos.Failures {
			why[strings.TrimPrefix(f.Address, server.URL)] = f.Detail
			if f.Product != "Bol" || f.Line != 2 {
				t.Errorf("%+v", f)
			}
		}
		for path, words := range map[string]string{
			"/private": "n’est pas une adresse publique", "/endless": "trop lourd", "/slow": "à temps",
			"/page": "n’est pas une image", "/huge": "trop grande", "/bomb": "trop grande", "/gone": "n’y a plus",
			"/busy": "n’a pas pu être joint",
		} {
			if !strings.Contains(why[path], words) {
				t.Errorf("%s: %q", path, why[path])
			}
		}
		if got.Photos.Done != 1 || got.Photos.Failed != 8 {
			t.Errorf("%+v", got.Photos)
		}
		if n := calls.Swap(0); n != 3 {
			t.Errorf("a busy site was asked %d times", n)
		}
		if _, err := w.RetryPhotos(ctx, "nordet", started.ID); !errors.Is(err, productimport.ErrNotFound) {
			t.Errorf("another shop tries again: %v", err)
		}
		w.fetch = func(context.Context, string) ([]byte, error) { return photograph(2), nil }
		markettest.Must(w.RetryPhotos(ctx, w.shopID, started.ID))
		markettest.Must(0, w.queue.Drain(ctx))
		if got = markettest.Must(w.Find(ctx, w.shopID, started.ID)); got.Photos.Done != 9 || got.Photos.Failed != 0 {
			t.Errorf("tried again: %+v", got.Photos)
		}
	})
}

// waits tells whether a photograph is to be tried later.
func (w *world) waits() bool {
	w.Helper()
	var n int
	markettest.Must(0, w.DB.QueryRow(ctx, `SELECT COUNT(*) FROM import_photos WHERE state = 'waiting'`).Scan(&n))
	return n > 0
}

// photosDue makes the job that waits for a later time due now, and runs it.
func (w *world) photosDue() {
	w.Helper()
	w.Change(func(tx *db.Tx) error {
		_, err := tx.Exec(ctx, `UPDATE jobs SET run_at = 0 WHERE state = 'ready' AND kind = 'products.fetch-photos'`)
		return err
	})
	markettest.Must(0, w.queue.Drain(ctx))
}

func TestAProductTakesOnlyThePhotosItMayHave(t *testing.T) {
	dbtest.Run(t, func(t *testing.T, d *db.DB) {
		w := newWorld(t, d)
		w.fetch = func(_ context.Context, address string) ([]byte, error) {
			// Meanwhile the shop fills the product by itself.
			p := markettest.Must(w.Catalog.WholeOfShop(ctx, w.shopID))[0]
			own := make([]catalog.Photo, catalog.MaxPhotos)
			for i := range own {
				own[i] = catalog.Photo{ID: fmt.Sprint(address, i), Rank: i}
			}
			markettest.Must(0, w.Catalog.SetPhotos(ctx, w.shopID, p.ID, own))
			return photograph(1), nil
		}
		done := w.apply("Handle,Title,Variant Price,Image Src\nbol,Bol,12.00,https://exemple.ca/1.jpg\n")
		if done.Photos.Failed != 1 || !strings.Contains(done.Photos.Failures[0].Detail, "toutes les photos") {
			t.Errorf("%+v", done.Photos)
		}
		made := markettest.Must(w.Options.MakePhoto(ctx, photograph(1))).File
		if len(w.left) != 1 || w.left[0] != w.shopID+" "+made {
			t.Errorf("left to be swept: %v, want %s", w.left, made)
		}
	})
}

func TestAKilledFetchGoesOnWhereItWas(t *testing.T) {
	if testing.Short() {
		t.Skip("kills a process")
	}
	dbtest.RunURL(t, func(t *testing.T, url string) {
		w := newWorld(t, dbtest.Open(t, url))
		file := shopifyFile(20, func(p, n int) string { return fmt.Sprintf("https://exemple.ca/%d/%d.jpg", p, n) })
		checked := w.send(file)
		markettest.Must(w.Apply(ctx, w.shopID, checked.ID, false))

		child := exec.Command(os.Args[0], "-test.run=^TestTheFetcherThatIsKilled$")
		child.Env = append(os.Environ(), "RR_TEST_KILL_PHOTOS_URL="+url)
		_ = child.Run() // it was killed: the signal is what is checked
		if status, ok := child.ProcessState.Sys().(syscall.WaitStatus); !ok || status.Signal() != syscall.SIGKILL {
			t.Fatalf("the process ended with %v", child.ProcessState)
		}
		before := markettest.Must(w.Find(ctx, w.shopID, checked.ID))
		if before.State != productimport.Done || before.Photos.Done < 9 || before.Photos.Done > 20 {
			t.Fatalf("%s, %+v", before.State, before.Photos)
		}
		var asked atomic.Int32
		w.fetch = func(context.Context, string) ([]byte, error) { asked.Add(1); return photograph(3), nil }
		w.leaseExpires("products.fetch-photos")
		markettest.Must(0, w.queue.Drain(ctx))
		after := markettest.Must(w.Find(ctx, w.shopID, checked.ID))
		if after.Photos.Done != 40 || int(asked.Load()) != 40-before.Photos.Done {
			t.Errorf("%+v, asked %d after %d", after.Photos, asked.Load(), before.Photos.Done)
		}
		for _, p := range markettest.Must(w.Catalog.WholeOfShop(ctx, w.shopID)) {
			if len(p.Photos) != 2 {
				t.Errorf("%s has %d photographs", p.Name, len(p.Photos))
			}
		}
	})
}

// TestTheFetcherThatIsKilled is not a test of its own: it is the process that the test above starts.
func TestTheFetcherThatIsKilled(t *testing.T) {
	url := os.Getenv("RR_TEST_KILL_PHOTOS_URL")
	if url == "" {
		t.Skip("started by TestAKilledFetchGoesOnWhereItWas")
	}
	w := assemble(t, dbtest.Open(t, url))
	var asked atomic.Int32
	w.fetch = func(context.Context, string) ([]byte, error) {
		if asked.Add(1) > 12 {
			_ = syscall.Kill(os.Getpid(), syscall.SIGKILL)
			time.Sleep(time.Minute) // until it arrives
		}
		return photograph(3), nil
	}
	markettest.Must(0, w.queue.Drain(ctx))
}

// BenchmarkShopify measures the bar: two thousand products of Shopify within twenty seconds, and their four thousand
// photographs behind them.
func BenchmarkShopify(b *testing.B) {
	picture := largePhotograph()
	server := serve(b, func(w http.ResponseWriter, _ *http.Request) { _, _ = w.Write(picture) })
	dbtest.Bench(b, "2000", func(b *testing.B, d *db.DB) {
		w := newWorld(b, d)
		w.fetch = reach(server, 20*time.Second)
		file := shopifyFile(2000, func(p, n int) string { return fmt.Sprintf("%s/%d/%d.jpg", server.URL, p, n) })
		began := time.Now()
		received := markettest.Must(w.Receive(ctx, w.userID, w.shopID, "products_export.csv", []byte(file)))
		queue := jobs.New(d, jobs.Options{})
		w.Register(queue)
		queue.Start()
		defer func() { _ = queue.Stop(ctx) }()
		until := func(state productimport.State, photos int) *productimport.Import {
			for {
				i := markettest.Must(w.Find(ctx, w.shopID, received.ID))
				if i.State == state && i.Photos.Done >= photos {
					return i
				}
				time.Sleep(20 * time.Millisecond)
			}
		}
		until(productimport.Checked, 0)
		b.ReportMetric(time.Since(began).Seconds(), "check-s")
		markettest.Must(w.Apply(ctx, w.shopID, received.ID, false))
		until(productimport.Done, 0)
		b.ReportMetric(time.Since(began).Seconds(), "products-s")
		photos := 4000
		if testing.Short() {
			photos = 100
		}
		began = time.Now()
		until(productimport.Done, photos)
		b.ReportMetric(float64(photos)/time.Since(began).Seconds(), "photos/s")
	})
}

// largePhotograph is one as a shop sends them.
func largePhotograph() []byte {
	img := image.NewRGBA(image.Rect(0, 0, 1200, 1500))
	for y := range 1500 {
		for x := range 1200 {
			img.SetRGBA(x, y, color.RGBA{uint8(x / 5), uint8(y / 6), uint8(x * y >> 10), 255})
		}
	}
	var b bytes.Buffer
	markettest.Must(0, jpeg.Encode(&b, img, nil))
	return b.Bytes()
}
