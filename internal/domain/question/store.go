package question

import (
	"context"
	"database/sql"
	"errors"
	"time"
	"unicode/utf8"

	"rangrue/internal/kit/db"
)

// maxListed bounds one answer. A product with more questions than that shows its newest ones.
const maxListed = 200

// Which products may have questions: those a visitor sees, or any that has a row.
const (
	shown = ` AND p.status = 'published' AND s.status = 'approved'`
	known = ``
)

// shopOf finds the shop of a product, or refuses with [ErrNoProduct].
func shopOf(ctx context.Context, r db.Reader, productID, which string) (shopID string, err error) {
	err = r.QueryRow(ctx, `SELECT s.id FROM products p JOIN shops s ON s.id = p.shop_id WHERE p.id = $1`+which,
		productID).Scan(&shopID)
	if errors.Is(err, sql.ErrNoRows) {
		return "", ErrNoProduct
	}
	return shopID, err
}

// insert keeps a question; false when there is one of that id already.
func insert(ctx context.Context, tx *db.Tx, shopID string, q Question) (added bool, err error) {
	var answered any
	if !q.AnsweredAt.IsZero() {
		answered = q.AnsweredAt.UnixMilli()
	}
	n, err := tx.Exec(ctx, `
		INSERT INTO product_questions (id, product_id, shop_id, user_id, question, answer, asked_at, answered_at)
		VALUES ($1, $2, $3, $4, $5, $6, $7, $8) ON CONFLICT (id) DO NOTHING`,
		q.ID, q.ProductID, shopID, q.UserID, q.Text, q.Answer, q.AskedAt.UnixMilli(), answered)
	return n == 1, err
}

const publishedRows = `
	SELECT q.id, q.product_id, q.user_id, q.question, q.answer, q.asked_at, q.answered_at, u.first_name, u.last_name,
	u.deleted_at, q.market_answer, q.market_answered_at
	FROM product_questions q JOIN users u ON u.id = q.user_id WHERE `

func published(ctx context.Context, r db.Reader, productID string) ([]Published, error) {
	return db.All(ctx, r, func(rows *sql.Rows) (Published, error) { return scanPublished(rows) },
		publishedRows+`q.hidden_at IS NULL AND q.product_id = $1 ORDER BY q.asked_at DESC, q.id DESC LIMIT $2`,
		productID, maxListed)
}

// publishedByID reads a question as its author sees it, even when it is hidden since.
func publishedByID(ctx context.Context, r db.Reader, id string) (*Published, error) {
	p, err := scanPublished(r.QueryRow(ctx, publishedRows+`q.id = $1`, id))
	return &p, err
}

func scanPublished(row interface{ Scan(...any) error }) (p Published, err error) {
	var asked int64
	var answered, closed, market sql.NullInt64
	var first, last string
	err = row.Scan(&p.ID, &p.ProductID, &p.UserID, &p.Text, &p.Answer, &asked, &answered, &first, &last, &closed,
		&p.MarketAnswer, &market)
	p.AskedAt = time.UnixMilli(asked).UTC()
	if answered.Valid {
		p.AnsweredAt = time.UnixMilli(answered.Int64).UTC()
	}
	if market.Valid {
		p.MarketAnsweredAt = time.UnixMilli(market.Int64).UTC()
	}
	if !closed.Valid {
		p.FirstName, p.LastInitial = first, initial(last)
	}
	return p, err
}

// initial is all the public learns of a last name.
func initial(name string) string {
	r, size := utf8.DecodeRuneInString(name)
	if size == 0 {
		return ""
	}
	return string(r) + "."
}

func listAsked(ctx context.Context, r db.Reader, userID string) ([]Asked, error) {
	return db.All(ctx, r, func(r *sql.Rows) (a Asked, err error) {
		var at int64
		err = r.Scan(&a.ProductID, &a.Question, &at)
		a.CreatedAt = time.UnixMilli(at).UTC()
		return a, err
	}, `SELECT product_id, question, asked_at FROM product_questions WHERE user_id = $1 ORDER BY asked_at, id`, userID)
}

// askerAndShop reads the e-mail of a user who did not close their account, and the name of a shop.
func askerAndShop(ctx context.Context, tx *db.Tx, userID, shopID string) (email, shopName string, err error) {
	err = tx.QueryRow(ctx, `SELECT u.email, s.name FROM users u, shops s WHERE u.id = $1 AND u.deleted_at IS NULL
		AND s.id = $2`, userID, shopID).
		Scan(&email, &shopName)
	return email, shopName, err
}

func shopAndProduct(ctx context.Context, tx *db.Tx, shopID, productID string) (email, shopName, productName string,
	err error) {
	err = tx.QueryRow(ctx,
		`SELECT s.legal_email, s.name, p.name FROM shops s, products p WHERE s.id = $1 AND p.id = $2`,
		shopID, productID).Scan(&email, &shopName, &productName)
	return email, shopName, productName, err
}
