package captcha_test

import (
	"errors"
	"log/slog"
	"net/http"
	"net/http/httptest"
	"net/url"
	"strings"
	"testing"

	"rangrue/internal/kit/captcha"
)

// provider answers as the usual ones do.
func provider(t *testing.T, status int, said string) (address string, asked *url.Values) {
	t.Helper()
	asked = &url.Values{}
	server := httptest.NewServer(http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		if err := r.ParseForm(); err != nil || r.Method != http.MethodPost {
			t.Errorf("%s %v", r.Method, err)
		}
		*asked = r.PostForm
		w.WriteHeader(status)
		_, _ = w.Write([]byte(said))
	}))
	t.Cleanup(server.Close)
	return server.URL, asked
}

func TestATokenIsWorthWhatItsProviderSays(t *testing.T) {
	for name, c := range map[string]struct {
		status int
		said   string
		want   error
	}{
		"yes":                   {200, `{"success":true}`, nil},
		"yes with a good score": {200, `{"success":true,"score":0.9,"action":"contact"}`, nil},
		"yes with a poor score": {200, `{"success":true,"score":0.1}`, captcha.ErrRefused},
		"no": {200, `{"success":false,"error-codes":["invalid-input-response"]}`,
			captcha.ErrRefused},
		"used twice":             {200, `{"success":false,"error-codes":["timeout-or-duplicate"]}`, captcha.ErrRefused},
		"our secret is wrong":    {200, `{"success":false,"error-codes":["invalid-input-secret"]}`, nil},
		"the provider is down":   {503, `nope`, nil},
		"the provider is absurd": {200, `<html>`, nil},
	} {
		t.Run(name, func(t *testing.T) {
			address, asked := provider(t, c.status, c.said)
			err := captcha.New(address, "secret", slog.New(slog.DiscardHandler)).Verify(t.Context(), " jeton ")
			if !errors.Is(err, c.want) || (c.want == nil && err != nil) {
				t.Errorf("%v; want %v", err, c.want)
			}
			if asked.Get("secret") != "secret" || asked.Get("response") != "jeton" || asked.Has("remoteip") {
				t.Errorf("asked %v", asked)
			}
		})
	}
}

func TestWithoutATokenNobodyIsAsked(t *testing.T) {
	checker := captcha.New("http://127.0.0.1:1", "secret", slog.New(slog.DiscardHandler))
	if err := checker.Verify(t.Context(), " "); !errors.Is(err, captcha.ErrMissing) {
		t.Errorf("no token: %v", err)
	}
	if err := checker.Verify(t.Context(), strings.Repeat("x", 5000)); !errors.Is(err, captcha.ErrRefused) {
		t.Errorf("a novel: %v", err)
	}
}

func TestARobotThatFillsTheTrapIsNoPerson(t *testing.T) {
	c := captcha.New("http://127.0.0.1:9", "secret", slog.New(slog.DiscardHandler))
	if person, err := c.Admit(t.Context(), "https://spam.example", ""); person || err != nil {
		t.Errorf("a filled trap: %v, %v", person, err)
	}
	if _, err := c.Admit(t.Context(), "", ""); !errors.Is(err, captcha.ErrMissing) {
		t.Errorf("no token: %v", err)
	}
}

func TestWithoutASecretTheCaptchaIsOff(t *testing.T) {
	if err := captcha.New("http://127.0.0.1:1", "", nil).Verify(t.Context(), ""); err != nil {
		t.Error(err)
	}
}
