package reply_test

import (
	"context"
	"errors"
	"fmt"
	"net/http"
	"strings"
	"sync"
	"testing"
	"time"

	"rangrue/internal/domain/account"
	"rangrue/internal/domain/reply"
	"rangrue/internal/domain/shop"
	"rangrue/internal/kit/db"
	"rangrue/internal/kit/db/dbtest"
	"rangrue/internal/kit/web"
	"rangrue/internal/kit/web/webtest"
	"rangrue/internal/markettest"
)

// drawer is where two shops keep their replies. Each is run by one person.
type drawer struct {
	*markettest.Market
	service   *reply.Service
	handler   http.Handler
	own, luc  string // shops
	owner, by string // their owners
}

func newDrawer(t *testing.T, base *db.DB) *drawer {
	d := &drawer{Market: markettest.New(t, base)}
	d.owner, d.by = d.User(account.NewUser{}), d.User(account.NewUser{FirstName: "Luc"})
	d.own = d.Shop(shop.NewShop{OwnerIDs: []string{d.owner}}).ID
	d.luc = d.Shop(shop.NewShop{OwnerIDs: []string{d.by}, Details: shop.Details{Name: "Savonnerie"}}).ID
	mux := http.NewServeMux()
	d.service = reply.New(base, reply.Options{Shops: d.Shops, Now: d.Now})
	d.service.Routes(web.NewAPI(mux, "Essai", "1"))
	d.handler = mux
	return d
}

func (d *drawer) call(method, rest, name, text string) (status int, code string, saved reply.Reply) {
	d.Helper()
	var body any
	switch method {
	case "POST":
		body = reply.Fields{Name: name, Text: text}
	case "PUT":
		body = edit{reply.Fields{Name: name, Text: text}, d.read(strings.TrimPrefix(rest, "/"))}
	}
	var answer struct {
		reply.Reply
		Code   string
		Fields []struct{ Code string }
	}
	status, read := webtest.Call(d, d.handler, d.owner, method, "/seller/shops/"+d.own+"/replies"+rest, body)
	if status != 204 {
		read(&answer)
	}
	return status, answer.Code, answer.Reply
}

// edit is the body of an edit: what the reply becomes, and what it was when it was read.
type edit struct {
	reply.Fields
	Was reply.Fields `json:"was"`
}

// read gives a reply of the shop as it is now; empty when it is gone.
func (d *drawer) read(id string) reply.Fields {
	d.Helper()
	for _, r := range markettest.Must(d.service.List(d.Context(), d.own)) {
		if r.ID == id {
			return reply.Fields{Name: r.Name, Text: r.Text}
		}
	}
	return reply.Fields{}
}

func (d *drawer) names(shopID, userID string) string {
	d.Helper()
	var answer struct{ Data []reply.Reply }
	status, read := webtest.Call(d, d.handler, userID, "GET", "/seller/shops/"+shopID+"/replies", nil)
	if read(&answer); status != 200 {
		d.Fatalf("list: %d", status)
	}
	var names []string
	for _, r := range answer.Data {
		names = append(names, r.Name)
	}
	return strings.Join(names, "|")
}

func TestAShopKeepsRepliesByName(t *testing.T) {
	dbtest.Run(t, func(t *testing.T, base *db.DB) {
		d := newDrawer(t, base)
		d.call("POST", "", "Retard", "Bonjour {prénom}, votre commande {commande} aura du <b>retard</b>.\nMerci!")
		_, _, thanks := d.call("POST", "", " Émaux  et entretien ", "À la main.")
		status, _, first := d.call("POST", "", "délais", "Deux semaines.")
		if got := d.names(d.own, d.owner); status != 201 || got != "délais|Émaux et entretien|Retard" {
			t.Errorf("%d %s", status, got)
		}
		const lines = "Au Québec.\n\nAilleurs aussi."
		if _, _, edited := d.call("PUT", "/"+first.ID, "Zones", lines); edited.ID != first.ID || edited.Text != lines {
			t.Errorf("edited: %+v", edited)
		}
		if status, _, _ := d.call("DELETE", "/"+thanks.ID, "", ""); status != 204 {
			t.Errorf("deleted: %d", status)
		}
		if got := d.names(d.own, d.owner); got != "Retard|Zones" {
			t.Errorf("left: %s", got)
		}
		for _, c := range []struct {
			name, method, rest, reply, text, code string
			status                                int
		}{
			{"no name", "POST", "", " ", "x", "invalid_input", 422},
			{"a long name", "POST", "", strings.Repeat("é", 61), "x", "invalid_input", 422},
			{"no text", "POST", "", "a", "<i></i>", "invalid_input", 422},
			{"a long text", "POST", "", "a", strings.Repeat("é", 1001), "invalid_input", 422},
			{"a name that is taken", "POST", "", "RETARD", "x", "invalid_input", 422},
			{"another's name", "PUT", "/" + first.ID, "retard", "x", "invalid_input", 422},
			{"one that is gone", "PUT", "/" + thanks.ID, "a", "x", "reply_not_found", 404},
			{"one that is gone, again", "DELETE", "/" + thanks.ID, "", "", "reply_not_found", 404},
		} {
			if status, code, _ := d.call(c.method, c.rest, c.reply, c.text); status != c.status || code != c.code {
				t.Errorf("%s: %d %s", c.name, status, code)
			}
		}
	})
}

