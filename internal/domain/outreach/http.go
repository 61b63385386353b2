package outreach

import (
	"context"
	"net/http"
	"time"

	"github.com/danielgtaylor/huma/v2"

	"rangrue/internal/kit/web"
)

// Routes registers the calls of the newsletter, of the feedback widget and of the contact form. Each writes to the
// database and sends mail, so a client gets few of them; people behind one address (a school, an office) still have
// enough.
func (s *Service) Routes(api huma.API) {
	web.Post(api, "/newsletter/subscribe", "Join the newsletter", s.postSubscribe, web.Tag("Newsletter"),
		web.Limit("newsletter", 30, 10*time.Minute), web.MaxBody(16<<10),
		web.Describe("ALREADY_EXIST when the address reads it already: no failure, and no second welcome. "+
			"CONFIRMATION_SENT, with double opt-in only: "+
			"a letter asks to confirm. With the event contest_no_waste the address also enters the giveaway; 400 "+
			"giveaway_closed after its close date."))
	web.Post(api, "/newsletter/confirm", "Confirm a subscription", s.postConfirm, web.Tag("Newsletter"),
		web.Limit("newsletter_confirm", 60, 10*time.Minute), web.MaxBody(16<<10))
	web.Post(api, "/newsletter/unsubscribe", "Leave the newsletter", s.postUnsubscribe, web.Tag("Newsletter"),
		web.Limit("newsletter_leave", 60, 10*time.Minute), web.MaxBody(16<<10))
	web.Post(api, "/newsletter/unsubscribe/{token}", "Leave the newsletter from a mail program (RFC 8058)",
		s.postOneClick,
		web.Tag("Newsletter"), web.Limit("newsletter_leave", 60, 10*time.Minute), web.MaxBody(16<<10))
	web.Post(api, "/feedback-message", "Send feedback", s.postFeedback, web.Tag("Feedback"),
		web.Limit("feedback", 15, 10*time.Minute), web.MaxBody(32<<10), web.Status(http.StatusNoContent))
	web.Post(api, "/contact-messages", "Send a contact message", s.postContact, web.Tag("Contact"),
		web.Limit("contact", 10, 10*time.Minute), web.MaxBody(64<<10), web.Status(http.StatusNoContent))
}

type subscribeInput struct {
	Captcha string `header:"X-Captcha-Token" doc:"Needed when a captcha is configured"`
	Body    struct {
		Email      string         `json:"email" doc:"Compared without regard to case"`
		Attributes map[string]any `json:"attributes,omitempty" doc:"event: newsletter_subscriber (default), footer_newsletter_subscriber, popup_newsletter_subscriber or contest_no_waste"`
		Website    string         `json:"website,omitempty" doc:"A trap for robots: leave it out"`
	}
}

type subscribeOutput struct {
	Body struct {
		Status Status `json:"status" enum:"SUBSCRIBED,ALREADY_EXIST,CONFIRMATION_SENT"`
	}
}

func (s *Service) postSubscribe(ctx context.Context, in *subscribeInput) (*subscribeOutput, error) {
	out := &subscribeOutput{}
	out.Body.Status = Subscribed
	person, err := s.Captcha.Admit(ctx, in.Body.Website, in.Captcha)
	if !person || err != nil {
		return out, err
	}
	out.Body.Status, err = s.Subscribe(ctx, in.Body.Email, in.Body.Attributes)
	return out, err
}

type confirmInput struct {
	Body struct {
		Token string `json:"token" maxLength:"200" doc:"From the link in the letter"`
	}
}

type confirmOutput struct {
	Body struct {
		Status string `json:"status" enum:"CONFIRMED"`
	}
}

func (s *Service) postConfirm(ctx context.Context, in *confirmInput) (*confirmOutput, error) {
	out := &confirmOutput{}
	out.Body.Status = "CONFIRMED"
	return out, s.Confirm(ctx, in.Body.Token)
}

type unsubscribeInput struct {
	Body struct {
		Token string `json:"token" maxLength:"200" doc:"From the link in a message"`
	}
}

type oneClickInput struct {
	Token string `path:"token" maxLength:"200"`
}

type unsubscribeOutput struct {
	Body struct {
		Status string `json:"status" enum:"UNSUBSCRIBED"`
	}
}

func (s *Service) postUnsubscribe(ctx context.Context, in *unsubscribeInput) (*unsubscribeOutput, error) {
	return s.leave(ctx, in.Body.Token)
}

func (s *Service) postOneClick(ctx context.Context, in *oneClickInput) (*unsubscribeOutput, error) {
	return s.leave(ctx, in.Token)
}

func (s *Service) leave(ctx context.Context, token string) (*unsubscribeOutput, error) {
	out := &unsubscribeOutput{}
	out.Body.Status = "UNSUBSCRIBED"
	return out, s.Unsubscribe(ctx, token)
}

type feedbackInput struct {
	Captcha string `header:"X-Captcha-Token" doc:"Needed when a captcha is configured"`
	Body    struct {
		Name    string `json:"name,omitempty" doc:"Needed of guests"`
		Email   string `json:"email,omitempty" doc:"Needed of guests"`
		Message string `json:"message" doc:"At most 2000 characters; tags are removed"`
		Website string `json:"website,omitempty" doc:"A trap for robots: leave it out"`
	}
}

func (s *Service) postFeedback(ctx context.Context, in *feedbackInput) (*struct{}, error) {
	if person, err := s.Captcha.Admit(ctx, in.Body.Website, in.Captcha); !person || err != nil {
		return &struct{}{}, err
	}
	return &struct{}{}, s.Send(ctx, Feedback{Name: in.Body.Name, Email: in.Body.Email, Message: in.Body.Message})
}

type contactInput struct {
	Captcha string `header:"X-Captcha-Token" doc:"Needed when a captcha is configured"`
	Body    struct {
		Name    string `json:"name" doc:"Replaced by the account's for a signed-in customer"`
		Email   string `json:"email" doc:"Likewise; answers go there"`
		Subject string `json:"subject,omitempty" doc:"At most 200 characters"`
		Message string `json:"message" doc:"At most 5000 characters; tags are removed"`
		Website string `json:"website,omitempty" doc:"A trap for robots: leave it out"`
	}
}

func (s *Service) postContact(ctx context.Context, in *contactInput) (*struct{}, error) {
	if person, err := s.Captcha.Admit(ctx, in.Body.Website, in.Captcha); !person || err != nil {
		return &struct{}{}, err
	}
	b := in.Body
	return &struct{}{}, s.Write(ctx, Contact{Feedback: Feedback{Name: b.Name, Email: b.Email, Message: b.Message},
		Subject: b.Subject})
}
