package fulfilment

import (
	"context"
	"errors"
	"fmt"
	"slices"

	"github.com/danielgtaylor/huma/v2"

	"rangrue/internal/domain/order"
	"rangrue/internal/domain/shop"
	"rangrue/internal/kit/problem"
	"rangrue/internal/kit/web"
	"rangrue/internal/rules/shipping"
)

func (s *Service) trackingRoutes(api huma.API, shop string) {
	tag := web.Tag("Seller: orders")
	web.Post(api, shop+"/orders/tracking-check", "What each line of a file of tracking numbers would do",
		s.postTrackingCheck, tag, web.MaxBody(maxTrackingBytes), web.Describe("The body is the file itself, a CSV of "+
			"at most 500 lines: an order, a tracking number and perhaps a carrier. Nothing changes. "+
			"422 `tracking_file`, `tracking_columns`, `tracking_lines`."))
	web.Post(api, shop+"/orders/tracking", "Send what is left of orders under tracking numbers", s.postTracking, tag,
		web.MaxBody(64<<10), web.Describe("Each customer receives the letter of a parcel. A line that was noted "+
			"before changes nothing, so that a call can be made again."))
}

// TrackedLine is what a line of a file says: which order left, with whom, under which number.
type TrackedLine struct {
	Line           int    `json:"line" minimum:"1" maximum:"1000000" doc:"Of the file, from 1"`
	Order          string `json:"order" maxLength:"200" doc:"Its reference, or the number of the shop's invoice"`
	CarrierName    string `json:"carrierName,omitempty" maxLength:"200"`
	TrackingNumber string `json:"trackingNumber" maxLength:"200"`
}

// TrackingState is what a line does.
type TrackingState string

// States of lines. Only a ready one changes something, and only a done one did.
const (
	TrackingReady     TrackingState = "ready"
	TrackingDone      TrackingState = "done"
	TrackingKnown     TrackingState = "known"     // it was noted before
	TrackingTwice     TrackingState = "twice"     // an earlier line is about the same order
	TrackingUnknown   TrackingState = "unknown"   // the shop has no such order
	TrackingCancelled TrackingState = "cancelled" // nothing of the order is to be sent
	TrackingUntracked TrackingState = "untracked" // it is picked up, or the shop brings it
	TrackingInvalid   TrackingState = "invalid"   // the number is missing or wrong
	TrackingRefused   TrackingState = "refused"   // by the order
)

// TrackingLine is a line of a file with what it does.
type TrackingLine struct {
	TrackedLine
	State        TrackingState `json:"state" enum:"ready,done,known,twice,unknown,cancelled,untracked,invalid,refused"`
	Detail       string        `json:"detail" doc:"Why it does nothing, in French; empty for ready and done"`
	OrderID      string        `json:"orderId" doc:"Empty when the shop has no such order"`
	Reference    string        `json:"reference"`
	CustomerName string        `json:"customerName"`
	Units        int           `json:"units" doc:"Left to send"`
}

// JudgeTracking says what lines would do, in their order.
func (s *Service) JudgeTracking(ctx context.Context, shopID string, lines []TrackedLine) ([]TrackingLine, error) {
	names := make([]string, len(lines))
	for n, line := range lines {
		names[n] = line.Order
	}
	parts, err := s.Orders.NamedParts(ctx, shopID, names)
	if err != nil {
		return nil, err
	}
	var ids []string
	for _, part := range parts {
		ids = append(ids, part.ID)
	}
	numbers, err := s.Orders.TrackingNumbers(ctx, shopID, ids)
	if err != nil {
		return nil, err
	}
	judged := make([]TrackingLine, len(lines))
	first := map[string]int{} // line of an order
	for n, line := range lines {
		how := Tracking{CarrierName: carrierNamed(line.CarrierName), TrackingNumber: line.TrackingNumber}.Settled()
		line.CarrierName, line.TrackingNumber = how.CarrierName, how.TrackingNumber
		part, found := parts[line.Order]
		judged[n] = TrackingLine{TrackedLine: line, OrderID: part.ID, Reference: part.Reference, Units: part.Left,
			CustomerName: fullName(part.FirstName, part.LastName)}
		to := &judged[n]
		switch before, twice := first[part.ID]; {
		case !found:
			to.State, to.Detail = TrackingUnknown, unknownOrder(line.Order)
		case twice:
			to.State = TrackingTwice
			to.Detail = fmt.Sprintf("Cette commande est déjà à la ligne %d, qui compte seule.", before)
		default:
			first[part.ID] = line.Line
			to.State, to.Detail = judge(line, part, numbers[part.ID])
		}
	}
	return judged, nil
}