func TestAShopReachesItsOwnRepliesAlone(t *testing.T) {
	dbtest.Run(t, func(t *testing.T, base *db.DB) {
		d := newDrawer(t, base)
		_, _, own := d.call("POST", "", "Retard", "Merci!")
		if got := d.names(d.luc, d.by); got != "" {
			t.Errorf("another shop reads %s", got)
		}
		body, changed := reply.Fields{Name: "a", Text: "b"}, edit{reply.Fields{Name: "a", Text: "b"}, d.read(own.ID)}
		for _, try := range []struct {
			method, path string
			body         any
		}{
			{"GET", d.own + "/replies", nil}, {"POST", d.own + "/replies", body},
			{"PUT", d.own + "/replies/" + own.ID, changed}, {"PUT", d.luc + "/replies/" + own.ID, changed},
			{"DELETE", d.luc + "/replies/" + own.ID, nil},
		} {
			status, _ := webtest.Call(d, d.handler, d.by, try.method, "/seller/shops/"+try.path, try.body)
			if status != 404 {
				t.Errorf("%s %s: %d", try.method, try.path, status)
			}
		}
		if got := d.names(d.own, d.owner); got != "Retard" {
			t.Errorf("left: %s", got)
		}
	})
}

func TestAShopKeepsFiftyRepliesAtMost(t *testing.T) {
	dbtest.Run(t, func(t *testing.T, base *db.DB) {
		d := newDrawer(t, base)
		for n := range reply.MaxReplies {
			if status, code, _ := d.call("POST", "", fmt.Sprint("Réponse ", n), "Merci!"); status != 201 {
				t.Fatalf("%d: %d %s", n, status, code)
			}
		}
		if status, code, _ := d.call("POST", "", "Une de trop", "Merci!"); status != 409 || code != "too_many_replies" {
			t.Errorf("one too many: %d %s", status, code)
		}
	})
}

func TestManyRepliesSavedAtOnceAreFiftyAtMost(t *testing.T) {
	dbtest.Run(t, func(t *testing.T, base *db.DB) {
		d := newDrawer(t, base)
		ctx, cancel := context.WithTimeout(t.Context(), time.Minute)
		defer cancel()
		save := func(n int) error {
			_, err := d.service.Add(ctx, d.own, reply.Fields{Name: fmt.Sprint("Réponse ", n), Text: "Merci!"})
			return err
		}
		for n := range reply.MaxReplies - 1 {
			markettest.Must(0, save(n))
		}
		for round := range 5 { // the first time most of them still connect to the database
			outcomes := make([]error, 40) // more than a node has connections: none may wait for another for ever
			var all sync.WaitGroup
			for n := range outcomes {
				all.Go(func() { outcomes[n] = save(100*(round+1) + n) })
			}
			all.Wait()
			saved := 0
			for _, err := range outcomes {
				if err == nil {
					saved++
				} else if !errors.Is(err, reply.ErrTooMany) {
					t.Error(err)
				}
			}
			kept := markettest.Must(d.service.List(t.Context(), d.own))
			if saved != 1 || len(kept) != reply.MaxReplies {
				t.Fatalf("%d were saved, %d are kept", saved, len(kept))
			}
			markettest.Must(0, d.service.Delete(t.Context(), d.own, kept[0].ID))
		}
	})
}

func TestTheSecondOfTwoEditsIsToldOfTheFirst(t *testing.T) {
	dbtest.Run(t, func(t *testing.T, base *db.DB) {
		d := newDrawer(t, base)
		_, _, made := d.call("POST", "", "Retard", "Merci!")
		read := d.read(made.ID)
		d.At = d.At.Add(time.Hour)
		first := d.At
		d.call("PUT", "/"+made.ID, "Retard", "Merci de votre patience!")
		d.At = d.At.Add(time.Hour)
		mine := edit{reply.Fields{Name: "En retard", Text: read.Text}, read}
		var conflict struct {
			Code  string
			Extra reply.Conflict
		}
		status, answer := webtest.Call(d, d.handler, d.owner, "PUT", "/seller/shops/"+d.own+"/replies/"+made.ID, mine)
		if answer(&conflict); status != 409 || conflict.Code != "reply_changed" || !conflict.Extra.At.Equal(first) ||
			conflict.Extra.Reply != (reply.Fields{Name: "Retard", Text: "Merci de votre patience!"}) {
			t.Errorf("%d %+v", status, conflict)
		}
		if got := d.read(made.ID); got.Name != "Retard" {
			t.Errorf("the refused edit was made: %+v", got)
		}
	})
}
