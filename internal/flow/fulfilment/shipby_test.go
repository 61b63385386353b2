package fulfilment_test

import (
	"strings"
	"testing"
	"time"

	"rangrue/internal/domain/order/ordertest"
	"rangrue/internal/kit/db"
	"rangrue/internal/kit/db/dbtest"
	"rangrue/internal/markettest"
)

// promised is an order paid on a Monday whose mugs were promised to leave within some working days.
func (b *backroom) promised(name string, days int) string {
	b.Helper()
	d := b.draft(name)
	d.Shops[0].DeliveryDays = days
	return b.Replay(d, ordertest.Paid()...).ID
}

func TestWhatIsToLeaveFirstIsListedFirstAndLateOnesAreMarked(t *testing.T) {
	dbtest.Run(t, func(t *testing.T, base *db.DB) {
		b := newBackroom(t, base)
		open, slow, fast := b.paid("open").ID, b.promised("slow", 4), b.promised("fast", 2)
		b.At = ordertest.Noon.Add(3 * ordertest.Day) // Thursday
		list := b.list(b.batture, "?filter=to_ship").Data
		if len(list) != 3 || list[0].ID != fast || list[1].ID != slow || list[2].ID != open {
			t.Fatalf("listed %+v", list)
		}
		if !list[0].Late || list[0].ShipBy != "2026-11-04" || list[1].Late || list[1].ShipBy != "2026-11-06" ||
			list[2].ShipBy != "" {
			t.Errorf("dates: %+v", list)
		}
		if o := b.order(b.batture, fast); !o.Late || o.ShipBy != "2026-11-04" {
			t.Errorf("the order: %v %s", o.Late, o.ShipBy)
		}
	})
}

func TestAShopIsRemindedOnceBeforeAndOnceAfter(t *testing.T) {
	dbtest.Run(t, func(t *testing.T, base *db.DB) {
		b := newBackroom(t, base)
		b.promised("a", 3) // until Thursday
		b.promised("b", 3)
		b.promised("next", 1) // told by the order's own letter
		reminded := func(days int) (subjects []string) {
			b.At = ordertest.Noon.Add(time.Duration(days) * ordertest.Day)
			for range 2 {
				markettest.Must(0, b.RemindShops(ctx))
			}
			for _, letter := range b.Letters() {
				subjects = append(subjects, letter.Subject)
			}
			return subjects
		}
		const due, late = "À expédier d’ici le prochain jour ouvrable", "Des commandes sont en retard"
		for day, want := range []string{"", "", due + "|" + late, "", late, "", "", ""} {
			if got := strings.Join(reminded(day), "|"); got != want {
				t.Errorf("day %d: %q; want %q", day, got, want)
			}
		}
	})
}

func TestSlipsOfAllThatWaitsAreOneFile(t *testing.T) {
	dbtest.Run(t, func(t *testing.T, base *db.DB) {
		b := newBackroom(t, base)
		if code, empty := b.paper(b.batture, "/packing-slips"); code != 200 || !has(empty, "Rien n") {
			t.Errorf("of nothing: %d", code)
		}
		one, two := b.paid("1"), b.paid("2")
		code, pdf := b.paper(b.batture, "/packing-slips")
		if code != 200 || !has(pdf, "%PDF", one.Reference, two.Reference) || strings.Contains(pdf, "38,00") {
			t.Errorf("slips: %d, %d bytes", code, len(pdf))
		}
	})
}

func TestOrdersAreExportedForASpreadsheet(t *testing.T) {
	dbtest.Run(t, func(t *testing.T, base *db.DB) {
		b := newBackroom(t, base)
		b.promised("a", 2)
		code, file := b.paper(b.batture, "/orders.csv?filter=to_ship")
		lines := strings.Split(strings.TrimSpace(file), "\n")
		if code != 200 || len(lines) != 2 || !strings.HasPrefix(lines[0], "reference,date,expedier_avant") ||
			!strings.Contains(lines[1], "2026-11-04") || strings.Contains(file, "@") {
			t.Errorf("file: %d %q", code, file)
		}
	})
}
