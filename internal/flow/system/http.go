package system

import (
	"context"
	"net/http"

	"rangrue/internal/domain/operator"
	"rangrue/internal/kit/config"
	"rangrue/internal/kit/web"
)

// DeskRoutes registers the calls of the console about the system. Letters are personal: reading them needs the right to
// act.
func (s *Service) DeskRoutes(d operator.Desk) {
	none := web.Status(http.StatusNoContent)
	operator.Get(d, "/system", "How the machine does", operator.ReadSystem, s.getState)
	operator.Get(d, "/system/config", "The configuration in use, without its secrets", operator.ReadSystem, s.getConfig)
	operator.Get(d, "/system/jobs", "Jobs that failed or wait, letters aside", operator.ReadSystem, s.getJobs)
	operator.Post(d, "/system/jobs/{jobId}/retry", "Run a failed job again", operator.ActOnSystem, s.postRetry, none)
	operator.Post(d, "/system/jobs/{jobId}/drop", "Give a job up", operator.ActOnSystem, s.postDrop, none)
	operator.Get(d, "/system/letters", "Letters that failed, wait or left today", operator.ActOnSystem, s.getLetters)
	operator.Get(d, "/system/letters/{letterId}", "A letter to read", operator.ActOnSystem, s.getLetter,
		web.Describe("Opening it is a line of the journal. The secrets of its links are left out."))
	operator.Post(d, "/system/letters/{letterId}/resend", "Send a letter again", operator.ActOnSystem, s.postResend,
		none)
}

type stateOutput struct{ Body *State }

func (s *Service) getState(ctx context.Context, _ *struct{}) (*stateOutput, error) {
	state, err := s.State(ctx)
	return &stateOutput{Body: state}, err
}

type configOutput struct {
	Body struct {
		Data []config.Setting `json:"data" nullable:"false"`
	}
}

func (s *Service) getConfig(context.Context, *struct{}) (*configOutput, error) {
	out := &configOutput{}
	out.Body.Data = s.Config.Settings()
	return out, nil
}

type jobsOutput struct {
	Body struct {
		Data []JobRow `json:"data" nullable:"false"`
	}
}

func (s *Service) getJobs(ctx context.Context, in *struct {
	State string `query:"state" enum:"failed,ready" default:"failed"`
}) (*jobsOutput, error) {
	rows, err := s.Jobs(ctx, in.State)
	out := &jobsOutput{}
	out.Body.Data = rows
	return out, err
}

type jobInput struct {
	JobID string `path:"jobId" maxLength:"64"`
}

func (s *Service) postRetry(ctx context.Context, in *jobInput) (*struct{}, error) {
	return nil, s.Retry(ctx, in.JobID)
}

type dropInput struct {
	JobID string `path:"jobId" maxLength:"64"`
	Body  struct {
		Reason string `json:"reason" maxLength:"1000"`
	}
}

func (s *Service) postDrop(ctx context.Context, in *dropInput) (*struct{}, error) {
	reason, err := operator.Reason(in.Body.Reason)
	if err != nil {
		return nil, err
	}
	return nil, s.Drop(ctx, in.JobID, reason)
}

type lettersOutput struct {
	Body struct {
		Data []LetterRow `json:"data" nullable:"false"`
	}
}

func (s *Service) getLetters(ctx context.Context, in *struct {
	State string `query:"state" enum:"failed,ready,done" default:"failed"`
}) (*lettersOutput, error) {
	rows, err := s.Letters(ctx, in.State)
	out := &lettersOutput{}
	out.Body.Data = rows
	return out, err
}

type letterInput struct {
	LetterID string `path:"letterId" maxLength:"64"`
}

type letterOutput struct{ Body *Letter }

func (s *Service) getLetter(ctx context.Context, in *letterInput) (*letterOutput, error) {
	letter, err := s.Open(ctx, in.LetterID)
	return &letterOutput{Body: letter}, err
}

func (s *Service) postResend(ctx context.Context, in *letterInput) (*struct{}, error) {
	return nil, s.Resend(ctx, in.LetterID)
}
