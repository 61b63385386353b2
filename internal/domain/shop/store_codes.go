package shop

import (
	"context"
	"database/sql"

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
