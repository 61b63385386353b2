package moderation_test

import (
	"context"
	"errors"
	"fmt"
	"strings"
	"sync"
	"testing"
	"time"

	"rangrue/internal/domain/account"
	"rangrue/internal/domain/catalog"
	"rangrue/internal/domain/ledger"
	"rangrue/internal/domain/message"
	"rangrue/internal/domain/operator"
	"rangrue/internal/domain/order/ordertest"
	"rangrue/internal/domain/question"
	"rangrue/internal/domain/review"
	"rangrue/internal/domain/shop"
	"rangrue/internal/flow/moderation"
	"rangrue/internal/flow/seller"
	"rangrue/internal/kit/db"
	"rangrue/internal/kit/db/dbtest"
	"rangrue/internal/kit/problem"
	"rangrue/internal/kit/web"
	"rangrue/internal/markettest"
)

// office is the flow over a small market: a shop of Ana's with a mug, a question of Luc's, and an operator.
type office struct {
	*markettest.Market
	*moderation.Service
	desk     context.Context // of the operator
	journal  *operator.Service
	asked    *question.Published
	reviews  *review.Service
	ana, luc string
	shop     *shop.Shop
	mug      *catalog.Product
}

func newOffice(t *testing.T, d *db.DB) *office {
	o := &office{Market: markettest.New(t, d)}
	o.ana, o.luc = o.User(account.NewUser{FirstName: "Ana"}), o.User(account.NewUser{FirstName: "Luc"})
	o.shop = o.Market.Shop(shop.NewShop{OwnerIDs: []string{o.ana}})
	o.mug = o.Product(catalog.NewProduct{ShopID: o.shop.ID})
	o.journal = operator.New(d, operator.Options{Now: o.Now})
	brand := markettest.Brand
	o.reviews = review.New(d, review.Options{Now: o.Now, URL: markettest.FileURL})
	questions := question.New(d, question.Options{Now: o.Now, Visitor: web.Visitor, Brand: brand})
	messages := message.New(d, message.Options{Now: o.Now,
		OfShop: func(_ context.Context, orderID, shopID string) (message.Subject, error) {
			return message.Subject{OrderID: orderID, ShopID: shopID, Reference: "RR-TEST", Open: true}, nil
		},
		OfCustomer: func(ctx context.Context, orderID, shopID, token string) (message.Subject, error) {
			if who, _ := web.Visitor(ctx); who != o.luc && token != "jeton" {
				return message.Subject{}, problem.Missing("order_not_found")
			}
			return message.Subject{OrderID: orderID, ShopID: shopID, Reference: "RR-TEST", Open: true}, nil
		}})
	o.Service = moderation.New(d, moderation.Options{
		Shops: o.Shops, Catalog: o.Catalog, Questions: questions, Messages: messages, Accounts: o.Accounts,
		Reviews: o.reviews,
		Ledger:  ledger.New(d, o.Now, o.Shops), Brand: brand, URL: markettest.FileURL, Now: o.Now, Visitor: web.Visitor,
		Find: func(string, int) []string { return nil }, Operators: o.journal,
		Seller: seller.New(d, seller.Options{Shops: o.Shops, Catalog: o.Catalog, Accounts: o.Accounts, Brand: brand,
			SellerURL: markettest.SellerURL, Now: o.Now, TermsVersion: func() string { return "2026-11-15" }}),
	})
	o.desk = operator.CommandLine(t.Context())
	o.asked = markettest.Must(questions.Ask(web.AsUser(t.Context(), o.luc), o.mug.ID, "Va-t-elle au lave-vaisselle?"))
	o.Letters()
	return o
}

// acts are those of the journal, the latest first.
func (o *office) acts() string {
	o.Helper()
	lines, _, err := o.journal.Journal(o.Context(), operator.Filter{})
	markettest.Must(0, err)
	var acts []string
	for _, line := range lines {
		acts = append(acts, line.Act)
	}
	return strings.Join(acts, " ")
}

func (o *office) report(ctx context.Context, kind moderation.Kind, id, email string) error {
	return o.Send(ctx, moderation.Report{Kind: kind, SubjectID: id, Cause: "misleading", Text: "Ce n’est pas vrai.",
		Email: email}, "")
}

