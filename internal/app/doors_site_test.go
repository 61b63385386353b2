package app_test

import (
	"bytes"
	"context"
	"image"
	"image/jpeg"
	"log/slog"
	"net"
	"strings"
	"sync"
	"testing"
	"time"

	"rangrue/internal/app"
	"rangrue/internal/domain/account"
	"rangrue/internal/domain/bulletin"
	"rangrue/internal/domain/catalog"
	"rangrue/internal/domain/operator"
	"rangrue/internal/domain/order"
	"rangrue/internal/domain/order/ordertest"
	"rangrue/internal/domain/payment"
	"rangrue/internal/domain/payment/sandbox"
	"rangrue/internal/domain/promotion"
	"rangrue/internal/domain/reply"
	"rangrue/internal/domain/review"
	"rangrue/internal/domain/shop"
	"rangrue/internal/flow/moderation"
	"rangrue/internal/kit/config"
	"rangrue/internal/kit/db"
	"rangrue/internal/kit/web"
	"rangrue/internal/markettest"
	"rangrue/internal/rules/pricing"
)

// canary is in everything of Maude's that someone else could read.
const canary = "Canari"

// site is the whole product with Maude's things in it, and two people at its doors.
type site struct {
	*testing.T
	app        *app.App
	base       string
	values     map[string]string // of the parameters in paths; "{id}" depends on what stands before it
	maude, luc string            // tokens
	expired    string
	operators  map[operator.Role]string // tokens
	cookies    map[string]string        // of the console, by token
	userID     string
}

func openSite(t *testing.T, database string) *site {
	h, run := newSite(t, database)
	h.furnish()
	h.issueTokens()
	h.addOperators()
	h.addCasework()
	run()
	return h
}

// newSite is the product on an empty database; run serves it.
func newSite(t *testing.T, database string) (h *site, run func()) {
	listener, err := net.Listen("tcp", "127.0.0.1:0")
	if err != nil {
		t.Fatal(err)
	}
	h = &site{T: t, base: "http://" + listener.Addr().String(), values: map[string]string{}}
	settings := markettest.Must(config.Load([]string{
		"RR_DATA_DIR=" + t.TempDir(), "RR_DATABASE_URL=" + database, "RR_PUBLIC_URL=" + h.base, "RR_RATE_LIMIT=100000",
		"RR_DEV_PAGES=http://127.0.0.1:9", // pages are not used
	}))
	h.app = markettest.Must(app.New(t.Context(), settings, slog.New(slog.DiscardHandler)))
	return h, func() {
		ctx, cancel := context.WithCancel(context.Background())
		done := make(chan error, 1)
		go func() { done <- h.app.Run(ctx, listener) }()
		t.Cleanup(func() {
			cancel()
			if err := <-done; err != nil {
				t.Errorf("stopping: %v", err)
			}
		})
	}
}

// photograph is the smallest that the image pipeline takes.
func photograph() []byte {
	var b bytes.Buffer
	markettest.Must(0, jpeg.Encode(&b, image.NewRGBA(image.Rect(0, 0, 64, 48)), nil))
	return b.Bytes()
}

const password = "trois petits chats"

// hashed is the password's hash, made once for everyone: it is costly by design.
var hashed = sync.OnceValue(func() string { return account.HashPassword(password) })

