package system

import (
	"context"
	"encoding/json"
	"fmt"
	"regexp"
	"strings"
	"time"

	"rangrue/internal/domain/operator"
	"rangrue/internal/kit/db"
	"rangrue/internal/kit/jobs"
	"rangrue/internal/kit/mail"
	"rangrue/internal/kit/problem"
	"rangrue/internal/kit/web"
)

// perPage is how many rows a list shows.
const perPage = 50

// page reads a page of jobs and the cursor of the next; empty at the end.
func (s *Service) page(ctx context.Context, l jobs.Listing) (found []jobs.Job, next string, err error) {
	l.Limit = perPage + 1
	found, err = jobs.List(ctx, s.db, l)
	if len(found) > perPage {
		found = found[:perPage]
		next = found[perPage-1].Cursor()
	}
	return found, next, err
}

// JobRow is a job as listed.
type JobRow struct {
	ID          string     `json:"id"`
	Kind        string     `json:"kind"`
	State       string     `json:"state" enum:"ready,running,done,failed"`
	Attempts    int        `json:"attempts"`
	MaxAttempts int        `json:"maxAttempts"`
	Error       string     `json:"error" doc:"Of the last try, without e-mail addresses"`
	Payload     string     `json:"payload" doc:"JSON"`
	RunAt       time.Time  `json:"runAt"`
	CreatedAt   time.Time  `json:"createdAt"`
	FinishedAt  *time.Time `json:"finishedAt" nullable:"true"`
}

// Jobs lists the jobs that failed for the last time, or those that wait, letters aside.
func (s *Service) Jobs(ctx context.Context, state, before string) (rows []JobRow, next string, err error) {
	found, next, err := s.page(ctx, jobs.Listing{State: state, Except: mail.JobKind, Before: before})
	rows = []JobRow{}
	for _, j := range found {
		rows = append(rows, JobRow{ID: j.ID, Kind: j.Kind, State: j.State, Attempts: j.Attempts,
			MaxAttempts: j.MaxAttempts, Error: withoutAddresses(j.LastError), Payload: withoutAddresses(j.Payload),
			RunAt: j.RunAt.UTC(), CreatedAt: j.CreatedAt.UTC(), FinishedAt: web.Moment(j.FinishedAt)})
	}
	return rows, next, err
}

var address = regexp.MustCompile(`[^\s<>"',;:]+@[^\s<>"',;:]+`)

func withoutAddresses(text string) string { return address.ReplaceAllString(text, "…@…") }

// errNotLetter keeps letters to the calls of letters, which need another right.
var errNotJob, errNotLetter = problem.Missing("job_not_found"), problem.Missing("letter_not_found")

// Retry makes a failed job due now.
func (s *Service) Retry(ctx context.Context, id string) error {
	return s.onJob(ctx, id, operator.Entry{Act: "job.retry"}, func(tx *db.Tx) error {
		return jobs.RetryIn(ctx, tx, id, s.Now())
	})
}

// Drop deletes a job that failed or waits, for a reason.
func (s *Service) Drop(ctx context.Context, id, reason string) error {
	return s.onJob(ctx, id, operator.Entry{Act: "job.drop", Reason: reason}, func(tx *db.Tx) error {
		return jobs.Drop(ctx, tx, id)
	})
}

func (s *Service) onJob(ctx context.Context, id string, entry operator.Entry, do func(tx *db.Tx) error) error {
	return s.db.Tx(ctx, func(tx *db.Tx) error {
		job, err := jobs.Find(ctx, tx, id)
		if err != nil {
			return err
		}
		if job.Kind == mail.JobKind {
			return errNotJob
		}
		entry.SubjectKind, entry.SubjectID, entry.SubjectName = "job", id, job.Kind
		entry.Before = map[string]any{"state": job.State, "attempts": job.Attempts,
			"error": withoutAddresses(job.LastError), "payload": withoutAddresses(job.Payload)}
		if err := do(tx); err != nil {
			return err
		}
		return operator.Note(ctx, tx, s.Now(), entry)
	})
}

// LetterRow is a letter as listed.
type LetterRow struct {
	ID        string     `json:"id"`
	State     string     `json:"state" enum:"ready,running,done,failed"`
	To        string     `json:"to"`
	Subject   string     `json:"subject"`
	Attempts  int        `json:"attempts"`
	Cause     string     `json:"cause" doc:"Why the last try failed, in words"`
	Error     string     `json:"error" doc:"What the server said"`
	CreatedAt time.Time  `json:"createdAt"`
	RunAt     time.Time  `json:"runAt" doc:"When it is tried next, while it waits"`
	EndedAt   *time.Time `json:"endedAt" nullable:"true"`
}

// Letter is a letter as it can be read, with the secrets of its links left out.
type Letter struct {
	LetterRow
	ReplyTo     string   `json:"replyTo"`
	HTML        string   `json:"html"`
	Text        string   `json:"text"`
	Attachments []string `json:"attachments" nullable:"false" doc:"Names of the files sent along"`
}

