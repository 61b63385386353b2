package review_test

import (
	"bytes"
	"context"
	"errors"
	"image"
	"image/png"
	"net/url"
	"strings"
	"sync"
	"testing"
	"time"

	"rangrue/internal/domain/account"
	"rangrue/internal/domain/catalog"
	"rangrue/internal/domain/order"
	"rangrue/internal/domain/order/ordertest"
	"rangrue/internal/domain/review"
	"rangrue/internal/domain/shop"
	"rangrue/internal/kit/db"
	"rangrue/internal/kit/db/dbtest"
	"rangrue/internal/kit/files"
	"rangrue/internal/kit/problem"
	"rangrue/internal/kit/web"
	"rangrue/internal/markettest"
	"rangrue/internal/rules/shipping"
)

// bench is the service over a small market: Maude received two mugs and a jar of honey.
type bench struct {
	*markettest.Market
	*review.Service
	maude      string
	shop       *shop.Shop
	mug, honey *catalog.Product
	order      *order.Order
	asMaude    context.Context
}

func newBench(t *testing.T, d *db.DB) *bench {
	b := &bench{Market: markettest.New(t, d)}
	b.Accounts.Brand = markettest.Brand
	b.maude = b.User(account.NewUser{FirstName: "Maude"})
	b.asMaude = web.AsUser(t.Context(), b.maude)
	b.shop = b.Market.Shop(shop.NewShop{})
	b.mug = b.Product(catalog.NewProduct{ShopID: b.shop.ID})
	b.honey = b.Product(catalog.NewProduct{ShopID: b.shop.ID, Details: catalog.Details{Name: "Miel de trèfle"}})
	store := markettest.Must(files.Open(t.Context(), t.TempDir(), ""))
	b.Service = review.New(d, review.Options{
		Now: b.Now, Files: store, URL: markettest.FileURL, LinkKey: []byte("une clé pour les avis"),
		Brand: markettest.Brand, Admit: b.Accounts.Admit,
		OrderToken: func(orderID, token string) bool { return token == b.Access.Token(orderID) },
	})
	b.Orders.UnitsMoved = b.UnitsMoved
	b.order = b.bought("", b.maude)
	b.At = ordertest.Noon.Add(4 * ordertest.Day)
	return b
}

// bought is an order of mugs and honey that was sent; its lines are called mug and honey, with the name behind.
func (b *bench) bought(name, userID string) *order.Order {
	draft := ordertest.Draft(name, userID, b.shop.ID, "another-shop")
	draft.Items[0].ProductID, draft.Items[1].ProductID = b.mug.ID, b.honey.ID
	return b.Replay(draft, ordertest.Shipped(name)...)
}

func (b *bench) rated(p *catalog.Product) catalog.Reviews {
	b.Helper()
	return markettest.Must(b.Catalog.ByID(b.Context(), p.ID)).Reviews
}

func (b *bench) expect(p *catalog.Product, count int, average float64) {
	b.Helper()
	if r := b.rated(p); r.Stars.Total() != count || r.Stars.Average() != average || len(r.Latest) != min(count, 3) {
		b.Errorf("%s: %+v; want %d of %v", p.Name, r, count, average)
	}
}

