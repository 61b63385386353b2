package fulfilment_test

import (
	"strings"
	"testing"
	"time"

	"rangrue/internal/domain/order/ordertest"
	"rangrue/internal/domain/review"
	"rangrue/internal/flow/fulfilment"
	"rangrue/internal/kit/db"
	"rangrue/internal/kit/db/dbtest"
	"rangrue/internal/kit/web"
	"rangrue/internal/kit/web/webtest"
	"rangrue/internal/markettest"
)

func (b *backroom) questionsOf(shopID, query string) (page web.Page[fulfilment.Question]) {
	b.Helper()
	code, read := b.as(shopID, "GET", "/questions"+query, nil)
	if read(&page); code != 200 {
		b.Fatalf("questions%s: %d", query, code)
	}
	return page
}

// onPage is what the product's page shows of its questions.
func (b *backroom) onPage() (list []struct{ Question, Answer string }) {
	b.Helper()
	code, read := webtest.Call(b, b.handler, "", "GET", "/products/"+b.mug.ID+"/questions", nil)
	if read(&list); code != 200 {
		b.Fatalf("questions: %d", code)
	}
	return list
}

func TestAShopAnswersAndTheAskerIsNotifiedOnce(t *testing.T) {
	dbtest.Run(t, func(t *testing.T, base *db.DB) {
		b := newBackroom(t, base)
		asMaude := web.AsUser(ctx, b.maude)
		first := markettest.Must(b.Questions.Ask(asMaude, b.mug.ID, "Va-t-elle au lave-vaisselle?"))
		b.At = b.At.Add(time.Hour)
		second := markettest.Must(b.Questions.Ask(asMaude, b.mug.ID, "Est-elle faite à la main?"))
		if letters := b.Letters(); len(letters) != 2 || letters[0].To[0] != "batture@exemple.ca" ||
			!has(letters[0].Text, "lave-vaisselle", "https://exemple.ca/espace-vendeur/questions") {
			t.Errorf("the shop got: %+v", letters)
		}
		answer := func(text string) (q fulfilment.Question) {
			code, read := b.as(b.batture, "PUT", "/questions/"+second.ID+"/answer", body{"answer": text})
			if read(&q); code != 200 {
				t.Fatalf("answer: %d", code)
			}
			return q
		}
		if q := answer("Oui, <b>toujours</b>."); *q.Answer != "Oui, toujours." || q.AnsweredAt == nil ||
			q.ProductName != "Tasse trempée" || q.User.LastName != "T." {
			t.Errorf("answered: %+v", q)
		}
		if letters := b.Letters(); len(letters) != 1 || letters[0].To[0] != "maude@courriel.ca" ||
			!has(letters[0].Text, "Oui, toujours.", "/produit/tasse-trempee") {
			t.Errorf("she got: %+v", letters)
		}
		b.At = b.At.Add(time.Hour)
		if q := answer("Oui, au tour."); *q.Answer != "Oui, au tour." || !q.AnsweredAt.Equal(b.At.Add(-time.Hour)) ||
			len(b.Letters()) != 0 {
			t.Errorf("corrected: %+v", q)
		}
		if page := b.onPage(); len(page) != 2 || page[0].Answer != "Oui, au tour." {
			t.Errorf("the product's page: %+v", page)
		}
		if all := b.questionsOf(b.batture, "").Data; len(all) != 2 || all[0].ID != first.ID {
			t.Errorf("what waits comes first: %+v", all)
		}
		for filter, want := range map[string]int{"unanswered": 1, "answered": 1, "hidden": 0, "all": 2} {
			if got := b.questionsOf(b.batture, "?filter="+filter); got.Total != want {
				t.Errorf("%s: %d; want %d", filter, got.Total, want)
			}
		}
		if b.questionsOf(b.rang4, "").Total != 0 {
			t.Error("another shop has questions")
		}
		b.want(422, "invalid_input", b.batture, "PUT", "/questions/"+first.ID+"/answer", body{"answer": " "})
		b.want(422, "invalid_input", b.batture, "PUT", "/questions/"+first.ID+"/answer", body{
			"answer": strings.Repeat("é", 1001),
		})
	})
}

func TestAHiddenQuestionLeavesThePageAndComesBack(t *testing.T) {
	dbtest.Run(t, func(t *testing.T, base *db.DB) {
		b := newBackroom(t, base)
		asked := markettest.Must(b.Questions.Ask(web.AsUser(ctx, b.maude), b.mug.ID, "Va-t-elle au lave-vaisselle?"))
		b.Letters()
		for _, hidden := range []bool{true, false} {
			var q fulfilment.Question
			code, read := b.as(b.batture, "PUT", "/questions/"+asked.ID+"/visibility", body{"hidden": hidden})
			if read(&q); code != 200 || q.Hidden != hidden || (len(b.onPage()) == 0) != hidden {
				t.Errorf("hidden %t: %d %+v", hidden, code, q)
			}
			if waiting := b.questionsOf(b.batture, "?filter=unanswered").Total; (waiting == 0) != hidden {
				t.Errorf("hidden %t: %d wait", hidden, waiting)
			}
		}
		b.want(200, "", b.batture, "PUT", "/questions/"+asked.ID+"/visibility", body{"hidden": true})
		b.want(200, "", b.batture, "PUT", "/questions/"+asked.ID+"/answer", body{"answer": "Oui."})
		if len(b.Letters()) != 0 {
			t.Error("a letter leads to what is not shown")
		}
	})
}

