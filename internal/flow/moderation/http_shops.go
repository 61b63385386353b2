package moderation

import (
	"context"
	"time"

	"rangrue/internal/domain/ledger"
	"rangrue/internal/domain/shop"
	"rangrue/internal/flow/seller"
	"rangrue/internal/kit/picture"
	"rangrue/internal/kit/web"
)

// ListedShop is a shop in the operators' list.
type ListedShop struct {
	ID            string          `json:"id"`
	Name          string          `json:"name"`
	Slug          string          `json:"slug"`
	City          string          `json:"city"`
	Province      string          `json:"province"`
	CategoryLabel string          `json:"categoryLabel"`
	Status        shop.Status     `json:"status" enum:"draft,changes_requested,refused,approved,suspended,closed"`
	Thumbs        *picture.Thumbs `json:"thumbs"`
	VacationUntil *time.Time      `json:"vacationUntil" doc:"Null when the shop is not away; of the year 9999 when it is until it is reopened"`
	CreatedAt     time.Time       `json:"createdAt"`
	SubmittedAt   time.Time       `json:"submittedAt" doc:"When it last began to wait for a decision"`
	PromisedDays  int             `json:"promisedDays" doc:"Working days at most before a parcel leaves; 0 when it promises none"`
	ToCorrect     int             `json:"toCorrect" doc:"Checks of its legal data that prevent an approval"`
	Figures       *Figures        `json:"figures" doc:"Of the last ninety days; null without a sale"`
}

// ShopCounts is how many shops each list has.
type ShopCounts struct {
	All       int `json:"all"`
	Waiting   int `json:"waiting"`
	Changes   int `json:"changes"`
	Open      int `json:"open"`
	Away      int `json:"away"`
	Suspended int `json:"suspended"`
	Closed    int `json:"closed"`
	Refused   int `json:"refused"`
}

// ShopPage is a page of shops.
type ShopPage struct {
	web.Page[ListedShop]
	Counts ShopCounts `json:"counts"`
}

type shopsInput struct {
	View   shop.View `query:"view" default:"all" enum:"all,waiting,changes,open,away,suspended,closed,refused"`
	Search string    `query:"search" maxLength:"100" doc:"Parts of the name, the address or the town"`
	Page   int       `query:"page" default:"1" minimum:"1" maximum:"10000"`
}

const shopsPerPage = 50

func (s *Service) getShops(ctx context.Context, in *shopsInput) (*struct{ Body ShopPage }, error) {
	list, total, err := s.Shops.Viewed(ctx, in.View, in.Search, in.Page, shopsPerPage)
	if err != nil {
		return nil, err
	}
	ids, rows := make([]string, len(list)), make([]ListedShop, len(list))
	for i, o := range list {
		ids[i], rows[i] = o.ID, s.listedShop(o)
	}
	figures, err := figuresOf(ctx, s.db, ids...)
	if err != nil {
		return nil, err
	}
	for i := range rows {
		rows[i].Figures = figures[rows[i].ID]
	}
	n, err := s.Shops.ViewCounts(ctx)
	if err != nil {
		return nil, err
	}
	return &struct{ Body ShopPage }{ShopPage{web.NewPage(rows, in.Page, shopsPerPage, total), ShopCounts{
		All: n[shop.Everyone], Waiting: n[shop.Waiting], Changes: n[shop.Asked], Open: n[shop.Open], Away: n[shop.Away],
		Suspended: n[shop.Hidden], Closed: n[shop.Left], Refused: n[shop.Turned],
	}}}, nil
}

func (s *Service) listedShop(o *shop.Shop) ListedShop {
	w := ListedShop{ID: o.ID, Name: o.Name, Slug: o.Slug, City: o.City, Province: o.Merchant.Province,
		CategoryLabel: o.Category(), Status: o.Status, CreatedAt: o.CreatedAt, SubmittedAt: o.SubmittedAt,
		PromisedDays: o.Delivery.MaxDays}
	for _, c := range o.Checks(s.Seller.TermsVersion()) {
		if c.Verdict == shop.Blocks {
			w.ToCorrect++
		}
	}
	if o.Photo.Ready() {
		thumbs := o.Photo.URLs(s.URL).Thumbs
		w.Thumbs = &thumbs
	}
	if o.Away(s.Now()) {
		w.VacationUntil = &o.VacationUntil
	}
	return w
}

// ShopPath names a shop in the path of a call.
type ShopPath struct {
	ShopID string `path:"shopId" maxLength:"64"`
}

// decisionBody is what an operator decides of a shop.
type decisionBody struct {
	To     shop.Status `json:"to" enum:"approved,changes_requested,refused,suspended,closed"`
	Reason string      `json:"reason" maxLength:"1000" doc:"The letter tells it"`
	Points []string    `json:"points,omitempty" nullable:"false" maxItems:"20" doc:"What is to be corrected, one sentence each; the letter tells them"`
	SeenAt *time.Time  `json:"seenAt,omitempty" doc:"updatedAt of the shop that was read"`
}

func (b decisionBody) decision() Decision {
	d := Decision{To: b.To, Reason: b.Reason, Points: b.Points}
	if b.SeenAt != nil {
		d.Seen = *b.SeenAt
	}
	return d
}

func (s *Service) postDecision(ctx context.Context, in *struct {
	ShopPath
	Body decisionBody
}) (*struct{}, error) {
	return nil, s.Decide(ctx, in.ShopID, in.Body.decision())
}

func (s *Service) postShopLetter(ctx context.Context, in *struct {
	ShopPath
	Body decisionBody
}) (*struct{ Body LetterWire }, error) {
	of, err := s.Shops.ByID(ctx, in.ShopID)
	if err != nil {
		return nil, err
	}
	d := in.Body.decision()
	letter, err := s.letterWire(ctx, of.ID,
		s.Seller.LetterOf(of, seller.Judgement{To: d.To, Reason: d.text()}, of.Status))
	return &struct{ Body LetterWire }{letter}, err
}

func (s *Service) postOutside(ctx context.Context, in *struct {
	ShopPath
	Body reasonBody
}) (*struct{}, error) {
	return nil, s.AcceptOutside(ctx, in.ShopID, in.Body.Reason)
}

func (s *Service) postRate(ctx context.Context, in *struct {
	ShopPath
	Body struct {
		Percent float64       `json:"percent" minimum:"0" maximum:"10"`
		From    string        `json:"from" maxLength:"10" doc:"First day, as 2026-12-01"`
		Months  int           `json:"months" minimum:"1" maximum:"12"`
		Kind    ledger.Reason `json:"kind" enum:"promotion,help_out,agreement"`
		Reason  string        `json:"reason" maxLength:"1000"`
	}
}) (*struct{}, error) {
	b := in.Body
	return nil, s.SetRate(ctx, in.ShopID, Rate{Percent: b.Percent, From: b.From, Months: b.Months, Why: b.Kind,
		Reason: b.Reason})
}

func (s *Service) postRateEnd(ctx context.Context, in *struct {
	ShopPath
	Body struct {
		AgreementID string `json:"agreementId" maxLength:"64"`
		Reason      string `json:"reason" maxLength:"1000"`
	}
}) (*struct{}, error) {
	return nil, s.EndRate(ctx, in.ShopID, in.Body.AgreementID, in.Body.Reason)
}
