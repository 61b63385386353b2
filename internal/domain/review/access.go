package review

import (
	"context"
	"net/url"

	"rangrue/internal/kit/web"
)

// Path is the page that the link in a letter opens.
const Path = "/avis"

// What a link of a letter may do.
const (
	toReview = "review"
	toStop   = "no more review letters"
)

// Link opens the reviews of an order without a password, and nothing else of it.
func (s *Service) Link(orderID string) string { return s.link(Path, toReview, orderID) }

func (s *Service) link(path, purpose, orderID string) string {
	return path + "?" + url.Values{"commande": {orderID}, "jeton": {s.LinkKey.Signature(purpose, orderID)}}.Encode()
}

// reach says on whose behalf the lines of an order are read: whoever has its link reaches them all, a customer those of
// their own orders.
type reach struct {
	whole   bool
	mailbox bool   // the link came by mail: whoever has it reads the mail of the order's e-mail
	userID  string // who is signed in; empty for nobody
}

// mayCorrect tells whether a review of a line's product is the caller's to read and replace. Anyone can order as a
// guest under another's e-mail, even one that has an account, and is given the order's token. So what was said with
// another order is for who signed in, or has the letter.
func (of reach) mayCorrect(was *Review, l *Line, orderID string) bool {
	return was == nil || was.OrderID == orderID || of.mailbox || of.userID != "" && of.userID == l.userID
}

// reach lets in the order's owner, and whoever has the link of its letters or that of the letter that asks for reviews.
func (s *Service) reach(ctx context.Context, orderID, token string) (reach, error) {
	userID, err := web.SignedIn(ctx)
	asked := token != "" && s.LinkKey.Valid(toReview, orderID, token)
	if asked || token != "" && s.OrderToken != nil && s.OrderToken(orderID, token) {
		return reach{whole: true, mailbox: asked, userID: userID}, nil
	}
	if err != nil && token != "" {
		return reach{}, ErrNotFound
	}
	return reach{userID: userID}, err
}
