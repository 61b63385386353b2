package demo

import (
	"context"
	"errors"
	"fmt"
	"time"

	"rangrue/internal/domain/account"
	"rangrue/internal/kit/db"
)

func (p personData) customerID() string { return fixedID("customer", p.Key) }

func (s shopData) ownerID() string { return fixedID("seller", s.Slug) }

// loadPeople opens the accounts, all in one transaction. They share one password, so it is hashed once.
func loadPeople(ctx context.Context, d Deps, m *marketData, now time.Time) error {
	hash := account.HashPassword(Password)
	var waiting []account.NewUser
	welcome := func(id string, p personData, joined time.Time) error {
		_, err := d.Accounts.ByID(ctx, id)
		if !errors.Is(err, account.ErrNotFound) {
			return err
		}
		n, err := d.Accounts.Prepare(account.NewUser{
			ID: id, FirstName: p.FirstName, LastName: p.LastName, Email: p.Email, Phone: p.Phone,
			PasswordHash: hash, EmailVerifiedAt: joined, CreatedAt: joined,
		})
		waiting = append(waiting, n)
		return err
	}
	for i, c := range m.customers {
		if err := welcome(c.customerID(), c, ago(now, float64(400-30*i))); err != nil {
			return err
		}
	}
	for _, s := range m.shops {
		if err := welcome(s.ownerID(), s.Owner, ago(now, float64(s.Days+7))); err != nil {
			return err
		}
	}
	if err := openAccounts(ctx, d, waiting); err != nil {
		return err
	}
	for _, c := range m.customers {
		if err := giveAddress(ctx, d, c); err != nil {
			return err
		}
	}
	return nil
}

func openAccounts(ctx context.Context, d Deps, list []account.NewUser) error {
	return d.DB.Tx(ctx, func(tx *db.Tx) error {
		for _, n := range list {
			if _, err := d.Accounts.CreateIn(ctx, tx, n); err != nil {
				return fmt.Errorf("%s: %w", n.Email, err)
			}
		}
		return nil
	})
}

func giveAddress(ctx context.Context, d Deps, c personData) error {
	known, err := d.Accounts.Addresses(ctx, c.customerID())
	if err != nil || len(known) > 0 {
		return err
	}
	_, err = d.Accounts.CreateAddress(ctx, c.customerID(), account.Address{
		FirstName: c.FirstName, LastName: c.LastName, Address: compose(c.Address.Address),
		Address2: compose(c.Address.Address2),
		City:     compose(c.Address.City), Province: c.Address.Province, PostalCode: c.Address.PostalCode,
		Country: "CA", IsDefault: true,
	})
	return err
}
