package casework

import (
	"context"
	"net/http"
	"time"

	"rangrue/internal/domain/operator"
	"rangrue/internal/domain/order"
	"rangrue/internal/domain/shop"
	"rangrue/internal/kit/check"
	"rangrue/internal/kit/db"
	"rangrue/internal/kit/money"
	"rangrue/internal/kit/problem"
	"rangrue/internal/kit/web"
)

// Refusals of a reminder.
var (
	errNotLate = problem.New(problem.Conflict, "part_not_late", problem.Say(
		"Cette boutique n’est pas en retard.", "This shop is not late."))
	errReminded = problem.New(problem.Conflict, "already_reminded", problem.Say(
		"Cette boutique a déjà été relancée au cours des 24 dernières heures pour ce qui est en retard.",
		"This shop has already been reminded in the last 24 hours of what is late."))
	errNoAddress = problem.New(problem.Conflict, "shop_without_email", problem.Say(
		"Cette boutique n’a pas donné de courriel.", "This shop gave no e-mail address."))
)

func (s *Service) lateRoutes(d operator.Desk) {
	operator.Get(d, "/late", "Parts of orders past their promised day", operator.ReadOrders, s.getLate)
	operator.Post(d, "/shops/{shopId}/remind", "Write to a shop about what is late, one letter for all of it",
		operator.ActOnOrders, s.postRemind, web.Status(http.StatusNoContent),
		web.Describe("An order is recalled at most once a day: those that were lately are left out."))
	operator.Get(d, "/returns", "Returns that wait, were refused or expired", operator.ReadOrders, s.getReturns)
	operator.Post(d, "/returns/{returnId}/overrule/preview", "What overruling a return would do", operator.ActOnOrders,
		s.previewOverrule)
	operator.Post(d, "/returns/{returnId}/overrule", "Decide a return in the shop's place", operator.ActOnOrders,
		s.postOverrule)
}

// LatePart is a shop's part of an order that should have left.
type LatePart struct {
	OrderID    string      `json:"orderId"`
	Reference  string      `json:"reference"`
	ShopID     string      `json:"shopId"`
	ShopName   string      `json:"shopName"`
	Name       string      `json:"name" doc:"The buyer's"`
	Province   string      `json:"province"`
	PaidAt     *time.Time  `json:"paidAt"`
	ShipBy     time.Time   `json:"shipBy"`
	LateDays   int         `json:"lateDays"`
	RemindedAt *time.Time  `json:"remindedAt"`
	Left       int         `json:"left" doc:"Units that have not left"`
	Total      money.Cents `json:"total" doc:"Of the part"`
}

// LateShop is how much of one shop is late.
type LateShop struct {
	ShopID   string `json:"shopId"`
	ShopName string `json:"shopName"`
	Parts    int    `json:"parts"`
	LateDays int    `json:"lateDays" doc:"Of the part that waits longest"`
}

type lateInput struct {
	Shop   string `query:"shop" maxLength:"64"`
	Days   int    `query:"days" minimum:"0" maximum:"365" doc:"Only those late for that many days or more"`
	Before string `query:"before" maxLength:"100" doc:"The next of the page before"`
}

type lateOutput struct {
	Body struct {
		Data  []LatePart `json:"data" nullable:"false"`
		Next  string     `json:"next" doc:"Give it as before to read on; empty at the end"`
		Count int        `json:"count" doc:"Of all shops, whatever the filter"`
		Shops []LateShop `json:"shops" nullable:"false" doc:"Those with most first, at most a hundred"`
	}
}

func (s *Service) getLate(ctx context.Context, in *lateInput) (*lateOutput, error) {
	now := s.Now()
	before := now
	if in.Days > 0 {
		before = now.Add(-time.Duration(in.Days-1) * 24 * time.Hour)
	}
	parts, next, err := s.Orders.LateParts(ctx, order.LateFilter{Before: before, ShopID: in.Shop},
		order.DeskPage{Before: in.Before, Size: perPage})
	if err != nil {
		return nil, err
	}
	shops, err := s.Orders.LateShops(ctx, now)
	if err != nil {
		return nil, err
	}
	out := &lateOutput{}
	out.Body.Next, out.Body.Data, out.Body.Shops = next, []LatePart{}, []LateShop{}
	for _, p := range parts {
		out.Body.Data = append(out.Body.Data, LatePart{
			OrderID: p.OrderID, Reference: p.Reference, ShopID: p.ShopID, ShopName: p.ShopName,
			Name: fullName(p.FirstName, p.LastName), Province: p.Province, PaidAt: web.Moment(p.PaidAt),
			ShipBy: p.ShipBy.UTC(), LateDays: lateDays(p.ShipBy, now), RemindedAt: web.Moment(p.RemindedAt),
			Left: p.Left, Total: p.Total,
		})
	}
	for _, l := range shops {
		out.Body.Count += l.Parts
		out.Body.Shops = append(out.Body.Shops, LateShop{l.ShopID, l.ShopName, l.Parts, lateDays(l.Oldest, now)})
	}
	return out, nil
}

