package content

import (
	"context"
	"fmt"
	"slices"
	"strings"
	"time"

	"rangrue/internal/domain/operator"
	"rangrue/internal/kit/check"
	"rangrue/internal/kit/db"
	"rangrue/internal/kit/french"
	"rangrue/internal/kit/jobs"
	"rangrue/internal/kit/mail"
	"rangrue/internal/kit/problem"
)

// Announcement is a letter about a version of a text to everyone of an audience.
type Announcement struct {
	ID         string     `json:"id"`
	TextID     string     `json:"textId"`
	Version    int        `json:"version"`
	Audience   string     `json:"audience" enum:"accounts,sellers"`
	Subject    string     `json:"subject"`
	Message    string     `json:"message"`
	By         string     `json:"by" doc:"Name of the operator"`
	At         time.Time  `json:"at"`
	People     int        `json:"people" doc:"How many there were to tell"`
	Told       int        `json:"told" doc:"How many were told so far"`
	State      string     `json:"state" enum:"sending,paused,cancelled,sent"`
	FinishedAt *time.Time `json:"finishedAt,omitempty" doc:"When everyone was told, or when it was cancelled"`

	lastUser string
}

var (
	errNothingPublished = problem.New(problem.Refused, "nothing_published", problem.Say(
		"Publiez d’abord ce texte\u00a0: il n’y a rien à annoncer.",
		"Publish this text first: there is nothing to announce."))
	errUnderWay = problem.New(problem.Conflict, "announcement_under_way", problem.Say(
		"Cette annonce est déjà en route.", "This announcement is already under way."))
	errAnnouncementState = problem.New(problem.Conflict, "announcement_state", problem.Say(
		"Cette annonce n’en est plus là.", "This announcement is no longer in that state."))
	errNoAnnouncement = problem.Missing("announcement_not_found")
)

const (
	announceKind  = "content.announce"
	announceBatch = 20              // people written to between two notes of how far it is
	announceShift = 4 * time.Minute // how long one job tells people before another goes on
)

type announceJob struct {
	ID string `json:"id"`
}

// Register names the job that tells people of a text.
func (s *Service) Register(q *jobs.Queue) {
	jobs.Register(q, announceKind, func(ctx context.Context, j announceJob) error { return s.tell(ctx, j.ID) })
}

// Announce has the people of an audience told of the version published last. Nobody is told twice of a version, even
// when they belong to two audiences.
func (s *Service) Announce(ctx context.Context, a Announcement) (Announcement, error) {
	a.Subject, a.Message = check.Line(a.Subject), strings.TrimSpace(a.Message)
	if err := check.All(check.Required("subject", a.Subject), check.Required("message", a.Message)); err != nil {
		return a, err
	}
	version, err := s.published(ctx, a.TextID)
	if err != nil {
		return a, err
	}
	who, _ := operator.From(ctx)
	a.ID, a.Version, a.By, a.At, a.State = db.NewID(), version.Number, who.Name, s.Now(), stateSending
	return a, s.DB.Tx(ctx, func(tx *db.Tx) error {
		if going, err := underWay(ctx, tx, a); err != nil || going {
			return firstError(err, errUnderWay)
		}
		if a.People, err = toTell(ctx, tx, a.Audience, a.TextID, a.Version); err != nil {
			return err
		}
		if err := insertAnnouncement(ctx, tx, a); err != nil {
			return err
		}
		if err := jobs.Enqueue(ctx, tx, announceKind, announceJob{a.ID}, jobs.Key(a.ID)); err != nil {
			return err
		}
		title, _ := s.titleOf(version.Source, a.TextID)
		return s.note(ctx, tx, "text.announce", a.TextID, title, nil,
			map[string]any{"version": a.Version, "audience": a.Audience, "people": a.People}, a.Subject)
	})
}

// States of an announcement.
const (
	stateSending   = "sending"
	statePaused    = "paused"
	stateCancelled = "cancelled"
	stateSent      = "sent"
)

// Act is what an operator does to an announcement under way.
type Act string

const (
	Pause  Act = "pause"
	Resume Act = "resume"
	Cancel Act = "cancel" // for good: what left has left
)

// acts are the states that an act applies to, and how the announcement stands afterwards.
var acts = map[Act]struct {
	from []string
	set  string
}{
	Pause:  {[]string{stateSending}, `paused_at = $2`},
	Resume: {[]string{statePaused}, `paused_at = NULL`},
	Cancel: {[]string{stateSending, statePaused}, `cancelled_at = $2, finished_at = $2`},
}