func TestAShopReadsAndAnswersItsReviews(t *testing.T) {
	dbtest.Run(t, func(t *testing.T, base *db.DB) {
		b := newBackroom(t, base)
		draft := b.draft("")
		draft.UserID = b.maude
		bought := b.Replay(draft, ordertest.Shipped("")...)
		said := markettest.Must(b.Reviews.Write(web.AsUser(ctx, b.maude), bought.ID, "mug", "", review.Said{Stars: 2}))
		listed := func(shopID, query string) (page web.Page[fulfilment.Review]) {
			code, read := b.as(shopID, "GET", "/reviews"+query, nil)
			if read(&page); code != 200 {
				t.Fatalf("reviews: %d", code)
			}
			return page
		}
		if got := listed(b.batture, "?filter=unanswered"); got.Total != 1 || got.Data[0].Stars != 2 ||
			got.Data[0].ProductName != b.mug.Name {
			t.Errorf("%+v", got)
		}
		if work := markettest.Must(b.Work(ctx, b.batture)); work.Reviews.Count != 1 {
			t.Errorf("%+v", work)
		}
		answer := "/reviews/" + said.ID + "/answer"
		b.want(404, "review_not_found", b.rang4, "PUT", answer, body{"answer": "Merci!"})
		b.want(422, "invalid_input", b.batture, "PUT", answer, body{"answer": " "})
		b.want(200, "", b.batture, "PUT", answer, body{"answer": "Merci!"})
		b.want(200, "", b.batture, "PUT", answer, body{"answer": "Merci beaucoup!"})
		if got := listed(b.batture, "?filter=answered"); got.Total != 1 || *got.Data[0].Answer != "Merci beaucoup!" {
			t.Errorf("%+v", got)
		}
		if got := listed(b.batture, "?filter=unanswered"); got.Total != 0 {
			t.Errorf("%+v", got)
		}
	})
}

func TestAShopReadsAndAnswersItsMessages(t *testing.T) {
	dbtest.Run(t, func(t *testing.T, base *db.DB) {
		b := newBackroom(t, base)
		asMaude := web.AsUser(ctx, b.maude)
		older, newer := b.paid("-older"), b.paid("-newer")
		for _, o := range []string{older.ID, newer.ID, older.ID} {
			b.At = b.At.Add(time.Minute)
			markettest.Must(b.Messages.Write(asMaude, o, b.batture, "", "Bonjour au sujet de "+o))
		}
		markettest.Must(b.Messages.Write(asMaude, newer.ID, b.rang4, "", "À une autre boutique"))
		b.Letters()
		inbox := func(query string) (page web.Page[fulfilment.Thread]) {
			code, read := b.as(b.batture, "GET", "/messages"+query, nil)
			if read(&page); code != 200 {
				t.Fatalf("inbox: %d", code)
			}
			return page
		}
		if got := inbox("").Data; len(got) != 2 || got[0].OrderID != older.ID || got[0].Unread != 2 ||
			got[1].Unread != 1 || got[0].LastAuthor != "customer" || got[0].CustomerName != "Maude Tremblay" {
			t.Fatalf("inbox = %+v", got)
		}
		if unread := b.list(b.batture, "").Data; unread[0].UnreadMessages+unread[1].UnreadMessages != 3 {
			t.Errorf("orders = %+v", unread)
		}
		var thread fulfilment.Conversation
		code, read := b.as(b.batture, "GET", "/messages/"+older.ID, nil)
		if read(&thread); code != 200 || len(thread.Messages) != 2 || thread.Unread != 2 || !thread.CanWrite ||
			thread.Reference != older.Reference {
			t.Errorf("%d %+v", code, thread)
		}
		b.want(204, "", b.batture, "PATCH", "/messages/"+older.ID+"/read-status", nil)
		if got := inbox("?filter=unread"); got.Total != 1 || got.Data[0].OrderID != newer.ID {
			t.Errorf("unread = %+v", got)
		}
		b.At = b.At.Add(time.Minute)
		b.want(201, "", b.batture, "POST", "/messages/"+newer.ID, body{"message": "C’est <i>prêt</i>."})
		if got := inbox("").Data[0]; got.OrderID != newer.ID || got.LastMessage != "C’est prêt." ||
			got.LastAuthor != "store" {
			t.Errorf("last = %+v", got)
		}
		if letters := b.Letters(); len(letters) != 1 || letters[0].To[0] != "maude@courriel.ca" ||
			!has(letters[0].Text, "C’est prêt.") {
			t.Errorf("letters = %+v", letters)
		}
		b.want(422, "invalid_input", b.batture, "POST", "/messages/"+newer.ID, body{
			"message": strings.Repeat("é", 501),
		})
		if inbox("?page=2").Total != 2 {
			t.Error("a page beyond the end forgets the total")
		}
	})
}
