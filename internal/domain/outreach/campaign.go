package outreach

import (
	"context"
	"errors"
	"fmt"
	"net/url"
	"strings"
	"time"

	"rangrue/internal/domain/operator"
	"rangrue/internal/kit/check"
	"rangrue/internal/kit/db"
	"rangrue/internal/kit/jobs"
	"rangrue/internal/kit/mail"
	"rangrue/internal/kit/problem"
)

// CampaignState is how far a campaign has come.
type CampaignState string

const (
	Draft     CampaignState = "draft"
	Sending   CampaignState = "sending"
	Stopped   CampaignState = "stopped"   // an operator stopped it; it can go on
	Cancelled CampaignState = "cancelled" // an operator gave it up; what left has left
	Sent      CampaignState = "sent"
)

// Campaign is a letter to the subscribers of the newsletter.
type Campaign struct {
	ID          string        `json:"id"`
	Subject     string        `json:"subject"`
	Body        string        `json:"body" doc:"Paragraphs with an empty line between them"`
	ButtonLabel string        `json:"buttonLabel" doc:"Empty for no button"`
	ButtonURL   string        `json:"buttonUrl"`
	State       CampaignState `json:"state" enum:"draft,sending,stopped,cancelled,sent"`
	Revision    int64         `json:"revision" doc:"Send it with a change"`
	ChangedBy   string        `json:"changedBy"`
	ChangedAt   time.Time     `json:"changedAt"`
	CreatedAt   time.Time     `json:"createdAt"`
	StartedAt   *time.Time    `json:"startedAt" nullable:"true"`
	FinishedAt  *time.Time    `json:"finishedAt" nullable:"true"`
	Recipients  int           `json:"recipients" doc:"How many it is for; of a draft, how many it would be for now"`
	Done        int           `json:"done" doc:"How many letters were written so far"`
}

// CampaignText is what an operator writes.
type CampaignText struct {
	Subject     string `json:"subject" maxLength:"200"`
	Body        string `json:"body" maxLength:"20000"`
	ButtonLabel string `json:"buttonLabel" maxLength:"80"`
	ButtonURL   string `json:"buttonUrl" maxLength:"500"`
}

var (
	errCampaign      = problem.Missing("campaign_not_found")
	errCampaignStale = problem.New(problem.Conflict, "campaign_changed", problem.Say(
		"Cette infolettre a changé pendant que vous l’aviez sous les yeux.",
		"This letter has changed while you were reading it."))
	errCampaignState = problem.New(problem.Conflict, "campaign_state", problem.Say(
		"Cette infolettre n’en est plus là.", "This letter is no longer in that state."))
	errNoReader = problem.New(problem.Conflict, "no_reader", problem.Say(
		"Personne n’est inscrit à l’infolettre pour le moment.", "Nobody reads the newsletter at the moment."))
	textLink = problem.Say("Donnez un chemin du site ou une adresse complète en https.",
		"Give a path of the site or a whole https address.")
	textBoth = problem.Say("Donnez à la fois le texte et l’adresse du bouton, ou aucun des deux.",
		"Give both the button's text and its address, or neither.")
)

func (t CampaignText) clean() (CampaignText, error) {
	t.Subject, t.ButtonLabel = oneLine(t.Subject), oneLine(t.ButtonLabel)
	t.Body, t.ButtonURL = check.Plain(t.Body), strings.TrimSpace(t.ButtonURL)
	rules := []*problem.Field{
		check.Required("subject", t.Subject), check.Length("subject", t.Subject, 1, maxSubject),
		check.Required("body", t.Body), check.Length("body", t.Body, 1, 20000),
	}
	switch {
	case (t.ButtonLabel == "") != (t.ButtonURL == ""):
		rules = append(rules, check.Fail("buttonUrl", "button_half", textBoth))
	case t.ButtonURL != "" && !goodLink(t.ButtonURL):
		rules = append(rules, check.Fail("buttonUrl", "bad_link", textLink))
	}
	return t, check.All(rules...)
}

