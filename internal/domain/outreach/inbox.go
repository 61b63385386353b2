package outreach

import (
	"context"
	"fmt"
	"time"

	"rangrue/internal/domain/operator"
	"rangrue/internal/kit/check"
	"rangrue/internal/kit/db"
	"rangrue/internal/kit/mail"
	"rangrue/internal/kit/problem"
)

// ThreadState tells whether someone still has to do something about a thread.
type ThreadState string

const (
	ThreadOpen   ThreadState = "open"
	ThreadClosed ThreadState = "closed"
)

// ThreadRow is a conversation with someone who wrote to the market, as listed.
type ThreadRow struct {
	ID           string      `json:"id"`
	Subject      string      `json:"subject" doc:"Empty when none was given"`
	Name         string      `json:"name"`
	Email        string      `json:"email"`
	Excerpt      string      `json:"excerpt" doc:"How the latest message begins"`
	State        ThreadState `json:"state" enum:"open,closed"`
	Answered     bool        `json:"answered" doc:"The last word is the market's"`
	AssignedTo   string      `json:"assignedTo" doc:"User id of an operator, empty for nobody"`
	AssignedName string      `json:"assignedName"`
	LastAt       time.Time   `json:"lastAt"`
	CreatedAt    time.Time   `json:"createdAt"`
}

// Thread is a conversation whole.
type Thread struct {
	ThreadRow
	AuthorID   string          `json:"authorId" doc:"The account of who wrote, empty for a guest"`
	OrderID    string          `json:"orderId" doc:"What it is about, empty for none"`
	OrderName  string          `json:"orderName"`
	PersonID   string          `json:"personId" doc:"Whom it is about, empty for none"`
	PersonName string          `json:"personName"`
	Revision   int64           `json:"revision" doc:"Send it with a change"`
	ChangedBy  string          `json:"changedBy" doc:"Operator of the last change"`
	Messages   []ThreadMessage `json:"messages" nullable:"false" doc:"Oldest first"`
}

// MessageKind tells who wrote a message of a thread, and for whom.
type MessageKind string

const (
	ByContact  MessageKind = "contact"  // by the contact form
	ByFeedback MessageKind = "feedback" // by the feedback widget
	Answer     MessageKind = "answer"   // by an operator, sent by letter
	Private    MessageKind = "note"     // by an operator, for the others
)

// ThreadMessage is one message of a thread.
type ThreadMessage struct {
	ID     string      `json:"id"`
	Kind   MessageKind `json:"kind" enum:"contact,feedback,answer,note"`
	Author string      `json:"author"`
	Text   string      `json:"text"`
	At     time.Time   `json:"at"`
}

// InboxView is a part of the inbox.
type InboxView string

const (
	ViewOpen       InboxView = "open"
	ViewMine       InboxView = "mine"
	ViewUnassigned InboxView = "unassigned"
	ViewClosed     InboxView = "closed"
)

// InboxCounts are how many threads each view has.
type InboxCounts struct {
	Open       int `json:"open"`
	Mine       int `json:"mine"`
	Unassigned int `json:"unassigned"`
	Closed     int `json:"closed"`
}

var (
	errThread      = problem.Missing("thread_not_found")
	errThreadStale = problem.New(problem.Conflict, "thread_changed", problem.Say(
		"Ce fil a changé pendant que vous l’aviez sous les yeux.",
		"This thread has changed while you were reading it."))
	errThreadClosed = problem.New(problem.Conflict, "thread_closed", problem.Say(
		"Ce fil est fermé. Rouvrez-le pour répondre.", "This thread is closed. Reopen it to answer."))
)

const (
	threadsPerPage = 50
	excerptLength  = 200
	maxAnswer      = 5000
)

// Threads lists a view of the threads, the one that moved last first.
func (s *Service) Threads(ctx context.Context, view InboxView, userID, before string) (rows []ThreadRow, next string,
	err error) {
	rows, err = listThreads(ctx, s.db, view, userID, before, threadsPerPage+1)
	if err != nil {
		return nil, "", fmt.Errorf("outreach: list threads: %w", err)
	}
	if len(rows) > threadsPerPage {
		rows = rows[:threadsPerPage]
		next = rows[threadsPerPage-1].ID
	}
	return rows, next, nil
}

// OpenThreads is how many threads wait for someone.
func (s *Service) OpenThreads(ctx context.Context) (int, error) {
	counts, err := countThreads(ctx, s.db, "")
	return counts.Open, err
}

// ThreadsOf lists the latest threads of a person: written from their account or under their e-mail, or about them.
func (s *Service) ThreadsOf(ctx context.Context, userID, email string) ([]ThreadRow, error) {
	return threadsOf(ctx, s.db, userID, email)
}

// ThreadsFrom lists what was written from an e-mail.
func (s *Service) ThreadsFrom(ctx context.Context, email string) ([]ThreadRow, error) {
	return threadsFrom(ctx, s.db, email)
}

// Thread reads a thread whole.
func (s *Service) Thread(ctx context.Context, id string) (*Thread, error) {
	return readThread(ctx, s.db, id)
}

// OpenThread is [Service.Thread] for an operator: what people wrote is private, so the journal notes who read it.
func (s *Service) OpenThread(ctx context.Context, id string) (*Thread, error) {
	t, err := s.Thread(ctx, id)
	if err != nil {
		return nil, err
	}
	return t, s.db.Tx(ctx, func(tx *db.Tx) error {
		return operator.Note(ctx, tx, s.Now(), operator.Entry{Act: "inbox.open", SubjectKind: "thread", SubjectID: id,
			SubjectName: t.Name})
	})
}

