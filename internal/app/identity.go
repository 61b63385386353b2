package app

import (
	"context"
	"errors"
	"strings"
	"time"

	"github.com/danielgtaylor/huma/v2"

	"rangrue/internal/domain/account"
	"rangrue/internal/domain/identity"
	"rangrue/internal/domain/identity/firebase"
	"rangrue/internal/domain/outreach"
	"rangrue/internal/domain/shop"
	"rangrue/internal/kit/attempts"
	"rangrue/internal/kit/changes"
	"rangrue/internal/kit/config"
	"rangrue/internal/kit/db"
	"rangrue/internal/kit/problem"
	"rangrue/internal/kit/web"
)

// members is who knows who is asking: our own identity service, or the one that configuration names.
type members struct {
	Identity *identity.Service // nil with another service
	Attempts *attempts.Counter // guesses at passwords and at guests' orders

	outside *firebase.Provider // nil with our own

	verify func(ctx context.Context, token string) (userID string, err error)
	load   func(ctx context.Context) (version int64, err error)
	apply  changes.Apply
}

// buildIdentity makes accounts and sessions know each other. What other packages add to accounts is wired afterwards,
// by buildAccounts.
func (a *App) buildIdentity(signing secret, now func() time.Time) error {
	c := a.Config
	a.Account = account.New(a.DB, now)
	a.Account.Options = account.Options{Brand: brand(c), CodeKey: signing.key("verification code"),
		Verification: c.AccountVerification}
	a.Account.Register(a.Jobs)
	a.Attempts = attempts.New(a.DB, signing.key("sign-in attempt"), now)
	a.Attempts.Register(a.Jobs)
	if c.Identity.Project != "" {
		return a.buildOutsideIdentity(now)
	}
	a.Identity = identity.New(a.DB, identity.Options{
		Accounts: a.Account, Issuer: c.PublicURL + web.Prefix + "/identity", Audience: c.PublicURL,
		SealKey: signing.key("identity key"), TokenKey: signing.key("refresh token"),
		HashKey: signing.key("device cookie"), Attempts: a.Attempts, Secure: overHTTPS(c),
		Client: web.ClientIP, Now: now, Log: a.Log,
	})
	a.Identity.Register(a.Jobs)
	a.Account.EndSessions = a.Identity.EndSessions
	a.verify, a.load, a.apply = a.Identity.Verify, a.Identity.Load, a.Identity.Apply
	return nil
}

// buildOutsideIdentity puts the service that configuration names in the place of our own.
func (a *App) buildOutsideIdentity(now func() time.Time) (err error) {
	o := firebase.Options{
		Project: a.Config.Identity.Project, APIKey: a.Config.Identity.APIKey, Endpoints: outsideIdentity(a.Config),
		Accounts: a.Account, Now: now, Log: a.Log, Secure: overHTTPS(a.Config),
	}
	if path := a.Config.Identity.Credentials; path != "" {
		if o.Credentials, err = firebase.ReadCredentials(path); err != nil {
			return err
		}
	}
	if a.outside, err = firebase.New(o); err != nil {
		return err
	}
	a.Account.IdentityService, a.Account.EndSessions = a.outside, a.outside.EndSessions
	a.verify, a.load, a.apply = a.outside.Verify, a.outside.Load, a.outside.Apply
	return nil
}

// overHTTPS tells whether visitors come by https, so that cookies must never travel in clear.
func overHTTPS(c config.Config) bool { return strings.HasPrefix(c.PublicURL, "https://") }

// outsideIdentity is where the service that configuration names is found.
func outsideIdentity(c config.Config) firebase.Endpoints {
	if c.Identity.URL != "" {
		return firebase.Emulator(c.Identity.URL)
	}
	return firebase.Real()
}

// identityOf tells browsers where to sign in: at our own service, or at the one that configuration names. Sessions are
// renewed and ended here in both cases, because only this server can keep a refresh token out of the reach of scripts.
func identityOf(c config.Config) identitySite {
	site := identitySite{
		SignInURL: web.Prefix + identity.SignInPath, TokenURL: web.Prefix + identity.TokenPath,
		SignOutURL: web.Prefix + identity.SignOutPath,
	}
	if c.Identity.Project != "" {
		site.SignInURL = outsideIdentity(c).SignInURL(c.Identity.APIKey)
	}
	return site
}

// errOwnsShop keeps a seller's account: a shop without anyone to answer for it would go on selling.
var errOwnsShop = problem.New(problem.Refused, "owns_shop", problem.Say(
	"Ce compte gère une boutique. Fermez-la ou confiez-la à quelqu’un avant de supprimer votre compte.",
	"This account runs a shop. Close it or hand it over before you delete your account."))

