package order

import (
	"context"
	"fmt"
	"strings"
	"time"
	"unicode"

	"rangrue/internal/kit/french"
	"rangrue/internal/kit/money"
	"rangrue/internal/rules/shipping"
)

// ShopHead is one shop's part of an order as the shop's list shows it.
type ShopHead struct {
	Head
	Units       int
	Left        int         // units still to ship
	Refunded    money.Cents // goods and shipping given back, without tax
	ShopOrderID string
	FirstName   string
	LastName    string
	Phone       string
	Street      string // where the parcel goes
	City        string
	Province    string
	PostalCode  string
	ShipBy      time.Time // when it is to have left; zero on orders of before each had such a day
	Delivery    shipping.Method
	ReadyAt     time.Time // zero unless it can be picked up
}

// Late tells that units of it should have left before a moment.
func (h ShopHead) Late(at time.Time) bool {
	part := ShopOrder{Status: h.Status, ShipBy: h.ShipBy, ReadyAt: h.ReadyAt}
	return part.Late(at)
}

// PartLine is what was bought of a variant, as a list of orders tells it.
type PartLine struct {
	ProductName, VariantName, SKU string
	Quantity, Cancelled           int
}

// LinesOf are the lines of shops' parts of orders, by the id of the part.
func (s *Service) LinesOf(ctx context.Context, heads []ShopHead) (map[string][]PartLine, error) {
	ids := make([]string, len(heads))
	for i, h := range heads {
		ids[i] = h.ShopOrderID
	}
	lines, err := linesOfParts(ctx, s.db, ids)
	if err != nil {
		return nil, fmt.Errorf("lines of orders: %w", err)
	}
	return lines, nil
}

// ShopFilter is which of a shop's orders are wanted. A shop never sees an order that was not paid.
type ShopFilter string

const (
	ToShip       ShopFilter = "to_ship" // at least one unit is left to ship; the first to leave first
	AllShipped   ShopFilter = "shipped" // nothing is left to ship
	AllCancelled ShopFilter = "cancelled"
	EveryOrder   ShopFilter = "all"
)

// ShopList asks for a page of one shop's parts of orders.
type ShopList struct {
	Filter ShopFilter
	Search string // part of a reference, or words of the buyer's name; empty: no search
	Page   Page
}

// maxFound bounds a search: one more tells that there are more, and a seller who sees that types another word.
const maxFound = 500

// ShopPage is a page of one shop's parts of orders.
type ShopPage struct {
	Heads  []ShopHead
	Total  int        // of what was asked for, on all pages; one more than [maxFound] when a search finds more
	Counts ShopCounts // of all that the shop has
}

// ListOfShop lists a page of one shop's parts of orders.
func (s *Service) ListOfShop(ctx context.Context, shopID string, list ShopList) (page ShopPage, err error) {
	if _, known := shopFilters[list.Filter]; !known {
		return page, fmt.Errorf("list orders of shop: no filter %q", list.Filter)
	}
	if page.Counts, err = s.CountOfShop(ctx, shopID); err != nil {
		return page, err
	}
	var ids []string
	if strings.TrimSpace(list.Search) != "" {
		ids, err = searchParts(ctx, s.db, shopID, list.Filter, list.Search)
		page.Total = len(ids)
		first := min(list.Page.offset(), page.Total)
		ids = ids[first:min(first+list.Page.Size, page.Total)]
	} else {
		page.Total = page.Counts.of(list.Filter)
		ids, err = pageOfParts(ctx, s.db, shopID, list.Filter, list.Page, page.Total)
	}
	if err != nil {
		return page, fmt.Errorf("find orders of shop: %w", err)
	}
	if page.Heads, err = shopHeads(ctx, s.db, ids, list.Filter); err != nil {
		return page, fmt.Errorf("list orders of shop: %w", err)
	}
	return page, nil
}

// searchText is what a shop finds an order by.
func searchText(o *Order) string {
	buyer := o.Contact.FirstName + " " + o.Contact.LastName
	addressee := o.ShippingAddress.FirstName + " " + o.ShippingAddress.LastName
	text := lettersAndDigits(o.Reference) + " " + french.Key(buyer)
	if addressee != buyer {
		text += " " + french.Key(addressee)
	}
	return text
}

// lettersAndDigits is a reference as it is searched: rr7kq4m2xd.
func lettersAndDigits(reference string) string {
	return strings.Map(func(r rune) rune {
		if unicode.IsLetter(r) || unicode.IsDigit(r) {
			return r
		}
		return -1
	}, french.Fold(reference))
}

// ShopCounts is how many orders of a shop each filter finds.
type ShopCounts struct {
	ToShip, Shipped, Cancelled, All int
	OldestToShip                    time.Time // zero when nothing is to ship
}

func (c ShopCounts) of(filter ShopFilter) int {
	switch filter {
	case ToShip:
		return c.ToShip
	case AllShipped:
		return c.Shipped
	case AllCancelled:
		return c.Cancelled
	}
	return c.All
}

// CountOfShop counts the orders of a shop.
func (s *Service) CountOfShop(ctx context.Context, shopID string) (c ShopCounts, err error) {
	if c.ToShip, c.OldestToShip, err = countToShip(ctx, s.db, shopID); err != nil {
		return c, fmt.Errorf("count orders to ship: %w", err)
	}
	if c.Shipped, c.Cancelled, err = countEndedOf(ctx, s.db, shopID); err != nil {
		return c, fmt.Errorf("count orders of shop: %w", err)
	}
	c.All = c.ToShip + c.Shipped + c.Cancelled
	return c, nil
}
