package accounting

import (
	"context"
	"net/http"
	"time"

	"github.com/danielgtaylor/huma/v2"

	"rangrue/internal/domain/ledger"
	"rangrue/internal/domain/payment"
	"rangrue/internal/kit/db"
	"rangrue/internal/kit/mail"
	"rangrue/internal/kit/problem"
	"rangrue/internal/kit/web"
)

// Connector opens accounts of shops at the payment provider, which verifies them and receives transfers for them.
type Connector interface {
	OpenAccount(ctx context.Context, p payment.Payee) (id string, err error)
	AccountLink(ctx context.Context, accountID, back, again string) (url string, err error)
	AccountReady(ctx context.Context, accountID string) (bool, error)
}

// ErrNoConnect refuses an account at a provider that the market does not have.
var ErrNoConnect = problem.New(problem.Conflict, "connect_off", problem.Say(
	"Cette place de marché verse par virement bancaire. Donnez votre compte bancaire.",
	"This marketplace pays by bank transfer. Give your bank account."))

// connectRoutes registers the way to an account at the provider.
func (s *Service) connectRoutes(api huma.API) {
	web.Route(api, huma.Operation{Method: http.MethodPost, Path: "/seller/shops/{shopId}/ledger/stripe-account",
		Summary: "Begin or go on with a shop's account at Stripe"}, s.postConnect, web.Tag("Seller: money"),
		web.Limit("stripe account", 10, 10*time.Minute),
		web.Describe("Asks for the password again and answers the address where Stripe asks for the rest. It serves "+
			"once, for a few minutes: ask again for another. 409 when the market has no Stripe."))
}

func (s *Service) postConnect(ctx context.Context, in *struct {
	ledger.ShopInput
	Body struct {
		Password string `json:"password" maxLength:"200" doc:"Of the person who asks"`
	}
}) (*struct{ Body WireConnectLink }, error) {
	owned, err := s.Shops.OwnedBySignedIn(ctx, in.ShopID)
	if err != nil {
		return nil, err
	}
	if s.Connect == nil {
		return nil, ErrNoConnect
	}
	if err := s.ConfirmPassword(ctx, in.Body.Password); err != nil {
		return nil, err
	}
	url, err := s.ConnectLink(ctx, in.ShopID, owned.Name)
	return &struct{ Body WireConnectLink }{WireConnectLink{URL: url}}, err
}

// WireConnectLink is where the provider asks a seller for the rest.
type WireConnectLink struct {
	URL string `json:"url" format:"uri"`
}

// ConnectLink is the address where the provider asks a shop who it is and where its money goes. The account is opened
// with the first link; killed between the two, the same account is found again by its key.
func (s *Service) ConnectLink(ctx context.Context, shopID, name string) (string, error) {
	account, err := s.Ledger.AccountOf(ctx, shopID)
	if err != nil {
		return "", err
	}
	if account.Connect == "" {
		payee := payment.Payee{Key: shopID, Name: name}
		if s.OwnersEmails != nil {
			emails, err := s.OwnersEmails(ctx, shopID)
			if err != nil {
				return "", err
			}
			if len(emails) > 0 {
				payee.Email = emails[0]
			}
		}
		if account.Connect, err = s.Connect.OpenAccount(ctx, payee); err != nil {
			return "", err
		}
		if err := s.Ledger.SetConnectAccount(ctx, shopID, account.Connect); err != nil {
			return "", err
		}
	}
	page := s.SellerURL + "/argent?stripe="
	return s.Connect.AccountLink(ctx, account.Connect, page+"retour", page+"reprise")
}

// ConnectChanged asks the provider what became of an account, and pays its shop there as long as it can receive. When
// that begins, the owners are written to and payouts wait as after any change of account.
func (s *Service) ConnectChanged(ctx context.Context, accountID string) error {
	if s.Connect == nil {
		return nil
	}
	ready, err := s.Connect.AccountReady(ctx, accountID)
	if err != nil {
		return err
	}
	return s.Ledger.ConnectChanged(ctx, accountID, ready, func(tx *db.Tx, shopID string) error {
		return s.tell(ctx, tx, ledger.Payout{ID: db.NewID(), ShopID: shopID}, nil, "connect",
			"Vos versements iront à votre compte Stripe", mail.Heading("Votre compte Stripe est prêt"),
			mail.Paragraph("Vos prochains versements y iront. Par prudence, ils attendent 72\u00a0heures."),
			mail.Paragraph("Ce n’est pas vous? Changez votre mot de passe et répondez à ce courriel "+
				"sans tarder."),
			mail.Button{Label: "Voir mon argent", URL: s.SellerURL + "/argent"})
	})
}
