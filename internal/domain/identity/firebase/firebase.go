// Package firebase puts an outside identity service, Firebase Authentication, in the place of our own: browsers sign in
// there, and this package tells whose its ID tokens are by the keys it publishes, without asking it or the database on
// each call. It keeps passwords there too (see account.IdentityService), through the service's REST API.
//
// A browser hands the refresh token that it got there to this server, which keeps it in a cookie that scripts cannot
// read and renews it at the service.
//
// Its limit: guessing is slowed down and refresh tokens are ended by that service, not by us. An ID token from before a
// change of password is refused here within a second all the same; it may live on if it was issued in the very second
// of the change, because the service counts in seconds.
package firebase

import (
	"context"
	"errors"
	"log/slog"
	"net/http"
	"net/url"
	"strings"
	"sync"
	"time"

	"rangrue/internal/domain/account"
)

// Endpoints is where the service is found.
type Endpoints struct {
	Toolkit  string // accounts
	Token    string // refresh tokens
	Keys     string // certificates of the keys that sign ID tokens
	Unsigned bool   // ID tokens bear no signature: only ever the emulator's
}

// Real is the service itself.
func Real() Endpoints {
	return Endpoints{
		Toolkit: "https://identitytoolkit.googleapis.com/v1", Token: "https://securetoken.googleapis.com/v1/token",
		Keys: "https://www.googleapis.com/robot/v1/metadata/x509/securetoken@system.gserviceaccount.com",
	}
}

// Emulator is the service's own emulator, for development. Anyone can write a token for it.
func Emulator(address string) Endpoints {
	root := strings.TrimRight(address, "/")
	return Endpoints{Toolkit: root + "/identitytoolkit.googleapis.com/v1",
		Token: root + "/securetoken.googleapis.com/v1/token", Unsigned: true}
}

// SignInURL is where browsers exchange a password for tokens. The service has no call to sign out.
func (e Endpoints) SignInURL(apiKey string) string {
	return e.Toolkit + "/accounts:signInWithPassword?key=" + url.QueryEscape(apiKey)
}

// TokenURL is where tokens are renewed.
func (e Endpoints) TokenURL(apiKey string) string { return e.Token + "?key=" + url.QueryEscape(apiKey) }

// Origin is the host that pages must be allowed to call; empty when its address cannot be read.
func (e Endpoints) Origin() string {
	u, err := url.Parse(e.Toolkit)
	if err != nil {
		return ""
	}
	return u.Scheme + "://" + u.Host
}

// Options is what the adapter needs to know.
type Options struct {
	Project     string
	APIKey      string       // public: it names the project to the service
	Credentials *Credentials // of a service account that may manage accounts; nil with the emulator
	Endpoints   Endpoints
	Accounts    *account.Service
	Secure      bool // the cookie of refresh tokens is for https alone
	HTTP        *http.Client
	Now         func() time.Time
	Log         *slog.Logger
}

// Provider calls the service.
type Provider struct {
	Options
	keys   certificates
	access accessToken

	mu    sync.RWMutex
	users map[string]string    // by id at the service
	ended map[string]time.Time // by user: tokens of sign-ins before are refused
}

// New makes the adapter. Call [Provider.Load] before the first token.
func New(o Options) (*Provider, error) {
	if o.Project == "" || o.APIKey == "" {
		return nil, errors.New("firebase: the project and its API key are both needed")
	}
	if o.Credentials == nil && !o.Endpoints.Unsigned {
		return nil, errors.New("firebase: managing accounts needs the credentials of a service account")
	}
	if o.HTTP == nil {
		o.HTTP = &http.Client{Timeout: 15 * time.Second}
	}
	if o.Now == nil {
		o.Now = time.Now
	}
	if o.Log == nil {
		o.Log = slog.New(slog.DiscardHandler)
	}
	return &Provider{Options: o, users: map[string]string{}, ended: map[string]time.Time{}}, nil
}

// usersKept bounds how many ids of the service are remembered.
const usersKept = 100_000

// userOf is the account of an id at the service. The first call reads the database, later ones do not.
func (p *Provider) userOf(ctx context.Context, providerID string) (string, error) {
	p.mu.RLock()
	id, known := p.users[providerID]
	p.mu.RUnlock()
	if known {
		return id, nil
	}
	user, err := p.Accounts.ByProviderID(ctx, providerID)
	if err != nil {
		return "", err
	}
	if user.Suspended() {
		return "", account.ErrSuspended
	}
	p.mu.Lock()
	defer p.mu.Unlock()
	if len(p.users) >= usersKept {
		clear(p.users)
	}
	p.users[providerID] = user.ID
	return user.ID, nil
}
