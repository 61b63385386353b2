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
			list[2].Late || list[2].ShipBy != "2026-11-09" { // five working days, which are usual
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
				if strings.Contains(letter.Text, "xpédie") || !has(letter.Text, "prêtes à ramasser") {
					b.Errorf("it takes every order for a parcel: %s", letter.Text)
				}
				subjects = append(subjects, letter.Subject)
			}
			return subjects
		}
		const due, late = "À préparer d’ici le prochain jour ouvrable", "Des commandes sont en retard"
		// On Friday the other shop of these orders, which gave no delay, has until Monday.
		for day, want := range []string{"", "", due + "|" + late, "", due + "|" + late, "", "", ""} {
			if got := strings.Join(reminded(day), "|"); got != want {
				t.Errorf("day %d: %q; want %q", day, got, want)
			}
		}
	})
}

func TestAShopThatGaveNoDelayIsRemindedOfTheUsualOne(t *testing.T) {
	dbtest.Run(t, func(t *testing.T, base *db.DB) {
		b := newBackroom(t, base)
		id := b.paid("open").ID                                   // on a Monday, until the next
		for day, want := range []int{0, 0, 0, 0, 2, 0, 0, 0, 2} { // to each of its two shops
			b.At = ordertest.Noon.Add(time.Duration(day) * ordertest.Day)
			markettest.Must(0, b.RemindShops(ctx))
			if got := len(b.Letters()); got != want {
				t.Errorf("day %d: %d letters, want %d", day, got, want)
			}
			if late := b.order(b.batture, id).Late; late != (day == 8) {
				t.Errorf("day %d: late %v", day, late)
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
		if code != 200 || len(lines) != 2 || !strings.HasPrefix(lines[0], "reference,date,expedier_au_plus_tard,etat,"+
			"personne,telephone,mode_de_livraison,adresse,ville,province,code_postal,produits,unites,a_expedier,"+
			"total") ||
			strings.Contains(file, "@") {
			t.Errorf("file: %d %q", code, file)
		}
		if !has(lines[1], `,2026-11-04,À expédier,Maude Tremblay,4185550142,Livraison,"84, rang de la Grande-Ligne",`,
			",Saint-Pascal,QC,G0L 3Y0,", "2 × ") {
			t.Errorf("line: %s", lines[1])
		}
	})
}
