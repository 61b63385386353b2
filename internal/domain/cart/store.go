package cart

import (
	"context"
	"database/sql"
	"encoding/json"
	"errors"
	"fmt"
	"slices"
	"strconv"
	"time"

	"rangrue/internal/kit/changes"
	"rangrue/internal/kit/db"
	"rangrue/internal/kit/money"
)

// owned limits a statement to the carts a visitor may use: their own, and a guest's for anyone who knows its id.
const owned = ` AND (user_id IS NULL OR user_id = $2)`

// row is a cart as it is stored, without its lines.
type row struct {
	id       string
	usedAt   int64 // Unix milliseconds
	revision int64 // another one after every change, see newRevision
	charging bool  // an order of it is being paid: it can be read, not changed
}

// tag is the revision as clients see it.
func (r row) tag() string { return strconv.FormatInt(r.revision, 36) }

// storedLine is a line as the row keeps it.
type storedLine struct {
	ID        string `json:"id"`
	VariantID string `json:"variantId"`
	Quantity  int    `json:"quantity"`
	SeenPrice int64  `json:"seenPrice"` // cents
	AddedAt   int64  `json:"addedAt"`   // Unix milliseconds
	Saved     bool   `json:"saved,omitempty"`
}

// encodeLines writes what is to be bought, then what is saved for later.
func encodeLines(lines, saved []Line) string {
	stored := make([]storedLine, 0, len(lines)+len(saved))
	for n, l := range slices.Concat(lines, saved) {
		stored = append(stored,
			storedLine{l.ID, l.VariantID, l.Quantity, int64(l.SeenPrice), l.addedAt, n >= len(lines)})
	}
	text, err := json.Marshal(stored)
	if err != nil {
		panic(err) // impossible: texts and numbers only
	}
	return string(text)
}

func decodeLines(text string) (lines, saved []Line, err error) {
	var stored []storedLine
	if err := json.Unmarshal([]byte(text), &stored); err != nil {
		return nil, nil, fmt.Errorf("cart: decode lines: %w", err)
	}
	lines = make([]Line, 0, len(stored))
	for _, l := range stored {
		line := Line{
			ID: l.ID, VariantID: l.VariantID, Quantity: l.Quantity, SeenPrice: money.Cents(l.SeenPrice),
			addedAt: l.AddedAt,
		}
		if l.Saved {
			saved = append(saved, line)
		} else {
			lines = append(lines, line)
		}
	}
	return lines, saved, nil
}

func encodeCodes(codes []string) string {
	text, err := json.Marshal(slices.Concat([]string{}, codes)) // never null
	if err != nil {
		panic(err) // impossible: texts only
	}
	return string(text)
}

// encodeChoices writes what was chosen, nothing as an empty text.
func encodeChoices(c Choices) string {
	if len(c) == 0 {
		return ""
	}
	text, err := json.Marshal(c)
	if err != nil {
		panic(err) // impossible: texts only
	}
	return string(text)
}

// decode reads the lines, the codes and the choices of a row.
func (c *Contents) decode(lines, codes, choices string) (err error) {
	if codes != "[]" {
		if err := json.Unmarshal([]byte(codes), &c.Codes); err != nil {
			return fmt.Errorf("cart: decode codes: %w", err)
		}
	}
	if choices != "" {
		if err := json.Unmarshal([]byte(choices), &c.Choices); err != nil {
			return fmt.Errorf("cart: decode choices: %w", err)
		}
	}
	c.Lines, c.Saved, err = decodeLines(lines)
	return err
}

// insertRow stores a cart that holds nothing to buy; without a userID it is a guest's.
func insertRow(ctx context.Context, tx *db.Tx, r row, userID string, saved []Line) error {
	owner := sql.NullString{String: userID, Valid: userID != ""}
	return tx.Later(ctx, `INSERT INTO carts (id, user_id, revision, created_at, used_at, lines)
		VALUES ($1, $2, $3, $4, $4, $5)`, r.id, owner, r.revision, r.usedAt, encodeLines(nil, saved))
}

// readRow reads a cart that belongs to a user or to nobody, without its offers. It refuses with [ErrNotFound] or
// [ErrOrdered].
func (s *Service) readRow(ctx context.Context, r db.Reader, userID, id string) (c *Contents, err error) {
	// Twice, because a payment may fail, and reopen its cart, between reading the cart and asking for the payment.
	for range 2 {
		c, err = s.readRowOnce(ctx, r, userID, id)
		if !errors.Is(err, ErrOrdered) {
			break
		}
	}
	return c, err
}

