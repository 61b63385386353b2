package promotion

import (
	"context"
	"fmt"
	"maps"
	"slices"
	"time"

	"rangrue/internal/kit/db"
	"rangrue/internal/rules/pricing"
)

// Query is what a basket is about.
type Query struct {
	ShopIDs    []string
	ProductIDs []string
	Codes      []string // as check.Code writes them
	UserID     string   // empty for a guest
	Version    int64    // of the change log, when the basket was read
}

// kept is what is remembered of a shop, or of the market: the automatic offers that are not over under its id, and
// under its id with a code what that code is.
type kept struct {
	shopID string
	list   []*Promotion
}

// Of finds the promotions that may take effect on a basket now, and says why the codes that may not do not. Outside a
// transaction they may come from memory.
func (s *Service) Of(ctx context.Context, r db.Reader, q Query) (found pricing.Promotions, err error) {
	now := s.Now()
	all, err := s.find(ctx, r, q)
	if err != nil {
		return found, err
	}
	var active []*Promotion
	for _, p := range all {
		if p.Code == "" && p.State(now) == Active {
			active = append(active, p)
		}
	}
	if len(q.Codes) > 0 {
		used, err := usesOf(ctx, r, q.UserID, all)
		if err != nil {
			return found, fmt.Errorf("count uses of codes: %w", err)
		}
		for _, code := range q.Codes {
			usable, reason := judge(all, code, used, now)
			active = append(active, usable...)
			if len(usable) == 0 {
				found.Refused = append(found.Refused, pricing.Refused{Code: code, Reason: reason})
			}
		}
	}
	found.List, err = priced(ctx, r, active, q.ProductIDs)
	return found, err
}

// find reads the automatic offers of a basket's shops that are not over, and what its codes are there and in the
// market, over or not: those that are not in memory, and in a transaction all of them.
func (s *Service) find(ctx context.Context, r db.Reader, q Query) (all []*Promotion, err error) {
	if _, committed := r.(*db.DB); !committed {
		return read(ctx, r, q, s.Now())
	}
	found, err := s.memory.Read(q.Version, slices.Collect(maps.Keys(q.keep(nil))), true,
		func([]string) (map[string]kept, error) {
			list, err := read(ctx, r, q, s.Now())
			return q.keep(list), err
		})
	for _, of := range found {
		all = append(all, of.list...)
	}
	return all, err
}

// keep puts what was read for a query under what it is remembered by; of what there is none an empty list is kept.
func (q Query) keep(list []*Promotion) map[string]kept {
	all := map[string]kept{}
	for _, shopID := range append([]string{""}, q.ShopIDs...) {
		for _, code := range append([]string{""}, q.Codes...) {
			all[keyOf(shopID, code)] = kept{shopID: shopID}
		}
	}
	for _, p := range list {
		of := all[keyOf(p.ShopID, p.Code)]
		of.list = append(of.list, p)
		all[keyOf(p.ShopID, p.Code)] = of
	}
	return all
}

func keyOf(shopID, code string) string { return shopID + "/" + code }

// reasons are those of codes, the most telling first.
var reasons = []pricing.Reason{pricing.UsedByYou, pricing.UsedUp, pricing.NotBegun, pricing.Ended, pricing.Unknown}

// judge finds the promotions of a code that may be used, or why none may.
func judge(all []*Promotion, code string, used map[string]int, now time.Time) (usable []*Promotion,
	why pricing.Reason) {
	why = pricing.Unknown
	for _, p := range all {
		if p.Code != code {
			continue
		}
		reason := map[State]pricing.Reason{UsedUp: pricing.UsedUp, Upcoming: pricing.NotBegun,
			Ended: pricing.Ended}[p.State(now)]
		if reason == "" && p.MaxPerPerson > 0 && used[p.ID] >= p.MaxPerPerson {
			reason = pricing.UsedByYou
		}
		switch {
		case reason == "":
			usable = append(usable, p)
		case slices.Index(reasons, reason) < slices.Index(reasons, why):
			why = reason
		}
	}
	return usable, why
}

// priced writes promotions as rules/pricing takes them, categories as the products of the basket that are in them.
func priced(ctx context.Context, r db.Reader, list []*Promotion, productIDs []string) ([]pricing.Promotion, error) {
	var categories map[string][]string // by product
	if slices.ContainsFunc(list, func(p *Promotion) bool { return p.Scope == SomeCategories }) {
		var err error
		if categories, err = categoriesOf(ctx, r, productIDs); err != nil {
			return nil, fmt.Errorf("read categories of products: %w", err)
		}
	}
	all := make([]pricing.Promotion, len(list))
	for n, p := range list {
		all[n] = pricing.Promotion{
			ID: p.ID, ShopID: p.ShopID, Code: p.Code, Label: p.Name, Kind: p.Kind, Percent: p.Percent,
			Amount: p.Amount, Take: p.Take, Pay: p.Pay, Minimum: p.Minimum, AllOf: p.Scope == AllProducts,
			Limited: p.MaxUses > 0, PerPerson: p.MaxPerPerson > 0,
		}
		switch p.Scope {
		case SomeProducts:
			all[n].Products = p.ScopeIDs
		case SomeCategories:
			for _, id := range productIDs {
				inside := func(category string) bool { return slices.Contains(p.ScopeIDs, category) }
				if slices.ContainsFunc(categories[id], inside) {
					all[n].Products = append(all[n].Products, id)
				}
			}
		}
	}
	return all, nil
}