// furnish gives Maude one of each thing a customer may have.
func (h *site) furnish() {
	a, ctx := h.app, h.Context()
	maude := markettest.Must(a.Account.Create(ctx, account.NewUser{
		FirstName: "Maude", LastName: canary, Email: "maude." + canary + "@courriel.ca", Phone: "4185550142",
		PasswordHash: hashed(),
	}))
	markettest.Must(a.Account.Create(ctx, account.NewUser{
		FirstName: "Luc", LastName: "Roy", Email: "luc@courriel.ca", PasswordHash: hashed(),
	}))
	store := markettest.Must(a.Shop.Create(ctx, shop.NewShop{Status: shop.Approved,
		Details: shop.Details{
			Name: "Atelier Batture", CategoryCode: "home_deco",
			Place: shop.Place{City: "Kamouraska", PostalCode: "G0L 1M0"},
			Merchant: shop.Merchant{
				LegalName: "Batture inc.", Address: "12, rue du Quai", City: "Kamouraska", Province: "QC",
				PostalCode: "G0L 1M0",
			},
		}}))
	category := markettest.Must(a.Catalog.CreateCategory(ctx, catalog.Category{Name: "Vaisselle"}))
	product := markettest.Must(a.Catalog.Create(ctx, catalog.NewProduct{ShopID: store.ID, Status: catalog.Published,
		Details: catalog.Details{
			Name: "Tasse trempée", CategoryIDs: []string{category.ID}, Variants: []catalog.Variant{{Price: 3800}},
		}}))
	variant := product.Variants[0].ID
	placed := h.order("", maude.ID, store.ID, product.ID)
	asMaude := web.AsUser(ctx, maude.ID)
	markettest.Must(a.Customer.Messages.Write(asMaude, placed.ID, store.ID, "", "Message de "+canary))
	photo := markettest.Must(a.Returns.KeepPhoto(ctx, order.OfUser(maude.ID), placed.ID, photograph()))
	_, returned, err := a.Returns.Ask(asMaude, placed.ID, "", []order.ReturnAsk{
		{Units: order.Units{ItemID: "mug", Quantity: 1}, Reason: "Raison de " + canary,
			Photos: []string{photo}},
	})
	markettest.Must(0, err)
	address := markettest.Must(a.Account.CreateAddress(ctx, maude.ID, account.Address{
		FirstName: "Maude", LastName: canary, Address: "84, rang " + canary, City: "Saint-Pascal", Province: "QC",
		PostalCode: "G0L 3Y0",
	}))
	cart := markettest.Must(a.Cart.Create(asMaude))
	line, _, err := a.Cart.Add(asMaude, cart.ID, variant, 1)
	markettest.Must(0, err)
	card := markettest.Must(a.Cards.Save(ctx, maude.ID, h.cardToken()))
	h.userID = maude.ID
	thread, campaign, job, letter := h.operatorWork(asMaude)
	run := markettest.Must(a.Ledger.OpenRun(ctx, "2026-11-01", "", ""))
	h.payout(store.ID)
	said := markettest.Must(a.Review.Write(asMaude, placed.ID, "mug", "", review.Said{Stars: 4}))
	markettest.Must(0, a.DB.Tx(ctx, func(tx *db.Tx) error { // after the review: the team writes none
		_, invited, err := a.Shop.InviteIn(ctx, tx, shop.Invitation{ShopID: store.ID, Email: maude.Email,
			Role: shop.Owner})
		if err != nil {
			return err
		}
		return a.Shop.JoinIn(ctx, tx, invited, maude.ID)
	}))
	h.values = map[string]string{
		"runId": run.ID, "payoutId": "payout", "differenceId": "difference", "personId": maude.ID,
		"threadId": thread, "campaignId": campaign,
		"jobId":                               job,
		"/operator/system/letters/{letterId}": letter,
		"/orders/{orderId}/items/{itemId}":    "mug",
		"reviewId":                            said.ID,
		"replyId": markettest.Must(a.Reply.Add(ctx, store.ID, reply.Fields{Name: canary,
			Text: canary})).ID,
		"userId": maude.ID, "providerId": maude.AuthProviderID, "orderId": placed.ID,
		"storeId": store.ID,
		"promotionId": markettest.Must(a.Promotion.Create(ctx, promotion.Promotion{ShopID: store.ID, Name: canary,
			Code: "SECRET-7", Kind: pricing.PercentOff, Percent: 10, Scope: promotion.AllProducts})).ID,
		"/carts/{id}/codes/{code}": "SECRET-7",
		// For shops of another status than hers: no seller finds it.
		"bulletinId": markettest.Must(a.Bulletin.Create(operator.CommandLine(ctx), bulletin.Said{Title: canary,
			Body: canary, Statuses: []shop.Status{shop.Refused}})).ID,
		"shopId": store.ID, "categoryId": category.ID, "textId": "pages.a-propos", "version": "0",
		"announcementId": "announcement", "viewId": "view",
		"/operator/guests/{orderId}": h.order("guest", "", store.ID, product.ID).ID,
		"variantTypeId":              markettest.Must(a.Catalog.VariantTypes(ctx))[0].ID,
		"importId": markettest.Must(a.Imports.Receive(ctx, maude.ID, store.ID, canary+".csv",
			[]byte("nom\n"+canary))).ID,
		"returnId":   returned[0].ID,
		"photoId":    photo,
		"parcelId":   placed.Item("mug").Shipments[0].ID,
		"questionId": markettest.Must(a.Question.Ask(asMaude, product.ID, "La tasse va-t-elle au lave-vaisselle?")).ID,
		"variantId":  variant, "productId": product.ID, "orderLetterId": placed.ID,
		"invoiceId": markettest.Must(a.Order.InvoicesOf(ctx, order.Whole(), placed.ID))[0].ID, "itemId": line.ID,
		"creditNoteId": creditNoteOf(a, placed.ID, store.ID),
		"refundId":     markettest.Must(a.Order.RefundsOf(ctx, a.DB, placed.ID))[0].ID, // that of the note
		"ref":          placed.Reference, "slug": product.Slug, "n": "4", "code": "faq-clients", "token": "jeton",
		"cardId": card.ID, "/carts/{id}": cart.ID, "/orders/{id}": placed.ID, "/products/{id}": product.ID,
		"/search/products/similar/{id}":       product.ID,
		"/search/products/category-tree/{id}": category.ID, "/search/products/store/{id}": store.ID,
		"/users/{userId}/credit-cards/{id}": card.ID, "/users/{userId}/customer-addresses/{id}": address.ID,
		"/users/{userId}/wishlists/{id}": markettest.Must(a.Wishlist.Add(ctx, maude.ID, variant)).ID,
	}
}