// Control pauses, resumes or cancels an announcement. The letters of the batch under way still leave.
func (s *Service) Control(ctx context.Context, textID, id string, act Act) (a Announcement, err error) {
	err = s.DB.Tx(ctx, func(tx *db.Tx) error {
		before, found, err := readAnnouncement(ctx, tx, id)
		if err != nil || !found || before.TextID != textID {
			return firstError(err, errNoAnnouncement)
		}
		if !slices.Contains(acts[act].from, before.State) {
			return errAnnouncementState
		}
		if moved, err := controlAnnouncement(ctx, tx, before, act, s.Now()); err != nil || !moved {
			return firstError(err, errAnnouncementState)
		}
		if act == Resume {
			if err := jobs.Enqueue(ctx, tx, announceKind, announceJob{id}, jobs.Key(id)); err != nil {
				return err
			}
		}
		if a, _, err = readAnnouncement(ctx, tx, id); err != nil {
			return err
		}
		return s.note(ctx, tx, "text.announce."+string(act), textID, a.Subject, nil,
			map[string]any{"version": a.Version, "audience": a.Audience, "told": a.Told, "people": a.People}, "")
	})
	return a, err
}

// Announcements lists the letters about a text, the latest first.
func (s *Service) Announcements(ctx context.Context, textID string) ([]Announcement, error) {
	return listAnnouncements(ctx, s.DB, textID)
}

// TryAnnouncement sends the letter of an announcement to one person, who wrote it.
func (s *Service) TryAnnouncement(ctx context.Context, a Announcement, email string) error {
	a.Subject, a.Message = check.Line(a.Subject), strings.TrimSpace(a.Message)
	if err := check.All(check.Required("subject", a.Subject), check.Required("message", a.Message)); err != nil {
		return err
	}
	letter, err := s.announcementLetter(a, recipient{email: email})
	if err != nil {
		return err
	}
	return s.DB.Tx(ctx, func(tx *db.Tx) error { return mail.Enqueue(ctx, tx, letter) })
}

// published is the version of a text that was published last and not taken back.
func (s *Service) published(ctx context.Context, id string) (Version, error) {
	versions, err := listVersions(ctx, s.DB, id)
	if err != nil {
		return Version{}, err
	}
	for _, v := range versions {
		if v.WithdrawnAt.IsZero() {
			return v, nil
		}
	}
	return Version{}, errNothingPublished
}

// tell goes on with an announcement where it stopped. The letters are sent here, not queued, so that those of orders
// never wait behind twenty thousand others; another job goes on after a few minutes.
func (s *Service) tell(ctx context.Context, id string) error {
	for began := s.Now(); ; {
		if err := ctx.Err(); err != nil {
			return err
		}
		a, found, err := readAnnouncement(ctx, s.DB, id) // again each time: someone may pause it
		if err != nil || !found || a.State != stateSending {
			return err
		}
		people, err := nextToTell(ctx, s.DB, a, announceBatch)
		if err != nil {
			return err
		}
		if len(people) == 0 {
			return s.DB.Tx(ctx, func(tx *db.Tx) error { return finishAnnouncement(ctx, tx, id, s.Now()) })
		}
		if err := s.tellSome(ctx, a, people); err != nil {
			return err
		}
		if s.Now().Sub(began) > announceShift {
			return s.DB.Tx(ctx, func(tx *db.Tx) error {
				return jobs.Enqueue(ctx, tx, announceKind, announceJob{id}, jobs.Key(id))
			})
		}
	}
}

// tellSome sends letters, then notes who got one. A letter has the same id however often it is tried, so that one sent
// before a crash is not sent again.
func (s *Service) tellSome(ctx context.Context, a Announcement, people []recipient) error {
	letters := make([]mail.Message, 0, len(people))
	for _, p := range people {
		letter, err := s.announcementLetter(a, p)
		if err != nil {
			return err
		}
		letter.ID = fmt.Sprintf("%s.%d.%s", a.TextID, a.Version, p.id)
		letters = append(letters, letter)
	}
	if err := mail.Post(ctx, s.DB, s.Sender, letters); err != nil {
		return err
	}
	return s.DB.Tx(ctx, func(tx *db.Tx) error { return noteReached(ctx, tx, a, people) })
}

// announcementLetter is what one person receives.
func (s *Service) announcementLetter(a Announcement, to recipient) (mail.Message, error) {
	blocks := []mail.Block{mail.Heading(a.Subject)}
	if to.firstName != "" {
		blocks = append(blocks, mail.Paragraph("Bonjour "+to.firstName+","))
	}
	for paragraph := range strings.SplitSeq(a.Message, "\n\n") {
		blocks = append(blocks, mail.Paragraph(strings.TrimSpace(paragraph)))
	}
	kind, slug := splitID(a.TextID)
	if address := s.Address(kind, slug); address != "" {
		blocks = append(blocks, mail.Button{Label: "Lire le texte", URL: address})
	}
	reason := "Vous recevez ce courriel parce que vous avez un compte chez " + s.Brand.Name + "."
	if a.Audience == "sellers" {
		reason = "Vous recevez ce courriel parce que vous tenez une boutique " + french.Elide("de", s.Brand.Name) + "."
	}
	html, text, err := mail.Render(s.Brand, mail.Content{Preview: a.Subject, Blocks: blocks, Reason: reason})
	if err != nil {
		return mail.Message{}, fmt.Errorf("content: letter: %w", err)
	}
	return mail.Message{To: []string{to.email}, Subject: a.Subject, HTML: html, Text: text}, nil
}

func firstError(errs ...error) error {
	for _, err := range errs {
		if err != nil {
			return err
		}
	}
	return nil
}
