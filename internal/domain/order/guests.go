package order

import (
	"context"
	"fmt"
	"slices"
	"strings"
	"time"

	"rangrue/internal/kit/db"
	"rangrue/internal/kit/money"
)

// Guest is someone who ordered without an account: the orders of one e-mail that belong to no user.
type Guest struct {
	OrderID   string // the latest of their orders, which names them in addresses
	FirstName string // as on that order, like what follows
	LastName  string
	Email     string
	Phone     string
	Orders    []Head      // the latest first
	Total     money.Cents // of the paid ones, before refunds
	Paid      int         // how many are
	Last      time.Time
}

// OrderIDs are the ids of the guest's orders.
func (g Guest) OrderIDs() []string {
	ids := make([]string, len(g.Orders))
	for i, h := range g.Orders {
		ids[i] = h.ID
	}
	return ids
}

// shortestGuest is how much of an e-mail, a name or a phone number finds guests.
const shortestGuest = 3

// FindGuests lists up to limit guests by how their e-mail, name or phone number begins, the latest order first. Less
// than three letters or digits find nobody.
func (s *Service) FindGuests(ctx context.Context, typed string, limit int) ([]Guest, error) {
	key := typedKey(typed)
	if len(key) < shortestGuest {
		return nil, nil
	}
	emails, err := guestEmails(ctx, s.db, key, limit)
	if err != nil {
		return nil, fmt.Errorf("find guests: %w", err)
	}
	guests, err := guestsOf(ctx, s.db, emails)
	if err != nil {
		return nil, fmt.Errorf("find guests: %w", err)
	}
	return guests, nil
}

// Guest reads the guest who made an order; [ErrNotFound] when a user did, or when the guest was forgotten.
func (s *Service) Guest(ctx context.Context, r db.Reader, orderID string) (Guest, error) {
	email, err := guestEmailOf(ctx, r, orderID)
	if err != nil {
		return Guest{}, err
	}
	guests, err := guestsOf(ctx, r, []string{email})
	if err != nil || len(guests) == 0 {
		return Guest{}, fmt.Errorf("read a guest: %w", err)
	}
	return guests[0], nil
}

// ExportGuest is every order of a guest as they see it, for the copy of their data.
func (s *Service) ExportGuest(ctx context.Context, g Guest) (any, error) {
	ids := g.OrderIDs()
	slices.Reverse(ids) // the oldest first, as for a user
	return s.views(ctx, Whole(), ids)
}

// ForgetGuest has a guest's orders found by their reference alone. What the law wants kept stays on them.
func (s *Service) ForgetGuest(ctx context.Context, tx *db.Tx, g Guest, now time.Time) error {
	for _, id := range g.OrderIDs() {
		o, err := s.Find(ctx, tx, Whole(), id)
		if err != nil {
			return err
		}
		for _, key := range keysOf(o)[2:] { // after those of the reference
			if err := deleteKey(ctx, tx, id, key); err != nil {
				return err
			}
		}
		if err := eraseGuest(ctx, tx, id, now); err != nil {
			return err
		}
	}
	return nil
}

// gather makes guests of their orders, which come the latest first.
func gather(rows []guestRow) (guests []Guest) {
	at := map[string]int{}
	for _, row := range rows {
		key := strings.ToLower(row.email)
		n, known := at[key]
		if !known {
			n = len(guests)
			at[key] = n
			guests = append(guests, Guest{OrderID: row.ID, FirstName: row.firstName, LastName: row.lastName,
				Email: row.email, Phone: row.phone, Last: row.CreatedAt})
		}
		g := &guests[n]
		g.Orders = append(g.Orders, row.Head)
		if row.Status != Pending && row.Status != Failed {
			g.Paid++
			g.Total += row.Total
		}
	}
	return guests
}
