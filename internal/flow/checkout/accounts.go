package checkout

import (
	"context"
	"errors"
	"fmt"

	"rangrue/internal/domain/account"
	"rangrue/internal/domain/order"
	"rangrue/internal/kit/check"
	"rangrue/internal/kit/db"
)

// NewAccount is what a guest gave with their order to become a customer.
type NewAccount struct {
	OrderID   string
	Email     string
	Phone     string
	FirstName string
	LastName  string
	Password  string
	Address   account.Address // where the order is shipped, or who is billed for one that is picked up
	CardToken string          // of the card that paid; empty once the order is placed
}

// Account is what became of the account that a guest asked for with their order.
type Account struct {
	Status      AccountStatus `json:"status" enum:"opened,code_sent,failed"`
	AddressKept bool          `json:"addressKept" doc:"The shipping address is among its addresses"`
	CardKept    bool          `json:"cardKept" doc:"The card that paid is among its cards"`
}

// AccountStatus is how far an account has come.
type AccountStatus string

const (
	AccountOpened   AccountStatus = "opened"
	AccountCodeSent AccountStatus = "code_sent" // it is opened once the code sent by e-mail is typed
	AccountFailed   AccountStatus = "failed"    // the order stands without it
)

// wantsAccount tells whether a guest chose a password.
func (s *Service) wantsAccount(userID string, r *Request) bool {
	return r.Password != "" && userID == "" && s.CreateAccount != nil
}

// refuseTakenEmail keeps a guest from opening a second account under an address; ordering with it is allowed.
func (s *Service) refuseTakenEmail(ctx context.Context, userID string, r *Request) error {
	if r.Password == "" || userID != "" {
		return nil
	}
	_, err := s.Accounts.ByEmail(ctx, r.Contact.Email)
	switch {
	case err == nil:
		return ErrEmailExists
	case errors.Is(err, account.ErrNotFound):
		return nil
	}
	return fmt.Errorf("checkout: find the account: %w", err)
}

// createAccount opens the account of a guest who chose a password. The order stands whether or not that works.
func (s *Service) createAccount(ctx context.Context, r *Request, o *order.Order) *Account {
	made, err := s.CreateAccount(context.WithoutCancel(ctx), NewAccount{
		OrderID: o.ID, Email: r.Contact.Email, Phone: r.Contact.Phone, FirstName: r.Contact.FirstName,
		LastName: r.Contact.LastName, Password: r.Password, Address: SavedAddress(o.BuyersAddress()),
		CardToken: r.TokenID,
	})
	if err != nil {
		s.Log.ErrorContext(ctx, "checkout: no account was made with the order", "order", o.ID, "error", err)
		return &Account{Status: AccountFailed}
	}
	return &made
}

// OpenAccount opens the account of a guest who chose a password after their order was paid, with what the order says of
// them. It is for those who have the order's token: they placed it, or were sent its letters. The token of the card is
// gone by then, so no card is kept.
func (s *Service) OpenAccount(ctx context.Context, scope order.Scope, orderID, password string) (*Account, error) {
	o, err := s.Orders.Find(ctx, s.db, scope, orderID)
	if err != nil {
		return nil, err
	}
	if o.UserID != "" || o.PaidAt.IsZero() || s.CreateAccount == nil {
		return nil, ErrNoNewAccount
	}
	err = check.All(check.Required("password", password),
		check.Length("password", password, account.MinPassword, account.MaxPassword))
	if err != nil {
		return nil, err
	}
	made, err := s.CreateAccount(ctx, NewAccount{
		OrderID: o.ID, Email: o.Contact.Email, Phone: o.Contact.Phone, FirstName: o.Contact.FirstName,
		LastName: o.Contact.LastName, Password: password, Address: SavedAddress(o.BuyersAddress()),
	})
	if errors.Is(err, account.ErrEmailExists) {
		return nil, ErrEmailExists
	}
	return &made, err
}

// joinAccount gives a guest's paid order to the account of its e-mail, once that e-mail is proved to be the account's
// own. It waits for the payment: until then the order could be charged to a card of the account.
func (s *Service) joinAccount(ctx context.Context, o *order.Order) error {
	if o.UserID != "" {
		return nil
	}
	owner, err := s.Accounts.ByEmail(ctx, o.Contact.Email)
	if errors.Is(err, account.ErrNotFound) || err == nil && owner.EmailVerifiedAt.IsZero() {
		return nil
	}
	if err != nil {
		return fmt.Errorf("checkout: find the account: %w", err)
	}
	o.UserID = owner.ID
	return s.db.LightTx(ctx, func(tx *db.Tx) error { return s.Orders.AttachOrder(ctx, tx, o.ID, owner.ID) })
}
