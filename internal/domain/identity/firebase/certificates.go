package firebase

import (
	"context"
	"crypto/rsa"
	"crypto/x509"
	"encoding/json"
	"encoding/pem"
	"errors"
	"fmt"
	"net/http"
	"regexp"
	"strconv"
	"sync"
	"time"

	"github.com/golang-jwt/jwt/v5"
)

const (
	shortestAge  = time.Minute      // even when the service says nothing, or says zero
	failurePause = 10 * time.Second // between two askings
)

// certificates are the keys the service signs with, kept as long as it says.
type certificates struct {
	fetching sync.Mutex // one asks, the others wait or use what is known

	mu      sync.RWMutex
	keys    map[string]*rsa.PublicKey
	expires time.Time
	asked   time.Time
}

// find returns a key by id. A set that is too old is fetched again while the key it holds is still trusted, so that no
// visitor waits for it and a service that does not answer signs nobody out. An unknown id has it fetched at once,
// unless that was done just now.
func (c *certificates) find(ctx context.Context, p *Provider, id string) (*rsa.PublicKey, error) {
	key, old := c.known(p.Now(), id)
	if key != nil {
		if old && c.fetching.TryLock() {
			go func() {
				defer c.fetching.Unlock()
				c.fetchLogged(context.WithoutCancel(ctx), p)
			}()
		}
		return key, nil
	}
	c.fetching.Lock()
	defer c.fetching.Unlock()
	if key, _ = c.known(p.Now(), id); key == nil && c.mayAsk(p.Now()) { // another may have asked meanwhile
		c.fetchLogged(context.WithoutCancel(ctx), p)
		key, _ = c.known(p.Now(), id)
	}
	if key == nil {
		return nil, jwt.ErrTokenUnverifiable
	}
	return key, nil
}

func (c *certificates) known(now time.Time, id string) (key *rsa.PublicKey, old bool) {
	c.mu.RLock()
	defer c.mu.RUnlock()
	return c.keys[id], now.After(c.expires) && now.Sub(c.asked) > failurePause
}

func (c *certificates) mayAsk(now time.Time) bool {
	c.mu.RLock()
	defer c.mu.RUnlock()
	return now.Sub(c.asked) > failurePause
}

func (c *certificates) fetchLogged(ctx context.Context, p *Provider) {
	c.mu.Lock()
	c.asked = p.Now()
	c.mu.Unlock()
	if err := c.fetch(ctx, p); err != nil {
		p.Log.Error("firebase: could not fetch the keys", "error", err)
	}
}

func (c *certificates) fetch(ctx context.Context, p *Provider) error {
	request, err := http.NewRequestWithContext(ctx, http.MethodGet, p.Endpoints.Keys, nil)
	if err != nil {
		return err
	}
	answer, err := p.HTTP.Do(request)
	if err != nil {
		return err
	}
	defer answer.Body.Close()
	if answer.StatusCode != http.StatusOK {
		return fmt.Errorf("keys: status %d", answer.StatusCode)
	}
	var texts map[string]string
	if err := json.NewDecoder(answer.Body).Decode(&texts); err != nil {
		return fmt.Errorf("keys: %w", err)
	}
	keys := map[string]*rsa.PublicKey{}
	for id, text := range texts {
		if keys[id], err = publicKey(text); err != nil {
			return fmt.Errorf("key %s: %w", id, err)
		}
	}
	c.mu.Lock()
	defer c.mu.Unlock()
	c.keys, c.expires = keys, p.Now().Add(maxAge(answer.Header.Get("Cache-Control")))
	return nil
}

func publicKey(text string) (*rsa.PublicKey, error) {
	block, _ := pem.Decode([]byte(text))
	if block == nil {
		return nil, errors.New("not a certificate")
	}
	certificate, err := x509.ParseCertificate(block.Bytes)
	if err != nil {
		return nil, err
	}
	key, ok := certificate.PublicKey.(*rsa.PublicKey)
	if !ok {
		return nil, errors.New("not an RSA key")
	}
	return key, nil
}

var maxAgePart = regexp.MustCompile(`max-age=(\d{1,9})`)

func maxAge(cacheControl string) time.Duration {
	if found := maxAgePart.FindStringSubmatch(cacheControl); found != nil {
		if seconds, err := strconv.Atoi(found[1]); err == nil {
			return max(shortestAge, time.Duration(seconds)*time.Second)
		}
	}
	return shortestAge
}
