// Package seller is what a seller does with shops and products: open a shop, say how it ships, leave on vacation, write
// products and their pictures. It promises that nobody reaches a shop they do not run: every call finds the shop among
// the user's own before anything else, and everything below by that shop's id. What a shop or a product may be is
// decided by their domains; orders, returns and money are other flows.
package seller

import (
	"context"
	"time"

	"rangrue/internal/domain/account"
	"rangrue/internal/domain/catalog"
	"rangrue/internal/domain/shop"
	"rangrue/internal/kit/db"
	"rangrue/internal/kit/files"
	"rangrue/internal/kit/mail"
	"rangrue/internal/kit/problem"
	"rangrue/internal/kit/web"
)

// MaxShops is how many shops one person may open. Real sellers have one or two; a robot would have thousands.
const MaxShops = 10

// Refusals of the seller space. A code is stable; a sentence may be reworded.
var (
	ErrTooManyShops = problem.New(problem.Refused, "too_many_shops", problem.Say(
		"Vous avez déjà le nombre maximal de boutiques. Écrivez-nous si vous en voulez une de plus.",
		"You already have the greatest number of shops. Write to us if you want another."))
	ErrVacation = problem.New(problem.Invalid, "vacation", problem.Say(
		"Choisissez un jour de retour entre demain et dans un an.",
		"Choose a day of return between tomorrow and a year from now."))
	ErrTerms = problem.New(problem.Invalid, "terms", problem.Say(
		"Lisez et acceptez les conditions particulières pour les vendeurs, dans leur version en vigueur.",
		"Read and accept the conditions for sellers, in the version in force."))
)

// Service is the flow.
type Service struct {
	db *db.DB
	Options
}

// Options is what the flow is made of.
type Options struct {
	Shops       *shop.Service
	Catalog     *catalog.Service
	Accounts    *account.Service
	Files       files.Store
	Brand       mail.Brand
	Operator    string // where the operator is notified that a shop waits
	SellerURL   string // where sellers work
	OperatorURL string // where the console begins
	AutoApprove bool   // shops open at once, without the operator's word
	// TermsVersion is the day of the conditions for sellers in force, as their page tells it.
	TermsVersion func() string
	Now          func() time.Time
}

// New makes the flow.
func New(d *db.DB, o Options) *Service {
	s := &Service{db: d, Options: o}
	o.Catalog.Edited = s.NoteProduct
	return s
}

// enter lets only someone who runs the shop through, and tells who it is.
func (s *Service) enter(ctx context.Context, shopID string) (userID string, err error) {
	if userID, err = web.SignedIn(ctx); err != nil {
		return "", err
	}
	return userID, s.Shops.Owns(ctx, userID, shopID)
}