type remindInput struct {
	ShopID string `path:"shopId" maxLength:"64"`
	Body   struct {
		OrderIDs []string `json:"orderIds,omitempty" maxItems:"50" doc:"Absent: what waits longest of what was not recalled lately"`
	}
}

func (s *Service) postRemind(ctx context.Context, in *remindInput) (*struct{}, error) {
	ids := in.Body.OrderIDs
	if len(ids) == 0 {
		var err error
		if ids, err = s.toRemind(ctx, in.ShopID); err != nil {
			return nil, err
		}
	}
	late, err := s.lateOf(ctx, in.ShopID, ids)
	if err != nil {
		return nil, err
	}
	if len(late) == 0 {
		return nil, errNotLate
	}
	shops, err := s.shopsOf(ctx, late[0])
	if err != nil {
		return nil, err
	}
	return nil, s.db.Tx(ctx, func(tx *db.Tx) error { return s.remind(ctx, tx, shops[in.ShopID], in.ShopID, late) })
}

// toRemind finds the orders that wait longest of those a shop can be reminded of now. It refuses when there is none.
func (s *Service) toRemind(ctx context.Context, shopID string) (orderIDs []string, err error) {
	filter := order.LateFilter{Before: s.Now(), ShopID: shopID, RemindedBefore: s.Now().Add(-order.RemindEvery)}
	parts, _, err := s.Orders.LateParts(ctx, filter, order.DeskPage{Size: perPage})
	if err != nil {
		return nil, err
	}
	if len(parts) == 0 {
		filter.RemindedBefore = time.Time{}
		if parts, _, err = s.Orders.LateParts(ctx, filter, order.DeskPage{Size: 1}); err == nil && len(parts) > 0 {
			err = errReminded
		}
		return nil, err
	}
	for _, p := range parts {
		orderIDs = append(orderIDs, p.OrderID)
	}
	return orderIDs, nil
}

// lateOf reads the orders, among some, of which a shop's part is late.
func (s *Service) lateOf(ctx context.Context, shopID string, orderIDs []string) (late []*order.Order, err error) {
	for _, id := range orderIDs {
		o, err := s.Orders.Find(ctx, s.db, order.Whole(), id)
		if err != nil {
			return nil, err
		}
		part := o.Part(shopID)
		if part == nil {
			return nil, order.ErrNotFound
		}
		if part.Late(s.Now()) {
			late = append(late, o)
		}
	}
	return late, nil
}

// remind writes to a shop about the orders of which it was not reminded lately.
func (s *Service) remind(ctx context.Context, tx *db.Tx, owner *shop.Shop, shopID string, late []*order.Order) error {
	var due []*order.Order
	for _, o := range late {
		ok, err := s.Orders.Remind(ctx, tx, o.ID, shopID, s.Now())
		if err != nil {
			return err
		}
		if ok {
			due = append(due, o)
		}
	}
	if len(due) == 0 {
		return errReminded
	}
	letter, ok := s.reminder(due, owner)
	if !ok {
		return errNoAddress
	}
	// The letter is kept with the first order; the journal tells of each.
	if _, err := s.post(ctx, tx, due[0], letter); err != nil {
		return err
	}
	for _, o := range due {
		after := map[string]any{"shop": o.Part(shopID).Name}
		if err := s.note(ctx, tx, o, "order.remind", "", nil, after); err != nil {
			return err
		}
	}
	return nil
}

// Return is a return as operators see it.
type Return struct {
	ID          string             `json:"id"`
	OrderID     string             `json:"orderId"`
	Reference   string             `json:"reference"`
	ShopID      string             `json:"shopId"`
	ShopName    string             `json:"shopName"`
	Name        string             `json:"name" doc:"The buyer's"`
	ProductName string             `json:"productName"`
	VariantName string             `json:"variantName"`
	Quantity    int                `json:"quantity"`
	Reason      string             `json:"reason" doc:"The buyer's"`
	Photos      []string           `json:"photos" nullable:"false" doc:"Ids of the buyer's photographs"`
	DenyReason  string             `json:"denyReason" doc:"The shop's"`
	Status      order.ReturnStatus `json:"status" enum:"returnRequested,pendingReturn,returnDenied,returnExpired,completed"`
	RequestedAt time.Time          `json:"requestedAt"`
	UpdatedAt   time.Time          `json:"updatedAt"`
	DueAt       *time.Time         `json:"dueAt" doc:"An accepted one must be received before"`
}

