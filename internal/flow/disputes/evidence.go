package disputes

import (
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"strings"
	"time"

	"rangrue/internal/domain/dispute"
	"rangrue/internal/domain/message"
	"rangrue/internal/domain/operator"
	"rangrue/internal/domain/order"
	"rangrue/internal/domain/payment"
	"rangrue/internal/kit/calendar"
	"rangrue/internal/kit/db"
	"rangrue/internal/kit/problem"
	"rangrue/internal/rules/shipping"
)

// trackedInTime tells that everything of a part that was not cancelled left with a tracking number, by the day that was
// promised: a loss is then not the shop's to bear. A pickup handed over against its code is as good.
func trackedInTime(part *order.ShopOrder) bool {
	shipped, byCode := 0, part.PickedUp() && part.HandoverNote == ""
	for _, item := range part.Items {
		if item.Left() > 0 {
			return false
		}
		shipped += item.Shipped
		for _, p := range item.Shipments {
			if byCode {
				continue
			}
			if p.TrackingNumber == "" || !part.ShipBy.IsZero() && p.ShippedAt.After(part.ShipBy) {
				return false
			}
		}
	}
	return shipped > 0
}

// proposed is who should bear a part of a loss.
func proposed(part *order.ShopOrder) order.Bearer {
	if trackedInTime(part) {
		return order.ByMarket
	}
	return order.ByShop
}

// evidenceOf is what our records tell a bank of an order. The text is left to the operator.
func evidenceOf(o *order.Order) payment.Evidence {
	a := o.BuyersAddress()
	e := payment.Evidence{
		BuyerName: strings.TrimSpace(o.Contact.FirstName + " " + o.Contact.LastName), BuyerEmail: o.Contact.Email,
		ShippingAddress: strings.Join(notEmpty(a.Address, a.Address2, a.City+" ("+a.Province+") "+a.PostalCode), ", "),
	}
	var products, carriers, numbers []string
	var last time.Time
	for _, p := range parcels(o) {
		if p.TrackingNumber == "" {
			continue
		}
		carriers, numbers = append(carriers, p.CarrierName), append(numbers, p.TrackingNumber)
		if p.ShippedAt.After(last) {
			last = p.ShippedAt
		}
	}
	for _, item := range o.Items() {
		products = append(products, fmt.Sprintf("%d × %s", item.Quantity, item.ProductName))
	}
	e.Product = strings.Join(products, ", ")
	e.Carrier, e.TrackingNumber = strings.Join(notEmpty(carriers...), ", "), strings.Join(numbers, ", ")
	if !last.IsZero() {
		e.ShippedOn = calendar.Date(last)
	}
	return e
}

// parcels are those of an order, each once.
func parcels(o *order.Order) (list []order.Shipment) {
	seen := map[string]bool{}
	for _, item := range o.Items() {
		for _, p := range item.Shipments {
			if !seen[p.ID] {
				seen[p.ID] = true
				list = append(list, p)
			}
		}
	}
	return list
}

func notEmpty(texts ...string) (kept []string) {
	for _, text := range texts {
		if strings.TrimSpace(text) != "" {
			kept = append(kept, text)
		}
	}
	return kept
}

// draft is the text that an operator completes, made of what is known of the order.
func draft(o *order.Order, written []message.Written) string {
	var text strings.Builder
	fmt.Fprintf(&text, "La commande %s, de %s, a été passée et payée le %s par %s (%s).\n", o.Reference,
		o.GrandTotal.French(), calendar.French(o.PaidAt),
		strings.TrimSpace(o.Contact.FirstName+" "+o.Contact.LastName), o.Contact.Email)
	for _, part := range o.Shops {
		fmt.Fprintf(&text, "\nBoutique %s\u00a0:\n", part.Name)
		for _, item := range part.Items {
			fmt.Fprintf(&text, "- %d × %s, %s\n", item.Quantity, item.ProductName, paidFor(item))
		}
		sent := parcels(&order.Order{Shops: []*order.ShopOrder{part}})
		for _, p := range sent {
			fmt.Fprintf(&text, "- %s\n", left(part, p))
		}
		if len(sent) == 0 {
			text.WriteString("- aucun colis n’est parti\n")
		}
	}
	if n := len(written); n > 0 {
		fmt.Fprintf(&text, "\nLa personne et les boutiques ont échangé %d message(s), le dernier le %s.\n", n,
			calendar.French(written[n-1].At))
	}
	return text.String()
}

// paidFor is what was paid for a line, and what promotions took off its price.
func paidFor(item *order.Item) string {
	off := item.Off()
	if off == 0 {
		return item.Total().French()
	}
	return fmt.Sprintf("%s (%s moins %s de rabais)", (item.Total() - off).French(), item.Total().French(), off.French())
}

// left says how and when some units left their shop.
func left(part *order.ShopOrder, p order.Shipment) string {
	day := calendar.French(p.ShippedAt)
	switch {
	case part.PickedUp() && part.HandoverNote == "":
		return "remis à la boutique le " + day + ", contre le code de la personne"
	case part.PickedUp():
		return "remis à la boutique le " + day + ", sans code"
	case part.Delivery.Method == shipping.Local:
		return "livré par la boutique le " + day
	case p.TrackingNumber != "":
		return "colis parti le " + day + ", " + strings.TrimSpace(p.CarrierName+", suivi "+p.TrackingNumber)
	}
	return "colis parti le " + day + ", sans suivi"
}

// errBank is the answer when the provider could not be reached: what was written is kept.
var errBank = problem.New(problem.Unavailable, "bank_unreachable", problem.Say(
	"Le service de paiement n’a pas répondu. Votre texte est conservé\u00a0: envoyez-le de nouveau.",
	"The payment service did not answer. Your text is kept: send it again."))

// send keeps the evidence, hands it to the bank outside any transaction, and notes that the bank took it. Killed in
// between, the dispute still waits with its text, or the provider's own news say that it was sent.
func (s *Service) send(ctx context.Context, id, text string) error {
	d, err := s.Disputes.Find(ctx, s.db, id)
	if err != nil {
		return err
	}
	if d.State != dispute.NeedsAnswer {
		return dispute.ErrAnswered
	}
	o, err := s.Orders.Find(ctx, s.db, order.Whole(), d.OrderID)
	if err != nil {
		return err
	}
	evidence := evidenceOf(o)
	facts, err := json.Marshal(evidence)
	if err != nil {
		return err
	}
	who, _ := operator.From(ctx)
	err = s.db.Tx(ctx, func(tx *db.Tx) error {
		if err := s.Disputes.Write(ctx, tx, id, text, string(facts), who.Name, s.Now()); err != nil {
			return err
		}
		return s.note(ctx, tx, o, "dispute.evidence", "", map[string]any{"text": text})
	})
	if err != nil {
		return err
	}
	evidence.Text = text
	ctx = context.WithoutCancel(ctx)
	sent, err := s.Payments.SendEvidence(ctx, d.ProviderID, evidence)
	if errors.Is(err, payment.ErrRefused) {
		return dispute.ErrAnswered.Because(err)
	}
	if err != nil {
		return errBank.Because(err)
	}
	return s.Receive(ctx, sent)
}
