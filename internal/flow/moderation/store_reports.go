package moderation

import (
	"context"
	"database/sql"
	"strconv"
	"time"

	"rangrue/internal/kit/db"
	"rangrue/internal/kit/problem"
)

// ErrNoReport is the answer for a report that is not there.
var ErrNoReport = problem.Missing("report_not_found")

// insertReport keeps a report, unless the same account has one open about the same thing.
func insertReport(ctx context.Context, tx *db.Tx, r Report) error {
	_, err := tx.Exec(ctx, `
		INSERT INTO reports (id, kind, subject_id, subject_name, shop_id, cause, body, email, user_id, created_at)
		SELECT $1, $2, $3, $4, $5, $6, $7, $8, $9, CAST($10 AS BIGINT)
		WHERE $9 = '' OR NOT EXISTS (SELECT 1 FROM reports WHERE kind = $2 AND subject_id = $3 AND user_id = $9
			AND outcome = '')`,
		r.ID, string(r.Kind), r.SubjectID, r.SubjectName, r.ShopID, r.Cause, r.Text, r.Email, r.UserID,
		r.CreatedAt.UnixMilli())
	return err
}

const reportColumns = `r.id, r.kind, r.subject_id, r.subject_name, r.shop_id, r.cause, r.body, r.email, r.user_id,
	r.created_at, r.outcome, r.reason, r.resolved_at, r.resolved_by, COALESCE(s.name, '')`

const fromReports = ` FROM reports r LEFT JOIN shops s ON s.id = r.shop_id `

func scanReport(rows *sql.Rows) (r Report, err error) {
	var created int64
	var resolved sql.NullInt64
	err = rows.Scan(&r.ID, &r.Kind, &r.SubjectID, &r.SubjectName, &r.ShopID, &r.Cause, &r.Text, &r.Email, &r.UserID,
		&created, &r.Outcome, &r.Reason, &resolved, &r.ResolvedBy, &r.ShopName)
	r.CreatedAt = time.UnixMilli(created).UTC()
	if resolved.Valid {
		r.ResolvedAt = time.UnixMilli(resolved.Int64).UTC()
	}
	return r, err
}

// reportFilter is which reports are wanted; what is empty narrows nothing.
type reportFilter struct {
	open   bool // else those that were looked at
	kind   Kind
	shopID string
	before string // the id of a report of the same list
}

func listReports(ctx context.Context, r db.Reader, f reportFilter, limit int) ([]Report, error) {
	where, args := `r.outcome = ''`, []any{}
	if !f.open {
		where = `r.outcome IN ('kept', 'hidden')`
	}
	mark := func(v string) string { args = append(args, v); return "$" + strconv.Itoa(len(args)) }
	if f.kind != "" {
		where += ` AND r.kind = ` + mark(string(f.kind))
	}
	if f.shopID != "" {
		where += ` AND r.shop_id = ` + mark(f.shopID)
	}
	if f.before != "" {
		where += ` AND r.id < ` + mark(f.before)
	}
	return db.All(ctx, r, scanReport, `SELECT `+reportColumns+fromReports+`WHERE `+where+
		` ORDER BY r.id DESC LIMIT `+strconv.Itoa(limit), args...)
}

func reportByID(ctx context.Context, r db.Reader, id string) (Report, error) {
	found, err := db.All(ctx, r, scanReport, `SELECT `+reportColumns+fromReports+`WHERE r.id = $1`, id)
	if err == nil && len(found) == 0 {
		err = ErrNoReport
	}
	if err != nil {
		return Report{}, err
	}
	return found[0], nil
}

// reportsOf reads what was reported about a thing, the latest first.
func reportsOf(ctx context.Context, r db.Reader, kind Kind, subjectID string) ([]Report, error) {
	return db.All(ctx, r, scanReport, `SELECT `+reportColumns+fromReports+`WHERE r.kind = $1 AND r.subject_id = $2
		ORDER BY r.id DESC LIMIT 100`, string(kind), subjectID)
}

