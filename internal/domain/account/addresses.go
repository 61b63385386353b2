package account

import (
	"context"
	"strings"

	"rangrue/internal/kit/check"
	"rangrue/internal/kit/db"
	"rangrue/internal/kit/problem"
)

// Refusals of addresses. The specification gives the text for cards and says that the same rule holds for addresses.
var (
	ErrAddressNotFound = problem.Missing("address_not_found")
	ErrDefaultAddress  = problem.New(problem.Refused, "default_address", problem.Say(
		"Vous devez ajouter une nouvelle adresse par défaut avant de pouvoir supprimer cette adresse.",
		"You must add a new default address before you can delete this one."))
)

// Addresses lists a user's addresses, the default one first, then the newest.
func (s *Service) Addresses(ctx context.Context, userID string) ([]*Address, error) {
	return listAddresses(ctx, s.db, userID)
}

// Address reads one address of a user; another's is not found.
func (s *Service) Address(ctx context.Context, userID, id string) (*Address, error) {
	return readAddress(ctx, s.db, userID, id)
}

// Normalise trims an address, splits its name when the two parts are missing and writes the postal code as it is shown.
func (a *Address) Normalise() {
	if a.FirstName == "" && a.LastName == "" {
		a.FirstName, a.LastName, _ = strings.Cut(strings.TrimSpace(a.Name), " ")
	}
	for _, text := range []*string{&a.FirstName, &a.LastName, &a.Address, &a.Address2, &a.City, &a.Province,
		&a.Country} {
		*text = strings.TrimSpace(*text)
	}
	a.PostalCode = check.ShowPostal(strings.TrimSpace(a.PostalCode))
	if a.Country == "" {
		a.Country = "CA"
	}
	a.Name = strings.TrimSpace(a.FirstName + " " + a.LastName)
}

// Check tells which rules a normalised address breaks; prefix stands before the names of the fields
// ("shippingAddress."). The province and the postal code agree in every address: one may always be shipped to.
func (a *Address) Check(prefix string) error {
	return check.All(
		check.Required(prefix+"firstName", a.FirstName), check.Length(prefix+"firstName", a.FirstName, 1, MaxName),
		check.Required(prefix+"lastName", a.LastName), check.Length(prefix+"lastName", a.LastName, 1, MaxName),
		check.Required(prefix+"address", a.Address), check.Length(prefix+"address", a.Address, 1, MaxName),
		check.Length(prefix+"address2", a.Address2, -1, MaxName),
		check.Required(prefix+"city", a.City), check.Length(prefix+"city", a.City, 1, MaxName),
		check.Required(prefix+"province", a.Province), check.Province(prefix+"province", a.Province),
		check.Required(prefix+"postalCode", a.PostalCode), check.Postal(prefix+"postalCode", a.PostalCode),
		check.PostalIn(prefix+"postalCode", a.PostalCode, a.Province),
		check.Country(prefix+"country", a.Country),
	)
}

// CreateAddress keeps an address. A user's first one is the default whether they say so or not.
func (s *Service) CreateAddress(ctx context.Context, userID string, a Address) (*Address, error) {
	a.Normalise()
	if err := a.Check(""); err != nil {
		return nil, err
	}
	var kept *Address
	err := s.db.Tx(ctx, func(tx *db.Tx) (err error) {
		kept, err = s.createAddress(ctx, tx, userID, a)
		return err
	})
	return kept, err
}

func (s *Service) createAddress(ctx context.Context, tx *db.Tx, userID string, a Address) (*Address, error) {
	if a.ID == "" {
		a.ID = db.NewID()
	}
	if err := lockUser(ctx, tx, userID); err != nil {
		return nil, err
	}
	others, err := countAddresses(ctx, tx, userID)
	if err != nil {
		return nil, err
	}
	if a.IsDefault = a.IsDefault || others == 0; a.IsDefault {
		if err := clearDefault(ctx, tx, userID); err != nil {
			return nil, err
		}
	}
	return &a, insertAddress(ctx, tx, a, userID, s.now())
}

// KeepFirstAddress gives a user who keeps no address the one of an order that became theirs. It was checked when the
// order was placed.
func (s *Service) KeepFirstAddress(ctx context.Context, tx *db.Tx, userID string, a Address) error {
	others, err := countAddresses(ctx, tx, userID)
	if err != nil || others > 0 {
		return err
	}
	_, err = s.createAddress(ctx, tx, userID, a)
	return err
}

// UpdateAddress rewrites an address of a user. Whether it is the default is changed by [Service.SetDefaultAddress]
// alone.
func (s *Service) UpdateAddress(ctx context.Context, userID string, a Address) (*Address, error) {
	a.Normalise()
	if err := a.Check(""); err != nil {
		return nil, err
	}
	err := s.db.Tx(ctx, func(tx *db.Tx) error {
		n, err := updateAddress(ctx, tx, a, userID, s.now())
		if err == nil && n == 0 {
			return ErrAddressNotFound
		}
		return err
	})
	if err != nil {
		return nil, err
	}
	return s.Address(ctx, userID, a.ID)
}

// SetDefaultAddress makes an address of a user the default one.
func (s *Service) SetDefaultAddress(ctx context.Context, userID, id string) error {
	return s.db.Tx(ctx, func(tx *db.Tx) error {
		if err := lockUser(ctx, tx, userID); err != nil {
			return err
		}
		if err := clearDefault(ctx, tx, userID); err != nil {
			return err
		}
		n, err := markDefault(ctx, tx, id, userID, s.now())
		if err == nil && n == 0 {
			return ErrAddressNotFound
		}
		return err
	})
}

// DeleteAddress removes an address of a user; the default one stays until another is the default.
func (s *Service) DeleteAddress(ctx context.Context, userID, id string) error {
	return s.db.Tx(ctx, func(tx *db.Tx) error {
		n, err := deleteUnlessDefault(ctx, tx, id, userID)
		if err != nil || n > 0 {
			return err
		}
		if _, err := readAddress(ctx, tx, userID, id); err != nil {
			return err
		}
		return ErrDefaultAddress
	})
}
