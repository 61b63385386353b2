package promotion

import (
	"context"
	"net/http"
	"time"

	"github.com/danielgtaylor/huma/v2"

	"rangrue/internal/domain/operator"
	"rangrue/internal/kit/calendar"
	"rangrue/internal/kit/money"
	"rangrue/internal/kit/web"
	"rangrue/internal/rules/pricing"
	"rangrue/internal/rules/tax"
)

// Routes registers the calls of the seller space. Each is for an owner of the shop in its path.
func (s *Service) Routes(api huma.API) {
	const path = "/seller/shops/{shopId}/promotions"
	tag := web.Tag("Seller: promotions")
	web.Get(api, path, "Codes and automatic offers of a shop, the newest first", s.getOfShop, tag)
	web.Post(api, path, "Make a code or an automatic offer", s.postOfShop, tag, web.Status(http.StatusCreated),
		web.MaxBody(64<<10), web.Describe("What it does never changes afterwards; it can be ended. "+
			"409 `too_many_promotions`."))
	web.Post(api, path+"/{promotionId}/end", "End a promotion now", s.endOfShop, tag,
		web.Describe("Orders that used it keep what it took off. 409 `promotion_ended`."))
}

// DeskRoutes registers the calls of the console about the codes of the market.
func (s *Service) DeskRoutes(d operator.Desk) {
	operator.Get(d, "/promotions", "Codes of the market, the newest first", operator.ReadPromotions, s.getOfMarket)
	operator.Post(d, "/promotions", "Make a code of the market, which bears it", operator.EditPromotions,
		s.postOfMarket, web.Status(http.StatusCreated), web.MaxBody(64<<10))
	operator.Post(d, "/promotions/{promotionId}/end", "End a code of the market now", operator.EditPromotions,
		s.endOfMarket)
}

// Fields are what one chooses of a promotion.
type Fields struct {
	Name         string                `json:"name" doc:"As buyers read it"`
	Code         string                `json:"code,omitempty" maxLength:"100" doc:"4 to 24 letters, digits or hyphens, in any case; empty for an automatic offer"`
	Kind         pricing.PromotionKind `json:"kind" enum:"percent,amount,free_shipping,multi_buy"`
	Percent      int                   `json:"percent,omitempty" doc:"Of a percent: 1 to 100"`
	Amount       money.Cents           `json:"amount,omitempty" doc:"Of an amount"`
	Take         int                   `json:"take,omitempty" doc:"Of a multi_buy: so many units…"`
	Pay          int                   `json:"pay,omitempty" doc:"…for the price of so many; the cheapest are free"`
	Minimum      money.Cents           `json:"minimum,omitempty" doc:"Of the goods of the shop, or of the cart for the market's, before any promotion"`
	Scope        Scope                 `json:"scope" enum:"all,products,categories"`
	ScopeIDs     []string              `json:"scopeIds,omitempty" maxItems:"200" doc:"Of products, or of categories, which include those under them"`
	From         tax.Day               `json:"from,omitempty" pattern:"^(\\d{4}-\\d{2}-\\d{2})?$" doc:"First day in Quebec; now when absent"`
	To           tax.Day               `json:"to,omitempty" pattern:"^(\\d{4}-\\d{2}-\\d{2})?$" doc:"Last day; empty: it does not end by itself"`
	MaxUses      int                   `json:"maxUses,omitempty" doc:"Orders in all; 0: as many as come"`
	MaxPerPerson int                   `json:"maxPerPerson,omitempty" doc:"Orders of one account or e-mail, for a code alone; 0: as many as they like"`
}

// Wire is a promotion as those who made it see it.
type Wire struct {
	ID string `json:"id"`
	Fields
	State     State      `json:"state" enum:"active,upcoming,ended,used_up"`
	Uses      int        `json:"uses" doc:"Orders that used it, but for those that failed or were wholly cancelled"`
	StartsAt  time.Time  `json:"startsAt"`
	EndsAt    *time.Time `json:"endsAt" doc:"Null: it does not end by itself"`
	CreatedAt time.Time  `json:"createdAt"`
}

