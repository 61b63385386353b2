package order

import (
	"context"
	"database/sql"
	"encoding/json"
	"errors"
	"fmt"
	"strconv"
	"strings"
	"time"
	"unicode"

	"rangrue/internal/kit/db"
	"rangrue/internal/kit/french"
	"rangrue/internal/kit/money"
)

// ShopHead is one shop's part of an order as the shop's list shows it.
type ShopHead struct {
	Head
	Units       int
	Left        int         // units still to ship
	Refunded    money.Cents // goods and shipping given back, tax aside
	ShopOrderID string
	FirstName   string
	LastName    string
	City        string // where the parcel goes
	Province    string
}

// ShopFilter is which of a shop's orders are wanted. An order that was never paid is no business of the shop's.
type ShopFilter string

const (
	ToShip       ShopFilter = "to_ship" // at least one unit is left to ship; the one that waits longest first
	AllShipped   ShopFilter = "shipped" // nothing is left to ship
	AllCancelled ShopFilter = "cancelled"
	EveryOrder   ShopFilter = "all"
)

// filters are the conditions on so, and the order of the list. The sum in the first keeps engines from walking every order
// of the shop by age to find the few that wait.
var filters = map[ShopFilter]struct{ where, order string }{
	ToShip:       {"so.status IN ('paid', 'dispatched', 'partially_shipped')", "so.created_at + 0, so.id"},
	AllShipped:   {"so.status = 'completed'", "so.created_at DESC, so.id DESC"},
	AllCancelled: {"so.status = 'cancelled'", "so.created_at DESC, so.id DESC"},
	EveryOrder:   {"so.status <> 'pending' AND so.status <> 'failed'", "so.created_at DESC, so.id DESC"},
}

// ShopList asks for a page of one shop's parts of orders.
type ShopList struct {
	Filter ShopFilter
	Search string // part of a reference, or words of the buyer's name; empty: no search
	Page   Page
}

// maxFound bounds a search: whoever finds more types another word.
const maxFound = 1000

// ListOfShop lists one shop's parts of orders and how many there are in all, or how many a search found. The page is found
// in an index alone, and only its own rows are read.
func (s *Service) ListOfShop(ctx context.Context, shopID string, list ShopList) ([]ShopHead, int, error) {
	filter, known := filters[list.Filter]
	if !known {
		return nil, 0, fmt.Errorf("list orders of shop: no filter %q", list.Filter)
	}
	where, args := "so.shop_id = $1 AND "+filter.where, []any{shopID}
	found, patterns := sought(list.Search, len(args))
	window, args := list.Page.window(args...)
	if found != "" {
		where, args, window = where+" AND ("+found+")", append([]any{shopID}, patterns...), " LIMIT "+strconv.Itoa(maxFound)
	}
	ids, err := db.All(ctx, s.db, func(rows *sql.Rows) (id string, err error) { return id, rows.Scan(&id) },
		"SELECT so.id FROM shop_orders so WHERE "+where+" ORDER BY "+filter.order+window, args...)
	if err != nil {
		return nil, 0, fmt.Errorf("find orders of shop: %w", err)
	}
	total := len(ids)
	if found != "" {
		ids = ids[min(list.Page.offset(), total):min(list.Page.offset()+list.Page.Size, total)]
	} else if total, err = s.countFiltered(ctx, shopID, list.Filter); err != nil {
		return nil, 0, err
	}
	heads, err := s.shopHeads(ctx, ids, filter.order)
	return heads, total, err
}

func (s *Service) countFiltered(ctx context.Context, shopID string, filter ShopFilter) (int, error) {
	counts, err := s.CountOfShop(ctx, shopID)
	return map[ShopFilter]int{ToShip: counts.ToShip, AllShipped: counts.Shipped, AllCancelled: counts.Cancelled, EveryOrder: counts.All}[filter], err
}

