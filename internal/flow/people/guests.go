package people

import (
	"context"
	"fmt"
	"time"

	"rangrue/internal/domain/operator"
	"rangrue/internal/domain/order"
	"rangrue/internal/domain/outreach"
	"rangrue/internal/kit/db"
	"rangrue/internal/kit/money"
	"rangrue/internal/kit/web"
)

// GuestPart is what another package keeps of someone without an account.
type GuestPart struct {
	Name   string
	Read   func(ctx context.Context, g order.Guest) (any, error)
	Forget func(ctx context.Context, tx *db.Tx, g order.Guest) error
}

// GuestRow is someone who ordered without an account, as listed.
type GuestRow struct {
	OrderID     string      `json:"orderId" doc:"The latest of their orders: names the guest in addresses"`
	Name        string      `json:"name" doc:"As on that order, like what follows"`
	Email       string      `json:"email"`
	Phone       string      `json:"phone" doc:"Ten digits, or empty"`
	Orders      int         `json:"orders" doc:"Paid ones"`
	Bought      money.Cents `json:"bought" doc:"Total of those orders, before refunds"`
	LastOrderAt time.Time   `json:"lastOrderAt"`
}

// GuestFile is what operators see of someone without an account.
type GuestFile struct {
	GuestRow
	LatestOrders []order.WireHead     `json:"latestOrders" nullable:"false"`
	Newsletter   *outreach.Consent    `json:"newsletter,omitempty" doc:"Absent: never subscribed"`
	Threads      []outreach.ThreadRow `json:"threads" nullable:"false" doc:"What they wrote to the market"`
}

// GuestCopy is what is kept about someone without an account, in a form that programs read.
type GuestCopy struct {
	ExportedAt time.Time      `json:"exportedAt"`
	Email      string         `json:"email"`
	Parts      map[string]any `json:"parts"`
}

// maxGuests is how many guests a search lists.
const maxGuests = 20

// FindGuests lists guests by how their e-mail, name or phone number begins.
func (s *Service) FindGuests(ctx context.Context, typed string) ([]GuestRow, error) {
	found, err := s.Orders.FindGuests(ctx, typed, maxGuests)
	rows := []GuestRow{}
	for _, g := range found {
		rows = append(rows, guestRow(g))
	}
	return rows, err
}

func guestRow(g order.Guest) GuestRow {
	return GuestRow{OrderID: g.OrderID, Name: guestName(g), Email: g.Email, Phone: g.Phone, Orders: g.Paid,
		Bought: g.Total, LastOrderAt: g.Last.UTC()}
}

func guestName(g order.Guest) string { return g.FirstName + " " + g.LastName }

// OpenGuest reads the file of the guest who made an order, and notes that it was opened.
func (s *Service) OpenGuest(ctx context.Context, orderID string) (*GuestFile, error) {
	g, err := s.Orders.Guest(ctx, s.db, orderID)
	if err != nil {
		return nil, err
	}
	f := &GuestFile{GuestRow: guestRow(g), LatestOrders: []order.WireHead{}}
	for _, h := range g.Orders {
		f.LatestOrders = append(f.LatestOrders, h.Wire())
	}
	if f.Newsletter, err = s.Outreach.ConsentOf(ctx, g.Email); err != nil {
		return nil, err
	}
	threads, err := s.Outreach.ThreadsFrom(ctx, g.Email)
	if err != nil {
		return nil, err
	}
	f.Threads = web.List(threads)
	return f, s.db.Tx(ctx, func(tx *db.Tx) error { return s.noteGuest(ctx, tx, g, "guest.open", "") })
}

// ExportGuest is everything kept about a guest, as they may ask for it.
func (s *Service) ExportGuest(ctx context.Context, orderID, reason string) (*GuestCopy, error) {
	g, err := s.Orders.Guest(ctx, s.db, orderID)
	if err != nil {
		return nil, err
	}
	copied := &GuestCopy{ExportedAt: s.Now().UTC(), Email: g.Email, Parts: map[string]any{}}
	for _, part := range s.Guests {
		if copied.Parts[part.Name], err = part.Read(ctx, g); err != nil {
			return nil, fmt.Errorf("people: copy of %s: %w", part.Name, err)
		}
	}
	return copied, s.db.Tx(ctx, func(tx *db.Tx) error { return s.noteGuest(ctx, tx, g, "guest.export", reason) })
}

// EraseGuest forgets a guest who asked for it. As for a person, what the law wants kept stays: their orders and
// invoices, which are then found by their reference alone.
func (s *Service) EraseGuest(ctx context.Context, orderID, reason string) error {
	return s.db.Tx(ctx, func(tx *db.Tx) error {
		g, err := s.Orders.Guest(ctx, tx, orderID)
		if err != nil {
			return err
		}
		for _, part := range s.Guests {
			if err := part.Forget(ctx, tx, g); err != nil {
				return fmt.Errorf("people: forget %s: %w", part.Name, err)
			}
		}
		return s.noteGuest(ctx, tx, g, "guest.erase", reason)
	})
}

// noteGuest writes the journal about a guest, named by their latest order.
func (s *Service) noteGuest(ctx context.Context, tx *db.Tx, g order.Guest, act, reason string) error {
	return operator.Note(ctx, tx, s.Now(), operator.Entry{Act: act, SubjectKind: "guest", SubjectID: g.OrderID,
		SubjectName: guestName(g), Reason: reason})
}
