package account

import (
	"context"
	"database/sql"
	"fmt"
	"strconv"
	"strings"
	"time"

	"rangrue/internal/kit/db"
)

// CountNew counts the accounts opened between two moments.
func (s *Service) CountNew(ctx context.Context, from, to time.Time) (n int, err error) {
	return n, s.db.QueryRow(ctx, `SELECT COUNT(*) FROM users
		WHERE created_at >= $1 AND created_at < $2 AND deleted_at IS NULL`, from.UnixMilli(), to.UnixMilli()).Scan(&n)
}

// Named is a person as operators find them.
type Named struct{ ID, Name, Email string }

// FindBeginning lists people whose e-mail or phone number begins as typed.
func (s *Service) FindBeginning(ctx context.Context, typed string, limit int) ([]Named, error) {
	email := strings.ToLower(strings.TrimSpace(typed))
	phone := strings.Map(func(r rune) rune {
		if '0' <= r && r <= '9' {
			return r
		}
		return -1
	}, typed)
	const last = "zzzzzzzzzzzzzzzzzzzz"
	query := `SELECT id, first_name, last_name, email FROM users
		WHERE deleted_at IS NULL AND email >= $1 AND email <= $2`
	args := []any{email, email + last}
	if len(phone) >= 3 {
		query += ` UNION SELECT id, first_name, last_name, email FROM users
			WHERE phone <> '' AND deleted_at IS NULL AND phone >= $3 AND phone <= $4`
		args = append(args, phone, phone+"9999999999")
	}
	people, err := db.All(ctx, s.db, func(rows *sql.Rows) (n Named, err error) {
		var first, family string
		err = rows.Scan(&n.ID, &first, &family, &n.Email)
		n.Name = strings.TrimSpace(first + " " + family)
		return n, err
	}, query+` LIMIT `+strconv.Itoa(limit), args...)
	if err != nil {
		return nil, fmt.Errorf("find people: %w", err)
	}
	return people, nil
}