func TestABuyerReviewsWhatTheyReceivedOnce(t *testing.T) {
	dbtest.Run(t, func(t *testing.T, d *db.DB) {
		b := newBench(t, d)
		said := review.Said{Stars: 5, Text: "  <b>Superbe</b> tasse, voyez https://exemple.org  "}
		first := markettest.Must(b.Write(b.asMaude, b.order.ID, "mug", "", said))
		if first.Text != "Superbe tasse, voyez https://exemple.org" || first.Author != "Maude T." || first.Returned {
			t.Errorf("%+v", first)
		}
		b.expect(b.mug, 1, 5)
		again := markettest.Must(b.Write(b.asMaude, b.order.ID, "mug", "", review.Said{Stars: 3}))
		if again.ID != first.ID || again.Stars != 3 || again.Text != "" {
			t.Errorf("a correction is another review: %+v", again)
		}
		later := b.bought("-later", b.maude) // the same product, bought again
		other := markettest.Must(b.Write(b.asMaude, later.ID, "mug-later", "", review.Said{Stars: 4}))
		if other.ID != first.ID || other.ItemID != "mug-later" {
			t.Errorf("one review for each buyer and product: %+v", other)
		}
		b.expect(b.mug, 1, 4)
		guest := b.bought("-guest", "")
		token := b.Access.Token(guest.ID)
		markettest.Must(b.Write(t.Context(), guest.ID, "mug-guest", token, review.Said{Stars: 1}))
		b.expect(b.mug, 2, 2.5)
		markettest.Must(0, b.Catalog.FeedProducts(t.Context(), []string{b.mug.ID}, func(p *catalog.IndexProduct) error {
			if tile := p.Tile(markettest.FileURL); tile.Reviews != 2 || tile.Rating != 2.5 {
				t.Errorf("%+v", tile)
			}
			return nil
		}))
		if page := markettest.Must(b.Shops.BySlug(t.Context(), b.shop.Slug)); page.Reviews != 2 || page.Rating != 2.5 {
			t.Errorf("the shop has %d reviews, %v", page.Reviews, page.Rating)
		}
		list, total, err := b.Of(t.Context(), b.mug.ID, 1)
		if err != nil || total != 2 || len(list) != 2 {
			t.Errorf("%+v %d %v", list, total, err)
		}
		lines := markettest.Must(b.Lines(b.asMaude, b.order.ID, ""))
		if len(lines) != 2 || lines[0].Refusal() != nil || lines[0].Review.ID != first.ID || lines[1].Review != nil {
			t.Errorf("%+v", lines)
		}
	})
}

func TestAnOrderUnderAnothersEmailDoesNotReachTheirReview(t *testing.T) {
	dbtest.Run(t, func(t *testing.T, d *db.DB) {
		b := newBench(t, d)
		guest, posing := b.bought("-guest", ""), b.bought("-posing", "") // under the same e-mail
		first := markettest.Must(b.Write(t.Context(), guest.ID, "mug-guest", b.Access.Token(guest.ID),
			review.Said{Stars: 1, Text: "Ébréchée."}))
		token := b.Access.Token(posing.ID)
		_, err := b.Write(t.Context(), posing.ID, "mug-posing", token, review.Said{Stars: 5})
		if !errors.Is(err, review.ErrReviewedBefore) {
			t.Errorf("replaced: %v", err)
		}
		if lines := markettest.Must(b.Lines(t.Context(), posing.ID, token)); lines[0].Review != nil {
			t.Errorf("read: %+v", lines[0].Review)
		}
		b.expect(b.mug, 1, 1)
		link := markettest.Must(url.Parse(b.Link(posing.ID)))
		corrected := markettest.Must(b.Write(t.Context(), posing.ID, "mug-posing", link.Query().Get("jeton"),
			review.Said{Stars: 4}))
		if corrected.ID != first.ID {
			t.Errorf("by the letter: %+v", corrected)
		}
		b.expect(b.mug, 1, 4)

		markettest.Must(b.Write(b.asMaude, b.order.ID, "mug", "", review.Said{Stars: 2}))
		joined := b.bought("-joined", b.maude) // by someone else under her e-mail, which has her account
		_, err = b.Write(t.Context(), joined.ID, "mug-joined", b.Access.Token(joined.ID), review.Said{Stars: 5})
		if !errors.Is(err, review.ErrReviewedBefore) {
			t.Errorf("an account's review was replaced: %v", err)
		}
		markettest.Must(b.Write(b.asMaude, joined.ID, "mug-joined", b.Access.Token(joined.ID), review.Said{Stars: 3}))
	})
}

