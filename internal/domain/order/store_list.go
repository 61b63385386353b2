package order

import (
	"context"
	"database/sql"
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

func scanHead(rows *sql.Rows, h *Head, more ...any) error {
	var status string
	var created int64
	err := rows.Scan(append([]any{&h.ID, &h.Reference, &created, &h.Total, &status}, more...)...)
	h.CreatedAt, h.Status = time.UnixMilli(created), Status(status)
	return err
}
