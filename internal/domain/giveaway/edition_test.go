package giveaway_test

import (
	"errors"
	"testing"

	"rangrue/internal/domain/giveaway"
	"rangrue/internal/domain/operator"
	"rangrue/internal/kit/db"
	"rangrue/internal/kit/db/dbtest"
	"rangrue/internal/kit/problem"
	"rangrue/internal/markettest"
)

func draft(edition, closes, drawn string) giveaway.Draft {
	return giveaway.Draft{Edition: edition, ClosesOn: closes, DrawnOn: drawn, Winners: 1, Value: 120,
		SeedSource: "Lotto 6/49", Items: []giveaway.DraftItem{{Name: "Un chandail", StoreSlug: "atelier-batture"}}}
}

func code(err error) string {
	var refusal *problem.Error
	if errors.As(err, &refusal) {
		return refusal.Code
	}
	return ""
}

func TestOperatorsWriteTheGiveawayAndConfigurationIsTheDefault(t *testing.T) {
	dbtest.Run(t, func(t *testing.T, database *db.DB) {
		d := newDesk(t, database)
		ctx := operator.CommandLine(t.Context())
		e := markettest.Must(d.service.Current(ctx, database))
		if e.Edition != "essai" || e.Winners != 2 || e.Prize.Value != 80 || e.Revision != 0 {
			t.Fatalf("configured: %+v", e)
		}
		markettest.Must(0, d.service.Write(ctx, 0, draft("essai", "2026-12-20", "2026-12-22")))
		e = markettest.Must(d.service.Current(ctx, database))
		if e.Winners != 1 || e.Prize.Value != 120 || e.Prize.Items[0].Name != "Un chandail" || e.Revision != 1 ||
			!e.ClosesAt().Equal(eastern(12, 21, 0, 0)) {
			t.Errorf("written: %+v", e)
		}
		err := d.service.Write(ctx, 0, draft("essai", "2026-12-24", "2026-12-26"))
		var refused *problem.Error
		if !errors.As(err, &refused) || refused.Code != "giveaway_changed" {
			t.Fatalf("the second operator: %v", err)
		}
		now, ok := refused.Extra.(giveaway.Meanwhile)
		if !ok || now.Revision != 1 || now.At == nil || now.Draft.ClosesOn != "2026-12-20" {
			t.Errorf("the second operator is told %+v", refused.Extra)
		}
		d.clock = eastern(12, 19, 12, 0)
		if err := d.enter("ana@exemple.ca"); err != nil { // the configured edition would be closed
			t.Error(err)
		}
	})
}

func TestAnEditionThatClosedNoLongerChangesAndTheNextWaitsForTheDraw(t *testing.T) {
	dbtest.Run(t, func(t *testing.T, database *db.DB) {
		d := newDesk(t, database)
		ctx := operator.CommandLine(t.Context())
		d.enterMany(3)
		if err := d.service.Write(ctx, 0, draft("essai", "2027-01-20", "2027-01-22")); code(err) != "giveaway_over" {
			t.Errorf("closed: %v", err)
		}
		next := draft("hiver", "2027-01-20", "2027-01-22")
		if err := d.service.Write(ctx, 0, next); code(err) != "giveaway_running" {
			t.Errorf("not drawn: %v", err)
		}
		markettest.Must(0, d.service.DrawWinners(ctx, "4 8 15 16 23 42"))
		markettest.Must(0, d.service.Write(ctx, 0, next))
		if status := d.status(); status.State != giveaway.Open || status.Edition.Edition != "hiver" {
			t.Errorf("next: %+v", status)
		}
	})
}

func TestAGiveawayIsCheckedBeforeItIsKept(t *testing.T) {
	dbtest.Run(t, func(t *testing.T, database *db.DB) {
		d := newDesk(t, database)
		ctx := operator.CommandLine(t.Context())
		early, past, odd := draft("a", "2026-12-20", "2026-12-20"), draft("a", "2026-11-01", "2026-12-20"),
			draft("a", "demain", "2026-12-20")
		stranger := draft("a", "2026-12-20", "2026-12-22")
		stranger.Items = append(stranger.Items, giveaway.DraftItem{Name: "Un bol", StoreSlug: "inconnue"})
		for name, bad := range map[string]giveaway.Draft{"early": early, "past": past, "odd": odd, "store": stranger} {
			if err := d.service.Write(ctx, 0, bad); err == nil {
				t.Errorf("%s was kept", name)
			}
		}
	})
}