func TestTwoSubmitsAtOnceGiveOneReview(t *testing.T) {
	dbtest.Run(t, func(t *testing.T, d *db.DB) {
		b := newBench(t, d)
		var both sync.WaitGroup
		for stars := 1; stars <= 5; stars++ {
			both.Go(func() {
				if _, err := b.Write(b.asMaude, b.order.ID, "mug", "", review.Said{Stars: stars}); err != nil {
					t.Error(err)
				}
			})
		}
		both.Wait()
		if list, total, err := b.Of(t.Context(), b.mug.ID, 1); err != nil || total != 1 || len(list) != 1 {
			t.Errorf("%d %v", total, err)
		}
		if n := b.rated(b.mug).Stars.Total(); n != 1 {
			t.Errorf("%d reviews count", n)
		}
	})
}

func TestOnlyTheBuyerOfAReceivedLineWrites(t *testing.T) {
	dbtest.Run(t, func(t *testing.T, d *db.DB) {
		b := newBench(t, d)
		luc := web.AsUser(t.Context(), b.User(account.NewUser{FirstName: "Luc"}))
		waiting := ordertest.Draft("-waiting", b.maude, b.shop.ID, "another-shop")
		waiting.Items[0].ProductID = b.mug.ID
		unsent := b.Replay(waiting, ordertest.Paid()...)
		fine := review.Said{Stars: 4}
		link := markettest.Must(url.Parse(b.Link(b.order.ID))).Query()
		sent, nobody := b.order.ID, t.Context()
		for name, c := range map[string]struct {
			ctx                context.Context
			order, item, token string
			said               review.Said
			want               string // the code of the refusal; empty when it is accepted
		}{
			"a stranger":             {luc, sent, "mug", "", fine, "review_not_found"},
			"nobody":                 {nobody, sent, "mug", "", fine, "sign_in_required"},
			"another order's token":  {nobody, sent, "mug", b.Access.Token(unsent.ID), fine, "review_not_found"},
			"another order's line":   {b.asMaude, sent, "mug-waiting", "", fine, "review_not_found"},
			"a product that is gone": {b.asMaude, sent, "tuque", "", fine, "review_not_found"},
			"before it left":         {b.asMaude, unsent.ID, "mug-waiting", "", fine, "not_received"},
			"no stars":               {b.asMaude, sent, "mug", "", review.Said{}, "invalid_stars"},
			"six stars":              {b.asMaude, sent, "mug", "", review.Said{Stars: 6}, "invalid_stars"},
			"a long text": {b.asMaude, sent, "mug", "", review.Said{Stars: 4, Text: strings.Repeat("é", 2001)},
				"too_long"},
			"an unknown photo": {b.asMaude, sent, "mug", "", review.Said{Stars: 4, Photos: []string{"avis/x.jpeg"}},
				"unknown_photo"},
			"the letter's link":    {nobody, sent, "mug", link.Get("jeton"), fine, ""},
			"the order's own link": {nobody, sent, "honey", b.Access.Token(sent), fine, ""},
		} {
			_, err := b.Write(c.ctx, c.order, c.item, c.token, c.said)
			if (c.want == "") != (err == nil) || codeOf(err) != c.want {
				t.Errorf("%s: %v, want %q", name, err, c.want)
			}
		}
		if b.Access.Scope(t.Context(), b.order.ID, link.Get("jeton")) != (order.Scope{}) {
			t.Error("the letter's link opens the order")
		}
		b.Change(func(tx *db.Tx) error {
			_, err := b.Accounts.Suspend(t.Context(), tx, b.maude, "Pourriels.", nil)
			return err
		})
		if _, err := b.Write(b.asMaude, b.order.ID, "mug", "", fine); !errors.Is(err, account.ErrSuspended) {
			t.Errorf("a suspended person writes: %v", err)
		}
	})
}

