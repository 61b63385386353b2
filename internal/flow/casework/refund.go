package casework

import (
	"context"
	"net/http"

	"github.com/danielgtaylor/huma/v2"

	"rangrue/internal/domain/operator"
	"rangrue/internal/domain/order"
	"rangrue/internal/flow/fulfilment"
	"rangrue/internal/kit/check"
	"rangrue/internal/kit/db"
	"rangrue/internal/kit/problem"
	"rangrue/internal/kit/web"
)

func (s *Service) actRoutes(d operator.Desk) {
	const one = "/orders/{orderId}"
	small := web.MaxBody(16 << 10)
	operator.Post(d, one+"/refund/preview", "What a refund would do", operator.RefundOrders, s.previewRefund, small)
	operator.Post(d, one+"/refund", "Refund a line, an amount or everything", operator.RefundOrders, s.postRefund,
		small)
	operator.Post(d, one+"/refunds/{refundId}/settle", "Note that a failed refund was settled by other means",
		operator.RefundOrders, s.postSettle, web.Status(http.StatusNoContent), small)
	operator.Post(d, one+"/cancel/preview", "What cancelling units would do", operator.ActOnOrders, s.previewCancel,
		small)
	operator.Post(d, one+"/cancel", "Cancel units that have not left", operator.ActOnOrders, s.postCancel, small)
	operator.Post(d, one+"/parcels/{parcelId}/preview", "What correcting a parcel would do", operator.ActOnOrders,
		s.previewParcel, small)
	operator.Route(d, huma.Operation{Method: http.MethodPut, Path: one + "/parcels/{parcelId}",
		Summary: "Correct how a parcel is followed"}, operator.ActOnOrders, s.putParcel, small)
	operator.Post(d, one+"/notes", "Write a note about an order", operator.ActOnOrders, s.postNote,
		web.Status(http.StatusCreated), small)
}

// RefundAsk is a refund that an operator asks for. Inputs embed it, which only an exported type allows.
type RefundAsk struct {
	Key      string       `json:"key" minLength:"8" maxLength:"100" doc:"Made by the page: the same one twice is done once"`
	Scope    string       `json:"scope" enum:"line,amount,all"`
	ItemID   string       `json:"itemId,omitempty" maxLength:"64" doc:"Of a line"`
	Quantity int          `json:"quantity,omitempty" minimum:"0" maximum:"100000" doc:"Of a line"`
	ShopID   string       `json:"shopId,omitempty" maxLength:"64" doc:"Of an amount"`
	Amount   float64      `json:"amount,omitempty" minimum:"0" maximum:"10000000" doc:"Dollars, taxes included"`
	BorneBy  order.Bearer `json:"borneBy" enum:"shop,market"`
	Reason   string       `json:"reason" maxLength:"1000" doc:"Told in the letters"`
}

type refundInput struct {
	OrderID string `path:"orderId" maxLength:"64"`
	Body    RefundAsk
}

func (a RefundAsk) decision() (order.Decision, error) {
	reason, err := operator.Reason(check.Strip(a.Reason))
	d := order.Decision{Key: a.Key, BorneBy: a.BorneBy, Reason: reason}
	switch a.Scope {
	case "line":
		if d.Units = (order.Units{ItemID: a.ItemID, Quantity: a.Quantity}); a.ItemID == "" {
			return d, order.ErrNotFound
		}
	case "amount":
		if d.ShopID, d.Amount = a.ShopID, cents(a.Amount); a.ShopID == "" {
			return d, order.ErrNotFound
		}
	}
	return d, err
}

func (s *Service) previewRefund(ctx context.Context, in *refundInput) (*outcomeOutput, error) {
	if in.Body.Reason == "" {
		in.Body.Reason = "…" // the page shows sums before the reason is typed
	}
	return s.refund(ctx, in, true)
}

func (s *Service) postRefund(ctx context.Context, in *refundInput) (*outcomeOutput, error) {
	return s.refund(ctx, in, false)
}