// payout is one of long ago.
func (h *site) payout(shopID string) {
	markettest.Must(0, h.app.DB.Tx(h.Context(), func(tx *db.Tx) error {
		_, err := tx.Exec(h.Context(), `INSERT INTO ledger_payouts (id, shop_id, until_at, amount, method, destination,
			status, created_at, updated_at) VALUES ('payout', $1, 1, 100, 'bank', '', 'confirmed', 1, 1)`, shopID)
		return err
	}))
}

// order is one that was shipped a moment ago.
func (h *site) order(name, userID, shopID, productID string) (o *order.Order) {
	draft := ordertest.Draft(name, userID, shopID, "another-shop")
	draft.Contact.LastName, draft.Contact.Email = canary, "maude."+canary+"@courriel.ca"
	draft.ShippingAddress.Address, draft.BillingAddress.Address = "84, rang "+canary, "84, rang "+canary
	draft.Items[0].ProductID = productID
	now := time.Now().AddDate(0, 0, -10) // it has arrived: it may be reviewed
	draft.At = now
	markettest.Must(0, h.app.DB.Tx(h.Context(), func(tx *db.Tx) (err error) {
		o, err = h.app.Order.Replay(h.Context(), tx, draft,
			order.WasPaid(now, order.Receipt{CardBrand: "visa", CardLast4: "4242"}), order.WasDispatched(now),
			order.WasShipped(now, order.Parcel{Units: []order.Units{{ItemID: "mug" + name, Quantity: 2}}}))
		return err
	}))
	return o
}

func (h *site) cardToken() string {
	bank := h.app.Payment.Provider.(*sandbox.Sandbox)
	token, _, err := bank.Tokenise(sandbox.Typed{
		Number: "4242424242424242", ExpMonth: 12, ExpYear: time.Now().Year() + 2, CVC: "123",
	})
	markettest.Must(0, err)
	return token
}

