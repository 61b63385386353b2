package operator

import (
	"context"
	"errors"
	"net/http"
	"time"

	"github.com/danielgtaylor/huma/v2"

	"rangrue/internal/kit/problem"
	"rangrue/internal/kit/web"
)

// Routes registers the calls that let operators in, and those about operators and the journal. Calls before the second
// factor are not registered through [Desk]: they check the visitor themselves.
func (s *Service) Routes(api huma.API) {
	tag, tries := web.Tag("Operator"), web.Limit("operator", 60, time.Minute)
	web.Get(api, "/operator/entry", "What a visitor of the console must know first", s.getEntry, tag, tries)
	web.Get(api, "/operator/me", "Who I am in the console", s.getMe, tag)
	web.Post(api, "/operator/factor", "Make a second factor", s.postFactor, tag, tries)
	web.Post(api, "/operator/factor/confirm", "Put the second factor in force", s.postConfirm, tag, tries)
	web.Post(api, "/operator/session", "Open a session of the console", s.postSession, tag, tries,
		web.Status(http.StatusNoContent))
	web.Route(api, huma.Operation{Method: http.MethodDelete, Path: "/operator/session",
		Summary: "End the session of the console", DefaultStatus: http.StatusNoContent}, s.deleteSession, tag)
	web.Get(api, "/operator/invitations/{invitationToken}", "An invitation", s.getInvitation, tag, tries)
	web.Post(api, "/operator/invitations/{invitationToken}/account", "Open the account of an invited person",
		s.postAccount, tag, tries, web.Status(http.StatusCreated))
	web.Post(api, "/operator/invitations/{invitationToken}/accept", "Accept an invitation", s.postAccept, tag, tries,
		web.Status(http.StatusNoContent))
	s.deskRoutes(Desk{API: api, Service: s})
}

type entryOutput struct {
	Body struct {
		HasOperator bool   `json:"hasOperator"`
		Command     string `json:"command" doc:"What makes the first operator"`
		DemoCode    string `json:"demoCode,omitempty" doc:"In the demo only: the second factor of its operators"`
	}
}

func (s *Service) getEntry(ctx context.Context, _ *struct{}) (*entryOutput, error) {
	n, err := countOperators(ctx, s.db)
	out := &entryOutput{}
	out.Body.HasOperator, out.Body.DemoCode = n > 0, s.demoCode()
	out.Body.Command = "rangrue operator add COURRIEL"
	return out, err
}

// Me is an operator as they see themselves.
type Me struct {
	UserID string  `json:"userId"`
	Name   string  `json:"name"`
	Email  string  `json:"email"`
	Role   Role    `json:"role" enum:"direction,service,finances,contenu"`
	Factor string  `json:"factor" enum:"missing,required,passed" doc:"Where the second factor stands in this browser"`
	Rights []Right `json:"rights" nullable:"false"`
	Codes  int     `json:"recoveryCodes" doc:"Recovery codes left to use"`
	Kept   bool    `json:"lettersKept" doc:"Without a mail server letters are written to files: nobody receives them"`
	Idle   int     `json:"idleMinutes" doc:"After so many minutes with nobody at the page the session ends"`
}

type meOutput struct{ Body Me }

func (s *Service) getMe(ctx context.Context, _ *struct{}) (*meOutput, error) {
	userID, err := web.SignedIn(ctx)
	if err != nil {
		return nil, err
	}
	who, found, err := readOperator(ctx, s.db, userID)
	if err != nil || !found {
		return nil, firstError(err, ErrNotOperator)
	}
	person, err := s.Person(ctx, userID)
	if err != nil {
		return nil, err
	}
	me := Me{UserID: userID, Name: person.Name, Email: person.Email, Role: who.role, Factor: "required",
		Rights: who.role.Rights(), Codes: len(who.recovery), Kept: s.LettersKept,
		Idle: int(s.Idle.Minutes())}
	if who.factorAt.IsZero() {
		me.Factor = "missing"
	} else if _, err := s.admit(ctx, SeeToday); err == nil {
		me.Factor = "passed"
	}
	return &meOutput{Body: me}, nil
}

type factorOutput struct{ Body Factor }

func (s *Service) postFactor(ctx context.Context, _ *struct{}) (*factorOutput, error) {
	userID, err := web.SignedIn(ctx)
	if err != nil {
		return nil, err
	}
	made, err := s.NewFactor(ctx, userID)
	if err != nil {
		return nil, err
	}
	return &factorOutput{Body: *made}, nil
}

