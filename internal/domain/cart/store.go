package cart

import (
	"cmp"
	"context"
	"database/sql"
	"errors"
	"fmt"
	"slices"
	"time"

	"rangrue/internal/domain/catalog"
	"rangrue/internal/domain/shop"
	"rangrue/internal/kit/changes"
	"rangrue/internal/kit/db"
	"rangrue/internal/kit/money"
)

// mine keeps a cart to its owner: one without a user belongs to whoever knows its id.
const mine = ` AND (user_id IS NULL OR user_id = $2)`

func insertCart(ctx context.Context, tx *db.Tx, id, userID string, now time.Time) error {
	return tx.Later(ctx, `INSERT INTO carts (id, user_id, created_at, used_at) VALUES ($1, $2, $3, $3)`,
		id, textOrNull(userID), now.UnixMilli())
}

// check reads when a cart was last used, or refuses it to the visitor.
func (s *Service) check(ctx context.Context, r db.Reader, id string) (used time.Time, err error) {
	user, _ := s.Visitor(ctx)
	var at int64
	var ordered sql.NullInt64
	err = r.QueryRow(ctx, `SELECT used_at, ordered_at FROM carts WHERE id = $1`+mine, id, user).Scan(&at, &ordered)
	switch {
	case errors.Is(err, sql.ErrNoRows):
		return used, ErrNotFound
	case err != nil:
		return used, fmt.Errorf("cart: open: %w", err)
	case ordered.Valid:
		return used, ErrOrdered
	}
	return time.UnixMilli(at), nil
}

// change holds an open cart of the visitor's while fn changes it, and refuses with [ErrNotFound] or [ErrOrdered].
func (s *Service) change(ctx context.Context, id string, fn func(tx *db.Tx) error) error {
	err := s.db.LightTx(ctx, func(tx *db.Tx) error {
		if err := s.Hold(ctx, tx, id); err != nil {
			return err
		}
		return fn(tx)
	})
	return s.Explain(ctx, id, err)
}

// Lines reads what a cart holds, oldest line first, with each offer and shop as they stand now. It does not ask whose cart
// it is (see [Service.Check]), and checkout reads it in the transaction that orders it.
func (s *Service) Lines(ctx context.Context, r db.Reader, cartID string) ([]Line, error) {
	lines, version, err := bareLines(ctx, r, cartID)
	if err != nil {
		return nil, err
	}
	return lines, s.attach(ctx, r, version, lines)
}

// bareLines reads a cart's lines with what is left of each variant, and the version of the catalogue at that moment.
func bareLines(ctx context.Context, r db.Reader, cartID string) (lines []Line, version int64, err error) {
	lines, err = db.All(ctx, r, func(rows *sql.Rows) (l Line, err error) {
		return l, rows.Scan(&l.ID, &l.VariantID, &l.Quantity, &l.SeenPrice, &l.addedAt, &l.left, &version)
	}, `SELECT i.id, i.variant_id, i.quantity, i.seen_price, i.added_at, v.inventory_quantity, `+changes.VersionColumn+`
		FROM cart_items i JOIN variants v ON v.id = i.variant_id WHERE i.cart_id = $1`, cartID)
	if err != nil {
		return nil, 0, err
	}
	slices.SortFunc(lines, func(a, b Line) int { return cmp.Or(cmp.Compare(a.addedAt, b.addedAt), cmp.Compare(a.ID, b.ID)) })
	return lines, version, nil
}

// attach gives each line its offer and its shop.
func (s *Service) attach(ctx context.Context, r db.Reader, version int64, lines []Line) error {
	if len(lines) == 0 {
		return nil
	}
	variants := make([]string, len(lines))
	for n, l := range lines {
		variants[n] = l.VariantID
	}
	offers, err := catalog.OffersAt(ctx, s.Offers, r, version, variants)
	if err != nil {
		return err
	}
	var owners []string
	for n := range lines {
		offer := offers[lines[n].VariantID]
		if offer == nil { // the foreign key forbids it
			return fmt.Errorf("cart: line %s has no variant", lines[n].ID)
		}
		lines[n].Offer = offer.WithCount(lines[n].left)
		if !slices.Contains(owners, offer.ShopID) {
			owners = append(owners, offer.ShopID)
		}
	}
	_, committed := r.(*db.DB)
	shops, err := s.Shops.Read(version, owners, committed, func(ids []string) (map[string]*shop.Shop, error) { return shop.ByIDs(ctx, r, ids) })
	for n := range lines {
		lines[n].Shop = shops[lines[n].Offer.ShopID]
	}
	return err
}

// addLine adds to the line of the variant, or makes it. Whether that is too many is seen in the lines read after it.
func addLine(ctx context.Context, tx *db.Tx, cartID string, l Line, now time.Time) error {
	return tx.Later(ctx, `
		INSERT INTO cart_items (id, cart_id, variant_id, quantity, seen_price, added_at) VALUES ($1, $2, $3, $4, $5, $6)
		ON CONFLICT (cart_id, variant_id) DO UPDATE SET quantity = cart_items.quantity + excluded.quantity, seen_price = excluded.seen_price`,
		l.ID, cartID, l.VariantID, l.Quantity, int64(l.SeenPrice), now.UnixMilli())
}

func countLines(ctx context.Context, r db.Reader, cartID string) (n int, err error) {
	return n, r.QueryRow(ctx, `SELECT COUNT(*) FROM cart_items WHERE cart_id = $1`, cartID).Scan(&n)
}

func variantOf(ctx context.Context, r db.Reader, cartID, itemID string) (variantID string, err error) {
	err = r.QueryRow(ctx, `SELECT variant_id FROM cart_items WHERE id = $1 AND cart_id = $2`, itemID, cartID).Scan(&variantID)
	if errors.Is(err, sql.ErrNoRows) {
		return "", ErrItemNotFound
	}
	return variantID, err
}

func setQuantity(ctx context.Context, tx *db.Tx, cartID, itemID string, quantity int, price money.Cents) error {
	n, err := tx.Exec(ctx, `UPDATE cart_items SET quantity = $1, seen_price = $2 WHERE id = $3 AND cart_id = $4`,
		quantity, int64(price), itemID, cartID)
	if err == nil && n == 0 {
		return ErrItemNotFound
	}
	return err
}

func setSeenPrice(ctx context.Context, tx *db.Tx, itemID string, price money.Cents) error {
	_, err := tx.Exec(ctx, `UPDATE cart_items SET seen_price = $1 WHERE id = $2`, int64(price), itemID)
	return err
}

func deleteLine(ctx context.Context, tx *db.Tx, cartID, itemID string) error {
	n, err := tx.Exec(ctx, `DELETE FROM cart_items WHERE id = $1 AND cart_id = $2`, itemID, cartID)
	if err == nil && n == 0 {
		return ErrItemNotFound
	}
	return err
}

func textOrNull(text string) any {
	if text == "" {
		return nil
	}
	return text
}
