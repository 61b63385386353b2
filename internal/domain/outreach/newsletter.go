package outreach

import (
	"context"
	"encoding/json"
	"fmt"
	"unicode/utf8"

	"rangrue/internal/kit/check"
	"rangrue/internal/kit/db"
	"rangrue/internal/kit/mail"
	"rangrue/internal/kit/problem"
)

// Event is the place where someone subscribed. It is also the name the page gives to its tracking.
type Event string

const (
	FromPage    Event = "newsletter_subscriber" // when the form does not say
	FromFooter  Event = "footer_newsletter_subscriber"
	FromPopup   Event = "popup_newsletter_subscriber"
	FromContest Event = "contest_no_waste"
)

var events = map[Event]bool{FromPage: true, FromFooter: true, FromPopup: true, FromContest: true}

// Status is the answer to a subscription, in the specification's words.
type Status string

const (
	Subscribed   Status = "SUBSCRIBED"
	AlreadyExist Status = "ALREADY_EXIST"
	// ToConfirm is ours, and only with double opt-in: a letter was sent, and nothing more is until its link is
	// followed.
	ToConfirm Status = "CONFIRMATION_SENT"
)

// Limits of what a form may send along: enough to tell campaigns apart, too little to store anything else.
const (
	maxAttributes     = 10
	maxAttributeName  = 50
	maxAttributeValue = 200
)

var (
	textUnknownEvent = problem.Say("Cette provenance d’inscription est inconnue.",
		"This source of subscription is unknown.")
	textAttributes = problem.Say("Ces renseignements sont trop longs ou d’une forme inattendue.",
		"These details are too long or of an unexpected shape.")
)

// Subscribe adds an address to the newsletter and sends the welcome. An address that reads it already changes nothing
// but the record of where it said yes again; one that had left comes back.
//
// attributes is what the form sent along. Of it, "event" is the place; the specification names the keys and not their
// form, so a form may also send the key itself as a name ({"contest_no_waste": true}).
func (s *Service) Subscribe(ctx context.Context, email string, attributes map[string]any) (Status, error) {
	event, rest, err := readAttributes(attributes)
	if err != nil {
		return "", err
	}
	var status Status
	err = s.db.Tx(ctx, func(tx *db.Tx) (err error) {
		status, err = s.subscribe(ctx, tx, email, event, rest)
		return err
	})
	return status, err
}

// SubscribeWith is [Service.Subscribe] inside a transaction of the caller's: an account and its subscription are made
// together or not at all.
func (s *Service) SubscribeWith(ctx context.Context, tx *db.Tx, email string, event Event) (Status, error) {
	return s.subscribe(ctx, tx, email, event, "{}")
}

func (s *Service) subscribe(ctx context.Context, tx *db.Tx, email string, event Event, attributes string) (Status,
	error) {
	email = mail.Normalize(email)
	if err := check.All(check.Required("email", email), check.Email("email", email)); err != nil {
		return "", err
	}
	now := s.Now()
	who, err := addSubscriber(ctx, tx, email, now.UnixMilli(), !s.DoubleOptIn, now.Add(-letterRest).UnixMilli())
	if err != nil {
		return "", fmt.Errorf("outreach: subscribe: %w", err)
	}
	if err := noteEvent(ctx, tx, who.id, event, attributes, now.UnixMilli()); err != nil {
		return "", fmt.Errorf("outreach: subscribe: %w", err)
	}
	if event == FromContest && s.Enter != nil {
		if err := s.Enter(ctx, tx, email); err != nil {
			return "", err
		}
	}
	return s.answer(ctx, tx, who, email)
}

// answer tells a subscriber where they stand, and writes to them when that is new.
func (s *Service) answer(ctx context.Context, tx *db.Tx, who subscriber, email string) (Status, error) {
	status, letter := Subscribed, s.welcome
	switch {
	case !who.confirmed:
		status, letter = ToConfirm, s.askToConfirm
	case !who.fresh:
		status = AlreadyExist
	}
	if !who.fresh {
		return status, nil
	}
	message, err := letter(who.id, email)
	if err != nil {
		return "", err
	}
	return status, mail.Enqueue(ctx, tx, message)
}

// readAttributes tells the place from the rest, and writes the rest as JSON.
func readAttributes(attributes map[string]any) (event Event, rest string, err error) {
	event = FromPage
	kept := make(map[string]any, len(attributes))
	for name, value := range attributes {
		switch {
		case name == "event":
		case events[Event(name)]:
			event = Event(name)
		case !plainAttribute(name, value) || len(kept) == maxAttributes:
			return "", "", check.Refuse(*check.Fail("attributes", "invalid_attributes", textAttributes))
		default:
			kept[name] = value
		}
	}
	if said, given := attributes["event"]; given {
		name, _ := said.(string)
		if event = Event(name); !events[event] {
			return "", "", check.Refuse(*check.Fail("attributes.event", "unknown_event", textUnknownEvent))
		}
	}
	encoded, err := json.Marshal(kept)
	if err != nil {
		return "", "", fmt.Errorf("outreach: attributes: %w", err)
	}
	return event, string(encoded), nil
}

func plainAttribute(name string, value any) bool {
	if name == "" || utf8.RuneCountInString(name) > maxAttributeName {
		return false
	}
	switch v := value.(type) {
	case string:
		return utf8.RuneCountInString(v) <= maxAttributeValue
	case float64, bool:
		return true
	}
	return false
}
