package checkout_test

import (
	"context"
	"errors"
	"fmt"
	"net/http"
	"strings"
	"testing"
	"time"

	"rangrue/internal/domain/account"
	"rangrue/internal/domain/cart"
	"rangrue/internal/domain/operator"
	"rangrue/internal/domain/order"
	"rangrue/internal/domain/promotion"
	"rangrue/internal/flow/checkout"
	"rangrue/internal/kit/db"
	"rangrue/internal/kit/db/dbtest"
	"rangrue/internal/kit/money"
	"rangrue/internal/markettest"
	"rangrue/internal/rules/pricing"
	"rangrue/internal/rules/shipping"
)

// promote makes a promotion: of the market, by its operator, when it names no shop.
func (m *market) promote(p promotion.Promotion) *promotion.Promotion {
	m.Helper()
	if p.Scope == "" {
		p.Scope = promotion.AllProducts
	}
	p.Name = "Promotion d’essai"
	made, err := m.promotions.Create(operator.CommandLine(guest), p)
	if err != nil {
		m.Fatal(err)
	}
	return made
}

// threePromotions are an offer and a code of Batture, and a code of the market.
func (m *market) threePromotions() {
	m.promote(promotion.Promotion{ShopID: m.batture, Kind: pricing.PercentOff, Percent: 10})
	m.promote(promotion.Promotion{ShopID: m.batture, Code: "tasse-5", Kind: pricing.AmountOff, Amount: 500})
	m.promote(promotion.Promotion{Code: "MARCHE", Kind: pricing.PercentOff, Percent: 15})
}

func (m *market) enter(cartID string, codes ...string) *cart.Cart {
	m.Helper()
	var c *cart.Cart
	for _, code := range codes {
		c = markettest.Must(m.carts.AddCode(guest, cartID, code))
	}
	return c
}

func (m *market) uses() (uses []int) {
	m.Helper()
	for _, shopID := range []string{m.batture, ""} {
		for _, p := range markettest.Must(m.promotions.List(guest, shopID)) {
			uses = append(uses, p.Uses)
		}
	}
	return uses
}

func TestAnOrderFreezesWhatPromotionsTookOff(t *testing.T) {
	dbtest.Run(t, func(t *testing.T, d *db.DB) {
		m := newMarket(t, d)
		books := m.keepBooks()
		m.threePromotions()
		cartID := m.fill(guest, m.mug, m.honey)
		m.addMugs(cartID)
		shown := m.enter(cartID, " Tasse – 5 ", "marché")
		// Three mugs at 114,00 $ less 11,40 $ less 5,00 $ make 97,60 $, and honey 14,50 $; 15 % of both is 16,82 $.
		if shown.SubTotal != 12850 || shown.Discount != 1640+1682 || shown.AfterDiscount != 12850-1640-1682 ||
			len(shown.Promotions) != 4 || !shown.Codes[0].Applied || !shown.Codes[1].Applied {
			m.Fatalf("the cart shows %+v", shown)
		}
		summary := markettest.Must(m.Summarise(guest, cartID, quebec, false))
		r := m.request(cartID, visa)
		r.ExpectedTotal = &summary.GrandTotal
		o := m.find(m.place(r).ID)
		mugs := o.Part(m.batture)
		if mugs.Discount != 1640 || mugs.Off()+o.Part(m.rang4).Off() != summary.Discount ||
			mugs.Items[0].Discount != 1640 || len(mugs.Promotions) != 3 || mugs.Promotions[2].Code != "MARCHE" {
			m.Errorf("the order froze %+v", mugs)
		}
		said := m.orders.Detail(o).Summary
		if said.SubTotal != 12850 || said.Discount != summary.Discount || len(said.Promotions) != 4 {
			m.Errorf("the order says %+v", said)
		}
		if uses := m.uses(); fmt.Sprint(uses) != "[1 1 1]" {
			m.Errorf("uses %v", uses)
		}
		m.drain()
		// Batture sold for 97,60 $ whatever the market took off: 9,76 $ of commission.
		entries := markettest.Must(books.Ledger.OfOrder(guest, m.db, o.ID))
		var commission, promoted money.Cents
		for _, e := range entries {
			if e.ShopID == m.batture {
				commission += e.Commission
			}
			if e.Kind == "promotion" {
				promoted += e.Goods
			}
		}
		if commission != -976 || promoted != 1682 {
			m.Errorf("commission %v, paid by the market %v", commission, promoted)
		}
		letter := (*m.mails)[0].Text
		for _, want := range []string{"TASSE-5", "MARCHE", "offert par le marché", "Rabais"} {
			if !strings.Contains(letter, want) {
				m.Errorf("the letter does not say %q:\n%s", want, letter)
			}
		}
		if found := markettest.Must(books.Compare(guest)); len(found) > 0 {
			m.Errorf("the books do not agree: %v", found)
		}
	})
}

