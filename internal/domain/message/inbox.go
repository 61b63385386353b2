package message

import (
	"context"
	"database/sql"
	"fmt"
	"strconv"
	"time"

	"rangrue/internal/kit/db"
)

// ThreadHead is a conversation as a shop's inbox shows it.
type ThreadHead struct {
	OrderID   string
	Reference string
	FirstName string // of the customer
	LastName  string
	Last      Message
	Unread    int // messages of the customer that the shop has not read
}

// unreadByShop is the condition of a thread t that holds something its shop has not read.
const unreadByShop = ` AND t.order_id IN (SELECT m.order_id FROM messages m WHERE m.shop_id = $1 AND m.author = 'customer' AND m.read_at IS NULL)`

// Inbox lists a page of a shop's conversations, pages counting from 1, the last written in first, and tells how many
// there are in all. The caller has checked that an owner of the shop is asking.
func (s *Service) Inbox(ctx context.Context, shopID string, unreadOnly bool, page, size int) ([]ThreadHead, int, error) {
	where := `t.shop_id = $1`
	if unreadOnly {
		where += unreadByShop
	}
	var total int
	if err := s.db.QueryRow(ctx, `SELECT COUNT(*) FROM message_threads t WHERE `+where, shopID).Scan(&total); err != nil {
		return nil, 0, fmt.Errorf("message: count threads: %w", err)
	}
	const latest = `FROM messages m WHERE m.order_id = t.order_id AND m.shop_id = t.shop_id ORDER BY m.created_at DESC, m.id DESC LIMIT 1`
	heads, err := db.All(ctx, s.db, scanThreadHead, `
		SELECT t.order_id, o.reference, o.first_name, o.last_name, t.last_message_at, (SELECT m.author `+latest+`), (SELECT m.body `+latest+`),
			(SELECT COUNT(*) FROM messages m WHERE m.order_id = t.order_id AND m.shop_id = t.shop_id AND m.author = 'customer' AND m.read_at IS NULL)
		FROM message_threads t JOIN orders o ON o.id = t.order_id
		WHERE `+where+` ORDER BY t.last_message_at DESC, t.order_id DESC LIMIT `+strconv.Itoa(size)+` OFFSET $2`, shopID, (max(page, 1)-1)*size)
	if err != nil {
		return nil, 0, fmt.Errorf("message: list threads: %w", err)
	}
	for n := range heads {
		heads[n].Last.OrderID, heads[n].Last.ShopID = heads[n].OrderID, shopID
	}
	return heads, total, nil
}

func scanThreadHead(rows *sql.Rows) (h ThreadHead, err error) {
	var at int64
	var author, body sql.NullString
	err = rows.Scan(&h.OrderID, &h.Reference, &h.FirstName, &h.LastName, &at, &author, &body, &h.Unread)
	h.Last = Message{Author: Side(author.String), Text: body.String, CreatedAt: time.UnixMilli(at).UTC()}
	return h, err
}

// WaitingOfShop counts what a shop has not read: messages, the conversations they are in, and since when.
func (s *Service) WaitingOfShop(ctx context.Context, shopID string) (messages, threads int, oldest time.Time, err error) {
	var at sql.NullInt64
	err = s.db.QueryRow(ctx, `SELECT COUNT(*), COUNT(DISTINCT m.order_id), MIN(m.created_at) FROM messages m
		WHERE m.shop_id = $1 AND m.author = 'customer' AND m.read_at IS NULL`, shopID).Scan(&messages, &threads, &at)
	if err != nil {
		return 0, 0, oldest, fmt.Errorf("message: count unread: %w", err)
	}
	if at.Valid {
		oldest = time.UnixMilli(at.Int64).UTC()
	}
	return messages, threads, oldest, nil
}
