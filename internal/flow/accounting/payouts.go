package accounting

import (
	"context"
	"errors"
	"fmt"

	"rangrue/internal/domain/ledger"
	"rangrue/internal/domain/payment"
	"rangrue/internal/kit/calendar"
	"rangrue/internal/kit/problem"
	"rangrue/internal/rules/tax"
)

// ErrDayNotOver refuses to pay for a day that is still going.
var ErrDayNotOver = problem.New(problem.Invalid, "day_not_over", problem.Say(
	"Choisissez un jour terminé.", "Choose a day that is over."))

// Yesterday is the last day that is over.
func (s *Service) Yesterday() tax.Day {
	return tax.DayOf(s.Now().In(calendar.Eastern).AddDate(0, 0, -1))
}

// Payables tells which shops [Service.PayOut] would pay, and how much.
func (s *Service) Payables(ctx context.Context, last tax.Day) ([]ledger.Payable, error) {
	if last > s.Yesterday() {
		return nil, ErrDayNotOver
	}
	return s.Ledger.Payables(ctx, last)
}

// PayOut pays every shop what it is owed for what happened up to a day. First it sends again what an earlier run could
// not. However often and wherever it runs, a day is paid once. It answers the payouts it made; its error joins those of
// shops that could not be paid, which do not keep the others waiting.
func (s *Service) PayOut(ctx context.Context, last tax.Day) (made []ledger.Payout, err error) {
	shops, err := s.Payables(ctx, last)
	if err != nil {
		return nil, err
	}
	failures := []error{s.SendDue(ctx)}
	for _, shop := range shops {
		p, err := s.Ledger.RecordPayout(ctx, shop.ShopID, last, s.Transfer != nil)
		if errors.Is(err, ledger.ErrNothingDue) {
			continue // another run was first
		}
		if err == nil {
			p, err = s.send(ctx, p)
			made = append(made, p)
		}
		if err != nil {
			failures = append(failures, fmt.Errorf("shop %s: %w", shop.ShopID, err))
		}
	}
	return made, errors.Join(failures...)
}

// SendDue sends the payouts that were written but that the provider has not confirmed: the process died, or it did not
// answer, at least ten minutes ago. Without a provider they wait.
func (s *Service) SendDue(ctx context.Context) error {
	if s.Transfer == nil {
		return nil
	}
	var failures []error
	for {
		p, found, err := s.Ledger.ClaimDue(ctx)
		if err != nil || !found {
			return errors.Join(append(failures, err)...)
		}
		if _, err := s.send(ctx, p); err != nil {
			failures = append(failures, fmt.Errorf("payout %s: %w", p.ID, err))
		}
	}
}

// send makes the transfer of a payout that travels by one. A refusal for good puts the money back in the balance; any
// other failure leaves the payout due, since it may have gone through.
func (s *Service) send(ctx context.Context, p ledger.Payout) (ledger.Payout, error) {
	if p.Status != ledger.PayoutDue {
		return p, nil
	}
	ctx, cancel := context.WithTimeout(ctx, ledger.SendingTime/2)
	defer cancel()
	id, err := s.Transfer(ctx, payment.Transfer{Key: p.ID, Account: p.Destination, Amount: p.Amount,
		Description: "Versement"})
	switch {
	case errors.Is(err, payment.ErrRefused):
		p.Status = ledger.PayoutFailed
		return p, errors.Join(err, s.Ledger.PayoutHasFailed(ctx, p, "refused"))
	case err != nil:
		return p, err
	}
	p.Status, p.ProviderID = ledger.PayoutSent, id
	return p, s.Ledger.PayoutWasSent(ctx, p.ID, id)
}
