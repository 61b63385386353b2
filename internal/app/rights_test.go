package app_test

import (
	"strings"
	"testing"

	"rangrue/internal/domain/operator"
	"rangrue/internal/kit/db/dbtest"
)

// beforeFactor are the calls of the console that come before a second factor: they check their visitor themselves.
var beforeFactor = words(`
	GET /operator/entry, GET /operator/me, POST /operator/factor, POST /operator/factor/confirm,
	POST /operator/session, DELETE /operator/session, GET /operator/invitations/{invitationToken},
	POST /operator/invitations/{invitationToken}/account, POST /operator/invitations/{invitationToken}/accept`)

// Every call of the console refuses the roles without its right, and every operator without a session; the roles with
// the right may read.
func TestEveryCallOfTheConsoleAsksForItsRight(t *testing.T) {
	dbtest.RunURL(t, func(t *testing.T, url string) {
		h := openSite(t, url)
		asked := map[operator.Right]bool{}
		for _, c := range h.calls() {
			if !strings.HasPrefix(c.path, "/operator/") || beforeFactor[c.name] {
				continue
			}
			asked[c.right] = true
			if !operator.Direction.May(c.right) {
				t.Errorf("%s names no right of the table: %q", c.name, c.right)
			}
			for _, role := range operator.Roles {
				h.checkRight(c, role)
			}
		}
		if !asked[operator.ReadJournal] || !asked[operator.ManageOperators] {
			t.Errorf("calls were found for %v only", asked)
		}
	})
}

func (h *site) checkRight(c call, role operator.Role) {
	h.Helper()
	token := h.operators[role]
	cookie := h.cookies[token]
	h.cookies[token] = ""
	if status, body := h.ask(c, token); status != 403 || !strings.Contains(body, "second_factor_required") {
		h.Errorf("%s without a session, %s: %d %.200s", role, c.name, status, body)
	}
	h.cookies[token] = cookie
	if role.May(c.right) && c.method != "GET" {
		return // it would be done
	}
	status, body := h.ask(c, token)
	if refused := status == 403 && strings.Contains(body, "no_right"); refused == role.May(c.right) {
		h.Errorf("%s, %s: %d %.200s", role, c.name, status, body)
	}
}
