package demo

import (
	"bytes"
	"context"
	"errors"
	"io"
	"log/slog"
	"maps"
	"slices"
	"strings"
	"testing"
	"time"

	"rangrue/internal/domain/account"
	"rangrue/internal/domain/bulletin"
	"rangrue/internal/domain/catalog"
	"rangrue/internal/domain/dispute"
	"rangrue/internal/domain/insight"
	"rangrue/internal/domain/ledger"
	"rangrue/internal/domain/operator"
	"rangrue/internal/domain/order"
	"rangrue/internal/domain/payment"
	"rangrue/internal/domain/payment/sandbox"
	"rangrue/internal/domain/promotion"
	"rangrue/internal/domain/question"
	"rangrue/internal/domain/review"
	"rangrue/internal/domain/shop"
	"rangrue/internal/flow/accounting"
	"rangrue/internal/flow/disputes"
	"rangrue/internal/kit/changes"
	"rangrue/internal/kit/db"
	"rangrue/internal/kit/db/dbtest"
	"rangrue/internal/kit/files"
	"rangrue/internal/kit/mail"
	"rangrue/internal/kit/mail/mailtest"
	"rangrue/internal/kit/seal"
)

var loadDay = time.Date(2026, 11, 15, 14, 0, 0, 0, time.UTC)

func url(key string) string { return files.PublicPath + key }

func deps(d *db.DB) Deps {
	now := func() time.Time { return loadDay }
	box, err := seal.New(make([]byte, 32))
	if err != nil {
		panic(err)
	}
	return Deps{
		Operators: operator.New(d, operator.Options{Now: now, Box: box}),
		DB:        d, Accounts: account.New(d, now), Shops: shop.New(d, now, url), Catalog: catalog.New(d, now, url),
		Questions: question.New(d, question.Options{Now: now}), Orders: order.New(d, url), Insight: insight.New(d, now,
			slog.New(slog.DiscardHandler)),
		Promotions: promotion.New(d, promotion.Options{Now: now}),
		Bulletins:  bulletin.New(d, bulletin.Options{Now: now}),
		Now:        now,
	}
}

func TestTheMarketAnnouncesSomethingOnce(t *testing.T) {
	dbtest.Run(t, func(t *testing.T, d *db.DB) {
		with := deps(d)
		for range 2 { // a load that was cut short goes on
			if err := loadBulletins(t.Context(), with, market(), loadDay); err != nil {
				t.Fatal(err)
			}
		}
		list, err := with.Bulletins.List(t.Context())
		if err != nil || len(list) != 1 || list[0].State(loadDay) != bulletin.Current {
			t.Errorf("%+v, %v", list, err)
		}
	})
}

func TestTheMarketHasPromotionsOfEachKind(t *testing.T) {
	dbtest.Run(t, func(t *testing.T, d *db.DB) {
		with := deps(d)
		for _, load := range []func(context.Context, Deps, *marketData, time.Time) error{loadPeople, loadShops} {
			if err := load(t.Context(), with, market(), loadDay); err != nil {
				t.Fatal(err)
			}
		}
		for range 2 { // a load that was cut short goes on
			if err := loadPromotions(t.Context(), with, market(), loadDay); err != nil {
				t.Fatal(err)
			}
		}
		states := map[promotion.State]int{}
		seen := map[string]bool{}
		for _, made := range promotions {
			if seen[made.shop] {
				continue
			}
			seen[made.shop] = true
			for _, p := range promotionsOf(t, with, made.shop) {
				states[p.State(loadDay)]++
			}
		}
		if states[promotion.Active] != len(promotions)-1 || states[promotion.Ended] != 1 {
			t.Errorf("states %v", states)
		}
	})
}

// promotionsOf lists the promotions of a shop, or of the market.
func promotionsOf(t *testing.T, with Deps, slug string) []*promotion.Promotion {
	t.Helper()
	shopID := ""
	if slug != "" {
		shopID = fixedID("shop", slug)
	}
	list, err := with.Promotions.List(t.Context(), shopID)
	if err != nil {
		t.Fatal(err)
	}
	return list
}

// someArePromoted checks that one order bears an offer of its shop and a code of the market, another a shop's code, and
// that they count as used.
func someArePromoted(t *testing.T, with Deps) {
	t.Helper()
	find := func(reference string) *order.Order {
		o, err := with.Orders.Find(t.Context(), with.DB, order.Whole(), fixedID("order", reference))
		if err != nil {
			t.Fatal(err)
		}
		return o
	}
	wool := find("RR-D3HQ-R8TM").Part(fixedID("shop", "lainerie-du-chemin-craig"))
	if wool.Discount != 2100 || wool.MarketDiscount == 0 || len(wool.Promotions) != 2 {
		t.Errorf("the blanket: %+v", wool)
	}
	if off := find("RR-E9VX-3CGN").Part(fixedID("shop", "pagaies-du-saint-maurice")).Discount; off == 0 {
		t.Error("the paddle was sold at its price")
	}
	uses := 0
	for _, slug := range []string{"lainerie-du-chemin-craig", "pagaies-du-saint-maurice", ""} {
		for _, p := range promotionsOf(t, with, slug) {
			uses += p.Uses
		}
	}
	if uses != 3 {
		t.Errorf("%d uses", uses)
	}
}

