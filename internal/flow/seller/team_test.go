package seller_test

import (
	"errors"
	"net/url"
	"regexp"
	"strings"
	"sync"
	"testing"
	"time"

	"rangrue/internal/domain/account"
	"rangrue/internal/domain/shop"
	"rangrue/internal/flow/seller"
	"rangrue/internal/kit/db"
	"rangrue/internal/kit/db/dbtest"
	"rangrue/internal/kit/mail/mailtest"
	"rangrue/internal/markettest"
)

var link = regexp.MustCompile(`invitation\?jeton=([A-Z0-9%]+)`)

// invite invites someone to Ana's shop and returns the token of the letter.
func (f *fair) invite(d *db.DB, shopID, email string, role shop.Role) string {
	f.Helper()
	var made seller.TeamInvitation
	body := map[string]any{"email": email, "role": role}
	if status := f.call(f.ana, "POST", "/seller/shops/"+shopID+"/team/invitations", body, &made); status != 201 {
		f.Fatalf("invite: %d", status)
	}
	letters := mailtest.Queued(f, d)
	last := letters[len(letters)-1]
	if last.To[0] != strings.ToLower(email) {
		f.Fatalf("the letter: %+v", last)
	}
	return markettest.Must(url.QueryUnescape(link.FindStringSubmatch(last.Text)[1]))
}

func TestAColleagueIsInvitedWorksAndLeaves(t *testing.T) {
	dbtest.Run(t, func(t *testing.T, d *db.DB) {
		f := newFair(t, d)
		shopID := f.open()
		space, team := "/seller/shops/"+shopID, "/seller/shops/"+shopID+"/team"
		token := f.invite(d, shopID, "Luc@exemple.ca", shop.Catalogue)
		if status := f.call(f.luc, "GET", space, nil, nil); status != 404 {
			t.Errorf("before joining: %d", status)
		}
		zoe := f.User(account.NewUser{FirstName: "Zoé", Email: "zoe@exemple.ca", PasswordHash: "-"})
		var refused refusal
		accept := "/seller/invitations/" + token + "/accept"
		if status := f.call(zoe, "POST", accept, nil, &refused); status != 403 || refused.Code != "other_email" {
			t.Errorf("another's invitation: %d %+v", status, refused)
		}
		if status := f.call(f.luc, "POST", accept, nil, nil); status != 200 {
			t.Fatalf("accept: %d", status)
		}
		if status := f.call(f.luc, "POST", accept, nil, nil); status != 404 {
			t.Errorf("a second time: %d", status)
		}
		var mine []seller.Shop
		f.call(f.luc, "GET", "/seller/shops", nil, &mine)
		if len(mine) != 1 || mine[0].Role != shop.Catalogue || len(mine[0].Rights) != 4 {
			t.Errorf("his shops: %+v", mine)
		}
		if status := f.call(f.luc, "PUT", space, form(), &refused); status != 403 || refused.Code != "no_shop_right" {
			t.Errorf("he edits the shop: %d %+v", status, refused)
		}
		if status := f.call(f.luc, "POST", space+"/products", f.cup(), nil); status != 201 {
			t.Errorf("he adds a product: %d", status)
		}
		var said seller.Team
		f.call(f.ana, "GET", team, nil, &said)
		if len(said.Members) != 2 || len(said.Invitations) != 0 || said.Members[1].Name != "Luc Roy" {
			t.Errorf("team: %+v", said)
		}
		orders := map[string]any{"role": "orders"}
		if status := f.call(f.ana, "PATCH", team+"/members/"+f.luc, orders, nil); status != 204 {
			t.Errorf("change his role: %d", status)
		}
		if status := f.call(f.luc, "GET", space+"/products", nil, nil); status != 403 {
			t.Errorf("products with another role: %d", status)
		}
		if status := f.call(f.luc, "DELETE", space+"/membership", nil, nil); status != 204 {
			t.Errorf("leave: %d", status)
		}
		if status := f.call(f.luc, "GET", space, nil, nil); status != 404 {
			t.Errorf("after leaving: %d", status)
		}
		if status := f.call(f.ana, "DELETE", space+"/membership", nil, &refused); status != 400 ||
			refused.Code != "last_owner" {
			t.Errorf("the last owner leaves: %d %+v", status, refused)
		}
		if status := f.call(f.ana, "PATCH", team+"/members/"+f.ana, orders, &refused); status != 400 ||
			refused.Code != "last_owner" {
			t.Errorf("the last owner changes role: %d %+v", status, refused)
		}
	})
}

