package outreach

import (
	"context"
	"database/sql"
	"errors"
	"fmt"
	"slices"
	"strconv"
	"strings"
	"time"

	"rangrue/internal/kit/db"
	"rangrue/internal/kit/searchkey"
	"rangrue/internal/kit/web"
)

// mayBeWrittenTo is who receives a campaign: readers who confirmed and did not leave.
const mayBeWrittenTo = `confirmed_at IS NOT NULL AND unsubscribed_at IS NULL`

const campaignColumns = `id, subject, body, button_label, button_url,
	CASE WHEN cancelled_at IS NULL THEN state ELSE 'cancelled' END, revision, changed_by, changed_at, created_at,
	started_at, COALESCE(finished_at, cancelled_at), recipients, written`

func scanCampaign(row interface{ Scan(...any) error }) (*Campaign, error) {
	var c Campaign
	var changed, created int64
	var started, finished sql.NullInt64
	err := row.Scan(&c.ID, &c.Subject, &c.Body, &c.ButtonLabel, &c.ButtonURL, &c.State, &c.Revision, &c.ChangedBy,
		&changed, &created, &started, &finished, &c.Recipients, &c.Done)
	if errors.Is(err, sql.ErrNoRows) {
		return nil, errCampaign
	}
	c.ChangedAt, c.CreatedAt = time.UnixMilli(changed).UTC(), time.UnixMilli(created).UTC()
	c.StartedAt, c.FinishedAt = web.Moment(db.Moment(started)), web.Moment(db.Moment(finished))
	return &c, err
}

func readCampaign(ctx context.Context, r db.Reader, id string) (*Campaign, error) {
	c, err := scanCampaign(r.QueryRow(ctx, `SELECT `+campaignColumns+` FROM newsletter_campaign WHERE id = $1`, id))
	if err != nil || c.State != Draft {
		return c, err
	}
	c.Recipients, err = countReaders(ctx, r)
	return c, err
}

func listCampaigns(ctx context.Context, r db.Reader) ([]*Campaign, error) {
	all, err := db.All(ctx, r, func(rows *sql.Rows) (*Campaign, error) { return scanCampaign(rows) },
		`SELECT `+campaignColumns+` FROM newsletter_campaign ORDER BY created_at DESC, id DESC LIMIT 50`)
	if err != nil || !slices.ContainsFunc(all, func(c *Campaign) bool { return c.State == Draft }) {
		return all, err
	}
	readers, err := countReaders(ctx, r)
	for _, c := range all {
		if c.State == Draft {
			c.Recipients = readers
		}
	}
	return all, err
}

func insertCampaign(ctx context.Context, tx *db.Tx, id string, t CampaignText, by string, now time.Time) error {
	_, err := tx.Exec(ctx, `INSERT INTO newsletter_campaign (id, subject, body, button_label, button_url, state,
		revision, changed_by, changed_at, created_at, recipients)
		VALUES ($1, $2, $3, $4, $5, 'draft', 1, $6, $7, $7, 0)`,
		id, t.Subject, t.Body, t.ButtonLabel, t.ButtonURL, by, now.UnixMilli())
	return err
}

func updateCampaign(ctx context.Context, tx *db.Tx, id string, t CampaignText) error {
	_, err := tx.Exec(ctx, `UPDATE newsletter_campaign SET subject = $2, body = $3, button_label = $4, button_url = $5
		WHERE id = $1`, id, t.Subject, t.Body, t.ButtonLabel, t.ButtonURL)
	return err
}

// nextCampaignRevision is false when another change came first, or when the campaign is in none of the states.
func nextCampaignRevision(ctx context.Context, tx *db.Tx, id string, revision int64, by string, now time.Time,
	from []CampaignState) (bool, error) {
	marks, args := []string{}, []any{id, revision, by, now.UnixMilli()}
	for _, state := range from {
		args = append(args, string(state))
		marks = append(marks, "$"+strconv.Itoa(len(args)))
	}
	n, err := tx.Exec(ctx, `UPDATE newsletter_campaign SET revision = revision + 1, changed_by = $3, changed_at = $4
		WHERE id = $1 AND revision = $2 AND cancelled_at IS NULL AND state IN (`+strings.Join(marks, ", ")+`)`, args...)
	return n == 1, err
}

