package identity_test

import (
	"errors"
	"strings"
	"sync"
	"testing"
	"time"

	"rangrue/internal/domain/account"
	"rangrue/internal/domain/identity"
	"rangrue/internal/kit/changes"
	"rangrue/internal/kit/db"
)

func TestASignInOpensASessionThatRenewsItself(t *testing.T) {
	each(t, func(h *harness) {
		first := h.signIn()
		if first.User.ID != h.maude.ID || !h.accepts(first.IDToken) {
			t.Fatal("the first ID token is not accepted")
		}
		h.clock = h.clock.Add(identity.TokenLife)
		if h.accepts(first.IDToken) {
			t.Error("an ID token outlived its life")
		}
		second, err := h.service.Renew(t.Context(), first.RefreshToken)
		if err != nil || second.RefreshToken == first.RefreshToken || !h.accepts(second.IDToken) {
			t.Fatalf("renewed: %v", err)
		}
		h.clock = h.clock.Add(identity.IdleLife - time.Minute)
		third, err := h.service.Renew(t.Context(), second.RefreshToken)
		if err != nil {
			t.Fatalf("after almost sixty days: %v", err)
		}
		h.clock = h.clock.Add(identity.IdleLife + time.Minute)
		if _, err := h.service.Renew(t.Context(), third.RefreshToken); !errors.Is(err, identity.ErrTokenExpired) {
			t.Errorf("after more than sixty days: %v", err)
		}
	})
}

func TestTabsThatRenewAtOnceGetTheSameToken(t *testing.T) {
	each(t, func(h *harness) {
		first := h.signIn()
		var tabs sync.WaitGroup
		given := make([]string, 8)
		for i := range given {
			tabs.Go(func() {
				tokens, err := h.service.Renew(t.Context(), first.RefreshToken)
				if err != nil {
					t.Error(err)
					return
				}
				given[i] = tokens.RefreshToken
			})
		}
		tabs.Wait()
		for _, token := range given {
			if token != given[0] {
				t.Fatalf("tabs were given %q and %q", given[0], token)
			}
		}
		h.clock = h.clock.Add(identity.Grace)
		if late, err := h.service.Renew(t.Context(), first.RefreshToken); err != nil || late.RefreshToken != given[0] {
			t.Errorf("within the grace: %v", err)
		}
	})
}

func TestASpentRefreshTokenThatComesBackEndsTheSession(t *testing.T) {
	each(t, func(h *harness) {
		other := h.signIn()
		first := h.signIn()
		second, err := h.service.Renew(t.Context(), first.RefreshToken)
		if err != nil {
			t.Fatal(err)
		}
		h.clock = h.clock.Add(identity.Grace + time.Second)
		if _, err := h.service.Renew(t.Context(), first.RefreshToken); !errors.Is(err, identity.ErrTokenExpired) {
			t.Errorf("the spent token: %v", err)
		}
		if _, err := h.service.Renew(t.Context(), second.RefreshToken); !errors.Is(err, identity.ErrTokenExpired) {
			t.Errorf("its successor: %v", err)
		}
		if h.accepts(first.IDToken) || h.accepts(second.IDToken) {
			t.Error("an ID token of the session is still accepted")
		}
		if _, err := h.service.Renew(t.Context(), other.RefreshToken); err != nil || !h.accepts(other.IDToken) {
			t.Errorf("another session of the same user: %v", err)
		}
	})
}

func TestAnInventedRefreshTokenEndsNothing(t *testing.T) {
	each(t, func(h *harness) {
		mine := h.signIn()
		id, rest, _ := strings.Cut(mine.RefreshToken, ".")
		_, mac, _ := strings.Cut(rest, ".")
		for name, token := range map[string]string{
			"nothing": "", "a word": "jeton", "another generation": id + ".2." + mac,
			"an older one": id + ".0." + mac, "a huge one": id + ".99999999999999999999." + mac,
			"another session": "0193-autre.1." + mac, "cut": mine.RefreshToken[:len(mine.RefreshToken)-2],
			"no secret": id + ".1.",
		} {
			if _, err := h.service.Renew(t.Context(), token); !errors.Is(err, identity.ErrRefreshToken) {
				t.Errorf("%s: %v", name, err)
			}
			if err := h.service.SignOut(t.Context(), token); err != nil {
				t.Errorf("signing out with %s: %v", name, err)
			}
		}
		if _, err := h.service.Renew(t.Context(), mine.RefreshToken); err != nil {
			t.Errorf("the true one: %v", err)
		}
	})
}

