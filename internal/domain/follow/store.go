package follow

import (
	"context"
	"database/sql"
	"errors"
	"fmt"
	"strings"
	"time"

	"rangrue/internal/kit/db"
	"rangrue/internal/kit/money"
	"rangrue/internal/kit/web"
)

// mailboxOf is the id of the mailbox of an address, made when it is new.
func mailboxOf(ctx context.Context, tx *db.Tx, email string, now time.Time) (id string, err error) {
	err = tx.QueryRow(ctx, `INSERT INTO follow_mailboxes (id, email, email_key, created_at) VALUES ($1, $2, $3, $4)
		ON CONFLICT (email_key) DO UPDATE SET email_key = excluded.email_key RETURNING id`,
		db.NewID(), email, strings.ToLower(email), now.UnixMilli()).Scan(&id)
	return id, err
}

// mailboxOfUser is the mailbox of a user, or that of their proved address, which becomes theirs.
func mailboxOfUser(ctx context.Context, tx *db.Tx, userID, email string, now time.Time) (id string, err error) {
	err = tx.QueryRow(ctx, `SELECT id FROM follow_mailboxes WHERE user_id = $1 ORDER BY id LIMIT 1`, userID).Scan(&id)
	if !errors.Is(err, sql.ErrNoRows) {
		return id, err
	}
	if id, err = mailboxOf(ctx, tx, email, now); err != nil {
		return "", err
	}
	_, err = tx.Exec(ctx, `UPDATE follow_mailboxes SET user_id = $2 WHERE id = $1`, id, userID)
	return id, err
}

// ask makes or renews what waits for a click. Nothing is to be sent when the mailbox follows the shop already, or was
// asked after a moment.
func ask(ctx context.Context, tx *db.Tx, mailbox, shopID string, now, askedBefore time.Time) (id string, send bool,
	err error) {
	err = tx.QueryRow(ctx, `INSERT INTO shop_follows (id, mailbox_id, shop_id, consent, created_at, told_until)
		VALUES ($1, $2, $3, $4, $5, $5)
		ON CONFLICT (mailbox_id, shop_id) DO UPDATE SET consent = excluded.consent, created_at = excluded.created_at
		WHERE shop_follows.confirmed_at IS NULL AND shop_follows.created_at <= $6 RETURNING id`,
		db.NewID(), mailbox, shopID, Consent, now.UnixMilli(), askedBefore.UnixMilli()).Scan(&id)
	if errors.Is(err, sql.ErrNoRows) {
		return "", false, nil
	}
	return id, err == nil, err
}

// insert makes a mailbox follow a shop, confirmed; one that does already is left as it is.
func insert(ctx context.Context, tx *db.Tx, mailbox, shopID string, now time.Time) error {
	_, err := tx.Exec(ctx, `INSERT INTO shop_follows (id, mailbox_id, shop_id, consent, created_at, confirmed_at,
			told_until) VALUES ($1, $2, $3, $4, $5, $5, $5)
		ON CONFLICT (mailbox_id, shop_id) DO UPDATE SET confirmed_at = excluded.confirmed_at,
			told_until = excluded.told_until WHERE shop_follows.confirmed_at IS NULL`,
		db.NewID(), mailbox, shopID, Consent, now.UnixMilli())
	return err
}

func count(ctx context.Context, r db.Reader, mailbox string) (n int, err error) {
	return n, r.QueryRow(ctx, `SELECT COUNT(*) FROM shop_follows WHERE mailbox_id = $1`, mailbox).Scan(&n)
}

// confirm is false when there is nothing to confirm, or it was asked too long ago. What is new counts from then on.
func confirm(ctx context.Context, tx *db.Tx, id string, now, askedAfter time.Time) (bool, error) {
	n, err := tx.Exec(ctx, `UPDATE shop_follows SET confirmed_at = COALESCE(confirmed_at, $2),
			told_until = CASE WHEN confirmed_at IS NULL THEN $2 ELSE told_until END
		WHERE id = $1 AND (confirmed_at IS NOT NULL OR created_at >= $3)`, id, now.UnixMilli(), askedAfter.UnixMilli())
	return n == 1, err
}

// deleteAll deletes what a mailbox follows. The mailbox stays, see linkLife.
func deleteAll(ctx context.Context, tx *db.Tx, mailbox string) error {
	_, err := tx.Exec(ctx, `DELETE FROM shop_follows WHERE mailbox_id = $1`, mailbox)
	return err
}

