package disputes

import (
	"context"
	"time"

	"rangrue/internal/domain/dispute"
	"rangrue/internal/domain/operator"
	"rangrue/internal/domain/order"
	"rangrue/internal/kit/check"
	"rangrue/internal/kit/money"
	"rangrue/internal/kit/problem"
	"rangrue/internal/kit/web"
)

// DeskRoutes registers the calls of the console.
func (s *Service) DeskRoutes(d operator.Desk) {
	const one = "/disputes/{disputeId}"
	operator.Get(d, "/disputes", "Disputes", operator.ReadMoney, s.getList)
	operator.Get(d, one, "A dispute with its facts", operator.ReadMoney, s.getOne)
	operator.Get(d, "/orders/{orderId}/disputes", "Disputes of an order", operator.ReadOrders, s.getOfOrder)
	operator.Post(d, one+"/evidence", "Send evidence to the bank", operator.MoveMoney, s.postEvidence,
		web.MaxBody(64<<10))
	operator.Post(d, one+"/decision/preview", "What a decision would do", operator.MoveMoney, s.previewDecision,
		web.MaxBody(16<<10))
	operator.Post(d, one+"/decision", "Say who bears a lost dispute", operator.MoveMoney, s.postDecision,
		web.MaxBody(16<<10))
}

// Row is a dispute in a list.
type Row struct {
	ID        string        `json:"id"`
	OrderID   string        `json:"orderId"`
	Reference string        `json:"reference" doc:"Of the order"`
	Name      string        `json:"name" doc:"Of the buyer"`
	Amount    money.Cents   `json:"amount"`
	Reason    string        `json:"reason" doc:"The provider's word"`
	State     dispute.State `json:"state" enum:"needs_answer,evidence_sent,won,lost"`
	Decided   bool          `json:"decided" doc:"Of a lost one: who bears it was said"`
	DueAt     *time.Time    `json:"dueAt"`
	OpenedAt  time.Time     `json:"openedAt"`
	ClosedAt  *time.Time    `json:"closedAt"`
}

// Part is one shop's part of a disputed order.
type Part struct {
	ShopID   string       `json:"shopId"`
	ShopName string       `json:"shopName"`
	Share    money.Cents  `json:"share" doc:"Of the contested sum, as long as nothing is decided"`
	InTime   bool         `json:"inTime" doc:"All of it left with tracking, when it was promised"`
	Proposed order.Bearer `json:"proposed" enum:"shop,market"`
	Parcels  []Parcel     `json:"parcels" nullable:"false"`
}

// Parcel is a parcel as a bank wants to know it.
type Parcel struct {
	ShippedAt      time.Time `json:"shippedAt"`
	CarrierName    string    `json:"carrierName"`
	TrackingNumber string    `json:"trackingNumber"`
}

// Event is one thing that happened to a dispute.
type Event struct {
	At     time.Time `json:"at"`
	Kind   string    `json:"kind" enum:"opened,written,sent,escalated,won,lost,decided"`
	Who    string    `json:"who" doc:"An operator; empty for the bank"`
	Detail string    `json:"detail"`
}

// Record is everything about a dispute.
type Record struct {
	Row
	Provider    string      `json:"provider"`
	ProviderID  string      `json:"providerId"`
	Email       string      `json:"email"`
	OrderTotal  money.Cents `json:"orderTotal"`
	Evidence    string      `json:"evidence" doc:"As it was written, or proposed from what is known"`
	SentAt      *time.Time  `json:"sentAt"`
	ChargedBack money.Cents `json:"chargedBack"`
	Parts       []Part      `json:"parts" nullable:"false"`
	Events      []Event     `json:"events" nullable:"false" doc:"The latest first"`
}

func rowOf(d dispute.Dispute, o *order.Order) Row {
	return Row{ID: d.ID, OrderID: d.OrderID, Reference: o.Reference,
		Name: o.Contact.FirstName + " " + o.Contact.LastName, Amount: d.Amount, Reason: d.Reason, State: d.State,
		Decided: !d.DecidedAt.IsZero(), DueAt: web.Moment(d.DueAt), OpenedAt: d.OpenedAt.UTC(),
		ClosedAt: web.Moment(d.ClosedAt)}
}

type disputesInput struct {
	View dispute.View `query:"view" enum:"waiting,sent,closed,all" default:"waiting"`
}

type disputesOutput struct {
	Body struct {
		Data  []Row       `json:"data" nullable:"false"`
		Total money.Cents `json:"total" doc:"What those come to"`
	}
}

func (s *Service) getList(ctx context.Context, in *disputesInput) (*disputesOutput, error) {
	found, err := s.Disputes.List(ctx, in.View)
	if err != nil {
		return nil, err
	}
	return s.listed(ctx, found)
}

type orderDisputesInput struct {
	OrderID string `path:"orderId" maxLength:"64"`
}

func (s *Service) getOfOrder(ctx context.Context, in *orderDisputesInput) (*disputesOutput, error) {
	if _, err := s.Orders.Find(ctx, s.db, order.Whole(), in.OrderID); err != nil {
		return nil, err
	}
	found, err := s.Disputes.OfOrder(ctx, s.db, in.OrderID)
	if err != nil {
		return nil, err
	}
	return s.listed(ctx, found)
}

