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

// Desk is the part of the product that the operator's commands work with; it serves nothing.
type Desk struct {
	DB       *db.DB
	Outreach *outreach.Service
	Giveaway *giveaway.Service
	Money    *Money
	Seller   *seller.Service
	Operator *operator.Service
}

// OpenDesk opens the database that configuration names, migrated. Letters it queues are sent by the process that
// serves.
func OpenDesk(ctx context.Context, c config.Config) (*Desk, error) {
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
	desk := &Desk{DB: d}
	if err := desk.wire(ctx, c, signing); err != nil {
		return nil, errors.Join(err, d.Close())
	}
	return desk, nil
}

func (d *Desk) wire(ctx context.Context, c config.Config, signing secret) (err error) {
	if err := db.Migrate(ctx, d.DB, migrations.FS); err != nil {
		return fmt.Errorf("migrate the database: %w", err)
	}
	d.Seller = newSellerDesk(d.DB, c, time.Now)
	if d.Operator, err = newOperator(d.DB, c, account.New(d.DB, time.Now), signing, time.Now); err != nil {
		return err
	}
	if d.Money, err = newMoney(d.DB, c, signing, slog.Default(), time.Now); err != nil {
		return err
	}
	d.Money.Accounting.Operators = d.Operator
	words, err := newContent(d.DB, c, func(key string) string { return key }, slog.Default(), time.Now)
	if err != nil {
		return err
	}
	if _, err := words.Load(ctx); err != nil {
		return err
	}
	d.Money.Accounting.TermsVersion = func() string { return words.Pages()[sellerTerms].Updated }
	if d.Giveaway, err = newGiveaway(d.DB, c, words, time.Now); err != nil {
		return err
	}
	d.Outreach, err = newOutreach(d.DB, c, signing, d.Giveaway, time.Now)
	return err
}

// Close gives the database back.
func (d *Desk) Close() error { return d.DB.Close() }
