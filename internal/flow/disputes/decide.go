package disputes

import (
	"context"

	"rangrue/internal/domain/dispute"
	"rangrue/internal/domain/operator"
	"rangrue/internal/domain/order"
	"rangrue/internal/kit/db"
	"rangrue/internal/kit/money"
)

// Share is what a lost dispute takes from whom, for one shop's part.
type Share struct {
	ShopID     string       `json:"shopId"`
	ShopName   string       `json:"shopName"`
	Total      money.Cents  `json:"total"`
	BorneBy    order.Bearer `json:"borneBy" enum:"shop,market"`
	FromShop   money.Cents  `json:"fromShop" doc:"Taken from the shop's balance"`
	FromMarket money.Cents  `json:"fromMarket" doc:"Commission and taxes given back, the contribution, or all of it"`
	Before     money.Cents  `json:"before" doc:"Balance of the shop"`
	After      money.Cents  `json:"after"`
}

// Letter is a letter that leaves with a decision.
type Letter struct {
	To      string `json:"to"`
	Subject string `json:"subject"`
	Text    string `json:"text"`
}

// Outcome is what a decision does, or would do.
type Outcome struct {
	Preview bool        `json:"preview" doc:"Nothing was kept"`
	Total   money.Cents `json:"total" doc:"What is shared out now: what the bank took, less what is covered"`
	Covered money.Cents `json:"covered" doc:"Owed to the buyer already, by refunds that the bank's money now pays"`
	Shares  []Share     `json:"shares" nullable:"false"`
	Letters []Letter    `json:"letters" nullable:"false"`
}

// Decide says who bears a lost dispute. A preview does the very same and is then undone.
func (s *Service) Decide(ctx context.Context, id string, bearers map[string]order.Bearer, reason string,
	preview bool) (out Outcome, err error) {
	run := s.db.Tx
	if preview {
		run = s.db.DryRun
	}
	err = run(ctx, func(tx *db.Tx) (err error) { out, err = s.bear(ctx, tx, id, bearers, reason); return err })
	out.Preview = preview
	return out, err
}

func (s *Service) bear(ctx context.Context, tx *db.Tx, id string, bearers map[string]order.Bearer, reason string) (
	out Outcome, err error) {
	out.Shares, out.Letters = []Share{}, []Letter{}
	d, o, err := s.undecided(ctx, tx, id)
	if err != nil {
		return out, err
	}
	before := map[string]money.Cents{}
	for _, part := range o.Shops {
		if before[part.ShopID], err = s.Ledger.Balance(ctx, tx, part.ShopID); err != nil {
			return out, err
		}
	}
	loss, err := s.Orders.ChargeBack(ctx, tx, o.ID, order.Chargeback{DisputeID: d.ProviderID, Amount: d.Amount,
		Bearers: bearers, Reason: reason}, s.Now())
	if err != nil {
		return out, err
	}
	for _, sum := range loss.Covered {
		out.Covered += sum
	}
	for _, r := range loss.Refunds {
		part := loss.Order.PartByID(r.ShopOrderID)
		share := Share{ShopID: part.ShopID, ShopName: part.Name, Total: r.Amount.Total(), BorneBy: r.BorneBy,
			Before: before[part.ShopID]}
		if share.After, err = s.Ledger.Balance(ctx, tx, part.ShopID); err != nil {
			return out, err
		}
		share.FromShop = share.Before - share.After
		share.FromMarket = share.Total - share.FromShop
		out.Total += share.Total
		out.Shares = append(out.Shares, share)
	}
	if err := s.release(ctx, tx, d.ID); err != nil {
		return out, err
	}
	letters, err := s.post(ctx, tx, loss.Order, lostLetter(s.Brand.Name, loss, reason))
	if err != nil {
		return out, err
	}
	for _, l := range letters {
		out.Letters = append(out.Letters, Letter{To: l.To[0], Subject: l.Subject, Text: l.Text})
	}
	who, _ := operator.From(ctx)
	if err := s.Disputes.Decide(ctx, tx, d.ID, out.Total, who.Name, reason, s.Now()); err != nil {
		return out, err
	}
	return out, s.note(ctx, tx, o, "dispute.decide", reason, map[string]any{"total": out.Total,
		"covered": out.Covered, "shares": out.Shares})
}

// undecided locks the order of a lost dispute and reads the dispute after that, so that it is decided once.
func (s *Service) undecided(ctx context.Context, tx *db.Tx, id string) (d dispute.Dispute, o *order.Order, err error) {
	if d, err = s.Disputes.Find(ctx, tx, id); err != nil {
		return d, nil, err
	}
	if o, err = s.Orders.Lock(ctx, tx, d.OrderID); err != nil {
		return d, nil, err
	}
	if d, err = s.Disputes.Find(ctx, tx, id); err == nil && (d.State != dispute.Lost || !d.DecidedAt.IsZero()) {
		err = dispute.ErrNotLost
	}
	return d, o, err
}

// note writes the line of the journal for an act on the dispute of an order.
func (s *Service) note(ctx context.Context, tx *db.Tx, o *order.Order, act, reason string, after any) error {
	return operator.Note(ctx, tx, s.Now(), operator.Entry{Act: act, SubjectKind: "order", SubjectID: o.ID,
		SubjectName: o.Reference, After: after, Reason: reason})
}
