package firstday

import (
	"context"
	"net/http"
	"time"

	"rangrue/internal/domain/operator"
	"rangrue/internal/kit/web"
)

// DeskRoutes registers the console's calls about the first day.
func (s *Service) DeskRoutes(d operator.Desk) {
	operator.Get(d, "/checklist", "What is left to do before the market opens", operator.SeeToday, s.getChecklist)
	operator.Post(d, "/checklist/test-letter", "Send a letter to oneself", operator.ManageOperators, s.postTestLetter,
		web.Limit("test-letter", 10, 10*time.Minute))
	operator.Post(d, "/checklist/dismiss", "Put the list away once all is done", operator.ManageOperators,
		s.postDismiss, web.Status(http.StatusNoContent))
	operator.Get(d, "/shop-invitations", "Makers who were invited", operator.JudgeShops, s.getInvitations)
	operator.Post(d, "/shop-invitations", "Invite a maker to open a shop", operator.JudgeShops, s.postInvitation,
		web.Status(http.StatusCreated))
}

type checklistOutput struct{ Body Checklist }

func (s *Service) getChecklist(ctx context.Context, _ *struct{}) (*checklistOutput, error) {
	list, err := s.Checklist(ctx)
	return &checklistOutput{list}, err
}

type testLetterOutput struct {
	Body struct {
		To string `json:"to"`
	}
}

func (s *Service) postTestLetter(ctx context.Context, _ *struct{}) (*testLetterOutput, error) {
	to, err := s.TestLetter(ctx)
	out := &testLetterOutput{}
	out.Body.To = to
	return out, err
}

func (s *Service) postDismiss(ctx context.Context, _ *struct{}) (*struct{}, error) {
	return nil, s.Dismiss(ctx)
}

type invitationsOutput struct {
	Body struct {
		Data []Invitation `json:"data" nullable:"false"`
	}
}

func (s *Service) getInvitations(ctx context.Context, _ *struct{}) (*invitationsOutput, error) {
	all, err := listInvitations(ctx, s.db)
	out := &invitationsOutput{}
	out.Body.Data = web.List(all)
	return out, err
}

type invitationInput struct {
	Body struct {
		Email   string `json:"email" maxLength:"254"`
		Name    string `json:"name" maxLength:"200"`
		Message string `json:"message,omitempty" maxLength:"3000"`
	}
}

type invitationOutput struct{ Body Invitation }

func (s *Service) postInvitation(ctx context.Context, in *invitationInput) (*invitationOutput, error) {
	made, err := s.Invite(ctx, Invitation{Email: in.Body.Email, Name: in.Body.Name, Message: in.Body.Message})
	return &invitationOutput{made}, err
}