// A parcel is reviewed from the first day on which it should arrive; what was handed over, at once.
func TestAReviewWaitsForTheFirstPossibleArrival(t *testing.T) {
	dbtest.Run(t, func(t *testing.T, d *db.DB) {
		b := newBench(t, d)
		left := ordertest.Noon.Add(ordertest.Day) // a Tuesday
		far := ordertest.Draft("-far", b.maude, b.shop.ID, "another-shop")
		far.Items[0].ProductID = b.mug.ID
		far.ShippingAddress.Province, far.ShippingAddress.PostalCode = "NU", "X0A 0H0" // in 7 working days at least
		sent := b.Replay(far, ordertest.Shipped("-far")...)
		near := ordertest.Draft("-near", b.maude, b.shop.ID, "another-shop")
		near.Items[0].ProductID = b.mug.ID
		near.Shops[0].Delivery = order.Delivery{Method: shipping.Pickup, Place: "1, rue du Quai", Hours: "Midi"}
		handed := b.Replay(near, append(ordertest.Paid(), order.WasReady(left, b.shop.ID),
			order.WasHandedOver(left, b.shop.ID))...)
		refusal := func(orderID string, at time.Time) error {
			b.At = at
			return markettest.Must(b.Lines(b.asMaude, orderID, ""))[0].Refusal()
		}
		if err := refusal(sent.ID, left.Add(8*ordertest.Day)); !errors.Is(err, review.ErrNotReceived) {
			t.Errorf("on the road: %v", err)
		}
		if _, err := b.Write(b.asMaude, sent.ID, "mug-far", "", review.Said{Stars: 4}); !errors.Is(err,
			review.ErrNotReceived) {
			t.Errorf("written on the road: %v", err)
		}
		if err := refusal(sent.ID, left.Add(9*ordertest.Day)); err != nil {
			t.Errorf("on the first day of arrival: %v", err)
		}
		if err := refusal(handed.ID, left); err != nil {
			t.Errorf("handed over: %v", err)
		}
	})
}

func TestTheTeamOfAShopDoesNotReviewItsProducts(t *testing.T) {
	dbtest.Run(t, func(t *testing.T, d *db.DB) {
		b := newBench(t, d)
		luc := b.User(account.NewUser{FirstName: "Luc", Email: "luc@courriel.example"})
		own := b.Market.Shop(shop.NewShop{OwnerIDs: []string{luc}, Details: shop.Details{Name: "Chez Luc"}})
		mug := b.Product(catalog.NewProduct{ShopID: own.ID})
		for name, buyer := range map[string]string{"-signed-in": luc, "-guest": ""} {
			draft := ordertest.Draft(name, buyer, own.ID, b.shop.ID)
			draft.Contact.Email = "Luc@courriel.example"
			draft.Items[0].ProductID, draft.Items[1].ProductID = mug.ID, b.honey.ID
			bought := b.Replay(draft, ordertest.Shipped(name)...)
			token, fine := b.Access.Token(bought.ID), review.Said{Stars: 5}
			_, err := b.Write(t.Context(), bought.ID, "mug"+name, token, fine)
			if !errors.Is(err, review.ErrOwnShop) {
				t.Errorf("%s: %v", name, err)
			}
			for _, l := range markettest.Must(b.Lines(t.Context(), bought.ID, token)) {
				if (l.Refusal() != nil) != (l.ShopID == own.ID) {
					t.Errorf("%s: %s: %v", name, l.ItemID, l.Refusal())
				}
			}
		}
		b.expect(mug, 0, 0)
	})
}