// issueTokens signs both people in, and once an hour ago, before anyone asks anything.
func (h *site) issueTokens() {
	ctx, id := h.Context(), h.app.Identity
	markettest.Must(id.Load(ctx))
	signIn := func(email string) string { return markettest.Must(id.SignIn(ctx, email, password, "")).IDToken }
	h.maude, h.luc = signIn("maude."+canary+"@courriel.ca"), signIn("luc@courriel.ca")
	now := id.Now
	id.Now = func() time.Time { return now().Add(-time.Hour) }
	markettest.Must(0, id.RotateKeys(ctx))
	h.expired = signIn("maude." + canary + "@courriel.ca")
	if who, err := id.Verify(ctx, h.expired); who != h.userID || err != nil {
		h.Fatalf("an hour ago the token was not good: %q, %v", who, err)
	}
	id.Now = now
}

// addOperators opens a session of the console for an operator of each role.
func (h *site) addOperators() {
	ctx, a := h.Context(), h.app
	h.operators, h.cookies = map[operator.Role]string{}, map[string]string{}
	for _, role := range operator.Roles {
		email := string(role) + "@exemple.ca"
		u := markettest.Must(a.Account.Create(ctx, account.NewUser{
			FirstName: "Opérateur", LastName: string(role), Email: email, PasswordHash: hashed(),
		}))
		markettest.Must(0, a.Operator.AddDemo(ctx, u.ID, role))
		code := markettest.Must(operator.DemoCode(time.Now()))
		token := markettest.Must(a.Identity.SignIn(ctx, email, password, "")).IDToken
		h.operators[role] = token
		h.cookies[token] = markettest.Must(a.Operator.OpenSession(ctx, u.ID, code, ""))
	}
}

// addCasework gives the operators a report and a dispute, and invites one more; Maude invites a colleague.
func (h *site) addCasework() {
	ctx, a := h.Context(), h.app
	markettest.Must(0, a.Moderation.Send(ctx, moderation.Report{Kind: moderation.OfQuestion,
		SubjectID: h.values["questionId"], Cause: "spam"}, ""))
	h.values["reportId"] = markettest.Must(a.Moderation.LatestReport(ctx)).ID
	markettest.Must(0, a.Disputes.Receive(ctx, payment.Dispute{ID: "dp_1", Key: h.values["orderId"], Amount: 100,
		State: payment.NeedsAnswer, OpenedAt: time.Now()}))
	contested := markettest.Must(a.Disputes.Disputes.OfOrder(ctx, a.DB, h.values["orderId"]))
	h.values["disputeId"] = contested[0].ID
	link := markettest.Must(a.Operator.Invite(operator.CommandLine(ctx), "nouvelle@exemple.ca", operator.Content,
		false))
	_, h.values["invitationToken"], _ = strings.Cut(link, "jeton=")
	h.values["invitationId"], h.values["memberId"] = "inconnue", h.userID
	markettest.Must(0, a.DB.Tx(ctx, func(tx *db.Tx) error {
		token, made, err := a.Shop.InviteIn(ctx, tx, shop.Invitation{ShopID: h.values["shopId"],
			Email: "collegue@exemple.ca", Role: shop.Catalogue, InvitedBy: h.userID})
		h.values["/seller/invitations/{invitationToken}"] = token
		h.values["/seller/shops/{shopId}/team/invitations/{invitationId}"] = made.ID
		return err
	}))
}

// creditNoteOf refunds a dollar of a shop's part of an order, and names the credit note.
func creditNoteOf(a *app.App, orderID, shopID string) (id string) {
	ctx := context.Background()
	err := a.DB.Tx(ctx, func(tx *db.Tx) error {
		_, refunds, _, err := a.Order.Refund(ctx, tx, orderID, order.Decision{Key: "note", ShopID: shopID, Amount: 100,
			BorneBy: order.ByMarket, Reason: "Geste commercial"}, time.Now())
		if err != nil {
			return err
		}
		id = refunds[0].CreditNote.ID
		return a.Order.RefundSent(ctx, tx, refunds[0].ID, "re_1", time.Now()) // no job changes it any more
	})
	return markettest.Must(id, err)
}
