package outreach

import (
	"context"

	"rangrue/internal/domain/operator"
	"rangrue/internal/kit/problem"
	"rangrue/internal/kit/web"
)

// inboxRoutes registers the calls of the console about the messages received.
func (s *Service) inboxRoutes(d operator.Desk) {
	operator.Get(d, "/inbox", "Threads of messages received, the one that moved last first", operator.AnswerInbox,
		s.getInbox)
	operator.Get(d, "/inbox/assignees", "Operators to whom a thread can be given", operator.AnswerInbox, s.getAssignees)
	operator.Get(d, "/inbox/{threadId}", "A thread whole", operator.AnswerInbox, s.getThread)
	operator.Post(d, "/inbox/{threadId}/assign", "Give a thread to an operator, or to nobody", operator.AnswerInbox,
		s.postAssign)
	operator.Post(d, "/inbox/{threadId}/link", "Say which order or person a thread is about", operator.AnswerInbox,
		s.postLink)
	operator.Post(d, "/inbox/{threadId}/state", "Close or reopen a thread", operator.AnswerInbox, s.postState)
	operator.Post(d, "/inbox/{threadId}/answer", "Answer by letter", operator.AnswerInbox, s.postAnswer)
	operator.Post(d, "/inbox/{threadId}/note", "Write a note that only operators read", operator.AnswerInbox,
		s.postThreadNote)
}

type inboxInput struct {
	View   InboxView `query:"view" enum:"open,mine,unassigned,closed" default:"open"`
	Before string    `query:"before" maxLength:"64" doc:"The next of the page before"`
}

type inboxOutput struct {
	Body struct {
		Data   []ThreadRow `json:"data" nullable:"false"`
		Next   string      `json:"next" doc:"Give it as before to read on; empty at the end"`
		Counts InboxCounts `json:"counts"`
	}
}

func (s *Service) getInbox(ctx context.Context, in *inboxInput) (*inboxOutput, error) {
	who, _ := operator.From(ctx)
	rows, next, err := s.Threads(ctx, in.View, who.UserID, in.Before)
	if err != nil {
		return nil, err
	}
	out := &inboxOutput{}
	out.Body.Data, out.Body.Next = web.List(rows), next
	out.Body.Counts, err = countThreads(ctx, s.db, who.UserID)
	return out, err
}

// Assignee is an operator who answers messages.
type Assignee struct {
	UserID string `json:"userId"`
	Name   string `json:"name"`
}

type assigneesOutput struct {
	Body struct {
		Data []Assignee `json:"data" nullable:"false"`
	}
}

func (s *Service) getAssignees(ctx context.Context, _ *struct{}) (*assigneesOutput, error) {
	out := &assigneesOutput{}
	all, err := s.Assignees(ctx)
	out.Body.Data = web.List(all)
	return out, err
}

type threadInput struct {
	ThreadID string `path:"threadId" maxLength:"64"`
}

type threadOutput struct{ Body *Thread }

func (s *Service) getThread(ctx context.Context, in *threadInput) (*threadOutput, error) {
	t, err := s.OpenThread(ctx, in.ThreadID)
	return &threadOutput{Body: t}, err
}

type assignInput struct {
	ThreadID string `path:"threadId" maxLength:"64"`
	Body     struct {
		Revision int64  `json:"revision"`
		UserID   string `json:"userId" maxLength:"64" doc:"Empty for nobody"`
	}
}

var errAssignee = problem.New(problem.Refused, "not_an_operator", problem.Say(
	"Cette personne ne répond pas aux messages.", "This person does not answer messages."))

func (s *Service) postAssign(ctx context.Context, in *assignInput) (*threadOutput, error) {
	to := operator.Person{}
	if in.Body.UserID != "" {
		all, err := s.Assignees(ctx)
		if err != nil {
			return nil, err
		}
		for _, a := range all {
			if a.UserID == in.Body.UserID {
				to = operator.Person{ID: a.UserID, Name: a.Name}
			}
		}
		if to.ID == "" {
			return nil, errAssignee
		}
	}
	t, err := s.Assign(ctx, in.ThreadID, in.Body.Revision, to)
	return &threadOutput{Body: t}, err
}

type linkInput struct {
	ThreadID string `path:"threadId" maxLength:"64"`
	Body     struct {
		Revision int64   `json:"revision"`
		Order    *string `json:"order,omitempty" maxLength:"64" doc:"Reference, empty for none; absent: as it is"`
		Person   *string `json:"person,omitempty" maxLength:"254" doc:"E-mail of an account, likewise"`
	}
}

func (s *Service) postLink(ctx context.Context, in *linkInput) (*threadOutput, error) {
	t, err := s.LinkTo(ctx, in.ThreadID, in.Body.Revision, in.Body.Order, in.Body.Person)
	return &threadOutput{Body: t}, err
}

type stateInput struct {
	ThreadID string `path:"threadId" maxLength:"64"`
	Body     struct {
		Revision int64       `json:"revision"`
		State    ThreadState `json:"state" enum:"open,closed"`
	}
}

func (s *Service) postState(ctx context.Context, in *stateInput) (*threadOutput, error) {
	t, err := s.SetState(ctx, in.ThreadID, in.Body.Revision, in.Body.State)
	return &threadOutput{Body: t}, err
}

type answerInput struct {
	ThreadID string `path:"threadId" maxLength:"64"`
	Body     struct {
		Revision int64  `json:"revision"`
		Text     string `json:"text" maxLength:"5000"`
		Close    bool   `json:"close,omitempty" doc:"Close the thread with it"`
	}
}

func (s *Service) postAnswer(ctx context.Context, in *answerInput) (*threadOutput, error) {
	t, err := s.Reply(ctx, in.ThreadID, in.Body.Revision, in.Body.Text, in.Body.Close)
	return &threadOutput{Body: t}, err
}

type threadNoteInput struct {
	ThreadID string `path:"threadId" maxLength:"64"`
	Body     struct {
		Revision int64  `json:"revision"`
		Text     string `json:"text" maxLength:"5000"`
	}
}

func (s *Service) postThreadNote(ctx context.Context, in *threadNoteInput) (*threadOutput, error) {
	t, err := s.AddNote(ctx, in.ThreadID, in.Body.Revision, in.Body.Text)
	return &threadOutput{Body: t}, err
}