func TestAReportedProductIsHiddenAndItsShopTold(t *testing.T) {
	dbtest.Run(t, func(t *testing.T, d *db.DB) {
		o := newOffice(t, d)
		markettest.Must(0, o.report(t.Context(), moderation.OfProduct, o.mug.ID, "nadia@exemple.ca"))
		asLuc := web.AsUser(t.Context(), o.luc)
		for range 2 { // twice is once
			markettest.Must(0, o.report(asLuc, moderation.OfProduct, o.mug.ID, ""))
		}
		if n, oldest, err := o.OpenReports(t.Context()); n != 1 || !oldest.Equal(o.At) || err != nil {
			t.Errorf("one thing is reported: %d %v %v", n, oldest, err)
		}
		list := markettest.Must(o.ListReports(o.desk, "open"))
		if len(list) != 2 || list[0].SubjectName != "Tasse trempée" || list[0].StoreName != "Atelier Batture" {
			t.Fatalf("%+v", list)
		}
		if err := o.Resolve(o.desk, list[0].ID, moderation.Hidden, "  "); err == nil {
			t.Error("hidden without a reason")
		}
		markettest.Must(0, o.Resolve(o.desk, list[0].ID, moderation.Hidden, "Elle n’est pas faite ici."))
		if _, err := o.Catalog.ByID(t.Context(), o.mug.ID); !errors.Is(err, catalog.ErrProductNotFound) {
			t.Errorf("it is still shown: %v", err)
		}
		letters := o.Letters()
		if len(letters) != 2 || letters[0].To[0] != "nadia@exemple.ca" || letters[1].To[0] != "ana@exemple.ca" ||
			!strings.Contains(letters[1].Text, "Elle n’est pas faite ici.") {
			t.Errorf("%+v", letters)
		}
		if len(markettest.Must(o.ListReports(o.desk, "open"))) != 0 ||
			len(markettest.Must(o.ListReports(o.desk, "resolved"))) != 2 {
			t.Error("both reports are answered")
		}
		if acts := o.acts(); acts != "report.hidden report.hidden product.hide" {
			t.Errorf("journal: %s", acts)
		}
		if err := o.report(t.Context(), moderation.OfProduct, o.mug.ID, ""); err == nil {
			t.Error("what is hidden was reported")
		}
		markettest.Must(0, o.Resolve(o.desk, list[0].ID, moderation.Kept, "Elle l’est, finalement."))
		markettest.Must(o.Catalog.ByID(t.Context(), o.mug.ID))
		if acts := o.acts(); !strings.HasPrefix(acts, "product.put_back") {
			t.Errorf("journal: %s", acts)
		}
	})
}

func TestAProductIsHiddenWhateverItsShopTypedAsItsName(t *testing.T) {
	dbtest.Run(t, func(t *testing.T, d *db.DB) {
		o := newOffice(t, d)
		odd := o.Product(catalog.NewProduct{ShopID: o.shop.ID, Details: catalog.Details{Name: "Bol\x1b[31m\x7f"}})
		markettest.Must(0, o.HideProduct(o.desk, odd.ID, "Il n’est pas fait ici."))
		if letters := o.Letters(); len(letters) != 1 || !strings.HasSuffix(letters[0].Subject, "Bol [31m") {
			t.Errorf("%+v", letters)
		}
	})
}

func TestAQuestionIsHiddenRestoredAndAnsweredByTheMarket(t *testing.T) {
	dbtest.Run(t, func(t *testing.T, d *db.DB) {
		o := newOffice(t, d)
		markettest.Must(0, o.HideQuestion(o.desk, o.asked.ID, "Elle donne un numéro de téléphone."))
		if letters := o.Letters(); len(letters) != 1 || letters[0].To[0] != "luc@exemple.ca" ||
			!strings.Contains(letters[0].Text, "numéro de téléphone") {
			t.Errorf("%+v", letters)
		}
		if shown := markettest.Must(o.Questions.Of(t.Context(), o.mug.ID)); len(shown) != 0 {
			t.Errorf("%+v", shown)
		}
		_, err := o.Questions.SetHidden(t.Context(), o.shop.ID, o.asked.ID, false)
		if !errors.Is(err, question.ErrHiddenByMarket) {
			t.Errorf("its shop put it back: %v", err)
		}
		markettest.Must(0, o.RestoreQuestion(o.desk, o.asked.ID, "Le numéro est celui de la boutique."))
		markettest.Must(0, o.AnswerQuestion(o.desk, o.asked.ID, "", "Toutes les tasses de la boutique y vont."))
		shown := markettest.Must(o.Questions.Of(t.Context(), o.mug.ID))
		if len(shown) != 1 || shown[0].MarketAnswer != "Toutes les tasses de la boutique y vont." ||
			shown[0].Answer != "" {
			t.Errorf("%+v", shown)
		}
		if letters := o.Letters(); len(letters) != 1 || letters[0].Subject != "Rang & Rue vous a répondu" {
			t.Errorf("%+v", letters)
		}
		if acts := o.acts(); acts != "question.answer question.restore question.hide" {
			t.Errorf("journal: %s", acts)
		}
	})
}

