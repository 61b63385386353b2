package outreach_test

import (
	"fmt"
	"strings"
	"testing"
	"time"

	"rangrue/internal/domain/operator"
	"rangrue/internal/domain/outreach"
	"rangrue/internal/kit/db"
	"rangrue/internal/kit/db/dbtest"
	"rangrue/internal/kit/mail"
	"rangrue/internal/markettest"
)

// campaignLetters are the letters of the campaign, by reader.
func (d *desk) campaignLetters(subject string) map[string][]mail.Message {
	found := map[string][]mail.Message{}
	for _, m := range d.queued() {
		if m.Subject == subject {
			found[m.To[0]] = append(found[m.To[0]], m)
		}
	}
	return found
}

var news = outreach.CampaignText{Subject: "Les nouvelles de novembre", Body: "Bonjour!\n\nIl neige.",
	ButtonLabel: "Voir", ButtonURL: "/boutique"}

func TestACampaignReachesEveryReaderOnceHoweverOftenItRuns(t *testing.T) {
	dbtest.Run(t, func(t *testing.T, database *db.DB) {
		d := newDesk(t, database)
		ctx := operator.CommandLine(t.Context())
		for i := range 120 {
			d.subscribe(fmt.Sprintf("p%03d@exemple.ca", i), nil)
		}
		left := d.campaignLetters("Bienvenue à notre infolettre")["p007@exemple.ca"][0]
		markettest.Must(0, d.service.Unsubscribe(t.Context(), d.tokenIn(left)))
		d.clock = d.clock.Add(time.Hour)
		c := markettest.Must(d.service.Compose(ctx, "", 0, news))
		if c.Recipients != 119 || c.State != outreach.Draft {
			t.Fatalf("draft: %+v", c)
		}
		c = markettest.Must(d.service.Launch(ctx, c.ID, c.Revision))
		d.clock = d.clock.Add(time.Hour)
		d.subscribe("trop-tard@exemple.ca", nil)
		for range 2 {
			markettest.Must(0, d.service.Deliver(t.Context(), c.ID))
		}
		letters := d.campaignLetters(news.Subject)
		if len(letters) != 119 || letters["p007@exemple.ca"] != nil || letters["trop-tard@exemple.ca"] != nil {
			t.Errorf("%d readers", len(letters))
		}
		for to, list := range letters {
			if len(list) != 1 || !strings.Contains(list[0].Headers["List-Unsubscribe"], "/newsletter/unsubscribe/") ||
				list[0].Headers["List-Unsubscribe-Post"] != "List-Unsubscribe=One-Click" {
				t.Errorf("%s: %d letters %v", to, len(list), list[0].Headers)
			}
		}
		c = markettest.Must(d.service.Campaign(ctx, c.ID))
		if c.State != outreach.Sent || c.Done != 119 || c.Recipients != 119 || c.FinishedAt == nil {
			t.Errorf("done: %+v", c)
		}
		markettest.Must(0, d.service.Unsubscribe(t.Context(), d.tokenIn(letters["p003@exemple.ca"][0])))
	})
}

func TestACampaignThatWasStoppedGoesOnWhereItWas(t *testing.T) {
	dbtest.Run(t, func(t *testing.T, database *db.DB) {
		d := newDesk(t, database)
		ctx := operator.CommandLine(t.Context())
		for i := range 3 {
			d.subscribe(fmt.Sprintf("p%d@exemple.ca", i), nil)
		}
		c := markettest.Must(d.service.Compose(ctx, "", 0, news))
		c = markettest.Must(d.service.Launch(ctx, c.ID, c.Revision))
		c = markettest.Must(d.service.Halt(ctx, c.ID, c.Revision))
		markettest.Must(0, d.service.Deliver(t.Context(), c.ID))
		if len(d.campaignLetters(news.Subject)) != 0 {
			t.Error("a stopped campaign was sent")
		}
		if _, err := d.service.Compose(ctx, c.ID, c.Revision, news); err == nil {
			t.Error("a campaign that began was written anew")
		}
		c = markettest.Must(d.service.Launch(ctx, c.ID, c.Revision))
		markettest.Must(0, d.service.Deliver(t.Context(), c.ID))
		if len(d.campaignLetters(news.Subject)) != 3 {
			t.Error("it did not go on")
		}
	})
}