// Letters lists letters of a state. Those that left are kept for a day.
func (s *Service) Letters(ctx context.Context, state, before string) (rows []LetterRow, next string, err error) {
	found, next, err := s.page(ctx, jobs.Listing{State: state, Kind: mail.JobKind, Before: before})
	rows = []LetterRow{}
	for _, j := range found {
		message, err := messageOf(j)
		if err != nil {
			return nil, "", err
		}
		rows = append(rows, rowOf(j, message))
	}
	return rows, next, err
}

func rowOf(j jobs.Job, m mail.Message) LetterRow {
	return LetterRow{ID: j.ID, State: j.State, To: strings.Join(m.To, ", "), Subject: m.Subject, Attempts: j.Attempts,
		Cause: causeOf(j.LastError), Error: j.LastError, CreatedAt: j.CreatedAt.UTC(), RunAt: j.RunAt.UTC(),
		EndedAt: web.Moment(j.FinishedAt)}
}

// causeOf says why a letter did not leave. What the mail server answered stays beside it, in its own language.
func causeOf(failure string) string {
	switch {
	case failure == "":
		return ""
	case strings.HasSuffix(failure, mail.BadAddress):
		return "L’adresse est mal écrite."
	case strings.HasPrefix(failure, mail.ErrPermanent.Error()):
		return "Le serveur de courriel a refusé la lettre."
	}
	return "Le serveur de courriel n’a pas pris la lettre."
}

func messageOf(j jobs.Job) (mail.Message, error) {
	var payload mail.Job
	if err := json.Unmarshal([]byte(j.Payload), &payload); err != nil {
		return mail.Message{}, fmt.Errorf("system: letter %s: %w", j.ID, err)
	}
	return payload.Message, nil
}

// Open reads a letter and notes who did: it was written to someone else.
func (s *Service) Open(ctx context.Context, id string) (*Letter, error) {
	var letter *Letter
	err := s.onLetter(ctx, id, operator.Entry{Act: "letter.open"}, func(_ *db.Tx, j jobs.Job, m mail.Message) error {
		letter = &Letter{LetterRow: rowOf(j, m), ReplyTo: m.ReplyTo, HTML: mail.WithoutSecrets(m.HTML),
			Text: mail.WithoutSecrets(m.Text), Attachments: []string{}}
		for _, a := range m.Attachments {
			letter.Attachments = append(letter.Attachments, a.Name)
		}
		return nil
	})
	return letter, err
}

// Resend sends a letter again: a failed one is tried anew, and one that left goes out as another copy.
func (s *Service) Resend(ctx context.Context, id string) error {
	return s.onLetter(ctx, id, operator.Entry{Act: "letter.resend"}, func(tx *db.Tx, j jobs.Job, m mail.Message) error {
		switch j.State {
		case "failed":
			return jobs.RetryIn(ctx, tx, id, s.Now())
		case "done":
			m.ID = ""
			return mail.Enqueue(ctx, tx, m)
		}
		return errWaits
	})
}

// ResendFailed tries every failed letter anew, each in its own job: the morning after the mail was out.
func (s *Service) ResendFailed(ctx context.Context) (letters int, err error) {
	err = s.db.Tx(ctx, func(tx *db.Tx) error {
		letters, err = jobs.RetryAll(ctx, tx, mail.JobKind, s.Now())
		if err != nil || letters == 0 {
			return err
		}
		return operator.Note(ctx, tx, s.Now(), operator.Entry{Act: "letter.resend_all", SubjectKind: "letter",
			After: map[string]any{"letters": letters}})
	})
	return letters, err
}

// DropLetter gives up a letter that failed or waits, for a reason. It is no longer kept with what it is about, where it
// would seem to have left.
func (s *Service) DropLetter(ctx context.Context, id, reason string) error {
	entry := operator.Entry{Act: "letter.drop", Reason: reason}
	return s.onLetter(ctx, id, entry, func(tx *db.Tx, j jobs.Job, m mail.Message) error {
		switch j.State {
		case "done":
			return errLeft
		case "running":
			return errLeaves
		}
		if err := jobs.Drop(ctx, tx, id); err != nil {
			return err
		}
		return mail.Forget(ctx, tx, m.ID)
	})
}

var errLeft = problem.New(problem.Conflict, "letter_left", problem.Say(
	"Cette lettre est déjà partie.", "This letter has already left."))

var errLeaves = problem.New(problem.Conflict, "letter_leaves", problem.Say(
	"Cette lettre part en ce moment.", "This letter is leaving at this moment."))

var errWaits = problem.New(problem.Conflict, "letter_waits", problem.Say(
	"Cette lettre attend déjà son départ.", "This letter is about to leave already."))

func (s *Service) onLetter(ctx context.Context, id string, entry operator.Entry,
	do func(tx *db.Tx, j jobs.Job, m mail.Message) error) error {
	return s.db.Tx(ctx, func(tx *db.Tx) error {
		job, err := jobs.Find(ctx, tx, id)
		if err != nil || job.Kind != mail.JobKind {
			return errNotLetter
		}
		message, err := messageOf(job)
		if err != nil {
			return err
		}
		if err := do(tx, job, message); err != nil {
			return err
		}
		entry.SubjectKind, entry.SubjectID, entry.SubjectName = "letter", id, message.Subject
		return operator.Note(ctx, tx, s.Now(), entry)
	})
}
