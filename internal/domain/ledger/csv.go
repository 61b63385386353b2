package ledger

import (
	"context"
	"encoding/csv"
	"fmt"
	"io"
	"time"

	"rangrue/internal/kit/calendar"
	"rangrue/internal/kit/money"
)

// csvKinds are the facts in the words of a statement.
var csvKinds = map[Kind]string{
	KindSale: "vente", KindRefund: "remboursement", KindPromotion: "code promo du marché",
	KindPromotionBack: "code promo du marché repris", KindPayout: "versement", KindPayoutBack: "versement annulé",
}

// WriteCSV writes a period of a shop for its accountant, the oldest entry first. Amounts are signed as the shop sees
// them: each line's amount is the sum of the columns before it, and each balance the one above plus the amount.
func (s *Service) WriteCSV(ctx context.Context, to io.Writer, shopID string, p Period) error {
	from, until := p.bounds()
	balance, err := s.before(ctx, shopID, p.From)
	if err != nil {
		return err
	}
	out := csv.NewWriter(to)
	err = out.Write([]string{"date", "operation", "commande", "articles", "livraison", "tps_tvh", "tvq", "commission",
		"tps_tvh_commission", "tvq_commission", "versement", "montant", "solde"})
	if err != nil {
		return err
	}
	rows, err := s.db.Query(ctx, statementRows+` FROM ledger_entries e LEFT JOIN orders o ON o.id = e.order_id
		WHERE e.shop_id = $1 AND e.at >= $2 AND e.at < $3 ORDER BY e.at, e.source_id, e.kind`, shopID, from, until)
	if err != nil {
		return fmt.Errorf("list a statement: %w", err)
	}
	defer rows.Close()
	for rows.Next() {
		r, err := scanStatementRow(rows)
		if err != nil {
			return err
		}
		balance += r.Amount()
		if err := out.Write(r.fields(balance)); err != nil {
			return err
		}
	}
	out.Flush()
	if err := rows.Err(); err != nil {
		return fmt.Errorf("list a statement: %w", err)
	}
	return out.Error()
}

func (r Row) fields(balance money.Cents) []string {
	return []string{
		r.At.In(calendar.Eastern).Format(time.DateTime), csvKinds[r.Kind], r.Reference, r.Goods.String(),
		r.Shipping.String(),
		r.Tax.GSTHST.String(), r.Tax.QST.String(), r.Commission.String(), r.CommissionTax.GSTHST.String(),
		r.CommissionTax.QST.String(),
		(-r.Bank).String(), r.Amount().String(), balance.String(),
	}
}