func unknownOrder(typed string) string {
	if typed == "" {
		return "La ligne ne nomme aucune commande."
	}
	return "Nous ne trouvons pas cette commande dans votre boutique."
}

// judge says what a line does to the shop's part of an order, and why it does nothing.
func judge(line TrackedLine, part order.ShopHead, noted []string) (TrackingState, string) {
	switch {
	case part.Delivery == shipping.Pickup:
		return TrackingUntracked, "Cette commande est ramassée à la boutique. Elle ne s’expédie pas."
	case part.Delivery == shipping.Local:
		return TrackingUntracked, "Vous livrez cette commande vous-même. Notez son départ dans la commande."
	case part.Status == order.Cancelled:
		return TrackingCancelled, "Cette commande est annulée."
	case line.TrackingNumber == "":
		return TrackingInvalid, "Il manque le numéro de suivi."
	case slices.Contains(noted, line.TrackingNumber):
		return TrackingKnown, "Ce colis est déjà noté. Rien ne change."
	case part.Left == 0:
		return TrackingKnown, "Cette commande est déjà expédiée. Un numéro de suivi se corrige dans la commande."
	case shortenedNumber.MatchString(line.TrackingNumber):
		return TrackingInvalid, "Le tableur a abrégé ce numéro. Mettez la colonne au format texte."
	case order.Parcel{CarrierName: line.CarrierName, TrackingNumber: line.TrackingNumber}.Check() != nil:
		return TrackingInvalid, order.ErrTracking.Text.FR
	case part.Status == order.Paid:
		return TrackingRefused, order.ErrNotReady.Text.FR
	}
	return TrackingReady, ""
}

// NoteTracking sends what is left of the orders of lines, each in a transaction of its own, and tells their customers:
// one that is refused keeps no other back.
func (s *Service) NoteTracking(ctx context.Context, owned *shop.Shop, lines []TrackedLine) ([]TrackingLine, error) {
	judged, err := s.JudgeTracking(ctx, owned.ID, lines)
	for n := range judged {
		if judged[n].State != TrackingReady || err != nil {
			continue
		}
		var refusal *problem.Error
		switch err = s.shipRest(ctx, owned, judged[n]); {
		case err == nil:
			judged[n].State = TrackingDone
		case errors.As(err, &refusal) && refusal.Kind != problem.Internal:
			judged[n].State, judged[n].Detail, err = TrackingRefused, refusal.Text.FR, nil
		}
	}
	return judged, err
}

// shipRest sends what is left of the shop's part of an order.
func (s *Service) shipRest(ctx context.Context, owned *shop.Shop, line TrackingLine) error {
	o, err := s.Orders.Find(ctx, s.db, order.OfShop(owned.ID), line.OrderID)
	if err != nil {
		return err
	}
	var rest []Units
	for _, item := range o.Part(owned.ID).Items {
		if left := item.Left(); left > 0 {
			rest = append(rest, Units{ItemID: item.ID, Quantity: left, Left: left})
		}
	}
	return s.ship(ctx, owned, o.ID, rest, Tracking{CarrierName: line.CarrierName, TrackingNumber: line.TrackingNumber})
}

type trackingOutput struct {
	Body struct {
		Lines []TrackingLine `json:"lines" nullable:"false"`
	}
}

func (s *Service) postTrackingCheck(ctx context.Context, in *struct {
	ShopID  string `path:"shopId" maxLength:"64"`
	Carrier string `query:"carrier" enum:"canada_post,purolator,ups,fedex,gls,nationex" doc:"Of the lines that name none"`
	RawBody []byte `contentType:"text/csv"`
}) (*trackingOutput, error) {
	owned, err := s.Shops.OwnedBySignedIn(ctx, in.ShopID)
	if err != nil {
		return nil, err
	}
	lines, err := readTracking(in.RawBody)
	if err != nil {
		return nil, err
	}
	usual := Tracking{Carrier: in.Carrier}.Settled().CarrierName
	for n := range lines {
		if lines[n].CarrierName == "" {
			lines[n].CarrierName = usual
		}
	}
	out := &trackingOutput{}
	out.Body.Lines, err = s.JudgeTracking(ctx, owned.ID, lines)
	return out, err
}

func (s *Service) postTracking(ctx context.Context, in *struct {
	ShopID string `path:"shopId" maxLength:"64"`
	Body   struct {
		Lines []TrackedLine `json:"lines" minItems:"1" maxItems:"20" nullable:"false" doc:"As the check answered them"`
	}
}) (*trackingOutput, error) {
	owned, err := s.Shops.OwnedBySignedIn(ctx, in.ShopID)
	if err != nil {
		return nil, err
	}
	out := &trackingOutput{}
	out.Body.Lines, err = s.NoteTracking(ctx, owned, in.Body.Lines)
	return out, err
}