func TestLoadBringsTheMarketInOnce(t *testing.T) {
	dbtest.Run(t, func(t *testing.T, d *db.DB) {
		ctx, with := t.Context(), deps(d)
		keepBooks(&with)
		with.Reviews = review.New(d, review.Options{Now: with.Now, URL: url, LinkKey: []byte("une clé d’essai"),
			Brand: mail.Brand{Name: "Rang & Rue", PublicURL: "https://exemple.test"}})
		with.Orders.UnitsMoved = with.Reviews.UnitsMoved
		if err := Load(ctx, with); err != nil {
			t.Fatal(err)
		}
		before, err := changes.Version(ctx, d)
		if err != nil {
			t.Fatal(err)
		}
		if err := Load(ctx, with); err != nil {
			t.Fatal(err)
		}
		if after, err := changes.Version(ctx, d); err != nil || after != before {
			t.Errorf("loading again changed the market: version %d became %d, %v", before, after, err)
		}
		shops, err := with.Shops.Approved(ctx)
		if err != nil || len(shops) != 40 {
			t.Fatalf("%d shops, %v", len(shops), err)
		}
		everyStateIsThere(t, with)
		someArePickedUp(t, with, shops)
		someAreContested(t, with)
		aRefundCameBack(t, with)
		someArePromoted(t, with)
		shopsWerePaid(t, with)
		buyersSaidWhatTheyThink(t, with)
		if err := with.Books.Audit(ctx); err != nil {
			t.Error(err)
		}
		if wrong, err := with.Ledger.Differences(ctx, 5); err != nil || len(wrong) > 0 {
			t.Errorf("the books of the market do not agree: %+v, %v", wrong, err)
		}
		aProductReadsWell(t, with)
		for _, a := range Accounts()[:9] {
			if _, ok, err := with.Accounts.CheckPassword(ctx, a.Email, Password); !ok || err != nil {
				t.Errorf("%s cannot sign in: %v", a.Email, err)
			}
		}
	})
}

// someArePickedUp checks that shops offer more than parcels, and that one pickup waits for its shop, one for its buyer.
func someArePickedUp(t *testing.T, with Deps, shops []*shop.Shop) {
	t.Helper()
	pickups, locals := 0, 0
	for _, s := range shops {
		if s.Ways.Pickup != nil {
			pickups++
		}
		if s.Ways.Local != nil {
			locals++
		}
	}
	if pickups < 4 || locals != 2 {
		t.Errorf("%d shops offer pickup, %d local delivery", pickups, locals)
	}
	for reference, ready := range map[string]bool{"RR-G7PK-4MWD": false, "RR-C3VN-8KTA": true} {
		o, err := with.Orders.Find(t.Context(), with.DB, order.Whole(), fixedID("order", reference))
		if err != nil {
			t.Fatal(err)
		}
		if part := o.Shops[0]; !part.PickedUp() || part.AwaitsPickup() != ready || part.Delivery.Hours == "" {
			t.Errorf("%s: %+v", reference, part)
		}
	}
}

// shopsWerePaid checks that a run of payouts arrived, that one waits to be confirmed, and that one payout came back.
func shopsWerePaid(t *testing.T, with Deps) {
	t.Helper()
	runs, err := with.Ledger.Runs(t.Context(), 5)
	if err != nil || len(runs) != 2 || runs[0].Status != ledger.RunSent || runs[1].Status != ledger.RunClosed {
		t.Fatalf("%+v, %v", runs, err)
	}
	states := map[string]int{}
	for _, run := range runs {
		payouts, err := with.Ledger.PayoutsOfRun(t.Context(), run.ID)
		if err != nil {
			t.Fatal(err)
		}
		for _, p := range payouts {
			states[string(p.Status)]++
		}
	}
	if states[string(ledger.PayoutFailed)] != 1 || states[string(ledger.PayoutSent)] < 10 {
		t.Errorf("payouts: %v", states)
	}
}