type returnsInput struct {
	Status order.ReturnStatus `query:"status" enum:"returnRequested,pendingReturn,returnDenied,returnExpired,completed" default:"returnRequested"`
	Before string             `query:"before" maxLength:"100" doc:"The next of the page before"`
}

type returnsOutput struct {
	Body struct {
		Data   []Return                   `json:"data" nullable:"false"`
		Next   string                     `json:"next" doc:"Give it as before to read on; empty at the end"`
		Counts map[order.ReturnStatus]int `json:"counts" doc:"Unanswered, refused and expired ones"`
	}
}

func (s *Service) getReturns(ctx context.Context, in *returnsInput) (*returnsOutput, error) {
	list, next, err := s.Orders.ReturnsForDesk(ctx, in.Status, order.DeskPage{Before: in.Before, Size: perPage})
	if err != nil {
		return nil, err
	}
	out := &returnsOutput{}
	out.Body.Next, out.Body.Data, out.Body.Counts = next, []Return{}, map[order.ReturnStatus]int{}
	for _, r := range list {
		out.Body.Data = append(out.Body.Data, wireReturn(r.ReturnItem, r.Item, r.Reference, r.Part.Name,
			fullName(r.FirstName, r.LastName)))
	}
	for _, status := range []order.ReturnStatus{order.ReturnRequested, order.ReturnDenied, order.ReturnExpired} {
		waiting, err := s.Orders.CountReturns(ctx, status)
		if err != nil {
			return nil, err
		}
		out.Body.Counts[status] = waiting.Count
	}
	return out, nil
}

func wireReturn(r *order.ReturnItem, item *order.Item, reference, shopName, name string) Return {
	return Return{
		ID: r.ID, OrderID: r.OrderID, Reference: reference, ShopID: r.ShopID, ShopName: shopName, Name: name,
		ProductName: item.ProductName, VariantName: item.VariantName, Quantity: r.Quantity, Reason: r.Reason,
		Photos:     web.List(r.Photos),
		DenyReason: r.DenyReason, Status: r.Status, RequestedAt: r.RequestedAt.UTC(), UpdatedAt: r.UpdatedAt.UTC(),
		DueAt: web.Moment(r.DueAt),
	}
}

type overruleInput struct {
	ReturnID string `path:"returnId" maxLength:"64"`
	Body     struct {
		Decision string `json:"decision" enum:"accept,refund" doc:"accept: the person may send the units back; refund: now, nothing comes back"`
		Reason   string `json:"reason" maxLength:"1000" doc:"Told to the shop"`
	}
}

func (s *Service) previewOverrule(ctx context.Context, in *overruleInput) (*outcomeOutput, error) {
	if in.Body.Reason == "" {
		in.Body.Reason = "…"
	}
	return s.overrule(ctx, in, true)
}

func (s *Service) postOverrule(ctx context.Context, in *overruleInput) (*outcomeOutput, error) {
	return s.overrule(ctx, in, false)
}

func (s *Service) overrule(ctx context.Context, in *overruleInput, preview bool) (*outcomeOutput, error) {
	reason, err := operator.Reason(check.Strip(in.Body.Reason))
	if err != nil {
		return nil, err
	}
	return s.act(ctx, preview, func(tx *db.Tx) (out Outcome, err error) {
		before, err := s.Orders.StatusOfReturn(ctx, tx, in.ReturnID)
		if err != nil {
			return out, err
		}
		done, err := s.Orders.OverruleReturn(ctx, tx, in.ReturnID, in.Body.Decision == "refund", s.Now())
		if err != nil {
			return out, err
		}
		o := done.Order
		if err := s.account(ctx, tx, o, done.Refunds, &out); err != nil {
			return out, err
		}
		shops, err := s.shopsOf(ctx, o)
		if err != nil {
			return out, err
		}
		item := itemOfReturn(o, in.ReturnID)
		back, err := s.Orders.ComesBack(ctx, tx, o.ID, done.Refunds)
		if err != nil {
			return out, err
		}
		drafts, err := s.overruleLetters(o, shops, item, done.Refunds, reason, back)
		if err != nil {
			return out, err
		}
		letters, err := s.post(ctx, tx, o, drafts...)
		if err != nil {
			return out, err
		}
		out.addLetters(letters)
		return out, s.note(ctx, tx, o, "return.overrule", reason, map[string]any{"status": before},
			map[string]any{"status": item.Return.Status, "refunded": out.Total})
	})
}

func itemOfReturn(o *order.Order, returnID string) *order.Item {
	for _, item := range o.Items() {
		if item.Return != nil && item.Return.ID == returnID {
			return item
		}
	}
	return nil
}
