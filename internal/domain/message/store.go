package message

import (
	"context"
	"database/sql"
	"fmt"
	"slices"
	"strconv"
	"strings"
	"time"

	"rangrue/internal/kit/db"
)

// list reads the latest messages of a thread, oldest first.
func list(ctx context.Context, r db.Reader, orderID, shopID string) ([]Message, error) {
	messages, err := db.All(ctx, r, scan, `SELECT `+columns+` FROM messages m
		WHERE m.order_id = $1 AND m.shop_id = $2 ORDER BY m.created_at DESC, m.id DESC LIMIT `+strconv.Itoa(maxListed),
		orderID, shopID)
	slices.Reverse(messages)
	return messages, err
}

const columns = `m.id, m.order_id, m.shop_id, m.author, m.body, m.created_at, m.read_at, m.hidden_at`

func scan(rows *sql.Rows) (m Message, err error) {
	var author string
	var created int64
	var read, hidden sql.NullInt64
	err = rows.Scan(&m.ID, &m.OrderID, &m.ShopID, &author, &m.Text, &created, &read, &hidden)
	m.Author, m.CreatedAt = Side(author), time.UnixMilli(created).UTC()
	if read.Valid {
		m.ReadAt = time.UnixMilli(read.Int64).UTC()
	}
	if hidden.Valid {
		m.HiddenAt = time.UnixMilli(hidden.Int64).UTC()
	}
	return m, err
}

func insert(ctx context.Context, tx *db.Tx, m Message) error {
	at := m.CreatedAt.UnixMilli()
	_, err := tx.Exec(ctx, `INSERT INTO message_threads (order_id, shop_id, created_at, last_message_at)
		VALUES ($1, $2, $3, $3)
		ON CONFLICT (order_id, shop_id) DO UPDATE SET last_message_at = excluded.last_message_at`, m.OrderID, m.ShopID,
		at)
	if err != nil {
		return err
	}
	_, err = tx.Exec(ctx, `INSERT INTO messages (id, order_id, shop_id, author, body, created_at)
		VALUES ($1, $2, $3, $4, $5, $6)`,
		m.ID, m.OrderID, m.ShopID, string(m.Author), m.Text, at)
	return err
}

// notified is the column of message_threads that says when a side was last written to.
var notified = map[Side]string{Customer: "customer_notified_at", Shop: "shop_notified_at"}

// other is who a side writes to.
func (s Side) other() Side {
	if s == Customer {
		return Shop
	}
	return Customer
}

// noticeDue claims the right to write to the reader of a message: once while they do not read, and again after
// [NoticeEvery]. The WHERE clause lets one of two messages sent at once have it.
func noticeDue(ctx context.Context, tx *db.Tx, m Message) (bool, error) {
	column := notified[m.Author.other()]
	n, err := tx.Exec(ctx, `UPDATE message_threads SET `+column+` = $3 WHERE order_id = $1 AND shop_id = $2 AND `+
		column+` <= $4`,
		m.OrderID, m.ShopID, m.CreatedAt.UnixMilli(), m.CreatedAt.Add(-NoticeEvery).UnixMilli())
	if err != nil {
		return false, fmt.Errorf("message: claim notice: %w", err)
	}
	return n == 1, nil
}

func (s *Service) markRead(ctx context.Context, orderID, shopID string, reader Side) error {
	err := s.db.Tx(ctx, func(tx *db.Tx) error {
		n, err := tx.Exec(ctx, `UPDATE messages SET read_at = $4 WHERE order_id = $1 AND shop_id = $2 AND author = $3
			AND read_at IS NULL`,
			orderID, shopID, string(reader.other()), s.Now().UnixMilli())
		if err != nil || n == 0 {
			return err
		}
		_, err = tx.Exec(ctx, `UPDATE message_threads SET `+
			notified[reader]+` = 0 WHERE order_id = $1 AND shop_id = $2`, orderID, shopID)
		return err
	})
	if err != nil {
		return fmt.Errorf("message: mark read: %w", err)
	}
	return nil
}

const unreadCount = `SELECT m.order_id, m.shop_id, COUNT(*) FROM messages m `

