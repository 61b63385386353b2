package firebase_test

import (
	"errors"
	"log/slog"
	"net/http"
	"net/http/httptest"
	"net/url"
	"strings"
	"testing"

	"rangrue/internal/domain/identity"
	"rangrue/internal/kit/problem"
	"rangrue/internal/kit/web"
)

// A browser signs in at the service, hands over its refresh token once, and renews by the cookie from then on.
func TestOurServerKeepsTheRefreshTokenOfTheService(t *testing.T) {
	each(t, func(s *scene) {
		user := s.register("maude@exemple.ca")
		mux := http.NewServeMux()
		s.provider.Routes(web.NewAPI(mux, "Essai", "1"))
		handler := web.Harden(mux, web.Options{Log: slog.New(slog.DiscardHandler)})
		var kept *http.Cookie
		post := func(path, contentType, body string) (int, string) {
			r := httptest.NewRequest(http.MethodPost, "/v1/identity/"+path, strings.NewReader(body))
			r.Header.Set("Content-Type", contentType)
			if kept != nil {
				r.AddCookie(kept)
			}
			w := httptest.NewRecorder()
			handler.ServeHTTP(w, r)
			for _, c := range w.Result().Cookies() {
				if kept = c; c.Name != "refresh_token" || !c.HttpOnly {
					t.Errorf("%s sets %s", path, c)
				}
			}
			return w.Code, w.Body.String()
		}
		const form = "application/x-www-form-urlencoded"
		_, in := s.signIn("maude@exemple.ca", "la clé du rang")
		token := in["refreshToken"].(string)
		code, body := post("token", form, "grant_type=refresh_token&refresh_token="+url.QueryEscape(token))
		if code != 200 || kept == nil || kept.Value != token || !strings.Contains(body, `"user_id":"`+user.ID) {
			t.Fatalf("hand over: %d %s, %v", code, body, kept)
		}
		code, body = post("token", form, "grant_type=refresh_token")
		if code != 200 || strings.Contains(body, token) || !strings.Contains(body, `"id_token":"`) {
			t.Errorf("renew by cookie: %d %s", code, body)
		}
		if code, body := post("sign-out", "application/json", "{}"); code != 200 || kept.MaxAge >= 0 {
			t.Errorf("sign out: %d %s, %v", code, body, kept)
		}
		kept = &http.Cookie{Name: "refresh_token", Value: "faux"}
		if code, body := post("token", form, "grant_type=refresh_token"); code != 400 || kept.MaxAge >= 0 ||
			!strings.Contains(body, "INVALID_REFRESH_TOKEN") {
			t.Errorf("a token of nobody: %d %s, %v", code, body, kept)
		}
	})
}

func TestAServiceThatIsAwaySignsNobodyOut(t *testing.T) {
	each(t, func(s *scene) {
		s.server.Close()
		_, err := s.provider.Renew(t.Context(), "un jeton")
		var refusal *problem.Error
		if !errors.As(err, &refusal) || refusal.Kind != problem.Unavailable || errors.Is(err,
			identity.ErrRefreshToken) {
			t.Errorf("%v", err)
		}
		if strings.Contains(err.Error(), s.provider.APIKey) {
			t.Errorf("the error tells the key: %v", err)
		}
	})
}
