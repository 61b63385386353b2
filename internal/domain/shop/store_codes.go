package shop

import (
	"context"
	"database/sql"
	"errors"

	"rangrue/internal/kit/db"
)

// countByCode counts the approved shops of each code.
func countByCode(ctx context.Context, r db.Reader) (map[CategoryCode]int, error) {
	counts := map[CategoryCode]int{}
	_, err := db.All(ctx, r, func(r *sql.Rows) (code string, err error) {
		var n int
		err = r.Scan(&code, &n)
		counts[CategoryCode(code)] = n
		return code, err
	}, `SELECT category_code, COUNT(*) FROM shops WHERE status = 'approved' GROUP BY category_code`)
	return counts, err
}

// labelOf is what operators call a code, empty when they call it as the specification does.
func labelOf(ctx context.Context, r db.Reader, code CategoryCode) (label string, err error) {
	err = r.QueryRow(ctx, `SELECT label FROM store_category_labels WHERE code = $1`, string(code)).Scan(&label)
	if errors.Is(err, sql.ErrNoRows) {
		err = nil
	}
	return label, err
}

// labels are what operators call the codes that they called otherwise than the specification.
func labels(ctx context.Context, r db.Reader) (map[CategoryCode]string, error) {
	byCode := map[CategoryCode]string{}
	_, err := db.All(ctx, r, func(r *sql.Rows) (code CategoryCode, err error) {
		var label string
		err = r.Scan(&code, &label)
		byCode[code] = label
		return code, err
	}, `SELECT code, label FROM store_category_labels`)
	return byCode, err
}

func setLabel(ctx context.Context, tx *db.Tx, code CategoryCode, label string) error {
	_, err := tx.Exec(ctx, `INSERT INTO store_category_labels (code, label) VALUES ($1, $2)
		ON CONFLICT (code) DO UPDATE SET label = excluded.label`, string(code), label)
	return err
}