func TestTheSecondOfTwoAnswersOfTheMarketIsToldOfTheFirst(t *testing.T) {
	dbtest.Run(t, func(t *testing.T, d *db.DB) {
		o := newOffice(t, d)
		marie := operator.As(t.Context(), operator.Operator{UserID: "marie", Name: "Marie", Role: operator.Support})
		outcomes := make([]error, 4)
		var both sync.WaitGroup
		for n := range outcomes {
			both.Go(func() { outcomes[n] = o.AnswerQuestion(marie, o.asked.ID, "", fmt.Sprint("Oui, ", n)) })
		}
		both.Wait()
		answered := markettest.Must(question.OnDeskByID(t.Context(), d, o.asked.ID)).MarketAnswer
		published := 0
		for n, err := range outcomes {
			if err == nil {
				published++
				continue
			}
			var refusal *problem.Error
			if !errors.As(err, &refusal) || refusal.Code != "answer_changed" {
				t.Fatalf("%d: %v", n, err)
			}
			conflict := refusal.Extra.(moderation.AnswerConflict)
			if conflict.By != "Marie" || !conflict.At.Equal(o.At) || conflict.Answer != answered {
				t.Errorf("%d is told %+v of %q", n, conflict, answered)
			}
		}
		if letters := o.Letters(); published != 1 || len(letters) != 1 || o.acts() != "question.answer" {
			t.Errorf("%d answers, %d letters, journal: %s", published, len(letters), o.acts())
		}
		// On top of what was read it is a correction, and takes it away again, without another letter.
		markettest.Must(0, o.AnswerQuestion(o.desk, o.asked.ID, answered, "Oui, toutes."))
		markettest.Must(0, o.AnswerQuestion(o.desk, o.asked.ID, "Oui, toutes.", ""))
		if letters := o.Letters(); len(letters) != 0 {
			t.Errorf("%+v", letters)
		}
	})
}

func TestAMessageIsReportedByItsTwoSidesAlone(t *testing.T) {
	dbtest.Run(t, func(t *testing.T, d *db.DB) {
		o := newOffice(t, d)
		asLuc, asAna := web.AsUser(t.Context(), o.luc), web.AsUser(t.Context(), o.ana)
		sent := markettest.Must(o.Messages.Write(asLuc, "order", o.shop.ID, "", "Mon courriel est luc@exemple.ca"))
		stranger := web.AsUser(t.Context(), o.User(account.NewUser{FirstName: "Zoé"}))
		for _, who := range []context.Context{t.Context(), stranger} {
			if err := o.report(who, moderation.OfMessage, sent.ID, ""); err == nil {
				t.Error("a stranger reported a private message")
			}
		}
		markettest.Must(0, o.report(asAna, moderation.OfMessage, sent.ID, ""))
		list := markettest.Must(o.ListReports(o.desk, "open"))
		if len(list) != 1 || list[0].SubjectName != "RR-TEST" || strings.Contains(list[0].Text, "courriel") {
			t.Fatalf("%+v", list)
		}
		opened := markettest.Must(o.ReadReport(o.desk, list[0].ID))
		if opened.Message == nil || !strings.Contains(opened.Message.Text, "luc@") {
			t.Errorf("%+v", opened)
		}
		if acts := o.acts(); acts != "message.open" {
			t.Errorf("opening a conversation is noted: %s", acts)
		}
		markettest.Must(0, o.AnswerMessage(o.desk, list[0].ID, "Gardez vos courriels pour vous."))
		if acts := o.acts(); acts != "message.answer message.open" {
			t.Errorf("answering is noted once: %s", acts)
		}
		answered := markettest.Must(o.Messages.ReadAsShop(t.Context(), "order", o.shop.ID)).Messages[1]
		if answered.Author != message.Market || answered.Text != "Gardez vos courriels pour vous." {
			t.Errorf("%+v", answered)
		}
		if len(markettest.Must(o.ListReports(o.desk, "open"))) != 1 {
			t.Error("an answer decided the report")
		}
		if o.report(asAna, moderation.OfMessage, answered.ID, "") == nil {
			t.Error("the market was reported to itself")
		}
		markettest.Must(0, o.report(asAna, moderation.OfProduct, o.mug.ID, ""))
		for _, r := range markettest.Must(o.ListReports(o.desk, "open")) {
			if r.Kind == moderation.OfProduct && o.AnswerMessage(o.desk, r.ID, "Bonjour.") == nil {
				t.Error("a product was answered")
			}
		}
		markettest.Must(0, o.Resolve(o.desk, list[0].ID, moderation.Hidden, "Un courriel privé."))
		thread := markettest.Must(o.Messages.ReadAsShop(t.Context(), "order", o.shop.ID))
		if w := message.Wires(thread.Messages)[0]; !w.Hidden || w.Message != "" {
			t.Errorf("%+v", w)
		}
	})
}

