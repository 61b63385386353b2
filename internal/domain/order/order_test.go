package order_test

import (
	"context"
	"errors"
	"testing"
	"time"

	"rangrue/internal/domain/order"
	"rangrue/internal/kit/db"
	"rangrue/internal/kit/money"
	"rangrue/internal/rules/pricing"
	"rangrue/internal/rules/shipping"
	"rangrue/internal/rules/tax"
)

var (
	ctx  = context.Background()
	noon = time.Date(2026, 11, 2, 12, 0, 0, 0, time.UTC)
)

const day = 24 * time.Hour

// harness is a service on a fresh database, with short words for what tests do all the time.
type harness struct {
	*testing.T
	*order.Service
	db *db.DB
}

func newHarness(t *testing.T, d *db.DB) harness {
	return harness{t, order.New(d, func(key string) string { return "https://files/" + key }), d}
}

// do runs a change that must succeed.
func (h harness) do(change func(tx *db.Tx) error) {
	h.Helper()
	if err := h.db.Tx(ctx, change); err != nil {
		h.Fatal(err)
	}
}

// refused runs a change that must fail with want.
func (h harness) refused(want error, change func(tx *db.Tx) error) {
	h.Helper()
	if err := h.db.Tx(ctx, change); !errors.Is(err, want) {
		h.Errorf("error = %v; want %v", err, want)
	}
}

func (h harness) replay(d order.Draft, events ...order.Event) (o *order.Order) {
	h.Helper()
	h.do(func(tx *db.Tx) (err error) {
		o, err = h.Replay(ctx, tx, d, events...)
		return err
	})
	return o
}

func (h harness) find(id string) *order.Order {
	h.Helper()
	o, err := h.Find(ctx, h.db, order.Whole(), id)
	if err != nil {
		h.Fatal(err)
	}
	return o
}

func (h harness) expect(o *order.Order, status order.Status, items map[string]order.ItemStatus) {
	h.Helper()
	if o.Status != status {
		h.Errorf("order is %s; want %s", o.Status, status)
	}
	for id, want := range items {
		if got := o.Item(id).Status; got != want {
			h.Errorf("%s is %s; want %s", id, got, want)
		}
	}
}

func anAddress(province string) order.Address {
	return order.Address{
		FirstName: "Maude", LastName: "Tremblay", Address: "84, rang de la Grande-Ligne", City: "Saint-Pascal",
		Province: province, PostalCode: "G0L 3Y0", Country: "CA",
	}
}

// draft is the basket of the checkout's design: two mugs, honey and jam, a tuque in final sale; 205,81 $ in all.
// Ids end with name, so that several drafts live in one database.
func draft(name string) order.Draft {
	shop := func(id, label string, settings shipping.Settings) order.DraftShop {
		return order.DraftShop{
			Seller: order.Seller{
				ShopID: id, Name: label, Slug: id, MerchantName: label + " inc.", CommissionRate: pricing.Commission,
			},
			Shipping: settings,
		}
	}
	item := func(id, shopID, product string, category tax.Category, price money.Cents, quantity int) order.DraftItem {
		return order.DraftItem{
			ID: id + name, ShopID: shopID, UnitPrice: price, Quantity: quantity,
			Product: order.Product{
				ProductID: "product-" + id, VariantID: "variant-" + id, ProductName: product, ProductSlug: id,
				VariantName: "Unique", Thumbnail: id + ".jpeg", TaxCategory: category,
				StockTaken: id != "honey", FinalSale: id == "tuque",
			},
		}
	}
	return order.Draft{
		UserID: "maude", CartID: "cart" + name, IdempotencyKey: "key" + name, RequestHash: "hash",
		Contact: order.Contact{
			Email: "Maude.Tremblay@courriel.ca", Phone: "4185550142", FirstName: "Maude", LastName: "Tremblay",
		},
		ShippingAddress: anAddress("QC"), BillingAddress: anAddress("QC"),
		Shops: []order.DraftShop{
			shop("batture", "Atelier Batture", shipping.Settings{Amount: 1200, FreeFrom: 7500}),
			shop("rang4", "Miellerie du Rang 4", shipping.Settings{Amount: 850}),
			shop("nordet", "Maille Nordet", shipping.Settings{Amount: 900, Policy: shipping.PerItem}),
		},
		Items: []order.DraftItem{
			item("mug", "batture", "Tasse trempée, bleu marée", tax.Standard, 3800, 2),
			item("honey", "rang4", "Miel de trèfle, 500 g", tax.Grocery, 1450, 1),
			item("jam", "rang4", "Confiture de fraises du champ", tax.Grocery, 950, 1),
			item("tuque", "nordet", "Tuque à pompon Suroît", tax.Standard, 6400, 1),
		},
		Contribution: true, Payment: order.DraftPayment{Provider: "sandbox", CardToken: "tok_visa"}, At: noon,
	}
}

// Short words for events, a while after the order was placed.
func paid(after time.Duration) order.Event {
	return order.WasPaid(noon.Add(after), order.Receipt{CardBrand: "visa", CardLast4: "4242"})
}
func dispatched(after time.Duration) order.Event { return order.WasDispatched(noon.Add(after)) }
func shipped(after time.Duration, units ...order.Units) order.Event {
	return order.WasShipped(noon.Add(after), order.Parcel{
		Units: units, CarrierName: "Postes Canada", TrackingNumber: "7023 2109 4418",
		TrackingLink: "https://www.canadapost-postescanada.ca/track?n=7023210944180",
	})
}
func cancelled(after time.Duration, units ...order.Units) order.Event {
	return order.WasCancelled(noon.Add(after), "Plus en atelier", units...)
}
func asked(after time.Duration, itemID string, quantity int) order.Event {
	return order.ReturnWasAsked(noon.Add(after),
		order.ReturnAsk{Units: of(itemID, quantity), Reason: "L’anse est fêlée."})
}
func of(itemID string, quantity int) order.Units {
	return order.Units{ItemID: itemID, Quantity: quantity}
}