// startCampaign has a campaign sent. When it starts for the first time its readers are those of this moment.
func startCampaign(ctx context.Context, tx *db.Tx, id string, now time.Time) error {
	_, err := tx.Exec(ctx, `UPDATE newsletter_campaign SET state = 'sending', started_at = COALESCE(started_at, $2),
		recipients = CASE WHEN started_at IS NULL
			THEN (SELECT COUNT(*) FROM newsletter_subscriber WHERE `+mayBeWrittenTo+`) ELSE recipients END
		WHERE id = $1`, id, now.UnixMilli())
	return err
}

func setCampaignState(ctx context.Context, tx *db.Tx, id string, state CampaignState) error {
	_, err := tx.Exec(ctx, `UPDATE newsletter_campaign SET state = $2 WHERE id = $1`, id, string(state))
	return err
}

// cancelCampaign stops a campaign for good.
func cancelCampaign(ctx context.Context, tx *db.Tx, id string, now time.Time) error {
	_, err := tx.Exec(ctx, `UPDATE newsletter_campaign SET state = 'stopped', cancelled_at = $2 WHERE id = $1`, id,
		now.UnixMilli())
	return err
}

func countWritten(ctx context.Context, tx *db.Tx, id string, letters int) error {
	return tx.Later(ctx, `UPDATE newsletter_campaign SET written = written + $2 WHERE id = $1`, id, letters)
}

// countReaders counts who may be written to, by their index.
func countReaders(ctx context.Context, r db.Reader) (n int, err error) {
	return n, r.QueryRow(ctx, `SELECT COUNT(*) FROM newsletter_subscriber WHERE `+mayBeWrittenTo).Scan(&n)
}

// lockSending keeps a campaign from being stopped, or written by another node, until the transaction ends. It is false
// when it is not being sent.
func lockSending(ctx context.Context, tx *db.Tx, id string) (bool, error) {
	n, err := tx.Exec(ctx, `UPDATE newsletter_campaign SET state = 'sending' WHERE id = $1 AND state = 'sending'`, id)
	return n == 1, err
}

// undelivered are readers of before a campaign started who do not have it yet and may still be written to.
func undelivered(ctx context.Context, r db.Reader, c *Campaign, limit int) ([]Subscriber, error) {
	return db.All(ctx, r, func(rows *sql.Rows) (s Subscriber, err error) { return s, rows.Scan(&s.ID, &s.Email) },
		`SELECT id, email FROM newsletter_subscriber s WHERE `+mayBeWrittenTo+` AND subscribed_at <= $2
			AND id > COALESCE((SELECT MAX(subscriber_id) FROM newsletter_delivery WHERE campaign_id = $1), '')
		ORDER BY id LIMIT `+strconv.Itoa(limit), c.ID, c.StartedAt.UnixMilli())
}

func noteDelivery(ctx context.Context, tx *db.Tx, campaignID, subscriberID string, now time.Time) error {
	return tx.Later(ctx, `INSERT INTO newsletter_delivery (campaign_id, subscriber_id, sent_at) VALUES ($1, $2, $3)`,
		campaignID, subscriberID, now.UnixMilli())
}

// finishCampaign ends a campaign. Readers who left meanwhile are not counted any more.
func finishCampaign(ctx context.Context, tx *db.Tx, id string, now time.Time) error {
	_, err := tx.Exec(ctx, `UPDATE newsletter_campaign SET state = 'sent', finished_at = $2, recipients = written
		WHERE id = $1`, id, now.UnixMilli())
	return err
}

