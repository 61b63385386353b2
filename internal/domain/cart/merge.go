package cart

import (
	"cmp"
	"context"
	"database/sql"
	"math/rand/v2"
	"slices"

	"rangrue/internal/kit/changes"
	"rangrue/internal/kit/db"
)

// Merge makes a guest's cart the user's at sign-in, and returns the id of the cart to use from now on. What the user had
// left in a cart elsewhere joins it: quantities of the same variant add up, to its limit at most. A guest's cart that is
// unknown, ordered or someone else's is left alone; the user then finds their own, or a new one.
func (s *Service) Merge(ctx context.Context, tx *db.Tx, from, userID string) (cartID string, err error) {
	now := s.Now().UnixMilli()
	if err := s.store(ctx, tx, "", from); err != nil { // it was a guest's
		return "", err
	}
	claimed, err := tx.Exec(ctx, `UPDATE carts SET user_id = $1, used_at = $2
		WHERE id = $3 AND ordered_at IS NULL AND (user_id IS NULL OR user_id = $1)`, userID, now, from)
	if err != nil {
		return "", err
	}
	// Held first, so that nothing is added to a cart while it is being emptied into another.
	if err := tx.Later(ctx, `UPDATE carts SET used_at = $2 WHERE user_id = $1 AND ordered_at IS NULL`, userID, now); err != nil {
		return "", err
	}
	carts, version, err := openRows(ctx, tx, userID)
	if err != nil {
		return "", err
	}
	if len(carts) == 0 {
		fresh := row{id: s.newID(), usedAt: now}
		return fresh.id, insertRow(ctx, tx, fresh, userID)
	}
	last := len(carts) - 1
	if claimed == 1 {
		last = slices.IndexFunc(carts, func(r row) bool { return r.id == from })
	}
	c := contentsOf(carts[last])
	c.version = version
	return c.row.id, s.pour(ctx, tx, slices.Delete(carts, last, last+1), c)
}

// openRows reads the open carts of a user, oldest first, and the version of the catalogue.
func openRows(ctx context.Context, tx *db.Tx, userID string) (found []row, version int64, err error) {
	found, err = db.All(ctx, tx, func(rows *sql.Rows) (r row, err error) {
		var lines string
		if err := rows.Scan(&r.id, &r.usedAt, &r.revision, &lines, &version); err != nil {
			return r, err
		}
		r.lines, err = linesOf(lines)
		return r, err
	}, `SELECT id, used_at, revision, lines, `+changes.VersionColumn+` FROM carts
		WHERE user_id = $1 AND ordered_at IS NULL ORDER BY created_at, id`, userID)
	return found, version, err
}

// pour moves the lines of carts into another and deletes them. What no longer fits in the other is left out.
func (s *Service) pour(ctx context.Context, tx *db.Tx, from []row, into *Contents) error {
	if len(from) == 0 {
		return nil
	}
	least := map[string]int{} // by variant: no line ends with fewer units than one of the carts had
	for _, l := range into.Lines {
		least[l.VariantID] = l.Quantity
	}
	for _, r := range from {
		for _, l := range r.lines {
			if into.join(l) {
				least[l.VariantID] = max(least[l.VariantID], l.Quantity)
			}
		}
	}
	if err := s.attach(ctx, tx, into); err != nil {
		return err
	}
	if err := into.count(ctx, tx); err != nil {
		return err
	}
	for n := range into.Lines {
		l := &into.Lines[n]
		l.Quantity = max(min(l.Quantity, l.Offer.Limit()), least[l.VariantID])
	}
	slices.SortFunc(into.Lines, func(a, b Line) int { return cmp.Or(cmp.Compare(a.addedAt, b.addedAt), cmp.Compare(a.ID, b.ID)) })
	return replace(ctx, tx, from, into)
}

// join adds a line to the one of the same variant, or beside the others while there is room.
func (c *Contents) join(l Line) bool {
	if same := c.find(func(own *Line) bool { return own.VariantID == l.VariantID }); same != nil {
		same.Quantity += l.Quantity
		return true
	}
	if len(c.Lines) == MaxLines {
		return false
	}
	c.Lines = append(c.Lines, l)
	return true
}

// replace writes a cart that the transaction holds, and deletes those it was made of.
func replace(ctx context.Context, tx *db.Tx, from []row, into *Contents) error {
	for _, r := range from {
		if err := tx.Later(ctx, `DELETE FROM carts WHERE id = $1`, r.id); err != nil {
			return err
		}
	}
	return tx.Later(ctx, `UPDATE carts SET lines = $1, revision = $2 WHERE id = $3`, linesText(into.Lines), rand.Int64(), into.row.id)
}