type confirmInput struct {
	Body struct {
		Code string `json:"code" minLength:"6" maxLength:"10"`
	}
}

type confirmOutput struct {
	SetCookie http.Cookie `header:"Set-Cookie"`
	Body      struct {
		RecoveryCodes []string `json:"recoveryCodes" nullable:"false"`
	}
}

func (s *Service) postConfirm(ctx context.Context, in *confirmInput) (*confirmOutput, error) {
	userID, err := web.SignedIn(ctx)
	if err != nil {
		return nil, err
	}
	codes, cookie, err := s.ConfirmFactor(ctx, userID, in.Body.Code)
	if err != nil {
		return nil, err
	}
	out := &confirmOutput{SetCookie: s.cookie(cookie, sessionLife)}
	out.Body.RecoveryCodes = codes
	return out, nil
}

type sessionInput struct {
	Body struct {
		Code         string `json:"code,omitempty" maxLength:"10"`
		RecoveryCode string `json:"recoveryCode,omitempty" maxLength:"20"`
	}
}

type sessionOutput struct {
	SetCookie http.Cookie `header:"Set-Cookie"`
}

func (s *Service) postSession(ctx context.Context, in *sessionInput) (*sessionOutput, error) {
	userID, err := web.SignedIn(ctx)
	if err != nil {
		return nil, err
	}
	cookie, err := s.OpenSession(ctx, userID, in.Body.Code, in.Body.RecoveryCode)
	if err != nil {
		return nil, err
	}
	return &sessionOutput{SetCookie: s.cookie(cookie, sessionLife)}, nil
}

func (s *Service) deleteSession(ctx context.Context, _ *struct{}) (*sessionOutput, error) {
	userID, err := web.SignedIn(ctx)
	if err != nil {
		return nil, err
	}
	if _, found, err := readOperator(ctx, s.db, userID); err != nil || !found {
		return nil, firstError(err, ErrNotOperator)
	}
	cookie, _ := ctx.Value(cookieKey{}).(string)
	return &sessionOutput{SetCookie: s.cookie("", 0)}, s.CloseSession(ctx, cookie)
}

// cookie is that of a session; a life of zero removes it.
func (s *Service) cookie(value string, life time.Duration) http.Cookie {
	age := int(life.Seconds())
	if age == 0 {
		age = -1
	}
	return http.Cookie{Name: CookieName, Value: value, Path: web.Prefix + "/operator", MaxAge: age, HttpOnly: true,
		Secure: s.Secure, SameSite: http.SameSiteStrictMode}
}

type tokenInput struct {
	Token string `path:"invitationToken" maxLength:"100"`
}

type invitationOutput struct {
	Body struct {
		Email      string `json:"email"`
		Role       Role   `json:"role" enum:"direction,service,finances,contenu"`
		HasAccount bool   `json:"hasAccount"`
	}
}

func (s *Service) getInvitation(ctx context.Context, in *tokenInput) (*invitationOutput, error) {
	i, _, err := s.waiting(ctx, s.db, in.Token)
	if err != nil {
		return nil, err
	}
	out := &invitationOutput{}
	out.Body.Email, out.Body.Role = i.Email, i.Role
	_, err = s.ByEmail(ctx, i.Email)
	out.Body.HasAccount = err == nil
	if missing(err) {
		err = nil
	}
	return out, err
}

func missing(err error) bool {
	var said *problem.Error
	return errors.As(err, &said) && said.Kind == problem.NotFound
}

type accountInput struct {
	Token string `path:"invitationToken" maxLength:"100"`
	Body  struct {
		FirstName string `json:"firstName" maxLength:"200"`
		LastName  string `json:"lastName" maxLength:"200"`
		Password  string `json:"password" maxLength:"200"`
	}
}

func (s *Service) postAccount(ctx context.Context, in *accountInput) (*struct{}, error) {
	i, _, err := s.waiting(ctx, s.db, in.Token)
	if err != nil {
		return nil, err
	}
	return nil, s.SignUp(ctx, i.Email, in.Body.FirstName, in.Body.LastName, in.Body.Password)
}

func (s *Service) postAccept(ctx context.Context, in *tokenInput) (*struct{}, error) {
	return nil, s.Accept(ctx, in.Token)
}
