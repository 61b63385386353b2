package people

import (
	"context"

	"rangrue/internal/domain/account"
	"rangrue/internal/domain/operator"
	"rangrue/internal/kit/db"
)

// suspension is what the journal keeps of one.
type suspension struct {
	Suspended bool   `json:"suspended"`
	Reason    string `json:"reason,omitempty"`
}

// Suspend keeps a person out: they cannot sign in, order or write, and a letter tells them why. Orders under way go on;
// the letter has the signed link of each.
func (s *Service) Suspend(ctx context.Context, personID, reason string) error {
	if err := s.refuseOperator(ctx, personID); err != nil {
		return err
	}
	err := s.db.Tx(ctx, func(tx *db.Tx) error {
		underWay, err := s.Orders.UnderWayOf(ctx, tx, personID)
		if err != nil {
			return err
		}
		var links []account.OrderLink
		for _, o := range underWay {
			links = append(links, account.OrderLink{Reference: o.Reference, URL: s.OrderLink(o.ID)})
		}
		user, err := s.Accounts.Suspend(ctx, tx, personID, reason, links)
		if err != nil {
			return err
		}
		return s.note(ctx, tx, user, operator.Entry{Act: "person.suspend", Before: suspension{},
			After: suspension{true, reason}, Reason: reason})
	})
	if err != nil {
		return err
	}
	return s.Stop(ctx, personID)
}

// Reinstate lets a suspended person in again. The reason stays in the journal.
func (s *Service) Reinstate(ctx context.Context, personID, reason string) error {
	return s.db.Tx(ctx, func(tx *db.Tx) error {
		before, err := s.Accounts.ByID(ctx, personID)
		if err != nil {
			return err
		}
		user, err := s.Accounts.Reinstate(ctx, tx, personID)
		if err != nil {
			return err
		}
		return s.note(ctx, tx, user, operator.Entry{Act: "person.reinstate",
			Before: suspension{true, before.SuspendedReason}, After: suspension{}, Reason: reason})
	})
}

// EndSessions signs a person out everywhere.
func (s *Service) EndSessions(ctx context.Context, personID, reason string) error {
	return s.endSessionsAnd(ctx, personID, operator.Entry{Act: "person.end_sessions", Reason: reason},
		s.Accounts.EndSessionsOf)
}

// WriteNote keeps a note about a person for the other operators.
func (s *Service) WriteNote(ctx context.Context, personID, text string) error {
	user, err := s.Accounts.ByID(ctx, personID)
	if err != nil {
		return err
	}
	who, _ := operator.From(ctx)
	return s.db.Tx(ctx, func(tx *db.Tx) error {
		note, err := s.Accounts.WriteNote(ctx, tx, personID, account.PersonNote{OperatorID: who.UserID,
			OperatorName: who.Name, Text: text})
		if err != nil {
			return err
		}
		return s.note(ctx, tx, user, operator.Entry{Act: "person.note", After: map[string]string{"note": note.ID}})
	})
}

// Export is everything kept about a person, as they may ask for it.
func (s *Service) Export(ctx context.Context, personID, reason string) (*account.Copy, error) {
	user, err := s.Accounts.ByID(ctx, personID)
	if err != nil {
		return nil, err
	}
	copied, err := s.Accounts.CopyOf(ctx, personID)
	if err != nil {
		return nil, err
	}
	return copied, s.db.Tx(ctx, func(tx *db.Tx) error {
		return s.note(ctx, tx, user, operator.Entry{Act: "person.export", Reason: reason})
	})
}

// Erase forgets a person who asked for it, by the path that they could take themselves.
func (s *Service) Erase(ctx context.Context, personID, reason string) error {
	return s.endSessionsAnd(ctx, personID, operator.Entry{Act: "person.erase", Reason: reason},
		func(ctx context.Context, tx *db.Tx, user *account.User) error {
			return s.Accounts.Erase(ctx, tx, user.ID)
		})
}

// endSessionsAnd does to a person what ends their sessions, and keeps it in the journal.
func (s *Service) endSessionsAnd(ctx context.Context, personID string, entry operator.Entry,
	do func(ctx context.Context, tx *db.Tx, user *account.User) error) error {
	if err := s.refuseOperator(ctx, personID); err != nil {
		return err
	}
	user, err := s.Accounts.ByID(ctx, personID)
	if err != nil {
		return err
	}
	err = s.db.Tx(ctx, func(tx *db.Tx) error {
		if err := do(ctx, tx, user); err != nil {
			return err
		}
		return s.note(ctx, tx, user, entry)
	})
	if err != nil {
		return err
	}
	return s.Stop(ctx, personID)
}

// refuseOperator keeps operators from shutting each other out by the back door.
func (s *Service) refuseOperator(ctx context.Context, personID string) error {
	is, err := s.IsOperator(ctx, personID)
	if err == nil && is {
		return errOperator
	}
	return err
}
