package account

import (
	"context"
	"net/http"
	"time"

	"github.com/danielgtaylor/huma/v2"

	"rangrue/internal/kit/web"
)

// Calls that send letters or try secrets are few for one client; people behind one address still have enough.
const (
	few    = 20
	period = 10 * time.Minute
)

const maxBody = 16 << 10

// Routes registers the calls of users and their addresses. Those with a user in the path answer that very user alone.
func (s *Service) Routes(api huma.API) {
	tag, small := web.Tag("Users"), web.MaxBody(maxBody)
	web.Post(api, "/users/", "Open an account", s.postUser, tag, small, web.Status(http.StatusCreated),
		web.Limit("register", few, period),
		web.Describe("Without `authProviderId` in the answer the account waits for the code sent by e-mail. 400 "+
			"`email_already_exists` or `phone_already_exists`."))
	web.Get(api, "/me", "Who is signed in", s.getMe, tag)
	web.Get(api, "/users/provider-id/{providerId}", "The signed-in user by their id at the identity service",
		s.getByProvider, tag, web.Yield())
	patch := func(what, summary string, handler func(context.Context, *editInput) (*editOutput, error),
		options ...web.Option) {
		op := huma.Operation{Method: http.MethodPatch, Path: "/users/{userId}/" + what, Summary: summary}
		web.Route(api, op, handler, append([]web.Option{tag, small}, options...)...)
	}
	patch("name", "Change one’s name (firstName, lastName)", s.patchName)
	patch("phone", "Change one’s phone (phone)", s.patchPhone)
	patch("email", "Ask for another e-mail (email)", s.patchEmail, web.Limit("letters", few, period),
		web.Describe("Nothing changes until the link sent to the new address is opened; "+
			"the present address receives a notice."))
	patch("password", "Change one’s password (currentPassword, password)", s.patchPassword, web.Limit("passwords", few,
		period),
		web.Describe("Every session ends with it, this one too: sign in again with the new password. 400 "+
			"`wrong_password`."))
	web.Post(api, "/users/{userId}/email-verification", "Send the link that proves one’s e-mail again",
		s.postVerification, tag, web.Limit("letters", few, period))
	web.Get(api, "/users/{userId}/export", "Everything kept about oneself", s.getExport, tag)
	web.Route(api, huma.Operation{Method: http.MethodDelete, Path: "/users/{userId}",
		Summary: "Delete one’s account, confirmed by the password"},
		s.deleteUser, tag, small, web.Status(http.StatusNoContent), web.Limit("passwords", few, period))
	s.linkRoutes(api)
	s.addressRoutes(api)
}

// Profile is a user on the wire.
type Profile struct {
	ID             string    `json:"id"`
	FirstName      string    `json:"firstName"`
	LastName       string    `json:"lastName"`
	Email          string    `json:"email"`
	Username       string    `json:"username" doc:"The e-mail again"`
	Phone          string    `json:"phone" doc:"Ten digits, or empty"`
	AuthProviderID string    `json:"authProviderId"`
	EmailVerified  bool      `json:"emailVerified"`
	CreatedAt      time.Time `json:"createdAt"`
}

func (u *User) profile() Profile {
	return Profile{
		ID: u.ID, FirstName: u.FirstName, LastName: u.LastName, Email: u.Email, Username: u.Email, Phone: u.Phone,
		AuthProviderID: u.AuthProviderID, EmailVerified: !u.EmailVerifiedAt.IsZero(), CreatedAt: u.CreatedAt,
	}
}

type profileOutput struct{ Body Profile }

type registerInput struct {
	Body struct {
		FirstName           string `json:"firstName"`
		LastName            string `json:"lastName"`
		Email               string `json:"email"`
		Password            string `json:"password" doc:"6 to 42 characters"`
		Phone               string `json:"phone" doc:"Ten digits"`
		SubscribeNewsletter bool   `json:"subscribeNewsletter,omitempty"`
	}
}

type registerOutput struct {
	Body struct {
		ID             string `json:"id,omitempty"`
		AuthProviderID string `json:"authProviderId,omitempty" doc:"Absent when the account waits for its verification code"`
	}
}

