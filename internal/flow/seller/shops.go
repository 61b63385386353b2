package seller

import (
	"context"
	"errors"
	"slices"
	"strings"
	"time"

	"rangrue/internal/domain/account"
	"rangrue/internal/domain/shop"
	"rangrue/internal/kit/calendar"
	"rangrue/internal/kit/check"
	"rangrue/internal/kit/db"
	"rangrue/internal/kit/gazetteer"
	"rangrue/internal/kit/problem"
	"rangrue/internal/kit/slug"
)

// Open creates a shop that the user runs, who accepted a version of the conditions for sellers. It waits for the
// operator's approval, who is written to; where configuration says so it opens at once, and its owner is written to
// instead. One outside Quebec always waits: only an operator's word lets it in.
func (s *Service) Open(ctx context.Context, userID, termsVersion string, d shop.Details) (*shop.Shop, error) {
	owner, err := s.Accounts.ByID(ctx, userID)
	if err != nil {
		return nil, err
	}
	if d.Merchant.Email == "" {
		d.Merchant.Email = owner.Email
	}
	d.Place = locate(d.Place)
	mine, err := s.Shops.OwnedBy(ctx, userID)
	if err != nil {
		return nil, err
	}
	mine = slices.DeleteFunc(mine, func(of *shop.Shop) bool { return of.Role != shop.Owner })
	if len(mine) >= MaxShops {
		return nil, ErrTooManyShops
	}
	if err := shop.CheckReady(d, true); err != nil {
		return nil, err
	}
	terms, err := s.accepted(userID, termsVersion)
	if err != nil {
		return nil, err
	}
	status := shop.Draft
	if s.AutoApprove && !shop.OutsideQuebec(d) {
		status = shop.Approved
	}
	var opened *shop.Shop
	err = s.db.Tx(ctx, func(tx *db.Tx) (err error) {
		opened, err = s.Shops.CreateIn(ctx, tx, shop.NewShop{Status: status, Details: d, Terms: terms,
			OwnerIDs: []string{userID}})
		if err != nil {
			return err
		}
		if status == shop.Draft {
			return s.tellOperator(ctx, tx, opened, owner)
		}
		return s.tellOwners(ctx, tx, opened, Judgement{To: status}, shop.Draft, []string{owner.Email})
	})
	if err != nil {
		return nil, err
	}
	return opened, nil
}

// AcceptTerms notes that someone who runs the shop accepted the conditions for sellers in force.
func (s *Service) AcceptTerms(ctx context.Context, userID, shopID, version string) (*shop.Shop, error) {
	terms, err := s.accepted(userID, version)
	if err != nil {
		return nil, err
	}
	if err := s.Shops.AcceptTerms(ctx, shopID, terms); err != nil {
		return nil, err
	}
	return s.Shops.ByID(ctx, shopID)
}

// accepted refuses a version of the conditions that is not in force: what was read is what is accepted.
func (s *Service) accepted(userID, version string) (shop.Terms, error) {
	if version != s.TermsVersion() {
		return shop.Terms{}, check.Refuse(*check.Fail("termsVersion", ErrTerms.Code, ErrTerms.Text))
	}
	return shop.Terms{Version: version, AcceptedAt: s.Now(), AcceptedBy: userID}, nil
}

// Edit replaces what a shop of the user's says of itself. An open shop stays in Quebec unless an operator accepted that
// it does not; one that waits may be anywhere, for the operator to see. The operator is written to when a shop that was
// asked for changes waits again.
func (s *Service) Edit(ctx context.Context, old *shop.Shop, e shop.Edit) (*shop.Shop, error) {
	d := &e.Details
	if d.Merchant.Email == "" {
		d.Merchant.Email = old.Merchant.Email
	}
	if d.City == old.City && d.PostalCode == old.PostalCode {
		d.Place = old.Place
	} else {
		d.Place = locate(d.Place)
	}
	if err := shop.CheckReady(*d, old.Outside.Reason != "" || old.ApprovedAt.IsZero()); err != nil {
		return nil, err
	}
	edited, err := s.Shops.Update(ctx, old.ID, e)
	if err != nil || old.Status != shop.ChangesRequested {
		return edited, err
	}
	return edited, s.db.Tx(ctx, func(tx *db.Tx) error { return s.tellCorrected(ctx, tx, edited) })
}

// locate finds where a town is: by its name, else by its postal code. A place we do not know is kept as typed, without
// being on the map.
func locate(p shop.Place) shop.Place {
	p.City = check.Line(p.City)
	byName := gazetteer.Find(p.City, 5)
	at := slices.IndexFunc(byName, func(g gazetteer.Place) bool { return slug.Make(g.Name) == slug.Make(p.City) })
	if at >= 0 {
		return placed(p, byName[at])
	}
	if near := gazetteer.Find(p.PostalCode, 1); len(near) > 0 && p.PostalCode != "" {
		return placed(p, near[0])
	}
	return p
}

