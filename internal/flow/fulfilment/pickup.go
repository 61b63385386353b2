package fulfilment

import (
	"context"
	"fmt"
	"net/http"
	"strings"

	"github.com/danielgtaylor/huma/v2"

	"rangrue/internal/domain/order"
	"rangrue/internal/domain/shop"
	"rangrue/internal/kit/check"
	"rangrue/internal/kit/db"
	"rangrue/internal/kit/mail"
	"rangrue/internal/kit/web"
)

func (s *Service) pickupRoutes(api huma.API, shop string) {
	tag := web.Tag("Seller: orders")
	web.Post(api, shop+"/orders/{orderId}/ready", "Note that a pickup is ready; a letter gives the customer a code",
		s.postReady, tag, web.Describe("409 `not_picked_up` for another delivery, `order_not_ready` before the order "+
			"is dispatched, `units_not_left` when nothing is left. Said twice, it is noted once."))
	web.Post(api, shop+"/orders/{orderId}/handover", "Hand a pickup over to the customer", s.postHandover, tag,
		web.Status(http.StatusCreated), web.MaxBody(4<<10),
		web.Describe("With the customer's code, or a reason why there is none. 422 `pickup_code` for a wrong one, "+
			"409 `pickup_tries` after five of these, `pickup_not_ready` before it is said ready, "+
			"`units_not_left` when it was handed over already."))
}

// Ready notes that the shop's part can be picked up, and sends the customer the code to show.
func (s *Service) Ready(ctx context.Context, owned *shop.Shop, orderID string) (*Order, error) {
	err := s.db.Tx(ctx, func(tx *db.Tx) error {
		o, changed, err := s.Orders.Ready(ctx, tx, order.OfShop(owned.ID), orderID, owned.ID, s.Now())
		if err != nil || !changed {
			return err
		}
		letter, err := s.readyLetter(o, o.Part(owned.ID))
		if err != nil {
			return err
		}
		return mail.Enqueue(ctx, tx, letter)
	})
	if err != nil {
		return nil, err
	}
	return s.FindOrder(ctx, owned, orderID)
}

// HandOver gives the customer what is ready, against their code or with a reason, and confirms it to them. A wrong code
// is counted, then refused.
func (s *Service) HandOver(ctx context.Context, owned *shop.Shop, orderID, code, reason string) (*Order, error) {
	h := order.Handover{ID: db.NewID(), Code: strings.TrimSpace(code)}
	if h.Code == "" {
		h.Reason = check.Line(check.Strip(reason))
		if err := check.All(check.Required("reason", h.Reason),
			check.Length("reason", h.Reason, 1, order.MaxReason)); err != nil {
			return nil, err
		}
	}
	right := false
	err := s.db.Tx(ctx, func(tx *db.Tx) error {
		o, matched, err := s.Orders.HandOver(ctx, tx, order.OfShop(owned.ID), orderID, owned.ID, h, s.Now())
		if right = matched; err != nil || !matched {
			return err
		}
		letter, err := s.handedLetter(o, o.Part(owned.ID), h.ID)
		if err != nil {
			return err
		}
		return mail.Enqueue(ctx, tx, letter)
	})
	if err == nil && !right {
		err = order.ErrPickupCode
	}
	if err != nil {
		return nil, err
	}
	return s.FindOrder(ctx, owned, orderID)
}

// readyLetter gives the customer the code, the place and the hours of their pickup.
func (s *Service) readyLetter(o *order.Order, part *order.ShopOrder) (mail.Message, error) {
	d := part.Delivery
	where := "Adresse\u00a0: " + d.Place + "\nHeures\u00a0: " + d.Hours
	if d.Instructions != "" {
		where += "\nSur place\u00a0: " + d.Instructions
	}
	var waits []order.Units
	for _, i := range part.Items {
		if i.Left() > 0 {
			waits = append(waits, order.Units{ItemID: i.ID, Quantity: i.Left()})
		}
	}
	return s.letter(o, "Votre commande est prête à ramasser, "+o.Reference, []mail.Block{
		mail.Heading("Votre commande est prête"),
		mail.Paragraph(fmt.Sprintf("Vos articles de la commande %s vous attendent chez %s.", o.Reference, part.Name)),
		mail.Table{Lines: lines(o, waits)},
		mail.Paragraph("Votre code de ramassage, à montrer à la boutique\u00a0:"),
		mail.Heading(part.PickupCode),
		mail.Note(where),
		mail.Button{Label: "Voir ma commande", URL: s.Link(o)},
	})
}

// handedLetter confirms to the customer that they picked their order up, and tells so when no code was shown.
func (s *Service) handedLetter(o *order.Order, part *order.ShopOrder, handoverID string) (mail.Message, error) {
	var handed []order.Units
	for _, i := range part.Items {
		for _, sent := range i.Shipments {
			if sent.ID == handoverID {
				handed = append(handed, order.Units{ItemID: i.ID, Quantity: sent.Quantity})
			}
		}
	}
	blocks := []mail.Block{
		mail.Heading("Votre commande vous a été remise"),
		mail.Paragraph(fmt.Sprintf("%s vous a remis ces articles de votre commande %s\u00a0:", part.Name, o.Reference)),
		mail.Table{Lines: lines(o, handed)},
	}
	if part.HandoverNote != "" {
		blocks = append(blocks, mail.Paragraph("Elle a été remise sans code. La boutique en donne la raison\u00a0:"),
			mail.Note(part.HandoverNote),
			mail.Paragraph("Si vous ne l’avez pas ramassée, écrivez à la boutique depuis votre commande."))
	}
	return s.letter(o, "Commande remise, "+o.Reference,
		append(blocks, mail.Button{Label: "Voir ma commande", URL: s.Link(o)}))
}

func (s *Service) postReady(ctx context.Context, in *OrderPath) (*orderOutput, error) {
	owned, err := s.Shops.OwnedBySignedIn(ctx, in.ShopID)
	if err != nil {
		return nil, err
	}
	o, err := s.Ready(ctx, owned, in.OrderID)
	return &orderOutput{Body: o}, err
}

func (s *Service) postHandover(ctx context.Context, in *struct {
	OrderPath
	Body struct {
		Code   string `json:"code,omitempty" maxLength:"20" doc:"The customer's, six digits"`
		Reason string `json:"reason,omitempty" doc:"1 to 200 characters, needed without a code; the customer reads it"`
	}
}) (*orderOutput, error) {
	owned, err := s.Shops.OwnedBySignedIn(ctx, in.ShopID)
	if err != nil {
		return nil, err
	}
	o, err := s.HandOver(ctx, owned, in.OrderID, in.Body.Code, in.Body.Reason)
	return &orderOutput{Body: o}, err
}
