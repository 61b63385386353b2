package demo

import (
	"cmp"
	"context"
	"errors"
	"fmt"
	"slices"
	"strings"
	"time"

	"rangrue/internal/domain/catalog"
	"rangrue/internal/domain/order"
	"rangrue/internal/domain/payment"
	"rangrue/internal/domain/shop"
	"rangrue/internal/kit/db"
	"rangrue/internal/kit/jobs"
	"rangrue/internal/rules/pricing"
	"rangrue/internal/rules/shipping"
)

// orderData is a past order: who bought what, and what happened since, oldest first.
type orderData struct {
	Reference    string      `json:"reference"`
	Customer     string      `json:"customer"` // key of a customer; empty for a guest
	Guest        *personData `json:"guest"`
	Days         float64     `json:"days"`
	Contribution bool        `json:"contribution"`
	Pickup       bool        `json:"pickup"` // at every shop of it
	Codes        []string    `json:"codes"`  // of promotions
	Lines        []lineData  `json:"lines"`
	Events       []eventData `json:"events"`
	Dispute      disputeData `json:"dispute"`
	RefundBack   float64     `json:"refundBack"` // days since the bank sent what was given back to us again; 0: never
}

type lineData struct {
	Product  string `json:"product"`
	Variant  string `json:"variant"`
	Quantity int    `json:"quantity"`
}

// eventData is one thing that happened to some lines of an order.
type eventData struct {
	Did      string  `json:"did"`
	Days     float64 `json:"days"`
	Lines    []int   `json:"lines"`
	Quantity int     `json:"quantity"` // of each line; all of it when zero
	Reason   string  `json:"reason"`
	Carrier  string  `json:"carrier"`
	Tracking string  `json:"tracking"`
	Restock  bool    `json:"restock"`
}

const paymentProvider = "sandbox"

func (o orderData) id() string { return fixedID("order", o.Reference) }

func (o orderData) itemID(line int) string {
	return fixedID("item", fmt.Sprintf("%s/%d", o.Reference, line))
}

// loadOrders replays every past order in one transaction, the oldest first as invoices are numbered, with what visitors
// viewed and searched and the job that makes the pictures: they are the last step, and their presence tells that the
// market is whole.
func loadOrders(ctx context.Context, d Deps, m *marketData, now time.Time) error {
	goods, orders := m.goods(now), append(m.past(), m.orders...)
	said := &reviewed{m: m, goods: goods, now: now}
	slices.SortStableFunc(orders, func(a, b orderData) int { return cmp.Compare(b.Days, a.Days) })
	return d.DB.Tx(ctx, func(tx *db.Tx) error {
		for _, o := range orders {
			draft, err := o.draft(m, goods, now)
			if err != nil {
				return fmt.Errorf("%s: %w", o.Reference, err)
			}
			if err := o.promote(ctx, tx, d, &draft); err != nil {
				return fmt.Errorf("%s: %w", o.Reference, err)
			}
			events, err := o.history(goods, now)
			if err != nil {
				return fmt.Errorf("%s: %w", o.Reference, err)
			}
			replayed, err := d.Orders.Replay(ctx, tx, draft, events...)
			if err != nil {
				return err
			}
			if err := errors.Join(used(ctx, tx, d, draft), o.charged(ctx, tx, d, replayed, now)); err != nil {
				return fmt.Errorf("%s: %w", o.Reference, err)
			}
			said.add(o, replayed)
			if err := o.contested(ctx, tx, d, replayed, now); err != nil {
				return fmt.Errorf("%s: %w", o.Reference, err)
			}
		}
		if d.Reviews != nil {
			if err := said.load(ctx, tx, d); err != nil {
				return err
			}
		}
		if err := d.Insight.Import(ctx, tx, m.counts(orders, now)); err != nil {
			return err
		}
		return jobs.Enqueue(ctx, tx, picturesJob, struct{}{}, jobs.Key(picturesJob))
	})
}

// charged has the bank of the demo know that an order was paid and what was given back, so that what is left of it can
// be refunded and its list is ours. What it could not give back waits for an operator.
func (o orderData) charged(ctx context.Context, tx *db.Tx, d Deps, replayed *order.Order, now time.Time) error {
	if d.Sandbox == nil || replayed.PaidAt.IsZero() {
		return nil
	}
	intent := o.receipt().IntentID
	if err := d.Sandbox.Remember(ctx, tx, payment.Charge{Key: replayed.ID, IntentID: intent,
		Amount: replayed.GrandTotal}, replayed.PaidAt); err != nil {
		return err
	}
	refunds, err := d.Orders.RefundsOf(ctx, tx, replayed.ID)
	if err != nil {
		return err
	}
	for _, r := range refunds {
		if r.Status != order.RefundSent {
			continue
		}
		if o.RefundBack > 0 {
			at := ago(now, o.RefundBack)
			if _, err := d.Orders.RefundCameBack(ctx, tx, r.ID, "lost_or_stolen_card", at); err != nil {
				return err
			}
			continue
		}
		if err := d.Sandbox.RememberRefund(ctx, tx, payment.Refund{Key: r.ID, IntentID: intent,
			Amount: r.Amount.Total()}, r.UpdatedAt); err != nil {
			return err
		}
	}
	return nil
}

