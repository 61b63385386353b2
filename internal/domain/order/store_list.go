package order

import (
	"context"
	"database/sql"
	"encoding/json"
	"fmt"
	"strconv"
	"time"

	"rangrue/internal/kit/db"
	"rangrue/internal/kit/money"
)

// Head is an order as a list shows it.
type Head struct {
	ID        string
	Reference string
	CreatedAt time.Time
	Total     money.Cents
	Status    Status
}

// ShopHead is one shop's part of an order as the shop's list shows it.
type ShopHead struct {
	Head
	Units       int
	ShopOrderID string
	FirstName   string
	LastName    string
	City        string // where the parcel goes
	Province    string
}

// Page is which part of a list is wanted: pages count from 1.
type Page struct{ Number, Size int }

func (p Page) offset() int { return (max(p.Number, 1) - 1) * p.Size }

// window is the end of a query for the page, given its arguments so far. The limit is in the text, and the first page has
// no offset, because SQLite prepares a query anew each time a bound limit is given its value.
func (p Page) window(args ...any) (string, []any) {
	limit := " LIMIT " + strconv.Itoa(p.Size)
	if p.offset() == 0 {
		return limit, args
	}
	return limit + " OFFSET $" + strconv.Itoa(len(args)+1), append(args, p.offset())
}

// ListOfUser lists a customer's orders, the latest first, and how many there are in all.
func (s *Service) ListOfUser(ctx context.Context, userID string, page Page) ([]Head, int, error) {
	window, args := page.window(userID)
	heads, err := db.All(ctx, s.db, func(rows *sql.Rows) (h Head, err error) {
		err = scanHead(rows, &h)
		return h, err
	}, `
		SELECT id, reference, created_at, grand_total, status FROM orders
		WHERE user_id = $1 ORDER BY created_at DESC, id DESC`+window, args...)
	if err != nil {
		return nil, 0, fmt.Errorf("list orders of user: %w", err)
	}
	total := page.offset() + len(heads)
	if len(heads) == page.Size || (len(heads) == 0 && total > 0) { // a last page tells the total by itself
		if err := s.db.QueryRow(ctx, "SELECT COUNT(*) FROM orders WHERE user_id = $1", userID).Scan(&total); err != nil {
			return nil, 0, fmt.Errorf("count orders of user: %w", err)
		}
	}
	return heads, total, nil
}

// ListOfShop lists one shop's parts of orders, the latest first, in one status or in every status the shop was told of
// (an empty status): an order that was never paid is no business of the shop's.
func (s *Service) ListOfShop(ctx context.Context, shopID string, status Status, page Page) ([]ShopHead, int, error) {
	told, args := "so.shop_id = $1 AND so.status <> 'pending' AND so.status <> 'failed'", []any{shopID}
	if status != "" {
		told, args = "so.shop_id = $1 AND so.status = $2", []any{shopID, string(status)}
	}
	var total int
	if err := s.db.QueryRow(ctx, "SELECT COUNT(*) FROM shop_orders so WHERE "+told, args...).Scan(&total); err != nil {
		return nil, 0, fmt.Errorf("count orders of shop: %w", err)
	}
	window, args := page.window(args...)
	heads, err := db.All(ctx, s.db, scanShopHead, `
		SELECT o.id, o.reference, so.created_at, so.total, so.status, so.units, so.id, o.first_name, o.last_name, o.shipping_address
		FROM shop_orders so JOIN orders o ON o.id = so.order_id
		WHERE `+told+` ORDER BY so.created_at DESC, so.id DESC`+window, args...)
	if err != nil {
		return nil, 0, fmt.Errorf("list orders of shop: %w", err)
	}
	return heads, total, nil
}

func scanHead(rows *sql.Rows, h *Head, more ...any) error {
	var status string
	var created int64
	err := rows.Scan(append([]any{&h.ID, &h.Reference, &created, &h.Total, &status}, more...)...)
	h.CreatedAt, h.Status = time.UnixMilli(created), Status(status)
	return err
}

func scanShopHead(rows *sql.Rows) (ShopHead, error) {
	var h ShopHead
	var address string
	if err := scanHead(rows, &h.Head, &h.Units, &h.ShopOrderID, &h.FirstName, &h.LastName, &address); err != nil {
		return h, err
	}
	var destination Address
	err := json.Unmarshal([]byte(address), &destination)
	h.City, h.Province = destination.City, destination.Province
	return h, err
}
