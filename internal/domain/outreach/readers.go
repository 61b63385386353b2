package outreach

import (
	"context"
	"database/sql"
	"encoding/csv"
	"fmt"
	"io"
	"net/url"
	"strings"
	"time"

	"rangrue/internal/kit/calendar"
	"rangrue/internal/kit/mail"
)

// Reader is a subscription as the operator exports it.
type Reader struct {
	Email        string
	Subscribed   time.Time
	Confirmed    time.Time // zero: was asked and did not answer yet
	Unsubscribed time.Time // zero: still reading
	Places       []string  // events of their subscriptions
	LeaveLink    string    // to put in every letter sent to them
}

// Active tells whether they may be written to.
func (r Reader) Active() bool { return !r.Confirmed.IsZero() && r.Unsubscribed.IsZero() }

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
		reader.LeaveLink = mail.Absolute(s.Brand, UnsubscribePath+"?jeton="+url.QueryEscape(s.token(toLeave, id)))
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

// WriteCSV writes the subscriptions for another program, and tells how many they are. The rule for addresses leaves no
// parenthesis and no quote in them, so none can become a formula that does anything in a spreadsheet.
func (s *Service) WriteCSV(ctx context.Context, to io.Writer, all bool) (written int, err error) {
	out := csv.NewWriter(to)
	if err := out.Write([]string{"courriel", "inscription", "confirmation", "desabonnement", "provenances", "lien_desabonnement"}); err != nil {
		return 0, err
	}
	err = s.Readers(ctx, all, func(r Reader) error {
		written++
		return out.Write([]string{
			r.Email, moment(r.Subscribed), moment(r.Confirmed), moment(r.Unsubscribed), strings.Join(r.Places, " "), r.LeaveLink,
		})
	})
	out.Flush()
	if err == nil {
		err = out.Error()
	}
	return written, err
}

func moment(t time.Time) string {
	if t.IsZero() {
		return ""
	}
	return t.In(calendar.Eastern).Format(time.RFC3339)
}
