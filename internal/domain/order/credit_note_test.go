package order_test

import (
	"fmt"
	"math/rand/v2"
	"slices"
	"sync"
	"testing"
	"time"

	"rangrue/internal/domain/order"
	"rangrue/internal/kit/db"
	"rangrue/internal/kit/db/dbtest"
	"rangrue/internal/kit/money"
)

// Whatever is cancelled, returned and decided, of whichever orders: every refund has its credit note, invoices and
// notes come to what the cards bore, and the numbers of a shop have no gap.
func TestInvoicesAndCreditNotesSumToWhatTheCardBore(t *testing.T) {
	dbtest.Run(t, func(t *testing.T, d *db.DB) {
		h := newHarness(t, d)
		random := rand.New(rand.NewPCG(17, 21))
		numbers := map[string][]int64{}
		for n := range 10 {
			name := fmt.Sprintf("-%d", n)
			placed := draft(name)
			placed.Contribution = random.IntN(2) == 0
			o := h.replay(placed, paid(0), dispatched(0))
			for click := range 24 {
				at := noon.Add(time.Duration(click) * 6 * time.Hour)
				h.do(func(tx *db.Tx) error {
					if random.IntN(4) == 0 {
						return h.decide(tx, o, random, at)
					}
					return h.click(tx, o, random, at)
				})
				o = h.find(o.ID)
			}
			h.justified(o, numbers)
		}
		for shop, given := range numbers {
			slices.Sort(given)
			for n, number := range given {
				if number != int64(n+1) {
					h.Fatalf("credit notes of %s have a gap: %v", shop, given)
				}
			}
		}
		if len(numbers) < 2 {
			h.Errorf("the histories refunded too little: %v", numbers)
		}
	})
}

// decide is an operator who pays back a line, an amount or everything, at the cost of either.
func (h harness) decide(tx *db.Tx, o *order.Order, random *rand.Rand, at time.Time) error {
	item := o.Items()[random.IntN(len(o.Items()))]
	d := order.Decision{Key: db.NewID(), Reason: "Brisé", BorneBy: order.ByShop}
	if random.IntN(2) == 0 {
		d.BorneBy = order.ByMarket
	}
	switch random.IntN(7) {
	case 0: // everything
	case 1, 2, 3:
		d.Units = of(item.ID, 1)
	default:
		d.ShopID, d.Amount = item.ShopID, money.Cents(1+random.IntN(900))
	}
	_, _, _, err := h.Refund(ctx, tx, o.ID, d, at)
	return refusedWithWords(err)
}

// justified holds the papers of an order against its sums, and gathers the numbers of its notes by shop.
func (h harness) justified(o *order.Order, numbers map[string][]int64) {
	h.Helper()
	invoices, err := h.InvoicesOf(ctx, order.Whole(), o.ID)
	if err != nil {
		h.Fatal(err)
	}
	refunds, err := h.RefundsOf(ctx, h.db, o.ID)
	if err != nil {
		h.Fatal(err)
	}
	billed := o.Contribution
	for _, i := range invoices {
		billed += o.PartByID(i.ShopOrderID).Total
	}
	if billed != o.GrandTotal {
		h.Errorf("invoices and contribution come to %v of %v", billed, o.GrandTotal)
	}
	back := map[string]money.Cents{}
	var contribution money.Cents
	for _, r := range refunds {
		if r.CreditNote == nil || r.CreditNote.RefundID != r.ID {
			h.Fatalf("refund %s has no credit note: %+v", r.ID, r.CreditNote)
		}
		var goods money.Cents
		for _, l := range r.Lines {
			item := o.Item(l.ItemID)
			if item == nil || item.ShopOrderID != r.ShopOrderID {
				h.Fatalf("refund %s is about %s, which its shop did not sell", r.ID, l.ItemID)
			}
			goods += item.UnitPrice * money.Cents(l.Quantity)
		}
		if len(r.Lines) > 0 && r.Amount.Goods > goods {
			h.Errorf("refund %s gives back %v of goods for units worth %v", r.ID, r.Amount.Goods, goods)
		}
		back[r.ShopOrderID] += r.Amount.Total() - r.Amount.Contribution
		contribution += r.Amount.Contribution
		numbers[r.CreditNote.ShopID] = append(numbers[r.CreditNote.ShopID], r.CreditNote.Number)
	}
	for _, part := range o.Shops {
		if back[part.ID] != part.Refunded.Total() || part.Total-back[part.ID] != part.Left().Total() {
			h.Errorf("%s: credited %v, refunded %v", part.Name, back[part.ID], part.Refunded.Total())
		}
	}
	if contribution > o.Contribution {
		h.Errorf("%v of a contribution of %v came back", contribution, o.Contribution)
	}
	units := map[string]int{}
	for _, r := range refunds {
		for _, l := range r.Lines {
			units[l.ItemID] += l.Quantity
		}
	}
	for _, i := range o.Items() {
		if paidBack := units[i.ID]; paidBack > i.Quantity {
			h.Errorf("%d of %d units of %s were credited", paidBack, i.Quantity, i.ID)
		}
	}
}

