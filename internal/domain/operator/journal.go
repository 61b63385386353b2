package operator

import (
	"context"
	"encoding/json"
	"errors"
	"strings"
	"time"

	"rangrue/internal/kit/db"
	"rangrue/internal/kit/problem"
	"rangrue/internal/kit/web"
)

// Entry is one line of the journal, as the one who acts writes it.
type Entry struct {
	Act         string // what was done, as in "order.refund"
	SubjectKind string // order, shop, product, person, category, text, operator…
	SubjectID   string
	SubjectName string // as people know it: a reference, a name
	Before      any    // what it was, nil for nothing
	After       any    // what it became, nil for nothing
	Reason      string // why; "" where nobody is touched
}

// Noted is a line of the journal.
type Noted struct {
	ID           string          `json:"id"`
	At           time.Time       `json:"at"`
	OperatorID   string          `json:"operatorId" doc:"Empty for the command line"`
	OperatorName string          `json:"operatorName"`
	Act          string          `json:"act"`
	SubjectKind  string          `json:"subjectKind"`
	SubjectID    string          `json:"subjectId"`
	SubjectName  string          `json:"subjectName"`
	Before       json.RawMessage `json:"before" nullable:"true"`
	After        json.RawMessage `json:"after" nullable:"true"`
	Reason       string          `json:"reason"`
}

// Filter narrows the journal; what is empty narrows nothing.
type Filter struct {
	Operator, Act, SubjectKind, SubjectID string
	From, Until                           time.Time
	Before                                string // the id of an entry: only those written before it
}

var errReason = problem.New(problem.Invalid, "reason_required", problem.Say(
	"Écrivez la raison de ce geste.", "Write the reason for this."))

// Reason is the reason of an act that touches someone, trimmed. It is required.
func Reason(text string) (string, error) {
	text = strings.TrimSpace(text)
	if text == "" {
		e := *errReason
		e.Fields = []problem.Field{{Path: "reason", Code: "required", Text: e.Text}}
		return "", &e
	}
	return text, nil
}

// CommandLine is a context in which the person at the server's command line acts.
func CommandLine(ctx context.Context) context.Context {
	return As(ctx, Operator{Name: "Ligne de commande", Role: Direction})
}

// Note writes a line of the journal in the transaction of what it is about. Only an operator of the context can.
func (s *Service) Note(ctx context.Context, tx *db.Tx, e Entry) error {
	return Note(ctx, tx, s.Now(), e)
}

// Note writes a line of the journal for packages that have no [Service].
func Note(ctx context.Context, tx *db.Tx, now time.Time, e Entry) error {
	who, ok := From(ctx)
	if !ok {
		return errors.New("operator: nobody to write the journal for")
	}
	before, err := asJSON(e.Before)
	if err != nil {
		return err
	}
	after, err := asJSON(e.After)
	if err != nil {
		return err
	}
	return insertEntry(ctx, tx, db.NewID(), now, who, e, before, after)
}

func asJSON(value any) (string, error) {
	if value == nil {
		return "", nil
	}
	text, err := json.Marshal(value)
	return string(text), err
}

// Did tells whether the operator of the context did something to a subject since their session was opened.
func (s *Service) Did(ctx context.Context, act, subjectKind, subjectID string) (bool, error) {
	who, _ := From(ctx)
	lines, err := listEntries(ctx, s.db, Filter{Operator: who.UserID, Act: act, SubjectKind: subjectKind,
		SubjectID: subjectID, From: who.Since}, 1)
	return len(lines) > 0, err
}

// Last is the latest line that a filter lets through, read in the caller's transaction: who changed something, and
// when. It is zero when there is none.
func Last(ctx context.Context, r db.Reader, f Filter) (last Noted, err error) {
	lines, err := listEntries(ctx, r, f, 1)
	if len(lines) > 0 {
		last = lines[0]
	}
	return last, err
}

// Earlier is who changed something before an operator whose edit is refused, and when.
type Earlier struct {
	By string     `json:"changedBy"`
	At *time.Time `json:"changedAt"`
}

// LastEdit is the latest line that a filter lets through, as a refusal tells it; see [Last].
func LastEdit(ctx context.Context, r db.Reader, f Filter) (Earlier, error) {
	last, err := Last(ctx, r, f)
	return Earlier{last.OperatorName, web.Moment(last.At)}, err
}

// journalPage is how many lines one read of the journal returns.
const journalPage = 50

// Journal reads lines, the latest first, and the id that the next read goes on before; empty at the end.
func (s *Service) Journal(ctx context.Context, f Filter) (lines []Noted, next string, err error) {
	lines, err = listEntries(ctx, s.db, f, journalPage+1)
	if err == nil && len(lines) > journalPage {
		lines = lines[:journalPage]
		next = lines[journalPage-1].ID
	}
	return lines, next, err
}

// filePage is how many lines of the journal are in memory while a file of it is written.
const filePage = 500

// eachNoted gives every line, the latest first.
func (s *Service) eachNoted(ctx context.Context, f Filter, do func(Noted) error) error {
	for {
		lines, err := listEntries(ctx, s.db, f, filePage)
		if err != nil {
			return err
		}
		for _, l := range lines {
			if err := do(l); err != nil {
				return err
			}
		}
		if len(lines) < filePage {
			return nil
		}
		f.Before = lines[filePage-1].ID
	}
}
