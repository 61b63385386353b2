package account

import (
	"context"
	"fmt"
	"time"

	"rangrue/internal/kit/db"
	"rangrue/internal/kit/jobs"
	"rangrue/internal/kit/searchkey"
)

// Listing narrows the list of people; what is empty narrows nothing.
type Listing struct {
	Search    string // how an e-mail, a name in either order or a phone number begins
	Suspended bool
	Before    string // the id of a person: only those who joined before them
	Limit     int
}

// People lists people with an account, the newest first.
func (s *Service) People(ctx context.Context, l Listing) ([]*User, error) {
	found, err := listPeople(ctx, s.db, l)
	if err != nil {
		return nil, fmt.Errorf("account: list people: %w", err)
	}
	return found, nil
}

// Counts are how many people there are, and how many of them are suspended.
type Counts struct {
	All       int `json:"all"`
	Suspended int `json:"suspended"`
}

// CountPeople counts people with an account.
func (s *Service) CountPeople(ctx context.Context) (Counts, error) { return countPeople(ctx, s.db) }

// keys are what a person is found by.
func (u *User) keys() []string {
	var all []string
	for _, text := range []string{u.Email, u.FirstName + " " + u.LastName, u.LastName + " " + u.FirstName, u.Phone} {
		if key := searchkey.Of(text); key != "" {
			all = append(all, key)
		}
	}
	return all
}

const (
	keyKind  = "account.keys"
	keyBatch = 500
)

// registerKeys has the people found who were written by a version that knew no keys.
func (s *Service) registerKeys(q *jobs.Queue) {
	jobs.Register(q, keyKind, func(ctx context.Context, _ struct{}) error { return s.FillKeys(ctx) })
	q.Every(keyKind, time.Hour)
}

// FillKeys gives keys to the people who have none.
func (s *Service) FillKeys(ctx context.Context) error {
	for {
		var written int
		err := s.db.Tx(ctx, func(tx *db.Tx) error {
			waiting, err := withoutKeys(ctx, tx, keyBatch)
			if err != nil {
				return err
			}
			for _, u := range waiting {
				if err := replaceKeys(ctx, tx, u); err != nil {
					return err
				}
			}
			written = len(waiting)
			return nil
		})
		if err != nil {
			return fmt.Errorf("account: fill keys: %w", err)
		}
		if written < keyBatch {
			return nil
		}
	}
}