// UnreadOfOrder tells what the customer of an order has not read, shop by shop.
func (s *Service) UnreadOfOrder(ctx context.Context, orderID string) ([]Unread, error) {
	return s.unread(ctx, unreadCount+`WHERE m.order_id = $1 AND m.author = 'shop' AND m.read_at IS NULL
		GROUP BY m.order_id, m.shop_id`, orderID)
}

// UnreadOfUser tells what a user has not read, in every thread of every order of theirs.
func (s *Service) UnreadOfUser(ctx context.Context, userID string) ([]Unread, error) {
	return s.unread(ctx, unreadCount+`WHERE m.order_id IN (SELECT id FROM orders WHERE user_id = $1)
		AND m.author = 'shop' AND m.read_at IS NULL GROUP BY m.order_id, m.shop_id`, userID)
}

// UnreadOfShop tells what a shop has not read in the threads of some orders.
func (s *Service) UnreadOfShop(ctx context.Context, shopID string, orderIDs ...string) ([]Unread, error) {
	if len(orderIDs) == 0 {
		return nil, nil
	}
	marks, args := make([]string, len(orderIDs)), []any{shopID}
	for n, id := range orderIDs {
		marks[n], args = "$"+strconv.Itoa(n+2), append(args, id)
	}
	return s.unread(ctx, unreadCount+`WHERE m.shop_id = $1 AND m.order_id IN (`+strings.Join(marks,
		", ")+`) AND m.author = 'customer' AND m.read_at IS NULL
		GROUP BY m.order_id, m.shop_id`, args...)
}

func (s *Service) unread(ctx context.Context, query string, args ...any) ([]Unread, error) {
	counts, err := db.All(ctx, s.db, func(rows *sql.Rows) (u Unread, err error) {
		return u, rows.Scan(&u.OrderID, &u.ShopID, &u.Count)
	}, query, args...)
	if err != nil {
		return nil, fmt.Errorf("message: count unread: %w", err)
	}
	return counts, nil
}

// ExportOrders gives everything that the buyer of some orders and shops wrote to each other.
func (s *Service) ExportOrders(ctx context.Context, orderIDs []string) (any, error) {
	marks, args := db.Placeholders(orderIDs)
	messages, err := db.All(ctx, s.db, scan, `SELECT `+columns+` FROM messages m WHERE m.order_id IN (`+marks+`)
		ORDER BY m.created_at, m.id`, args...)
	if err != nil {
		return nil, fmt.Errorf("message: export: %w", err)
	}
	return Wires(messages), nil
}

// ForgetOrders removes every thread about some orders.
func (s *Service) ForgetOrders(ctx context.Context, tx *db.Tx, orderIDs []string) error {
	marks, args := db.Placeholders(orderIDs)
	for _, table := range []string{"messages", "message_threads"} {
		if _, err := tx.Exec(ctx, `DELETE FROM `+table+` WHERE order_id IN (`+marks+`)`, args...); err != nil {
			return fmt.Errorf("message: forget: %w", err)
		}
	}
	return nil
}

// Export gives a user everything that they and shops wrote to each other.
func (s *Service) Export(ctx context.Context, userID string) (any, error) {
	messages, err := db.All(ctx, s.db, scan, `SELECT `+columns+` FROM messages m WHERE m.order_id IN (SELECT id
		FROM orders WHERE user_id = $1) ORDER BY m.created_at, m.id`, userID)
	if err != nil {
		return nil, fmt.Errorf("message: export: %w", err)
	}
	return Wires(messages), nil
}

// Forget removes every thread of an account that is being closed. Call it while its orders still name the user.
func (s *Service) Forget(ctx context.Context, tx *db.Tx, userID string) error {
	for _, table := range []string{"messages", "message_threads"} {
		if _, err := tx.Exec(ctx, `DELETE FROM `+table+` WHERE order_id IN (SELECT id FROM orders WHERE user_id = $1)`,
			userID); err != nil {
			return fmt.Errorf("message: forget: %w", err)
		}
	}
	return nil
}

func countThreads(ctx context.Context, r db.Reader, where, shopID string) (total int, err error) {
	return total, r.QueryRow(ctx, `SELECT COUNT(*) FROM message_threads t WHERE `+where, shopID).Scan(&total)
}

