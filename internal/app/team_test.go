package app_test

import (
	"regexp"
	"strings"
	"testing"

	"rangrue/internal/domain/account"
	"rangrue/internal/domain/shop"
	"rangrue/internal/kit/db/dbtest"
	"rangrue/internal/markettest"
)

// colleagues says which calls below /seller/shops/{shopId} are not the owner's alone, by the first word of what
// follows. A new call is the owner's until it is written here.
var colleagues = map[shop.Role]map[string]bool{
	shop.Catalogue: words(`GET , GET home, GET work, GET bulletins, POST bulletins, GET feeds, POST feeds, PUT feeds,
		DELETE feeds, DELETE membership, GET products, POST products, PUT products, DELETE products, PATCH products,
		GET products.csv, GET imports, POST imports, GET questions, PUT questions, GET reviews, PUT reviews,
		GET insights, GET insights.csv, GET replies`),
	shop.Fulfilment: words(`GET , GET home, GET work, GET bulletins, POST bulletins, DELETE membership, GET orders,
		POST orders, PUT orders, DELETE orders, PATCH orders, GET carriers, GET returns, POST returns, GET messages,
		POST messages, PATCH messages, GET questions, PUT questions, GET orders.csv, GET packing-slips, GET replies,
		POST replies, PUT replies, DELETE replies`),
}

// Every call of the seller space is tried by a member of each role: those without the right are refused in words, the
// others may read.
func TestEveryCallOfAShopAsksForTheRightOfARole(t *testing.T) {
	dbtest.RunURL(t, func(t *testing.T, url string) {
		h := openSite(t, url)
		shopID := h.values["shopId"]
		tried := map[shop.Role]int{}
		for _, role := range []shop.Role{shop.Catalogue, shop.Fulfilment} {
			token, userID := h.addColleague(shopID, role)
			for _, c := range h.calls() {
				rest, ok := strings.CutPrefix(c.path, "/seller/shops/"+shopID)
				if !ok {
					continue
				}
				word, _, _ := strings.Cut(strings.TrimPrefix(rest, "/"), "/")
				may := colleagues[role][strings.TrimSuffix(c.method+" "+word, " ")]
				if may && !c.reads() {
					continue // it would be done
				}
				status, body := h.ask(c, token)
				if refused := status == 403 && strings.Contains(body, "no_shop_right"); refused == may {
					t.Errorf("%s, %s: %d %.200s", role, c.name, status, body)
				}
				if may && status != 200 {
					t.Errorf("%s reads %s: %d %.200s", role, c.name, status, body)
				}
				tried[role]++
			}
			if role == shop.Catalogue {
				h.readsTrendsWithoutMoney(shopID, token)
			}
			h.removeColleague(shopID, userID, token)
		}
		if tried[shop.Catalogue] < 25 || tried[shop.Fulfilment] < 25 {
			t.Errorf("calls that were tried: %v", tried)
		}
	})
}

// readsTrendsWithoutMoney checks that who keeps the catalogue reads what works, but neither amounts nor why buyers send
// things back, which an owner reads.
func (h *site) readsTrendsWithoutMoney(shopID, token string) {
	h.Helper()
	trends := call{method: "GET", path: "/seller/shops/" + shopID + "/insights"}
	amount := regexp.MustCompile(`"(revenue|refundedApart)":-?[0-9]*[1-9]`)
	_, whole := h.ask(trends, h.maude)
	if !amount.MatchString(whole) || !strings.Contains(whole, `"returns":[{`) {
		h.Errorf("an owner reads no sales or no returns: %s", whole)
	}
	status, body := h.ask(trends, token)
	if status != 200 || amount.MatchString(body) || !strings.Contains(body, `"returns":null`) ||
		!strings.Contains(body, `"money":false`) || !strings.Contains(body, `"products":[{`) {
		h.Errorf("what works, for the catalogue: %d %s", status, body)
	}
	trends.path += ".csv"
	if _, file := h.ask(trends, token); strings.Contains(file, "ventes") || !strings.HasPrefix(file, "produit,vues,") {
		h.Errorf("the file, for the catalogue: %s", file)
	}
}

func (h *site) addColleague(shopID string, role shop.Role) (token, userID string) {
	h.Helper()
	ctx, email := h.Context(), string(role)+"@atelier.ca"
	u := markettest.Must(h.app.Account.Create(ctx, account.NewUser{FirstName: "Zoé", LastName: "Roy", Email: email,
		PasswordHash: hashed()}))
	markettest.Must(0, h.app.Shop.AddOwner(ctx, shopID, u.ID))
	markettest.Must(0, h.app.Seller.SetRole(ctx, shopID, u.ID, role))
	return markettest.Must(h.app.Identity.SignIn(ctx, email, password, "")).IDToken, u.ID
}

// removeColleague takes a member out of the team, whose calls stop at once.
func (h *site) removeColleague(shopID, userID, token string) {
	h.Helper()
	home := call{method: "GET", path: "/seller/shops/" + shopID + "/home"}
	if status, body := h.ask(home, token); status != 200 || strings.Contains(body, `"sales"`) {
		h.Errorf("home of a colleague: %d %.200s", status, body)
	}
	remove := call{method: "DELETE", path: "/seller/shops/" + shopID + "/team/members/" + userID}
	if status, body := h.ask(remove, h.maude); status != 204 {
		h.Errorf("remove: %d %s", status, body)
	}
	if status, body := h.ask(home, token); status != 404 {
		h.Errorf("a removed colleague: %d %.200s", status, body)
	}
}
