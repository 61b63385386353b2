package payment

import (
	"context"
	"database/sql"
	"errors"
	"fmt"
	"time"

	"github.com/danielgtaylor/huma/v2"

	"rangrue/internal/kit/db"
	"rangrue/internal/kit/jobs"
	"rangrue/internal/kit/web"
)

// Service remembers who our users are at the provider and which of its events were heard.
type Service struct {
	Provider
	db     *db.DB
	now    func() time.Time
	public string // the provider's publishable key, for browsers
}

// New makes the service. publishable is the key that browsers tokenise cards with, empty for the sandbox.
func New(d *db.DB, now func() time.Time, provider Provider, publishable string) *Service {
	return &Service{Provider: provider, db: d, now: now, public: publishable}
}

// Routes registers what the card form must know. The sandbox and Stripe register their own calls.
func (s *Service) Routes(api huma.API) {
	web.Get(api, "/payments/config", "Which card form to show", s.getConfig, web.Tag("Payments"),
		web.Public(5*time.Minute))
}

type configOutput struct {
	Body struct {
		Provider       string `json:"provider" enum:"sandbox,stripe"`
		PublishableKey string `json:"publishableKey" doc:"Empty for the sandbox"`
	}
}

func (s *Service) getConfig(context.Context, *struct{}) (*configOutput, error) {
	out := &configOutput{}
	out.Body.Provider, out.Body.PublishableKey = s.Name(), s.public
	return out, nil
}

// CustomerOf is the user's id at the provider, empty when they never saved a card.
func (s *Service) CustomerOf(ctx context.Context, userID string) (string, error) {
	id, err := customerOf(ctx, s.db, userID, s.Name())
	if err != nil && !errors.Is(err, sql.ErrNoRows) {
		return "", fmt.Errorf("payment: customer: %w", err)
	}
	return id, nil
}

// EnsureCustomer is [Service.CustomerOf], making the customer at the provider the first time. Two first times at once
// end with one customer: the second one made stays empty there.
func (s *Service) EnsureCustomer(ctx context.Context, c Customer) (string, error) {
	if id, err := s.CustomerOf(ctx, c.UserID); id != "" || err != nil {
		return id, err
	}
	made, err := s.CreateCustomer(ctx, c)
	if err != nil {
		return "", err
	}
	err = s.db.Tx(ctx, func(tx *db.Tx) error {
		return insertCustomer(ctx, tx, c.UserID, s.Name(), made, s.now())
	})
	if err != nil {
		return "", fmt.Errorf("payment: keep customer: %w", err)
	}
	return s.CustomerOf(ctx, c.UserID)
}

// MarkEventDone notes that an event of the provider was acted on.
func (s *Service) MarkEventDone(ctx context.Context, eventID string) error {
	return s.db.Tx(ctx, func(tx *db.Tx) error {
		_, err := s.MarkFirst(ctx, tx, eventID)
		return err
	})
}

// MarkFirst notes, with what is done about it, an event of the provider or what several of them tell; false when that
// was noted before.
func (s *Service) MarkFirst(ctx context.Context, tx *db.Tx, eventID string) (bool, error) {
	return insertEvent(ctx, tx, s.Name(), eventID, s.now())
}

const (
	forgetKind = "payment.forget"
	eventsKept = 60 * 24 * time.Hour // providers send an event again for days, not months
)

// Register has old events forgotten, once a day.
func (s *Service) Register(q *jobs.Queue) {
	jobs.Register(q, forgetKind, func(ctx context.Context, _ struct{}) error {
		return s.db.Tx(ctx, func(tx *db.Tx) error {
			return deleteEvents(ctx, tx, s.now().Add(-eventsKept))
		})
	})
	q.Every(forgetKind, 24*time.Hour)
}