func TestACreditNoteSaysWhatComesBackAndWhy(t *testing.T) {
	dbtest.Run(t, func(t *testing.T, d *db.DB) {
		h := newHarness(t, d)
		o := h.replay(draft(""), paid(0), dispatched(0),
			order.WasCancelled(noon.Add(time.Hour), "Il n’en reste plus", of("mug", 1)))
		h.do(func(tx *db.Tx) error {
			_, _, _, err := h.Refund(ctx, tx, o.ID, order.Decision{Key: "k", ShopID: o.Item("mug").ShopID, Amount: 500,
				BorneBy: order.ByMarket, Reason: "Geste commercial"}, noon.Add(2*time.Hour))
			return err
		})
		refunds, err := h.RefundsOf(ctx, h.db, o.ID)
		if err != nil || len(refunds) != 2 {
			h.Fatalf("%+v, %v", refunds, err)
		}
		first, second := refunds[0], refunds[1]
		if first.CreditNote.Printed() != "NC-000001" || first.CreditNote.Reason != "Il n’en reste plus" ||
			!slices.Equal(first.Lines, []order.Units{of("mug", 1)}) {
			h.Errorf("cancellation: %+v %+v", first.Lines, first.CreditNote)
		}
		if second.CreditNote.Printed() != "NC-000002" || second.CreditNote.Reason != "Geste commercial" ||
			len(second.Lines) != 0 {
			h.Errorf("decision: %+v %+v", second.Lines, second.CreditNote)
		}
		if found, _, _ := h.FindByKey(ctx, "nc-000002", 5); len(found) != 1 || found[0].ID != o.ID {
			h.Errorf("an operator who types its number finds %+v", found)
		}
		other, err := h.CreditNotesOf(ctx, order.OfShop(o.Item("honey").ShopID), o.ID)
		if err != nil || len(other) != 0 {
			h.Errorf("another shop sees %+v, %v", other, err)
		}
		if _, err := h.FindCreditNote(ctx, o.Item("honey").ShopID, first.CreditNote.ID); err == nil {
			h.Error("another shop finds the note")
		}
	})
}

// Refunds of before there were credit notes, or written by a node of that version, get theirs from a job.
func TestOldRefundsGetTheirCreditNotes(t *testing.T) {
	dbtest.Run(t, func(t *testing.T, d *db.DB) {
		h := newHarness(t, d)
		o := h.replay(draft(""), paid(0), dispatched(0),
			order.WasCancelled(noon.Add(time.Hour), "", of("mug", 1)),
			order.WasCancelled(noon.Add(2*time.Hour), "", of("mug", 1)))
		h.do(func(tx *db.Tx) error {
			for _, forget := range []string{"DELETE FROM credit_notes", "DELETE FROM credit_note_counters",
				"DELETE FROM order_refund_lines", "UPDATE order_refunds SET credited = 0"} {
				if _, err := tx.Exec(ctx, forget); err != nil {
					return err
				}
			}
			return nil
		})
		var nodes sync.WaitGroup
		for range 3 {
			nodes.Go(func() {
				if err := h.IssueOldCreditNotes(ctx); err != nil {
					h.Error(err)
				}
			})
		}
		nodes.Wait()
		refunds, err := h.RefundsOf(ctx, h.db, o.ID)
		if err != nil || len(refunds) != 2 {
			h.Fatalf("%+v, %v", refunds, err)
		}
		for n, r := range refunds {
			if r.CreditNote == nil || r.CreditNote.Number != int64(n+1) {
				h.Errorf("refund %d: %+v", n, r.CreditNote)
			}
		}
	})
}

// Two orders refunded at once never share a number, and one that is undone leaves no gap.
func TestCreditNotesNumberedAtOnceHaveNoGap(t *testing.T) {
	dbtest.Run(t, func(t *testing.T, d *db.DB) {
		h := newHarness(t, d)
		var orders []*order.Order
		for n := range 8 {
			orders = append(orders, h.replay(draft(fmt.Sprintf("-%d", n)), paid(0), dispatched(0)))
		}
		var clicks sync.WaitGroup
		for n, o := range orders {
			clicks.Go(func() {
				err := h.db.Tx(ctx, func(tx *db.Tx) error {
					_, _, _, err := h.Refund(ctx, tx, o.ID, order.Decision{Key: o.ID, Reason: "x",
						BorneBy: order.ByShop}, noon.Add(time.Hour))
					if err == nil && n%3 == 0 {
						err = errUndo
					}
					return err
				})
				if err != nil && n%3 != 0 {
					h.Error(err)
				}
			})
		}
		clicks.Wait()
		var notes, highest int64
		err := d.QueryRow(ctx, `SELECT COUNT(*), MAX(number) FROM credit_notes WHERE shop_id = $1`,
			orders[0].Items()[0].ShopID).Scan(&notes, &highest)
		if err != nil || notes != 5 || highest != 5 {
			h.Errorf("%d notes up to number %d, %v", notes, highest, err)
		}
	})
}