// addMugs puts two more mugs in a cart.
func (m *market) addMugs(cartID string) {
	m.Helper()
	if _, _, err := m.carts.Add(guest, cartID, m.mug, 2); err != nil {
		m.Fatal(err)
	}
}

// Whatever the steps, what was paid comes back to the cent, the market gets its share back, and the uses with the last
// unit.
func TestCancellingUnitByUnitGivesBackWhatWasPaid(t *testing.T) {
	dbtest.Run(t, func(t *testing.T, d *db.DB) {
		m := newMarket(t, d)
		books := m.keepBooks()
		m.threePromotions()
		cartID := m.fill(guest, m.mug, m.honey)
		m.addMugs(cartID)
		m.enter(cartID, "TASSE-5", "MARCHE")
		o := m.find(m.place(m.request(cartID, visa)).ID)
		m.drain()
		var back money.Cents
		for _, item := range o.Items() {
			for range item.Quantity {
				if uses := m.uses(); fmt.Sprint(uses) != "[1 1 1]" {
					m.Fatalf("uses %v before the last unit", uses)
				}
				markettest.Must(0, m.db.Tx(guest, func(tx *db.Tx) error {
					out, err := m.orders.Cancel(guest, tx, order.Whole(), o.ID,
						[]order.Units{{ItemID: item.ID, Quantity: 1}}, "rupture", m.now())
					for _, r := range out.Refunds {
						back += r.Amount.Total()
					}
					return err
				}))
				if found := markettest.Must(books.Compare(guest)); len(found) > 0 {
					m.Fatalf("the books do not agree: %v", found)
				}
			}
		}
		if back != o.GrandTotal {
			m.Errorf("paid %v, given back %v", o.GrandTotal, back)
		}
		for _, shopID := range []string{m.batture, m.rang4} {
			if left := markettest.Must(books.Ledger.Balance(guest, m.db, shopID)); left != 0 {
				m.Errorf("%v is left to a shop that sold nothing", left)
			}
		}
		if uses := m.uses(); fmt.Sprint(uses) != "[0 0 0]" {
			m.Errorf("uses %v after the last unit", uses)
		}
	})
}

func TestGoodsThatTheMarketMadeFreeGoBackToIt(t *testing.T) {
	dbtest.Run(t, func(t *testing.T, d *db.DB) {
		m := newMarket(t, d)
		books := m.keepBooks()
		m.promote(promotion.Promotion{Code: "CADEAU", Kind: pricing.AmountOff, Amount: 5000})
		m.promote(promotion.Promotion{ShopID: m.rang4, Kind: pricing.FreeShipping})
		cartID := m.fill(guest, m.honey)
		m.enter(cartID, "CADEAU")
		o := m.find(m.place(m.request(cartID, visa)).ID)
		if o.GrandTotal != 0 {
			m.Fatalf("the order costs %v", o.GrandTotal)
		}
		m.drain()
		markettest.Must(0, m.db.Tx(guest, func(tx *db.Tx) error {
			_, err := m.orders.CancelUnshipped(guest, tx, order.Whole(), o.ID, "", m.now())
			return err
		}))
		m.drain()
		if found := markettest.Must(books.Compare(guest)); len(found) > 0 {
			m.Errorf("the books do not agree: %v", found)
		}
		if left := markettest.Must(books.Ledger.Balance(guest, m.db, m.rang4)); left != 0 {
			m.Errorf("the shop keeps %v", left)
		}
	})
}

