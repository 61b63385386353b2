package shop

import (
	"context"
	"database/sql"
	"strconv"
	"strings"
	"time"

	"rangrue/internal/kit/db"
)

func updateOutside(ctx context.Context, tx *db.Tx, id string, o Outside) (int64, error) {
	return tx.Exec(ctx, `UPDATE shops SET outside_reason = $1, outside_at = $2, outside_by = $3, updated_at = $2
		WHERE id = $4`, o.Reason, db.Millis(o.AcceptedAt), o.AcceptedBy, id)
}

// View is a list of shops of the operator's console.
type View string

const (
	Everyone View = "all"
	Waiting  View = "waiting" // for a decision; those that wait longest first
	Asked    View = "changes" // for corrections of its owner
	Open     View = "open"
	Away     View = "away" // on vacation, among the open ones
	Hidden   View = "suspended"
	Left     View = "closed"
	Turned   View = "refused"
)

// viewWhere are the conditions of the views; $1 is the present moment.
var viewWhere = map[View]string{
	Everyone: `1 = 1`,
	Waiting:  `status = 'draft' AND verdict = ''`,
	Asked:    `status = 'draft' AND verdict = 'changes_requested'`,
	Turned:   `status = 'draft' AND verdict = 'refused'`,
	Open:     `status = 'approved' AND verdict = ''`,
	Away:     `status = 'approved' AND verdict = '' AND vacation_until > $1`,
	Hidden:   `status = 'suspended' AND verdict = ''`,
	Left:     `status = 'suspended' AND verdict = 'closed'`,
}

// viewCounts counts every view within an index.
func viewCounts(ctx context.Context, r db.Reader, now time.Time) (map[View]int, error) {
	views := []View{Everyone, Waiting, Asked, Turned, Open, Away, Hidden, Left}
	each, into, counts := make([]string, len(views)), make([]any, len(views)), make([]int, len(views))
	for i, v := range views {
		each[i], into[i] = `(SELECT COUNT(*) FROM shops WHERE `+viewWhere[v]+`)`, &counts[i]
	}
	err := r.QueryRow(ctx, `SELECT `+strings.Join(each, ", "), now.UnixMilli()).Scan(into...)
	found := make(map[View]int, len(views))
	for i, v := range views {
		found[v] = counts[i]
	}
	return found, err
}

// viewed reads a page of a view. words are parts of the folded name or town, all of which must be there; there are few
// enough shops to walk.
func viewed(ctx context.Context, r db.Reader, v View, words []string, now time.Time, limit, offset int) (
	list []*Shop, total int, err error) {
	where, args := `CAST($1 AS BIGINT) > 0 AND `+viewWhere[v], []any{now.UnixMilli()}
	for _, w := range words {
		args = append(args, "%"+w+"%")
		where += ` AND slug || ' ' || LOWER(name) || ' ' || LOWER(city) LIKE $` + strconv.Itoa(len(args))
	}
	if err := r.QueryRow(ctx, `SELECT COUNT(*) FROM shops WHERE `+where, args...).Scan(&total); err != nil {
		return nil, 0, err
	}
	order := ` ORDER BY created_at DESC, id DESC`
	if v == Waiting {
		order = ` ORDER BY COALESCE(submitted_at, created_at), id`
	}
	list, err = db.All(ctx, r, scanRow, `SELECT `+read+` FROM shops WHERE `+where+order+` LIMIT `+
		strconv.Itoa(limit)+` OFFSET `+strconv.Itoa(offset), args...)
	return list, total, err
}

// countWaiting counts the shops that wait for a decision.
func countWaiting(ctx context.Context, r db.Reader) (n int, oldest time.Time, err error) {
	var at sql.NullInt64
	err = r.QueryRow(ctx, `SELECT COUNT(*), MIN(COALESCE(submitted_at, created_at)) FROM shops WHERE `+
		viewWhere[Waiting]).Scan(&n, &at)
	return n, db.Moment(at), err
}
