package checkout_test

import (
	"context"
	"errors"
	"testing"
	"time"

	"rangrue/internal/domain/account"
	"rangrue/internal/flow/checkout"
	"rangrue/internal/kit/db"
	"rangrue/internal/kit/db/dbtest"
	"rangrue/internal/markettest"
)

func TestAnAddressWithAnAccountMayOrderButNotOpenASecondAccount(t *testing.T) {
	dbtest.Run(t, func(t *testing.T, d *db.DB) {
		m := newMarket(t, d)
		markettest.Must(
			m.options.Accounts.Create(
				guest,
				account.NewUser{
					FirstName: "Maude",
					LastName:  "T",
					Email:     "maude@courriel.ca",
					Password:  "un-deux-trois",
				},
			),
		)
		r := m.request(m.fill(guest, m.honey), visa)
		r.Password = "un-deux-trois"
		m.refused(guest, r, "email_already_exists")
		r.Password = ""
		m.place(r)
	})
}

func TestAGuestWhoChoseAPasswordBecomesACustomerOnceTheyPaid(t *testing.T) {
	dbtest.Run(t, func(t *testing.T, d *db.DB) {
		m := newMarket(t, d)
		var made []checkout.NewAccount
		m.options.CreateAccount = func(_ context.Context, n checkout.NewAccount) (checkout.Account, error) {
			made = append(made, n)
			// the order stands whatever becomes of the account
			return checkout.Account{}, errors.New("the mailbox is away")
		}
		m.restart()
		cartID := m.fill(guest, m.honey)
		r := m.request(cartID, declined)
		r.Password = "un-deux-trois"
		m.refused(guest, r, "card_declined")
		if len(made) != 0 {
			m.Errorf("an account was made for an order that failed: %+v", made)
		}
		r = m.request(cartID, visa)
		r.Key, r.Password = "deuxième", "un-deux-trois"
		placed := m.place(r)
		m.place(r) // the same request again
		if len(made) != 1 || made[0].OrderID != placed.ID || made[0].Email != "Maude@courriel.ca" ||
			made[0].Password != "un-deux-trois" ||
			made[0].FirstName != "Maude" || made[0].CardToken != r.TokenID || made[0].Address.PostalCode != "G0L 3Y0" ||
			placed.Account.Status != checkout.AccountFailed {
			m.Errorf("accounts %+v", made)
		}
		bob := m.user("bob")
		signedIn := m.request(m.fill(as(bob), m.honey), visa)
		signedIn.Password = "un-deux-trois"
		if _, err := m.Place(as(bob), signedIn); err != nil || len(made) != 1 {
			m.Errorf("a customer got a second account: %v, %d", err, len(made))
		}
	})
}

func TestTheCardThatPaidMayBeSavedWithTheNewAccountAlone(t *testing.T) {
	dbtest.Run(t, func(t *testing.T, d *db.DB) {
		m := newMarket(t, d)
		m.options.CreateAccount = func(_ context.Context, n checkout.NewAccount) (checkout.Account, error) {
			_, err := m.bank.SaveCard(guest, "cus_1", n.CardToken)
			return checkout.Account{Status: checkout.AccountOpened, CardKept: err == nil}, nil
		}
		m.restart()
		r := m.request(m.fill(guest, m.honey), visa)
		r.Password = "un-deux-trois"
		if made := m.place(r).Account; made == nil || !made.CardKept {
			m.Errorf("account %+v", made)
		}
		r = m.request(m.fill(guest, m.honey), visa)
		if placed := m.place(r); placed.Account != nil {
			m.Errorf("an account nobody asked for: %+v", placed.Account)
		}
		if card, err := m.bank.SaveCard(guest, "cus_1", r.TokenID); err == nil {
			m.Errorf("the card of a guest was saved: %+v", card)
		}
	})
}

func TestAGuestOrderJoinsTheAccountOfItsProvedEmail(t *testing.T) {
	dbtest.Run(t, func(t *testing.T, d *db.DB) {
		m := newMarket(t, d)
		proved := markettest.Must(m.options.Accounts.Create(guest, account.NewUser{
			FirstName: "Maude", LastName: "T", Email: "maude@courriel.ca", PasswordHash: "aucun",
			EmailVerifiedAt: time.Now(),
		}))
		markettest.Must(m.options.Accounts.Create(guest, account.NewUser{
			FirstName: "Zoé", LastName: "T", Email: "zoe@courriel.ca", PasswordHash: "aucun",
		}))
		for email, owner := range map[string]string{
			"Maude@courriel.ca": proved.ID, "zoe@courriel.ca": "", "inconnu@courriel.ca": "",
		} {
			r := m.request(m.fill(guest, m.honey), visa)
			r.Contact.Email = email
			placed := m.place(r)
			m.drain()
			if got := m.find(placed.ID).UserID; got != owner {
				m.Errorf("the order of %s is %q’s; want %q", email, got, owner)
			}
		}
	})
}

func TestAGuestOpensAnAccountAfterBuyingWithTheTokenOfTheOrder(t *testing.T) {
	dbtest.Run(t, func(t *testing.T, d *db.DB) {
		m := newMarket(t, d)
		var made []checkout.NewAccount
		m.options.CreateAccount = func(ctx context.Context, n checkout.NewAccount) (checkout.Account, error) {
			made = append(made, n)
			u, err := m.options.Accounts.Create(ctx, account.NewUser{FirstName: n.FirstName, LastName: n.LastName,
				Email: n.Email, PasswordHash: "aucun"})
			if err != nil {
				return checkout.Account{}, err
			}
			return checkout.Account{Status: checkout.AccountOpened, AddressKept: true}, m.db.Tx(ctx,
				func(tx *db.Tx) error { return m.orders.AttachOrder(ctx, tx, n.OrderID, u.ID) })
		}
		m.restart()
		placed := m.place(m.request(m.fill(guest, m.honey), visa))
		other := m.place(m.request(m.fill(guest, m.mug), visa))
		open := func(id, token, password string) (int, any) {
			code, answer, _ := m.call(guest, "POST", "/v1/orders/"+id+"/account?jeton="+token,
				map[string]string{"password": password})
			return code, answer["code"]
		}
		for _, c := range []struct {
			token, password string
			want            int
		}{
			{"", "un-deux-trois", 401}, {other.Token, "un-deux-trois", 404}, {placed.Token, "court", 422},
		} {
			if code, why := open(placed.ID, c.token, c.password); code != c.want {
				m.Errorf("token %q, password %q: %d %v; want %d", c.token, c.password, code, why, c.want)
			}
		}
		if code, why := open(placed.ID, placed.Token, "un-deux-trois"); code != 201 || len(made) != 1 ||
			made[0].Address.PostalCode != "G0L 3Y0" || made[0].FirstName != "Maude" || made[0].CardToken != "" ||
			m.find(placed.ID).UserID == "" {
			m.Errorf("opened: %d %v, %+v", code, why, made)
		}
		if code, why := open(placed.ID, placed.Token, "un-deux-trois"); code != 409 || why != "no_new_account" {
			m.Errorf("a second one for the order: %d %v", code, why)
		}
		if code, why := open(other.ID, other.Token, "un-deux-trois"); code != 400 ||
			why != "email_already_exists" {
			m.Errorf("a second one for the address: %d %v", code, why)
		}
	})
}
