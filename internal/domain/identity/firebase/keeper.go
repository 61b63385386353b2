package firebase

import (
	"bytes"
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"net/http"
	"net/url"
	"strconv"
	"strings"

	"rangrue/internal/domain/account"
	"rangrue/internal/kit/problem"
)

var _ account.IdentityService = (*Provider)(nil)

// errBusy passes on that the service has had enough of us for now.
var errBusy = problem.New(problem.TooMany, "too_many_requests", problem.Say(
	"Trop de tentatives. Réessayez plus tard.", "Too many attempts. Please try again later."))

// failure is a refusal of the service by its code, such as EMAIL_EXISTS.
type failure struct {
	status int
	code   string
}

func (f failure) Error() string { return fmt.Sprintf("firebase: %d %s", f.status, f.code) }

func refusedWith(err error, codes ...string) bool {
	var f failure
	if !errors.As(err, &f) {
		return false
	}
	for _, code := range codes {
		if f.code == code {
			return true
		}
	}
	return false
}

// Create opens an account at the service under the user's own id.
func (p *Provider) Create(ctx context.Context, userID, email, password string) (string, error) {
	var answer struct {
		LocalID string `json:"localId"`
	}
	err := p.manage(ctx, "", map[string]any{"localId": userID, "email": email, "password": password}, &answer)
	if refusedWith(err, "EMAIL_EXISTS") {
		return "", account.ErrEmailExists
	}
	return answer.LocalID, err
}

// Check tells whether a password opens the account of an e-mail, by signing in with it.
func (p *Provider) Check(ctx context.Context, email, password string) (bool, error) {
	err := p.post(ctx, p.Endpoints.SignInURL(p.APIKey), "", map[string]any{"email": email, "password": password,
		"returnSecureToken": false}, nil)
	switch {
	case refusedWith(err, "INVALID_PASSWORD", "EMAIL_NOT_FOUND", "INVALID_LOGIN_CREDENTIALS", "MISSING_PASSWORD",
		"USER_DISABLED"):
		return false, nil
	case refusedWith(err, "TOO_MANY_ATTEMPTS_TRY_LATER"):
		return false, errBusy.Because(err)
	}
	return err == nil, err
}

// SetPassword gives an account another password and ends its refresh tokens.
func (p *Provider) SetPassword(ctx context.Context, providerID, password string) error {
	since := strconv.FormatInt(p.Now().Unix(), 10)
	return p.manage(ctx, ":update", map[string]any{"localId": providerID, "password": password, "validSince": since},
		nil)
}

// SetEmail gives an account another e-mail, which our own link has proved.
func (p *Provider) SetEmail(ctx context.Context, providerID, email string) error {
	err := p.manage(ctx, ":update", map[string]any{"localId": providerID, "email": email, "emailVerified": true}, nil)
	if refusedWith(err, "EMAIL_EXISTS") {
		return account.ErrEmailExists
	}
	return err
}

// Delete forgets an account.
func (p *Provider) Delete(ctx context.Context, providerID string) error {
	err := p.manage(ctx, ":delete", map[string]any{"localId": providerID}, nil)
	if refusedWith(err, "USER_NOT_FOUND") {
		return nil
	}
	return err
}

// manage calls what only the project's own servers may.
func (p *Provider) manage(ctx context.Context, action string, body, into any) error {
	bearer, err := p.bearer(ctx)
	if err != nil {
		return err
	}
	return p.post(ctx, p.Endpoints.Toolkit+"/projects/"+url.PathEscape(p.Project)+"/accounts"+action, bearer, body,
		into)
}

func (p *Provider) post(ctx context.Context, address, bearer string, body, into any) error {
	encoded, err := json.Marshal(body)
	if err != nil {
		return err
	}
	request, err := http.NewRequestWithContext(ctx, http.MethodPost, address, bytes.NewReader(encoded))
	if err != nil {
		return err
	}
	request.Header.Set("Content-Type", "application/json")
	if bearer != "" {
		request.Header.Set("Authorization", "Bearer "+bearer)
	}
	answer, err := p.HTTP.Do(request)
	if err != nil {
		var failed *url.Error // its address bears the key
		if errors.As(err, &failed) {
			err = failed.Err
		}
		return fmt.Errorf("firebase: %w", err)
	}
	defer answer.Body.Close()
	if answer.StatusCode != http.StatusOK {
		return readFailure(answer)
	}
	if into == nil {
		return nil
	}
	if err := json.NewDecoder(answer.Body).Decode(into); err != nil {
		return fmt.Errorf("firebase: %w", err)
	}
	return nil
}

// readFailure takes the code out of a refusal; a sentence may follow it after " : ".
func readFailure(answer *http.Response) error {
	var body struct {
		Error struct {
			Message string `json:"message"`
		} `json:"error"`
	}
	_ = json.NewDecoder(answer.Body).Decode(&body) // a refusal without a body still has a status
	code, _, _ := strings.Cut(body.Error.Message, " ")
	return failure{status: answer.StatusCode, code: code}
}
