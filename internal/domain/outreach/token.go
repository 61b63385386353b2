package outreach

import (
	"crypto/hmac"
	"crypto/sha256"
	"encoding/base64"
	"strings"

	"rangrue/internal/kit/problem"
)

var errToken = problem.New(problem.Refused, "invalid_token", problem.Say(
	"Ce lien de désabonnement n’est pas valide. Utilisez celui du dernier courriel reçu.",
	"This unsubscribe link is not valid. Please use the one in the last message you received."))

// token names a subscription in a link. It never expires, as the anti-spam law wants such links to keep working, and
// it can do nothing but unsubscribe: the purpose is part of what is signed.
func (s *Service) token(subscriberID string) string {
	return subscriberID + "." + base64.RawURLEncoding.EncodeToString(s.signature(subscriberID))
}

func (s *Service) readToken(token string) (subscriberID string, ok bool) {
	id, encoded, found := strings.Cut(token, ".")
	given, err := base64.RawURLEncoding.DecodeString(encoded)
	if !found || err != nil || id == "" || !hmac.Equal(given, s.signature(id)) {
		return "", false
	}
	return id, true
}

func (s *Service) signature(subscriberID string) []byte {
	mac := hmac.New(sha256.New, s.TokenKey)
	mac.Write([]byte("newsletter unsubscribe\x00" + subscriberID))
	return mac.Sum(nil)[:20]
}