// theirs is the condition of a mailbox m of a user ($1) or of their proved address ($2, which may be empty).
const theirs = `(m.user_id = $1 OR m.email_key = $2)`

func deleteOne(ctx context.Context, tx *db.Tx, userID, proved, shopID string) error {
	_, err := tx.Exec(ctx, `DELETE FROM shop_follows WHERE shop_id = $3 AND mailbox_id IN (
		SELECT m.id FROM follow_mailboxes m WHERE `+theirs+`)`, userID, strings.ToLower(proved), shopID)
	return err
}

func deleteUnconfirmed(ctx context.Context, tx *db.Tx, askedBefore time.Time) error {
	_, err := tx.Exec(ctx, `DELETE FROM shop_follows WHERE confirmed_at IS NULL AND created_at < $1`,
		askedBefore.UnixMilli())
	return err
}

func deleteMailboxes(ctx context.Context, tx *db.Tx, usedBefore time.Time) error {
	_, err := tx.Exec(ctx, `DELETE FROM follow_mailboxes WHERE COALESCE(sent_at, created_at) < $1
		AND NOT EXISTS (SELECT 1 FROM shop_follows f WHERE f.mailbox_id = follow_mailboxes.id)`,
		usedBefore.UnixMilli())
	return err
}

// news joins a mailbox m with what is new to it: product p of shop s that follow f was not told of. Nobody is written
// to whose account is suspended or closed.
const news = ` FROM follow_mailboxes m JOIN shop_follows f ON f.mailbox_id = m.id AND f.confirmed_at IS NOT NULL
	JOIN shops s ON s.id = f.shop_id AND s.status = 'approved'
	JOIN products p ON p.shop_id = f.shop_id AND p.status = 'published' AND p.published_at > f.told_until
	LEFT JOIN users u ON u.id = m.user_id
	WHERE u.suspended_at IS NULL AND u.deleted_at IS NULL AND `

// mailboxesDue lists mailboxes with news that received no letter since a moment, in the order of their ids.
func mailboxesDue(ctx context.Context, r db.Reader, after string, sentBefore time.Time, limit int) ([]string, error) {
	due, err := db.All(ctx, r, func(rows *sql.Rows) (id string, err error) { return id, rows.Scan(&id) },
		`SELECT DISTINCT m.id`+news+`m.id > $1 AND (m.sent_at IS NULL OR m.sent_at <= $2) ORDER BY m.id LIMIT $3`,
		after, sentBefore.UnixMilli(), limit)
	if err != nil {
		return nil, fmt.Errorf("follow: who is due: %w", err)
	}
	return due, nil
}

// markSent notes that a letter is written now; false when one was since a moment.
func markSent(ctx context.Context, tx *db.Tx, mailbox string, now, sentBefore time.Time) (bool, error) {
	n, err := tx.Exec(ctx, `UPDATE follow_mailboxes SET sent_at = $2 WHERE id = $1
		AND (sent_at IS NULL OR sent_at <= $3)`, mailbox, now.UnixMilli(), sentBefore.UnixMilli())
	return n == 1, err
}

// markWritten notes that a mailbox was written to of everything published so far.
func markWritten(ctx context.Context, tx *db.Tx, mailbox string, now time.Time) error {
	_, err := tx.Exec(ctx, `UPDATE shop_follows SET told_until = $2 WHERE mailbox_id = $1`, mailbox, now.UnixMilli())
	return err
}

// novelty is a product that its follower was not told of.
type novelty struct {
	email              string
	shopName, shopSlug string
	productName        string
	price              money.Cents
	ofShop             int // how many its shop has, named in the letter or not
}

// namedOfShop is how many products of one shop a letter names; it counts the others. Every shop with news is in it.
const namedOfShop = 8

