package app

import (
	"context"
	"errors"
	"time"

	"rangrue/internal/domain/account"
	"rangrue/internal/domain/identity"
	"rangrue/internal/domain/operator"
	"rangrue/internal/domain/order"
	"rangrue/internal/domain/outreach"
	"rangrue/internal/flow/checkout"
	"rangrue/internal/flow/people"
	"rangrue/internal/flow/system"
	"rangrue/internal/kit/changes"
	"rangrue/internal/kit/check"
	"rangrue/internal/kit/db"
	"rangrue/internal/kit/picture"
	"rangrue/internal/kit/problem"
)

// peopleAndSystem are the services with which operators look after people and the machine.
type peopleAndSystem struct {
	People *people.Service
	System *system.Service
}

// buildPeopleAndSystem makes them, once operators are known.
func (a *App) buildPeopleAndSystem(signing secret, now func() time.Time) {
	access := order.Access{Key: signing.key("order link")}
	o := people.Options{
		Accounts: a.Account, Orders: a.Order, Shops: a.Shop, Outreach: a.Outreach, Now: now, Stop: a.stopTokens,
		IsOperator: a.Operator.Is,
		OrderLink:  func(orderID string) string { return checkout.TrackingLink(access, orderID) },
	}
	o.Guests = a.guestParts(now)
	if a.Identity != nil {
		o.Sessions = a.Identity.SessionsOf
	}
	a.People = people.New(a.DB, o)
	a.System = system.New(a.DB, system.Options{
		Version: Version, Started: now(), Config: a.Config, Ledger: a.Ledger, Now: now, Checks: a.Health.Names,
		Failing: a.Health.Failing,
	})
	a.Outreach.Assignees, a.Outreach.FindLink, a.Outreach.EmailOf = a.assignees, a.findLink, a.emailOf
	a.Outreach.Register(a.Jobs)
}

// guestParts is what belongs to a person without an account in the rest of the program.
func (a *App) guestParts(now func() time.Time) []people.GuestPart {
	return []people.GuestPart{
		{Name: "messages", Read: func(ctx context.Context, g order.Guest) (any, error) {
			return a.Customer.Messages.ExportOrders(ctx, g.OrderIDs())
		}, Forget: func(ctx context.Context, tx *db.Tx, g order.Guest) error {
			return a.Customer.Messages.ForgetOrders(ctx, tx, g.OrderIDs())
		}},
		{Name: "reviews", Read: func(ctx context.Context, g order.Guest) (any, error) {
			return a.Review.ExportOrders(ctx, g.OrderIDs())
		}, Forget: func(ctx context.Context, tx *db.Tx, g order.Guest) error {
			return a.Review.ForgetOrders(ctx, tx, g.OrderIDs(), g.Email)
		}},
		{Name: "returnPhotos", Read: func(ctx context.Context, g order.Guest) (any, error) {
			return a.Returns.ExportOrders(ctx, g.OrderIDs())
		}, Forget: func(ctx context.Context, tx *db.Tx, g order.Guest) error {
			return a.Returns.ForgetOrders(ctx, tx, g.OrderIDs())
		}},
		{Name: "outreach", Read: func(ctx context.Context, g order.Guest) (any, error) {
			return a.Outreach.ExportGuest(ctx, g.Email)
		}, Forget: func(ctx context.Context, tx *db.Tx, g order.Guest) error {
			return a.Outreach.ForgetGuest(ctx, tx, g.Email)
		}},
		{Name: "giveaway", Read: func(ctx context.Context, g order.Guest) (any, error) {
			return a.Giveaway.Export(ctx, g.Email)
		}, Forget: func(ctx context.Context, tx *db.Tx, g order.Guest) error {
			return a.Giveaway.Forget(ctx, tx, g.Email)
		}},
		{Name: "stockAlerts", Read: func(ctx context.Context, g order.Guest) (any, error) {
			return a.Restock.Export(ctx, "", g.Email)
		}, Forget: func(ctx context.Context, tx *db.Tx, g order.Guest) error {
			return a.Restock.Forget(ctx, tx, "", g.Email)
		}},
		{Name: "followedStores", Read: func(ctx context.Context, g order.Guest) (any, error) {
			return a.Follow.Export(ctx, "", g.Email)
		}, Forget: func(ctx context.Context, tx *db.Tx, g order.Guest) error {
			return a.Follow.Forget(ctx, tx, "", g.Email)
		}},
		{Name: "orders", Read: a.Order.ExportGuest,
			Forget: func(ctx context.Context, tx *db.Tx, g order.Guest) error {
				return a.Order.ForgetGuest(ctx, tx, g, now())
			}},
	}
}