func TestProductsMoveToAnotherCategoryTogether(t *testing.T) {
	dbtest.Run(t, func(t *testing.T, d *db.DB) {
		o := newOffice(t, d)
		bowls := markettest.Must(o.Catalog.CreateCategory(t.Context(), catalog.Category{Name: "Bols"}))
		bowl := o.Product(catalog.NewProduct{ShopID: o.shop.ID, Details: catalog.Details{Name: "Bol"}})
		ids := []string{o.mug.ID, bowl.ID}
		if n, err := o.MoveProducts(o.desk, ids, bowls.ID, ""); n != 2 || err != nil {
			t.Fatal(n, err)
		}
		if n, err := o.MoveProducts(o.desk, ids, bowls.ID, ""); n != 0 || err != nil {
			t.Errorf("moved twice: %d %v", n, err)
		}
		if p := markettest.Must(o.Catalog.ByID(t.Context(), bowl.ID)); p.CategoryIDs[0] != bowls.ID {
			t.Errorf("%v", p.CategoryIDs)
		}
		if _, err := o.MoveProducts(o.desk, ids, "nulle part", ""); err == nil {
			t.Error("moved to no category")
		}
		if acts := o.acts(); acts != "product.category product.category" {
			t.Errorf("journal: %s", acts)
		}
	})
}

func TestACommissionIsAgreedAndEndedWithALineOfTheJournal(t *testing.T) {
	dbtest.Run(t, func(t *testing.T, d *db.DB) {
		o := newOffice(t, d)
		rate := moderation.Rate{Percent: 5, From: "2026-11-01", Months: 2, Why: ledger.HelpOut,
			Reason: "Un dégât d’eau."}
		markettest.Must(0, o.SetRate(o.desk, o.shop.ID, rate))
		agreed := markettest.Must(o.Ledger.Agreements(t.Context(), o.shop.ID))
		if now := markettest.Must(o.Ledger.Rate(t.Context(), o.shop.ID, o.At)); now != 50_000 || len(agreed) != 1 ||
			agreed[0].Until != "2027-01-01" {
			t.Errorf("%v %+v", now, agreed)
		}
		markettest.Must(0, o.EndRate(o.desk, o.shop.ID, agreed[0].ID, "L’atelier a rouvert."))
		rate.Percent = 12
		if err := o.SetRate(o.desk, o.shop.ID, rate); !errors.Is(err, ledger.ErrRate) {
			t.Errorf("more than the ordinary rate: %v", err)
		}
		if acts := o.acts(); acts != "shop.commission_end shop.commission" {
			t.Errorf("journal: %s", acts)
		}
	})
}

