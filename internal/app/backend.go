package app

import (
	"context"
	"errors"
	"fmt"
	"log/slog"
	"time"

	"rangrue/internal/domain/account"
	"rangrue/internal/domain/giveaway"
	"rangrue/internal/domain/operator"
	"rangrue/internal/domain/outreach"
	"rangrue/internal/flow/seller"
	"rangrue/internal/kit/config"
	"rangrue/internal/kit/db"
	"rangrue/migrations"
)

// Backend is the part of the product that the operator's commands work with; it serves nothing.
type Backend struct {
	DB       *db.DB
	Outreach *outreach.Service
	Giveaway *giveaway.Service
	Money    *Money
	Seller   *seller.Service
	Operator *operator.Service
}

// OpenBackend opens the database that configuration names, migrated. Letters it queues are sent by the process that
// serves.
func OpenBackend(ctx context.Context, c config.Config) (*Backend, error) {
	if err := c.MakeDataDir(); err != nil {
		return nil, err
	}
	signing, err := c.SigningSecret()
	if err != nil {
		return nil, err
	}
	d, err := db.Open(ctx, c.DatabaseURL)
	if err != nil {
		return nil, err
	}
	backend := &Backend{DB: d}
	if err := backend.wire(ctx, c, signing); err != nil {
		return nil, errors.Join(err, d.Close())
	}
	return backend, nil
}

func (b *Backend) wire(ctx context.Context, c config.Config, signing secret) (err error) {
	if err := db.Migrate(ctx, b.DB, migrations.FS); err != nil {
		return fmt.Errorf("migrate the database: %w", err)
	}
	b.Seller = newSellerForCommands(b.DB, c, time.Now)
	if b.Operator, err = newOperator(b.DB, c, account.New(b.DB, time.Now), signing, time.Now); err != nil {
		return err
	}
	if b.Money, err = newMoney(b.DB, c, signing, slog.Default(), time.Now); err != nil {
		return err
	}
	b.Money.Accounting.Operators = b.Operator
	words, err := newContent(b.DB, c, func(key string) string { return key }, slog.Default(), time.Now)
	if err != nil {
		return err
	}
	if _, err := words.Load(ctx); err != nil {
		return err
	}
	b.Money.Accounting.TermsVersion = func() string { return words.Pages()[sellerTerms].Updated }
	if b.Giveaway, err = newGiveaway(b.DB, c, words, time.Now); err != nil {
		return err
	}
	b.Outreach, err = newOutreach(b.DB, c, signing, b.Giveaway, time.Now)
	return err
}

// Close gives the database back.
func (b *Backend) Close() error { return b.DB.Close() }
