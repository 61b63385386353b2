package shop

import (
	"context"
	"slices"
	"strings"
	"time"

	"rangrue/internal/kit/changes"
	"rangrue/internal/kit/check"
	"rangrue/internal/kit/db"
	"rangrue/internal/kit/problem"
)

// Create adds a shop and its owners.
func (s *Service) Create(ctx context.Context, n NewShop) (shop *Shop, err error) {
	err = s.db.Tx(ctx, func(tx *db.Tx) (err error) {
		shop, err = s.CreateIn(ctx, tx, n)
		return err
	})
	if err != nil {
		return nil, err
	}
	return shop, nil
}

// CreateIn is [Service.Create] inside the caller's transaction.
func (s *Service) CreateIn(ctx context.Context, tx *db.Tx, n NewShop) (*Shop, error) {
	shop := fromNew(n, s.now())
	broken := shop.broken(shop.Status)
	if _, known := statusMoves[shop.Status]; !known {
		broken = append(broken, check.Fail("status", "status", textStatus))
	}
	err := check.All(broken...)
	if err != nil {
		return nil, err
	}
	if shop.Slug, err = claimSlug(ctx, tx, shop.ID, shop.Slug, shop.Name); err != nil {
		return nil, err
	}
	if shop.label, err = labelOf(ctx, tx, shop.CategoryCode); err != nil {
		return nil, err
	}
	if err := insertShop(ctx, tx, shop); err != nil {
		return nil, err
	}
	if err := addOwners(ctx, tx, shop.ID, n.OwnerIDs, shop.CreatedAt); err != nil {
		return nil, err
	}
	return shop, changes.Note(ctx, tx, "shop", shop.ID)
}

// CheckReady tells every rule that details would break in a shop that its owner opens: nil, or a refusal with one field
// for each. A shop that waits for its approval must meet them too, so that approving it is one word. Both the shop and
// the merchant must be in Quebec, as the conditions for sellers say, unless outside says that an operator accepted
// another province, or is still to decide.
func CheckReady(d Details, outside bool) error {
	d.normalise()
	broken := d.broken(Approved)
	if !outside {
		broken = append(broken, d.outsideQuebec()...)
	}
	return check.All(broken...)
}

// OutsideQuebec tells whether the shop or its merchant is in another province.
func OutsideQuebec(d Details) bool {
	d.normalise()
	return len(d.outsideQuebec()) > 0
}

// fromNew fills what the request leaves open.
func fromNew(n NewShop, now time.Time) *Shop {
	shop := &Shop{ID: n.ID, Status: n.Status, Details: n.Details, Terms: n.Terms, Revision: 1, CreatedAt: n.CreatedAt,
		UpdatedAt: now}
	if shop.ID == "" {
		shop.ID = db.NewID()
	}
	if shop.Status == "" {
		shop.Status = Draft
	}
	if shop.CreatedAt.IsZero() {
		shop.CreatedAt = now
	}
	if shop.Status == Approved {
		shop.ApprovedAt = shop.CreatedAt
	}
	shop.SubmittedAt = shop.CreatedAt
	shop.normalise()
	return shop
}

// Edit is what a shop comes to say of itself.
type Edit struct {
	Details
	Seen int    // the revision that was read; another one is refused with [ErrEdited]. Zero: whatever it is now
	By   string // the user who edits it
}

// ErrEdited refuses an edit of a shop that someone else edited since it was read.
var ErrEdited = problem.New(problem.Conflict, "shop_edited", problem.Say(
	"Quelqu’un d’autre a changé cette boutique entre-temps.", "Someone else changed this shop meanwhile."))