func TestAReturnedOrRefundedLineStopsCounting(t *testing.T) {
	dbtest.Run(t, func(t *testing.T, d *db.DB) {
		b := newBench(t, d)
		now := ordertest.Noon.Add(5 * ordertest.Day)
		markettest.Must(b.Write(b.asMaude, b.order.ID, "mug", "", review.Said{Stars: 5}))
		markettest.Must(b.Write(b.asMaude, b.order.ID, "honey", "", review.Said{Stars: 2}))
		giveBack := func(units int) {
			b.Change(func(tx *db.Tx) error {
				_, asked, err := b.Orders.RequestReturn(t.Context(), tx, order.OfUser(b.maude), b.order.ID,
					[]order.ReturnAsk{{Units: order.Units{ItemID: "mug", Quantity: units}, Reason: "Petite."}}, now)
				if err != nil {
					return err
				}
				batture := order.OfShop(b.shop.ID)
				if _, err = b.Orders.AcceptReturn(t.Context(), tx, batture, asked[0].ID, now); err != nil {
					return err
				}
				_, err = b.Orders.ReceiveReturn(t.Context(), tx, batture, asked[0].ID, false, now)
				return err
			})
		}
		giveBack(1)
		b.expect(b.mug, 1, 5) // one of two mugs is still hers
		giveBack(1)
		b.expect(b.mug, 0, 0)
		if list, _, err := b.Of(t.Context(), b.mug.ID, 1); err != nil || len(list) != 1 || !list[0].Returned {
			t.Errorf("it stays, marked: %+v %v", list, err)
		}
		_, err := b.Write(b.asMaude, b.order.ID, "mug", "", review.Said{Stars: 1})
		if !errors.Is(err, review.ErrReturned) {
			t.Errorf("a returned line is reviewed: %v", err)
		}
		again := b.bought("-again", b.maude) // bought again: her opinion counts again
		markettest.Must(b.Write(b.asMaude, again.ID, "mug-again", "", review.Said{Stars: 4}))
		b.expect(b.mug, 1, 4)
		b.Change(func(tx *db.Tx) error {
			broken := order.Decision{Key: "pot", ShopID: "another-shop", BorneBy: order.ByMarket, Reason: "Pot cassé.",
				Units: order.Units{ItemID: "honey", Quantity: 1}}
			_, _, _, err := b.Orders.Refund(t.Context(), tx, b.order.ID, broken, now)
			return err
		})
		b.expect(b.honey, 0, 0)
	})
}

func TestTheMarketHidesAndTheShopAnswers(t *testing.T) {
	dbtest.Run(t, func(t *testing.T, d *db.DB) {
		b := newBench(t, d)
		said := markettest.Must(b.Write(b.asMaude, b.order.ID, "mug", "", review.Said{Stars: 1, Text: "Fêlée."}))
		if n, since, err := b.WaitingOfShop(t.Context(), b.shop.ID); n != 1 || !since.Equal(b.At) || err != nil {
			t.Errorf("%d wait since %v: %v", n, since, err)
		}
		if _, err := b.Answer(t.Context(), "another-shop", said.ID, "Merci"); !errors.Is(err, review.ErrNotFound) {
			t.Errorf("another shop answers: %v", err)
		}
		b.At = b.At.Add(time.Hour)
		answered := markettest.Must(b.Answer(t.Context(), b.shop.ID, said.ID, "<i>Écrivez-nous.</i>"))
		b.At = b.At.Add(time.Hour)
		edited := markettest.Must(b.Answer(t.Context(), b.shop.ID, said.ID, "Écrivez-nous, svp."))
		if answered.Answer != "Écrivez-nous." || edited.Answer != "Écrivez-nous, svp." ||
			!edited.AnsweredAt.Equal(answered.AnsweredAt) {
			t.Errorf("%+v %+v", answered, edited)
		}
		for filter, want := range map[review.Filter]int{review.Unanswered: 0, review.Answered: 1, review.Hidden: 0,
			review.Every: 1} {
			if list, total, err := b.OfShop(t.Context(), b.shop.ID, filter, 1); err != nil || total != want ||
				len(list) != want {
				t.Errorf("%s: %d %v", filter, total, err)
			}
		}
		b.Change(func(tx *db.Tx) error {
			_, is, err := b.HideIn(t.Context(), tx, said.ID, "Hors sujet.")
			if err == nil && (is.HiddenAt.IsZero() || is.HiddenReason != "Hors sujet.") {
				t.Errorf("%+v", is)
			}
			return err
		})
		b.expect(b.mug, 0, 0)
		if list, total, _ := b.Of(t.Context(), b.mug.ID, 1); total != 0 || len(list) != 0 {
			t.Error("a hidden review is shown")
		}
		hidden := markettest.Must(b.OnDesk(t.Context(), review.DeskList{View: review.DeskHidden, Limit: 5}))
		if len(hidden) != 1 || markettest.Must(b.CountHidden(t.Context())) != 1 {
			t.Errorf("%+v", hidden)
		}
		b.Change(func(tx *db.Tx) error {
			_, _, err := b.RestoreIn(t.Context(), tx, said.ID)
			return err
		})
		b.expect(b.mug, 1, 1)
	})
}

