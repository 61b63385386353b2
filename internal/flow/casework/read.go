package casework

import (
	"context"
	"net/http"
	"time"

	"rangrue/internal/domain/ledger"
	"rangrue/internal/domain/message"
	"rangrue/internal/domain/operator"
	"rangrue/internal/domain/order"
	"rangrue/internal/kit/db"
	"rangrue/internal/kit/mail"
	"rangrue/internal/kit/money"
	"rangrue/internal/kit/web"
)

func (s *Service) orderRoutes(d operator.Desk) {
	const one = "/orders/{orderId}"
	operator.Get(d, one, "Everything about an order", operator.ReadOrders, s.getOrder)
	operator.Post(d, one+"/conversations/{shopId}", "Open a private conversation, which the journal notes",
		operator.ActOnOrders, s.postConversation)
	operator.Get(d, one+"/letters/{orderLetterId}", "A letter about an order", operator.ReadOrders, s.getLetter,
		web.Describe("Opening it is a line of the journal. The secrets of its links are left out."))
	operator.Post(d, one+"/letters/{orderLetterId}/resend", "Send a letter again", operator.ActOnOrders, s.postResend,
		web.Status(http.StatusNoContent))
}

type orderInput struct {
	OrderID string `path:"orderId" maxLength:"64"`
}

type orderOutput struct{ Body Order }

func (s *Service) getOrder(ctx context.Context, in *orderInput) (*orderOutput, error) {
	o, err := s.Orders.Find(ctx, s.db, order.Whole(), in.OrderID)
	if err != nil {
		return nil, err
	}
	facts, err := s.facts(ctx, o)
	if err != nil {
		return nil, err
	}
	return &orderOutput{Body: s.wire(o, facts)}, nil
}

// facts is what the page of an order shows besides the order.
type facts struct {
	attempt  *order.Attempt
	refunds  []order.Refund
	returns  []*order.ReturnItem
	entries  []ledger.Entry
	invoices []order.Invoice
	notes    []order.Note
	journal  []operator.Noted
	letters  []Letter
	written  []message.Written
	placed   int // orders of the same buyer
	now      time.Time
}

func (s *Service) facts(ctx context.Context, o *order.Order) (f facts, err error) {
	f.now = s.Now()
	for _, read := range []func() error{
		func() (err error) { f.attempt, err = s.Orders.AttemptOf(ctx, s.db, o.ID); return err },
		func() (err error) { f.refunds, err = s.Orders.RefundsOf(ctx, s.db, o.ID); return err },
		func() (err error) { f.returns, err = s.Orders.ReturnsOf(ctx, order.Whole(), o.ID); return err },
		func() (err error) { f.entries, err = s.Ledger.OfOrder(ctx, s.db, o.ID); return err },
		func() (err error) { f.invoices, err = s.Orders.InvoicesOf(ctx, order.Whole(), o.ID); return err },
		func() (err error) { f.notes, err = s.Orders.NotesOf(ctx, o.ID); return err },
		func() (err error) { f.journal, err = s.journalOf(ctx, o.ID); return err },
		func() (err error) { f.letters, err = s.lettersOf(ctx, o); return err },
		func() (err error) { f.written, err = s.Messages.WrittenAbout(ctx, o.ID); return err },
		func() (err error) { f.placed, err = s.Orders.CountOfBuyer(ctx, o.Contact.Email); return err },
	} {
		if err := read(); err != nil {
			return f, err
		}
	}
	return f, nil
}

func (s *Service) journalOf(ctx context.Context, orderID string) ([]operator.Noted, error) {
	lines, _, err := s.Operators.Journal(ctx, operator.Filter{SubjectKind: "order", SubjectID: orderID})
	return lines, err
}

// Letter is a letter about an order.
type Letter struct {
	ID      string    `json:"id"`
	To      string    `json:"to"`
	Subject string    `json:"subject"`
	At      time.Time `json:"at"`
	Failed  bool      `json:"failed" doc:"It could not be delivered"`
}

// maxFailed bounds how many failed jobs are looked through for letters.
const maxFailed = 500