// errContested: what the bank holds cannot be given back, and would be taken from the shop a second time.
var errContested = problem.New(problem.Conflict, "order_contested", problem.Say(
	"La banque retient l’argent de cette commande\u00a0: un litige est ouvert, ou perdu sans qu’on ait décidé qui "+
		"le supporte. Réglez d’abord le litige.",
	"The bank holds the money of this order: a dispute is open, or lost and nobody decided who bears it. Settle the "+
		"dispute first."))

func (s *Service) refund(ctx context.Context, in *refundInput, preview bool) (*outcomeOutput, error) {
	decision, err := in.Body.decision()
	if err != nil {
		return nil, err
	}
	return s.act(ctx, preview, func(tx *db.Tx) (out Outcome, err error) {
		o, refunds, again, err := s.Orders.Refund(ctx, tx, in.OrderID, decision, s.Now())
		if err != nil {
			return out, err
		}
		out.Again = again
		if err := s.account(ctx, tx, o, refunds, &out); err != nil || again {
			return out, err
		}
		if held, err := s.Orders.Held(ctx, tx, o.ID); err != nil {
			return out, err
		} else if held {
			return out, errContested
		}
		shops, err := s.shopsOf(ctx, o)
		if err != nil {
			return out, err
		}
		letters, err := s.post(ctx, tx, o, s.refundLetters(o, shops, refunds, decision.Reason)...)
		if err != nil {
			return out, err
		}
		out.addLetters(letters)
		return out, s.note(ctx, tx, o, "order.refund", decision.Reason, nil, map[string]any{
			"scope": in.Body.Scope, "total": out.Total, "borneBy": decision.BorneBy,
		})
	})
}

// Units is a number of units of an item, with how many the operator saw left.
type Units = fulfilment.Units

type cancelInput struct {
	OrderID string `path:"orderId" maxLength:"64"`
	Body    struct {
		Items  []Units `json:"items" minItems:"1" maxItems:"200" nullable:"false"`
		Reason string  `json:"reason" maxLength:"200" doc:"Told in the letters"`
	}
}

func (s *Service) previewCancel(ctx context.Context, in *cancelInput) (*outcomeOutput, error) {
	if in.Body.Reason == "" {
		in.Body.Reason = "…"
	}
	return s.cancel(ctx, in, true)
}

func (s *Service) postCancel(ctx context.Context, in *cancelInput) (*outcomeOutput, error) {
	return s.cancel(ctx, in, false)
}

func (s *Service) cancel(ctx context.Context, in *cancelInput, preview bool) (*outcomeOutput, error) {
	reason, err := operator.Reason(check.Line(check.Strip(in.Body.Reason)))
	if err != nil {
		return nil, err
	}
	units := make([]order.Units, len(in.Body.Items))
	for n, u := range in.Body.Items {
		units[n] = order.Units{ItemID: u.ItemID, Quantity: u.Quantity}
	}
	return s.act(ctx, preview, func(tx *db.Tx) (out Outcome, err error) {
		done, err := s.Orders.Cancel(ctx, tx, order.Whole(), in.OrderID, units, reason, s.Now())
		if err != nil {
			return out, err
		}
		for _, u := range in.Body.Items { // someone else was faster
			if done.Order.Item(u.ItemID).Left() != u.Left-u.Quantity {
				return out, fulfilment.ErrOrderChanged
			}
		}
		for _, back := range done.Stock {
			out.Restocked += back.Quantity
		}
		if err := order.Restock(ctx, tx, done.Stock); err != nil {
			return out, err
		}
		if err := s.account(ctx, tx, done.Order, done.Refunds, &out); err != nil {
			return out, err
		}
		shops, err := s.shopsOf(ctx, done.Order)
		if err != nil {
			return out, err
		}
		back, err := s.Orders.ComesBack(ctx, tx, done.Order.ID, done.Refunds)
		if err != nil {
			return out, err
		}
		letters, err := s.post(ctx, tx, done.Order, s.cancelLetters(done, shops, units, reason, back)...)
		if err != nil {
			return out, err
		}
		out.addLetters(letters)
		return out, s.note(ctx, tx, done.Order, "order.cancel", reason, nil, map[string]any{
			"units": unitsNamed(done.Order, units), "refunded": out.Total,
		})
	})
}

