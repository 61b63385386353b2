package casework

import (
	"context"

	"rangrue/internal/domain/ledger"
	"rangrue/internal/domain/operator"
	"rangrue/internal/domain/order"
	"rangrue/internal/kit/db"
	"rangrue/internal/kit/mail"
	"rangrue/internal/kit/money"
	"rangrue/internal/kit/web"
)

// Share is what a refund takes from whom, for one shop's part.
type Share struct {
	ShopID       string          `json:"shopId"`
	ShopName     string          `json:"shopName"`
	Goods        money.Cents     `json:"goods"`
	Shipping     money.Cents     `json:"shipping"`
	Taxes        order.WireTaxes `json:"taxes"`
	Contribution money.Cents     `json:"contribution"`
	Total        money.Cents     `json:"total"`
	BorneBy      order.Bearer    `json:"borneBy" enum:"shop,market"`
	FromShop     money.Cents     `json:"fromShop" doc:"Taken from the shop's balance"`
	FromMarket   money.Cents     `json:"fromMarket" doc:"Borne by the market: commission given back with its taxes, taxes it holds, or all of it"`
	Before       money.Cents     `json:"before" doc:"Balance of the shop"`
	After        money.Cents     `json:"after"`
}

// Posted is a letter that leaves with an act.
type Posted struct {
	To      string `json:"to"`
	Subject string `json:"subject"`
	Text    string `json:"text" doc:"As those who read plain text see it, without the secrets of its links"`
}

// Outcome is what an act does, or would do.
type Outcome struct {
	Preview   bool        `json:"preview" doc:"Nothing was kept"`
	Again     bool        `json:"again" doc:"It was done before, by the same request"`
	Total     money.Cents `json:"total" doc:"What the person gets back"`
	CardBrand string      `json:"cardBrand"`
	CardLast4 string      `json:"cardLast4"`
	Shares    []Share     `json:"shares" nullable:"false"`
	Restocked int         `json:"restocked" doc:"Units that are put back in stock"`
	Letters   []Posted    `json:"letters" nullable:"false"`
}

type outcomeOutput struct{ Body Outcome }

// act does something in a transaction and tells what came of it. A preview does the very same and is then undone.
func (s *Service) act(ctx context.Context, preview bool, do func(tx *db.Tx) (Outcome, error)) (*outcomeOutput, error) {
	run := s.db.Tx
	if preview {
		run = s.db.DryRun
	}
	var out Outcome
	if err := run(ctx, func(tx *db.Tx) (err error) { out, err = do(tx); return err }); err != nil {
		return nil, err
	}
	out.Preview, out.Shares, out.Letters = preview, web.List(out.Shares), web.List(out.Letters)
	return &outcomeOutput{Body: out}, nil
}

// account fills in what refunds gave back and who bears it, out of what was posted in the same transaction.
func (s *Service) account(ctx context.Context, tx *db.Tx, o *order.Order, refunds []order.Refund, out *Outcome) error {
	attempt, err := s.Orders.AttemptOf(ctx, tx, o.ID)
	if err != nil {
		return err
	}
	out.CardBrand, out.CardLast4 = attempt.CardBrand, attempt.CardLast4
	if len(refunds) == 0 {
		return nil
	}
	posted, err := s.Ledger.OfOrder(ctx, tx, o.ID)
	if err != nil {
		return err
	}
	for _, r := range refunds {
		part := o.PartByID(r.ShopOrderID)
		share := Share{
			ShopID: part.ShopID, ShopName: part.Name, Goods: r.Amount.Goods, Shipping: r.Amount.Shipping,
			Taxes:        order.WireTaxes{GSTHST: r.Amount.Tax.GSTHST, QST: r.Amount.Tax.QST},
			Contribution: r.Amount.Contribution, Total: r.Amount.Total(), BorneBy: r.BorneBy,
			FromShop: -gained(posted, r.ID),
		}
		share.FromMarket = share.Total - share.FromShop
		if share.After, err = s.Ledger.Balance(ctx, tx, part.ShopID); err != nil {
			return err
		}
		share.Before = share.After + share.FromShop
		out.Total += share.Total
		out.Shares = append(out.Shares, share)
	}
	return nil
}

// gained is what a shop has of the entries of a fact.
func gained(entries []ledger.Entry, sourceID string) (sum money.Cents) {
	for _, e := range entries {
		if e.SourceID == sourceID && e.ShopID != "" {
			sum += e.Amount()
		}
	}
	return sum
}

// addLetters puts letters in an outcome, as an operator may read them.
func (out *Outcome) addLetters(letters []mail.Message) {
	for _, l := range letters {
		out.Letters = append(out.Letters, Posted{To: l.To[0], Subject: l.Subject, Text: mail.WithoutSecrets(l.Text)})
	}
}

// note writes the line of the journal for an act on an order.
func (s *Service) note(ctx context.Context, tx *db.Tx, o *order.Order, act, reason string, before, after any) error {
	return operator.Note(ctx, tx, s.Now(), operator.Entry{Act: act, SubjectKind: "order", SubjectID: o.ID,
		SubjectName: o.Reference, Before: before, After: after, Reason: reason})
}