// resolve closes every open report about a thing, or those of which the outcome changes, and returns them as they were.
func resolve(ctx context.Context, tx *db.Tx, kind Kind, subjectID string, to Outcome, reason, by string,
	now time.Time) ([]Report, error) {
	was, err := db.All(ctx, tx, scanReport, `SELECT `+reportColumns+fromReports+`WHERE r.kind = $1
		AND r.subject_id = $2 AND r.outcome = ''`, string(kind), subjectID)
	if err != nil {
		return nil, err
	}
	_, err = tx.Exec(ctx, `UPDATE reports SET outcome = $3, reason = $4, resolved_at = $5, resolved_by = $6
		WHERE kind = $1 AND subject_id = $2 AND outcome <> $3`, string(kind), subjectID, string(to), reason,
		now.UnixMilli(), by)
	return was, err
}

// reportedIDs are the things of a kind with an open report, the last reported first.
func reportedIDs(ctx context.Context, r db.Reader, kind Kind, limit int) ([]string, error) {
	return db.All(ctx, r, func(rows *sql.Rows) (id string, err error) {
		var last string
		return id, rows.Scan(&id, &last)
	}, `SELECT r.subject_id, MAX(r.id) AS last FROM reports r WHERE r.outcome = '' AND r.kind = $1
		GROUP BY r.subject_id ORDER BY last DESC LIMIT `+strconv.Itoa(limit), string(kind))
}

// openCounts counts the open reports of some things of a kind.
func openCounts(ctx context.Context, r db.Reader, kind Kind, ids []string) (map[string]int, error) {
	if len(ids) == 0 {
		return nil, nil
	}
	marks, args := "", []any{string(kind)}
	for _, id := range ids {
		args = append(args, id)
		marks += ",$" + strconv.Itoa(len(args))
	}
	counts := map[string]int{}
	_, err := db.All(ctx, r, func(rows *sql.Rows) (n int, err error) {
		var id string
		err = rows.Scan(&id, &n)
		counts[id] = n
		return n, err
	}, `SELECT r.subject_id, COUNT(*) FROM reports r WHERE r.outcome = '' AND r.kind = $1 AND r.subject_id IN (`+
		marks[1:]+`) GROUP BY r.subject_id`, args...)
	return counts, err
}

// countOpen counts the things with an open report, and tells since when the first has.
func countOpen(ctx context.Context, r db.Reader) (n int, oldest time.Time, err error) {
	var at sql.NullInt64
	err = r.QueryRow(ctx, `SELECT COUNT(*), MIN(s.first) FROM (SELECT MIN(r.created_at) AS first FROM reports r
		WHERE r.outcome = '' GROUP BY r.kind, r.subject_id) s`).Scan(&n, &at)
	if at.Valid {
		oldest = time.UnixMilli(at.Int64).UTC()
	}
	return n, oldest, err
}

// openByKind counts the things with an open report, kind by kind.
func openByKind(ctx context.Context, r db.Reader) (map[Kind]int, error) {
	counts := map[Kind]int{}
	_, err := db.All(ctx, r, func(rows *sql.Rows) (n int, err error) {
		var kind Kind
		err = rows.Scan(&kind, &n)
		counts[kind] = n
		return n, err
	}, `SELECT r.kind, COUNT(DISTINCT r.subject_id) FROM reports r WHERE r.outcome = '' GROUP BY r.kind`)
	return counts, err
}

// countToShip counts the orders that a shop has to ship.
func countToShip(ctx context.Context, r db.Reader, shopID string) (n int, err error) {
	return n, r.QueryRow(ctx, `SELECT COUNT(*) FROM shop_orders so WHERE so.shop_id = $1
		AND so.status IN ('paid', 'dispatched', 'partially_shipped')`, shopID).Scan(&n)
}