// Update replaces what a shop says of itself. An empty slug follows the name; the old address keeps leading here. One
// that was asked for changes waits for a decision again.
func (s *Service) Update(ctx context.Context, id string, e Edit) (*Shop, error) {
	d := e.Details
	d.normalise()
	var updated *Shop
	err := s.db.Tx(ctx, func(tx *db.Tx) error {
		old, err := ByID(ctx, tx, id)
		if err != nil {
			return err
		}
		if e.Seen != 0 && e.Seen != old.Revision {
			return ErrEdited
		}
		if err := check.All(d.broken(old.Status)...); err != nil {
			return err
		}
		shop := *old
		shop.Details, shop.UpdatedAt, shop.Revision, shop.EditedBy = d, s.now(), old.Revision+1, e.By
		if d.Slug == "" && d.Name == old.Name {
			shop.Slug = old.Slug
		} else if shop.Slug, err = claimSlug(ctx, tx, id, d.Slug, d.Name); err != nil {
			return err
		}
		if shop.label, err = labelOf(ctx, tx, shop.CategoryCode); err != nil {
			return err
		}
		if err := updateEdited(ctx, tx, &shop); err != nil {
			return err
		}
		if updated = &shop; old.Status == ChangesRequested {
			if _, err := updateStatus(ctx, tx, old, Draft, "", shop.UpdatedAt); err != nil {
				return err
			}
			shop.Status, shop.StatusReason, shop.SubmittedAt = Draft, "", shop.UpdatedAt
		}
		if err := s.noteEdit(ctx, tx, old, &shop); err != nil {
			return err
		}
		return changes.Note(ctx, tx, "shop", id)
	})
	return updated, err
}

// SetStatus moves a shop along its life; reason is why. Its products appear and disappear with it.
func (s *Service) SetStatus(ctx context.Context, id string, to Status, reason string) error {
	return s.db.Tx(ctx, func(tx *db.Tx) error {
		_, err := s.SetStatusIn(ctx, tx, id, to, reason)
		return err
	})
}

// SetStatusIn is [Service.SetStatus] inside the caller's transaction. It tells whether the shop moved: one that is
// there already stays, with the reason it has.
func (s *Service) SetStatusIn(
	ctx context.Context, tx *db.Tx, id string, to Status, reason string,
) (moved bool, err error) {
	shop, err := ByID(ctx, tx, id)
	if err != nil || shop.Status == to {
		return false, err
	}
	if !slices.Contains(statusMoves[shop.Status], to) {
		return false, ErrStatusMove
	}
	if reason, err = shop.checkMove(to, reason); err != nil {
		return false, err
	}
	n, err := updateStatus(ctx, tx, shop, to, reason, s.now())
	if err != nil {
		return false, err
	}
	if n == 0 { // someone moved it meanwhile
		return false, ErrStatusMove
	}
	return true, changes.Note(ctx, tx, "shop", id)
}

// checkMove refuses to open a shop whose details break a rule, and to send it anywhere else without a reason. It
// returns the reason to keep: none for an open shop.
func (s *Shop) checkMove(to Status, reason string) (string, error) {
	if to == Approved {
		return "", check.All(s.unready()...)
	}
	reason = strings.TrimSpace(check.Strip(reason))
	return reason, check.All(check.Required("reason", reason), check.Length("reason", reason, 1, MaxReason))
}

// AcceptOutsideIn notes, in the caller's transaction, that an operator lets a shop sell from outside Quebec.
func (s *Service) AcceptOutsideIn(ctx context.Context, tx *db.Tx, id string, o Outside) error {
	o.Reason = strings.TrimSpace(check.Strip(o.Reason))
	err := check.All(check.Required("reason", o.Reason), check.Length("reason", o.Reason, 1, MaxReason))
	if err != nil {
		return err
	}
	n, err := updateOutside(ctx, tx, id, o)
	if err == nil && n == 0 {
		return ErrNotFound
	}
	return err
}

// AcceptTerms notes that someone who runs the shop accepted the conditions for sellers.
func (s *Service) AcceptTerms(ctx context.Context, id string, t Terms) error {
	return s.db.Tx(ctx, func(tx *db.Tx) error {
		n, err := updateTerms(ctx, tx, id, t)
		if err == nil && n == 0 {
			return ErrNotFound
		}
		return err
	})
}

// SetVacation sends a shop away until a moment, or [UntilReopened]; a zero time brings it back.
func (s *Service) SetVacation(ctx context.Context, id string, until time.Time) error {
	return s.db.Tx(ctx, func(tx *db.Tx) error {
		old, err := ByID(ctx, tx, id)
		if err != nil {
			return err
		}
		if _, err := updateVacation(ctx, tx, id, until, s.now()); err != nil {
			return err
		}
		if err := s.noteVacation(ctx, tx, old, until); err != nil {
			return err
		}
		return changes.Note(ctx, tx, "shop", id)
	})
}

// AddOwner makes a user an owner of a shop. Adding a member of its team again changes nothing.
func (s *Service) AddOwner(ctx context.Context, shopID, userID string) error {
	return s.db.Tx(ctx, func(tx *db.Tx) error { return addOwners(ctx, tx, shopID, []string{userID}, s.now()) })
}