// lettersOf lists the letters that followed the payment, and those that were kept since.
func (s *Service) lettersOf(ctx context.Context, o *order.Order) ([]Letter, error) {
	var letters []Letter
	if !o.DispatchedAt.IsZero() {
		confirmations, err := s.Confirmations(ctx, o, false)
		if err != nil {
			return nil, err
		}
		for _, m := range confirmations {
			letters = append(letters, Letter{ID: m.ID, To: m.To[0], Subject: m.Subject, At: o.DispatchedAt.UTC()})
		}
	}
	kept, err := mail.About(ctx, s.db, order.Topic(o.ID))
	if err != nil {
		return nil, err
	}
	for _, l := range kept {
		letters = append(letters, Letter{ID: l.ID, To: l.To[0], Subject: l.Subject, At: l.CreatedAt.UTC()})
	}
	failed, err := mail.FailedIDs(ctx, s.Jobs, maxFailed)
	for n := range letters {
		letters[n].Failed = failed[letters[n].ID]
	}
	return letters, err
}

// letter finds a letter about an order.
func (s *Service) letter(ctx context.Context, o *order.Order, id string, attach bool) (mail.Message, error) {
	if !o.DispatchedAt.IsZero() {
		confirmations, err := s.Confirmations(ctx, o, attach)
		if err != nil {
			return mail.Message{}, err
		}
		for _, m := range confirmations {
			if m.ID == id {
				return m, nil
			}
		}
	}
	m, err := mail.Read(ctx, s.db, id)
	if err == nil && m.About != order.Topic(o.ID) {
		return mail.Message{}, mail.ErrLetterNotFound
	}
	return m, err
}

type letterInput struct {
	OrderID  string `path:"orderId" maxLength:"64"`
	LetterID string `path:"orderLetterId" maxLength:"64"`
}

type letterOutput struct {
	Body struct {
		To      string `json:"to"`
		Subject string `json:"subject"`
		Text    string `json:"text"`
		HTML    string `json:"html"`
	}
}

// getLetter reads a letter and notes who did: it was written to someone else.
func (s *Service) getLetter(ctx context.Context, in *letterInput) (*letterOutput, error) {
	o, err := s.Orders.Find(ctx, s.db, order.Whole(), in.OrderID)
	if err != nil {
		return nil, err
	}
	m, err := s.letter(ctx, o, in.LetterID, false)
	if err != nil {
		return nil, err
	}
	out := &letterOutput{}
	out.Body.To, out.Body.Subject = m.To[0], m.Subject
	out.Body.Text, out.Body.HTML = mail.WithoutSecrets(m.Text), mail.WithoutSecrets(m.HTML)
	return out, s.db.Tx(ctx, func(tx *db.Tx) error {
		return s.note(ctx, tx, o, "letter.open", "", nil,
			map[string]string{"letter": in.LetterID, "subject": m.Subject})
	})
}

// postResend sends a letter again as another message: one that was delivered is not sent twice under its own id.
func (s *Service) postResend(ctx context.Context, in *letterInput) (*struct{}, error) {
	o, err := s.Orders.Find(ctx, s.db, order.Whole(), in.OrderID)
	if err != nil {
		return nil, err
	}
	m, err := s.letter(ctx, o, in.LetterID, true)
	if err != nil {
		return nil, err
	}
	m.ID, m.About = db.NewID(), order.Topic(o.ID)
	return nil, s.db.Tx(ctx, func(tx *db.Tx) error {
		if err := mail.Enqueue(ctx, tx, m); err != nil {
			return err
		}
		return s.note(ctx, tx, o, "letter.resend", "", nil, map[string]any{"subject": m.Subject, "to": m.To[0]})
	})
}

type conversationInput struct {
	OrderID string `path:"orderId" maxLength:"64"`
	ShopID  string `path:"shopId" maxLength:"64"`
}

type conversationOutput struct {
	Body struct {
		Messages []message.Wire `json:"messages" nullable:"false" doc:"Oldest first"`
	}
}

func (s *Service) postConversation(ctx context.Context, in *conversationInput) (*conversationOutput, error) {
	o, err := s.Orders.Find(ctx, s.db, order.Whole(), in.OrderID)
	if err != nil {
		return nil, err
	}
	part := o.Part(in.ShopID)
	if part == nil {
		return nil, order.ErrNotFound
	}
	messages, err := s.Messages.ReadAsOperator(ctx, o.ID, part.ShopID)
	if err != nil {
		return nil, err
	}
	out := &conversationOutput{}
	out.Body.Messages = message.Wires(messages)
	return out, s.db.Tx(ctx, func(tx *db.Tx) error {
		return s.note(ctx, tx, o, "conversation.open", "", nil, map[string]any{"shop": part.Name})
	})
}

// net is what a shop has of its part.
func net(entries []ledger.Entry, shopOrderID string) (sum money.Cents) {
	for _, e := range entries {
		if e.ShopOrderID == shopOrderID {
			sum += e.Amount()
		}
	}
	return sum
}
