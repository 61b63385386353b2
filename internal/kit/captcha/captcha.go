// Package captcha asks the captcha's provider whether a token that a browser sent is worth anything. It is off without
// a secret; it never replaces limits, and it never learns who the visitor is.
package captcha

import (
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"log/slog"
	"net/http"
	"net/url"
	"strings"
	"time"

	"rangrue/internal/kit/problem"
)

// Header is where a browser sends its token.
const Header = "X-Captcha-Token"

// leastScore is what a provider that scores visitors must give: below, it takes them for robots.
const leastScore = 0.5

const (
	timeout   = 3 * time.Second
	maxToken  = 4096
	maxAnswer = 64 << 10
)

// Refusals.
var (
	ErrMissing = problem.New(problem.Refused, "captcha_required", problem.Say(
		"La vérification contre les robots n’a pas été faite. Rechargez la page et réessayez.",
		"The check against robots was not done. Reload the page and try again."))
	ErrRefused = problem.New(problem.Refused, "captcha_refused", problem.Say(
		"La vérification contre les robots a échoué. Réessayez dans quelques instants.",
		"The check against robots failed. Please try again in a moment."))
)

// Checker verifies tokens. The nil Checker is off and lets everyone through.
type Checker struct {
	address, secret string
	client          *http.Client
	log             *slog.Logger
}

// New makes a checker that asks address; nil without a secret.
func New(address, secret string, log *slog.Logger) *Checker {
	if secret == "" {
		return nil
	}
	return &Checker{address: address, secret: secret, client: &http.Client{Timeout: timeout}, log: log}
}

// verdict is what the usual providers say. Those that only say yes or no give no score.
type verdict struct {
	Success bool     `json:"success"`
	Score   *float64 `json:"score"`
	Errors  []string `json:"error-codes"`
}

// Verify lets a visitor through or says why not. When the provider itself does not answer, or refuses our secret, the
// visitor is let through and the log tells: a message lost to somebody else's failure is worse than a robot's, and
// limits still hold.
func (c *Checker) Verify(ctx context.Context, token string) error {
	if c == nil {
		return nil
	}
	token = strings.TrimSpace(token)
	if token == "" {
		return ErrMissing
	}
	if len(token) > maxToken {
		return ErrRefused
	}
	said, err := c.ask(ctx, token)
	switch {
	case err != nil:
		c.log.WarnContext(ctx, "the captcha's provider did not answer; a visitor was let through", "error", err)
		return nil
	case !said.Success, said.Score != nil && *said.Score < leastScore:
		return ErrRefused.Because(fmt.Errorf("captcha: %s", strings.Join(said.Errors, ", ")))
	}
	return nil
}

// Admit tells whether a form comes from a person. A robot fills the field that nobody sees, and gets the answer of a
// success; a form without a good token is refused.
func (c *Checker) Admit(ctx context.Context, trap, token string) (person bool, err error) {
	if trap != "" {
		return false, nil
	}
	return true, c.Verify(ctx, token)
}

func (c *Checker) ask(ctx context.Context, token string) (said verdict, err error) {
	form := url.Values{"secret": {c.secret}, "response": {token}} // not the visitor's address: it is not needed
	request, err := http.NewRequestWithContext(ctx, http.MethodPost, c.address, strings.NewReader(form.Encode()))
	if err != nil {
		return said, err
	}
	request.Header.Set("Content-Type", "application/x-www-form-urlencoded")
	response, err := c.client.Do(request)
	if err != nil {
		return said, err
	}
	defer response.Body.Close()
	if response.StatusCode != http.StatusOK {
		return said, fmt.Errorf("status %d", response.StatusCode)
	}
	if err := json.NewDecoder(http.MaxBytesReader(nil, response.Body, maxAnswer)).Decode(&said); err != nil {
		return said, err
	}
	for _, code := range said.Errors {
		if strings.HasSuffix(code, "input-secret") { // missing-input-secret, invalid-input-secret
			return said, errors.New("it does not know our secret")
		}
	}
	return said, nil
}
