package checkout

import "context"

// CrashAt makes a step of an order end as if the process had died there.
func (o *Options) CrashAt(step func(name string)) { o.crash = step }

// OneByOne has the sweeper ask about one attempt after the other, so that a simulation happens the same way twice.
func (o *Options) OneByOne() { o.sweepers = 1 }

// FailAgain reports that the payment of an order failed, as the webhook and the sweeper may.
func (s *Service) FailAgain(ctx context.Context, orderID string) error {
	_, err := s.fail(ctx, orderID, "card_declined")
	return err
}