func TestSigningOutEndsOneSession(t *testing.T) {
	each(t, func(h *harness) {
		here, elsewhere := h.signIn(), h.signIn()
		if err := h.service.SignOut(t.Context(), here.RefreshToken); err != nil {
			t.Fatal(err)
		}
		if _, err := h.service.Renew(t.Context(), here.RefreshToken); !errors.Is(err, identity.ErrTokenExpired) ||
			h.accepts(here.IDToken) {
			t.Errorf("signed out: %v", err)
		}
		if _, err := h.service.Renew(t.Context(), elsewhere.RefreshToken); err != nil ||
			!h.accepts(elsewhere.IDToken) {
			t.Errorf("elsewhere: %v", err)
		}
	})
}

func TestANewPasswordEndsEverySessionOnEveryNode(t *testing.T) {
	each(t, func(h *harness) {
		another := node(t, h.db, "un secret")
		log, err := changes.NewFollower(t.Context(), h.db, another.service.Log)
		if err != nil {
			t.Fatal(err)
		}
		log.Subscribe(t.Context(), "identity", log.Version(), another.service.Apply)
		here, there := h.signIn(), h.signIn()
		if !another.accepts(here.IDToken) || !another.accepts(there.IDToken) {
			t.Fatal("the other node does not accept a fresh token")
		}
		if err := h.accounts.SetPassword(t.Context(), h.maude.ID, "une autre clé"); err != nil {
			t.Fatal(err)
		}
		fresh, err := h.service.SignIn(t.Context(), h.maude.Email, "une autre clé", "")
		if err != nil {
			t.Fatal(err)
		}
		for _, n := range []*harness{h, another} { // each hears of it from the change log
			follow, _ := changes.NewFollower(t.Context(), h.db, n.service.Log)
			follow.Subscribe(t.Context(), "identity", 0, n.service.Apply)
			if n.accepts(here.IDToken) || n.accepts(there.IDToken) || !n.accepts(fresh.IDToken) {
				t.Error("a token from before is accepted, or one from after is not")
			}
		}
		if _, err := h.service.Renew(t.Context(), here.RefreshToken); !errors.Is(err, identity.ErrTokenExpired) {
			t.Errorf("a refresh token from before: %v", err)
		}
		if late := node(t, h.db, "un secret"); late.accepts(here.IDToken) || !late.accepts(fresh.IDToken) {
			t.Error("a node that starts later does not know")
		}
	})
}

func TestNoSessionIsOpenedByAPasswordThatIsBeingReplaced(t *testing.T) {
	each(t, func(h *harness) {
		read, err := h.accounts.ByID(t.Context(), h.maude.ID)
		if err != nil {
			t.Fatal(err)
		}
		h.clock = h.clock.Add(time.Second)
		if err := h.accounts.SetPassword(t.Context(), h.maude.ID, "une autre clé"); err != nil {
			t.Fatal(err)
		}
		hold := func(u *account.User) (locked bool) {
			t.Helper()
			err := h.db.Tx(t.Context(), func(tx *db.Tx) (err error) {
				locked, err = h.accounts.LockPassword(t.Context(), tx, u)
				return err
			})
			if err != nil {
				t.Fatal(err)
			}
			return locked
		}
		if hold(read) {
			t.Error("a password that was replaced since it was checked is accepted")
		}
		if now, err := h.accounts.ByID(t.Context(), h.maude.ID); err != nil || !hold(now) {
			t.Errorf("the present one is not, %v", err)
		}
	})
}

func TestOldSessionsAreSweptAway(t *testing.T) {
	each(t, func(h *harness) {
		gone := h.signIn()
		if err := h.service.SignOut(t.Context(), gone.RefreshToken); err != nil {
			t.Fatal(err)
		}
		h.clock = h.clock.Add(25 * time.Hour)
		h.signIn()
		count := func() (n int) {
			if err := h.db.QueryRow(t.Context(), `SELECT COUNT(*) FROM sessions`).Scan(&n); err != nil {
				t.Fatal(err)
			}
			return n
		}
		if err := h.service.Prune(t.Context()); err != nil || count() != 1 {
			t.Errorf("%d sessions left, %v; want the open one", count(), err)
		}
		h.clock = h.clock.Add(identity.IdleLife + time.Hour)
		if err := h.service.Prune(t.Context()); err != nil || count() != 0 {
			t.Errorf("%d sessions left, %v", count(), err)
		}
	})
}