func TestBuyersRacingForTheLastUsesGetExactlyThose(t *testing.T) {
	dbtest.Run(t, func(t *testing.T, d *db.DB) {
		m := newMarket(t, d)
		m.promote(promotion.Promotion{ShopID: m.batture, Code: "PREMIERS", Kind: pricing.PercentOff, Percent: 50,
			MaxUses: 3})
		requests := make([]checkout.Request, 24)
		for n := range requests {
			cartID := m.fill(guest, m.mug)
			m.enter(cartID, "PREMIERS")
			requests[n] = m.request(cartID, visa)
			requests[n].ExpectedTotal = &markettest.Must(m.Summarise(guest, cartID, quebec, false)).GrandTotal
		}
		won := m.race(requests, checkout.ErrTotal)
		if rows := m.count(`SELECT COUNT(*) FROM promotion_uses`); won != 3 || rows != 3 || m.uses()[0] != 3 {
			m.Errorf("%d won, %d rows, uses %v; want 3", won, rows, m.uses())
		}
	})
}

func TestADeclinedCardGivesTheUseBack(t *testing.T) {
	dbtest.Run(t, func(t *testing.T, d *db.DB) {
		m := newMarket(t, d)
		m.promote(promotion.Promotion{ShopID: m.batture, Code: "UNIQUE", Kind: pricing.PercentOff, Percent: 50,
			MaxUses: 1, MaxPerPerson: 1})
		cartID := m.fill(guest, m.mug)
		m.enter(cartID, "UNIQUE")
		m.refused(guest, m.request(cartID, declined), "card_declined")
		if uses := m.uses(); uses[0] != 0 {
			m.Fatalf("uses %v", uses)
		}
		r := m.request(cartID, visa)
		r.Key = "autre"
		if o := m.find(m.place(r).ID); o.Part(m.batture).Discount != 1900 {
			m.Errorf("the second try froze %+v", o.Part(m.batture))
		}
	})
}

func TestACodeIsUsedOncePerPerson(t *testing.T) {
	dbtest.Run(t, func(t *testing.T, d *db.DB) {
		m := newMarket(t, d)
		m.promote(promotion.Promotion{ShopID: m.batture, Code: "BIENVENUE", Kind: pricing.PercentOff, Percent: 10,
			MaxPerPerson: 1})
		buy := func(ctx context.Context, email string) error {
			cartID := m.fill(ctx, m.mug)
			if _, err := m.carts.AddCode(ctx, cartID, "BIENVENUE"); err != nil {
				return err
			}
			r := m.request(cartID, visa)
			r.Contact.Email = email
			_, err := m.Place(ctx, r)
			return err
		}
		maude := markettest.Must(m.options.Accounts.Create(guest, account.NewUser{FirstName: "Maude", LastName: "Roy",
			Email: "maude@exemple.ca"})).ID
		for _, c := range []struct {
			ctx   context.Context
			email string
			want  error
		}{
			{guest, "luc@exemple.ca", nil}, {guest, "Luc@Exemple.ca ", promotion.ErrUsedByYou},
			{as(maude), "autre@exemple.ca", nil}, {as(maude), "encore@exemple.ca", promotion.ErrUsedByYou},
			{guest, "autre@exemple.ca", promotion.ErrUsedByYou}, {guest, "zoe@exemple.ca", nil},
		} {
			if err := buy(c.ctx, c.email); !errors.Is(err, c.want) {
				m.Errorf("%s: %v; want %v", c.email, err, c.want)
			}
		}
	})
}

func TestOnePersonRacingWithACodeUsesItOnce(t *testing.T) {
	dbtest.Run(t, func(t *testing.T, d *db.DB) {
		m := newMarket(t, d)
		m.promote(promotion.Promotion{ShopID: m.batture, Code: "BIENVENUE", Kind: pricing.PercentOff, Percent: 50,
			MaxPerPerson: 1})
		requests := make([]checkout.Request, 12)
		for n := range requests {
			cartID := m.fill(guest, m.mug)
			m.enter(cartID, "BIENVENUE")
			requests[n] = m.request(cartID, visa) // all under one e-mail
		}
		won := m.race(requests, promotion.ErrUsedByYou)
		if rows := m.count(`SELECT COUNT(*) FROM promotion_uses`); won != 1 || rows != 1 || m.uses()[0] != 1 {
			m.Errorf("%d won, %d rows, uses %v; want 1", won, rows, m.uses())
		}
	})
}

