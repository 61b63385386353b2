package stripe

import (
	"context"
	"errors"
	"fmt"

	stripego "github.com/stripe/stripe-go/v85"

	"rangrue/internal/domain/payment"
)

// Transfer sends money to a connected account and answers Stripe's id of it, or an [payment.ErrRefused]. Stripe forgets
// idempotency keys after a day or more; a transfer bears ours as its group too, and is searched by it first, so that
// one asked again next week is still made once.
func (p *Provider) Transfer(ctx context.Context, t payment.Transfer) (string, error) {
	if id, err := p.transferOf(ctx, t.Key); id != "" || err != nil {
		return id, err
	}
	params := &stripego.TransferCreateParams{
		Amount: stripego.Int64(int64(t.Amount)), Currency: stripego.String(currency),
		Destination:   stripego.String(t.Account),
		TransferGroup: stripego.String(t.Key), Description: stripego.String(t.Description),
		Metadata: map[string]string{transferKey: t.Key},
	}
	params.SetIdempotencyKey(t.Key)
	made, err := p.client.V1Transfers.Create(ctx, params)
	var refusal *stripego.Error
	switch {
	case errors.As(err, &refusal) && refusal.Type == stripego.ErrorTypeInvalidRequest:
		return "", fmt.Errorf("%w: %w", payment.ErrRefused, withoutMessage("transfer", err))
	case err != nil:
		return "", withoutMessage("transfer", err)
	}
	return made.ID, nil
}

// transferKey is where a transfer keeps the key of our payout.
const transferKey = "payout"

// transferOf finds the transfer already made for a payout, empty when there is none.
func (p *Provider) transferOf(ctx context.Context, key string) (string, error) {
	params := &stripego.TransferListParams{TransferGroup: stripego.String(key)}
	for made, err := range p.client.V1Transfers.List(ctx, params).All(ctx) {
		if err != nil {
			return "", withoutMessage("list transfers", err)
		}
		if made.Metadata[transferKey] == key {
			return made.ID, nil
		}
	}
	return "", nil
}
