package review

import (
	"context"
	"crypto/hmac"
	"crypto/sha256"
	"encoding/base64"
	"net/url"

	"rangrue/internal/kit/web"
)

// Path is the page that the link in a letter opens.
const Path = "/avis"

// purpose is what a link of a letter may do. It is part of what is signed, so that a link does nothing else.
type purpose string

const (
	toReview purpose = "review"
	toStop   purpose = "no more review letters"
)

// Link opens the reviews of an order without a password, and nothing else of it.
func (s *Service) Link(orderID string) string { return s.link(Path, toReview, orderID) }

func (s *Service) link(path string, p purpose, orderID string) string {
	return path + "?" + url.Values{"commande": {orderID}, "jeton": {s.token(p, orderID)}}.Encode()
}

func (s *Service) token(p purpose, orderID string) string {
	mac := hmac.New(sha256.New, s.LinkKey)
	mac.Write([]byte(string(p) + "\x00" + orderID))
	return base64.RawURLEncoding.EncodeToString(mac.Sum(nil)[:20])
}

func (s *Service) valid(p purpose, orderID, token string) bool {
	return len(s.LinkKey) > 0 && hmac.Equal([]byte(token), []byte(s.token(p, orderID)))
}

// reach says on whose behalf the lines of an order are read: whoever has its link reaches them all, a customer those of
// their own orders.
type reach struct {
	whole  bool
	userID string
}

// reach lets in the order's owner, and whoever has the link of its letters or that of the letter that asks for reviews.
func (s *Service) reach(ctx context.Context, orderID, token string) (reach, error) {
	if token != "" && (s.valid(toReview, orderID, token) || s.OrderToken != nil && s.OrderToken(orderID, token)) {
		return reach{whole: true}, nil
	}
	userID, err := web.SignedIn(ctx)
	if err != nil && token != "" {
		return reach{}, ErrNotFound
	}
	return reach{userID: userID}, err
}
