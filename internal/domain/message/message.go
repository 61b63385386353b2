// Package message carries what a customer and a shop write to each other about an order. It promises that a thread is
// read and written only by its two sides and by operators, that what is kept is plain text, and that the other side is
// notified by e-mail without being flooded. It knows orders by id: who may write about which is asked of
// [Options.OfCustomer] and [Options.OfShop].
package message

import (
	"context"
	"fmt"
	"time"

	"rangrue/internal/kit/check"
	"rangrue/internal/kit/db"
	"rangrue/internal/kit/mail"
	"rangrue/internal/kit/problem"
)

const (
	// MaxLength is the specification's limit of the composer, in characters.
	MaxLength = 500
	// NoticeEvery is how often a side that does not read is written to about one thread.
	NoticeEvery = 15 * time.Minute
	// maxListed bounds one answer: a longer thread shows its latest messages.
	maxListed = 500
)

// ErrNotYet refuses a message to a shop that was never notified of the order.
var ErrNotYet = problem.New(problem.Conflict, "order_not_ready", problem.Say(
	"Vous pourrez écrire à la boutique quand la commande sera payée.",
	"You can write to the shop once the order is paid."))

// Side is who wrote a message.
type Side string

const (
	Customer Side = "customer"
	Shop     Side = "shop"
	Market   Side = "market" // an operator, in the name of the market, to both
)

// Message is what one side wrote.
type Message struct {
	ID        string
	OrderID   string
	ShopID    string
	Author    Side
	Text      string // plain text
	CreatedAt time.Time
	ReadAt    time.Time // by the other side; zero until then, and always of what the market wrote
	HiddenAt  time.Time // when the market hid its words from both sides; zero when it did not
}

// ErrNotFound is the answer for a message that is not there.
var ErrNotFound = problem.Missing("message_not_found")

// Subject is what a thread is about: an order and one of its shops, as letters name them.
type Subject struct {
	OrderID       string
	Reference     string
	ShopID        string
	ShopName      string
	ShopSlug      string
	ShopEmail     string // empty: the shop gave none
	ShopLink      string // where the shop reads the thread
	CustomerID    string // empty for a guest
	CustomerName  string // first name
	CustomerLast  string // last name, for the shop alone
	CustomerEmail string
	CustomerLink  string // where the customer reads the thread
	Open          bool   // the shop knows of the order, and may be written to
}

// Thread is everything that was written about a subject, oldest first.
type Thread struct {
	Subject  Subject
	Messages []Message
}

// Unread is how many messages one side has not read in a thread.
type Unread struct {
	OrderID string
	ShopID  string
	Count   int
}

// Service carries messages.
type Service struct {
	db *db.DB
	Options
}

// Options is what the service needs from the rest of the program.
type Options struct {
	// OfCustomer finds the subject for the buyer: signed in, or with the order's token. Anyone else's is a
	// refusal.
	OfCustomer func(ctx context.Context, orderID, shopID, token string) (Subject, error)
	// OfShop finds the subject for a shop whose owner is known to be asking.
	OfShop func(ctx context.Context, orderID, shopID string) (Subject, error)
	// Admit refuses a customer whom operators keep out, known by account or by e-mail. Nil: every customer may write.
	Admit func(ctx context.Context, userID, email string) error
	Brand mail.Brand
	Now   func() time.Time
}

// New makes the service.
func New(d *db.DB, o Options) *Service { return &Service{db: d, Options: o} }

// Read gives the customer their thread with a shop.
func (s *Service) Read(ctx context.Context, orderID, shopID, token string) (Thread, error) {
	subject, err := s.OfCustomer(ctx, orderID, shopID, token)
	if err != nil {
		return Thread{}, err
	}
	return s.thread(ctx, subject)
}

// Write sends a customer's message to a shop.
func (s *Service) Write(ctx context.Context, orderID, shopID, token, text string) (Message, error) {
	subject, err := s.OfCustomer(ctx, orderID, shopID, token)
	if err != nil {
		return Message{}, err
	}
	if s.Admit != nil {
		if err := s.Admit(ctx, subject.CustomerID, subject.CustomerEmail); err != nil {
			return Message{}, err
		}
	}
	return s.post(ctx, subject, Customer, text)
}

// MarkRead notes that the customer has read what the shop wrote.
func (s *Service) MarkRead(ctx context.Context, orderID, shopID, token string) error {
	if _, err := s.OfCustomer(ctx, orderID, shopID, token); err != nil {
		return err
	}
	return s.markRead(ctx, orderID, shopID, Customer)
}

// ReadAsShop gives a shop its thread with a customer. The caller has checked that an owner of the shop is asking.
func (s *Service) ReadAsShop(ctx context.Context, orderID, shopID string) (Thread, error) {
	subject, err := s.OfShop(ctx, orderID, shopID)
	if err != nil {
		return Thread{}, err
	}
	return s.thread(ctx, subject)
}

// WriteAsShop sends a shop's message to the customer; see [Service.ReadAsShop].
func (s *Service) WriteAsShop(ctx context.Context, orderID, shopID, text string) (Message, error) {
	subject, err := s.OfShop(ctx, orderID, shopID)
	if err != nil {
		return Message{}, err
	}
	return s.post(ctx, subject, Shop, text)
}

// MarkReadAsShop notes that the shop has read what the customer wrote; see [Service.ReadAsShop].
func (s *Service) MarkReadAsShop(ctx context.Context, orderID, shopID string) error {
	if _, err := s.OfShop(ctx, orderID, shopID); err != nil {
		return err
	}
	return s.markRead(ctx, orderID, shopID, Shop)
}

func (s *Service) thread(ctx context.Context, subject Subject) (Thread, error) {
	messages, err := list(ctx, s.db, subject.OrderID, subject.ShopID)
	if err != nil {
		return Thread{}, fmt.Errorf("message: read thread: %w", err)
	}
	return Thread{Subject: subject, Messages: messages}, nil
}

// post keeps a message and notifies the other side, unless it was notified lately and has not read since.
func (s *Service) post(ctx context.Context, subject Subject, author Side, text string) (Message, error) {
	if !subject.Open {
		return Message{}, ErrNotYet
	}
	m, err := s.compose(subject, author, text)
	if err != nil {
		return Message{}, err
	}
	letter, err := s.letter(subject, m, author.other())
	if err != nil {
		return Message{}, err
	}
	err = s.db.Tx(ctx, func(tx *db.Tx) error {
		if err := insert(ctx, tx, m); err != nil {
			return fmt.Errorf("message: write: %w", err)
		}
		if len(letter.To) == 0 {
			return nil
		}
		due, err := noticeDue(ctx, tx, m)
		if err != nil || !due {
			return err
		}
		return mail.Enqueue(ctx, tx, letter)
	})
	m.CreatedAt = m.CreatedAt.UTC().Truncate(time.Millisecond)
	return m, err
}

// compose makes a message of what was typed.
func (s *Service) compose(subject Subject, author Side, text string) (Message, error) {
	text = check.Plain(text)
	err := check.All(check.Required("message", text), check.Length("message", text, 1, MaxLength))
	return Message{ID: db.NewID(), OrderID: subject.OrderID, ShopID: subject.ShopID, Author: author, Text: text,
		CreatedAt: s.Now()}, err
}