func TestBuyersAreAskedOnceAndCanRefuse(t *testing.T) {
	dbtest.Run(t, func(t *testing.T, d *db.DB) {
		b := newBench(t, d)
		sent := ordertest.Noon.Add(ordertest.Day)
		ask := func() int {
			markettest.Must(0, b.AskBuyers(t.Context()))
			return len(b.Letters())
		}
		if b.At = sent.Add(9 * ordertest.Day); ask() != 0 { // promised in three working days at most
			t.Error("asked before it has arrived for a week")
		}
		b.At = sent.Add(10 * ordertest.Day)
		markettest.Must(0, b.AskBuyers(t.Context()))
		letters := b.Letters()
		if len(letters) != 1 || letters[0].To[0] != "maude@courriel.ca" {
			t.Fatalf("%+v", letters)
		}
		text := letters[0].Text
		if !strings.Contains(text, "Tasse trempée") || !strings.Contains(text, "https://exemple.ca/avis?commande=") ||
			!strings.Contains(text, "https://exemple.ca/avis/arreter?") || strings.Contains(text, "Tuque") {
			t.Error(text)
		}
		if ask() != 0 {
			t.Error("asked twice")
		}
		stop := letters[0].Headers["List-Unsubscribe"]
		_, token, _ := strings.Cut(strings.TrimSuffix(stop, ">"), "token=")
		link := markettest.Must(url.Parse(b.Link(b.order.ID))).Query().Get("jeton")
		if err := b.Stop(t.Context(), b.order.ID, link); !errors.Is(err, review.ErrNotFound) {
			t.Errorf("the link to review refuses letters: %v", err)
		}
		if _, err := b.Lines(t.Context(), b.order.ID, token); !errors.Is(err, review.ErrNotFound) {
			t.Errorf("the link to refuse letters opens reviews: %v", err)
		}
		markettest.Must(0, b.Stop(t.Context(), b.order.ID, token))
		markettest.Must(0, b.Stop(t.Context(), b.order.ID, token))
		b.bought("-next", b.maude)
		if ask() != 0 {
			t.Error("asked after a refusal")
		}
	})
}

// Each buyer is asked a week after the last day that they were told: a parcel to Nunavut takes 14 working days, what is
// picked up none.
func TestBuyersAreAskedAWeekAfterTheirOwnArrival(t *testing.T) {
	left := ordertest.Noon.Add(ordertest.Day) // a Tuesday
	for name, c := range map[string]struct {
		change func(*order.Draft)
		events func(b *bench) []order.Event
		after  int // days
	}{
		"to Nunavut": {
			func(d *order.Draft) { d.ShippingAddress.Province, d.ShippingAddress.PostalCode = "NU", "X0A 0H0" },
			func(*bench) []order.Event { return ordertest.Shipped("-own")[2:] }, 20 + 7},
		"picked up and brought by the shop": {
			func(d *order.Draft) {
				d.Shops[0].Delivery = order.Delivery{Method: shipping.Pickup, Place: "1, rue du Quai", Hours: "Midi"}
				d.Shops[1].Delivery = order.Delivery{Method: shipping.Local, LocalDays: 1}
			},
			func(b *bench) []order.Event {
				brought := order.Parcel{Units: []order.Units{{ItemID: "honey-own", Quantity: 1},
					{ItemID: "tuque-own", Quantity: 1}}}
				return []order.Event{order.WasReady(left, b.shop.ID), order.WasHandedOver(left, b.shop.ID),
					order.WasShipped(left, brought)}
			}, 7},
	} {
		t.Run(name, func(t *testing.T) {
			dbtest.Run(t, func(t *testing.T, d *db.DB) {
				b := newBench(t, d)
				b.Change(func(tx *db.Tx) error { return b.SkipAskingIn(t.Context(), tx) })
				draft := ordertest.Draft("-own", "", b.shop.ID, "another-shop")
				draft.Items[0].ProductID = b.mug.ID
				c.change(&draft)
				b.Replay(draft, append(ordertest.Paid(), c.events(b)...)...)
				for want, days := range []int{c.after - 1, c.after} {
					b.At = left.Add(time.Duration(days) * ordertest.Day)
					markettest.Must(0, b.AskBuyers(t.Context()))
					if letters := b.Letters(); len(letters) != want {
						t.Errorf("after %d days: %d letters", days, len(letters))
					}
				}
			})
		})
	}
}

