package payment

import (
	"context"
	"time"

	"rangrue/internal/kit/money"
)

// DisputeState is where a dispute stands at the provider.
type DisputeState string

const (
	NeedsAnswer  DisputeState = "needs_answer"  // the bank waits for our evidence
	EvidenceSent DisputeState = "evidence_sent" // the bank is reading it
	Won          DisputeState = "won"           // the money stays, or came back
	Lost         DisputeState = "lost"          // the money is gone
)

// Dispute is a charge that its buyer contests with their bank, which takes the money back until it has decided; or an
// inquiry, which takes none yet and may become a dispute under the same id.
type Dispute struct {
	ID       string // the provider's
	IntentID string // of the charge
	Key      string // ours of the charge, where the provider tells it
	Amount   money.Cents
	Reason   string // product_not_received, fraudulent…; the provider's words
	State    DisputeState
	Inquiry  bool
	DueAt    time.Time // the bank no longer listens after; zero when it did not say
	OpenedAt time.Time
}

// Evidence is what we tell a bank in answer to a dispute.
type Evidence struct {
	Text            string // the whole story
	Product         string // what was bought
	BuyerName       string
	BuyerEmail      string
	ShippingAddress string
	Carrier         string
	TrackingNumber  string
	ShippedOn       string // 2026-11-15
}

// Arbiter is the provider's side of disputes. News of them come as an [Event].
type Arbiter interface {
	// SendEvidence hands evidence to the bank, once for a dispute, and answers where the dispute stands. A dispute that
	// no longer takes any, or is not known, is an [ErrRefused].
	SendEvidence(ctx context.Context, disputeID string, e Evidence) (Dispute, error)
}