func wire(p *Promotion, now time.Time) Wire {
	w := Wire{
		ID: p.ID, State: p.State(now), Uses: p.Uses, StartsAt: p.StartsAt.UTC(), CreatedAt: p.CreatedAt.UTC(),
		Fields: Fields{Name: p.Name, Code: p.Code, Kind: p.Kind, Percent: p.Percent, Amount: p.Amount, Take: p.Take,
			Pay: p.Pay, Minimum: p.Minimum, Scope: p.Scope, ScopeIDs: p.ScopeIDs, MaxUses: p.MaxUses,
			MaxPerPerson: p.MaxPerPerson, From: tax.Day(calendar.Date(p.StartsAt)),
			To: tax.Day(calendar.LastDate(p.EndsAt))},
	}
	if !p.EndsAt.IsZero() {
		ends := p.EndsAt.UTC()
		w.EndsAt = &ends
	}
	return w
}

// promotion is what the fields describe. A day that is not one is left to the checks: it ends before it begins.
func (f Fields) promotion(shopID string) Promotion {
	p := Promotion{
		ShopID: shopID, Code: f.Code, Name: f.Name, Kind: f.Kind, Percent: f.Percent, Amount: f.Amount, Take: f.Take,
		Pay: f.Pay, Minimum: f.Minimum, Scope: f.Scope, ScopeIDs: f.ScopeIDs, MaxUses: f.MaxUses,
		MaxPerPerson: f.MaxPerPerson,
	}
	p.StartsAt, p.EndsAt = calendar.Period(string(f.From), string(f.To))
	return p
}

// Page is a list of promotions.
type Page struct {
	Data []Wire `json:"data" nullable:"false"`
}

type listOutput struct{ Body Page }

type oneOutput struct{ Body Wire }

func (s *Service) list(ctx context.Context, shopID string) (*listOutput, error) {
	list, err := s.List(ctx, shopID)
	out := &listOutput{Body: Page{Data: make([]Wire, len(list))}}
	for n, p := range list {
		out.Body.Data[n] = wire(p, s.Now())
	}
	return out, err
}

func (s *Service) one(p *Promotion, err error) (*oneOutput, error) {
	if err != nil {
		return nil, err
	}
	return &oneOutput{Body: wire(p, s.Now())}, nil
}

type shopInput struct {
	ShopID string `path:"shopId" maxLength:"64"`
}

func (s *Service) getOfShop(ctx context.Context, in *shopInput) (*listOutput, error) {
	owned, err := s.Shops.OwnedBySignedIn(ctx, in.ShopID)
	if err != nil {
		return nil, err
	}
	return s.list(ctx, owned.ID)
}

func (s *Service) postOfShop(ctx context.Context, in *struct {
	ShopID string `path:"shopId" maxLength:"64"`
	Body   Fields
}) (*oneOutput, error) {
	owned, err := s.Shops.OwnedBySignedIn(ctx, in.ShopID)
	if err != nil {
		return nil, err
	}
	return s.one(s.Create(ctx, in.Body.promotion(owned.ID)))
}

func (s *Service) endOfShop(ctx context.Context, in *struct {
	ShopID      string `path:"shopId" maxLength:"64"`
	PromotionID string `path:"promotionId" maxLength:"64"`
}) (*oneOutput, error) {
	owned, err := s.Shops.OwnedBySignedIn(ctx, in.ShopID)
	if err != nil {
		return nil, err
	}
	return s.one(s.End(ctx, owned.ID, in.PromotionID))
}

func (s *Service) getOfMarket(ctx context.Context, _ *struct{}) (*listOutput, error) {
	return s.list(ctx, "")
}

func (s *Service) postOfMarket(ctx context.Context, in *struct{ Body Fields }) (*oneOutput, error) {
	return s.one(s.Create(ctx, in.Body.promotion("")))
}

func (s *Service) endOfMarket(ctx context.Context, in *struct {
	PromotionID string `path:"promotionId" maxLength:"64"`
}) (*oneOutput, error) {
	return s.one(s.End(ctx, "", in.PromotionID))
}