func goodLink(link string) bool {
	if strings.HasPrefix(link, "/") && !strings.HasPrefix(link, "//") {
		return true
	}
	u, err := url.Parse(link)
	return err == nil && u.Scheme == "https" && u.Host != ""
}

// Compose writes a new campaign, or a draft anew. A revision of 0 makes a new one.
func (s *Service) Compose(ctx context.Context, id string, revision int64, text CampaignText) (*Campaign, error) {
	text, err := text.clean()
	if err != nil {
		return nil, err
	}
	who, _ := operator.From(ctx)
	err = s.db.Tx(ctx, func(tx *db.Tx) error {
		entry := operator.Entry{Act: "campaign.write", SubjectKind: "campaign", SubjectName: text.Subject, After: text}
		if id == "" {
			id = db.NewID()
			if err := insertCampaign(ctx, tx, id, text, who.Name, s.Now()); err != nil {
				return err
			}
		} else {
			before, err := readCampaign(ctx, tx, id)
			if err != nil {
				return err
			}
			entry.Before = before.text()
			if err := s.guard(ctx, tx, before, revision, who.Name, Draft); err != nil {
				return err
			}
			if err := updateCampaign(ctx, tx, id, text); err != nil {
				return err
			}
		}
		entry.SubjectID = id
		return operator.Note(ctx, tx, s.Now(), entry)
	})
	if err != nil {
		return nil, err
	}
	return s.Campaign(ctx, id)
}

func (c *Campaign) text() CampaignText {
	return CampaignText{Subject: c.Subject, Body: c.Body, ButtonLabel: c.ButtonLabel, ButtonURL: c.ButtonURL}
}

// guard takes the next revision of a campaign that an operator read in one of some states.
func (s *Service) guard(ctx context.Context, tx *db.Tx, c *Campaign, revision int64, by string,
	from ...CampaignState) error {
	moved, err := nextCampaignRevision(ctx, tx, c.ID, revision, by, s.Now(), from)
	if err != nil || moved {
		return err
	}
	now, err := readCampaign(ctx, tx, c.ID)
	if err != nil {
		return err
	}
	if now.Revision != revision {
		return errCampaignStale.With(now)
	}
	return errCampaignState.With(now)
}

// Campaign reads one, with how far it has come.
func (s *Service) Campaign(ctx context.Context, id string) (*Campaign, error) {
	return readCampaign(ctx, s.db, id)
}

// move changes the state of a campaign, with its line of the journal.
func (s *Service) move(ctx context.Context, id string, revision int64, act string, from []CampaignState,
	do func(tx *db.Tx, c *Campaign) error) (*Campaign, error) {
	who, _ := operator.From(ctx)
	err := s.db.Tx(ctx, func(tx *db.Tx) error {
		c, err := readCampaign(ctx, tx, id)
		if err != nil {
			return err
		}
		if err := s.guard(ctx, tx, c, revision, who.Name, from...); err != nil {
			return err
		}
		if err := do(tx, c); err != nil {
			return err
		}
		return operator.Note(ctx, tx, s.Now(), operator.Entry{Act: act, SubjectKind: "campaign", SubjectID: id,
			SubjectName: c.Subject, After: map[string]int{"recipients": c.Recipients, "done": c.Done}})
	})
	if err != nil {
		return nil, err
	}
	return s.Campaign(ctx, id)
}

// Launch begins to send a draft to everyone who may be written to now, or goes on with a campaign that was stopped.
func (s *Service) Launch(ctx context.Context, id string, revision int64) (*Campaign, error) {
	return s.move(ctx, id, revision, "campaign.launch", []CampaignState{Draft, Stopped},
		func(tx *db.Tx, c *Campaign) error {
			if c.State == Draft && c.Recipients == 0 {
				return errNoReader
			}
			if err := startCampaign(ctx, tx, id, s.Now()); err != nil {
				return err
			}
			return jobs.Enqueue(ctx, tx, campaignKind, campaignJob{ID: id}, jobs.Key(id))
		})
}

// Halt stops a campaign that is being sent. Letters that were written already leave.
func (s *Service) Halt(ctx context.Context, id string, revision int64) (*Campaign, error) {
	return s.move(ctx, id, revision, "campaign.stop", []CampaignState{Sending}, func(tx *db.Tx, _ *Campaign) error {
		return setCampaignState(ctx, tx, id, Stopped)
	})
}