func TestATestOfACampaignGoesToOneselfAlone(t *testing.T) {
	dbtest.Run(t, func(t *testing.T, database *db.DB) {
		d := newDesk(t, database)
		ctx := operator.CommandLine(t.Context())
		d.subscribe("ana@exemple.ca", nil)
		c := markettest.Must(d.service.Compose(ctx, "", 0, news))
		markettest.Must(0, d.service.Test(ctx, c.ID, "moi@exemple.ca"))
		letters := d.campaignLetters("[Essai] " + news.Subject)
		if len(letters) != 1 || len(letters["moi@exemple.ca"]) != 1 {
			t.Errorf("%v", letters)
		}
		_, err := d.service.Compose(ctx, "", 0, outreach.CampaignText{Subject: "x", Body: "y", ButtonLabel: "Voir",
			ButtonURL: "http://ailleurs.example"})
		if err == nil {
			t.Error("a button may lead anywhere")
		}
	})
}

func TestSubscribersAreFoundByTheBeginningOfTheirAddress(t *testing.T) {
	dbtest.Run(t, func(t *testing.T, database *db.DB) {
		d := newDesk(t, database)
		for _, email := range []string{"Ana.Roy@exemple.ca", "anabelle@exemple.ca", "luc@exemple.ca"} {
			d.subscribe(email, nil)
		}
		markettest.Must(0, database.Tx(t.Context(), func(tx *db.Tx) error {
			_, err := tx.Exec(t.Context(), `UPDATE newsletter_subscriber SET search_key = ''`)
			return err
		}))
		markettest.Must(0, d.service.FillKeys(t.Context()))
		for typed, want := range map[string]int{"ana": 2, "ana.r": 1, "": 3, "zoe": 0} {
			rows, _, err := d.service.Subscribers(t.Context(), outreach.Reading, typed, "")
			if err != nil || len(rows) != want {
				t.Errorf("%q: %+v, %v", typed, rows, err)
			}
		}
	})
}

func TestACampaignThatWasGivenUpStaysSo(t *testing.T) {
	dbtest.Run(t, func(t *testing.T, database *db.DB) {
		d := newDesk(t, database)
		ctx := operator.CommandLine(t.Context())
		for i := range 60 {
			d.subscribe(fmt.Sprintf("p%02d@exemple.ca", i), nil)
		}
		c := markettest.Must(d.service.Compose(ctx, "", 0, news))
		if _, err := d.service.Cancel(ctx, c.ID, c.Revision); err == nil {
			t.Error("a draft was given up")
		}
		c = markettest.Must(d.service.Launch(ctx, c.ID, c.Revision))
		c = markettest.Must(d.service.Cancel(ctx, c.ID, c.Revision))
		if c.State != outreach.Cancelled || c.FinishedAt == nil || c.Recipients != 60 {
			t.Errorf("%+v", c)
		}
		markettest.Must(0, d.service.Deliver(t.Context(), c.ID))
		if len(d.campaignLetters(news.Subject)) != 0 {
			t.Error("a campaign that was given up was sent")
		}
		for name, act := range map[string]func() (*outreach.Campaign, error){
			"launch": func() (*outreach.Campaign, error) { return d.service.Launch(ctx, c.ID, c.Revision) },
			"halt":   func() (*outreach.Campaign, error) { return d.service.Halt(ctx, c.ID, c.Revision) },
			"cancel": func() (*outreach.Campaign, error) { return d.service.Cancel(ctx, c.ID, c.Revision) },
		} {
			if _, err := act(); err == nil {
				t.Errorf("%s after it was given up", name)
			}
		}
	})
}
