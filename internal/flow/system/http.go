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
	operator.Post(d, "/system/letters/{letterId}/drop", "Give a letter up", operator.ActOnSystem, s.postDropLetter,
		none)
	operator.Post(d, "/system/letters/resend", "Send every failed letter again", operator.ActOnSystem,
		s.postResendFailed)
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
		Next string   `json:"next" doc:"Give it as before to read on; empty at the end"`
	}
}

func (s *Service) getJobs(ctx context.Context, in *struct {
	State  string `query:"state" enum:"failed,ready" default:"failed"`
	Before string `query:"before" maxLength:"100" doc:"The next of the page before"`
}) (*jobsOutput, error) {
	rows, next, err := s.Jobs(ctx, in.State, in.Before)
	out := &jobsOutput{}
	out.Body.Data, out.Body.Next = rows, next
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
		Next string      `json:"next" doc:"Give it as before to read on; empty at the end"`
	}
}

func (s *Service) getLetters(ctx context.Context, in *struct {
	State  string `query:"state" enum:"failed,ready,done" default:"failed"`
	Before string `query:"before" maxLength:"100" doc:"The next of the page before"`
}) (*lettersOutput, error) {
	rows, next, err := s.Letters(ctx, in.State, in.Before)
	out := &lettersOutput{}
	out.Body.Data, out.Body.Next = rows, next
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

type resentOutput struct {
	Body struct {
		Letters int `json:"letters" doc:"How many are on their way again"`
	}
}

func (s *Service) postResendFailed(ctx context.Context, _ *struct{}) (*resentOutput, error) {
	out := &resentOutput{}
	var err error
	out.Body.Letters, err = s.ResendFailed(ctx)
	return out, err
}

type dropLetterInput struct {
	LetterID string `path:"letterId" maxLength:"64"`
	Body     struct {
		Reason string `json:"reason" maxLength:"1000"`
	}
}

func (s *Service) postDropLetter(ctx context.Context, in *dropLetterInput) (*struct{}, error) {
	reason, err := operator.Reason(in.Body.Reason)
	if err != nil {
		return nil, err
	}
	return nil, s.DropLetter(ctx, in.LetterID, reason)
}