func placed(p shop.Place, at gazetteer.Place) shop.Place {
	p.Region, p.Located, p.Lat, p.Lon = at.Region, true, at.Lat, at.Lon
	return p
}

// Leave sends a shop on vacation until the morning of a day, Eastern time; an empty day brings it back.
func (s *Service) Leave(ctx context.Context, shopID, day string) (*shop.Shop, error) {
	until := time.Time{}
	if day != "" {
		back, err := time.ParseInLocation(time.DateOnly, day, calendar.Eastern)
		if now := s.Now(); err != nil || !back.After(now) || back.After(now.AddDate(1, 0, 1)) {
			return nil, check.Refuse(*check.Fail("until", ErrVacation.Code, ErrVacation.Text))
		}
		until = back
	}
	return s.setVacation(ctx, shopID, until)
}

// Pause sends a shop on vacation until [Service.Leave] brings it back.
func (s *Service) Pause(ctx context.Context, shopID string) (*shop.Shop, error) {
	return s.setVacation(ctx, shopID, shop.UntilReopened)
}

func (s *Service) setVacation(ctx context.Context, shopID string, until time.Time) (*shop.Shop, error) {
	if err := s.Shops.SetVacation(ctx, shopID, until); err != nil {
		return nil, err
	}
	return s.Shops.ByID(ctx, shopID)
}

// Approve opens a shop to the public, or opens again one that was suspended, and writes to its owners. It tells whether
// the shop was not open yet.
func (s *Service) Approve(ctx context.Context, address string) (*shop.Shop, bool, error) {
	return s.judgeAt(ctx, address, Judgement{To: shop.Approved})
}

// Suspend hides a shop and its products, and writes to its owners why.
func (s *Service) Suspend(ctx context.Context, address, reason string) (*shop.Shop, bool, error) {
	return s.judgeAt(ctx, address, Judgement{To: shop.Suspended, Reason: reason})
}

func (s *Service) judgeAt(ctx context.Context, address string, j Judgement) (*shop.Shop, bool, error) {
	found, err := s.Shops.AnyBySlug(ctx, strings.TrimSpace(address))
	if err != nil {
		return nil, false, err
	}
	return s.Judge(ctx, found.ID, j)
}

// Judgement is what an operator decides of a shop.
type Judgement struct {
	To     shop.Status
	Reason string // the letter tells it
	// Seen is when the shop was last edited, as the operator saw it; an edit since then is refused with [ErrChanged].
	// Zero: whatever it is now.
	Seen time.Time
	// Also is done in the same transaction, with the shop as it was and as it is: a line of the journal. May be nil.
	Also func(tx *db.Tx, was, is *shop.Shop) error
}

// ErrChanged refuses to judge a shop that was edited since the operator read it.
var ErrChanged = problem.New(problem.Conflict, "shop_changed", problem.Say(
	"Cette boutique a changé pendant que vous la lisiez.", "This shop changed while you were reading it."))

// Judge moves a shop to another status and writes to its owners. It tells whether the shop was not there yet.
func (s *Service) Judge(ctx context.Context, shopID string, j Judgement) (is *shop.Shop, moved bool, err error) {
	emails, err := s.OwnersEmails(ctx, shopID)
	if err != nil {
		return nil, false, err
	}
	err = s.db.Tx(ctx, func(tx *db.Tx) error {
		was, err := shop.ByID(ctx, tx, shopID)
		if err != nil {
			return err
		}
		if !j.Seen.IsZero() && j.Seen.UnixMilli() != was.UpdatedAt.UnixMilli() {
			return ErrChanged.With(was)
		}
		if moved, err = s.Shops.SetStatusIn(ctx, tx, shopID, j.To, j.Reason); err != nil {
			return err
		}
		if is, err = shop.ByID(ctx, tx, shopID); err != nil || !moved {
			return err
		}
		if j.Also != nil {
			if err := j.Also(tx, was, is); err != nil {
				return err
			}
		}
		return s.tellOwners(ctx, tx, is, j, was.Status, emails)
	})
	if err != nil {
		return nil, false, err
	}
	return is, moved, nil
}

// OwnersEmails are the addresses of those who run a shop and did not close their account.
func (s *Service) OwnersEmails(ctx context.Context, shopID string) ([]string, error) {
	ids, err := s.Shops.Owners(ctx, shopID)
	if err != nil {
		return nil, err
	}
	var emails []string
	for _, id := range ids {
		owner, err := s.Accounts.ByID(ctx, id)
		if errors.Is(err, account.ErrNotFound) { // who left is not written to
			continue
		}
		if err != nil {
			return nil, err
		}
		emails = append(emails, owner.Email)
	}
	return emails, nil
}
