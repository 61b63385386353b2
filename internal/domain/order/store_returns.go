package order

import (
	"context"
	"database/sql"
	"errors"
	"fmt"
	"time"

	"rangrue/internal/kit/db"
	"rangrue/internal/kit/money"
)

const returnColumns = `id, request_id, order_id, shop_id, item_id, quantity, reason, deny_reason, restocked, status,
	requested_at, updated_at, due_at`

func listReturns(ctx context.Context, r db.Reader, where string, args ...any) ([]*ReturnItem, error) {
	return db.All(ctx, r, func(rows *sql.Rows) (*ReturnItem, error) { return scanReturn(rows) },
		"SELECT "+returnColumns+" FROM return_items WHERE "+where, args...)
}

// scanReturn reads a return, and what the query selected after it.
func scanReturn(rows *sql.Rows, more ...any) (*ReturnItem, error) {
	var ret ReturnItem
	var restocked int
	var status string
	var requested, updated int64
	var due sql.NullInt64
	err := rows.Scan(append([]any{&ret.ID, &ret.RequestID, &ret.OrderID, &ret.ShopID, &ret.ItemID, &ret.Quantity,
		&ret.Reason, &ret.DenyReason, &restocked, &status, &requested, &updated, &due}, more...)...)
	ret.Restocked, ret.Status = restocked == 1, ReturnStatus(status)
	ret.RequestedAt, ret.UpdatedAt, ret.DueAt = time.UnixMilli(requested), time.UnixMilli(updated), db.Moment(due)
	return &ret, err
}

func insertReturn(ctx context.Context, tx *db.Tx, ret *ReturnItem) error {
	return tx.Later(ctx, `INSERT INTO return_items (id, request_id, order_id, shop_id, item_id, quantity, reason,
			status, requested_at, updated_at)
		VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $9)`, ret.ID, ret.RequestID, ret.OrderID, ret.ShopID, ret.ItemID,
		ret.Quantity, ret.Reason, string(ret.Status), db.Millis(ret.RequestedAt))
}

func saveReturn(ctx context.Context, tx *db.Tx, ret *ReturnItem) error {
	return tx.Later(ctx, `UPDATE return_items SET status = $2, deny_reason = $3, restocked = $4, updated_at = $5,
		due_at = $6 WHERE id = $1`, ret.ID, string(ret.Status), ret.DenyReason, ret.Restocked,
		db.Millis(ret.UpdatedAt), db.Millis(ret.DueAt))
}

func orderOfReturn(ctx context.Context, tx *db.Tx, returnID string) (orderID string, err error) {
	err = tx.QueryRow(ctx, "SELECT order_id FROM return_items WHERE id = $1", returnID).Scan(&orderID)
	if errors.Is(err, sql.ErrNoRows) {
		return "", ErrNotFound
	}
	if err != nil {
		return "", fmt.Errorf("find return: %w", err)
	}
	return orderID, nil
}

func findReturn(ctx context.Context, r db.Reader, returnID string) (*ReturnItem, error) {
	found, err := listReturns(ctx, r, "id = $1", returnID)
	if err == nil && len(found) == 0 {
		err = ErrNotFound
	}
	if err != nil {
		return nil, fmt.Errorf("find return: %w", err)
	}
	return found[0], nil
}

func returnsOf(ctx context.Context, r db.Reader, scope Scope, orderID string) ([]*ReturnItem, error) {
	return listReturns(ctx, r, "order_id = (SELECT id FROM orders WHERE id = $1 AND ("+scope.condition()+
		")) ORDER BY requested_at, id", orderID, scope.id)
}

func dueReturns(ctx context.Context, r db.Reader, at time.Time, limit int) ([]*ReturnItem, error) {
	return listReturns(ctx, r, "status = 'pendingReturn' AND due_at <= $1 ORDER BY due_at LIMIT $2", at.UnixMilli(),
		limit)
}

func findShopReturn(ctx context.Context, r db.Reader, shopID, returnID string) ([]ShopReturn, error) {
	return listShopReturns(ctx, r, "r.shop_id = $1 AND r.id = $2", shopID, returnID)
}

