package account_test

import (
	"errors"
	"sync"
	"sync/atomic"
	"testing"

	"rangrue/internal/domain/account"
	"rangrue/internal/kit/db"
	"rangrue/internal/kit/db/dbtest"
	"rangrue/internal/markettest"
)

func TestPeopleRacingForAnEmailOpenOneAccount(t *testing.T) {
	dbtest.Run(t, func(t *testing.T, d *db.DB) {
		s := people(d)
		var opened, refused atomic.Int32
		var writers sync.WaitGroup
		for range 8 {
			writers.Go(func() {
				switch _, err := s.Create(ctx, account.NewUser{FirstName: "A", LastName: "B", Email: "a@exemple.ca"}); {
				case err == nil:
					opened.Add(1)
				case errors.Is(err, account.ErrEmailExists):
					refused.Add(1)
				default:
					t.Error(err)
				}
			})
		}
		writers.Wait()
		if opened.Load() != 1 || refused.Load() != 7 {
			t.Errorf("opened %d, refused %d", opened.Load(), refused.Load())
		}
	})
}

func TestTheDefaultAddressStaysOneUnderConcurrentChanges(t *testing.T) {
	dbtest.Run(t, func(t *testing.T, d *db.DB) {
		s := people(d)
		user := markettest.Must(s.Create(ctx, maude())).ID
		var writers sync.WaitGroup
		for range 8 {
			writers.Go(func() {
				a := home()
				a.IsDefault = true
				if _, err := s.CreateAddress(ctx, user, a); err != nil {
					t.Error(err)
				}
			})
		}
		writers.Wait()
		defaults := 0
		for _, a := range markettest.Must(s.Addresses(ctx, user)) {
			if a.IsDefault {
				defaults++
			}
		}
		if defaults != 1 {
			t.Errorf("%d defaults", defaults)
		}
	})
}
