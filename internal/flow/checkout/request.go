package checkout

import (
	"crypto/sha256"
	"encoding/hex"
	"encoding/json"
	"errors"
	"strings"

	"rangrue/internal/domain/account"
	"rangrue/internal/domain/order"
	"rangrue/internal/kit/check"
	"rangrue/internal/kit/money"
	"rangrue/internal/kit/problem"
	"rangrue/internal/rules/shipping"
)

// Request is an order as it is asked for. It names what is bought by the cart alone.
type Request struct {
	Key             string // the buyer's Idempotency-Key; empty: none
	CartID          string
	Contact         order.Contact
	ShippingAddress account.Address
	BillingAddress  account.Address
	TokenID         string // of the card, or a saved card's id
	Contribution    bool
	ExpectedTotal   *money.Cents // the total of the summary the buyer saw; nil: not given
	// Deliveries are the ways of delivery the buyer saw, by shop; empty: not given. When all of it is picked up, no
	// shipping address is needed.
	Deliveries map[string]shipping.Method `json:",omitempty"`
	Password   string                     // a guest who wants an account
	Gift       *order.Gift                `json:",omitempty"` // nil unless it is one; left out, older hashes stay true
}

// maxToken is more than any provider's token is long.
const maxToken = 600

// normalise tidies what was typed. The buyer's name is the parcel's, or the bill's, when none is given. An order of
// which all is picked up goes to no address, whatever was sent.
func (r *Request) normalise() {
	r.Contact.Email = strings.TrimSpace(r.Contact.Email)
	r.Contact.Phone = strings.TrimSpace(r.Contact.Phone)
	for _, a := range []*account.Address{&r.ShippingAddress, &r.BillingAddress} {
		for _, text := range []*string{&a.Name, &a.FirstName, &a.LastName, &a.Address, &a.Address2, &a.City} {
			*text = check.Line(*text)
		}
		a.Normalise()
	}
	if r.saysPickedUp() {
		r.ShippingAddress = account.Address{}
	}
	r.Contact.FirstName, r.Contact.LastName = check.Line(r.Contact.FirstName), check.Line(r.Contact.LastName)
	if r.Gift != nil {
		r.Gift = &order.Gift{Message: check.Plain(r.Gift.Message)}
	}
	if r.Contact.FirstName == "" && r.Contact.LastName == "" {
		named := r.ShippingAddress
		if r.saysPickedUp() {
			named = r.BillingAddress
		}
		r.Contact.FirstName, r.Contact.LastName = named.FirstName, named.LastName
	}
}

// check lists every rule of section 5 that a normalised request breaks.
func (r *Request) check() error {
	var message string
	if r.Gift != nil {
		message = r.Gift.Message
	}
	fields := broken(
		check.All(
			check.Required("cartId", r.CartID),
			check.Required("email", r.Contact.Email), check.Email("email", r.Contact.Email),
			check.Required("phone", r.Contact.Phone), check.Phone("phone", r.Contact.Phone),
			check.Length("firstName", r.Contact.FirstName, -1, account.MaxName),
			check.Length("lastName", r.Contact.LastName, -1, account.MaxName),
			check.Required("tokenId", r.TokenID), check.Length("tokenId", r.TokenID, -1, maxToken),
			check.Length("password", r.Password, account.MinPassword, account.MaxPassword),
			check.Length("gift.message", message, -1, order.MaxGiftMessage),
		),
		r.BillingAddress.Check("billingAddress."),
	)
	if !r.saysPickedUp() {
		fields = append(fields, broken(r.ShippingAddress.Check("shippingAddress."))...)
	}
	if len(fields) > 0 {
		return check.Refuse(fields...)
	}
	return nil
}

// broken gathers the fields of several refusals.
func broken(refusals ...error) (fields []problem.Field) {
	for _, err := range refusals {
		var p *problem.Error
		if errors.As(err, &p) {
			fields = append(fields, p.Fields...)
		}
	}
	return fields
}

// key is the idempotency key as orders keep it: a cart's id is a secret, so nobody can name another's key.
func (r *Request) key() string {
	if r.Key == "" {
		return ""
	}
	return r.CartID + "/" + r.Key
}

// hash distinguishes two requests under one key. The request cannot be read back from it.
func (r *Request) hash() string {
	body, err := json.Marshal(r)
	if err != nil {
		panic(err) // a struct of texts and numbers
	}
	sum := sha256.Sum256(body)
	return hex.EncodeToString(sum[:])
}

func orderAddress(a account.Address) order.Address {
	return order.Address{
		FirstName: a.FirstName, LastName: a.LastName, Address: a.Address, Address2: a.Address2, City: a.City,
		Province: a.Province, PostalCode: a.PostalCode, Country: a.Country,
	}
}

// SavedAddress is an order's address as an account keeps it.
func SavedAddress(a order.Address) account.Address {
	return account.Address{
		FirstName: a.FirstName, LastName: a.LastName, Address: a.Address, Address2: a.Address2, City: a.City,
		Province: a.Province, PostalCode: a.PostalCode, Country: a.Country,
	}
}