// unitsNamed says what units are of, for the journal.
func unitsNamed(o *order.Order, units []order.Units) map[string]int {
	named := map[string]int{}
	for _, u := range units {
		named[o.Item(u.ItemID).ProductName] += u.Quantity
	}
	return named
}

type parcelInput struct {
	OrderID  string `path:"orderId" maxLength:"64"`
	ParcelID string `path:"parcelId" maxLength:"64"`
	Body     struct {
		fulfilment.Tracking
		Reason string `json:"reason" maxLength:"1000"`
	}
}

func (s *Service) previewParcel(ctx context.Context, in *parcelInput) (*outcomeOutput, error) {
	if in.Body.Reason == "" {
		in.Body.Reason = "…"
	}
	return s.correct(ctx, in, true)
}

func (s *Service) putParcel(ctx context.Context, in *parcelInput) (*outcomeOutput, error) {
	return s.correct(ctx, in, false)
}

func (s *Service) correct(ctx context.Context, in *parcelInput, preview bool) (*outcomeOutput, error) {
	reason, err := operator.Reason(in.Body.Reason)
	if err != nil {
		return nil, err
	}
	how := in.Body.Tracking.Settled()
	parcel := order.Parcel{ID: in.ParcelID, CarrierName: how.CarrierName, TrackingNumber: how.TrackingNumber,
		TrackingLink: how.TrackingLink}
	return s.act(ctx, preview, func(tx *db.Tx) (out Outcome, err error) {
		before, err := s.Orders.Find(ctx, tx, order.Whole(), in.OrderID)
		if err != nil {
			return out, err
		}
		was := trackingOf(before, in.ParcelID)
		o, changed, err := s.Orders.CorrectParcel(ctx, tx, order.Whole(), in.OrderID, parcel, s.Now())
		if err != nil || !changed {
			return out, err
		}
		letters, err := s.post(ctx, tx, o, s.correctionLetter(o, partOfParcel(o, in.ParcelID), parcel))
		if err != nil {
			return out, err
		}
		out.addLetters(letters)
		return out, s.note(ctx, tx, o, "order.parcel", reason, was, trackingOf(o, in.ParcelID))
	})
}

// trackingOf is how a parcel is followed, for the journal.
func trackingOf(o *order.Order, parcelID string) map[string]any {
	for _, item := range o.Items() {
		for _, p := range item.Shipments {
			if p.ID == parcelID {
				return map[string]any{"carrier": p.CarrierName, "number": p.TrackingNumber, "link": p.TrackingLink}
			}
		}
	}
	return nil
}

func partOfParcel(o *order.Order, parcelID string) *order.ShopOrder {
	for _, part := range o.Shops {
		for _, item := range part.Items {
			for _, p := range item.Shipments {
				if p.ID == parcelID {
					return part
				}
			}
		}
	}
	return nil
}

type noteInput struct {
	OrderID string `path:"orderId" maxLength:"64"`
	Body    struct {
		Text string `json:"text" maxLength:"2000"`
	}
}

func (s *Service) postNote(ctx context.Context, in *noteInput) (*struct{}, error) {
	text := check.Strip(in.Body.Text)
	if err := check.All(check.Required("text", text)); err != nil {
		return nil, err
	}
	o, err := s.Orders.Find(ctx, s.db, order.Whole(), in.OrderID)
	if err != nil {
		return nil, err
	}
	who, _ := operator.From(ctx)
	return nil, s.db.Tx(ctx, func(tx *db.Tx) error {
		note := order.Note{ID: db.NewID(), OrderID: o.ID, OperatorID: who.UserID, OperatorName: who.Name, Text: text,
			CreatedAt: s.Now()}
		if err := s.Orders.WriteNote(ctx, tx, note); err != nil {
			return err
		}
		return s.note(ctx, tx, o, "order.note", "", nil, map[string]string{"note": note.ID})
	})
}
