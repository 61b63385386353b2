package order

import (
	"context"
	"fmt"
	"time"

	"rangrue/internal/kit/money"
)

// ShopReturn is a return as the shop that settles it sees it.
type ShopReturn struct {
	*ReturnItem
	Item      *Item
	Part      *ShopOrder // that the item is of, without its items
	Reference string
	FirstName string
	LastName  string
	Refund    money.Cents // what was, or would be, given back for the units with their tax
}

// ReturnFilter is which returns of a shop are wanted.
type ReturnFilter string

const (
	OpenReturns    ReturnFilter = "open" // waiting for an answer or for a parcel; the one that waits longest first
	SettledReturns ReturnFilter = "settled"
	EveryReturn    ReturnFilter = "all"
)

// ReturnsOfShop lists a shop's returns and how many there are in all.
func (s *Service) ReturnsOfShop(
	ctx context.Context, shopID string, filter ReturnFilter, page Page,
) (list []ShopReturn, total int, err error) {
	if list, total, err = pageOfReturns(ctx, s.db, shopID, filter, page); err == nil {
		err = s.attachItems(ctx, list)
	}
	if err != nil {
		return nil, 0, fmt.Errorf("list returns of shop: %w", err)
	}
	return list, total, nil
}

// ReturnsOfUser lists what a customer sends back or sent back, the latest first, and how many returns there are in all.
func (s *Service) ReturnsOfUser(ctx context.Context, userID string, page Page) (list []ShopReturn, total int,
	err error) {
	if list, total, err = returnsOfUser(ctx, s.db, userID, page); err == nil {
		err = s.attachItems(ctx, list)
	}
	if err != nil {
		return nil, 0, fmt.Errorf("list returns of user: %w", err)
	}
	return list, total, nil
}

// ReturnOfShop loads one return of a shop.
func (s *Service) ReturnOfShop(ctx context.Context, shopID, returnID string) (ShopReturn, error) {
	list, err := findShopReturn(ctx, s.db, shopID, returnID)
	if err == nil {
		err = s.attachItems(ctx, list)
	}
	if err != nil {
		return ShopReturn{}, fmt.Errorf("find return of shop: %w", err)
	}
	if len(list) == 0 {
		return ShopReturn{}, ErrNotFound
	}
	return list[0], nil
}

// attachItems gives each return its item and photographs, and an open one what it would refund.
func (s *Service) attachItems(ctx context.Context, list []ShopReturn) error {
	if len(list) == 0 {
		return nil
	}
	ids, returns := make([]string, len(list)), make([]*ReturnItem, len(list))
	for n, r := range list {
		ids[n], returns[n] = r.ItemID, r.ReturnItem
	}
	if err := attachPhotos(ctx, s.db, returns); err != nil {
		return err
	}
	items, err := itemsByID(ctx, s.db, ids)
	if err != nil {
		return err
	}
	parts, err := partsByItem(ctx, s.db, ids)
	if err != nil {
		return err
	}
	for n := range list {
		r := &list[n]
		r.Item = items[r.ItemID]
		r.Part = parts[r.Item.ShopOrderID]
		if !r.Open() {
			continue
		}
		if r.Refund, err = r.Part.RefundOf(r.Item, r.Quantity); err != nil {
			return err
		}
	}
	return nil
}

// ReturnCounts is how many returns wait for their shop.
type ReturnCounts struct {
	Requested       int // to answer
	Accepted        int // to receive
	OldestRequested time.Time
	FirstDue        time.Time // the accepted return that must be received first
}

// CountReturnsOfShop counts the returns that wait for a shop.
func (s *Service) CountReturnsOfShop(ctx context.Context, shopID string) (ReturnCounts, error) {
	c, err := countOpenReturns(ctx, s.db, shopID)
	if err != nil {
		return c, fmt.Errorf("count returns of shop: %w", err)
	}
	return c, nil
}