// threadOf is where a message goes: to the open thread of its author, or to a new one.
func (s *Service) threadOf(ctx context.Context, tx *db.Tx, f Feedback, subject, userID string) (string, error) {
	now := s.Now().UnixMilli()
	id, err := continueThread(ctx, tx, f, userID, now)
	if id != "" || err != nil {
		return id, err
	}
	id = db.NewID()
	return id, insertThread(ctx, tx, id, f, subject, userID, now)
}

func excerpt(text string) string {
	runes := []rune(text)
	return string(runes[:min(len(runes), excerptLength)])
}

// change makes a change to a thread that an operator read at a revision, with its line of the journal.
func (s *Service) change(ctx context.Context, id string, revision int64, entry operator.Entry,
	do func(tx *db.Tx, t *Thread) error) (*Thread, error) {
	who, _ := operator.From(ctx)
	err := s.db.Tx(ctx, func(tx *db.Tx) error {
		moved, err := nextRevision(ctx, tx, id, revision, who.Name)
		if err != nil {
			return err
		}
		t, err := readThread(ctx, tx, id)
		if err != nil {
			return err
		}
		if !moved {
			return errThreadStale.With(t)
		}
		if err := do(tx, t); err != nil {
			return err
		}
		entry.SubjectKind, entry.SubjectID, entry.SubjectName = "thread", id, t.Name
		return operator.Note(ctx, tx, s.Now(), entry)
	})
	if err != nil {
		return nil, err
	}
	return s.Thread(ctx, id)
}

// Assign gives a thread to an operator, or to nobody.
func (s *Service) Assign(ctx context.Context, id string, revision int64, to operator.Person) (*Thread, error) {
	entry := operator.Entry{Act: "inbox.assign", After: map[string]string{"assignedTo": to.Name}}
	return s.change(ctx, id, revision, entry, func(tx *db.Tx, _ *Thread) error {
		return assignThread(ctx, tx, id, to.ID, to.Name)
	})
}

// Link is what a thread is about.
type Link struct{ OrderID, OrderName, PersonID, PersonName string }

// LinkTo ties a thread to an order by its reference and to a person by their e-mail; empty is for none, and nil leaves
// it as it is.
func (s *Service) LinkTo(ctx context.Context, id string, revision int64, reference, email *string) (*Thread, error) {
	found, err := s.FindLink(ctx, valueOf(reference), valueOf(email))
	if err != nil {
		return nil, err
	}
	after := map[string]string{}
	return s.change(ctx, id, revision, operator.Entry{Act: "inbox.link", After: after},
		func(tx *db.Tx, t *Thread) error {
			l := Link{t.OrderID, t.OrderName, t.PersonID, t.PersonName}
			if reference != nil {
				l.OrderID, l.OrderName = found.OrderID, found.OrderName
			}
			if email != nil {
				l.PersonID, l.PersonName = found.PersonID, found.PersonName
			}
			after["order"], after["person"] = l.OrderName, l.PersonName
			return linkThread(ctx, tx, id, l)
		})
}

func valueOf(text *string) string {
	if text == nil {
		return ""
	}
	return *text
}

// SetState closes or reopens a thread.
func (s *Service) SetState(ctx context.Context, id string, revision int64, state ThreadState) (*Thread, error) {
	act := map[ThreadState]string{ThreadOpen: "inbox.reopen", ThreadClosed: "inbox.close"}[state]
	return s.change(ctx, id, revision, operator.Entry{Act: act}, func(tx *db.Tx, _ *Thread) error {
		return setThreadState(ctx, tx, id, state)
	})
}

// Reply answers a thread by letter, and closes it when asked to. The answer is kept in the thread.
func (s *Service) Reply(ctx context.Context, id string, revision int64, text string, closing bool) (*Thread, error) {
	text, err := checkReply(text)
	if err != nil {
		return nil, err
	}
	after := map[string]string{} // which answer: the journal outlives its words
	return s.change(ctx, id, revision, operator.Entry{Act: "inbox.answer", After: after},
		func(tx *db.Tx, t *Thread) error {
			if t.State == ThreadClosed {
				return errThreadClosed
			}
			letter, err := s.answerLetter(t, text)
			if err != nil {
				return err
			}
			if after["reply"], err = s.keepReply(ctx, tx, id, Answer, text); err != nil {
				return err
			}
			if closing {
				if err := setThreadState(ctx, tx, id, ThreadClosed); err != nil {
					return err
				}
			}
			return mail.Enqueue(ctx, tx, letter)
		})
}

// AddNote writes something in a thread that only operators read.
func (s *Service) AddNote(ctx context.Context, id string, revision int64, text string) (*Thread, error) {
	text, err := checkReply(text)
	if err != nil {
		return nil, err
	}
	after := map[string]string{}
	return s.change(ctx, id, revision, operator.Entry{Act: "inbox.note", After: after},
		func(tx *db.Tx, _ *Thread) (err error) {
			after["reply"], err = s.keepReply(ctx, tx, id, Private, text)
			return err
		})
}

func checkReply(text string) (string, error) {
	text = check.Plain(text)
	return text, check.All(check.Required("text", text), check.Length("text", text, 1, maxAnswer))
}

// keepReply writes something in a thread and returns its id.
func (s *Service) keepReply(ctx context.Context, tx *db.Tx, threadID string, kind MessageKind, text string) (
	id string, err error) {
	who, _ := operator.From(ctx)
	id = db.NewID()
	if err := insertReply(ctx, tx, id, threadID, kind, who, text, s.Now().UnixMilli()); err != nil {
		return "", fmt.Errorf("outreach: keep a reply: %w", err)
	}
	return id, nil
}