// mountPeopleAndSystem registers their calls, and those of messages, newsletter and giveaway.
func (a *App) mountPeopleAndSystem(d operator.Desk) {
	a.People.DeskRoutes(d)
	a.Outreach.DeskRoutes(d)
	a.Giveaway.DeskRoutes(d)
	a.System.DeskRoutes(d)
}

// emptyPeopleAndSystem has only types to describe; see [Document].
func emptyPeopleAndSystem() peopleAndSystem {
	return peopleAndSystem{People: &people.Service{}, System: &system.Service{}}
}

// admitUser refuses a suspended person who is signed in.
func (a *App) admitUser(ctx context.Context, userID string) error {
	return a.Account.Admit(ctx, userID, "")
}

// stopTokens has this node refuse the tokens of sessions that were just ended; others follow the change log.
func (a *App) stopTokens(ctx context.Context, userID string) error {
	return a.apply(ctx, changes.Batch{Changes: []changes.Change{{Kind: identity.SessionsEnded, ID: userID}}})
}

// assignees are the operators whose role answers messages.
func (a *App) assignees(ctx context.Context) ([]outreach.Assignee, error) {
	members, err := a.Operator.Members(ctx)
	var all []outreach.Assignee
	for _, m := range members {
		if m.Role.May(operator.AnswerInbox) && m.Email != "" {
			all = append(all, outreach.Assignee{UserID: m.UserID, Name: m.Name})
		}
	}
	return all, err
}

func (a *App) emailOf(ctx context.Context, userID string) (string, error) {
	u, err := a.Account.ByID(ctx, userID)
	if err != nil {
		return "", err
	}
	return u.Email, nil
}

var (
	textNoOrder = problem.Say("Aucune commande ne porte cette référence.", "No order has this reference.")
	textNoOne   = problem.Say("Aucun compte n’a cette adresse courriel.", "No account has this e-mail address.")
)

// findLink finds what a message is about.
func (a *App) findLink(ctx context.Context, reference, email string) (link outreach.Link, err error) {
	if reference != "" {
		o, err := a.Order.ByReference(ctx, a.DB, reference)
		if errors.Is(err, order.ErrNotFound) {
			return link, check.Refuse(*check.Fail("order", "order_not_found", textNoOrder))
		}
		if err != nil {
			return link, err
		}
		link.OrderID, link.OrderName = o.ID, o.Reference
	}
	if email != "" {
		u, err := a.Account.ByEmail(ctx, email)
		if errors.Is(err, account.ErrNotFound) {
			return link, check.Refuse(*check.Fail("person", "person_not_found", textNoOne))
		}
		if err != nil {
			return link, err
		}
		link.PersonID, link.PersonName = u.ID, u.FirstName+" "+u.LastName
	}
	return link, nil
}

// productPicture is the first photo of a product that is for sale, for a prize without a picture of its own.
func (a *App) productPicture(ctx context.Context, slug string) picture.Picture {
	p, err := a.Catalog.BySlug(ctx, slug)
	if err != nil || len(p.Photos) == 0 {
		return picture.Picture{}
	}
	return p.Photos[0].Picture.URLs(a.Files.URL)
}