// buildAccounts tells accounts what belongs to a person in the rest of the program.
func (a *App) buildAccounts() {
	a.Outreach.Visitor = a.customerOf
	a.Account.Subscribe = func(ctx context.Context, tx *db.Tx, email string) error {
		_, err := a.Outreach.SubscribeWith(ctx, tx, email, outreach.FromPage)
		return err
	}
	a.Account.Verified = a.joinOrders
	a.Account.Export = []account.Part{
		{Name: "orders", Read: a.Order.Export}, {Name: "messages", Read: a.Customer.Messages.Export},
		{Name: "returnPhotos", Read: a.Returns.Export},
		{Name: "wishlist", Read: a.Wishlist.Export}, {Name: "creditCards", Read: a.Cards.Export},
		{Name: "questions", Read: a.Question.Export}, {Name: "reviews", Read: a.Review.Export},
		{Name: "outreach", Read: a.exportOutreach}, {Name: "giveaway", Read: a.exportGiveaway},
		{Name: "stockAlerts", Read: a.exportAlerts}, {Name: "followedStores", Read: a.exportFollows},
		{Name: "shops", Read: a.Shop.Export}, {Name: "bulletinsRead", Read: a.Bulletin.Export},
	}
	byID := func(forget func(context.Context, *db.Tx, string) error) func(context.Context, *db.Tx,
		*account.User) error {
		return func(ctx context.Context, tx *db.Tx, u *account.User) error { return forget(ctx, tx, u.ID) }
	}
	a.Account.Forget = []func(context.Context, *db.Tx, *account.User) error{
		a.keepOperators, a.keepSellers, byID(a.Cart.Forget), byID(a.Wishlist.Forget), byID(a.Customer.Messages.Forget),
		byID(a.Returns.Forget), byID(a.Cards.Forget), byID(a.Order.ForgetGifts),
		byID(a.Bulletin.Forget),
		func(ctx context.Context, tx *db.Tx, u *account.User) error {
			return a.Review.Forget(ctx, tx, u.ID, u.Email)
		},
		func(ctx context.Context, tx *db.Tx, u *account.User) error {
			return a.Outreach.Forget(ctx, tx, u.ID, u.Email)
		},
		func(ctx context.Context, tx *db.Tx, u *account.User) error {
			return a.Restock.Forget(ctx, tx, u.ID, u.Email)
		},
		func(ctx context.Context, tx *db.Tx, u *account.User) error {
			if u.EmailVerifiedAt.IsZero() { // perhaps another's mailbox
				return a.Follow.Forget(ctx, tx, u.ID, "")
			}
			return a.Follow.Forget(ctx, tx, u.ID, u.Email)
		},
		func(ctx context.Context, tx *db.Tx, u *account.User) error {
			if u.EmailVerifiedAt.IsZero() { // perhaps another's entry
				return nil
			}
			return a.Giveaway.Forget(ctx, tx, u.Email)
		},
	}
}

func (a *App) exportOutreach(ctx context.Context, userID string) (any, error) {
	email, err := a.provedEmail(ctx, userID)
	if err != nil {
		return nil, err
	}
	return a.Outreach.Export(ctx, userID, email)
}

func (a *App) exportGiveaway(ctx context.Context, userID string) (any, error) {
	email, err := a.provedEmail(ctx, userID)
	if err != nil {
		return nil, err
	}
	return a.Giveaway.Export(ctx, email)
}

func (a *App) exportAlerts(ctx context.Context, userID string) (any, error) {
	email, err := a.provedEmail(ctx, userID)
	if err != nil {
		return nil, err
	}
	return a.Restock.Export(ctx, userID, email)
}

func (a *App) exportFollows(ctx context.Context, userID string) (any, error) {
	email, err := a.provedEmail(ctx, userID)
	if err != nil {
		return nil, err
	}
	return a.Follow.Export(ctx, userID, email)
}

// provedEmail is a user's e-mail, empty until it is proved: what is known under an address is for its owner.
func (a *App) provedEmail(ctx context.Context, userID string) (string, error) {
	u, err := a.Account.ByID(ctx, userID)
	if err != nil || u.EmailVerifiedAt.IsZero() {
		return "", err
	}
	return u.Email, nil
}

func (a *App) keepOperators(ctx context.Context, tx *db.Tx, u *account.User) error {
	return a.Operator.KeepAccount(ctx, tx, u.ID)
}

func (a *App) keepSellers(ctx context.Context, tx *db.Tx, u *account.User) error {
	err := a.Shop.Forget(ctx, tx, u.ID, u.Email)
	if errors.Is(err, shop.ErrLastOwner) {
		return errOwnsShop
	}
	return err
}

// customerOf is the signed-in visitor as the feedback widget needs them.
func (a *App) customerOf(ctx context.Context) (outreach.Visitor, bool) {
	id, ok := web.Visitor(ctx)
	if !ok {
		return outreach.Visitor{}, false
	}
	u, err := a.Account.ByID(ctx, id)
	if err != nil {
		return outreach.Visitor{}, false
	}
	return outreach.Visitor{UserID: u.ID, Name: u.FirstName + " " + u.LastName, Email: u.Email}, true
}

// mountIdentity registers the calls of accounts and of the identity service in use.
func (a *App) mountIdentity(api huma.API) {
	a.Account.Routes(api)
	if a.outside != nil {
		a.outside.Routes(api)
		return
	}
	a.Identity.Routes(api)
}

// emptyIdentity has only types to describe; see [Document].
func emptyIdentity() *identity.Service { return identity.New(nil, identity.Options{}) }
