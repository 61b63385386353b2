package app_test

import (
	"net/http"
	"slices"
	"strings"
	"testing"
	"time"

	"rangrue/internal/domain/operator"
	"rangrue/internal/kit/db/dbtest"
	"rangrue/internal/markettest"
)

// Every call of the seller space is tried through the console, by everyone: operators with the right read what the
// owner reads once they opened the space, nobody changes anything, and nobody else gets in.
func TestOperatorsReadAShopAsItsOwnersDoAndChangeNothing(t *testing.T) {
	dbtest.RunURL(t, func(t *testing.T, url string) {
		h := openSite(t, url)
		lucs := h.openShopOfLuc()
		calls := h.spaceCalls()
		for _, c := range calls {
			refusal := "read_only"
			if c.reads() {
				refusal = "view_not_opened"
			}
			h.inSpace(c, operator.Direction, 403, refusal)
		}
		for _, role := range []operator.Role{operator.Direction, operator.Support} {
			h.openSpace(role)
		}
		before := h.everything()
		for _, c := range calls {
			h.tryInSpace(c)
		}
		after := h.everything()
		for table, rows := range after {
			if !slices.Equal(rows, before[table]) && !strings.HasPrefix(table, "operator") {
				t.Errorf("%s changed:\n%s\nwas\n%s", table, strings.Join(rows, "\n"), strings.Join(before[table], "\n"))
			}
		}
		h.stayInSpace(lucs)
		h.leaveSpace()
	})
}

func (c call) reads() bool { return c.method == http.MethodGet }

// spaceCalls are the calls of the seller space as the console makes them.
func (h *site) spaceCalls() (list []call) {
	h.Helper()
	for _, c := range h.calls() {
		if rest, ok := strings.CutPrefix(c.path, "/seller/shops/"+h.values["shopId"]); ok {
			c.path = h.space(rest)
			list = append(list, c)
		}
	}
	if len(list) < 30 {
		h.Fatalf("only %d calls are the seller space's", len(list))
	}
	return list
}

func (h *site) space(rest string) string {
	return "/operator/shops/" + h.values["shopId"] + "/space" + rest
}

func (h *site) openSpace(role operator.Role) {
	h.Helper()
	status, body := h.ask(call{method: "POST", path: "/operator/shops/" + h.values["shopId"] + "/view"},
		h.operators[role])
	if status != 204 {
		h.Fatalf("%s opens the space: %d %s", role, status, body)
	}
}

// inSpace makes a call as an operator, and wants a status and a word of the answer.
func (h *site) inSpace(c call, role operator.Role, want int, word string) {
	h.Helper()
	if status, body := h.ask(c, h.operators[role]); status != want || !strings.Contains(body, word) {
		h.Errorf("%s, %s at %s: %d %.200s; want %d %s", role, c.name, c.path, status, body, want, word)
	}
}

// tryInSpace makes a call as everyone.
func (h *site) tryInSpace(c call) {
	h.Helper()
	for _, role := range operator.Roles {
		switch {
		case !role.May(operator.ViewAsSeller):
			h.inSpace(c, role, 403, "no_right")
		case c.reads():
			h.inSpace(c, role, 200, "")
		default:
			h.inSpace(c, role, 403, "read_only")
		}
	}
	h.refused(c, "", 401)
	h.refused(c, h.expired, 401)
	h.refused(c, h.luc, 403)
	h.refused(c, h.maude, 403) // her own shop, by the wrong door
	c.path = strings.Replace(c.path, "/operator/shops/"+h.values["shopId"]+"/space",
		"/seller/shops/"+h.values["shopId"], 1)
	h.refused(c, h.operators[operator.Direction], 404)
}

// stayInSpace tries to reach another shop from the space of one, and reads what the journal says of it all.
func (h *site) stayInSpace(another string) {
	h.Helper()
	h.inSpace(call{method: "GET", path: "/operator/shops/" + another + "/space/products"}, operator.Direction, 403,
		"view_not_opened")
	for _, path := range []string{"/%2e%2e/" + another + "/products", "/..%2f" + another + "%2fproducts"} {
		status, body := h.ask(call{method: "GET", path: h.space(path)}, h.operators[operator.Direction])
		if status == 200 {
			h.Errorf("%s is read: %s", path, body)
		}
	}
	noted := map[string]int{}
	lines, _, err := h.app.Operator.Journal(h.Context(), operator.Filter{})
	markettest.Must(0, err)
	for _, line := range lines {
		noted[line.Act]++
	}
	if noted["shop.view_as_seller"] != 2 || noted["shop.messages"] != 2 || noted["conversation.open"] != 2 {
		h.Errorf("the journal: %v", noted)
	}
}

// leaveSpace ends a session and opens another, which has to open the space again; then the operator leaves the team.
func (h *site) leaveSpace() {
	h.Helper()
	ctx, a, token := h.Context(), h.app, h.operators[operator.Support]
	orders := call{method: "GET", path: h.space("/orders")}
	h.inSpace(orders, operator.Support, 200, "")
	markettest.Must(0, a.Operator.CloseSession(ctx, h.cookies[token]))
	h.inSpace(orders, operator.Support, 403, "second_factor_required")
	who := markettest.Must(a.Account.ByEmail(ctx, string(operator.Support)+"@exemple.ca"))
	code := markettest.Must(operator.DemoCode(time.Now().Add(30 * time.Second))) // that of now was used
	h.cookies[token] = markettest.Must(a.Operator.OpenSession(ctx, who.ID, code, ""))
	h.inSpace(orders, operator.Support, 403, "view_not_opened")
	h.openSpace(operator.Support)
	h.inSpace(orders, operator.Support, 200, "")
	markettest.Must(0, a.Operator.Remove(operator.CommandLine(ctx), who.ID, "Départ"))
	h.inSpace(orders, operator.Support, 403, "not_operator")
}
