package order_test

import (
	"fmt"
	"slices"
	"sync"
	"testing"
	"time"

	"rangrue/internal/domain/order"
	"rangrue/internal/kit/db"
	"rangrue/internal/kit/db/dbtest"
)

func TestOrdersAreListedTheLatestFirst(t *testing.T) {
	dbtest.Run(t, func(t *testing.T, d *db.DB) {
		h := newHarness(t, d)
		var placed []string
		for n := range 5 {
			d := draft(fmt.Sprint(n))
			d.At = noon.Add(time.Duration(n) * time.Hour)
			placed = append(placed, h.replay(d).ID)
		}
		other := draft("other")
		other.UserID = "luc"
		h.replay(other)
		slices.Reverse(placed)
		var listed []string
		for page := 1; page <= 4; page++ {
			heads, total, err := h.ListOfUser(ctx, "maude", order.Page{Number: page, Size: 2})
			if err != nil || total != 5 {
				h.Fatalf("page %d: total %d, %v", page, total, err)
			}
			for _, head := range heads {
				listed = append(listed, head.ID)
				if head.Total != 20581 || head.Status != order.Pending {
					h.Errorf("head = %+v", head)
				}
			}
		}
		if !slices.Equal(listed, placed) {
			h.Errorf("listed %v; want %v", listed, placed)
		}
	})
}

func TestAShopListsWhatItWasNotifiedOf(t *testing.T) {
	dbtest.Run(t, func(t *testing.T, d *db.DB) {
		h := newHarness(t, d)
		h.replay(draft("unpaid"))
		h.replay(draft("failed"), order.WasDeclined(noon, "card_declined"))
		h.replay(draft("new"), paid(0), dispatched(0))
		h.replay(draft("sent"), paid(0), dispatched(0), shipped(day, of("mugsent", 2)))
		for filter, want := range map[order.ShopFilter]int{
			order.EveryOrder: 2, order.ToShip: 1, order.AllShipped: 1, order.AllCancelled: 0,
		} {
			page, err := h.ListOfShop(ctx, "batture",
				order.ShopList{Filter: filter, Page: order.Page{Number: 1, Size: 20}})
			if err != nil || page.Total != want || len(page.Heads) != want {
				h.Errorf("%q: %d of %d, %v; want %d", filter, len(page.Heads), page.Total, err, want)
			}
			for _, head := range page.Heads {
				if head.LastName != "Tremblay" || head.City != "Saint-Pascal" || head.Total != 8738 || head.Units != 2 {
					h.Errorf("head = %+v", head)
				}
			}
		}
	})
}

// The last pages of a list are read from its end: none is missing, and none comes twice.
func TestPagesOfAShopsOrdersFollowEachOther(t *testing.T) {
	dbtest.Run(t, func(t *testing.T, d *db.DB) {
		h := newHarness(t, d)
		h.replay(draft("unpaid"))
		var placed []string
		for n := range 5 {
			d := draft(fmt.Sprint(n))
			d.At = noon.Add(time.Duration(n) * time.Hour)
			placed = append(placed, h.replay(d, paid(day), dispatched(day)).ID)
		}
		latest := slices.Clone(placed)
		slices.Reverse(latest)
		for filter, want := range map[order.ShopFilter][]string{order.ToShip: placed, order.EveryOrder: latest} {
			var listed []string
			for number := 1; number <= 4; number++ {
				page, err := h.ListOfShop(ctx, "batture", order.ShopList{Filter: filter,
					Page: order.Page{Number: number, Size: 2}})
				if err != nil || page.Total != 5 || page.Counts.ToShip != 5 {
					h.Fatalf("page %d: %+v, %v", number, page, err)
				}
				for _, head := range page.Heads {
					listed = append(listed, head.ID)
				}
			}
			if !slices.Equal(listed, want) {
				h.Errorf("%s: listed %v; want %v", filter, listed, want)
			}
		}
	})
}

// Thirty orders of three shops are invoiced at once, some of the transactions being undone: each shop's numbers are
// 1 to the number of its invoices.
func TestInvoiceNumbersHaveNoGaps(t *testing.T) {
	dbtest.Run(t, func(t *testing.T, d *db.DB) {
		h := newHarness(t, d)
		var orders []string
		for n := range 30 {
			d := draft(fmt.Sprint(n))
			h.do(func(tx *db.Tx) error {
				o, _, err := h.Place(ctx, tx, d)
				if err != nil {
					return err
				}
				orders = append(orders[:n:n], o.ID)
				_, _, err = h.Pay(ctx, tx, o, order.Receipt{}, noon)
				return err
			})
		}
		var issuing sync.WaitGroup
		for n, id := range orders {
			issuing.Go(func() {
				err := h.db.Tx(ctx, func(tx *db.Tx) error {
					if _, err := h.invoice(tx, id, noon); err != nil {
						return err
					}
					if n%3 == 0 {
						return errUndo
					}
					return nil
				})
				if err != nil && err != errUndo {
					h.Error(err)
				}
			})
		}
		issuing.Wait()
		numbers := map[string][]int64{}
		for _, id := range orders {
			invoices, err := h.InvoicesOf(ctx, order.OfUser("maude"), id)
			if err != nil {
				h.Fatal(err)
			}
			for _, i := range invoices {
				numbers[i.ShopID] = append(numbers[i.ShopID], i.Number)
			}
		}
		for _, shop := range []string{"batture", "rang4", "nordet"} {
			slices.Sort(numbers[shop])
			for n, number := range numbers[shop] {
				if number != int64(n+1) || len(numbers[shop]) != 20 {
					h.Fatalf("invoices of %s: %v", shop, numbers[shop])
				}
			}
		}
	})
}

func TestAnOrderIsInvoicedOnceAndOnlyWhenPaid(t *testing.T) {
	dbtest.Run(t, func(t *testing.T, d *db.DB) {
		h := newHarness(t, d)
		unpaid := h.replay(draft("unpaid"))
		if err := h.db.Tx(ctx, func(tx *db.Tx) error {
			_, err := h.invoice(tx, unpaid.ID, noon)
			return err
		}); err == nil {
			h.Error("an unpaid order was invoiced")
		}
		o := h.replay(draft("paid"), paid(0)) // which invoices
		h.do(func(tx *db.Tx) error {
			again, err := h.invoice(tx, o.ID, noon.Add(day))
			if len(again) != 3 || !again[0].IssuedAt.Equal(noon) || again[0].Number != 1 {
				h.Errorf("asked again: %+v", again)
			}
			return err
		})
	})
}

// invoice locks an order and issues its invoices.
func (h harness) invoice(tx *db.Tx, orderID string, at time.Time) ([]order.Invoice, error) {
	o, err := h.Lock(ctx, tx, orderID)
	if err != nil {
		return nil, err
	}
	return h.IssueInvoices(ctx, tx, o, at)
}