func (s *Service) postUser(ctx context.Context, in *registerInput) (*registerOutput, error) {
	b, out := in.Body, &registerOutput{}
	user, err := s.SignUp(ctx, Registration{
		FirstName: b.FirstName, LastName: b.LastName, Email: b.Email, Phone: b.Phone, Password: b.Password,
		Newsletter: b.SubscribeNewsletter,
	})
	if user != nil {
		out.Body.ID, out.Body.AuthProviderID = user.ID, user.AuthProviderID
	}
	return out, err
}

func (s *Service) getMe(ctx context.Context, _ *struct{}) (*profileOutput, error) {
	userID, err := web.SignedIn(ctx)
	if err != nil {
		return nil, err
	}
	user, err := s.ByID(ctx, userID)
	if err != nil {
		return nil, web.ErrSessionOver.Because(err)
	}
	return &profileOutput{Body: user.profile()}, nil
}

func (s *Service) getByProvider(ctx context.Context, in *struct {
	ProviderID string `path:"providerId" maxLength:"128"`
}) (*profileOutput, error) {
	out, err := s.getMe(ctx, nil)
	if err == nil && out.Body.AuthProviderID != in.ProviderID {
		return nil, web.ErrNotYours
	}
	return out, err
}

type selfInput struct {
	UserID string `path:"userId" maxLength:"64"`
}

// editInput is what the settings cards send; each call reads its own fields.
type editInput struct {
	UserID string `path:"userId" maxLength:"64"`
	Body   struct {
		FirstName       string `json:"firstName,omitempty"`
		LastName        string `json:"lastName,omitempty"`
		Email           string `json:"email,omitempty"`
		Phone           string `json:"phone,omitempty"`
		CurrentPassword string `json:"currentPassword,omitempty"`
		Password        string `json:"password,omitempty"`
	}
}

type editOutput struct {
	Body struct {
		Status string `json:"status" enum:"success"`
	}
}

func done(err error) (*editOutput, error) {
	out := &editOutput{}
	out.Body.Status = "success"
	return out, err
}

func (s *Service) patchName(ctx context.Context, in *editInput) (*editOutput, error) {
	if err := web.Self(ctx, in.UserID); err != nil {
		return nil, err
	}
	_, err := s.SetName(ctx, in.UserID, in.Body.FirstName, in.Body.LastName)
	return done(err)
}

func (s *Service) patchPhone(ctx context.Context, in *editInput) (*editOutput, error) {
	if err := web.Self(ctx, in.UserID); err != nil {
		return nil, err
	}
	_, err := s.SetPhone(ctx, in.UserID, in.Body.Phone)
	return done(err)
}

func (s *Service) patchEmail(ctx context.Context, in *editInput) (*editOutput, error) {
	if err := web.Self(ctx, in.UserID); err != nil {
		return nil, err
	}
	return done(s.AskEmail(ctx, in.UserID, in.Body.Email))
}

func (s *Service) patchPassword(ctx context.Context, in *editInput) (*editOutput, error) {
	if err := web.Self(ctx, in.UserID); err != nil {
		return nil, err
	}
	return done(s.ChangePassword(ctx, in.UserID, in.Body.CurrentPassword, in.Body.Password))
}

func (s *Service) postVerification(ctx context.Context, in *selfInput) (*editOutput, error) {
	if err := web.Self(ctx, in.UserID); err != nil {
		return nil, err
	}
	return done(s.SendVerification(ctx, in.UserID))
}

type exportOutput struct {
	Disposition string `header:"Content-Disposition"`
	Body        *Copy
}

func (s *Service) getExport(ctx context.Context, in *selfInput) (*exportOutput, error) {
	if err := web.Self(ctx, in.UserID); err != nil {
		return nil, err
	}
	copied, err := s.CopyOf(ctx, in.UserID)
	return &exportOutput{Disposition: `attachment; filename="mes-donnees.json"`, Body: copied}, err
}

func (s *Service) deleteUser(ctx context.Context, in *struct {
	UserID string `path:"userId" maxLength:"64"`
	Body   struct {
		Password string `json:"password"`
	}
}) (*struct{}, error) {
	if err := web.Self(ctx, in.UserID); err != nil {
		return nil, err
	}
	return nil, s.Delete(ctx, in.UserID, in.Body.Password)
}
