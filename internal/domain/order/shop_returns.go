package order

import (
	"context"
	"database/sql"
	"fmt"
	"strconv"
	"strings"
	"time"

	"rangrue/internal/kit/db"
	"rangrue/internal/kit/money"
)

// ShopReturn is a return as the shop that settles it sees it.
type ShopReturn struct {
	*ReturnItem
	Item      *Item
	Reference string
	FirstName string
	LastName  string
	Refund    money.Cents // what was, or would be, given back for the units with their tax
}

// ReturnFilter is which returns of a shop are wanted.
type ReturnFilter string

const (
	OpenReturns    ReturnFilter = "open" // waiting for an answer or for a parcel; the one that waits longest first
	SettledReturns ReturnFilter = "settled"
	EveryReturn    ReturnFilter = "all"
)

// returnFilters are the conditions on r, and the order of the list.
var returnFilters = map[ReturnFilter]struct{ where, order string }{
	OpenReturns:    {"r.status IN ('returnRequested', 'pendingReturn')", "r.requested_at, r.id"},
	SettledReturns: {"r.status IN ('returnDenied', 'returnExpired', 'completed')", "r.requested_at DESC, r.id DESC"},
	EveryReturn:    {"1 = 1", "r.requested_at DESC, r.id DESC"},
}

// ReturnsOfShop lists a shop's returns and how many there are in all.
func (s *Service) ReturnsOfShop(ctx context.Context, shopID string, filter ReturnFilter, page Page) ([]ShopReturn, int, error) {
	asked, known := returnFilters[filter]
	if !known {
		return nil, 0, fmt.Errorf("list returns of shop: no filter %q", filter)
	}
	var total int
	where := "r.shop_id = $1 AND " + asked.where
	if err := s.db.QueryRow(ctx, "SELECT COUNT(*) FROM return_items r WHERE "+where, shopID).Scan(&total); err != nil {
		return nil, 0, fmt.Errorf("count returns of shop: %w", err)
	}
	window, args := page.window(shopID)
	list, err := s.shopReturns(ctx, where+" ORDER BY "+asked.order+window, args...)
	return list, total, err
}

// ReturnOfShop loads one return of a shop.
func (s *Service) ReturnOfShop(ctx context.Context, shopID, returnID string) (ShopReturn, error) {
	list, err := s.shopReturns(ctx, "r.shop_id = $1 AND r.id = $2", shopID, returnID)
	if err == nil && len(list) == 0 {
		err = ErrNotFound
	}
	if err != nil {
		return ShopReturn{}, err
	}
	return list[0], nil
}

func (s *Service) shopReturns(ctx context.Context, where string, args ...any) ([]ShopReturn, error) {
	refunded := map[string]money.Cents{}
	list, err := db.All(ctx, s.db, func(rows *sql.Rows) (r ShopReturn, err error) {
		var sum sql.NullInt64
		r.ReturnItem, err = scanReturnWith(rows, &r.Reference, &r.FirstName, &r.LastName, &sum)
		if sum.Valid {
			refunded[r.ID] = money.Cents(sum.Int64)
		}
		return r, err
	}, `SELECT `+qualified("r", returnColumns)+`, o.reference, o.first_name, o.last_name,
			(SELECT f.total FROM order_refunds f WHERE f.return_id = r.id)
		FROM return_items r JOIN orders o ON o.id = r.order_id WHERE `+where, args...)
	if err != nil {
		return nil, fmt.Errorf("list returns of shop: %w", err)
	}
	if err := s.attachReturned(ctx, list, refunded); err != nil {
		return nil, fmt.Errorf("list returns of shop: %w", err)
	}
	return list, nil
}

// attachReturned gives each return its item and what it is worth.
func (s *Service) attachReturned(ctx context.Context, list []ShopReturn, refunded map[string]money.Cents) error {
	if len(list) == 0 {
		return nil
	}
	marks, ids := make([]string, len(list)), make([]any, len(list))
	for n, r := range list {
		marks[n], ids[n] = "$"+strconv.Itoa(n+1), r.ItemID
	}
	items, err := db.All(ctx, s.db, scanItem, "SELECT "+itemColumns+" FROM order_items WHERE id IN ("+strings.Join(marks, ", ")+")", ids...)
	if err != nil {
		return err
	}
	byID := map[string]*Item{}
	for _, item := range items {
		byID[item.ID] = item
	}
	for n := range list {
		r := &list[n]
		r.Item, r.Refund = byID[r.ItemID], refunded[r.ID]
		if r.open() {
			amount, err := r.Item.refund(r.Quantity)
			if err != nil {
				return err
			}
			r.Refund = amount.Total()
		}
	}
	return nil
}

// qualified puts a table's name before each of its columns.
func qualified(table, columns string) string {
	names := strings.Split(columns, ",")
	for n, name := range names {
		names[n] = table + "." + strings.TrimSpace(name)
	}
	return strings.Join(names, ", ")
}

// ReturnCounts is how many returns wait for their shop.
type ReturnCounts struct {
	Requested       int // to answer
	Accepted        int // to receive
	OldestRequested time.Time
	FirstDue        time.Time // the accepted return that must be received first
}

// CountReturnsOfShop counts the returns a shop has to see to.
func (s *Service) CountReturnsOfShop(ctx context.Context, shopID string) (c ReturnCounts, err error) {
	var oldest, due sql.NullInt64
	err = s.db.QueryRow(ctx, `SELECT COUNT(*), MIN(requested_at) FROM return_items WHERE shop_id = $1 AND status = 'returnRequested'`, shopID).
		Scan(&c.Requested, &oldest)
	if err == nil {
		err = s.db.QueryRow(ctx, `SELECT COUNT(*), MIN(due_at) FROM return_items WHERE shop_id = $1 AND status = 'pendingReturn'`, shopID).Scan(&c.Accepted, &due)
	}
	if err != nil {
		return c, fmt.Errorf("count returns of shop: %w", err)
	}
	c.OldestRequested, c.FirstDue = moment(oldest), moment(due)
	return c, nil
}