func TestADecisionOnAShopThatChangedIsRefusedWithWhatItIsNow(t *testing.T) {
	dbtest.Run(t, func(t *testing.T, d *db.DB) {
		o := newOffice(t, d)
		seen := markettest.Must(o.Shops.ByID(t.Context(), o.shop.ID)).UpdatedAt
		o.At = o.At.Add(time.Minute)
		closed := moderation.Decision{To: shop.Closed, Reason: "Ana prend sa retraite.", Seen: seen}
		markettest.Must(0, o.Decide(o.desk, o.shop.ID, closed))
		if letters := o.Letters(); len(letters) != 1 || !strings.Contains(letters[0].Text, "restent à expédier") {
			t.Errorf("%+v", letters)
		}
		if _, err := o.Catalog.ByID(t.Context(), o.mug.ID); err == nil {
			t.Error("products of a closed shop are still shown")
		}
		var refused *problem.Error
		late := moderation.Decision{To: shop.Suspended, Reason: "Trop de retards.", Seen: seen}
		if err := o.Decide(o.desk, o.shop.ID, late); !errors.As(err, &refused) || refused.Kind != problem.Conflict {
			t.Fatalf("%v", err)
		}
		now, ok := refused.Extra.(moderation.Changed)
		if !ok || now.Status != shop.Closed || now.By != "Ligne de commande" || !now.UpdatedAt.Equal(o.At) {
			t.Errorf("%+v", refused.Extra)
		}
		if acts := o.acts(); acts != "shop.closed" {
			t.Errorf("journal: %s", acts)
		}
	})
}

func TestAReportedReviewIsHiddenAndComesBack(t *testing.T) {
	dbtest.Run(t, func(t *testing.T, d *db.DB) {
		o := newOffice(t, d)
		draft := ordertest.Draft("", o.luc, o.shop.ID, "another-shop")
		draft.Items[0].ProductID = o.mug.ID
		bought := o.Replay(draft, ordertest.Shipped("")...)
		o.At = ordertest.Noon.Add(4 * ordertest.Day) // it has arrived
		said := markettest.Must(o.reviews.Write(web.AsUser(t.Context(), o.luc), bought.ID, "mug", "",
			review.Said{Stars: 1, Text: "Appelez-moi au 418 555-0199."}))
		markettest.Must(0, o.report(t.Context(), moderation.OfReview, said.ID, "témoin@exemple.ca"))
		list := markettest.Must(o.ListReviews(o.desk, "reported"))
		if len(list.Data) != 1 || list.Data[0].Reports != 1 || list.Counts.Reported != 1 ||
			list.Data[0].Author != "Maude T." {
			t.Errorf("%+v", list)
		}
		report := markettest.Must(o.ListReports(o.desk, "open"))[0]
		if record := markettest.Must(o.ReadReport(o.desk, report.ID)); record.Review == nil ||
			record.Review.ID != said.ID {
			t.Errorf("%+v", record)
		}
		if err := o.Resolve(o.desk, report.ID, moderation.Hidden, " "); err == nil {
			t.Error("hidden without a reason")
		}
		markettest.Must(0, o.Resolve(o.desk, report.ID, moderation.Hidden, "Un numéro de téléphone."))
		if shown := markettest.Must(o.Catalog.ByID(t.Context(), o.mug.ID)); shown.Reviews.Stars.Total() != 0 {
			t.Errorf("a hidden review counts: %+v", shown.Reviews)
		}
		if err := o.report(t.Context(), moderation.OfReview, said.ID, ""); err == nil {
			t.Error("what is not shown is reported")
		}
		letters := o.Letters()
		if len(letters) != 2 || letters[0].To[0] != "témoin@exemple.ca" || letters[1].To[0] != "maude@courriel.ca" ||
			!strings.Contains(letters[1].Text, "Un numéro de téléphone.") {
			t.Errorf("%+v", letters)
		}
		if list := markettest.Must(o.ListReviews(o.desk, "hidden")); len(list.Data) != 1 || list.Counts.Hidden != 1 {
			t.Errorf("%+v", list)
		}
		markettest.Must(0, o.RestoreReview(o.desk, said.ID, "Le numéro est celui de la boutique."))
		if list := markettest.Must(o.ListReviews(o.desk, "newest")); len(list.Data) != 1 ||
			list.Data[0].HiddenAt != nil {
			t.Errorf("%+v", list)
		}
		if acts := o.acts(); acts != "review.restore report.hidden review.hide" {
			t.Errorf("journal: %s", acts)
		}
	})
}
