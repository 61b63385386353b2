package catalog

import (
	"context"
	"database/sql"
	"time"

	"rangrue/internal/kit/db"
)

// markSeeded tells whether nobody wrote the first tree before.
func markSeeded(ctx context.Context, tx *db.Tx, now time.Time) (bool, error) {
	n, err := tx.Exec(ctx, `UPDATE category_tree SET planted_at = $1 WHERE id = 1 AND planted_at IS NULL`,
		now.UnixMilli())
	return n == 1, err
}

func setPictureName(ctx context.Context, tx *db.Tx, id, name string) error {
	_, err := tx.Exec(ctx, `UPDATE categories SET picture_name = $2 WHERE id = $1 AND picture = ''`, id, name)
	return err
}

func readRevision(ctx context.Context, r db.Reader) (revision int64, err error) {
	return revision, r.QueryRow(ctx, `SELECT revision FROM category_tree WHERE id = 1`).Scan(&revision)
}

// raiseRevision tells whether the tree was still at a revision, and moves it to the next.
func raiseRevision(ctx context.Context, tx *db.Tx, from int64) (bool, error) {
	n, err := tx.Exec(ctx, `UPDATE category_tree SET revision = revision + 1 WHERE id = 1 AND revision = $1`, from)
	return n == 1, err
}

func insertTreeChange(ctx context.Context, tx *db.Tx, c TreeChange) error {
	_, err := tx.Exec(ctx, `INSERT INTO category_changes
		(revision, changed_at, operator_name, act, category_id, category_name, detail)
		VALUES ($1, $2, $3, $4, $5, $6, $7)`,
		c.Revision, c.At.UnixMilli(), c.By, c.Act, c.CategoryID, c.Category, c.Detail)
	return err
}

// maxListed is how many changes a conflict lists at most.
const maxListed = 20

func changesSince(ctx context.Context, r db.Reader, revision int64) ([]TreeChange, error) {
	return db.All(ctx, r, func(r *sql.Rows) (c TreeChange, err error) {
		var at int64
		err = r.Scan(&c.Revision, &at, &c.By, &c.Act, &c.CategoryID, &c.Category, &c.Detail)
		c.At = time.UnixMilli(at)
		return c, err
	}, `SELECT revision, changed_at, operator_name, act, category_id, category_name, detail FROM category_changes
		WHERE revision > $1 ORDER BY revision DESC LIMIT $2`, revision, maxListed)
}

func readFormerPaths(ctx context.Context, r db.Reader) (map[string]string, error) {
	former := map[string]string{}
	err := each(ctx, r, func(r *sql.Rows) error {
		var path, id string
		err := r.Scan(&path, &id)
		former[path] = id
		return err
	}, `SELECT path, category_id FROM category_slugs`)
	return former, err
}

// keepFormerPath has an address lead to a category from now on.
func keepFormerPath(ctx context.Context, tx *db.Tx, path, id string) error {
	_, err := tx.Exec(ctx, `INSERT INTO category_slugs (path, category_id) VALUES ($1, $2)
		ON CONFLICT (path) DO UPDATE SET category_id = excluded.category_id`, path, id)
	return err
}

// dropFormerPath forgets a former address that its category has again.
func dropFormerPath(ctx context.Context, tx *db.Tx, path string) error {
	_, err := tx.Exec(ctx, `DELETE FROM category_slugs WHERE path = $1`, path)
	return err
}

// leadFormerPaths has the former addresses of a category lead to another one, or nowhere.
func leadFormerPaths(ctx context.Context, tx *db.Tx, from, to string) error {
	if to == "" {
		_, err := tx.Exec(ctx, `DELETE FROM category_slugs WHERE category_id = $1`, from)
		return err
	}
	_, err := tx.Exec(ctx, `UPDATE category_slugs SET category_id = $2 WHERE category_id = $1`, from, to)
	return err
}

// productsIn lists the products of a category itself, whatever their status.
func productsIn(ctx context.Context, tx *db.Tx, id string) ([]string, error) {
	return db.All(ctx, tx, scanText, `SELECT product_id FROM product_categories WHERE category_id = $1`, id)
}

// moveProducts puts the products of a category in another one, those that were in both once.
func moveProducts(ctx context.Context, tx *db.Tx, from, to string) error {
	_, err := tx.Exec(ctx, `INSERT INTO product_categories (product_id, category_id, position)
		SELECT product_id, $2, position FROM product_categories WHERE category_id = $1
		ON CONFLICT (product_id, category_id) DO NOTHING`, from, to)
	if err != nil {
		return err
	}
	_, err = tx.Exec(ctx, `DELETE FROM product_categories WHERE category_id = $1`, from)
	return err
}

// categoriesWithProducts are those that have a product of their own, whatever its status.
func categoriesWithProducts(ctx context.Context, r db.Reader) (map[string]bool, error) {
	ids, err := db.All(ctx, r, scanText, `SELECT c.id FROM categories c
		WHERE EXISTS (SELECT 1 FROM product_categories p WHERE p.category_id = c.id)`)
	full := make(map[string]bool, len(ids))
	for _, id := range ids {
		full[id] = true
	}
	return full, err
}
