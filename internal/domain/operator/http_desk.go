package operator

import (
	"context"
	"net/http"
	"time"

	"github.com/danielgtaylor/huma/v2"

	"rangrue/internal/kit/sheet"
	"rangrue/internal/kit/web"
)

// deskRoutes registers the calls about operators, the journal and the health of the system.
func (s *Service) deskRoutes(d Desk) {
	Get(d, "/operators", "Every operator", ManageOperators, s.getOperators)
	Route(d, huma.Operation{Method: http.MethodPatch, Path: "/operators/{userId}", Summary: "Change a role",
		DefaultStatus: http.StatusNoContent}, ManageOperators, s.patchOperator)
	Route(d, huma.Operation{Method: http.MethodDelete, Path: "/operators/{userId}", Summary: "Remove an operator",
		DefaultStatus: http.StatusNoContent}, ManageOperators, s.deleteOperator)
	Get(d, "/invitations", "Invitations that wait", ManageOperators, s.getInvitations)
	Post(d, "/invitations", "Invite an operator", ManageOperators, s.postInvitation, web.Status(http.StatusCreated))
	Route(d, huma.Operation{Method: http.MethodDelete, Path: "/invitations/{invitationId}",
		Summary: "Withdraw an invitation", DefaultStatus: http.StatusNoContent}, ManageOperators, s.deleteInvitation)
	Post(d, "/recovery-codes", "Make new recovery codes in place of my own", SeeToday, s.postRecovery,
		web.Limit("operator", 60, time.Minute), web.Describe("Takes a code of the second factor again. The former "+
			"codes end; the new ones are answered this once."))
	Get(d, "/rights", "Who may do what", SeeToday, s.getRights)
	Get(d, "/journal", "The journal, the latest first", ReadJournal, s.getJournal)
	Get(d, "/journal.csv", "The journal as a file", ReadJournal, s.getJournalFile)
	Get(d, "/health", "Whether everything works", SeeToday, s.getHealth)
	s.viewRoutes(d)
}

type operatorsOutput struct {
	Body struct {
		Data []Member `json:"data" nullable:"false"`
	}
}

func (s *Service) getOperators(ctx context.Context, _ *struct{}) (*operatorsOutput, error) {
	members, err := s.Members(ctx)
	out := &operatorsOutput{}
	out.Body.Data = web.List(members)
	return out, err
}

type roleInput struct {
	UserID string `path:"userId"`
	Body   struct {
		Role   Role   `json:"role" enum:"direction,service,finances,contenu"`
		Reason string `json:"reason" maxLength:"1000"`
	}
}

func (s *Service) patchOperator(ctx context.Context, in *roleInput) (*struct{}, error) {
	reason, err := Reason(in.Body.Reason)
	if err != nil {
		return nil, err
	}
	return nil, s.SetRole(ctx, in.UserID, in.Body.Role, reason)
}

type removeInput struct {
	UserID string `path:"userId"`
	Reason string `query:"reason" maxLength:"1000"`
}

func (s *Service) deleteOperator(ctx context.Context, in *removeInput) (*struct{}, error) {
	reason, err := Reason(in.Reason)
	if err != nil {
		return nil, err
	}
	return nil, s.Remove(ctx, in.UserID, reason)
}

type invitationsOutput struct {
	Body struct {
		Data []Invitation `json:"data" nullable:"false"`
	}
}

func (s *Service) getInvitations(ctx context.Context, _ *struct{}) (*invitationsOutput, error) {
	waiting, err := listInvitations(ctx, s.db, s.Now())
	out := &invitationsOutput{}
	out.Body.Data = web.List(waiting)
	return out, err
}

type inviteInput struct {
	Body struct {
		Email string `json:"email" maxLength:"254"`
		Role  Role   `json:"role" enum:"direction,service,finances,contenu"`
	}
}