// unreadByShop is the condition of a thread t with a message that its shop has not read.
const unreadByShop = ` AND t.order_id IN (SELECT m.order_id FROM messages m WHERE m.shop_id = $1
	AND m.author = 'customer' AND m.read_at IS NULL)`

func scanThreadHead(rows *sql.Rows) (h ThreadHead, err error) {
	var at int64
	var author, body sql.NullString
	err = rows.Scan(&h.OrderID, &h.Reference, &h.FirstName, &h.LastName, &at, &author, &body, &h.Unread)
	h.Last = Message{Author: Side(author.String), Text: body.String, CreatedAt: time.UnixMilli(at).UTC()}
	return h, err
}

// WaitingOfShop counts what a shop has not read: messages, the conversations they are in, and since when.
func (s *Service) WaitingOfShop(ctx context.Context, shopID string) (messages, threads int, oldest time.Time,
	err error) {
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

func countThreadsOfUser(ctx context.Context, r db.Reader, userID string) (total int, err error) {
	return total, r.QueryRow(ctx, `SELECT COUNT(*) FROM message_threads t JOIN orders o ON o.id = t.order_id
		WHERE o.user_id = $1`, userID).Scan(&total)
}

// latest is the end of a query for the last message of the thread t.
const latest = `FROM messages m WHERE m.order_id = t.order_id AND m.shop_id = t.shop_id
	ORDER BY m.created_at DESC, m.id DESC LIMIT 1`

// lastWords are when, by whom and what was last written in the thread t; a hidden message has no words.
const lastWords = `t.last_message_at, (SELECT m.author ` + latest + `),
	(SELECT CASE WHEN m.hidden_at IS NULL THEN m.body ELSE '' END ` + latest + `)`

// listThreadsOfUser reads a page of a customer's conversations, the last written in first.
func listThreadsOfUser(ctx context.Context, r db.Reader, userID string, page, size int) ([]ThreadHead, error) {
	return db.All(ctx, r, func(rows *sql.Rows) (h ThreadHead, err error) {
		var at int64
		var shopID string
		var author, body sql.NullString
		err = rows.Scan(&h.OrderID, &h.Reference, &shopID, &h.ShopName, &h.ShopSlug, &at, &author, &body, &h.Unread)
		h.Last = Message{OrderID: h.OrderID, ShopID: shopID, Author: Side(author.String), Text: body.String,
			CreatedAt: time.UnixMilli(at).UTC()}
		return h, err
	}, `SELECT t.order_id, o.reference, t.shop_id, p.shop_name, p.shop_slug, `+lastWords+`,
			(SELECT COUNT(*) FROM messages m WHERE m.order_id = t.order_id AND m.shop_id = t.shop_id
				AND m.author = 'shop' AND m.read_at IS NULL)
		FROM message_threads t JOIN orders o ON o.id = t.order_id
			JOIN shop_orders p ON p.order_id = t.order_id AND p.shop_id = t.shop_id
		WHERE o.user_id = $1
		ORDER BY t.last_message_at DESC, t.order_id DESC, t.shop_id LIMIT `+strconv.Itoa(size)+` OFFSET $2`,
		userID, (max(page, 1)-1)*size)
}

// listThreads reads a page of a shop's conversations that meet a condition on t, the last written in first.
func listThreads(ctx context.Context, r db.Reader, shopID, where string, page, size int) ([]ThreadHead, error) {
	return db.All(ctx, r, scanThreadHead, `
		SELECT t.order_id, o.reference, o.first_name, o.last_name, `+lastWords+`,
			(SELECT COUNT(*) FROM messages m WHERE m.order_id = t.order_id AND m.shop_id = t.shop_id
				AND m.author = 'customer' AND m.read_at IS NULL)
		FROM message_threads t JOIN orders o ON o.id = t.order_id
		WHERE `+where+` ORDER BY t.last_message_at DESC, t.order_id DESC LIMIT `+strconv.Itoa(size)+` OFFSET $2`,
		shopID, (max(page, 1)-1)*size)
}
