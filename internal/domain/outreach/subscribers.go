package outreach

import (
	"context"
	"fmt"
	"time"

	"rangrue/internal/kit/searchkey"
)

// Consent is what someone said about the newsletter.
type Consent struct {
	SubscribedAt   time.Time  `json:"subscribedAt"`
	ConfirmedAt    *time.Time `json:"confirmedAt" nullable:"true" doc:"Null: was asked and did not answer yet"`
	UnsubscribedAt *time.Time `json:"unsubscribedAt" nullable:"true"`
}

// Subscriber is a subscription as the console lists it.
type Subscriber struct {
	ID    string `json:"id"`
	Email string `json:"email"`
	Consent
}

// MaxCounted bounds how many subscriptions of a kind are counted: beyond, there are "more than".
const MaxCounted = 10_000

// SubscriberCounts are how many subscriptions there are of each kind, up to [MaxCounted] and one.
type SubscriberCounts struct {
	Reading int `json:"reading" doc:"May be written to"`
	Waiting int `json:"waiting" doc:"Did not confirm yet"`
	Left    int `json:"left"`
}

// SubscriberView is a part of the list.
type SubscriberView string

const (
	Reading SubscriberView = "reading"
	Waiting SubscriberView = "waiting"
	Left    SubscriberView = "left"
)

const subscribersPerPage = 50

// ConsentOf is what the owner of an e-mail said about the newsletter; nil for nothing.
func (s *Service) ConsentOf(ctx context.Context, email string) (*Consent, error) {
	return consentOf(ctx, s.db, email)
}

// Subscribers lists a view of the subscriptions, the newest first.
func (s *Service) Subscribers(ctx context.Context, view SubscriberView, search, before string) (rows []Subscriber,
	next string, err error) {
	rows, err = listSubscribers(ctx, s.db, view, searchkey.Of(search), before, subscribersPerPage+1)
	if err != nil {
		return nil, "", fmt.Errorf("outreach: list subscribers: %w", err)
	}
	if len(rows) > subscribersPerPage {
		rows = rows[:subscribersPerPage]
		next = rows[subscribersPerPage-1].ID
	}
	return rows, next, nil
}
