package outreach

import (
	"context"
	"fmt"
	"strings"

	"rangrue/internal/kit/check"
	"rangrue/internal/kit/db"
	"rangrue/internal/kit/french"
	"rangrue/internal/kit/mail"
)

const (
	maxFeedback = 2000
	maxName     = 200
)

// Feedback is what a visitor writes in the widget. Guests give name and e-mail; for a signed-in customer those of the
// account are used, whatever was typed.
type Feedback struct{ Name, Email, Message string }

// Send keeps the message as plain text and forwards it to the operator's inbox; an answer goes to its author.
func (s *Service) Send(ctx context.Context, f Feedback) error {
	visitor, signedIn := s.Visitor(ctx)
	if signedIn {
		f.Name, f.Email = visitor.Name, visitor.Email
	}
	f = f.clean()
	if err := f.check(); err != nil {
		return err
	}
	forward, err := s.forward("Nouveau commentaire", "Commentaire "+french.Elide("de", f.Name), from(f, signedIn), f)
	if err != nil {
		return err
	}
	return s.db.Tx(ctx, func(tx *db.Tx) error {
		thread, err := s.threadOf(ctx, tx, f, "", visitor.UserID)
		if err != nil {
			return fmt.Errorf("outreach: thread: %w", err)
		}
		if err := addFeedback(ctx, tx, f, thread, visitor.UserID, s.Now().UnixMilli()); err != nil {
			return fmt.Errorf("outreach: feedback: %w", err)
		}
		return mail.Enqueue(ctx, tx, forward)
	})
}

// clean leaves only text: no tag, no control character but the message's own line breaks.
func (f Feedback) clean() Feedback {
	message := strings.ReplaceAll(check.Strip(f.Message), "\r\n", "\n")
	return Feedback{
		Name:    oneLine(f.Name),
		Email:   mail.Normalize(f.Email),
		Message: strings.TrimSpace(strings.Map(dropControl, message)),
	}
}

func (f Feedback) check() error {
	return check.All(
		check.Required("name", f.Name), check.Length("name", f.Name, 1, maxName),
		check.Required("email", f.Email), check.Email("email", f.Email),
		check.Required("message", f.Message), check.Length("message", f.Message, 1, maxFeedback),
	)
}

// oneLine is a text without tags on a single line.
func oneLine(text string) string {
	return strings.Join(strings.FieldsFunc(check.Strip(text), isSpaceOrControl), " ")
}

func isSpaceOrControl(r rune) bool {
	return r <= ' ' || r == 0x7f || r == '\u2028' || r == '\u2029'
}

func dropControl(r rune) rune {
	if (r < ' ' && r != '\n' && r != '\t') || r == 0x7f {
		return -1
	}
	return r
}