// shopHeads reads parts of orders by their ids.
func (s *Service) shopHeads(ctx context.Context, ids []string, order string) ([]ShopHead, error) {
	if len(ids) == 0 {
		return nil, nil
	}
	marks, args := make([]string, len(ids)), make([]any, len(ids))
	for n, id := range ids {
		marks[n], args[n] = "$"+strconv.Itoa(n+1), id
	}
	heads, err := db.All(ctx, s.db, scanShopHead, `
		SELECT o.id, o.reference, so.created_at, so.total, so.status, so.units, so.refunded_net, so.id, o.first_name, o.last_name, o.shipping_address,
			(SELECT SUM(i.quantity - i.quantity_shipped - i.quantity_cancelled) FROM order_items i WHERE i.shop_order_id = so.id)
		FROM shop_orders so JOIN orders o ON o.id = so.order_id WHERE so.id IN (`+strings.Join(marks, ", ")+`) ORDER BY `+order, args...)
	if err != nil {
		return nil, fmt.Errorf("list orders of shop: %w", err)
	}
	return heads, nil
}

// searchText is what a shop finds an order by.
func searchText(o *Order) string {
	buyer, addressee := o.Contact.FirstName+" "+o.Contact.LastName, o.ShippingAddress.FirstName+" "+o.ShippingAddress.LastName
	text := compact(o.Reference) + " " + french.Key(buyer)
	if addressee != buyer {
		text += " " + french.Key(addressee)
	}
	return text
}

// sought is the condition for what was typed, whose arguments come after the first `before`: every word in a name, or all
// of it in a reference. Both are letters and digits alone, so that no sign of theirs means anything to LIKE.
func sought(typed string, before int) (condition string, patterns []any) {
	like := func(text string) string {
		patterns = append(patterns, "%"+text+"%")
		return "so.search_text LIKE $" + strconv.Itoa(before+len(patterns))
	}
	key, reference := french.Key(typed), compact(typed)
	switch {
	case strings.TrimSpace(typed) == "":
		return "", nil
	case reference == "": // signs alone are in no order
		return "1 = 0", nil
	case key == "" || key == reference:
		return like(reference), patterns
	}
	var words []string
	for _, word := range strings.Fields(key) {
		words = append(words, like(word))
	}
	return strings.Join(words, " AND ") + " OR " + like(reference), patterns
}

// compact is a reference as it is searched: rr7kq4m2xd.
func compact(reference string) string {
	return strings.Map(func(r rune) rune {
		if unicode.IsLetter(r) || unicode.IsDigit(r) {
			return r
		}
		return -1
	}, french.Fold(reference))
}

func scanShopHead(rows *sql.Rows) (ShopHead, error) {
	var h ShopHead
	var address string
	if err := scanHead(rows, &h.Head, &h.Units, &h.Refunded, &h.ShopOrderID, &h.FirstName, &h.LastName, &address, &h.Left); err != nil {
		return h, err
	}
	var destination Address
	err := json.Unmarshal([]byte(address), &destination)
	h.City, h.Province = destination.City, destination.Province
	return h, err
}

// ShopCounts is how many orders of a shop each filter finds.
type ShopCounts struct {
	ToShip, Shipped, Cancelled, All int
	OldestToShip                    time.Time // zero when nothing is to ship
}

// CountOfShop counts the orders of a shop: those to ship one by one, the others by their totals.
func (s *Service) CountOfShop(ctx context.Context, shopID string) (c ShopCounts, err error) {
	var oldest sql.NullInt64
	err = s.db.QueryRow(ctx, `SELECT COUNT(*), MIN(so.created_at) FROM shop_orders so WHERE so.shop_id = $1 AND `+filters[ToShip].where, shopID).Scan(&c.ToShip, &oldest)
	if err != nil {
		return c, fmt.Errorf("count orders to ship: %w", err)
	}
	err = s.db.QueryRow(ctx, `SELECT shipped, cancelled FROM shop_order_totals WHERE shop_id = $1`, shopID).Scan(&c.Shipped, &c.Cancelled)
	if err != nil && !errors.Is(err, sql.ErrNoRows) {
		return c, fmt.Errorf("count orders of shop: %w", err)
	}
	c.All, c.OldestToShip = c.ToShip+c.Shipped+c.Cancelled, moment(oldest)
	return c, nil
}
