package app

import (
	"context"
	"errors"

	"rangrue/internal/domain/account"
	"rangrue/internal/flow/checkout"
	"rangrue/internal/kit/db"
)

// signUpWithOrder opens the account of a guest who chose a password with their order. The order becomes theirs at once,
// with the address it goes to and, where its token still lives and the provider allows it, the card that paid. Where
// accounts are verified first, the order and its address join the account once the code is typed, see
// [App.joinOrders]; the card does not, since its token does not live that long. The phone of an order may be another
// account's: then the new one is opened without.
func (a *App) signUpWithOrder(ctx context.Context, n checkout.NewAccount) (checkout.Account, error) {
	r := account.Registration{
		FirstName: n.FirstName, LastName: n.LastName, Email: n.Email, Phone: n.Phone, Password: n.Password,
		PhoneOptional: true,
		With: func(ctx context.Context, tx *db.Tx, u *account.User) error {
			if err := a.Order.AttachOrder(ctx, tx, n.OrderID, u.ID); err != nil {
				return err
			}
			return a.Account.KeepFirstAddress(ctx, tx, u.ID, n.Address)
		},
	}
	user, err := a.Account.SignUp(ctx, r)
	if errors.Is(err, account.ErrPhoneExists) {
		r.Phone = ""
		user, err = a.Account.SignUp(ctx, r)
	}
	switch {
	case err != nil:
		return checkout.Account{}, err
	case user == nil:
		return checkout.Account{Status: checkout.AccountCodeSent}, nil
	}
	made := checkout.Account{Status: checkout.AccountOpened, AddressKept: true}
	if n.CardToken == "" {
		return made, nil
	}
	if _, err = a.Cards.Save(ctx, user.ID, n.CardToken); err != nil {
		a.Log.WarnContext(ctx, "the card of an order was not saved with its account", "order", n.OrderID, "error", err)
	}
	made.CardKept = err == nil
	return made, nil
}

// joinOrders gives a person who proved their e-mail the guest orders made under it, and the address of the latest one
// when they keep none.
func (a *App) joinOrders(ctx context.Context, tx *db.Tx, u *account.User) error {
	joined, err := a.Order.AttachGuestOrders(ctx, tx, u.Email, u.ID)
	if err != nil || joined == 0 {
		return err
	}
	latest, err := a.Order.LatestOfUser(ctx, tx, u.ID)
	if err != nil {
		return err
	}
	return a.Account.KeepFirstAddress(ctx, tx, u.ID, checkout.SavedAddress(latest.BuyersAddress()))
}