// Cancel gives up a campaign that is being sent or was stopped. Letters that were written already leave.
func (s *Service) Cancel(ctx context.Context, id string, revision int64) (*Campaign, error) {
	return s.move(ctx, id, revision, "campaign.cancel", []CampaignState{Sending, Stopped},
		func(tx *db.Tx, _ *Campaign) error { return cancelCampaign(ctx, tx, id, s.Now()) })
}

// Test sends a campaign to the operator who asks, as a reader would receive it. Its link to unsubscribe names nobody.
func (s *Service) Test(ctx context.Context, id, email string) error {
	c, err := s.Campaign(ctx, id)
	if err != nil {
		return err
	}
	letter, err := s.campaignLetter(c, "essai", email)
	if err != nil {
		return err
	}
	letter.Subject = "[Essai] " + letter.Subject
	return s.db.Tx(ctx, func(tx *db.Tx) error {
		if err := mail.Enqueue(ctx, tx, letter); err != nil {
			return err
		}
		return operator.Note(ctx, tx, s.Now(), operator.Entry{Act: "campaign.test", SubjectKind: "campaign",
			SubjectID: id, SubjectName: c.Subject})
	})
}

// Preview is a campaign as readers see it, in HTML.
func (s *Service) Preview(text CampaignText) (string, error) {
	text, err := text.clean()
	if err != nil {
		return "", err
	}
	letter, err := s.campaignLetter(&Campaign{Subject: text.Subject, Body: text.Body, ButtonLabel: text.ButtonLabel,
		ButtonURL: text.ButtonURL}, "essai", s.Inbox)
	return letter.HTML, err
}

const (
	campaignKind  = "outreach.campaign"
	campaignBatch = 50 // letters written in one transaction
)

type campaignJob struct {
	ID string `json:"id"`
}

// Register names the jobs of the package.
func (s *Service) Register(q *jobs.Queue) {
	jobs.Register(q, campaignKind, func(ctx context.Context, j campaignJob) error { return s.Deliver(ctx, j.ID) },
		jobs.Timeout(6*time.Hour))
	jobs.Register(q, keyKind, func(ctx context.Context, _ struct{}) error { return s.FillKeys(ctx) })
	q.Every(keyKind, time.Hour)
}

// Deliver writes the letters of a campaign, a batch at a time, until nobody is left or someone stops it. The letter of
// a reader and the note that they have it are written together: however often it runs, nobody receives two.
func (s *Service) Deliver(ctx context.Context, id string) error {
	for {
		var written int
		err := s.db.Tx(ctx, func(tx *db.Tx) (err error) {
			written, err = s.deliverSome(ctx, tx, id)
			return err
		})
		if errors.Is(err, errCampaignState) {
			return nil
		}
		if err != nil {
			return fmt.Errorf("outreach: campaign %s: %w", id, err)
		}
		if written == 0 {
			return nil
		}
		if ctx.Err() != nil {
			return ctx.Err()
		}
	}
}

func (s *Service) deliverSome(ctx context.Context, tx *db.Tx, id string) (int, error) {
	if sending, err := lockSending(ctx, tx, id); err != nil || !sending {
		return 0, errors.Join(err, errCampaignState)
	}
	c, err := readCampaign(ctx, tx, id)
	if err != nil {
		return 0, err
	}
	left, err := undelivered(ctx, tx, c, campaignBatch)
	if err != nil {
		return 0, err
	}
	for _, to := range left {
		letter, err := s.campaignLetter(c, to.ID, to.Email)
		if err != nil {
			return 0, err
		}
		if err := noteDelivery(ctx, tx, id, to.ID, s.Now()); err != nil {
			return 0, err
		}
		if err := mail.Enqueue(ctx, tx, letter); err != nil {
			return 0, err
		}
	}
	if len(left) == 0 {
		return 0, finishCampaign(ctx, tx, id, s.Now())
	}
	return len(left), countWritten(ctx, tx, id, len(left))
}
