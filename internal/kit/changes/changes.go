// Package changes keeps the change log: which thing changed, in the order the changes were committed. Every node
// follows it to drop its caches and to keep its search index up to date.
//
// The log says which thing changed, not how: a follower reads the thing again. Old rows are pruned; a follower that is
// further behind learns that it missed some and must read everything again.
package changes

import (
	"context"
	"database/sql"
	"fmt"
	"strings"
	"time"

	"rangrue/internal/kit/db"
)

// Topic is signalled on the database after every commit that noted a change (see db.DB.Listen).
const Topic = "changes"

// Change is one row of the log. Versions grow by one, in commit order, without gaps.
type Change struct {
	Version int64
	Kind    string // "product", "shop", "category", …
	ID      string
}

// Note records, in the caller's transaction, that the thing of that kind and id changed. Noting the same thing twice in
// a transaction is the same as once.
//
// The rows are written just before the commit: the counter that numbers them is a lock all writers share, and taking it
// last keeps it short and out of any deadlock.
func Note(ctx context.Context, tx *db.Tx, kind, id string) error {
	if kind == "" || id == "" {
		return fmt.Errorf("note a change: kind %q and id %q are both needed", kind, id)
	}
	notes := tx.BeforeCommit(notesKey{}, func() db.Hook { return &notes{seen: map[note]bool{}} }).(*notes)
	n := note{kind, id}
	if !notes.seen[n] {
		notes.seen[n] = true
		notes.list = append(notes.list, n)
		tx.Signal(Topic)
	}
	return ctx.Err()
}

// VersionColumn reads the log's version beside the columns of any query, at the very moment of the query.
const VersionColumn = `(SELECT version FROM change_counter WHERE id = 1)`

// Version is the version of the last committed change; 0 when nothing ever changed.
func Version(ctx context.Context, r db.Reader) (int64, error) {
	var version int64
	if err := r.QueryRow(ctx, `SELECT version FROM change_counter WHERE id = 1`).Scan(&version); err != nil {
		return 0, fmt.Errorf("read the change counter: %w", err)
	}
	return version, nil
}

// Since reads up to limit changes after version, oldest first. When the first one is not version+1, those between were
// pruned.
func Since(ctx context.Context, r db.Reader, version int64, limit int) ([]Change, error) {
	found, err := db.All(ctx, r, func(rows *sql.Rows) (c Change, err error) {
		return c, rows.Scan(&c.Version, &c.Kind, &c.ID)
	}, `SELECT version, kind, entity_id FROM change_log WHERE version > $1 ORDER BY version LIMIT $2`, version, limit)
	if err != nil {
		return nil, fmt.Errorf("read the change log: %w", err)
	}
	return found, nil
}

// Mark tells the change of a version from any other that was or will be counted the same: that of another database, or
// of this one restored from a copy. It is empty when the log does not have the change.
func Mark(ctx context.Context, r db.Reader, version int64) (string, error) {
	marks, err := db.All(ctx, r, func(rows *sql.Rows) (mark string, err error) {
		var kind, id string
		var noted int64
		err = rows.Scan(&kind, &id, &noted)
		return fmt.Sprintf("%s %s at %d", kind, id, noted), err
	}, `SELECT kind, entity_id, noted_at FROM change_log WHERE version = $1`, version)
	if err != nil || len(marks) == 0 {
		return "", err
	}
	return marks[0], nil
}

// Prune forgets the changes noted before a time, and those that precede them, and tells how many they were. The last
// change of all is kept: it marks where the log stands.
func Prune(ctx context.Context, d *db.DB, before time.Time) (pruned int64, err error) {
	err = d.Tx(ctx, func(tx *db.Tx) error {
		pruned, err = tx.Exec(ctx, `DELETE FROM change_log WHERE version <=
			(SELECT MAX(version) FROM change_log WHERE noted_at < $1)
			AND version < (SELECT version FROM change_counter WHERE id = 1)`, before.UnixMilli())
		return err
	})
	if err != nil {
		return 0, fmt.Errorf("prune the change log: %w", err)
	}
	return pruned, nil
}

type notesKey struct{}

type note struct{ kind, id string }

// notes are the changes of one transaction.
type notes struct {
	seen map[note]bool
	list []note
}

// rowsPerInsert keeps the parameters of one statement far below what either engine takes.
const rowsPerInsert = 500

// BeforeCommit numbers the changes and writes them. The counter's row stays locked until the commit, so versions become
// visible in order: a reader that sees version n sees every version below it.
func (n *notes) BeforeCommit(ctx context.Context, tx *db.Tx) error {
	count := len(n.list)
	if err := tx.Later(ctx, `UPDATE change_counter SET version = version + $1 WHERE id = 1`, count); err != nil {
		return err
	}
	now := time.Now().UnixMilli()
	for start := 0; start < count; start += rowsPerInsert {
		query, args := insertRows(start, n.list[start:min(start+rowsPerInsert, count)])
		if err := tx.Later(ctx, query, append([]any{count, now}, args...)...); err != nil {
			return err
		}
	}
	return nil
}

// insertRows writes the log's rows of the changes after the first start ones of a transaction. $1 is how many the
// transaction has in all, by which the counter was raised before, and $2 the time.
func insertRows(start int, rows []note) (query string, args []any) {
	var text strings.Builder
	text.WriteString(`INSERT INTO change_log (version, kind, entity_id, noted_at)
		SELECT c.version - CAST($1 AS BIGINT) + n.column1, n.column2, n.column3, CAST($2 AS BIGINT)
		FROM change_counter c, (VALUES `)
	for i, row := range rows {
		if i > 0 {
			text.WriteString(`, `)
		}
		fmt.Fprintf(&text, `(%d, $%d, $%d)`, start+i+1, len(args)+3, len(args)+4)
		args = append(args, row.kind, row.id)
	}
	text.WriteString(`) AS n WHERE c.id = 1`)
	return text.String(), args
}
