package cart

import (
	"context"
	"database/sql"
	"time"

	"rangrue/internal/kit/db"
	"rangrue/internal/kit/jobs"
)

// MarkOrdered closes a cart in the transaction that makes it a paid order. One that is gone, merged at a sign-in or swept
// away, or closed already, is left as it is: the money is taken all the same.
func (s *Service) MarkOrdered(ctx context.Context, tx *db.Tx, cartID string) error {
	return tx.Later(ctx, `UPDATE carts SET ordered_at = $1 WHERE id = $2 AND ordered_at IS NULL`, s.Now().UnixMilli(), cartID)
}

// Reopen gives a cart back to its shopper when its order came to nothing: the payment failed.
func (s *Service) Reopen(ctx context.Context, tx *db.Tx, cartID string) error {
	_, err := tx.Exec(ctx, `UPDATE carts SET ordered_at = NULL, used_at = $1 WHERE id = $2`, s.Now().UnixMilli(), cartID)
	return err
}

// Merge makes a guest's cart the user's at sign-in, and returns the id of the cart to use from now on. What the user had
// left in a cart elsewhere joins it: quantities of the same variant add up, to its limit at most. A guest's cart that is
// unknown, ordered or someone else's is left alone; the user then finds their own, or a new one.
func (s *Service) Merge(ctx context.Context, tx *db.Tx, from, userID string) (cartID string, err error) {
	claimed, err := tx.Exec(ctx, `UPDATE carts SET user_id = $1, used_at = $2
		WHERE id = $3 AND ordered_at IS NULL AND (user_id IS NULL OR user_id = $1)`, userID, s.Now().UnixMilli(), from)
	if err != nil {
		return "", err
	}
	// Held first, so that nothing is added to a cart while it is being emptied into another.
	if _, err := tx.Exec(ctx, `UPDATE carts SET used_at = $2 WHERE user_id = $1 AND ordered_at IS NULL`, userID, s.Now().UnixMilli()); err != nil {
		return "", err
	}
	carts, err := db.All(ctx, tx, scanID, `SELECT id FROM carts WHERE user_id = $1 AND ordered_at IS NULL ORDER BY created_at, id`, userID)
	if err != nil {
		return "", err
	}
	if len(carts) == 0 {
		id := newID()
		return id, insertCart(ctx, tx, id, userID, s.Now())
	}
	into := carts[len(carts)-1]
	if claimed == 1 {
		into = from
	}
	for _, id := range carts {
		if id == into {
			continue
		}
		if err := s.pour(ctx, tx, id, into); err != nil {
			return "", err
		}
	}
	return into, nil
}

// pour moves the lines of a cart into another and deletes it. What no longer fits in the other is left out.
func (s *Service) pour(ctx context.Context, tx *db.Tx, from, into string) error {
	lines, err := s.Lines(ctx, tx, from)
	if err != nil {
		return err
	}
	room, err := countLines(ctx, tx, into)
	if err != nil {
		return err
	}
	room = MaxLines - room
	for _, l := range lines {
		joined, err := joinLine(ctx, tx, into, l)
		if err == nil && !joined && room > 0 {
			room--
			_, err = tx.Exec(ctx, `UPDATE cart_items SET cart_id = $1 WHERE id = $2`, into, l.ID)
		}
		if err != nil {
			return err
		}
	}
	_, err = tx.Exec(ctx, `DELETE FROM carts WHERE id = $1`, from)
	return err
}

// joinLine adds a line to the one of the same variant, up to its limit and never less than either of them; false when
// there is none.
func joinLine(ctx context.Context, tx *db.Tx, into string, l Line) (bool, error) {
	n, err := tx.Exec(ctx, `UPDATE cart_items SET quantity = CASE
			WHEN quantity + $1 <= $2 THEN quantity + $1
			WHEN quantity >= $2 AND quantity >= $1 THEN quantity
			WHEN $1 >= $2 THEN $1 ELSE $2 END
		WHERE cart_id = $3 AND variant_id = $4`, l.Quantity, l.Offer.Limit(), into, l.VariantID)
	return n == 1, err
}

func scanID(r *sql.Rows) (id string, err error) { return id, r.Scan(&id) }

const (
	expireKind  = "cart.expire"
	expireBatch = 500 // carts deleted in one transaction, so that shoppers never wait behind the broom
)

// Register has the unused carts swept away, four times a day, by one node.
func (s *Service) Register(q *jobs.Queue) {
	jobs.Register(q, expireKind, func(ctx context.Context, _ struct{}) error { return s.Expire(ctx) })
	q.Every(expireKind, 6*time.Hour)
}

// Expire deletes the carts that nobody used for [Unused], and the empty ones after [UnusedEmpty].
func (s *Service) Expire(ctx context.Context) error {
	now := s.Now()
	for _, sweep := range []struct {
		before time.Time
		which  string
	}{
		{now.Add(-Unused), ``},
		{now.Add(-UnusedEmpty), ` AND NOT EXISTS (SELECT 1 FROM cart_items i WHERE i.cart_id = carts.id)`},
	} {
		for swept := int64(expireBatch); swept == expireBatch; {
			err := s.db.Tx(ctx, func(tx *db.Tx) (err error) {
				swept, err = tx.Exec(ctx, `DELETE FROM carts WHERE used_at < $1`+sweep.which+` AND id IN
					(SELECT id FROM carts WHERE used_at < $1`+sweep.which+` ORDER BY used_at LIMIT $2)`, sweep.before.UnixMilli(), expireBatch)
				return err
			})
			if err != nil {
				return err
			}
		}
	}
	return nil
}
