package account

import (
	"context"
	"database/sql"
	"errors"
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

const addressColumns = `id, first_name, last_name, address, address2, city, province, postal_code, country, is_default`

func scanAddress(row scanner) (*Address, error) {
	var a Address
	var isDefault int
	err := row.Scan(&a.ID, &a.FirstName, &a.LastName, &a.Address, &a.Address2, &a.City, &a.Province, &a.PostalCode, &a.Country, &isDefault)
	if errors.Is(err, sql.ErrNoRows) {
		return nil, ErrAddressNotFound
	}
	a.IsDefault, a.Name = isDefault == 1, a.FirstName+" "+a.LastName
	return &a, err
}

// Addresses lists a user's addresses, the default one first, then the newest.
func (s *Service) Addresses(ctx context.Context, userID string) ([]*Address, error) {
	return db.All(ctx, s.db, func(r *sql.Rows) (*Address, error) { return scanAddress(r) },
		`SELECT `+addressColumns+` FROM customer_addresses WHERE user_id = $1 ORDER BY is_default DESC, created_at DESC, id DESC`, userID)
}

// Address reads one address of a user; another's is not found.
func (s *Service) Address(ctx context.Context, userID, id string) (*Address, error) {
	return readAddress(ctx, s.db, userID, id)
}

func readAddress(ctx context.Context, r db.Reader, userID, id string) (*Address, error) {
	return scanAddress(r.QueryRow(ctx, `SELECT `+addressColumns+` FROM customer_addresses WHERE id = $1 AND user_id = $2`, id, userID))
}

// Normalise trims an address, splits its name when the two parts are missing and writes the postal code as it is shown.
func (a *Address) Normalise() {
	if a.FirstName == "" && a.LastName == "" {
		a.FirstName, a.LastName, _ = strings.Cut(strings.TrimSpace(a.Name), " ")
	}
	for _, text := range []*string{&a.FirstName, &a.LastName, &a.Address, &a.Address2, &a.City, &a.Province, &a.Country} {
		*text = strings.TrimSpace(*text)
	}
	a.PostalCode = check.ShowPostal(strings.TrimSpace(a.PostalCode))
	if a.Country == "" {
		a.Country = "CA"
	}
	a.Name = strings.TrimSpace(a.FirstName + " " + a.LastName)
}

// Check tells which rules of section 5 a normalised address breaks; prefix stands before the names of the fields
// ("shippingAddress.").
func (a *Address) Check(prefix string) error {
	return check.All(
		check.Required(prefix+"firstName", a.FirstName), check.Length(prefix+"firstName", a.FirstName, 1, MaxName),
		check.Required(prefix+"lastName", a.LastName), check.Length(prefix+"lastName", a.LastName, 1, MaxName),
		check.Required(prefix+"address", a.Address), check.Length(prefix+"address", a.Address, 1, MaxName),
		check.Length(prefix+"address2", a.Address2, -1, MaxName),
		check.Required(prefix+"city", a.City), check.Length(prefix+"city", a.City, 1, MaxName),
		check.Required(prefix+"province", a.Province), check.Province(prefix+"province", a.Province),
		check.Required(prefix+"postalCode", a.PostalCode), check.Postal(prefix+"postalCode", a.PostalCode),
		check.Country(prefix+"country", a.Country),
	)
}

// CreateAddress keeps an address. A user's first one is the default whether they say so or not.
func (s *Service) CreateAddress(ctx context.Context, userID string, a Address) (*Address, error) {
	a.Normalise()
	if err := a.Check(""); err != nil {
		return nil, err
	}
	if a.ID == "" {
		a.ID = db.NewID()
	}
	asked := a.IsDefault
	err := s.db.Tx(ctx, func(tx *db.Tx) error {
		if err := lockUser(ctx, tx, userID); err != nil {
			return err
		}
		var others int
		if err := tx.QueryRow(ctx, `SELECT COUNT(*) FROM customer_addresses WHERE user_id = $1`, userID).Scan(&others); err != nil {
			return err
		}
		if a.IsDefault = asked || others == 0; a.IsDefault {
			if err := clearDefault(ctx, tx, userID); err != nil {
				return err
			}
		}
		now := s.now().UnixMilli()
		_, err := tx.Exec(ctx, `INSERT INTO customer_addresses (`+addressColumns+`, user_id, created_at, updated_at)
			VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $12)`,
			a.ID, a.FirstName, a.LastName, a.Address, a.Address2, a.City, a.Province, a.PostalCode, a.Country, bit(a.IsDefault), userID, now)
		return err
	})
	if err != nil {
		return nil, err
	}
	return &a, nil
}

// UpdateAddress rewrites an address of a user. Whether it is the default is changed by [Service.SetDefaultAddress] alone.
func (s *Service) UpdateAddress(ctx context.Context, userID string, a Address) (*Address, error) {
	a.Normalise()
	if err := a.Check(""); err != nil {
		return nil, err
	}
	err := s.db.Tx(ctx, func(tx *db.Tx) error {
		n, err := tx.Exec(ctx, `UPDATE customer_addresses SET first_name = $1, last_name = $2, address = $3, address2 = $4, city = $5,
			province = $6, postal_code = $7, updated_at = $8 WHERE id = $9 AND user_id = $10`,
			a.FirstName, a.LastName, a.Address, a.Address2, a.City, a.Province, a.PostalCode, s.now().UnixMilli(), a.ID, userID)
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
		n, err := tx.Exec(ctx, `UPDATE customer_addresses SET is_default = 1, updated_at = $1 WHERE id = $2 AND user_id = $3`,
			s.now().UnixMilli(), id, userID)
		if err == nil && n == 0 {
			return ErrAddressNotFound
		}
		return err
	})
}

// DeleteAddress removes an address of a user; the default one stays until another is the default.
func (s *Service) DeleteAddress(ctx context.Context, userID, id string) error {
	return s.db.Tx(ctx, func(tx *db.Tx) error {
		n, err := tx.Exec(ctx, `DELETE FROM customer_addresses WHERE id = $1 AND user_id = $2 AND is_default = 0`, id, userID)
		if err != nil || n > 0 {
			return err
		}
		if _, err := readAddress(ctx, tx, userID, id); err != nil {
			return err
		}
		return ErrDefaultAddress
	})
}

// lockUser makes two changes of one user's default wait for each other; it also refuses an account that is gone.
func lockUser(ctx context.Context, tx *db.Tx, userID string) error {
	n, err := tx.Exec(ctx, `UPDATE users SET updated_at = updated_at WHERE id = $1 AND deleted_at IS NULL`, userID)
	if err == nil && n == 0 {
		return ErrNotFound
	}
	return err
}

func clearDefault(ctx context.Context, tx *db.Tx, userID string) error {
	_, err := tx.Exec(ctx, `UPDATE customer_addresses SET is_default = 0 WHERE user_id = $1 AND is_default = 1`, userID)
	return err
}

func bit(b bool) int {
	if b {
		return 1
	}
	return 0
}