func (s *Service) listed(ctx context.Context, found []dispute.Dispute) (*disputesOutput, error) {
	out := &disputesOutput{}
	for _, d := range found {
		o, err := s.Orders.Find(ctx, s.db, order.Whole(), d.OrderID)
		if err != nil {
			return nil, err
		}
		out.Body.Data = append(out.Body.Data, rowOf(d, o))
		out.Body.Total += d.Amount
	}
	out.Body.Data = web.List(out.Body.Data)
	return out, nil
}

type disputeInput struct {
	ID string `path:"disputeId" maxLength:"64"`
}

type disputeOutput struct{ Body Record }

func (s *Service) getOne(ctx context.Context, in *disputeInput) (*disputeOutput, error) {
	return s.record(ctx, in.ID)
}

func (s *Service) record(ctx context.Context, id string) (*disputeOutput, error) {
	d, err := s.Disputes.Find(ctx, s.db, id)
	if err != nil {
		return nil, err
	}
	o, err := s.Orders.Find(ctx, s.db, order.Whole(), d.OrderID)
	if err != nil {
		return nil, err
	}
	history, err := s.Disputes.History(ctx, s.db, id)
	if err != nil {
		return nil, err
	}
	contribution, err := s.Orders.ContributionLeft(ctx, s.db, o)
	if err != nil {
		return nil, err
	}
	w := Record{Row: rowOf(d, o), Provider: d.Provider, ProviderID: d.ProviderID,
		Email: o.Contact.Email, OrderTotal: o.GrandTotal, Evidence: d.Evidence, SentAt: web.Moment(d.SentAt),
		ChargedBack: d.ChargedBack, Parts: []Part{}, Events: []Event{}}
	if w.Evidence == "" && d.State == dispute.NeedsAnswer {
		written, err := s.Messages.WrittenAbout(ctx, o.ID)
		if err != nil {
			return nil, err
		}
		w.Evidence = draft(o, written)
	}
	byPart, _ := o.Contested(d.Amount, contribution)
	for _, part := range o.Shops {
		p := Part{ShopID: part.ShopID, ShopName: part.Name, Share: byPart[part.ID], InTime: trackedInTime(part),
			Proposed: proposed(part), Parcels: []Parcel{}}
		for _, sent := range parcels(&order.Order{Shops: []*order.ShopOrder{part}}) {
			p.Parcels = append(p.Parcels, Parcel{ShippedAt: sent.ShippedAt.UTC(), CarrierName: sent.CarrierName,
				TrackingNumber: sent.TrackingNumber})
		}
		w.Parts = append(w.Parts, p)
	}
	for _, e := range history {
		w.Events = append(w.Events, Event{At: e.At.UTC(), Kind: e.Kind, Who: e.Who, Detail: e.Detail})
	}
	return &disputeOutput{Body: w}, nil
}

type evidenceInput struct {
	ID   string `path:"disputeId" maxLength:"64"`
	Body struct {
		Text string `json:"text" maxLength:"20000" doc:"Plain text, what the bank reads"`
	}
}

var errEvidence = problem.New(problem.Invalid, "evidence_required", problem.Say(
	"Écrivez ce que la banque doit savoir.", "Write what the bank should know."))

func (s *Service) postEvidence(ctx context.Context, in *evidenceInput) (*disputeOutput, error) {
	text := check.Strip(in.Body.Text)
	if text == "" {
		return nil, errEvidence
	}
	if err := s.send(ctx, in.ID, text); err != nil {
		return nil, err
	}
	return s.record(ctx, in.ID)
}

// Bearer says who bears one shop's part of a loss.
type Bearer struct {
	ShopID  string       `json:"shopId" maxLength:"64"`
	BorneBy order.Bearer `json:"borneBy" enum:"shop,market"`
}

type decisionInput struct {
	ID   string `path:"disputeId" maxLength:"64"`
	Body struct {
		Bearers []Bearer `json:"bearers" maxItems:"100" nullable:"false" doc:"A shop not named bears its part"`
		Reason  string   `json:"reason" maxLength:"1000" doc:"Told in the letters and the journal"`
	}
}

type decisionOutput struct{ Body Outcome }

func (s *Service) previewDecision(ctx context.Context, in *decisionInput) (*decisionOutput, error) {
	if in.Body.Reason == "" {
		in.Body.Reason = "…" // the page shows sums before the reason is typed
	}
	return s.decision(ctx, in, true)
}

func (s *Service) postDecision(ctx context.Context, in *decisionInput) (*decisionOutput, error) {
	return s.decision(ctx, in, false)
}

func (s *Service) decision(ctx context.Context, in *decisionInput, preview bool) (*decisionOutput, error) {
	reason, err := operator.Reason(check.Strip(in.Body.Reason))
	if err != nil {
		return nil, err
	}
	bearers := map[string]order.Bearer{}
	for _, b := range in.Body.Bearers {
		bearers[b.ShopID] = b.BorneBy
	}
	out, err := s.Decide(ctx, in.ID, bearers, reason, preview)
	if err != nil {
		return nil, err
	}
	return &decisionOutput{Body: out}, nil
}
