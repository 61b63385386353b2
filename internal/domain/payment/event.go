package payment

import (
	"context"
	"fmt"

	"rangrue/internal/kit/problem"
)

// Event is what a provider sends by itself, when the answer to a call was lost or the buyer took their time.
type Event struct {
	ID     string
	Key    string // of the charge it is about; empty when it is about none of ours
	Result Result

	// FailedRefund is the key of a refund that was taken on and then sent back by the bank, whose account is closed,
	// say. Result.Code tells why. Empty when the event is about a charge.
	FailedRefund string
	// Dispute is what a bank says of a dispute. Nil when the event is about something else.
	Dispute *Dispute
	// AccountID is the seller's account that changed at the provider. Empty when the event is about something else.
	AccountID string
}

// Listener reads the events of a provider that sends some.
type Listener interface {
	// ReadEvent checks that an event comes from the provider and reads it. [ErrSignature] when it does not.
	ReadEvent(payload []byte, signature string) (Event, error)
}

// ErrSignature refuses an event that the provider did not sign, or signed long ago.
var ErrSignature = problem.New(problem.Refused, "invalid_signature", problem.Say(
	"La signature de cet avis n’est pas valide.", "The signature of this event is not valid."))

// IsEventDone tells whether an event of the provider was acted on before.
func (s *Service) IsEventDone(ctx context.Context, eventID string) (bool, error) {
	heard, err := hasEvent(ctx, s.db, s.Name(), eventID)
	if err != nil {
		return false, fmt.Errorf("payment: events: %w", err)
	}
	return heard, nil
}