// countSubscribers counts each view by its own index, no further than needed.
func countSubscribers(ctx context.Context, r db.Reader) (c SubscriberCounts, err error) {
	count := func(view SubscriberView) string {
		return `(SELECT COUNT(*) FROM (SELECT 1 FROM newsletter_subscriber WHERE ` + subscriberViews[view] +
			` LIMIT ` + strconv.Itoa(MaxCounted+1) + `) AS counted)`
	}
	return c, r.QueryRow(ctx, `SELECT `+count(Reading)+`, `+count(Waiting)+`, `+count(Left)).
		Scan(&c.Reading, &c.Waiting, &c.Left)
}

var subscriberViews = map[SubscriberView]string{
	Reading: mayBeWrittenTo,
	Waiting: `confirmed_at IS NULL AND unsubscribed_at IS NULL`,
	Left:    `unsubscribed_at IS NOT NULL`,
}

func listSubscribers(ctx context.Context, r db.Reader, view SubscriberView, key, before string, limit int) (
	[]Subscriber, error) {
	where, args := subscriberViews[view], []any{}
	if key != "" {
		from, to := searchkey.Range(key)
		args = append(args, from, to)
		where += ` AND search_key >= $1 AND search_key <= $2`
	}
	if before != "" {
		args = append(args, before)
		where += ` AND (created_at, id) < (SELECT created_at, id FROM newsletter_subscriber WHERE id = $` +
			strconv.Itoa(len(args)) + `)`
	}
	return db.All(ctx, r, func(rows *sql.Rows) (s Subscriber, err error) {
		s.Consent, err = scanConsent(rows, &s.ID, &s.Email)
		return s, err
	}, `SELECT id, email, subscribed_at, confirmed_at, unsubscribed_at FROM newsletter_subscriber WHERE `+where+
		` ORDER BY created_at DESC, id DESC LIMIT `+strconv.Itoa(limit), args...)
}

func scanConsent(row interface{ Scan(...any) error }, before ...any) (c Consent, err error) {
	var subscribed int64
	var confirmed, left sql.NullInt64
	err = row.Scan(append(before, &subscribed, &confirmed, &left)...)
	c.SubscribedAt = time.UnixMilli(subscribed).UTC()
	c.ConfirmedAt, c.UnsubscribedAt = web.Moment(db.Moment(confirmed)), web.Moment(db.Moment(left))
	return c, err
}

func consentOf(ctx context.Context, r db.Reader, email string) (*Consent, error) {
	c, err := scanConsent(r.QueryRow(ctx, `SELECT subscribed_at, confirmed_at, unsubscribed_at
		FROM newsletter_subscriber WHERE email_key = $1`, strings.ToLower(email)))
	if errors.Is(err, sql.ErrNoRows) {
		return nil, nil
	}
	if err != nil {
		return nil, fmt.Errorf("outreach: read a consent: %w", err)
	}
	return &c, nil
}

const (
	keyKind  = "outreach.keys"
	keyBatch = 500
)

// FillKeys gives search keys to the subscriptions that were written by a version that knew none.
func (s *Service) FillKeys(ctx context.Context) error {
	for {
		var written int
		err := s.db.Tx(ctx, func(tx *db.Tx) error {
			waiting, err := db.All(ctx, tx, func(rows *sql.Rows) (w Subscriber, err error) {
				return w, rows.Scan(&w.ID, &w.Email)
			}, `SELECT id, email FROM newsletter_subscriber WHERE search_key = '' LIMIT `+strconv.Itoa(keyBatch))
			written = len(waiting)
			for _, w := range waiting {
				if err == nil {
					err = tx.Later(ctx, `UPDATE newsletter_subscriber SET search_key = $2 WHERE id = $1`, w.ID,
						searchkey.Of(w.Email))
				}
			}
			return err
		})
		if err != nil {
			return fmt.Errorf("outreach: fill keys: %w", err)
		}
		if written < keyBatch {
			return nil
		}
	}
}
