package moderation

import (
	"context"

	"rangrue/internal/domain/catalog"
	"rangrue/internal/domain/operator"
	"rangrue/internal/domain/shop"
	"rangrue/internal/kit/db"
	"rangrue/internal/kit/problem"
)

// hiddenState is what the journal keeps of a product.
type hiddenState struct {
	Status catalog.Status `json:"status"`
	Hidden bool           `json:"hidden"`
	Reason string         `json:"reason,omitempty"`
}

func stateOf(p *catalog.Product) hiddenState {
	return hiddenState{p.Status, !p.HiddenAt.IsZero(), p.HiddenReason}
}

// HideProduct hides a product, writes to its shop why, and answers what was reported about it.
func (s *Service) HideProduct(ctx context.Context, id, reason string) error {
	reason, err := operator.Reason(reason)
	if err != nil {
		return err
	}
	return s.db.Tx(ctx, func(tx *db.Tx) error { return s.hideProduct(ctx, tx, id, reason) })
}

func (s *Service) hideProduct(ctx context.Context, tx *db.Tx, id, reason string) error {
	was, is, err := s.Catalog.HideIn(ctx, tx, id, reason)
	if err != nil {
		return err
	}
	if err := s.noteProduct(ctx, tx, "product.hide", was, is, reason); err != nil {
		return err
	}
	if err := s.answerReports(ctx, tx, OfProduct, id, Hidden, reason); err != nil {
		return err
	}
	of, err := shop.ByID(ctx, tx, is.ShopID)
	if err != nil {
		return err
	}
	return s.tellShop(ctx, tx, of, s.hiddenLetter(is, reason))
}

// PutBackProduct shows a product again and writes to its shop.
func (s *Service) PutBackProduct(ctx context.Context, id, reason string) error {
	reason, err := operator.Reason(reason)
	if err != nil {
		return err
	}
	return s.db.Tx(ctx, func(tx *db.Tx) error { return s.putBackProduct(ctx, tx, id, reason) })
}

var errNotHidden = problem.New(problem.Conflict, "not_hidden", problem.Say(
	"Ce produit n’est pas masqué.", "This product is not hidden."))

func (s *Service) putBackProduct(ctx context.Context, tx *db.Tx, id, reason string) error {
	was, is, err := s.Catalog.PutBackIn(ctx, tx, id)
	if err != nil {
		return err
	}
	if was.HiddenAt.IsZero() {
		return errNotHidden
	}
	if err := s.noteProduct(ctx, tx, "product.put_back", was, is, reason); err != nil {
		return err
	}
	of, err := shop.ByID(ctx, tx, is.ShopID)
	if err != nil {
		return err
	}
	return s.tellShop(ctx, tx, of, s.backLetter(is, reason))
}

func (s *Service) noteProduct(ctx context.Context, tx *db.Tx, act string, was, is *catalog.Product,
	reason string) error {
	return operator.Note(ctx, tx, s.Now(), operator.Entry{Act: act, SubjectKind: "product", SubjectID: is.ID,
		SubjectName: is.Name, Before: stateOf(was), After: stateOf(is), Reason: reason})
}

// MoveProducts gives several products another leading category, and tells how many changed.
func (s *Service) MoveProducts(ctx context.Context, ids []string, categoryID, reason string) (moved int, err error) {
	err = s.db.Tx(ctx, func(tx *db.Tx) error {
		moved = 0
		for _, id := range ids {
			was, is, err := s.Catalog.LeadIn(ctx, tx, id, categoryID)
			if err != nil {
				return err
			}
			if was == is {
				continue
			}
			moved++
			type categories struct {
				CategoryIDs []string `json:"categoryIds"`
			}
			err = operator.Note(ctx, tx, s.Now(), operator.Entry{Act: "product.category", SubjectKind: "product",
				SubjectID: id, SubjectName: is.Name, Before: categories{was.CategoryIDs},
				After: categories{is.CategoryIDs}, Reason: reason})
			if err != nil {
				return err
			}
		}
		return nil
	})
	return moved, err
}
