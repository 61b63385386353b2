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

// listed bounds a list: what is wrong on a day that has more is not found by reading on.
const listed = 50

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
func (s *Service) Jobs(ctx context.Context, state string) ([]JobRow, error) {
	found, err := jobs.List(ctx, s.db, jobs.Listing{State: state, Except: mail.JobKind, Limit: listed})
	rows := []JobRow{}
	for _, j := range found {
		rows = append(rows, JobRow{ID: j.ID, Kind: j.Kind, State: j.State, Attempts: j.Attempts,
			MaxAttempts: j.MaxAttempts, Error: withoutAddresses(j.LastError), Payload: withoutAddresses(j.Payload),
			RunAt: j.RunAt.UTC(), CreatedAt: j.CreatedAt.UTC(), FinishedAt: web.Moment(j.FinishedAt)})
	}
	return rows, err
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
	Error     string     `json:"error"`
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
func (s *Service) Letters(ctx context.Context, state string) ([]LetterRow, error) {
	found, err := jobs.List(ctx, s.db, jobs.Listing{State: state, Kind: mail.JobKind, Limit: listed})
	rows := []LetterRow{}
	for _, j := range found {
		message, err := messageOf(j)
		if err != nil {
			return nil, err
		}
		rows = append(rows, rowOf(j, message))
	}
	return rows, err
}

func rowOf(j jobs.Job, m mail.Message) LetterRow {
	return LetterRow{ID: j.ID, State: j.State, To: strings.Join(m.To, ", "), Subject: m.Subject, Attempts: j.Attempts,
		Error: j.LastError, CreatedAt: j.CreatedAt.UTC(), RunAt: j.RunAt.UTC(), EndedAt: web.Moment(j.FinishedAt)}
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
	err := s.onLetter(ctx, id, "letter.open", func(_ *db.Tx, j jobs.Job, m mail.Message) error {
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
	return s.onLetter(ctx, id, "letter.resend", func(tx *db.Tx, j jobs.Job, m mail.Message) error {
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

var errWaits = problem.New(problem.Conflict, "letter_waits", problem.Say(
	"Cette lettre attend déjà son départ.", "This letter is about to leave already."))

func (s *Service) onLetter(ctx context.Context, id, act string,
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
		return operator.Note(ctx, tx, s.Now(), operator.Entry{Act: act, SubjectKind: "letter", SubjectID: id,
			SubjectName: message.Subject})
	})
}