func (s *Service) readRowOnce(ctx context.Context, r db.Reader, userID, id string) (*Contents, error) {
	c := &Contents{row: row{id: id}}
	var ordered sql.NullInt64
	var owner sql.NullString
	var lines, codes, choices string
	err := r.QueryRow(ctx, `SELECT user_id, used_at, ordered_at, revision, lines, codes, delivery, `+
		changes.VersionColumn+` FROM carts WHERE id = $1`, id).
		Scan(&owner, &c.row.usedAt, &ordered, &c.row.revision, &lines, &codes, &choices, &c.version)
	switch {
	case errors.Is(err, sql.ErrNoRows):
		return nil, ErrNotFound
	case err != nil:
		return nil, fmt.Errorf("cart: read: %w", err)
	case owner.Valid && owner.String != userID:
		return nil, ErrNotFound
	case ordered.Valid:
		if c.row.charging, err = s.Charging(ctx, id); err != nil {
			return nil, fmt.Errorf("cart: ask for its payment: %w", err)
		}
		if !c.row.charging {
			return nil, s.ordered(ctx, id)
		}
	}
	return c, c.decode(lines, codes, choices)
}

// ordered is [ErrOrdered] with the order that the cart became.
func (s *Service) ordered(ctx context.Context, id string) error {
	orderID, err := s.OrderOf(ctx, id)
	if err != nil {
		return fmt.Errorf("cart: ask for its order: %w", err)
	}
	return ErrOrdered.With(Ordered{OrderID: orderID})
}

// updateRow stores the contents of an open cart under a new revision if it is still at the one they were made from,
// else the transaction fails with [ErrChanged].
func updateRow(ctx context.Context, tx *db.Tx, userID string, next row, c *Contents) error {
	return tx.LaterOr(ctx, ErrChanged, `UPDATE carts SET lines = $3, revision = $4, used_at = $5, codes = $7,
		delivery = $8 WHERE id = $1 AND revision = $6 AND ordered_at IS NULL`+owned,
		next.id, userID, encodeLines(c.Lines, c.Saved), next.revision, next.usedAt, c.row.revision,
		encodeCodes(c.Codes), encodeChoices(c.Choices))
}

// closeRow marks an open cart as ordered if it is still as it was read, else the transaction fails with [ErrChanged].
func closeRow(ctx context.Context, tx *db.Tx, userID string, r row, now time.Time) error {
	return tx.LaterOr(ctx, ErrChanged, `UPDATE carts SET ordered_at = $3
		WHERE id = $1 AND revision = $4 AND ordered_at IS NULL`+owned, r.id, userID, now.UnixMilli(), r.revision)
}

// takeSaved takes what was saved for later out of an ordered cart that a visitor may use; there may be nothing.
func takeSaved(ctx context.Context, tx *db.Tx, userID, id string) ([]Line, error) {
	var text string
	err := tx.QueryRow(ctx, `SELECT lines FROM carts WHERE id = $1 AND ordered_at IS NOT NULL`+owned, id, userID).
		Scan(&text)
	if errors.Is(err, sql.ErrNoRows) {
		return nil, nil
	}
	if err != nil {
		return nil, err
	}
	lines, saved, err := decodeLines(text)
	if err != nil || len(saved) == 0 {
		return nil, err
	}
	n, err := tx.Exec(ctx, `UPDATE carts SET lines = $3 WHERE id = $1 AND lines = $4`+owned, id, userID,
		encodeLines(lines, nil), text)
	if err != nil || n == 0 { // another tab was first
		return nil, err
	}
	return saved, nil
}

func reopenRow(ctx context.Context, tx *db.Tx, id string) error {
	return tx.Later(ctx, `UPDATE carts SET ordered_at = NULL WHERE id = $1`, id)
}

// The carts that expire: each deletes at most $2 of those last used before $1.
const (
	deleteUnusedRows = `DELETE FROM carts WHERE used_at < $1
		AND id IN (SELECT id FROM carts WHERE used_at < $1 ORDER BY used_at LIMIT $2)`
	deleteUnusedEmptyRows = `DELETE FROM carts WHERE used_at < $1 AND lines = '[]'
		AND id IN (SELECT id FROM carts WHERE used_at < $1 AND lines = '[]' ORDER BY used_at LIMIT $2)`
)

// forgetOwner deletes a user's open carts and takes the owner off the others.
func forgetOwner(ctx context.Context, tx *db.Tx, userID string) error {
	if err := tx.Later(ctx, `DELETE FROM carts WHERE user_id = $1 AND ordered_at IS NULL`, userID); err != nil {
		return err
	}
	return tx.Later(ctx, `UPDATE carts SET user_id = NULL WHERE user_id = $1`, userID)
}
