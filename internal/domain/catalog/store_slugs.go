package catalog

import (
	"context"
	"database/sql"

	"rangrue/internal/kit/check"
	"rangrue/internal/kit/db"
)

// claimSlugs reserves an address for each product of a batch. The table of slugs keeps every slug ever used, so an
// address never comes to mean another product. A slug asked for by name is had or refused; one made from the name
// gives way.
func claimSlugs(ctx context.Context, tx *db.Tx, batch []*Product, prefix func(int) string) ([]string, error) {
	slugs := make([]string, len(batch))
	index := make(map[string]int, len(batch))
	waiting := make([]int, len(batch))
	for i, p := range batch {
		index[p.ID], waiting[i] = i, i
	}
	for attempt := 0; len(waiting) > 0; attempt++ {
		rows := make([][]any, len(waiting))
		for k, i := range waiting {
			rows[k] = []any{slugCandidate(batch[i], attempt), batch[i].ID}
		}
		err := insertReturning(ctx, tx, "INSERT INTO product_slugs (slug, product_id) VALUES ", rows,
			" ON CONFLICT (slug) DO NOTHING RETURNING slug, product_id",
			func(r *sql.Rows) error {
				var won, id string
				err := r.Scan(&won, &id)
				slugs[index[id]] = won
				return err
			})
		if err != nil {
			return nil, err
		}
		if waiting, err = stillWaiting(batch, slugs, waiting, prefix); err != nil {
			return nil, err
		}
	}
	return slugs, nil
}

// renameSlug claims a slug for a product that exists. Its old slugs stay its own, so it may take one back.
func renameSlug(ctx context.Context, tx *db.Tx, productID, asked, name string) (string, error) {
	for attempt := 0; ; attempt++ {
		try := asked
		if try == "" {
			try = candidate(name, attempt)
		}
		if _, err := tx.Exec(ctx, `INSERT INTO product_slugs (slug, product_id) VALUES ($1, $2)
			ON CONFLICT (slug) DO NOTHING`, try, productID); err != nil {
			return "", err
		}
		var owner string
		err := tx.QueryRow(ctx, `SELECT product_id FROM product_slugs WHERE slug = $1`, try).Scan(&owner)
		if err != nil || owner == productID {
			return try, err
		}
		if asked != "" {
			return "", check.Refuse(*check.Fail("slug", "slug_taken", textSlugTaken))
		}
	}
}
