package catalog

import (
	"context"
	"strings"
	"time"

	"rangrue/internal/kit/money"
	"rangrue/internal/kit/slug"
)

// StockFilter narrows a shop's list by what is left.
type StockFilter string

const (
	AnyStock   StockFilter = ""
	RunningOut StockFilter = "low" // a counted variant has fewer than LowBelow units
	NothingIn  StockFilter = "out" // it has variants, and none can be bought
)

// ShopSort is what a shop's list is sorted by.
type ShopSort string

const (
	ByCreated ShopSort = "created"
	ByUpdated ShopSort = "updated"
	ByName    ShopSort = "name"
	ByPrice   ShopSort = "price"
)

// ShopList asks for a page of a shop's own products.
type ShopList struct {
	Status    Status // empty: every status but archived
	Search    string // a part of the name or of an SKU, accents and capitals aside
	Stock     StockFilter
	Sort      ShopSort // empty: by date of creation
	Ascending bool
	Limit     int
	Offset    int
}

// Listed is a product in its shop's own list.
type Listed struct {
	ID, Name, Slug       string
	Status               Status
	Photos               []Photo
	MinPrice, MaxPrice   money.Cents
	SKU                  string // of the default variant
	Variants             int
	Counted              int  // variants whose units are counted
	Units                int  // left in all of those
	Available            int  // variants that can be bought
	Low                  int  // counted variants with fewer than LowBelow units
	Hidden               bool // by the market
	CreatedAt, UpdatedAt time.Time
}

// ShopPage is a page of a shop's own products.
type ShopPage struct {
	Products []*Listed
	Total    int            // of what was asked for, on all pages
	Counts   map[Status]int // of all that the shop has
}

// OfShop lists a page of a shop's products.
func (s *Service) OfShop(ctx context.Context, shopID string, list ShopList) (page ShopPage, err error) {
	if page.Counts, err = s.StatusCounts(ctx, shopID); err != nil {
		return page, err
	}
	var ids []string
	list.Search = strings.TrimSpace(list.Search)
	where, args := list.conditions(shopID)
	switch {
	case list.Search == "" && list.Stock == AnyStock:
		page.Total = list.among(page.Counts)
		ids, err = s.pageOfIDs(ctx, list, page.Total, where, args)
	case list.Search == "" || slug.Make(list.Search) != "": // signs alone are in no product
		ids, page.Total, err = s.findIDs(ctx, list, where, args)
	}
	if err == nil && len(ids) > 0 {
		page.Products, err = s.listed(ctx, ids)
	}
	return page, err
}

// among is how many of a shop's products have the status that is asked for.
func (l ShopList) among(counts map[Status]int) int {
	if l.Status == "" {
		return counts[Draft] + counts[Published]
	}
	return counts[l.Status]
}

// maxFound bounds a search: a seller who finds more types another word.
const maxFound = 1000