func (s *Service) postInvitation(ctx context.Context, in *inviteInput) (*struct{}, error) {
	_, err := s.Invite(ctx, in.Body.Email, in.Body.Role, true)
	return nil, err
}

type invitationInput struct {
	ID string `path:"invitationId"`
}

func (s *Service) deleteInvitation(ctx context.Context, in *invitationInput) (*struct{}, error) {
	return nil, s.Withdraw(ctx, in.ID)
}

type recoveryOutput struct {
	Body struct {
		RecoveryCodes []string `json:"recoveryCodes" nullable:"false"`
	}
}

func (s *Service) postRecovery(ctx context.Context, in *confirmInput) (*recoveryOutput, error) {
	codes, err := s.NewRecovery(ctx, in.Body.Code)
	out := &recoveryOutput{}
	out.Body.RecoveryCodes = codes
	return out, err
}

// RightLine is one line of the table of who may do what.
type RightLine struct {
	Right   Right  `json:"right"`
	Meaning string `json:"meaning"`
	Roles   []Role `json:"roles" nullable:"false"`
}

type rightsOutput struct {
	Body struct {
		Data []RightLine `json:"data" nullable:"false"`
	}
}

func (s *Service) getRights(context.Context, *struct{}) (*rightsOutput, error) {
	out := &rightsOutput{}
	for _, line := range rights {
		all := append([]Role{Direction}, line.Roles...)
		out.Body.Data = append(out.Body.Data, RightLine{Right: line.Right, Meaning: line.Meaning, Roles: all})
	}
	return out, nil
}

type journalInput struct {
	Operator    string    `query:"operator" maxLength:"100"`
	Act         string    `query:"act" maxLength:"100"`
	SubjectKind string    `query:"subjectKind" maxLength:"100"`
	SubjectID   string    `query:"subjectId" maxLength:"100"`
	From        time.Time `query:"from"`
	To          time.Time `query:"to"`
	Before      string    `query:"before" maxLength:"100" doc:"The next of the page before"`
}

func (in *journalInput) filter() Filter {
	return Filter{Operator: in.Operator, Act: in.Act, SubjectKind: in.SubjectKind, SubjectID: in.SubjectID,
		From: in.From, Until: in.To, Before: in.Before}
}

type journalOutput struct {
	Body struct {
		Data []Noted `json:"data" nullable:"false"`
		Next string  `json:"next" doc:"Give it as before to read on; empty at the end"`
	}
}

func (s *Service) getJournal(ctx context.Context, in *journalInput) (*journalOutput, error) {
	lines, next, err := s.Journal(ctx, in.filter())
	out := &journalOutput{}
	out.Body.Data, out.Body.Next = web.List(lines), next
	return out, err
}

func (s *Service) getJournalFile(_ context.Context, in *journalInput) (*huma.StreamResponse, error) {
	heading := []string{"date", "personne", "geste", "objet", "nom", "avant", "apres", "raison"}
	return web.CSV("journal.csv", heading, func(ctx context.Context, write func([]string) error) error {
		return s.eachNoted(ctx, in.filter(), func(l Noted) error {
			return write(sheet.ShieldAll([]string{l.At.UTC().Format(time.RFC3339), l.OperatorName, l.Act, l.SubjectKind,
				l.SubjectName, string(l.Before), string(l.After), l.Reason}))
		})
	}), nil
}

type healthOutput struct {
	Body struct {
		OK       bool   `json:"ok"`
		Failing  int    `json:"failing"`
		Sentence string `json:"sentence"`
	}
}

func (s *Service) getHealth(ctx context.Context, _ *struct{}) (*healthOutput, error) {
	failing, err := s.Health(ctx)
	out := &healthOutput{}
	out.Body.OK, out.Body.Failing, out.Body.Sentence = failing == 0, failing, sentence(failing)
	return out, err
}

func sentence(failing int) string {
	switch failing {
	case 0:
		return "Tout fonctionne"
	case 1:
		return "Une vérification échoue"
	}
	return "Des vérifications échouent"
}
