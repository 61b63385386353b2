package order

import (
	"cmp"
	"context"
	"fmt"
	"slices"
	"time"

	"rangrue/internal/kit/db"
	"rangrue/internal/kit/money"
)

// Topic is what letters about an order say they are about.
func Topic(orderID string) string { return "order:" + orderID }

// DeskFilter narrows the operators' list of orders; what is empty narrows nothing.
type DeskFilter struct {
	Status       Status // or "open": paid and not yet all sent
	ShopID       string
	From, Until  time.Time // when it was placed
	LateAt       time.Time // only those of which a part is late at a moment
	Min, Max     money.Cents
	Province     string // two letters, or "elsewhere": not Quebec
	RefundFailed bool   // only those of which a refund did not reach its buyer
	Search       string // the beginning of a reference, e-mail, name, phone, tracking or invoice number
}

const (
	openOrders = "open"      // see DeskFilter.Status
	notQuebec  = "elsewhere" // see DeskFilter.Province
)

// DeskPage is which part of a list is wanted.
type DeskPage struct {
	Before string // the cursor of the page before; empty for the first
	Oldest bool   // the oldest first
	Size   int
}

// DeskHead is an order as the operators' list shows it.
type DeskHead struct {
	Head
	FirstName, LastName string
	Email, Phone        string
	Province            string // where it goes
	Parts               []DeskPart
}

// DeskPart is a shop's part as the operators' list shows it.
type DeskPart struct {
	ShopID, ShopName string
	Status           Status
	ShipBy           time.Time
	ReadyAt          time.Time // zero unless it can be picked up
	Units            int
}

// MaxCounted bounds how many orders a list counts: beyond, there are "more than".
const MaxCounted = 300

// Found is how many orders a filter finds, up to [MaxCounted] and one, and what those came to.
type Found struct {
	Orders int
	Total  money.Cents
}

// DeskList is a page of the operators' list.
type DeskList struct {
	Heads []DeskHead
	Next  string // the cursor of the next page; empty at the end
	Found Found  // on all pages together
}

// ListForDesk lists a page of the orders that a filter finds. When they are few, as those of a search always are, all
// are read and sorted here; of many, the database reads a page in the order of an index.
func (s *Service) ListForDesk(ctx context.Context, f DeskFilter, page DeskPage) (list DeskList, err error) {
	found, err := deskFound(ctx, s.db, f, MaxCounted+1)
	if err != nil {
		return list, fmt.Errorf("list orders: %w", err)
	}
	list.Found.Orders = len(found)
	keys := make([]cursor, len(found))
	for n, o := range found {
		keys[n] = o.cursor
		list.Found.Total += o.total
	}
	if len(found) > MaxCounted && f.Search == "" {
		keys, err = deskKeys(ctx, s.db, f, page, page.Size+1)
	} else {
		keys = page.of(keys)
	}
	if err != nil {
		return list, fmt.Errorf("list orders: %w", err)
	}
	if len(keys) > page.Size {
		keys = keys[:page.Size]
		list.Next = keys[page.Size-1].text()
	}
	if list.Heads, err = deskHeads(ctx, s.db, keys); err != nil {
		return list, fmt.Errorf("list orders: %w", err)
	}
	return list, nil
}

// of sorts keys and leaves out those that pages before had.
func (p DeskPage) of(keys []cursor) []cursor {
	compare := func(a, b cursor) int {
		if p.Oldest {
			a, b = b, a
		}
		return cmp.Or(cmp.Compare(b.at, a.at), cmp.Compare(b.id, a.id))
	}
	slices.SortFunc(keys, compare)
	last, ok := readCursor(p.Before)
	if !ok {
		return keys
	}
	return slices.DeleteFunc(keys, func(key cursor) bool { return compare(key, last) <= 0 })
}

// EachForDesk gives every order that a filter finds to fn, the latest first, a page at a time.
func (s *Service) EachForDesk(ctx context.Context, f DeskFilter, fn func(DeskHead) error) error {
	page := DeskPage{Size: 500}
	for {
		list, err := s.ListForDesk(ctx, f, page)
		if err != nil {
			return err
		}
		for _, h := range list.Heads {
			if err := fn(h); err != nil {
				return err
			}
		}
		if page.Before = list.Next; list.Next == "" {
			return nil
		}
	}
}

