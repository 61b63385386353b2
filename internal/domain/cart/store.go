package cart

import (
	"context"
	"database/sql"
	"encoding/json"
	"errors"
	"fmt"
	"strconv"

	"rangrue/internal/kit/changes"
	"rangrue/internal/kit/db"
	"rangrue/internal/kit/money"
)

// mine keeps a cart to its owner: one without a user belongs to whoever knows its id.
const mine = ` AND (user_id IS NULL OR user_id = $2)`

// row is a cart as it is kept. Its lines are shared by whoever remembers it: change a copy.
type row struct {
	id       string
	usedAt   int64  // Unix milliseconds
	revision int64  // drawn anew at each change, so that a change lost by the database is never taken for another
	lines    []Line // oldest first, without offer or shop
	unstored bool   // there is none in the database yet, see [Service.unstored]
	charging bool   // an order was made of it, whose payment is under way: it can only be looked at
}

// tag is the revision as clients tell it; nobody was told one of a cart that is not stored.
func (r row) tag() string {
	if r.unstored {
		return ""
	}
	return strconv.FormatInt(r.revision, 36)
}

// storedLine is a line as the row keeps it.
type storedLine struct {
	ID        string `json:"id"`
	VariantID string `json:"variantId"`
	Quantity  int    `json:"quantity"`
	SeenPrice int64  `json:"seenPrice"` // cents
	AddedAt   int64  `json:"addedAt"`   // Unix milliseconds
}

func linesText(lines []Line) string {
	stored := make([]storedLine, len(lines))
	for n, l := range lines {
		stored[n] = storedLine{l.ID, l.VariantID, l.Quantity, int64(l.SeenPrice), l.addedAt}
	}
	text, err := json.Marshal(stored)
	if err != nil {
		panic(err) // texts and numbers
	}
	return string(text)
}

func linesOf(text string) ([]Line, error) {
	var stored []storedLine
	if err := json.Unmarshal([]byte(text), &stored); err != nil {
		return nil, fmt.Errorf("cart: its lines: %w", err)
	}
	lines := make([]Line, len(stored))
	for n, l := range stored {
		lines[n] = Line{ID: l.ID, VariantID: l.VariantID, Quantity: l.Quantity, SeenPrice: money.Cents(l.SeenPrice), addedAt: l.AddedAt}
	}
	return lines, nil
}

// bare copies lines without what only holds for the moment.
func bare(lines []Line) []Line {
	kept := make([]Line, len(lines))
	for n, l := range lines {
		l.Offer, l.Shop = nil, nil
		kept[n] = l
	}
	return kept
}

func insertRow(ctx context.Context, tx *db.Tx, r row, userID string) error {
	return tx.Later(ctx, `INSERT INTO carts (id, user_id, created_at, used_at) VALUES ($1, $2, $3, $3)`, r.id, textOrNull(userID), r.usedAt)
}

// readRow reads a cart of a user's, or of nobody's, with the version of the catalogue at that moment. It refuses with
// [ErrNotFound] or [ErrOrdered].
func (s *Service) readRow(ctx context.Context, r db.Reader, userID, id string) (found row, version int64, err error) {
	for range 2 { // an order that failed between the two questions gave its cart back
		found, version, err = s.tryRow(ctx, r, userID, id)
		if !errors.Is(err, ErrOrdered) {
			break
		}
	}
	return found, version, err
}

func (s *Service) tryRow(ctx context.Context, r db.Reader, userID, id string) (found row, version int64, err error) {
	var ordered sql.NullInt64
	var others bool
	var lines string
	found.id = id
	err = r.QueryRow(ctx, `SELECT used_at, ordered_at, revision, lines, CASE WHEN user_id <> $2 THEN 1 ELSE 0 END, `+
		changes.VersionColumn+` FROM carts WHERE id = $1`, id, userID).
		Scan(&found.usedAt, &ordered, &found.revision, &lines, &others, &version)
	switch {
	case errors.Is(err, sql.ErrNoRows):
		return s.readUnstored(ctx, r, userID, id)
	case err != nil:
		return row{}, 0, fmt.Errorf("cart: read: %w", err)
	case others:
		return row{}, 0, ErrNotFound
	case ordered.Valid:
		if found.charging, err = s.Charging(ctx, id); err != nil {
			return row{}, 0, fmt.Errorf("cart: ask for its payment: %w", err)
		}
		if !found.charging {
			return row{}, 0, ErrOrdered
		}
	}
	found.lines, err = linesOf(lines)
	return found, version, err
}

// readUnstored is readRow where there is none.
func (s *Service) readUnstored(ctx context.Context, r db.Reader, userID, id string) (row, int64, error) {
	fresh, ok := s.unstored(userID, id)
	if !ok {
		return row{}, 0, ErrNotFound
	}
	version, err := changes.Version(ctx, r)
	return fresh, version, err
}

// origin is where contents come from.
type origin bool

const (
	justRead origin = false
	recalled origin = true // from memory, which may be behind
)

// write puts a row in the place of the open cart of the visitor's that contents were made from, if it is still there and, for
// what was recalled, if nothing of the catalogue changed. Otherwise the transaction fails with [ErrChanged], or because the
// first row of the cart is another's.
func (s *Service) write(ctx context.Context, tx *db.Tx, c *Contents, next row, from origin) error {
	query := `UPDATE carts SET lines = $3, revision = $4, used_at = $5 WHERE id = $1 AND revision = $6 AND ordered_at IS NULL` + mine
	lines := linesText(next.lines)
	args := []any{next.id, s.visitor(ctx), lines, next.revision, next.usedAt, c.row.revision}
	if c.row.unstored {
		query = `INSERT INTO carts (id, lines, revision, created_at, used_at) SELECT $1, $2, $3, $4, $4 WHERE 1 = 1`
		args = []any{next.id, lines, next.revision, next.usedAt}
	}
	if from == recalled {
		query, args = query+` AND $`+strconv.Itoa(len(args)+1)+` = `+changes.VersionColumn, append(args, c.version)
	}
	return tx.LaterOr(ctx, ErrChanged, query, args...)
}

// visitor is who is signed in, empty for a guest.
func (s *Service) visitor(ctx context.Context) string {
	id, _ := s.Visitor(ctx)
	return id
}

func textOrNull(text string) any {
	if text == "" {
		return nil
	}
	return text
}
