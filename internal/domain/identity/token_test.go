package identity_test

import (
	"crypto/ed25519"
	"encoding/base64"
	"encoding/json"
	"strings"
	"testing"
	"time"

	"github.com/golang-jwt/jwt/v5"

	"rangrue/internal/domain/identity"
)

// published reads the key set as a foreign verifier does.
func (h *harness) published() map[string]ed25519.PublicKey {
	h.t.Helper()
	code, body := h.call("GET", "/identity/keys", "", "")
	if code != 200 {
		h.t.Fatalf("keys: %d", code)
	}
	found := map[string]ed25519.PublicKey{}
	for _, k := range body["keys"].([]any) {
		one := k.(map[string]any)
		x, err := base64.RawURLEncoding.DecodeString(one["x"].(string))
		if err != nil || one["kty"] != "OKP" || one["crv"] != "Ed25519" || one["alg"] != "EdDSA" {
			h.t.Fatalf("key %v", one)
		}
		found[one["kid"].(string)] = x
	}
	return found
}

func TestAForeignVerifierAcceptsOurTokensByThePublishedKeys(t *testing.T) {
	each(t, func(h *harness) {
		keys := h.published()
		var c jwt.MapClaims
		parser := jwt.NewParser(jwt.WithTimeFunc(func() time.Time { return h.clock }))
		parsed, err := parser.ParseWithClaims(h.signIn().IDToken, &c, func(token *jwt.Token) (any, error) {
			return keys[token.Header["kid"].(string)], nil
		})
		if err != nil || !parsed.Valid {
			t.Fatal(err)
		}
		want := map[string]any{
			"iss": "https://exemple.ca/v1/identity", "sub": h.maude.ID, "user_id": h.maude.ID,
			"email": "maude@exemple.ca", "email_verified": false, "iat": float64(h.clock.Unix()),
			"auth_time": float64(h.clock.Unix()), "exp": float64(h.clock.Add(15 * time.Minute).Unix()),
		}
		for name, value := range want {
			if c[name] != value {
				t.Errorf("%s is %v; want %v", name, c[name], value)
			}
		}
	})
}

func TestNoOtherTokenIsAccepted(t *testing.T) {
	each(t, func(h *harness) {
		good := h.signIn().IDToken
		parts := strings.Split(good, ".")
		_, forger, _ := ed25519.GenerateKey(nil)
		var c jwt.MapClaims
		if _, _, err := jwt.NewParser().ParseUnverified(good, &c); err != nil {
			t.Fatal(err)
		}
		sign := func(method jwt.SigningMethod, key any, change func(jwt.MapClaims), kid string) string {
			mine := jwt.MapClaims{}
			for k, v := range c {
				mine[k] = v
			}
			change(mine)
			token := jwt.NewWithClaims(method, mine)
			token.Header["kid"] = kid
			signed, err := token.SignedString(key)
			if err != nil {
				t.Fatal(err)
			}
			return signed
		}
		var header struct {
			Kid string `json:"kid"`
		}
		raw, _ := base64.RawURLEncoding.DecodeString(parts[0])
		if err := json.Unmarshal(raw, &header); err != nil {
			t.Fatal(err)
		}
		public := h.published()[header.Kid]
		same := func(jwt.MapClaims) {}
		for name, token := range map[string]string{
			"nothing": "", "a word": "jeton", "no signature": parts[0] + "." + parts[1] + ".",
			"another's body": parts[0] + "." + strings.Split(sign(jwt.SigningMethodEdDSA, forger,
				func(m jwt.MapClaims) { m["sub"] = "autre" }, header.Kid), ".")[1] + "." + parts[2],
			"alg none": sign(jwt.SigningMethodNone,
				jwt.UnsafeAllowNoneSignatureType, same, header.Kid),
			"HMAC under the public key":  sign(jwt.SigningMethodHS256, []byte(public), same, header.Kid),
			"another's key":              sign(jwt.SigningMethodEdDSA, forger, same, header.Kid),
			"a key that does not exist":  sign(jwt.SigningMethodEdDSA, forger, same, "inconnue"),
			"trailing text":              good + "A",
			"a signature with its twist": good[:len(good)-1] + string(good[len(good)-1]^1),
		} {
			if h.accepts(token) {
				t.Errorf("%s was accepted", name)
			}
		}
		if !h.accepts(good) {
			t.Error("the good one was not")
		}
		stranger := node(t, h.db, "un secret")
		stranger.service.Audience = "https://autre.ca"
		if stranger.accepts(good) {
			t.Error("a token for another site was accepted")
		}
	})
}

func TestKeysTakeTurnsWithoutAnyTokenLost(t *testing.T) {
	each(t, func(h *harness) {
		rotate := func() {
			t.Helper()
			if err := h.service.RotateKeys(t.Context()); err != nil {
				t.Fatal(err)
			}
		}
		kid := func(token string) string {
			parsed, _, err := jwt.NewParser().ParseUnverified(token, jwt.MapClaims{})
			if err != nil {
				t.Fatal(err)
			}
			return parsed.Header["kid"].(string)
		}
		rotate()
		first := kid(h.signIn().IDToken)
		if len(h.published()) != 1 {
			t.Fatalf("%d keys at first", len(h.published()))
		}
		h.clock = h.clock.Add(identity.KeyLife - time.Minute)
		rotate()
		before := h.signIn().IDToken
		if len(h.published()) != 2 || kid(before) != first {
			t.Fatalf("the next key is published before it signs: %d keys, signed with %s", len(h.published()),
				kid(before))
		}
		other := node(t, h.db, "un secret")
		other.clock = h.clock
		h.clock = h.clock.Add(10 * time.Minute)
		after := h.signIn().IDToken
		if kid(after) == first || !other.accepts(after) || !h.accepts(before) {
			t.Error("the next key does not sign, or a node does not know it, or tokens of the first are refused")
		}
		rotate()
		if len(h.published()) != 2 {
			t.Error("the first key was dropped while its tokens live")
		}
		h.clock = h.clock.Add(25 * time.Minute)
		rotate()
		if keys := h.published(); len(keys) != 1 || keys[first] != nil {
			t.Errorf("%d keys once the first's tokens are dead", len(keys))
		}
	})
}

func TestPrivateKeysAreUselessWithoutTheSecret(t *testing.T) {
	each(t, func(h *harness) {
		good := h.signIn().IDToken
		thief := node(t, h.db, "un autre secret") // makes a key of its own, because it cannot open the first
		if len(thief.published()) != 2 {
			t.Errorf("%d keys; want the sealed one and a new one", len(thief.published()))
		}
		if !thief.accepts(good) {
			t.Error("a token signed before the secret changed is refused")
		}
		h.clock = h.clock.Add(time.Minute)
		theirs, err := thief.service.SignIn(t.Context(), h.maude.Email, password, "")
		if err != nil {
			t.Fatal(err)
		}
		if !h.accepts(theirs.IDToken) { // a key made on another node a moment ago is read
			t.Error("a token of another node's new key is refused")
		}
		if _, err := h.service.Renew(t.Context(), theirs.RefreshToken); err == nil {
			t.Error("a refresh token made under another secret was taken")
		}
	})
}
