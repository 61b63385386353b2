package outreach

import (
	"context"
	"fmt"

	"rangrue/internal/kit/check"
	"rangrue/internal/kit/db"
	"rangrue/internal/kit/french"
	"rangrue/internal/kit/mail"
)

const (
	maxContact = 5000
	maxSubject = 200
)

// Contact is what a visitor writes on the contact page: as [Feedback], with a subject and more room.
type Contact struct {
	Feedback
	Subject string
}

// Write keeps the message as plain text and forwards it to the operator's inbox; an answer goes to its author.
func (s *Service) Write(ctx context.Context, c Contact) error {
	visitor, signedIn := s.Visitor(ctx)
	if signedIn {
		c.Name, c.Email = visitor.Name, visitor.Email
	}
	c = Contact{Feedback: c.Feedback.clean(), Subject: oneLine(c.Subject)}
	if err := c.check(); err != nil {
		return err
	}
	lines, subject := from(c.Feedback, signedIn), "Message "+french.Elide("de", c.Name)
	if c.Subject != "" {
		lines, subject = append(lines, mail.Line{Label: "Sujet", Amount: c.Subject}), c.Subject
	}
	forward, err := s.forward("Nouveau message", subject, lines, c.Feedback)
	if err != nil {
		return err
	}
	return s.db.Tx(ctx, func(tx *db.Tx) error {
		thread, err := s.threadOf(ctx, tx, c.Feedback, c.Subject, visitor.UserID)
		if err != nil {
			return fmt.Errorf("outreach: thread: %w", err)
		}
		if err := addContact(ctx, tx, c, thread, visitor.UserID, s.Now().UnixMilli()); err != nil {
			return fmt.Errorf("outreach: contact: %w", err)
		}
		return mail.Enqueue(ctx, tx, forward)
	})
}

func (c Contact) check() error {
	return check.All(
		check.Required("name", c.Name), check.Length("name", c.Name, 1, maxName),
		check.Required("email", c.Email), check.Email("email", c.Email),
		check.Length("subject", c.Subject, 1, maxSubject),
		check.Required("message", c.Message), check.Length("message", c.Message, 1, maxContact),
	)
}
