package app_test

import (
	"bytes"
	"context"
	"encoding/json"
	"errors"
	"net/http"
	"strings"
	"testing"
	"time"

	"rangrue/internal/domain/identity"
	"rangrue/internal/domain/operator"
	"rangrue/internal/domain/outreach"
	"rangrue/internal/kit/db"
	"rangrue/internal/kit/db/dbtest"
	"rangrue/internal/kit/jobs"
	"rangrue/internal/kit/mail"
	"rangrue/internal/kit/problem"
	"rangrue/internal/kit/web"
	"rangrue/internal/markettest"
)

// peopleAndSystem gives operators a message of Maude's, a campaign, a job that waits and a letter, and tells their ids.
func (h *site) operatorWork(ctx context.Context) (thread, campaign, job, letter string) {
	a := h.app
	greeting := outreach.Feedback{Message: "Bonjour de " + canary}
	markettest.Must(0, a.Outreach.Write(ctx, outreach.Contact{Feedback: greeting}))
	threads, _, err := a.Outreach.Threads(ctx, outreach.ViewOpen, "", "")
	markettest.Must(0, err)
	draft := markettest.Must(a.Outreach.Compose(operator.CommandLine(ctx), "", 0,
		outreach.CampaignText{Subject: "Nouvelles", Body: "Bonjour."}))
	tomorrow := jobs.RunAt(time.Now().Add(24 * time.Hour))
	markettest.Must(0, a.DB.Tx(ctx, func(tx *db.Tx) error {
		return jobs.Enqueue(ctx, tx, "changes.prune", struct{}{}, tomorrow)
	}))
	markettest.Must(0, a.DB.Tx(ctx, func(tx *db.Tx) error {
		return jobs.Enqueue(ctx, tx, mail.JobKind, mail.Job{Message: mail.Message{To: []string{"a@exemple.ca"},
			Subject: canary, Text: canary}}, tomorrow)
	}))
	waiting := markettest.Must(jobs.List(ctx, a.DB, jobs.Listing{State: "ready", Limit: 50}))
	for _, w := range waiting {
		if w.RunAt.After(time.Now().Add(time.Hour)) {
			if w.Kind == mail.JobKind {
				letter = w.ID
			} else {
				job = w.ID
			}
		}
	}
	return threads[0].ID, draft.ID, job, letter
}

// post sends JSON and returns the status and the answer.
func (h *site) post(path, body, token string) (int, string) {
	h.Helper()
	return h.ask(call{method: http.MethodPost, path: path, body: []byte(body)}, token)
}

func TestASuspendedPersonIsOutAtOnceAndTheirOrdersGoOn(t *testing.T) {
	dbtest.RunURL(t, func(t *testing.T, url string) {
		h := openSite(t, url)
		a, ctx := h.app, operator.CommandLine(t.Context())
		order := h.values["orderId"]
		access := a.Customer.Access.Token(order)
		if status, body := h.ask(call{method: http.MethodGet, path: "/me"}, h.maude); status != 200 {
			t.Fatalf("before: %d %s", status, body)
		}
		markettest.Must(0, a.People.Suspend(ctx, h.userID, "Trois cartes refusées par leur banque"))

		if status, body := h.ask(call{method: http.MethodGet, path: "/me"}, h.maude); status != 401 {
			t.Errorf("the token still works: %d %s", status, body)
		}
		signIn := markettest.Must(json.Marshal(map[string]string{"email": "maude." + canary + "@courriel.ca",
			"password": password}))
		if status, body := h.post(identity.SignInPath, string(signIn), ""); status != 400 ||
			!strings.Contains(body, "USER_DISABLED") {
			t.Errorf("sign in: %d %s", status, body)
		}
		body := bytes.ReplaceAll([]byte(bodies["POST /orders"]), []byte("luc@courriel.ca"),
			[]byte("Maude."+canary+"@courriel.ca"))
		if status, said := h.post("/orders", string(body), ""); status != 403 ||
			!strings.Contains(said, "account_suspended") {
			t.Errorf("an order as a guest: %d %s", status, said)
		}
		written := `{"orderId":"` + order + `","storeId":"` + h.values["storeId"] + `","message":"Encore moi"}`
		if status, said := h.post("/customer-messages?jeton="+access, written, ""); status != 403 ||
			!strings.Contains(said, "account_suspended") {
			t.Errorf("a message with the signed link: %d %s", status, said)
		}
		if _, err := a.Question.Ask(web.AsUser(ctx, h.userID), h.values["productId"],
			"La tasse va-t-elle au four?"); err == nil {
			t.Error("a question was asked")
		}
		detail := call{method: http.MethodGet, path: "/orders/" + order + "/detail?jeton=" + access}
		if status, said := h.ask(detail, ""); status != 200 {
			t.Errorf("the order by its signed link: %d %s", status, said)
		}

		markettest.Must(0, a.People.Reinstate(ctx, h.userID, "La banque a confirmé"))
		if status, said := h.post(identity.SignInPath, string(signIn), ""); status != 200 {
			t.Errorf("sign in again: %d %s", status, said)
		}
	})
}

// Someone who runs the market cannot leave it by deleting their account: their access is removed first.
func TestAnOperatorCannotDeleteTheirAccount(t *testing.T) {
	dbtest.RunURL(t, func(t *testing.T, url string) {
		h := openSite(t, url)
		a, ctx := h.app, operator.CommandLine(t.Context())
		who := markettest.Must(a.Account.ByEmail(ctx, "contenu@exemple.ca"))
		err := a.Account.Delete(ctx, who.ID, password)
		var said *problem.Error
		if !errors.As(err, &said) || said.Code != "has_console" {
			t.Fatalf("deleted: %v", err)
		}
		markettest.Must(0, a.Operator.Remove(ctx, who.ID, "Elle part."))
		markettest.Must(0, a.Account.Delete(ctx, who.ID, password))
		if members := markettest.Must(a.Operator.Members(ctx)); len(members) != len(operator.Roles)-1 {
			t.Errorf("%+v", members)
		}
	})
}
