package review

import (
	"context"
	"database/sql"
	"encoding/json"
	"errors"
	"strconv"
	"time"

	"rangrue/internal/kit/db"
	"rangrue/internal/kit/picture"
)

// kept is the condition under which something of a line i is the buyer's: a unit left that did not come back, and not
// every unit was paid back.
const kept = `(i.quantity_shipped > i.quantity_returned
	AND i.quantity > i.quantity_cancelled + i.quantity_returned + i.quantity_refunded)`

const rows = `
	SELECT r.id, r.product_id, r.shop_id, r.order_id, r.item_id, r.author, r.stars, r.body, r.photos, r.answer,
		r.answered_at, r.created_at, r.updated_at, r.hidden_at, r.hidden_reason,
		CASE WHEN ` + kept + ` THEN 0 ELSE 1 END, p.name, p.slug, s.name,
		CASE WHEN r.buyer = r.id THEN '' ELSE o.email END
	FROM product_reviews r JOIN order_items i ON i.id = r.item_id JOIN orders o ON o.id = r.order_id
	JOIN products p ON p.id = r.product_id JOIN shops s ON s.id = r.shop_id `

func scan(row interface{ Scan(...any) error }) (r Review, err error) {
	var (
		photos           string
		answered, hidden sql.NullInt64
		created, updated int64
		returned         int
	)
	err = row.Scan(&r.ID, &r.ProductID, &r.ShopID, &r.OrderID, &r.ItemID, &r.Author, &r.Stars, &r.Text, &photos,
		&r.Answer, &answered, &created, &updated, &hidden, &r.HiddenReason, &returned, &r.ProductName, &r.ProductSlug,
		&r.ShopName, &r.Email)
	if err != nil {
		return r, err
	}
	r.CreatedAt, r.UpdatedAt, r.Returned = moment(created), moment(updated), returned == 1
	if answered.Valid {
		r.AnsweredAt = moment(answered.Int64)
	}
	if hidden.Valid {
		r.HiddenAt = moment(hidden.Int64)
	}
	return r, json.Unmarshal([]byte(photos), &r.Photos)
}

func moment(ms int64) time.Time { return time.UnixMilli(ms).UTC() }

func scanRows(r *sql.Rows) (Review, error) { return scan(r) }

// byID reads a review in the caller's transaction, or outside any.
func byID(ctx context.Context, r db.Reader, id string) (*Review, error) {
	found, err := scan(r.QueryRow(ctx, rows+`WHERE r.id = $1`, id))
	if errors.Is(err, sql.ErrNoRows) {
		return nil, ErrNotFound
	}
	return &found, err
}

func countOfProduct(ctx context.Context, r db.Reader, productID string) (n int, err error) {
	return n, r.QueryRow(ctx, `SELECT COUNT(*) FROM product_reviews r WHERE r.product_id = $1 AND r.hidden_at IS NULL`,
		productID).Scan(&n)
}

func ofProduct(ctx context.Context, r db.Reader, productID string, page int) ([]Review, error) {
	return db.All(ctx, r, scanRows, rows+`WHERE r.product_id = $1 AND r.hidden_at IS NULL
		AND p.status = 'published' AND s.status = 'approved'
		ORDER BY r.created_at DESC, r.id DESC LIMIT `+strconv.Itoa(PerPage)+` OFFSET $2`, productID, (page-1)*PerPage)
}

// linesOf reads the lines of an order that the caller reaches, as they are at a moment, but for products that are gone.
func linesOf(ctx context.Context, r db.Reader, of reach, orderID string, now time.Time) ([]Line, error) {
	where, args := `o.id = $1`, []any{orderID}
	if !of.whole {
		where, args = where+` AND o.user_id = $2`, append(args, of.userID)
	}
	return db.All(ctx, r, func(rows *sql.Rows) (l Line, err error) {
		var user sql.NullString
		var emailKey, method, address string
		var left sql.NullInt64 // the first parcel with units of the line
		err = rows.Scan(&l.ItemID, &l.ProductID, &l.ShopID, &l.ProductName, &l.ProductSlug, &l.VariantName,
			&l.Thumbnail, &user, &l.email, &emailKey, &l.firstName, &l.lastName, &left, &method, &address,
			&l.received, &l.kept, &l.own)
		if err == nil && left.Valid {
			var first parcel
			err = first.read(left.Int64, method, address)
			l.received = l.received || !first.arrives().From.After(now)
		}
		if l.userID, l.buyer = user.String, user.String; !user.Valid {
			l.buyer = emailKey
		}
		return l, err
	}, `SELECT i.id, i.product_id, p.shop_id, i.product_name, p.slug, i.variant_name, i.thumbnail, o.user_id, o.email,
		o.email_key, o.first_name, o.last_name,
		(SELECT MIN(h.shipped_at) FROM shipment_items c JOIN shipments h ON h.id = c.shipment_id
			WHERE c.item_id = i.id),
		f.delivery, o.shipping_address, CASE WHEN i.quantity_cancelled = i.quantity THEN 1 ELSE 0 END,
		CASE WHEN `+kept+` THEN 1 ELSE 0 END,
		CASE WHEN EXISTS (SELECT 1 FROM shop_owners t JOIN users u ON u.id = t.user_id
			WHERE t.shop_id = p.shop_id AND (u.id = o.user_id OR u.email = o.email_key)) THEN 1 ELSE 0 END
		FROM orders o JOIN order_items i ON i.order_id = o.id JOIN shop_orders f ON f.id = i.shop_order_id
			JOIN products p ON p.id = i.product_id
		WHERE `+where+` AND o.erased_at IS NULL
		ORDER BY i.shop_order_id, i.position`, args...)
}

