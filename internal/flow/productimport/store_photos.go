package productimport

import (
	"context"
	"database/sql"
	"encoding/json"
	"time"

	"rangrue/internal/domain/catalog"
	"rangrue/internal/kit/db"
)

// waitingPhoto is a photograph to be fetched.
type waitingPhoto struct {
	id, shopID, productID string
	address, alt          string
	position, tries       int
	variantIDs            []string
}

// rememberPhotos notes the photographs of a file that was written. One that its product has from before is not fetched
// again, unless it failed.
func (v *verdict) rememberPhotos(ctx context.Context, tx *db.Tx, shopID, importID string, written []*catalog.Product,
	now time.Time) (some bool, err error) {
	for i, e := range v.entries {
		for k, photo := range e.group.photos {
			variants := []string{}
			for _, at := range photo.variants {
				if at < len(written[i].Variants) {
					variants = append(variants, written[i].Variants[at].ID)
				}
			}
			some = true
			_, err := tx.Exec(ctx, `INSERT INTO import_photos (id, shop_id, import_id, product_id, address, alt,
				position, variant_ids, line, state, tries, due_at, problem, updated_at)
				VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, 'waiting', 0, $10, '', $10)
				ON CONFLICT (product_id, address) DO UPDATE SET import_id = excluded.import_id, line = excluded.line,
				tries = 0,
				state = CASE WHEN import_photos.state = 'failed' THEN 'waiting' ELSE import_photos.state END`,
				db.NewID(), shopID, importID, written[i].ID, photo.address, photo.alt, k, db.JSON(variants),
				e.group.first().line, now.UnixMilli())
			if err != nil {
				return false, err
			}
		}
	}
	return some, nil
}

// waitingPhotos are the first of a shop's photographs whose time has come.
func waitingPhotos(ctx context.Context, r db.Reader, shopID string, now time.Time, most int) ([]waitingPhoto, error) {
	return db.All(ctx, r, func(r *sql.Rows) (p waitingPhoto, err error) {
		var variants string
		err = r.Scan(&p.id, &p.shopID, &p.productID, &p.address, &p.alt, &p.position, &p.tries, &variants)
		if err != nil {
			return p, err
		}
		return p, json.Unmarshal([]byte(variants), &p.variantIDs)
	}, `SELECT id, shop_id, product_id, address, alt, position, tries, variant_ids FROM import_photos
		WHERE shop_id = $1 AND state = 'waiting' AND due_at <= $2 ORDER BY due_at, id LIMIT $3`, shopID,
		now.UnixMilli(), most)
}

// nextPhoto tells when the next of a shop's photographs is to be fetched.
func nextPhoto(ctx context.Context, r db.Reader, shopID string) (at time.Time, more bool, err error) {
	var due sql.NullInt64
	err = r.QueryRow(ctx, `SELECT MIN(due_at) FROM import_photos WHERE shop_id = $1 AND state = 'waiting'`,
		shopID).Scan(&due)
	return time.UnixMilli(due.Int64), due.Valid, err
}

// donePhoto notes that a photograph is in its product; false when it is no longer waited for.
func donePhoto(ctx context.Context, tx *db.Tx, p waitingPhoto, now time.Time) (bool, error) {
	n, err := tx.Exec(ctx, `UPDATE import_photos SET state = 'done', problem = '', updated_at = $1
		WHERE id = $2 AND state = 'waiting'`, now.UnixMilli(), p.id)
	return n == 1, err
}

// photosAfter are the photographs of the same product that stand after one in the file, whether they are in it yet: one
// may join the product between this read and the next.
func photosAfter(ctx context.Context, r db.Reader, p waitingPhoto) ([]string, error) {
	return db.All(ctx, r, func(r *sql.Rows) (id string, err error) { return id, r.Scan(&id) },
		`SELECT id FROM import_photos WHERE product_id = $1 AND position > $2`, p.productID, p.position)
}

func postponePhoto(ctx context.Context, tx *db.Tx, p waitingPhoto, due, now time.Time) error {
	_, err := tx.Exec(ctx, `UPDATE import_photos SET tries = tries + 1, due_at = $1, updated_at = $2
		WHERE id = $3 AND state = 'waiting'`, due.UnixMilli(), now.UnixMilli(), p.id)
	return err
}

func failPhoto(ctx context.Context, tx *db.Tx, p waitingPhoto, why string, now time.Time) error {
	_, err := tx.Exec(ctx, `UPDATE import_photos SET state = 'failed', tries = tries + 1, problem = $1, updated_at = $2
		WHERE id = $3 AND state = 'waiting'`, why, now.UnixMilli(), p.id)
	return err
}

func retryPhotos(ctx context.Context, tx *db.Tx, shopID, importID string, now time.Time) error {
	_, err := tx.Exec(ctx, `UPDATE import_photos SET state = 'waiting', tries = 0, due_at = $1, updated_at = $1
		WHERE import_id = $2 AND shop_id = $3 AND state = 'failed'`, now.UnixMilli(), importID, shopID)
	return err
}

// readPhotos tells how far the photographs of an import are.
func readPhotos(ctx context.Context, r db.Reader, importID string) (p Photos, err error) {
	type count struct {
		state string
		n     int
	}
	counts, err := db.All(ctx, r, func(r *sql.Rows) (c count, err error) { return c, r.Scan(&c.state, &c.n) },
		`SELECT state, COUNT(*) FROM import_photos WHERE import_id = $1 GROUP BY state`, importID)
	if err != nil {
		return p, err
	}
	for _, c := range counts {
		p.Total += c.n
		switch c.state {
		case "done":
			p.Done = c.n
		case "failed":
			p.Failed = c.n
		}
	}
	if p.Failed == 0 {
		return p, nil
	}
	p.Failures, err = db.All(ctx, r, func(r *sql.Rows) (f PhotoFailure, err error) {
		return f, r.Scan(&f.Line, &f.Product, &f.Address, &f.Detail)
	}, `SELECT f.line, p.name, f.address, f.problem FROM import_photos f JOIN products p ON p.id = f.product_id
		WHERE f.import_id = $1 AND f.state = 'failed' ORDER BY f.line, f.position, f.id LIMIT 100`, importID)
	return p, err
}