func TestTheCartSaysWhyACodeTakesNothingOff(t *testing.T) {
	dbtest.Run(t, func(t *testing.T, d *db.DB) {
		m := newMarket(t, d)
		m.promote(promotion.Promotion{ShopID: m.batture, Code: "GROS", Kind: pricing.PercentOff, Percent: 10,
			Minimum: 10_000})
		m.promote(promotion.Promotion{ShopID: m.nordet, Code: "AILLEURS", Kind: pricing.PercentOff, Percent: 10})
		m.promote(promotion.Promotion{ShopID: m.batture, Code: "DEMAIN", Kind: pricing.PercentOff, Percent: 10,
			StartsAt: m.now().Add(24 * time.Hour)})
		over := m.promote(promotion.Promotion{ShopID: m.batture, Code: "HIER", Kind: pricing.PercentOff, Percent: 10})
		markettest.Must(m.promotions.End(guest, m.batture, over.ID))
		cartID := m.fill(guest, m.mug)
		for code, want := range map[string]string{
			"INCONNU": "code_unknown", "AILLEURS": "code_unknown", "DEMAIN": "code_not_begun", "HIER": "code_ended",
			"<script>": "code_unknown",
		} {
			status, answer, _ := m.call(guest, "POST", "/v1/carts/"+cartID+"/codes", map[string]any{"code": code})
			if status < 400 || answer["code"] != want {
				m.Errorf("%s: %d %v; want %s", code, status, answer, want)
			}
		}
		c := m.enter(cartID, "gros")
		if len(c.Codes) != 1 || c.Codes[0].Reason != pricing.BelowLeast || c.Codes[0].Missing != 6200 {
			m.Errorf("codes %+v", c.Codes)
		}
		m.addMugs(cartID)
		if c = markettest.Must(m.carts.Open(guest, cartID)); !c.Codes[0].Applied || c.Discount != 1140 {
			m.Errorf("above the minimum: %+v", c.Codes)
		}
		if c = markettest.Must(m.carts.RemoveCode(guest, cartID, "gros")); len(c.Codes) != 0 || c.Discount != 0 {
			m.Errorf("taken out: %+v", c.Codes)
		}
	})
}

func TestADiscountOfTheClientIsNotRead(t *testing.T) {
	dbtest.Run(t, func(t *testing.T, d *db.DB) {
		m := newMarket(t, d)
		cartID := m.fill(guest, m.tuque)
		want := markettest.Must(m.Summarise(guest, cartID, quebec, false)).GrandTotal
		status, answer, _ := m.call(guest, "POST", "/v1/orders", m.body(cartID, map[string]any{
			"discount": 60, "promotions": []any{map[string]any{"name": "À moi", "amount": 60}},
			"codes": []any{"TOUT-GRATUIT"},
		}))
		if _, kept := m.charged(); status != http.StatusCreated || kept != want {
			m.Errorf("%d, charged %v; want %v: %v", status, kept, want, answer)
		}
	})
}

// A free-shipping code takes nothing off what is picked up for nothing, and says so; sent by parcel it does.
func TestAFreeShippingCodeAndAPickup(t *testing.T) {
	dbtest.Run(t, func(t *testing.T, d *db.DB) {
		m := newMarket(t, d)
		m.offer(m.batture, everyWay())
		m.promote(promotion.Promotion{ShopID: m.batture, Code: "LIVRAISON", Kind: pricing.FreeShipping})
		cartID := m.fill(guest, m.mug)
		m.choose(guest, cartID, m.batture, shipping.Pickup)
		m.enter(cartID, "livraison")
		sum := markettest.Must(m.Summarise(guest, cartID, quebec, false))
		if sum.Codes[0].Applied || sum.Codes[0].Reason != pricing.ShipsFree {
			m.Errorf("picked up: %+v", sum.Codes)
		}
		m.choose(guest, cartID, m.batture, shipping.Parcel)
		sum = markettest.Must(m.Summarise(guest, cartID, quebec, false))
		if !sum.Codes[0].Applied || sum.Shipping != 0 {
			m.Errorf("sent: %+v, shipping %v", sum.Codes, sum.Shipping)
		}
	})
}

