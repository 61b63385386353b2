package app

import (
	"context"
	"slices"
	"strings"
	"time"

	"rangrue/internal/domain/account"
	"rangrue/internal/domain/catalog"
	"rangrue/internal/domain/dispute"
	"rangrue/internal/domain/operator"
	"rangrue/internal/flow/casework"
	"rangrue/internal/flow/disputes"
	"rangrue/internal/kit/french"
)

// buildCasework makes the operators' desk for orders, its counters of what is to do and the sources of the palette.
func (a *App) buildCasework(now func() time.Time) {
	contested := dispute.New(a.DB)
	a.Order.Contested = contested.HoldsMoney
	a.Casework = casework.New(a.DB, casework.Options{
		Orders: a.Order, Shops: a.Shop, Messages: a.Customer.Messages, Ledger: a.Ledger, Operators: a.Operator,
		Jobs: a.Jobs, Brand: brand(a.Config), Link: a.Customer.Link, SellerURL: a.Config.SellerURL,
		Contact: a.Config.ContactEmail, Now: now, Confirmations: a.Checkout.Letters, NewPeople: a.Account.CountNew,
		CreditNotes: a.Invoice.Attachments,
	})
	a.Casework.Find(casework.Source{Kind: "person", Right: operator.ReadPeople, Find: a.findPeople})
	a.Casework.Find(casework.Source{Kind: "product", Right: operator.ReadProducts, Find: a.findProducts})
	a.Disputes = disputes.New(a.DB, disputes.Options{
		Disputes: contested, Orders: a.Order, Ledger: a.Ledger, Messages: a.Customer.Messages,
		Payments: a.Payment, Brand: brand(a.Config), SellerURL: a.Config.SellerURL, Contact: a.Config.ContactEmail,
		Now: now,
	})
	a.Casework.Count("disputes", operator.ReadMoney, since(a.Disputes.Disputes.Waiting))
	a.Casework.Count("shops", operator.ReadShops, since(func(ctx context.Context) (int, time.Time, error) {
		return a.Moderation.WaitingShops(ctx)
	}))
	a.Casework.Count("reports", operator.Moderate, since(func(ctx context.Context) (int, time.Time, error) {
		return a.Moderation.OpenReports(ctx)
	}))
	a.Casework.Count("differences", operator.ReadMoney, since(a.Ledger.Unexplained))
	a.Casework.Count("payoutRuns", operator.ReadMoney, since(a.Ledger.RunsToApprove))
	a.Casework.Count("payouts", operator.ReadMoney, since(a.Ledger.FailedPayouts))
	a.Casework.Count("inbox", operator.AnswerInbox, func(ctx context.Context) (casework.Waiting, error) {
		open, err := a.Outreach.OpenThreads(ctx)
		return casework.Waiting{Count: open}, err
	})
	a.Casework.Count("letters", operator.ActOnSystem, func(ctx context.Context) (casework.Waiting, error) {
		_, letters, err := a.System.Work(ctx)
		return casework.Waiting{Count: letters.Failed, Oldest: letters.FailedSince}, err
	})
	a.Casework.Count("jobs", operator.ReadSystem, func(ctx context.Context) (casework.Waiting, error) {
		work, _, err := a.System.Work(ctx)
		return casework.Waiting{Count: work.Failed, Oldest: work.FailedSince}, err
	})
}

// since makes a counter of a count and the moment since when the first of them waits.
func since(count func(ctx context.Context) (int, time.Time, error)) func(context.Context) (casework.Waiting, error) {
	return func(ctx context.Context) (w casework.Waiting, err error) {
		w.Count, w.Oldest, err = count(ctx)
		return w, err
	}
}

func (a *App) findProducts(ctx context.Context, typed string, limit int) ([]casework.Hit, error) {
	ids, err := a.Moderation.FindProducts(ctx, typed, "", limit)
	if err != nil {
		return nil, err
	}
	named, err := a.Catalog.Named(ctx, ids)
	begins := func(p catalog.Named) bool {
		return strings.Contains(" "+french.Key(p.Name), " "+french.Key(typed))
	}
	if slices.ContainsFunc(named, begins) { // then what only sounds alike is left out
		named = slices.DeleteFunc(named, func(p catalog.Named) bool { return !begins(p) })
	}
	hits := make([]casework.Hit, len(named))
	for n, p := range named {
		hits[n] = casework.Hit{Kind: "product", ID: p.ID, Title: p.Name, Detail: p.ShopName + " · " + p.Price.French(),
			State: string(p.Status), Exact: french.Key(p.Name) == french.Key(typed)}
	}
	return hits, err
}

func (a *App) findPeople(ctx context.Context, typed string, limit int) ([]casework.Hit, error) {
	people, err := a.Account.People(ctx, account.Listing{Search: typed, Limit: limit})
	hits := make([]casework.Hit, len(people))
	for n, p := range people {
		hits[n] = casework.Hit{Kind: "person", ID: p.ID, Title: p.FirstName + " " + p.LastName, Detail: p.Email,
			Exact: strings.EqualFold(p.Email, strings.TrimSpace(typed))}
		if !p.SuspendedAt.IsZero() {
			hits[n].State = "suspended"
		}
	}
	return hits, err
}
