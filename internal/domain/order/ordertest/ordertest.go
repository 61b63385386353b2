// Package ordertest makes orders for the tests of the flows that follow one. It is for tests alone.
package ordertest

import (
	"time"

	"rangrue/internal/domain/order"
	"rangrue/internal/kit/money"
	"rangrue/internal/rules/pricing"
	"rangrue/internal/rules/shipping"
	"rangrue/internal/rules/tax"
)

// Noon is when [Draft] is placed.
var Noon = time.Date(2026, 11, 2, 17, 0, 0, 0, time.UTC)

// Day is a day.
const Day = 24 * time.Hour

// Draft is two mugs of one shop, and of another a jar of honey and a tuque in final sale. Its items are called mug,
// honey and tuque, with the name behind, so that several orders live in one database. An empty userID is a guest.
func Draft(name, userID, mugShop, otherShop string) order.Draft {
	seller := func(id, label string) order.DraftShop {
		return order.DraftShop{Shipping: shipping.Settings{Amount: 900}, Seller: order.Seller{
			ShopID: id, Name: label, Slug: "boutique-" + id, MerchantName: label + " inc.",
			MerchantAddress: "12, rue du Quai, Kamouraska (QC) G0L\u00a01M0",
			MerchantPhone:   "4185550117", MerchantEmail: "bonjour@batture.example",
			CommissionRate: pricing.Commission,
		}}
	}
	item := func(id, shopID, product string, price money.Cents, quantity int) order.DraftItem {
		return order.DraftItem{
			ID:        id + name,
			ShopID:    shopID,
			UnitPrice: price,
			Quantity:  quantity,
			Product: order.Product{
				ProductID: "product-" + id, VariantID: "variant-" + id, ProductName: product,
				ProductSlug: id, VariantName: "Unique",
				TaxCategory: tax.Standard, FinalSale: id == "tuque"},
		}
	}
	home := order.Address{
		FirstName:  "Maude",
		LastName:   "Tremblay",
		Address:    "84, rang de la Grande-Ligne",
		City:       "Saint-Pascal",
		Province:   "QC",
		PostalCode: "G0L 3Y0",
		Country:    "CA",
	}
	return order.Draft{
		UserID: userID, IdempotencyKey: "key" + name, RequestHash: "hash",
		Contact: order.Contact{
			Email:     "maude@courriel.ca",
			Phone:     "4185550142",
			FirstName: "Maude",
			LastName:  "Tremblay",
		},
		ShippingAddress: home, BillingAddress: home,
		Shops: []order.DraftShop{seller(mugShop, "Atelier Batture"), seller(otherShop, "Miellerie du Rang 4")},
		Items: []order.DraftItem{
			item("mug", mugShop, "Tasse trempée", 3800, 2), item("honey", otherShop, "Miel de trèfle", 1450, 1),
			item("tuque", otherShop, "Tuque Suroît", 6400, 1),
		},
		Payment: order.DraftPayment{Provider: "sandbox", CardToken: "tok_visa"}, At: Noon,
	}
}

// Paid pays and dispatches at once.
func Paid() []order.Event {
	return []order.Event{
		order.WasPaid(Noon, order.Receipt{CardBrand: "visa", CardLast4: "4242"}),
		order.WasDispatched(Noon),
	}
}

// Shipped is [Paid], then everything of the draft of that name sent after a day.
func Shipped(name string) []order.Event {
	parcel := func(units ...order.Units) order.Event {
		return order.WasShipped(
			Noon.Add(Day),
			order.Parcel{Units: units, CarrierName: "Postes Canada", TrackingNumber: "7023 2109 4418"},
		)
	}
	return append(Paid(),
		parcel(order.Units{ItemID: "mug" + name, Quantity: 2}),
		parcel(order.Units{ItemID: "honey" + name, Quantity: 1}, order.Units{ItemID: "tuque" + name, Quantity: 1}))
}
