package fulfilment

import (
	"context"
	"fmt"
	"net/http"
	"net/url"
	"time"

	"github.com/danielgtaylor/huma/v2"

	"rangrue/internal/domain/order"
	"rangrue/internal/domain/shop"
	"rangrue/internal/kit/db"
	"rangrue/internal/kit/french"
	"rangrue/internal/kit/mail"
	"rangrue/internal/kit/web"
)

func (s *Service) buyerRoutes(api huma.API) {
	web.Post(api, "/orders/{orderId}/cancellations", "Give up what was not shipped, as the buyer", s.postBuyerCancel,
		web.Tag("Orders"), web.Status(http.StatusNoContent), web.MaxBody(4<<10),
		web.Limit("buyer-cancellations", 30, 10*time.Minute),
		web.Describe("For the order's owner, or with its token. The shops are told, the units go back in stock and "+
			"what was paid for them is refunded. 409 `already_shipped` once a unit of it left, `nothing_to_cancel` "+
			"when all of it is cancelled, `payment_in_progress` before the payment is known."))
}

type buyerCancelInput struct {
	OrderID string `path:"orderId" maxLength:"64"`
	Token   string `query:"jeton" maxLength:"100" doc:"The order's token, for guests"`
	Body    struct {
		StoreID string `json:"storeId,omitempty" maxLength:"64" doc:"Of the one shop whose part is given up; the whole order without it"`
	}
}

func (s *Service) postBuyerCancel(ctx context.Context, in *buyerCancelInput) (*struct{}, error) {
	scope, err := s.Access.Require(ctx, in.OrderID, in.Token)
	if err != nil {
		return nil, err
	}
	return nil, s.CancelAsBuyer(ctx, scope, in.OrderID, in.Body.StoreID)
}

// CancelAsBuyer gives up what was not shipped of an order, or of one shop's part, puts it back in stock, owes its price
// to the customer, and tells them and the shops.
func (s *Service) CancelAsBuyer(ctx context.Context, scope order.Scope, orderID, shopID string) error {
	return s.db.Tx(ctx, func(tx *db.Tx) error {
		out, err := s.Orders.CancelUnshipped(ctx, tx, scope, orderID, shopID, s.Now())
		if err != nil {
			return err
		}
		letter, err := s.gaveUpLetter(ctx, tx, out)
		if err != nil {
			return err
		}
		if err := s.settleCancelled(ctx, tx, out, letter); err != nil {
			return err
		}
		return s.tellShops(ctx, tx, out)
	})
}

// gaveUpLetter confirms to the customer what they gave up.
func (s *Service) gaveUpLetter(ctx context.Context, tx *db.Tx, out order.Outcome) (mail.Message, error) {
	o := out.Order
	back, err := s.comesBack(ctx, tx, out)
	if err != nil {
		return mail.Message{}, err
	}
	blocks := []mail.Block{
		mail.Heading("Votre annulation est confirmée"),
		mail.Paragraph(fmt.Sprintf("Vous avez annulé ces articles de votre commande %s\u00a0:", o.Reference)),
		mail.Table{Lines: lines(o, out.Given)},
	}
	return s.letter(o, "Annulation confirmée, commande "+o.Reference, append(append(blocks, back...),
		mail.Button{Label: "Voir ma commande", URL: s.Link(o)}))
}

// tellShops writes to each shop what it need not prepare. A shop that was not told of the order yet never will be.
func (s *Service) tellShops(ctx context.Context, tx *db.Tx, out order.Outcome) error {
	o := out.Order
	if o.DispatchedAt.IsZero() {
		return nil
	}
	emails, err := shop.EmailsOf(ctx, tx, o.ShopIDs())
	if err != nil {
		return fmt.Errorf("fulfilment: read the addresses of shops: %w", err)
	}
	for _, part := range o.Shops {
		own := givenOf(out, part.ShopID)
		if len(own) == 0 || emails[part.ShopID] == "" {
			continue
		}
		letter, err := s.noticeOfCancel(o, part, own, emails[part.ShopID])
		if err != nil {
			return err
		}
		if err := mail.Enqueue(ctx, tx, letter); err != nil {
			return err
		}
	}
	return nil
}

// givenOf is what was given up of a shop's part.
func givenOf(out order.Outcome, shopID string) (own []order.Units) {
	for _, u := range out.Given {
		if out.Order.Item(u.ItemID).ShopID == shopID {
			own = append(own, u)
		}
	}
	return own
}

func (s *Service) noticeOfCancel(o *order.Order, part *order.ShopOrder, own []order.Units,
	to string) (mail.Message, error) {
	subject := "Articles annulés, commande " + o.Reference
	html, text, err := mail.Render(s.Brand, mail.Content{
		Preview: subject,
		Blocks: []mail.Block{
			mail.Heading("Des articles sont annulés"),
			mail.Paragraph("La personne qui a commandé a annulé ces articles\u00a0: ne les préparez pas."),
			mail.Table{Lines: lines(o, own)},
			mail.Paragraph("Ce qui était compté est remis en stock, et la personne est remboursée."),
			mail.Button{Label: "Voir la commande", URL: s.SellerURL + "/commandes/" + url.PathEscape(o.ID)},
		},
		Reason: "Vous recevez ce courriel parce " + french.Elide("que", part.Name) + " vend sur " + s.Brand.Name + ".",
	})
	if err != nil {
		return mail.Message{}, fmt.Errorf("fulfilment: letter: %w", err)
	}
	return mail.Message{To: []string{to}, Subject: subject, HTML: html, Text: text, About: order.Topic(o.ID)}, nil
}
