package app

import (
	"testing"

	"rangrue/internal/domain/account"
	"rangrue/internal/domain/order"
	"rangrue/internal/domain/payment"
	"rangrue/internal/domain/payment/sandbox"
	"rangrue/internal/flow/checkout"
	"rangrue/internal/kit/db/dbtest"
)

// newAccount is what Ana gave with her order, paid with a card that she keeps.
func (h *home) newAccount(bought *order.Order) checkout.NewAccount {
	h.Helper()
	token, _, err := h.app.sandbox.Tokenise(
		sandbox.Typed{Number: "4242424242424242", ExpMonth: 12, ExpYear: 30, CVC: "123"})
	if err != nil {
		h.Fatal(err)
	}
	charge := payment.Charge{Key: bought.ID, Amount: bought.GrandTotal, Token: token, KeepCard: true}
	if r, err := h.app.Payment.Charge(h.Context(), charge); err != nil || r.State != payment.Succeeded {
		h.Fatalf("charged %+v, %v", r, err)
	}
	return checkout.NewAccount{
		OrderID: bought.ID, Email: "ana@exemple.ca", Phone: "4185550142", FirstName: "Ana", LastName: "Roy",
		Password: "la clé du rang", Address: checkout.SavedAddress(bought.ShippingAddress), CardToken: token,
	}
}

// addresses lists a person's addresses as they are kept.
func (h *home) addresses(userID string) []*account.Address {
	h.Helper()
	list, err := h.app.Account.Addresses(h.Context(), userID)
	if err != nil {
		h.Fatal(err)
	}
	return list
}

func TestAGuestBecomesACustomerWithTheirOrderAddressAndCard(t *testing.T) {
	dbtest.RunURL(t, func(t *testing.T, url string) {
		h := runHome(t, url)
		taken := account.NewUser{FirstName: "Zoé", LastName: "Roy", Email: "zoe@exemple.ca", Phone: "4185550142",
			PasswordHash: "aucun"}
		if _, err := h.app.Account.Create(t.Context(), taken); err != nil {
			t.Fatal(err)
		}
		bought := h.guestOrder("-1", "ana@exemple.ca")
		made, err := h.app.Checkout.CreateAccount(t.Context(), h.newAccount(bought))
		want := checkout.Account{Status: checkout.AccountOpened, AddressKept: true, CardKept: true}
		if err != nil || made != want {
			t.Fatalf("made %+v, %v", made, err)
		}
		me := h.call(200, "GET", "/me", h.signIn("ana@exemple.ca", "la clé du rang"), nil)
		if me["phone"] != "" || of(t, h, bought.ID) != me["id"] {
			t.Errorf("%v, and the order is %q’s; want no phone of another's, and her order", me, of(t, h, bought.ID))
		}
		id := me["id"].(string)
		kept := h.addresses(id)
		if len(kept) != 1 || !kept[0].IsDefault || kept[0].Address != bought.ShippingAddress.Address {
			t.Errorf("addresses %+v", kept)
		}
		if cards, err := h.app.Cards.List(t.Context(), id); err != nil || len(cards) != 1 || cards[0].Last4 != "4242" {
			t.Errorf("cards %+v, %v", cards, err)
		}
	})
}

func TestAGuestWhoChoosesAPasswordLaterKeepsNoCard(t *testing.T) {
	dbtest.RunURL(t, func(t *testing.T, url string) {
		h := runHome(t, url)
		bought := h.guestOrder("-1", "ana@exemple.ca")
		made, err := h.app.Checkout.OpenAccount(t.Context(), order.Whole(), bought.ID, "la clé du rang")
		if err != nil || *made != (checkout.Account{Status: checkout.AccountOpened, AddressKept: true}) {
			t.Fatalf("made %+v, %v", made, err)
		}
		me := h.call(200, "GET", "/me", h.signIn("ana@exemple.ca", "la clé du rang"), nil)
		if id := of(t, h, bought.ID); id != me["id"] || len(h.addresses(id)) != 1 {
			t.Errorf("the order is %q’s with %d addresses; want %v’s with one", id, len(h.addresses(id)), me["id"])
		}
	})
}

func TestWhereAccountsAreVerifiedAGuestIsSentACode(t *testing.T) {
	dbtest.RunURL(t, func(t *testing.T, url string) {
		h := runHome(t, url, "RR_ACCOUNT_VERIFICATION=true")
		made, err := h.app.Checkout.CreateAccount(t.Context(), h.newAccount(h.guestOrder("-1", "ana@exemple.ca")))
		if err != nil || made != (checkout.Account{Status: checkout.AccountCodeSent}) {
			t.Errorf("made %+v, %v", made, err)
		}
	})
}

func TestAProvedEmailBringsTheAddressOfItsGuestOrders(t *testing.T) {
	dbtest.RunURL(t, func(t *testing.T, url string) {
		h := runHome(t, url)
		bought := h.guestOrder("-1", "ana@exemple.ca")
		ana, err := h.app.Account.Create(t.Context(), account.NewUser{
			FirstName: "Ana", LastName: "Roy", Email: "ana@exemple.ca", PasswordHash: "aucun",
		})
		if err != nil {
			t.Fatal(err)
		}
		if kept := h.addresses(ana.ID); len(kept) != 0 {
			t.Errorf("before the e-mail is proved: %+v", kept)
		}
		for range 2 { // a second proof adds nothing
			proved(t, h, ana.ID)
		}
		kept := h.addresses(ana.ID)
		if len(kept) != 1 || kept[0].PostalCode != bought.ShippingAddress.PostalCode || of(t, h, bought.ID) != ana.ID {
			t.Errorf("addresses %+v, and the order is %q’s", kept, of(t, h, bought.ID))
		}
	})
}
