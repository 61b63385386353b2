package catalog

import (
	"context"
	"errors"
	"slices"

	"rangrue/internal/kit/changes"
	"rangrue/internal/kit/check"
	"rangrue/internal/kit/db"
	"rangrue/internal/kit/money"
	"rangrue/internal/kit/problem"
)

// Unchanged is a product that a change made to many did not suit, and why.
type Unchanged struct {
	ID, Name string
	Why      *problem.Error
}

// ChangeMany makes one change to several products of a shop, in one transaction. A product that the change does not
// suit stays as it is and is reported; the others are changed. Ids of other shops are reported as not found.
func (s *Service) ChangeMany(ctx context.Context, shopID string, ids []string, change func(p *Product) error) (done int,
	left []Unchanged, err error) {
	ids = unique(ids)
	slices.Sort(ids) // two changes of the same products never wait for each other in a circle
	err = s.db.Tx(ctx, func(tx *db.Tx) error {
		done, left = 0, nil
		for _, id := range ids {
			name, err := s.changeOne(ctx, tx, shopID, id, change)
			var why *problem.Error
			switch {
			case errors.As(err, &why):
				left = append(left, Unchanged{ID: id, Name: name, Why: why})
			case err != nil:
				return err
			default:
				done++
			}
		}
		return nil
	})
	return done, left, err
}

// changeOne refuses before it writes, so that a refusal leaves the transaction as it was.
func (s *Service) changeOne(ctx context.Context, tx *db.Tx, shopID, id string,
	change func(p *Product) error) (name string, err error) {
	old, err := readProduct(ctx, tx, shopID, id)
	if err != nil {
		return "", err
	}
	p := *old
	p.Variants = slices.Clone(old.Variants)
	if err := change(&p); err != nil {
		return old.Name, err
	}
	edited, err := s.edited(old, p.Status, p.Details)
	if err != nil {
		return old.Name, err
	}
	edited.EditedBy = p.EditedBy
	if err := check.All(edited.broken(edited.Status, "")...); err != nil {
		return old.Name, err
	}
	if err := updateProductRow(ctx, tx, edited); err != nil {
		return old.Name, err
	}
	if err := rewriteVariants(ctx, tx, old, edited, false); err != nil { // no change made to many moves a SKU
		return old.Name, err
	}
	if err := s.tell(ctx, tx, old, edited); err != nil {
		return old.Name, err
	}
	return old.Name, changes.Note(ctx, tx, "product", id)
}

// MoveTo is a change for [Service.ChangeMany]: to another status.
func MoveTo(to Status) func(*Product) error {
	return func(p *Product) error { p.Status = to; return nil }
}

// EditedBy is a change for [Service.ChangeMany] that also tells who makes it.
func EditedBy(userID string, change func(*Product) error) func(*Product) error {
	return func(p *Product) error { p.EditedBy = userID; return change(p) }
}

// CountFrom is a change for [Service.ChangeMany]: every variant is counted, and so many units are left of each.
func CountFrom(units int) func(*Product) error {
	return func(p *Product) error {
		for i := range p.Variants {
			v := &p.Variants[i]
			seen := v.InventoryQuantity
			v.InventoryMode, v.InventoryQuantity, v.QuantitySeen = ByStock, units, &seen
		}
		return nil
	}
}

// Reprice is a change for [Service.ChangeMany]: every price moves by so many hundredths of a percent, rounded to the
// nearest cent. A regular price stays as it is: it is the one that buyers compare with.
func Reprice(basisPoints int) func(*Product) error {
	return func(p *Product) error {
		for i := range p.Variants {
			v := &p.Variants[i]
			v.Price = money.Cents((int64(v.Price)*int64(10_000+basisPoints) + 5_000) / 10_000)
		}
		return nil
	}
}