// The code was there in the cart and is used up at the till: nothing is charged, and the new sums say why.
func TestACodeUsedUpBeforePaymentSaysWhyWithTheNewTotal(t *testing.T) {
	dbtest.Run(t, func(t *testing.T, d *db.DB) {
		m := newMarket(t, d)
		m.promote(promotion.Promotion{ShopID: m.batture, Code: "UNIQUE", Kind: pricing.PercentOff, Percent: 50,
			MaxUses: 1})
		mine, theirs := m.fill(guest, m.mug), m.fill(guest, m.mug)
		m.enter(mine, "UNIQUE")
		m.enter(theirs, "UNIQUE")
		r := m.request(mine, visa)
		r.ExpectedTotal = &markettest.Must(m.Summarise(guest, mine, quebec, false)).GrandTotal
		m.place(m.request(theirs, visa))
		refusal := m.refused(guest, r, "total_changed")
		sum, told := refusal.Extra.(*checkout.Summary)
		if !told || sum.Codes[0].Applied || sum.Codes[0].Reason != pricing.UsedUp ||
			sum.GrandTotal <= *r.ExpectedTotal {
			m.Errorf("refused with %+v", refusal.Extra)
		}
	})
}

// No card pays less than fifty cents: the order is refused in words before the provider would, unless nothing is left.
func TestATotalTooSmallForACardIsRefused(t *testing.T) {
	dbtest.Run(t, func(t *testing.T, d *db.DB) {
		m := newMarket(t, d)
		m.offer(m.batture, everyWay())
		cartID := m.fill(guest, m.mug)
		m.choose(guest, cartID, m.batture, shipping.Pickup)
		price := markettest.Must(m.Summarise(guest, cartID, quebec, false)).SubTotal
		m.promote(promotion.Promotion{ShopID: m.batture, Code: "PRESQUE", Kind: pricing.AmountOff, Amount: price - 40})
		m.promote(promotion.Promotion{ShopID: m.batture, Code: "GRATUIT", Kind: pricing.PercentOff, Percent: 100})
		m.enter(cartID, "PRESQUE")
		m.refused(guest, m.request(cartID, visa), "total_too_small")
		m.enter(cartID, "GRATUIT")
		if placed := m.place(m.request(cartID, visa)); placed.Total != 0 {
			m.Errorf("a free order costs %v", placed.Total)
		}
	})
}

// One shop cancels its part of an order with a code of the market: what was paid for it comes back, the market gets its
// share of that part alone, and the code stays used.
func TestAShopCancelsItsPartOfAnOrderWithACodeOfTheMarket(t *testing.T) {
	dbtest.Run(t, func(t *testing.T, d *db.DB) {
		m := newMarket(t, d)
		books := m.keepBooks()
		m.promote(promotion.Promotion{Code: "MARCHE", Kind: pricing.AmountOff, Amount: 1000})
		cartID := m.fill(guest, m.mug, m.honey)
		m.enter(cartID, "MARCHE")
		r := m.request(cartID, visa)
		r.Gift = &order.Gift{Message: "Pour toi"}
		o := m.find(m.place(r).ID)
		m.drain()
		mugs := o.Part(m.batture)
		var back money.Cents
		markettest.Must(0, m.db.Tx(guest, func(tx *db.Tx) error {
			out, err := m.orders.Cancel(guest, tx, order.OfShop(m.batture), o.ID,
				[]order.Units{{ItemID: mugs.Items[0].ID, Quantity: 1}}, "rupture", m.now())
			for _, refund := range out.Refunds {
				back += refund.Amount.Total()
			}
			return err
		}))
		if back != mugs.Total {
			m.Errorf("the part cost %v, and %v came back", mugs.Total, back)
		}
		if left := markettest.Must(books.Ledger.Balance(guest, m.db, m.batture)); left != 0 {
			m.Errorf("%v is left to the shop that sold nothing", left)
		}
		if found := markettest.Must(books.Compare(guest)); len(found) > 0 {
			m.Errorf("the books do not agree: %v", found)
		}
		if uses := m.uses(); fmt.Sprint(uses) != "[1]" {
			m.Errorf("uses %v", uses)
		}
	})
}