// newsFor lists what a mailbox was not told of, shop by shop, the latest first, [namedOfShop] of each. A user's letters
// go to the present address of the account.
func newsFor(ctx context.Context, tx *db.Tx, mailbox string) ([]novelty, error) {
	return db.All(ctx, tx, func(rows *sql.Rows) (n novelty, err error) {
		return n, rows.Scan(&n.email, &n.shopName, &n.shopSlug, &n.productName, &n.price, &n.ofShop)
	}, `SELECT email, shop_name, shop_slug, name, min_price, of_shop FROM (
			SELECT COALESCE(u.email, m.email) AS email, s.id AS shop_id, s.name AS shop_name, s.slug AS shop_slug,
				p.name, p.min_price, COUNT(*) OVER (PARTITION BY s.id) AS of_shop,
				ROW_NUMBER() OVER (PARTITION BY s.id ORDER BY p.published_at DESC, p.id) AS place`+news+`m.id = $1) n
		WHERE place <= $2 ORDER BY shop_name, shop_id, place`, mailbox, namedOfShop)
}

// Followed is a shop that a user follows.
type Followed struct {
	StoreID   string    `json:"storeId"`
	Name      string    `json:"name"`
	Slug      string    `json:"slug"`
	City      string    `json:"city"`
	Open      bool      `json:"open" doc:"False while its page is not shown"`
	CreatedAt time.Time `json:"createdAt" doc:"Since when"`
}

func list(ctx context.Context, r db.Reader, userID, proved string) ([]Followed, error) {
	found, err := db.All(ctx, r, func(rows *sql.Rows) (f Followed, err error) {
		var created int64
		err = rows.Scan(&f.StoreID, &f.Name, &f.Slug, &f.City, &f.Open, &created)
		f.CreatedAt = time.UnixMilli(created).UTC()
		return f, err
	}, `SELECT s.id, s.name, s.slug, s.city, CASE WHEN s.status = 'approved' THEN 1 ELSE 0 END, MIN(f.created_at)
		FROM follow_mailboxes m JOIN shop_follows f ON f.mailbox_id = m.id AND f.confirmed_at IS NOT NULL
			JOIN shops s ON s.id = f.shop_id
		WHERE `+theirs+` GROUP BY s.id, s.name, s.slug, s.city, s.status ORDER BY s.name, s.id`,
		userID, strings.ToLower(proved))
	if err != nil {
		return nil, fmt.Errorf("follow: list: %w", err)
	}
	return found, nil
}

// Kept is a followed shop as the copy of someone's data tells it.
type Kept struct {
	Shop        string     `json:"shop"`
	Email       string     `json:"email"`
	Agreed      string     `json:"agreed"` // the text
	CreatedAt   time.Time  `json:"createdAt"`
	ConfirmedAt *time.Time `json:"confirmedAt"`
	SentAt      *time.Time `json:"sentAt"` // the last letter of news, of any shop
}

// Export lists what a user and an e-mail follow; either may be empty. Give the e-mail only once it is proved to be
// theirs.
func (s *Service) Export(ctx context.Context, userID, email string) ([]Kept, error) {
	kept, err := db.All(ctx, s.db, scanKept, `SELECT s.name, m.email, f.consent, f.created_at, f.confirmed_at, m.sent_at
		FROM follow_mailboxes m JOIN shop_follows f ON f.mailbox_id = m.id JOIN shops s ON s.id = f.shop_id
		WHERE `+theirs+` ORDER BY f.created_at, f.id`, userID, strings.ToLower(email))
	if err != nil {
		return nil, fmt.Errorf("follow: export: %w", err)
	}
	if kept == nil {
		kept = []Kept{}
	}
	return kept, nil
}

func scanKept(r *sql.Rows) (k Kept, err error) {
	var version string
	var created int64
	var confirmed, sent sql.NullInt64
	err = r.Scan(&k.Shop, &k.Email, &version, &created, &confirmed, &sent)
	k.Agreed, k.CreatedAt = consents[version], time.UnixMilli(created).UTC()
	k.ConfirmedAt, k.SentAt = web.Moment(db.Moment(confirmed)), web.Moment(db.Moment(sent))
	return k, err
}

// Forget deletes what a user and an e-mail follow; the user may be empty.
func (s *Service) Forget(ctx context.Context, tx *db.Tx, userID, email string) error {
	key := strings.ToLower(email)
	_, err := tx.Exec(ctx, `DELETE FROM shop_follows WHERE mailbox_id IN (
		SELECT m.id FROM follow_mailboxes m WHERE `+theirs+`)`, userID, key)
	if err == nil {
		_, err = tx.Exec(ctx, `DELETE FROM follow_mailboxes WHERE user_id = $1 OR email_key = $2`, userID, key)
	}
	if err != nil {
		return fmt.Errorf("follow: forget: %w", err)
	}
	return nil
}