// receipt is what the bank answered when an order was paid.
func (o orderData) receipt() order.Receipt {
	return order.Receipt{IntentID: "demo_" + o.Reference, CardBrand: "visa", CardLast4: "4242"}
}

// good is a product as it stands in its shop.
type good struct {
	shop    shop.NewShop
	product catalog.NewProduct
	data    productData
}

func (m *marketData) goods(now time.Time) map[string]good {
	goods := map[string]good{}
	for _, s := range m.shops {
		opened := s.newShop(m, now)
		for i, p := range s.Products {
			goods[p.Slug] = good{opened, m.newProduct(s, p, i, now), p}
		}
	}
	return goods
}

func (o orderData) draft(m *marketData, goods map[string]good, now time.Time) (order.Draft, error) {
	buyer, userID := o.buyer(m)
	d := order.Draft{
		ID: o.id(), Reference: o.Reference, UserID: userID, IdempotencyKey: o.id(), Contribution: o.Contribution,
		Contact: order.Contact{Email: buyer.Email, Phone: buyer.Phone, FirstName: buyer.FirstName,
			LastName: buyer.LastName},
		ShippingAddress: buyer.orderAddress(), BillingAddress: buyer.orderAddress(),
		Payment: order.DraftPayment{Provider: paymentProvider}, At: ago(now, o.Days),
	}
	if o.Pickup {
		d.ShippingAddress = order.Address{}
	}
	seen := map[string]bool{}
	for n, line := range o.Lines {
		g, known := goods[line.Product]
		if !known {
			return d, fmt.Errorf("unknown product %q", line.Product)
		}
		v, err := g.variant(line.Variant)
		if err != nil {
			return d, err
		}
		if !seen[g.shop.ID] {
			seen[g.shop.ID] = true
			d.Shops = append(d.Shops, o.shop(g.shop))
		}
		d.Items = append(d.Items, order.DraftItem{
			ID: o.itemID(n), ShopID: g.shop.ID, Product: g.ordered(v), UnitPrice: v.Price, Quantity: line.Quantity,
		})
	}
	return d, nil
}

// shop is a shop of the order, its part delivered as the buyer chose.
func (o orderData) shop(s shop.NewShop) order.DraftShop {
	d := order.DraftShop{Seller: seller(s), Shipping: s.Shipping}
	if p := s.Ways.Pickup; o.Pickup && p != nil {
		d.Shipping = s.Ways.Tariff(shipping.Pickup, s.Shipping)
		d.Delivery = order.Delivery{
			Method: shipping.Pickup, Place: fmt.Sprintf("%s, %s (QC) %s", p.Address, p.City, p.PostalCode),
			Hours: p.Hours, Instructions: p.Instructions,
		}
	}
	return d
}

func (o orderData) buyer(m *marketData) (personData, string) {
	for _, c := range m.customers {
		if c.Key == o.Customer {
			return c, c.customerID()
		}
	}
	return *o.Guest, ""
}

func (p personData) orderAddress() order.Address {
	return order.Address{
		FirstName: p.FirstName, LastName: p.LastName, Address: compose(p.Address.Address),
		Address2: compose(p.Address.Address2),
		City:     compose(p.Address.City), Province: p.Address.Province, PostalCode: p.Address.PostalCode,
		Country: "CA",
	}
}

func seller(s shop.NewShop) order.Seller {
	at := s.Merchant
	return order.Seller{
		ShopID: s.ID, Name: s.Name, Slug: s.Slug, MerchantName: at.LegalName,
		MerchantAddress: fmt.Sprintf("%s, %s (%s) %s", at.Address, at.City, at.Province, at.PostalCode),
		MerchantPhone:   at.Phone, MerchantEmail: at.Email,
		GSTNumber: s.Taxes.GSTNumber, QSTNumber: s.Taxes.QSTNumber,
		DeliveryTerms: s.Delivery.Note, DeliveryMinDays: s.Delivery.MinDays, DeliveryDays: s.Delivery.MaxDays,
		ReturnTerms:    s.ReturnTerms,
		CommissionRate: pricing.Commission,
	}
}

func (g good) variant(key string) (catalog.Variant, error) {
	for _, v := range g.product.Variants {
		if v.ID == g.data.variantID(key) {
			return v, nil
		}
	}
	return catalog.Variant{}, fmt.Errorf("product %q has no variant %q", g.data.Slug, key)
}

// ordered is the product in the words an order keeps.
func (g good) ordered(v catalog.Variant) order.Product {
	var values []string
	for _, o := range g.product.Options {
		values = append(values, v.Options[o.Name])
	}
	p := order.Product{
		ProductID: g.product.ID, VariantID: v.ID, ProductName: g.product.Name, ProductSlug: g.product.Slug,
		VariantName: strings.Join(values, ", "), SKU: v.SKU, TaxCategory: g.product.TaxCategory,
		FinalSale: g.product.FinalSale, StockTaken: v.InventoryMode == catalog.ByStock,
	}
	for _, photo := range g.product.Photos {
		if p.Thumbnail == "" || len(v.PhotoIDs) > 0 && photo.ID == v.PhotoIDs[0] {
			p.Thumbnail = photo.Thumbs.Jpeg480
		}
	}
	return p
}
