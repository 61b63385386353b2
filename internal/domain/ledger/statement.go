package ledger

import (
	"context"
	"fmt"
	"time"

	"rangrue/internal/kit/calendar"
	"rangrue/internal/kit/money"
	"rangrue/internal/rules/tax"
)

// Period is a time in whole days of Quebec, both included.
type Period struct{ From, To tax.Day }

// bounds are the moments a period begins at and ends before.
func (p Period) bounds() (from, until int64) {
	return startOf(p.From, 0).UnixMilli(), startOf(p.To, 1).UnixMilli()
}

// startOf is the first moment of a day, or of one that comes days later.
func startOf(day tax.Day, days int) time.Time {
	t, _ := time.ParseInLocation(time.DateOnly, string(day), calendar.Eastern) // only days that were checked come here
	return t.AddDate(0, 0, days)
}

// Statement is what happened to a shop's money in a period.
type Statement struct {
	Period
	Opening  money.Cents // owed to the shop when the period began
	Closing  money.Cents // and when it ended
	Sales    Parts
	Refunds  Parts
	Promoted money.Cents // paid by the platform for its own codes, less what it got back
	Withheld money.Cents // taxes of a small supplier's sales that the platform remits; in no other sum
	Payouts  money.Cents // less those that did not reach the shop
	Count    int         // of entries
	Entries  []Row       // a page of them, the latest first
}

// Row is an entry in a statement.
type Row struct {
	Entry
	Reference string      // of the order
	Balance   money.Cents // after the entry
}

// Withheld is what the customer paid in taxes that the platform remits in the shop's place.
func (e Entry) Withheld() money.Cents {
	if e.Kind != KindSale && e.Kind != KindRefund {
		return 0
	}
	return -e.Customer - e.Goods - e.Shipping - e.Tax.Total()
}

// Statement adds up a period of a shop and lists a page of its entries; pages count from 1.
func (s *Service) Statement(ctx context.Context, shopID string, p Period, page, size int) (*Statement, error) {
	statement := &Statement{Period: p}
	var err error
	if statement.Opening, err = s.before(ctx, shopID, p.From); err != nil {
		return nil, err
	}
	statement.Closing = statement.Opening
	totals, err := s.totals(ctx, shopID, p)
	if err != nil {
		return nil, err
	}
	for _, t := range totals {
		statement.add(t)
	}
	statement.Entries, err = s.rowsOf(ctx, shopID, p, (max(page, 1)-1)*size, size)
	return statement, err
}

// totals is the sum of a period's entries of one kind.
type totals struct {
	Entry
	count  int
	amount money.Cents
}

func (st *Statement) add(t totals) {
	st.Count += t.count
	st.Closing += t.amount
	st.Withheld += t.Withheld()
	switch t.Kind {
	case KindSale:
		st.Sales = st.Sales.Plus(t.Parts)
	case KindRefund:
		st.Refunds = st.Refunds.Plus(t.Parts)
	case KindPromotion, KindPromotionBack:
		st.Promoted += t.amount
	case KindPayout, KindPayoutBack:
		st.Payouts += t.amount
	}
}

// after is what the platform owed a shop after an entry: what it owed when the day began, and what came since.
func (s *Service) after(ctx context.Context, shopID string, e Entry) (money.Cents, error) {
	day := dayOf(e.At)
	balance, err := s.before(ctx, shopID, day)
	if err != nil {
		return 0, err
	}
	since, err := amountSince(ctx, s.db, shopID, day, e)
	if err != nil {
		return 0, fmt.Errorf("balance after an entry: %w", err)
	}
	return balance + since, nil
}
