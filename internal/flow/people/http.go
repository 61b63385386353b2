package people

import (
	"context"
	"net/http"

	"rangrue/internal/domain/account"
	"rangrue/internal/domain/operator"
	"rangrue/internal/kit/web"
)

// DeskRoutes registers the calls of the console about people.
func (s *Service) DeskRoutes(d operator.Desk) {
	operator.Get(d, "/people", "People with an account, the newest first", operator.ReadPeople, s.getPeople)
	operator.Get(d, "/people/{personId}", "The file of a person", operator.ReadPeople, s.getPerson,
		web.Describe("Opening it is a line of the journal."))
	act := func(path, summary string, do func(ctx context.Context, personID, reason string) error) {
		operator.Post(d, "/people/{personId}/"+path, summary, operator.ActOnPeople, s.answer(do))
	}
	act("suspend", "Keep a person out; a letter tells the reason", s.Suspend)
	act("reinstate", "Let a suspended person in again", s.Reinstate)
	act("end-sessions", "Sign a person out everywhere", s.EndSessions)
	operator.Post(d, "/people/{personId}/notes", "Write a note about a person", operator.ActOnPeople, s.postNote)
	operator.Post(d, "/people/{personId}/export", "Everything kept about a person, as a file", operator.ActOnPeople,
		s.postExport)
	operator.Post(d, "/people/{personId}/erase", "Forget a person who asks for it", operator.ActOnPeople, s.postErase,
		web.Status(http.StatusNoContent))
	s.guestRoutes(d)
}

type listInput struct {
	Search    string `query:"q" maxLength:"100" doc:"How an e-mail, a name or a phone number begins"`
	Suspended bool   `query:"suspended"`
	Before    string `query:"before" maxLength:"64" doc:"The next of the page before"`
}

type listOutput struct {
	Body struct {
		Data   []Row          `json:"data" nullable:"false"`
		Next   string         `json:"next" doc:"Give it as before to read on; empty at the end"`
		Counts account.Counts `json:"counts"`
	}
}

func (s *Service) getPeople(ctx context.Context, in *listInput) (*listOutput, error) {
	rows, next, err := s.List(ctx, account.Listing{Search: in.Search, Suspended: in.Suspended, Before: in.Before})
	if err != nil {
		return nil, err
	}
	out := &listOutput{}
	out.Body.Data, out.Body.Next = web.List(rows), next
	out.Body.Counts, err = s.Accounts.CountPeople(ctx)
	return out, err
}

type personInput struct {
	PersonID string `path:"personId" maxLength:"64"`
}

type fileOutput struct{ Body *File }

func (s *Service) getPerson(ctx context.Context, in *personInput) (*fileOutput, error) {
	file, err := s.Open(ctx, in.PersonID)
	return &fileOutput{Body: file}, err
}

type reasonInput struct {
	PersonID string `path:"personId" maxLength:"64"`
	Body     struct {
		Reason string `json:"reason" maxLength:"1000"`
	}
}

// answer does something to a person for a reason, and returns the file as it is then.
func (s *Service) answer(do func(ctx context.Context, personID, reason string) error) func(context.Context,
	*reasonInput) (*fileOutput, error) {
	return func(ctx context.Context, in *reasonInput) (*fileOutput, error) {
		reason, err := operator.Reason(in.Body.Reason)
		if err != nil {
			return nil, err
		}
		if err := do(ctx, in.PersonID, reason); err != nil {
			return nil, err
		}
		file, err := s.File(ctx, in.PersonID)
		return &fileOutput{Body: file}, err
	}
}

type noteInput struct {
	PersonID string `path:"personId" maxLength:"64"`
	Body     struct {
		Text string `json:"text" maxLength:"2000"`
	}
}

func (s *Service) postNote(ctx context.Context, in *noteInput) (*fileOutput, error) {
	if err := s.WriteNote(ctx, in.PersonID, in.Body.Text); err != nil {
		return nil, err
	}
	file, err := s.File(ctx, in.PersonID)
	return &fileOutput{Body: file}, err
}

type exportOutput struct {
	Disposition string `header:"Content-Disposition"`
	Body        *account.Copy
}

func (s *Service) postExport(ctx context.Context, in *reasonInput) (*exportOutput, error) {
	reason, err := operator.Reason(in.Body.Reason)
	if err != nil {
		return nil, err
	}
	copied, err := s.Export(ctx, in.PersonID, reason)
	return &exportOutput{Disposition: `attachment; filename="dossier.json"`, Body: copied}, err
}

func (s *Service) postErase(ctx context.Context, in *reasonInput) (*struct{}, error) {
	reason, err := operator.Reason(in.Body.Reason)
	if err != nil {
		return nil, err
	}
	return nil, s.Erase(ctx, in.PersonID, reason)
}