// However many orders wait, few are read at once, and none is passed over: neither behind those that are asked, nor
// behind those that are not to be asked yet, nor among those whose last parcels left together.
func TestBuyersAreFoundAFewOrdersAtATime(t *testing.T) {
	dbtest.Run(t, func(t *testing.T, d *db.DB) {
		b := newBench(t, d)
		far := ordertest.Draft("-far", "", b.shop.ID, "another-shop")
		far.Items[0].ProductID = b.mug.ID
		far.ShippingAddress.Province, far.ShippingAddress.PostalCode = "NU", "X0A 0H0"
		b.Replay(far, ordertest.Shipped("-far")...)
		for _, name := range []string{"-a", "-b", "-c", "-d"} {
			b.bought(name, "")
		}
		b.At = ordertest.Noon.Add(11 * ordertest.Day)
		b.ReadAtOnce(2)
		markettest.Must(0, b.AskBuyers(t.Context()))
		if letters := b.Letters(); len(letters) != 5 {
			t.Errorf("%d buyers were asked, want 5: %+v", len(letters), letters)
		}
	})
}

func TestSomeAreNeverAsked(t *testing.T) {
	dbtest.Run(t, func(t *testing.T, d *db.DB) {
		b := newBench(t, d)
		markettest.Must(b.Write(b.asMaude, b.order.ID, "mug", "", review.Said{Stars: 5}))
		markettest.Must(b.Write(b.asMaude, b.order.ID, "honey", "", review.Said{Stars: 5})) // nothing left to ask
		guest := b.bought("-erased", "")
		b.Change(func(tx *db.Tx) error {
			g, err := b.Orders.Guest(t.Context(), tx, guest.ID)
			if err != nil {
				return err
			}
			return b.Orders.ForgetGuest(t.Context(), tx, g, b.Now())
		})
		luc := b.User(account.NewUser{FirstName: "Luc"})
		b.bought("-suspended", luc)
		b.Change(func(tx *db.Tx) error {
			_, err := b.Accounts.Suspend(t.Context(), tx, luc, "Pourriels.", nil)
			return err
		})
		ana := b.User(account.NewUser{FirstName: "Ana"})
		b.bought("-closed", ana)
		b.Change(func(tx *db.Tx) error { return b.Accounts.Erase(t.Context(), tx, ana) })
		b.Letters()
		b.At = ordertest.Noon.Add(20 * ordertest.Day)
		markettest.Must(0, b.AskBuyers(t.Context()))
		if letters := b.Letters(); len(letters) != 0 {
			t.Errorf("%+v", letters)
		}
	})
}