func TestAMarketThatPaysNobodyYetLoads(t *testing.T) {
	dbtest.Run(t, func(t *testing.T, d *db.DB) {
		with := deps(d)
		keepBooks(&with)
		with.Books.Minimum = 1_000_000_00
		with.Books.Transfer = func(context.Context, payment.Transfer) (string, error) {
			t.Error("money left for the demo")
			return "", nil
		}
		if err := Load(t.Context(), with); err != nil {
			t.Fatal(err)
		}
	})
}

// keepBooks has the market's money counted, its bank known and its charges contested, as the whole product does.
func keepBooks(with *Deps) {
	with.Ledger = ledger.New(with.DB, with.Now, with.Shops)
	with.Ledger.Box, _ = seal.New(make([]byte, 32))
	with.Terms = func() string { return termsVersion }
	with.Sandbox = sandbox.New(with.DB, sandbox.Options{Now: with.Now})
	with.Disputes = disputes.New(with.DB, disputes.Options{Disputes: dispute.New(with.DB), Orders: with.Orders,
		Ledger: with.Ledger, Brand: mail.Brand{Name: "Rang & Rue", PublicURL: "https://exemple.test"},
		Now: with.Now})
	with.Books = accounting.New(with.DB, accounting.Options{Orders: with.Orders, Ledger: with.Ledger, Now: with.Now,
		Log: slog.New(slog.DiscardHandler), Provider: with.Sandbox, Shops: with.Shops})
	with.Books.Follow(with.Orders)
}

// buyersSaidWhatTheyThink tells that there are reviews of every kind, and that some buyers are still to be asked.
func buyersSaidWhatTheyThink(t *testing.T, with Deps) {
	t.Helper()
	list, err := with.Reviews.OnDesk(t.Context(), review.DeskList{View: review.DeskNewest, Limit: 1000})
	if err != nil {
		t.Fatal(err)
	}
	answered, pictured, silent, stars := 0, 0, 0, map[int]int{}
	for _, r := range list {
		stars[r.Stars]++
		if r.CreatedAt.After(loadDay) || r.AnsweredAt.After(loadDay) {
			t.Errorf("%s was written tomorrow", r.ID)
		}
		if r.Answer != "" {
			answered++
		}
		if len(r.Photos) > 0 {
			pictured++
		}
		if r.Text == "" {
			silent++
		}
	}
	if len(list) < 80 || len(stars) != 5 || answered < 20 || pictured < 3 || silent < 5 {
		t.Errorf("%d reviews, %v stars, %d answered, %d with photos, %d without words", len(list), stars, answered,
			pictured, silent)
	}
	if err := with.Reviews.AskBuyers(t.Context()); err != nil {
		t.Fatal(err)
	}
	asked := 0
	for _, letter := range mailtest.Queued(t, with.DB) {
		if strings.HasPrefix(letter.Subject, "Que pensez-vous") {
			asked++
		}
	}
	if asked != unasked {
		t.Errorf("%d buyers are asked", asked)
	}
}

// aRefundCameBack checks that money is owed to someone whose bank sent it back: operators see how it is settled.
func aRefundCameBack(t *testing.T, with Deps) {
	t.Helper()
	if failed, err := with.Orders.FailedRefunds(t.Context()); err != nil || failed == 0 {
		t.Errorf("%d refunds failed, %v", failed, err)
	}
}

// someAreContested tells that a dispute waits for an answer, one was won and one was lost.
func someAreContested(t *testing.T, with Deps) {
	t.Helper()
	found, err := with.Disputes.Disputes.List(t.Context(), dispute.ViewAll)
	if err != nil {
		t.Fatal(err)
	}
	states := map[dispute.State]int{}
	for _, d := range found {
		states[d.State]++
		if d.State == dispute.NeedsAnswer && !d.DueAt.After(loadDay) {
			t.Errorf("the open dispute was due on %v", d.DueAt)
		}
	}
	if !maps.Equal(states, map[dispute.State]int{dispute.NeedsAnswer: 1, dispute.Won: 1, dispute.Lost: 1}) {
		t.Errorf("disputes: %v", states)
	}
}

func everyStateIsThere(t *testing.T, with Deps) {
	t.Helper()
	found := map[string]bool{}
	for _, data := range market().orders {
		o, err := with.Orders.Find(t.Context(), with.DB, order.Whole(), data.id())
		if err != nil {
			t.Fatalf("%s: %v", data.Reference, err)
		}
		found["order "+string(o.Status)] = true
		if o.UserID == "" {
			found["guest"] = true
		}
		for _, i := range o.Items() {
			found["item "+string(i.Status)] = true
			if i.Return != nil {
				found["return "+string(i.Return.Status)] = true
			}
		}
	}
	if found["order pending"] {
		t.Error("an order is pending: nobody is paying for it, and the sweeper would soon fail it")
	}
	for _, state := range []string{
		"guest", "order paid", "order failed", "order dispatched", "order partially_shipped", "order completed",
		"order cancelled", "item processing", "item cancelled", "item shipped", "item return_requested",
		"item return_denied", "item pending_return", "item returned", "return returnRequested",
		"return pendingReturn", "return returnDenied", "return returnExpired", "return completed",
	} {
		if !found[state] {
			t.Errorf("no %s among %v", state, slices.Sorted(maps.Keys(found)))
		}
	}
}

