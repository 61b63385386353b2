package demo

import (
	"context"
	"errors"
	"time"

	"rangrue/internal/domain/account"
)

func (p personData) customerID() string { return fixedID("customer", p.Key) }

func (s shopData) ownerID() string { return fixedID("seller", s.Slug) }

// loadPeople opens the accounts. They share one password, so it is hashed once.
func loadPeople(ctx context.Context, d Deps, m *marketData, now time.Time) error {
	hash := account.HashPassword(Password)
	for i, c := range m.customers {
		joined := ago(now, float64(400-30*i))
		if err := openAccount(ctx, d, c.customerID(), c, hash, joined); err != nil {
			return err
		}
		if err := giveAddress(ctx, d, c); err != nil {
			return err
		}
	}
	for _, s := range m.shops {
		if err := openAccount(ctx, d, s.ownerID(), s.Owner, hash, ago(now, float64(s.Days+7))); err != nil {
			return err
		}
	}
	return nil
}

func openAccount(ctx context.Context, d Deps, id string, p personData, hash string, at time.Time) error {
	_, err := d.Accounts.ByID(ctx, id)
	if !errors.Is(err, account.ErrNotFound) {
		return err
	}
	_, err = d.Accounts.Create(ctx, account.NewUser{
		ID: id, FirstName: p.FirstName, LastName: p.LastName, Email: p.Email, Phone: p.Phone,
		PasswordHash: hash, EmailVerifiedAt: at, CreatedAt: at,
	})
	return err
}

func giveAddress(ctx context.Context, d Deps, c personData) error {
	known, err := d.Accounts.Addresses(ctx, c.customerID())
	if err != nil || len(known) > 0 {
		return err
	}
	_, err = d.Accounts.CreateAddress(ctx, c.customerID(), account.Address{
		FirstName: c.FirstName, LastName: c.LastName, Address: compose(c.Address.Address), Address2: compose(c.Address.Address2),
		City: compose(c.Address.City), Province: c.Address.Province, PostalCode: c.Address.PostalCode, Country: "CA", IsDefault: true,
	})
	return err
}