func TestForgottenBuyersLeaveTheirReviewWithoutAName(t *testing.T) {
	dbtest.Run(t, func(t *testing.T, d *db.DB) {
		b := newBench(t, d)
		photo := markettest.Must(b.KeepPhoto(b.asMaude, b.order.ID, "", picture()))
		markettest.Must(b.Write(b.asMaude, b.order.ID, "mug", "",
			review.Said{Stars: 4, Text: "Belle.", Photos: []string{photo.File}}))
		guest := b.bought("-guest", "")
		markettest.Must(b.Write(t.Context(), guest.ID, "honey-guest", b.Access.Token(guest.ID), review.Said{Stars: 2}))

		copied := markettest.Must(b.Export(t.Context(), b.maude)).([]review.Written)
		if len(copied) != 1 || copied[0].Text != "Belle." || len(copied[0].Photos) != 1 {
			t.Errorf("%+v", copied)
		}
		guests := markettest.Must(b.ExportOrders(t.Context(), []string{guest.ID})).([]review.Written)
		if len(guests) != 1 {
			t.Errorf("%+v", guests)
		}
		b.Change(func(tx *db.Tx) error { return b.Forget(t.Context(), tx, b.maude, "maude@courriel.ca") })
		b.Change(func(tx *db.Tx) error {
			return b.ForgetOrders(t.Context(), tx, []string{guest.ID}, "maude@courriel.ca")
		})
		for _, p := range []*catalog.Product{b.mug, b.honey} {
			list, _, err := b.Of(t.Context(), p.ID, 1)
			if err != nil || len(list) != 1 || list[0].Author != "" || len(list[0].Photos) != 0 ||
				list[0].Email != "" || b.rated(p).Latest[0].Author != "" {
				t.Errorf("%+v %v", list, err)
			}
		}
		b.expect(b.mug, 1, 4)
		if left := markettest.Must(b.Export(t.Context(), b.maude)).([]review.Written); len(left) != 0 {
			t.Errorf("%+v", left)
		}
	})
}

func TestPhotosOfAReviewAndTheirSweep(t *testing.T) {
	dbtest.Run(t, func(t *testing.T, d *db.DB) {
		b := newBench(t, d)
		shown := markettest.Must(b.KeepPhoto(b.asMaude, b.order.ID, "", picture()))
		luc := web.AsUser(t.Context(), b.User(account.NewUser{FirstName: "Luc"}))
		if _, err := b.KeepPhoto(luc, b.order.ID, "", picture()); !errors.Is(err, review.ErrNotFound) {
			t.Errorf("a stranger sends a photo: %v", err)
		}
		said := review.Said{Stars: 5, Photos: []string{shown.File}}
		markettest.Must(b.Write(b.asMaude, b.order.ID, "mug", "", said))
		later := b.bought("-later", b.maude) // takes the review over, with its photo
		markettest.Must(b.Write(b.asMaude, later.ID, "mug-later", "", said))
		b.At = b.At.Add(72 * time.Hour)
		markettest.Must(0, b.Sweep(t.Context()))
		if _, err := b.Files.Stat(t.Context(), shown.File); err != nil {
			t.Errorf("a photo in use is swept: %v", err)
		}
		markettest.Must(b.Write(b.asMaude, later.ID, "mug-later", "", review.Said{Stars: 5}))
		markettest.Must(0, b.Sweep(t.Context()))
		if _, err := b.Files.Stat(t.Context(), shown.File); !errors.Is(err, files.ErrNotFound) {
			t.Errorf("a photo that was taken out stays: %v", err)
		}
		many := review.Said{Stars: 5, Photos: make([]string, 5)}
		if _, err := b.Write(b.asMaude, later.ID, "mug-later", "", many); err == nil {
			t.Error("five photos")
		}
	})
}

// codeOf is the code of a refusal, of its first field if it has some.
func codeOf(err error) string {
	var refusal *problem.Error
	switch {
	case !errors.As(err, &refusal):
		return ""
	case len(refusal.Fields) > 0:
		return refusal.Fields[0].Code
	}
	return refusal.Code
}

func picture() []byte {
	var b bytes.Buffer
	markettest.Must(0, png.Encode(&b, image.NewGray(image.Rect(0, 0, 40, 30))))
	return b.Bytes()
}
