package invoice_test

import (
	"testing"
	"time"

	"rangrue/internal/domain/ledger"
	"rangrue/internal/domain/order"
	"rangrue/internal/domain/shop"
	"rangrue/internal/flow/accounting"
	"rangrue/internal/flow/invoice"
	"rangrue/internal/kit/db"
	"rangrue/internal/kit/db/dbtest"
	"rangrue/internal/markettest"
	"rangrue/internal/rules/pricing"
)

// A code of the shop and one of the market are on the invoices, come off what a credit note gives back, and are told
// apart in the statement: the shop bears its own, and is paid what the market took off.
func TestCodesAreOnEveryPaper(t *testing.T) {
	dbtest.Run(t, func(t *testing.T, d *db.DB) {
		invoices, orders := service(d)
		now := func() time.Time { return noon }
		books := accounting.New(d, accounting.Options{Orders: orders, Now: now,
			Ledger: ledger.New(d, now, shop.New(d, now, func(key string) string { return key }))})
		orders.Paid, orders.Owed = books.Paid, books.Owed
		o, _ := anOrder(t, d, orders, "QC", func(draft *order.Draft) {
			draft.Promotions = []pricing.Promotion{
				{ID: "tasses", ShopID: "batture", Label: "Tasses d’automne", Code: "TASSE10",
					Kind: pricing.PercentOff, Percent: 10, AllOf: true},
				{ID: "marche", Label: "Fête du marché", Code: "MARCHE", Kind: pricing.AmountOff, Amount: 1000,
					AllOf: true},
			}
		})
		part := o.Part("batture")
		// Two mugs at 1234,56 $ less 10 % are 2222,21 $ of the 2271,16 $ from which the market takes 10,00 $ off.
		if part.Discount != 24691 || part.MarketDiscount != 979 || o.Off() != 24691+1000 {
			t.Fatalf("%v and %v off", part.Discount, part.MarketDiscount)
		}
		papers := printed(t, invoices, o)
		codes := []string{"Tasses d’automne (TASSE10)", "rabais", "–246,91\u00a0$", "Fête du marché (MARCHE)",
			"offert par le marché", "–9,79\u00a0$", "Rabais"}
		says(t, papers[0], append(codes, "–256,91\u00a0$"), nil)
		says(t, papers[1], append(codes, "–256,70\u00a0$", part.Gross().French(), part.Total.French(),
			"TPS 5\u00a0% sur "+(part.Subtotal+part.Shipping).French()), nil)
		says(t, papers[2], []string{"Fête du marché (MARCHE)", "–0,21\u00a0$"}, []string{"TASSE10"})

		sold := markettest.Must(books.Ledger.EarningOf(t.Context(), "batture", o.ID))
		if sold.Sales.Goods != 246912-24691 || sold.Sales.Commission != -22222 {
			t.Errorf("the shop is paid %+v", sold.Sales)
		}
		mug := part.Items[0]
		for n := range 2 {
			markettest.Must(0, d.Tx(t.Context(), func(tx *db.Tx) (err error) {
				_, _, _, err = orders.Refund(t.Context(), tx, o.ID, order.Decision{Key: db.NewID(),
					BorneBy: order.ByShop, Units: order.Units{ItemID: mug.ID, Quantity: 1}, Reason: "Cassée."},
					noon.Add(time.Duration(n+1)*time.Hour))
				return err
			}))
		}
		refunds := markettest.Must(orders.RefundsOf(t.Context(), d, o.ID))
		if len(refunds) != 2 || refunds[0].Amount.Goods+refunds[1].Amount.Goods != part.Subtotal {
			t.Fatalf("%+v", refunds)
		}
		for _, r := range refunds {
			note := markettest.Must(invoices.CreditNotePDF(t.Context(), r.CreditNote.ShopID, r.CreditNote.ID,
				order.Access{Key: []byte("clé")}.Token(o.ID)))
			says(t, note, []string{"–" + r.Amount.Goods.French(), "–" + r.Amount.Total().French()},
				[]string{"1\u00a0234,56", "Déjà remboursé", "Remboursement partiel"})
		}
		back := markettest.Must(books.Ledger.EarningOf(t.Context(), "batture", o.ID))
		statement := aPayout(1)
		statement.Lines[0].Sales, statement.Lines[0].Refunds = back.Sales, back.Refunds
		statement.Amount = back.Net()
		says(t, markettest.Must(invoice.PrintPayout(market, statement)), []string{"2\u00a0222,21", "–222,22",
			"Remboursements, commission rendue", "–" + (-back.Refunds.Total()).French(), back.Net().French()},
			[]string{"Réservé"})
		if back.Sales != sold.Sales || back.Refunds.Goods != -sold.Sales.Goods || back.Refunds.Commission != 22222 {
			t.Errorf("refunded: %+v", back.Refunds)
		}
	})
}
