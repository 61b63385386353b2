package app

import (
	"context"
	"strings"
	"time"

	"github.com/danielgtaylor/huma/v2"

	"rangrue/internal/domain/account"
	"rangrue/internal/domain/operator"
	"rangrue/internal/flow/firstday"
	"rangrue/internal/flow/moderation"
	"rangrue/internal/kit/attempts"
	"rangrue/internal/kit/config"
	"rangrue/internal/kit/db"
	"rangrue/internal/kit/seal"
	"rangrue/internal/kit/web"
)

// buildOperating makes what lets operators in.
func (a *App) buildOperating(signing secret, now func() time.Time) (err error) {
	a.Operator, err = newOperator(a.DB, a.Config, a.Account, signing, now)
	if err != nil {
		return err
	}
	a.Operator.Attempts = a.Attempts
	a.Accounting.Operators = a.Operator
	a.Operator.Health = a.failingChecks
	a.Operator.Register(a.Jobs)
	a.buildCasework(now)
	a.buildModeration(now)
	a.buildPeopleAndSystem(signing, now)
	a.Catalog.Uploaded = a.Seller.Photo
	a.FirstDay = newFirstDay(a, now)
	return nil
}

// failingChecks counts the checks of the system that fail, that of the books among them. The books keep no node from
// serving, so they are no check of its health.
func (a *App) failingChecks(ctx context.Context) (int, error) {
	failing := len(a.Health.Failing(ctx))
	differences, _, err := a.Ledger.Unexplained(ctx)
	if differences > 0 {
		failing++
	}
	return failing, err
}

// buildModeration makes what operators look after shops, products, questions, reviews and reports with.
func (a *App) buildModeration(now func() time.Time) {
	a.Moderation = moderation.New(a.DB, moderation.Options{
		Shops: a.Shop, Catalog: a.Catalog, Questions: a.Question, Reviews: a.Review,
		Messages: a.Customer.Messages, Accounts: a.Account,
		Ledger: a.Ledger, Seller: a.Seller, Captcha: a.Outreach.Captcha, Brand: brand(a.Config),
		Contact: a.Config.ContactEmail, URL: a.Files.URL, Now: now, Visitor: web.Visitor, Find: a.Search.ProductIDs,
		Operators: a.Operator,
	})
	a.Moderation.Register(a.Jobs)
}

// newFirstDay makes the list of what is left to do before the market opens.
func newFirstDay(a *App, now func() time.Time) *firstday.Service {
	c := a.Config
	return firstday.New(a.DB, firstday.Options{
		Now: now, Brand: brand(c), SellerURL: c.SellerURL, Sender: a.Content.Sender, EmailOf: a.Content.EmailOf,
		Unread: a.Content.Unread,
		Settings: firstday.Settings{
			Named:  c.Name != "" && !strings.HasSuffix(c.ContactEmail, "@localhost"),
			Postal: c.PostalAddress != "", Tax: c.TaxGSTNumber != "" && c.TaxQSTNumber != "",
			SMTP: c.SMTPURL != "", Demo: c.Demo,
			// A test key of Stripe charges nothing.
			Payments: c.StripeSecretKey != "" && !strings.Contains(c.StripeSecretKey, "_test_"),
		},
	})
}

// mountDesk registers the calls of the console. Each area of it adds its line.
func (a *App) mountDesk(api huma.API) {
	a.Operator.Routes(api)
	desk := operator.Desk{API: api, Service: a.Operator}
	a.Casework.DeskRoutes(desk)
	a.Invoice.DeskRoutes(desk)
	a.Returns.DeskRoutes(desk)
	a.Ledger.DeskRoutes(desk)
	a.Promotion.DeskRoutes(desk)
	a.Bulletin.DeskRoutes(desk)
	a.Accounting.DeskRoutes(desk)
	a.Disputes.DeskRoutes(desk)
	a.Moderation.Routes(api)
	a.Moderation.DeskRoutes(desk)
	a.mountPeopleAndSystem(desk)
	a.Catalog.DeskRoutes(desk)
	a.Shop.CodeRoutes(desk)
	a.Content.DeskRoutes(desk)
	a.FirstDay.DeskRoutes(desk)
}

func newOperator(d *db.DB, c config.Config, accounts *account.Service, signing secret, now func() time.Time) (
	*operator.Service, error) {
	box, err := seal.New(signing.key("second factor"))
	if err != nil {
		return nil, err
	}
	personOf := func(u *account.User, err error) (operator.Person, error) {
		if err != nil {
			return operator.Person{}, err
		}
		return operator.Person{ID: u.ID, Name: u.FirstName + " " + u.LastName, Email: u.Email}, nil
	}
	return operator.New(d, operator.Options{
		Now: now, Brand: brand(c), URL: c.OperatorURL, Box: box, Idle: c.OperatorIdle, Secure: overHTTPS(c),
		Demo: c.Demo, LettersKept: c.SMTPURL == "", Attempts: attempts.New(d, signing.key("sign-in attempt"), now),
		Person: func(ctx context.Context, userID string) (operator.Person, error) {
			return personOf(accounts.ByID(ctx, userID))
		},
		ByEmail: func(ctx context.Context, email string) (operator.Person, error) {
			return personOf(accounts.ByEmail(ctx, email))
		},
		SignUp: accounts.OpenInvited,
	}), nil
}
