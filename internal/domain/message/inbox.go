package message

import (
	"context"
	"fmt"
)

// ThreadHead is a conversation as an inbox shows it.
type ThreadHead struct {
	OrderID   string
	Reference string
	FirstName string // of the customer, in the shop's inbox
	LastName  string
	ShopName  string // in the customer's inbox
	ShopSlug  string
	Last      Message
	Unread    int // messages that the owner of the inbox has not read
}

// InboxOfUser lists a page of a customer's conversations, pages counting from 1, the last written in first, and tells
// how many there are in all.
func (s *Service) InboxOfUser(ctx context.Context, userID string, page, size int) ([]ThreadHead, int, error) {
	total, err := countThreadsOfUser(ctx, s.db, userID)
	if err != nil {
		return nil, 0, fmt.Errorf("message: count threads: %w", err)
	}
	heads, err := listThreadsOfUser(ctx, s.db, userID, page, size)
	if err != nil {
		return nil, 0, fmt.Errorf("message: list threads: %w", err)
	}
	return heads, total, nil
}

// Inbox lists a page of a shop's conversations, pages counting from 1, the last written in first, and tells how many
// there are in all. The caller has checked that an owner of the shop is asking.
func (s *Service) Inbox(ctx context.Context, shopID string, unreadOnly bool, page, size int) ([]ThreadHead, int,
	error) {
	where := `t.shop_id = $1`
	if unreadOnly {
		where += unreadByShop
	}
	total, err := countThreads(ctx, s.db, where, shopID)
	if err != nil {
		return nil, 0, fmt.Errorf("message: count threads: %w", err)
	}
	heads, err := listThreads(ctx, s.db, shopID, where, page, size)
	if err != nil {
		return nil, 0, fmt.Errorf("message: list threads: %w", err)
	}
	for n := range heads {
		heads[n].Last.OrderID, heads[n].Last.ShopID = heads[n].OrderID, shopID
	}
	return heads, total, nil
}
