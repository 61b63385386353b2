package account

import (
	"context"
	"net/http"

	"github.com/danielgtaylor/huma/v2"

	"rangrue/internal/kit/web"
)

// linkRoutes registers the calls of people who are not signed in: codes, links and forgotten passwords.
func (s *Service) linkRoutes(api huma.API) {
	tag, small := web.Tag("Users"), web.MaxBody(maxBody)
	tries, letters := web.Limit("codes", few, period), web.Limit("letters", few, period)
	web.Post(api, "/pending-users/user", "Open the account that a verification code was sent for", s.postCode, tag,
		small, tries,
		web.Describe("A code works once, for 30 minutes. 400 `invalid_verification_code`."))
	web.Route(api, huma.Operation{Method: http.MethodPatch, Path: "/pending-users/verification-code",
		Summary: "Ask for a new verification code"},
		s.patchCode, tag, small, letters,
		web.Describe("400 `email_not_found` when no account waits under the e-mail; 429 when one was just sent."))
	web.Post(api, "/users/email-confirmation", "Open the link that proves or changes an e-mail", s.postConfirmation,
		tag, small, tries,
		web.Describe("The token is the parameter `jeton` of the link. 400 `invalid_link`."))
	web.Post(api, "/users/password-recovery", "Ask for a link to choose another password", s.postRecovery, tag, small,
		letters,
		web.Describe("The answer is the same whether or not the e-mail has an account."))
	web.Post(api, "/users/password-reset", "Choose another password", s.postReset, tag, small, tries,
		web.Describe("The token is the parameter `jeton` of the link. Every session ends. 400 `invalid_link`."))
}

func (s *Service) postCode(ctx context.Context, in *struct {
	Body struct {
		_                struct{} `additionalProperties:"true"`
		VerificationCode string   `json:"verificationCode" maxLength:"100"`
	}
}) (*editOutput, error) {
	_, err := s.ConfirmCode(ctx, in.Body.VerificationCode)
	return done(err)
}

type emailInput struct {
	Body struct {
		Email string `json:"email"`
	}
}

func (s *Service) patchCode(ctx context.Context, in *emailInput) (*editOutput, error) {
	return done(s.SendCode(ctx, in.Body.Email))
}

type confirmationOutput struct {
	Body struct {
		Status string `json:"status" enum:"success"`
		Email  string `json:"email" doc:"The address that is proved now"`
	}
}

func (s *Service) postConfirmation(ctx context.Context, in *struct {
	Body struct {
		Token string `json:"token" maxLength:"100"`
	}
}) (*confirmationOutput, error) {
	user, err := s.ConfirmEmail(ctx, in.Body.Token)
	if err != nil {
		return nil, err
	}
	out := &confirmationOutput{}
	out.Body.Status, out.Body.Email = "success", user.Email
	return out, nil
}

func (s *Service) postRecovery(ctx context.Context, in *emailInput) (*editOutput, error) {
	return done(s.AskRecovery(ctx, in.Body.Email))
}

func (s *Service) postReset(ctx context.Context, in *struct {
	Body struct {
		Token    string `json:"token" maxLength:"100"`
		Password string `json:"password" doc:"6 to 42 characters"`
	}
}) (*editOutput, error) {
	return done(s.ResetPassword(ctx, in.Body.Token, in.Body.Password))
}
