package invoice_test

import (
	"fmt"
	"testing"
	"time"

	"rangrue/internal/domain/ledger"
	"rangrue/internal/domain/shop"
	"rangrue/internal/flow/invoice"
	"rangrue/internal/kit/calendar"
	"rangrue/internal/kit/money"
	"rangrue/internal/rules/tax"
)

var market = invoice.Platform{Name: "Rang & Rue", Address: "1, rue Principale, Québec (QC) G1R 1A1",
	Email: "bonjour@exemple.ca", GSTNumber: "700000000RT0001", QSTNumber: "1200000000TQ0001"}

// aPayout pays some sales, the first of which was refunded in part.
func aPayout(sales int) invoice.Payout {
	sold := ledger.Parts{Goods: 7600, Shipping: 900, Tax: tax.Amounts{GSTHST: 425, QST: 848}, Commission: -760,
		CommissionTax: tax.Amounts{GSTHST: -38, QST: -76}}
	back := ledger.Parts{Goods: -3800, Tax: tax.Amounts{GSTHST: -190, QST: -379}, Commission: 380,
		CommissionTax: tax.Amounts{GSTHST: 19, QST: 38}}
	p := invoice.Payout{
		Payout: ledger.Payout{ID: "019a9a3e-7a10-7c11-8a01-0c5b2f9e4d77", Until: noon.AddDate(0, 0, 9),
			AccountLast: "2208", Status: ledger.PayoutConfirmed, CreatedAt: noon.AddDate(0, 0, 9),
			SentAt: noon.AddDate(0, 0, 10), EndedAt: noon.AddDate(0, 0, 12)},
		LastDay: "2026-11-10", Shop: &shop.Shop{Details: shop.Details{Slug: "atelier-batture",
			Name: "Atelier Batture", Merchant: shop.Merchant{LegalName: "Batture inc."},
			Taxes: shop.Taxes{GSTNumber: "987654321 RT0001", QSTNumber: "9876543210 TQ0001"}}},
	}
	for n := range sales {
		p.Lines = append(p.Lines, ledger.PaidLine{Reference: fmt.Sprintf("RR-7KQ4-%04d", n), Sales: sold,
			At: noon.Add(time.Duration(n) * time.Hour)})
		p.Amount += sold.Total()
	}
	p.Lines[0].Refunds = back
	p.Amount += back.Total()
	return p
}

func TestAStatementOfAPayoutAddsUp(t *testing.T) {
	p := aPayout(3)
	p.Amount -= 1000 // kept back for a return
	f, err := invoice.PrintPayout(market, p)
	if err != nil || f.Name != "releve-de-versement-atelier-batture-2026-11-10.pdf" {
		t.Fatal(f.Name, err)
	}
	keep("releve.pdf", f)
	says(t, f, []string{
		"Relevé de versement", "Atelier Batture", "Batture inc.", "TPS/TVH 987654321 RT0001", "TVQ 9876543210 TQ0001",
		"Compte qui se termine par 2208", "Envoyé le " + calendar.French(p.SentAt),
		"Confirmé le " + calendar.French(p.EndedAt),
		p.ID, "RR-7KQ4-0000", "RR-7KQ4-0002", "Remboursement", "228,00", "27,00", "12,75", "25,44", "–22,80", "–1,14",
		"–2,28", "Remboursements, commission rendue", "–39,32", "Réservé pour des retours ou des litiges ouverts",
		"–10,00", p.Amount.French(), "TPS/TVH 700000000RT0001",
	}, []string{"Petit fournisseur", "Réservé plus tôt"})
}

func TestAStatementOfASmallSupplierTellsTheTaxesRemittedForIt(t *testing.T) {
	p := aPayout(1)
	p.Shop.Taxes, p.Lines[0].Withheld, p.Status = shop.Taxes{}, 1273, ledger.PayoutFailed
	p.Amount += 500
	f, err := invoice.PrintPayout(market, p)
	if err != nil {
		t.Fatal(err)
	}
	says(t, f, []string{"Petit fournisseur", money.Cents(1273).French(), "Réservé plus tôt, de nouveau disponible",
		"Revenu le " + calendar.French(p.EndedAt)}, []string{"987654321"})
}

// Every page of a long one has the head of its columns.
func TestALongStatementGoesOnOverPages(t *testing.T) {
	f, err := invoice.PrintPayout(market, aPayout(120))
	if err != nil {
		t.Fatal(err)
	}
	keep("releve-long.pdf", f)
	says(t, f, []string{"RR-7KQ4-0119", "Page 4 de 4"}, nil)
}
