package firebase

import (
	"context"
	"crypto/rsa"
	"encoding/json"
	"errors"
	"fmt"
	"net/http"
	"net/url"
	"os"
	"strings"
	"sync"
	"time"

	"github.com/golang-jwt/jwt/v5"
)

// Credentials are those of a service account, as its key file holds them.
type Credentials struct {
	Email    string `json:"client_email"`
	KeyID    string `json:"private_key_id"`
	Key      string `json:"private_key"`
	TokenURL string `json:"token_uri"`

	key *rsa.PrivateKey
}

// ReadCredentials reads the key file of a service account.
func ReadCredentials(path string) (*Credentials, error) {
	content, err := os.ReadFile(path)
	if err != nil {
		return nil, fmt.Errorf("firebase: credentials: %w", err)
	}
	return ParseCredentials(content)
}

// ParseCredentials reads the content of such a file.
func ParseCredentials(content []byte) (*Credentials, error) {
	c := &Credentials{}
	if err := json.Unmarshal(content, c); err != nil {
		return nil, errors.New("firebase: the credentials are not the JSON key of a service account")
	}
	key, err := jwt.ParseRSAPrivateKeyFromPEM([]byte(c.Key))
	if err != nil || c.Email == "" || c.TokenURL == "" {
		return nil, errors.New("firebase: the credentials lack an e-mail, a key or a token address")
	}
	c.key = key
	return c, nil
}

// scope is what managing accounts takes.
const scope = "https://www.googleapis.com/auth/identitytoolkit https://www.googleapis.com/auth/cloud-platform"

// accessToken is the right to manage accounts, asked for again shortly before it ends.
type accessToken struct {
	mu      sync.Mutex
	token   string
	expires time.Time
}

// bearer is what management calls are signed with.
func (p *Provider) bearer(ctx context.Context) (string, error) {
	if p.Credentials == nil {
		return "owner", nil // the emulator's word
	}
	p.access.mu.Lock()
	defer p.access.mu.Unlock()
	if p.Now().Before(p.access.expires) {
		return p.access.token, nil
	}
	assertion, err := p.Credentials.assertion(p.Now())
	if err != nil {
		return "", err
	}
	form := url.Values{"grant_type": {"urn:ietf:params:oauth:grant-type:jwt-bearer"}, "assertion": {assertion}}
	request, err := http.NewRequestWithContext(ctx, http.MethodPost, p.Credentials.TokenURL,
		strings.NewReader(form.Encode()))
	if err != nil {
		return "", err
	}
	request.Header.Set("Content-Type", "application/x-www-form-urlencoded")
	answer, err := p.HTTP.Do(request)
	if err != nil {
		return "", fmt.Errorf("firebase: ask for access: %w", err)
	}
	defer answer.Body.Close()
	var body struct {
		Token     string `json:"access_token"`
		ExpiresIn int    `json:"expires_in"`
	}
	if err := json.NewDecoder(answer.Body).Decode(&body); err != nil || answer.StatusCode != http.StatusOK ||
		body.Token == "" {
		return "", fmt.Errorf("firebase: ask for access: status %d", answer.StatusCode)
	}
	p.access.token, p.access.expires = body.Token, p.Now().Add(time.Duration(body.ExpiresIn)*time.Second-5*time.Minute)
	return body.Token, nil
}

// assertion says who asks (RFC 7523).
func (c *Credentials) assertion(now time.Time) (string, error) {
	token := jwt.NewWithClaims(jwt.SigningMethodRS256, jwt.MapClaims{
		"iss": c.Email, "sub": c.Email, "aud": c.TokenURL, "scope": scope, "iat": now.Unix(), "exp": now.Add(time.Hour).
			Unix(),
	})
	token.Header["kid"] = c.KeyID
	return token.SignedString(c.key)
}
