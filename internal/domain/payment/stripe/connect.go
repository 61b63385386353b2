package stripe

import (
	"context"
	"encoding/json"
	"fmt"

	stripego "github.com/stripe/stripe-go/v85"

	"rangrue/internal/domain/payment"
)

// OpenAccount makes the connected account of a seller, once per key, and answers its id. Stripe asks the seller for the
// rest itself.
func (p *Provider) OpenAccount(ctx context.Context, s payment.Payee) (string, error) {
	params := &stripego.AccountCreateParams{
		Type: stripego.String("express"), Country: stripego.String("CA"), DefaultCurrency: stripego.String(currency),
		BusinessProfile: &stripego.AccountCreateBusinessProfileParams{Name: stripego.String(s.Name)},
		Capabilities: &stripego.AccountCreateCapabilitiesParams{
			Transfers: &stripego.AccountCreateCapabilitiesTransfersParams{Requested: stripego.Bool(true)}},
		Metadata: map[string]string{"shop": s.Key},
	}
	if s.Email != "" {
		params.Email = stripego.String(s.Email)
	}
	params.SetIdempotencyKey("account-" + s.Key)
	made, err := p.client.V1Accounts.Create(ctx, params)
	if err != nil {
		return "", withoutMessage("open account", err)
	}
	return made.ID, nil
}

// AccountLink is the address where a seller gives Stripe what it asks for. It serves once and for a few minutes: back
// is where Stripe then leads, again where it leads when the link is over.
func (p *Provider) AccountLink(ctx context.Context, accountID, back, again string) (string, error) {
	made, err := p.client.V1AccountLinks.Create(ctx, &stripego.AccountLinkCreateParams{
		Account: stripego.String(accountID), Type: stripego.String("account_onboarding"),
		ReturnURL: stripego.String(back), RefreshURL: stripego.String(again),
	})
	if err != nil {
		return "", withoutMessage("link account", err)
	}
	return made.URL, nil
}

// AccountReady tells that a seller's account can receive transfers and pay them out.
func (p *Provider) AccountReady(ctx context.Context, accountID string) (bool, error) {
	account, err := p.client.V1Accounts.GetByID(ctx, accountID, nil)
	if err != nil {
		return false, withoutMessage("read account", err)
	}
	return account.PayoutsEnabled && account.Capabilities != nil &&
		account.Capabilities.Transfers == stripego.AccountCapabilityStatusActive, nil
}

// readAccountEvent names the account that changed. What it is now is asked for: events may come late or in any order.
func readAccountEvent(heard payment.Event, raw []byte) (payment.Event, error) {
	var account struct {
		ID string `json:"id"`
	}
	if err := json.Unmarshal(raw, &account); err != nil {
		return heard, fmt.Errorf("stripe: read event %s: %w", heard.ID, err)
	}
	heard.AccountID = account.ID
	return heard, nil
}
