package moderation

import (
	"context"
	"errors"
	"time"

	"rangrue/internal/domain/account"
	"rangrue/internal/domain/catalog"
	"rangrue/internal/domain/ledger"
	"rangrue/internal/domain/operator"
	"rangrue/internal/domain/shop"
	"rangrue/internal/flow/seller"
	"rangrue/internal/kit/web"
	"rangrue/internal/rules/pricing"
)

// ShopRecord is everything that operators know of a shop.
type ShopRecord struct {
	Shop        seller.Shop      `json:"shop"`
	Moves       []shop.Status    `json:"moves" nullable:"false" doc:"Statuses that it may be moved to"`
	SubmittedAt time.Time        `json:"submittedAt" doc:"When it last began to wait for a decision"`
	Owners      []Owner          `json:"owners" nullable:"false"`
	Checks      []shop.Check     `json:"checks" nullable:"false"`
	Outside     *OutsideWire     `json:"outside" doc:"The word that it may sell from outside Quebec; null when none was given"`
	Figures     *Figures         `json:"figures" doc:"Of the last ninety days; null without a sale"`
	ToShip      int              `json:"toShip" doc:"Orders that are still to be shipped"`
	Commission  Commission       `json:"commission"`
	Products    ProductSummary   `json:"products"`
	Reports     int              `json:"reports" doc:"Open reports about the shop itself"`
	Journal     []operator.Noted `json:"journal" nullable:"false" doc:"What operators did, the latest first"`
}

// Owner is someone who runs a shop.
type Owner struct {
	ID              string     `json:"id"`
	Name            string     `json:"name"`
	Email           string     `json:"email"`
	EmailVerifiedAt *time.Time `json:"emailVerifiedAt"`
}

// OutsideWire is an operator's word that a shop may sell from outside Quebec.
type OutsideWire struct {
	Reason     string    `json:"reason"`
	AcceptedAt time.Time `json:"acceptedAt"`
}

// Commission is what a shop pays.
type Commission struct {
	Percent    float64         `json:"percent" doc:"Today"`
	Ordinary   float64         `json:"ordinaryPercent"`
	Agreements []AgreementWire `json:"agreements" nullable:"false"`
}

// AgreementWire is a time at another commission.
type AgreementWire struct {
	ID      string        `json:"id"`
	Percent float64       `json:"percent"`
	From    string        `json:"from"`
	Until   string        `json:"until" doc:"The first day at the ordinary rate again"`
	Kind    ledger.Reason `json:"kind" enum:"promotion,help_out,agreement"`
}

// ProductSummary is what a shop sells, in short.
type ProductSummary struct {
	Draft     int             `json:"draft"`
	Published int             `json:"published"`
	Archived  int             `json:"archived"`
	Newest    []ListedProduct `json:"newest" nullable:"false"`
}

// newestShown is how many products the record of a shop shows.
const newestShown = 6

func (s *Service) getShop(ctx context.Context, in *ShopPath) (*struct{ Body ShopRecord }, error) {
	of, err := s.Shops.ByID(ctx, in.ShopID)
	if err != nil {
		return nil, err
	}
	r := ShopRecord{Shop: s.Seller.ShopWire(of), Moves: of.Status.Moves(), SubmittedAt: of.SubmittedAt,
		Checks: of.Checks(s.Seller.TermsVersion())}
	if of.Outside.Reason != "" {
		r.Outside = &OutsideWire{of.Outside.Reason, of.Outside.AcceptedAt}
	}
	if r.Owners, err = s.owners(ctx, of.ID); err != nil {
		return nil, err
	}
	if r.Commission, err = s.commission(ctx, of.ID); err != nil {
		return nil, err
	}
	if r.Products, err = s.products(ctx, of.ID); err != nil {
		return nil, err
	}
	figures, err := figuresOf(ctx, s.db, of.ID)
	if err != nil {
		return nil, err
	}
	r.Figures = figures[of.ID]
	if r.ToShip, err = countToShip(ctx, s.db, of.ID); err != nil {
		return nil, err
	}
	reported, err := openCounts(ctx, s.db, OfShop, []string{of.ID})
	if err != nil {
		return nil, err
	}
	r.Reports = reported[of.ID]
	lines, _, err := s.Operators.Journal(ctx, operator.Filter{SubjectKind: "shop", SubjectID: of.ID})
	r.Journal = web.List(lines)
	return &struct{ Body ShopRecord }{r}, err
}

func (s *Service) owners(ctx context.Context, shopID string) ([]Owner, error) {
	ids, err := s.Shops.Owners(ctx, shopID)
	if err != nil {
		return nil, err
	}
	list := make([]Owner, 0, len(ids))
	for _, id := range ids { // one or two
		u, err := s.Accounts.ByID(ctx, id)
		if errors.Is(err, account.ErrNotFound) {
			continue
		}
		if err != nil {
			return nil, err
		}
		list = append(list, Owner{u.ID, u.FirstName + " " + u.LastName, u.Email, web.Moment(u.EmailVerifiedAt)})
	}
	return list, nil
}

func (s *Service) commission(ctx context.Context, shopID string) (Commission, error) {
	rate, err := s.Ledger.Rate(ctx, shopID, s.Now())
	if err != nil {
		return Commission{}, err
	}
	agreements, err := s.Ledger.Agreements(ctx, shopID)
	c := Commission{Percent: percent(rate), Ordinary: percent(pricing.Commission),
		Agreements: make([]AgreementWire, len(agreements))}
	for i, a := range agreements {
		c.Agreements[i] = AgreementWire{a.ID, percent(a.Rate), string(a.From), string(a.Until), a.Reason}
	}
	return c, err
}

func (s *Service) products(ctx context.Context, shopID string) (ProductSummary, error) {
	counts, err := s.Catalog.StatusCounts(ctx, shopID)
	if err != nil {
		return ProductSummary{}, err
	}
	newest, err := s.Catalog.OnDesk(ctx, catalog.DeskList{View: catalog.Newest, ShopID: shopID, Limit: newestShown})
	return ProductSummary{counts[catalog.Draft], counts[catalog.Published], counts[catalog.Archived],
		s.listedProducts(newest, nil)}, err
}
