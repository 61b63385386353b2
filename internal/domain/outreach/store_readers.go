package outreach

import (
	"context"
	"database/sql"
	"fmt"
	"net/url"
	"time"

	"rangrue/internal/kit/mail"
)

// Readers calls each with every subscription, oldest first: those who may be written to, or everyone with all.
func (s *Service) Readers(ctx context.Context, all bool, each func(Reader) error) error {
	rows, err := s.db.Query(ctx, `
		SELECT s.id, s.email, s.subscribed_at, s.confirmed_at, s.unsubscribed_at, COALESCE(e.event, '')
		FROM newsletter_subscriber s LEFT JOIN newsletter_event e ON e.subscriber_id = s.id
		ORDER BY s.created_at, s.id, e.created_at, e.event`)
	if err != nil {
		return fmt.Errorf("outreach: read the subscriptions: %w", err)
	}
	defer rows.Close()
	var id string // of the reader being gathered, over one row per place
	var reader Reader
	finish := func() error {
		if id == "" || !all && !reader.Active() {
			return nil
		}
		reader.LeaveLink = mail.Absolute(s.Brand, UnsubscribePath+"?jeton="+
			url.QueryEscape(s.TokenKey.Token(toLeave, id)))
		return each(reader)
	}
	for rows.Next() {
		rowID, row, place, err := scanReader(rows)
		if err != nil {
			return fmt.Errorf("outreach: read the subscriptions: %w", err)
		}
		if rowID != id {
			if err := finish(); err != nil {
				return err
			}
			id, reader = rowID, row
		}
		if place != "" {
			reader.Places = append(reader.Places, place)
		}
	}
	if err := rows.Err(); err != nil {
		return fmt.Errorf("outreach: read the subscriptions: %w", err)
	}
	return finish()
}

func scanReader(rows *sql.Rows) (id string, r Reader, place string, err error) {
	var subscribed int64
	var confirmed, unsubscribed sql.NullInt64
	err = rows.Scan(&id, &r.Email, &subscribed, &confirmed, &unsubscribed, &place)
	r.Subscribed = time.UnixMilli(subscribed)
	if confirmed.Valid {
		r.Confirmed = time.UnixMilli(confirmed.Int64)
	}
	if unsubscribed.Valid {
		r.Unsubscribed = time.UnixMilli(unsubscribed.Int64)
	}
	return id, r, place, err
}
