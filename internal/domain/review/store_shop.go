package review

import (
	"context"
	"database/sql"
	"fmt"
	"strconv"
	"time"

	"rangrue/internal/kit/db"
)

// filters are the conditions on r, and the order of the list.
var filters = map[Filter]struct{ where, order string }{
	Unanswered: {`r.answer = '' AND r.hidden_at IS NULL`, `r.created_at, r.id`},
	Answered:   {`r.answer <> '' AND r.hidden_at IS NULL`, newestFirst},
	Hidden:     {`r.hidden_at IS NOT NULL`, newestFirst},
	Every:      {`1 = 1`, newestFirst},
}

const newestFirst = `r.created_at DESC, r.id DESC`

func countOfShop(ctx context.Context, r db.Reader, shopID string, filter Filter) (n int, err error) {
	return n, r.QueryRow(ctx, `SELECT COUNT(*) FROM product_reviews r WHERE r.shop_id = $1 AND `+filters[filter].where,
		shopID).Scan(&n)
}

func waitingOfShop(ctx context.Context, r db.Reader, shopID string) (count int, oldest time.Time, err error) {
	var at sql.NullInt64
	err = r.QueryRow(ctx, `SELECT COUNT(*), MIN(r.created_at) FROM product_reviews r WHERE r.shop_id = $1 AND `+
		filters[Unanswered].where, shopID).Scan(&count, &at)
	if at.Valid {
		oldest = moment(at.Int64)
	}
	return count, oldest, err
}

func ofShop(ctx context.Context, r db.Reader, shopID string, filter Filter, page int) ([]Review, error) {
	asked, known := filters[filter]
	if !known {
		return nil, fmt.Errorf("no filter %q", filter)
	}
	return db.All(ctx, r, scanRows, rows+`WHERE r.shop_id = $1 AND `+asked.where+` ORDER BY `+asked.order+
		` LIMIT `+strconv.Itoa(PerPage)+` OFFSET $2`, shopID, (page-1)*PerPage)
}

// setAnswer answers a review of the shop, and tells whether there is such a one.
func setAnswer(ctx context.Context, tx *db.Tx, shopID, id, text string, now time.Time) (bool, error) {
	n, err := tx.Exec(ctx, `UPDATE product_reviews SET answer = $3, answered_at = COALESCE(answered_at, $4)
		WHERE id = $2 AND shop_id = $1`, shopID, id, text, now.UnixMilli())
	return n == 1, err
}
