package firebase

import (
	"context"
	"errors"
	"fmt"
	"time"

	"github.com/golang-jwt/jwt/v5"

	"rangrue/internal/domain/account"
	"rangrue/internal/domain/identity"
	"rangrue/internal/kit/changes"
	"rangrue/internal/kit/db"
)

const (
	issuerPrefix = "https://securetoken.google.com/"
	tokenLife    = time.Hour
	remember     = tokenLife + 5*time.Minute
)

type claims struct {
	jwt.RegisteredClaims
	AuthTime int64 `json:"auth_time"`
}

var errEnded = errors.New("firebase: signed in before the sessions were ended")

// Verify tells whose an ID token is.
func (p *Provider) Verify(ctx context.Context, token string) (userID string, err error) {
	var c claims
	if _, err := p.parser().ParseWithClaims(token, &c, func(t *jwt.Token) (any, error) {
		return p.keyOf(ctx,
			t)
	}); err != nil {
		return "", err
	}
	if c.Subject == "" || c.AuthTime == 0 || c.AuthTime > p.Now().Add(time.Minute).Unix() {
		return "", jwt.ErrTokenInvalidClaims
	}
	if userID, err = p.userOf(ctx, c.Subject); err != nil {
		return "", err
	}
	p.mu.RLock()
	ended := p.ended[userID]
	p.mu.RUnlock()
	if c.AuthTime < ended.Unix() {
		return "", errEnded
	}
	return userID, nil
}

func (p *Provider) parser() *jwt.Parser {
	methods := []string{jwt.SigningMethodRS256.Alg()}
	if p.Endpoints.Unsigned {
		methods = []string{jwt.SigningMethodNone.Alg()}
	}
	return jwt.NewParser(jwt.WithValidMethods(methods), jwt.WithAudience(p.Project),
		jwt.WithIssuer(issuerPrefix+p.Project),
		jwt.WithExpirationRequired(), jwt.WithTimeFunc(p.Now), jwt.WithLeeway(5*time.Second))
}

// keyOf finds what a token must be signed with. The emulator's bear no signature, and are accepted from it alone.
func (p *Provider) keyOf(ctx context.Context, t *jwt.Token) (any, error) {
	if p.Endpoints.Unsigned {
		return jwt.UnsafeAllowNoneSignatureType, nil
	}
	id, _ := t.Header["kid"].(string)
	return p.keys.find(ctx, p, id)
}

// EndSessions has every node refuse the tokens of a user's earlier sign-ins, in the transaction of what makes it
// necessary. The service ends the refresh tokens itself.
func (p *Provider) EndSessions(ctx context.Context, tx *db.Tx, u *account.User) error {
	return changes.Note(ctx, tx, identity.SessionsEnded, u.ID)
}

// Load reads whose password changed of late, and tells up to which version of the change log that is.
func (p *Provider) Load(ctx context.Context) (version int64, err error) {
	version, lately, err := p.Accounts.PasswordsChangedSince(ctx, p.Now().Add(-remember))
	if err != nil {
		return 0, err
	}
	p.mu.Lock()
	defer p.mu.Unlock()
	clear(p.users)
	p.ended = lately
	return version, nil
}

// Apply follows the change log.
func (p *Provider) Apply(ctx context.Context, batch changes.Batch) error {
	if batch.Missed {
		_, err := p.Load(ctx)
		return err
	}
	for _, c := range batch.Changes {
		if c.Kind != identity.SessionsEnded {
			continue
		}
		at, err := p.Accounts.PasswordChangedAt(ctx, c.ID)
		if err != nil {
			return fmt.Errorf("firebase: whose password changed: %w", err)
		}
		p.end(c.ID, at)
	}
	return nil
}

// end notes that a user's earlier sign-ins are worth nothing, and forgets those that have died of age.
func (p *Provider) end(userID string, at time.Time) {
	p.mu.Lock()
	defer p.mu.Unlock()
	for id, t := range p.ended {
		if p.Now().Sub(t) > remember {
			delete(p.ended, id)
		}
	}
	p.ended[userID] = at
	for providerID, id := range p.users { // the account may be gone
		if id == userID {
			delete(p.users, providerID)
		}
	}
}