func TestSomeoneWithoutAnAccountOpensOneByTheirInvitation(t *testing.T) {
	dbtest.Run(t, func(t *testing.T, d *db.DB) {
		f := newFair(t, d)
		shopID := f.open()
		first := f.invite(d, shopID, "noe@exemple.ca", shop.Fulfilment)
		token := f.invite(d, shopID, "noe@exemple.ca", shop.Catalogue)
		if status := f.call("", "GET", "/seller/invitations/"+first, nil, nil); status != 404 {
			t.Errorf("the earlier invitation: %d", status)
		}
		var asked struct {
			Shop, Email string
			HasAccount  bool
		}
		if status := f.call("", "GET", "/seller/invitations/"+token, nil, &asked); status != 200 || asked.HasAccount ||
			asked.Shop != "Atelier Batture" || asked.Email != "noe@exemple.ca" {
			t.Errorf("%d %+v", status, asked)
		}
		body := map[string]any{"firstName": "Noé", "lastName": "Caron", "password": "trois petits chats"}
		if status := f.call("", "POST", "/seller/invitations/"+token+"/account", body, nil); status != 201 {
			t.Fatalf("open the account: %d", status)
		}
		noe := markettest.Must(f.Accounts.ByEmail(ctx, "noe@exemple.ca"))
		if status := f.call(noe.ID, "POST", "/seller/invitations/"+token+"/accept", nil, nil); status != 200 {
			t.Errorf("accept: %d", status)
		}
		var refused refusal
		body = map[string]any{"email": "noe@exemple.ca", "role": "orders"}
		again := "/seller/shops/" + shopID + "/team/invitations"
		if status := f.call(f.ana, "POST", again, body, &refused); status != 400 || refused.Code != "already_member" {
			t.Errorf("invited again: %d %+v", status, refused)
		}
	})
}

func TestAnInvitationEnds(t *testing.T) {
	dbtest.Run(t, func(t *testing.T, d *db.DB) {
		f := newFair(t, d)
		shopID := f.open()
		token := f.invite(d, shopID, "luc@exemple.ca", shop.Owner)
		waiting := markettest.Must(f.Shops.Invitations(ctx, shopID))
		path := "/seller/shops/" + shopID + "/team/invitations/" + waiting[0].ID
		if status := f.call(f.ana, "DELETE", path, nil, nil); status != 204 {
			t.Fatalf("withdraw: %d", status)
		}
		if status := f.call(f.luc, "POST", "/seller/invitations/"+token+"/accept", nil, nil); status != 404 {
			t.Errorf("a withdrawn one: %d", status)
		}
		token = f.invite(d, shopID, "luc@exemple.ca", shop.Owner)
		f.At = f.At.Add(8 * 24 * time.Hour)
		if status := f.call(f.luc, "POST", "/seller/invitations/"+token+"/accept", nil, nil); status != 404 {
			t.Errorf("an old one: %d", status)
		}
	})
}

// Two owners take each other out at the same moment: one of them stays.
func TestAShopKeepsAnOwner(t *testing.T) {
	dbtest.Run(t, func(t *testing.T, d *db.DB) {
		f := newFair(t, d)
		shopID := f.open()
		markettest.Must(0, f.Shops.AddOwner(ctx, shopID, f.luc))
		var both sync.WaitGroup
		errs := make([]error, 2)
		for i, userID := range []string{f.ana, f.luc} {
			both.Go(func() { errs[i] = f.RemoveMember(ctx, shopID, userID) })
		}
		both.Wait()
		owners := markettest.Must(f.Shops.Owners(ctx, shopID))
		if len(owners) != 1 || errors.Is(errs[0], shop.ErrLastOwner) == errors.Is(errs[1], shop.ErrLastOwner) {
			t.Errorf("owners %v, errors %v", owners, errs)
		}
	})
}

func TestManyClicksLeaveOneInvitation(t *testing.T) {
	dbtest.Run(t, func(t *testing.T, d *db.DB) {
		f := newFair(t, d)
		shopID := f.open()
		path := "/seller/shops/" + shopID + "/team/invitations"
		luc := map[string]any{"email": "luc@exemple.ca", "role": "orders"}
		var clicks sync.WaitGroup
		for range 12 {
			clicks.Go(func() { f.call(f.ana, "POST", path, luc, nil) })
		}
		clicks.Wait()
		if waiting := markettest.Must(f.Shops.Invitations(t.Context(), shopID)); len(waiting) != 1 {
			t.Errorf("%d invitations wait: one that is withdrawn would leave the others good", len(waiting))
		}
	})
}