// FindByKey lists up to limit orders that are found by what begins as typed, those that it names exactly first.
func (s *Service) FindByKey(ctx context.Context, typed string, limit int) (heads []DeskHead, exact map[string]bool,
	err error) {
	key := typedKey(typed)
	if key == "" {
		return nil, nil, nil
	}
	keys, exact, err := ordersByKey(ctx, s.db, key, limit)
	if err == nil {
		heads, err = deskHeads(ctx, s.db, keys)
	}
	if err != nil {
		return nil, nil, fmt.Errorf("find orders: %w", err)
	}
	return heads, exact, nil
}

// LatePart is a part that should have left.
type LatePart struct {
	ShopOrderID, OrderID, Reference string
	ShopID, ShopName                string
	FirstName, LastName, Province   string
	ShipBy, PaidAt, RemindedAt      time.Time
	Left                            int // units still to leave
	Total                           money.Cents
}

// LateShop is how much of one shop is late.
type LateShop struct {
	ShopID, ShopName string
	Parts            int
	Oldest           time.Time // when the first of them should have left
}

// LateFilter tells which late parts are wanted.
type LateFilter struct {
	Before         time.Time // when they were to have left
	ShopID         string    // empty: of every shop
	RemindedBefore time.Time // only those of which their shop was not reminded since; zero: all
}

// LateParts lists parts that were to leave before a moment, those that wait longest first, and the next cursor.
func (s *Service) LateParts(ctx context.Context, f LateFilter, page DeskPage) (parts []LatePart, next string,
	err error) {
	parts, err = lateParts(ctx, s.db, f, page)
	if err != nil {
		return nil, "", fmt.Errorf("list late parcels: %w", err)
	}
	if len(parts) > page.Size {
		parts = parts[:page.Size]
		last := parts[page.Size-1]
		next = cursor{last.ShipBy.UnixMilli(), last.ShopOrderID}.text()
	}
	return parts, next, nil
}

// LateShops sums what is late at a moment by shop, the shop that has most first.
func (s *Service) LateShops(ctx context.Context, at time.Time) ([]LateShop, error) {
	shops, err := lateShops(ctx, s.db, at)
	if err != nil {
		return nil, fmt.Errorf("sum late parcels: %w", err)
	}
	return shops, nil
}

// RemindEvery is how often, at most, a shop is written to about the same part.
const RemindEvery = 24 * time.Hour

// Remind notes that the shop is written to about a part; it is false when it was lately.
func (s *Service) Remind(ctx context.Context, tx *db.Tx, orderID, shopID string, at time.Time) (bool, error) {
	return noteReminder(ctx, tx, orderID, shopID, at, at.Add(-RemindEvery))
}

// Waiting is how many things wait for an operator, and since when.
type Waiting struct {
	Count  int
	Oldest time.Time // zero when nothing waits
}

// CountLate counts the parts that are late at a moment.
func (s *Service) CountLate(ctx context.Context, at time.Time) (Waiting, error) {
	return countLate(ctx, s.db, at)
}

// CountReturns counts the returns of a status.
func (s *Service) CountReturns(ctx context.Context, status ReturnStatus) (Waiting, error) {
	return countReturns(ctx, s.db, status)
}

// CountFailedRefunds counts the refunds that did not reach their buyers.
func (s *Service) CountFailedRefunds(ctx context.Context) (Waiting, error) {
	return waitingRefunds(ctx, s.db)
}

// ReturnsForDesk lists the returns of a status, those that were asked for first at the top, and the next cursor.
func (s *Service) ReturnsForDesk(ctx context.Context, status ReturnStatus, page DeskPage) (list []ShopReturn,
	next string, err error) {
	list, err = deskReturns(ctx, s.db, status, page)
	if err != nil {
		return nil, "", fmt.Errorf("list returns: %w", err)
	}
	if len(list) > page.Size {
		list = list[:page.Size]
		last := list[page.Size-1]
		next = cursor{last.RequestedAt.UnixMilli(), last.ID}.text()
	}
	if err := s.attachItems(ctx, list); err != nil {
		return nil, "", fmt.Errorf("list returns: %w", err)
	}
	return list, next, nil
}

// CountOfBuyer counts the orders placed with an e-mail.
func (s *Service) CountOfBuyer(ctx context.Context, email string) (int, error) {
	return countOfBuyer(ctx, s.db, emailKey(email))
}

// StatusOfReturn is where a return stands.
func (s *Service) StatusOfReturn(ctx context.Context, r db.Reader, returnID string) (ReturnStatus, error) {
	return statusOfReturn(ctx, r, returnID)
}