// returnFilters are the conditions on r, and the order of the list.
var returnFilters = map[ReturnFilter]struct{ where, order string }{
	OpenReturns:    {"r.status IN ('returnRequested', 'pendingReturn')", "r.requested_at, r.id"},
	SettledReturns: {"r.status IN ('returnDenied', 'returnExpired', 'completed')", "r.requested_at DESC, r.id DESC"},
	EveryReturn:    {"1 = 1", "r.requested_at DESC, r.id DESC"},
}

// pageOfReturns reads a page of a shop's returns and counts them all.
func pageOfReturns(
	ctx context.Context, r db.Reader, shopID string, filter ReturnFilter, page Page,
) (list []ShopReturn, total int, err error) {
	chosen, known := returnFilters[filter]
	if !known {
		return nil, 0, fmt.Errorf("no filter %q", filter)
	}
	where := "r.shop_id = $1 AND " + chosen.where
	if err := r.QueryRow(ctx, "SELECT COUNT(*) FROM return_items r WHERE "+where, shopID).Scan(&total); err != nil {
		return nil, 0, err
	}
	window, args := page.window(shopID)
	list, err = listShopReturns(ctx, r, where+" ORDER BY "+chosen.order+window, args...)
	return list, total, err
}

// returnsOfUser reads a page of a customer's returns and counts them all.
func returnsOfUser(
	ctx context.Context, r db.Reader, userID string, page Page,
) (list []ShopReturn, total int, err error) {
	err = r.QueryRow(ctx, `SELECT COUNT(*) FROM return_items r JOIN orders o ON o.id = r.order_id
		WHERE o.user_id = $1`, userID).Scan(&total)
	if err != nil {
		return nil, 0, err
	}
	window, args := page.window(userID)
	list, err = listShopReturns(ctx, r, "o.user_id = $1 ORDER BY r.requested_at DESC, r.id DESC"+window, args...)
	return list, total, err
}

// listShopReturns reads returns with the buyer's name and the refund that was given, but not their items.
func listShopReturns(ctx context.Context, r db.Reader, where string, args ...any) ([]ShopReturn, error) {
	return db.All(ctx, r, func(rows *sql.Rows) (ret ShopReturn, err error) {
		var refunded sql.NullInt64
		ret.ReturnItem, err = scanReturn(rows, &ret.Reference, &ret.FirstName, &ret.LastName, &refunded)
		ret.Refund = money.Cents(refunded.Int64)
		return ret, err
	}, `SELECT `+qualified("r", returnColumns)+`, o.reference, o.first_name, o.last_name,
			(SELECT f.total FROM order_refunds f WHERE f.return_id = r.id)
		FROM return_items r JOIN orders o ON o.id = r.order_id WHERE `+where, args...)
}

// itemsByID loads items without their parcels and returns.
func itemsByID(ctx context.Context, r db.Reader, ids []string) (map[string]*Item, error) {
	marks, args := db.Placeholders(ids)
	items, err := db.All(ctx, r, scanItem, "SELECT "+itemColumns+" FROM order_items WHERE id IN ("+marks+")", args...)
	byID := make(map[string]*Item, len(items))
	for _, item := range items {
		byID[item.ID] = item
	}
	return byID, err
}

func countOpenReturns(ctx context.Context, r db.Reader, shopID string) (c ReturnCounts, err error) {
	var oldest, due sql.NullInt64
	err = r.QueryRow(ctx, `SELECT COUNT(*), MIN(requested_at) FROM return_items
		WHERE shop_id = $1 AND status = 'returnRequested'`, shopID).Scan(&c.Requested, &oldest)
	if err != nil {
		return c, err
	}
	err = r.QueryRow(ctx, `SELECT COUNT(*), MIN(due_at) FROM return_items
		WHERE shop_id = $1 AND status = 'pendingReturn'`, shopID).Scan(&c.Accepted, &due)
	c.OldestRequested, c.FirstDue = db.Moment(oldest), db.Moment(due)
	return c, err
}

// partsByItem loads, by their ids, the parts that some items are in, without their items.
func partsByItem(ctx context.Context, r db.Reader, itemIDs []string) (map[string]*ShopOrder, error) {
	marks, args := db.Placeholders(itemIDs)
	parts, err := db.All(ctx, r, scanPart, "SELECT "+partColumns+` FROM shop_orders
		WHERE id IN (SELECT shop_order_id FROM order_items WHERE id IN (`+marks+"))", args...)
	byID := make(map[string]*ShopOrder, len(parts))
	for _, part := range parts {
		byID[part.ID] = part
	}
	return byID, err
}