func aProductReadsWell(t *testing.T, with Deps) {
	t.Helper()
	sheet, err := with.Catalog.BySlug(t.Context(), "tasse-trempee")
	if err != nil {
		t.Fatal(err)
	}
	if sheet.MinPrice != 3800 || sheet.DefaultRegularPrice != 4600 || len(sheet.Variants) != 9 ||
		len(sheet.Photos) != 3 {
		t.Errorf("the cup is at %v instead of %v, with %d variants and %d photos",
			sheet.MinPrice, sheet.DefaultRegularPrice, len(sheet.Variants), len(sheet.Photos))
	}
	if photo, ready := sheet.MainPhoto(); !ready || files.CheckKey(photo.Thumbs.Webp480) != nil {
		t.Errorf("the cup's picture is %+v", photo)
	}
}

func TestALoadCutShortGoesOn(t *testing.T) {
	dbtest.Run(t, func(t *testing.T, d *db.DB) {
		with := deps(d)
		ctx, m := t.Context(), market()
		for _, step := range []func(context.Context, Deps, *marketData, time.Time) error{
			loadCategories, loadPeople, loadShops,
		} {
			if err := step(ctx, with, m, loadDay); err != nil {
				t.Fatal(err)
			}
		}
		if err := Load(ctx, with); err != nil {
			t.Fatalf("the second half of a load: %v", err)
		}
	})
}

func TestVisitorsMaySignInAsCustomersAndAsEverySeller(t *testing.T) {
	customers, sellers := 0, map[string]bool{}
	for _, a := range Accounts() {
		if a.Shop == "" {
			customers++
		} else {
			sellers[a.Email] = true
		}
	}
	if customers < 6 || len(sellers) != 40 {
		t.Errorf("%d customers and %d sellers", customers, len(sellers))
	}
}

func TestAPictureAskedForEarlyIsMadeOnTheSpot(t *testing.T) {
	ctx := t.Context()
	under, err := files.Open(ctx, t.TempDir(), "")
	if err != nil {
		t.Fatal(err)
	}
	pictures := NewPictures(under)
	for _, key := range []string{
		market().picture("tasse-bleue").Thumbs.Webp480, market().banner("banniere-laine").Jpeg1600,
	} {
		if _, err := under.Stat(ctx, key); !errors.Is(err, files.ErrNotFound) {
			t.Fatalf("%s is there before it was asked for: %v", key, err)
		}
		file, err := pictures.Open(ctx, key)
		if err != nil {
			t.Fatal(err)
		}
		content, err := io.ReadAll(file)
		if err := errors.Join(err, file.Close()); err != nil || len(content) < 1000 {
			t.Errorf("%s holds %d bytes, %v", key, len(content), err)
		}
		if _, err := under.Stat(ctx, key); err != nil {
			t.Errorf("%s was not kept: %v", key, err)
		}
	}
}

func TestAFileThatIsNotOursIsNotMade(t *testing.T) {
	ctx := t.Context()
	under, err := files.Open(ctx, t.TempDir(), "")
	if err != nil {
		t.Fatal(err)
	}
	pictures := NewPictures(under)
	for _, key := range []string{
		"photos/aa/480.webp", "demo/00000000000000000000/480.webp", pictureKey("tasse-bleue", "481.webp"),
	} {
		if _, err := pictures.Stat(ctx, key); !errors.Is(err, files.ErrNotFound) {
			t.Errorf("%s: %v", key, err)
		}
	}
	if err := pictures.Put(ctx, "photos/a.txt", "text/plain", bytes.NewReader([]byte("a")), 1); err != nil {
		t.Fatal(err)
	}
	if info, err := pictures.Stat(ctx, "photos/a.txt"); err != nil || info.Size != 1 {
		t.Errorf("a file of the store beneath: %+v, %v", info, err)
	}
}

func TestPicturesAreMadeInTheOrderTheyAreSeen(t *testing.T) {
	order := market().photoOrder()
	if len(order) != len(photoNames()) {
		t.Errorf("%d pictures of %d", len(order), len(photoNames()))
	}
	want := []string{"couverture", "tasse-bleue", "miel"}
	if !slices.Equal(order[:3], want) {
		t.Errorf("the first pictures are %v", order[:3])
	}
}
