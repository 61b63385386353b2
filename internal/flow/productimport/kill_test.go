package productimport_test

import (
	"fmt"
	"os"
	"os/exec"
	"strings"
	"syscall"
	"testing"
	"time"

	"rangrue/internal/flow/productimport"
	"rangrue/internal/kit/db"
	"rangrue/internal/kit/db/dbtest"
	"rangrue/internal/markettest"
)

// manyProducts is a file of n new products, with two variants each.
func manyProducts(n int) string {
	var b strings.Builder
	b.WriteString("nom;etat;categories;description;option1;valeur1;ugs;prix;suivi;quantite\n")
	for i := range n {
		fmt.Fprintf(&b, "Tasse numéro %d;publié;maison-et-decoration/tasses;<p>%s</p>;Taille;"+
			"Petite;T-%d-P;34,00;quantité;5\n;;;;;Grande;T-%d-G;40,00;quantité;9\n",
			i, strings.Repeat("Une tasse de tous les matins, tournée face au fleuve. ", 6), i, i)
	}
	return b.String()
}

// The process that applies an import is killed in the middle of its transaction. Nothing of the file is there; the next
// process takes the job over and applies the whole of it, once.
func TestAKilledImportLeavesAllOrNothing(t *testing.T) {
	if testing.Short() {
		t.Skip("starts processes")
	}
	dbtest.RunURL(t, func(t *testing.T, url string) {
		w := newWorld(t, dbtest.Open(t, url))
		w.fill()
		checked := w.send(manyProducts(400))
		markettest.Must(w.Apply(ctx, w.shopID, checked.ID, false))
		before := w.stored()

		child := exec.Command(os.Args[0], "-test.run=^TestTheImporterThatIsKilled$")
		child.Env = append(os.Environ(), "RR_TEST_KILL_URL="+url)
		_ = child.Run() // it was killed: the signal is what is checked
		if status, ok := child.ProcessState.Sys().(syscall.WaitStatus); !ok || status.Signal() != syscall.SIGKILL {
			t.Fatalf("the process ended with %v", child.ProcessState)
		}
		if after := w.stored(); after != before {
			t.Fatal("something of a killed import was kept")
		}
		if got := markettest.Must(w.Find(ctx, w.shopID, checked.ID)); got.State != productimport.Applying {
			t.Errorf("meanwhile it is %s", got.State)
		}
		w.leaseExpires("products.apply-import")
		markettest.Must(0, w.queue.Drain(ctx))
		got := markettest.Must(w.Find(ctx, w.shopID, checked.ID))
		if all := markettest.Must(w.Catalog.WholeOfShop(ctx, w.shopID)); got.State != productimport.Done ||
			len(all) != 403 {
			t.Errorf("%s, %d products", got.State, len(all))
		}
	})
}

// leaseExpires makes the dead process's job due again, as half a minute would.
func (w *world) leaseExpires(kind string) {
	w.Helper()
	markettest.Must(0, w.DB.Tx(ctx, func(tx *db.Tx) error {
		n, err := tx.Exec(ctx, `UPDATE jobs SET state = 'ready', lease = NULL, leased_until = NULL
			WHERE state = 'running' AND kind = $1`, kind)
		if err == nil && n != 1 {
			return fmt.Errorf("%d jobs were under way", n)
		}
		return err
	}))
}

// TestTheImporterThatIsKilled is not a test of its own: it is the process that the test above starts.
func TestTheImporterThatIsKilled(t *testing.T) {
	url := os.Getenv("RR_TEST_KILL_URL")
	if url == "" {
		t.Skip("started by TestAKilledImportLeavesAllOrNothing")
	}
	w := assemble(t, dbtest.Open(t, url))
	w.Halfway(func(done int) {
		if done >= 200 {
			_ = syscall.Kill(os.Getpid(), syscall.SIGKILL)
			time.Sleep(time.Minute) // until it arrives
		}
	})
	markettest.Must(0, w.queue.Drain(ctx))
}

// BenchmarkImport measures the bar: five thousand products within thirty seconds.
func BenchmarkImport(b *testing.B) {
	dbtest.Bench(b, "5000", func(b *testing.B, d *db.DB) {
		w := newWorld(b, d)
		file := manyProducts(5000)
		began := time.Now()
		checked := w.send(file)
		check := time.Since(began)
		began = time.Now()
		markettest.Must(w.Apply(ctx, w.shopID, checked.ID, false))
		markettest.Must(0, w.queue.Drain(ctx))
		b.ReportMetric(check.Seconds(), "check-s")
		b.ReportMetric(time.Since(began).Seconds(), "apply-s")
		began = time.Now()
		file = w.export()
		b.ReportMetric(time.Since(began).Seconds(), "export-s")
		began = time.Now()
		w.send(strings.ReplaceAll(file, ";34,00;", ";35,00;"))
		latest := markettest.Must(w.Latest(ctx, w.shopID))[0]
		markettest.Must(w.Apply(ctx, w.shopID, latest.ID, false))
		markettest.Must(0, w.queue.Drain(ctx))
		got := markettest.Must(w.Find(ctx, w.shopID, latest.ID))
		if got.State != productimport.Done || got.ToReplace != 5000 {
			b.Fatalf("%+v", got)
		}
		b.ReportMetric(time.Since(began).Seconds(), "change-all-s")
	})
}