// reviewOf is what the buyer of a line said of its product so far, with this line or another, nil for nothing. Orders
// that a guest made before they opened an account are theirs too.
func reviewOf(ctx context.Context, r db.Reader, l *Line) (*Review, error) {
	found, err := scan(r.QueryRow(ctx, rows+`WHERE r.product_id = $1 AND (r.item_id = $2 OR r.buyer = $3
		OR (o.user_id = $4 AND r.buyer <> r.id)) ORDER BY r.created_at LIMIT 1`, l.ProductID, l.ItemID, l.buyer,
		l.userID))
	if errors.Is(err, sql.ErrNoRows) {
		return nil, nil
	}
	return &found, err
}

func insert(ctx context.Context, tx *db.Tx, r Review, buyer string) error {
	var answered any
	if !r.AnsweredAt.IsZero() {
		answered = r.AnsweredAt.UnixMilli()
	}
	_, err := tx.Exec(ctx, `INSERT INTO product_reviews (id, product_id, shop_id, order_id, item_id, buyer, author,
		stars, body, photos, answer, answered_at, created_at, updated_at)
		VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14)`,
		r.ID, r.ProductID, r.ShopID, r.OrderID, r.ItemID, buyer, r.Author, r.Stars, r.Text, db.JSON(r.Photos),
		r.Answer, answered, r.CreatedAt.UnixMilli(), r.UpdatedAt.UnixMilli())
	return err
}

// replace writes what the buyer now says. The review goes over to the line it was written with.
func replace(ctx context.Context, tx *db.Tx, r Review) error {
	_, err := tx.Exec(ctx, `UPDATE product_reviews SET order_id = $2, item_id = $3, author = $4, stars = $5, body = $6,
		photos = $7, updated_at = $8 WHERE id = $1`,
		r.ID, r.OrderID, r.ItemID, r.Author, r.Stars, r.Text, db.JSON(r.Photos), r.UpdatedAt.UnixMilli())
	return err
}

func insertPhoto(ctx context.Context, tx *db.Tx, orderID string, p picture.Picture, now time.Time) error {
	_, err := tx.Exec(ctx, `INSERT INTO review_photos (order_id, file_key, picture, created_at)
		VALUES ($1, $2, $3, $4) ON CONFLICT (order_id, file_key) DO NOTHING`, orderID, p.File, db.JSON(p),
		now.UnixMilli())
	return err
}

func countPhotos(ctx context.Context, r db.Reader, orderID string) (n int, err error) {
	return n, r.QueryRow(ctx, `SELECT COUNT(*) FROM review_photos WHERE order_id = $1`, orderID).Scan(&n)
}

// photosByKeys reads pictures that were sent for an order; unknown ones are left out.
func photosByKeys(ctx context.Context, r db.Reader, orderID string, keys []string) (found []picture.Picture,
	err error) {
	for _, key := range keys {
		var encoded string
		err := r.QueryRow(ctx, `SELECT picture FROM review_photos WHERE order_id = $1 AND file_key = $2`, orderID, key).
			Scan(&encoded)
		if errors.Is(err, sql.ErrNoRows) {
			continue
		}
		var p picture.Picture
		if err := errors.Join(err, json.Unmarshal([]byte(encoded), &p)); err != nil {
			return nil, err
		}
		found = append(found, p)
	}
	return found, nil
}

// sentPhoto is a picture with the order that it was sent for.
type sentPhoto struct {
	orderID string
	picture picture.Picture
}

// unusedPhotos are those sent before a moment that no review of their order shows.
func unusedPhotos(ctx context.Context, r db.Reader, before time.Time) ([]sentPhoto, error) {
	return db.All(ctx, r, func(rows *sql.Rows) (p sentPhoto, err error) {
		var encoded string
		if err := rows.Scan(&p.orderID, &encoded); err != nil {
			return p, err
		}
		return p, json.Unmarshal([]byte(encoded), &p.picture)
	}, `SELECT s.order_id, s.picture FROM review_photos s WHERE s.created_at < $1 AND NOT EXISTS (SELECT 1
		FROM product_reviews r WHERE r.order_id = s.order_id AND r.photos LIKE '%"' || s.file_key || '"%') LIMIT 500`,
		before.UnixMilli())
}

// deletePhoto forgets that a picture was sent for an order, and tells whether no other order has it.
func deletePhoto(ctx context.Context, tx *db.Tx, orderID, key string) (last bool, err error) {
	if _, err := tx.Exec(ctx, `DELETE FROM review_photos WHERE order_id = $1 AND file_key = $2`, orderID,
		key); err != nil {
		return false, err
	}
	var others int
	err = tx.QueryRow(ctx, `SELECT COUNT(*) FROM review_photos WHERE file_key = $1`, key).Scan(&others)
	return others == 0, err
}
