// Package follow tells people who asked for it what is new in the shops they follow. It promises one letter a week at
// most to a mailbox, nothing told twice, and a way out in every letter that needs no password; a guest is written to
// only once they confirmed. It holds no product: what is new is read from the catalogue when the letter is written.
package follow

import (
	"context"
	"fmt"
	"time"

	"rangrue/internal/domain/shop"
	"rangrue/internal/kit/captcha"
	"rangrue/internal/kit/check"
	"rangrue/internal/kit/db"
	"rangrue/internal/kit/jobs"
	"rangrue/internal/kit/mail"
	"rangrue/internal/kit/problem"
	"rangrue/internal/kit/sign"
)

const (
	// Rest is how long a mailbox is left alone after a letter.
	Rest = 7 * 24 * time.Hour
	// ConfirmWithin is how long a guest may confirm; what they asked for is then forgotten.
	ConfirmWithin = 30 * 24 * time.Hour
	// askRest is how long a mailbox that did not confirm is left alone before it may be asked again.
	askRest = 24 * time.Hour
	// linkLife is how long a mailbox that follows nothing any more is kept, so that the links of its letters work.
	linkLife = 90 * 24 * time.Hour
	// MaxFollowed bounds what one mailbox follows: it is read by a person.
	MaxFollowed = 200
)

// Consent is the current version of the text that people agree to. Texts never change: a new one gets a new version.
const Consent = "2026-11"

// consents are the texts agreed to, as the form shows them; a test of the form compares.
var consents = map[string]string{
	"2026-11": "Vous recevrez un courriel par semaine au plus, quand une boutique que vous suivez a du nouveau. " +
		"Chacun a un lien pour ne plus en recevoir.",
}

// Refusals.
var (
	// ErrNotFound: the shop does not exist, or is not shown.
	ErrNotFound = problem.Missing("shop_not_found")
	// ErrFull: the mailbox follows [MaxFollowed] shops already.
	ErrFull = problem.New(problem.Refused, "follows_full", problem.Say(
		"Vous suivez déjà 200 boutiques. Cessez d’en suivre une pour en suivre une autre.",
		"You already follow 200 shops. Stop following one to follow another."))
	errToken = problem.New(problem.Refused, "invalid_token", problem.Say(
		"Ce lien n’est pas valide. Utilisez celui du dernier courriel reçu.",
		"This link is not valid. Please use the one in the last message you received."))
)

// Service answers for who follows which shop.
type Service struct {
	db *db.DB
	Options
}

// Options is what the service needs from the rest of the program.
type Options struct {
	Brand    mail.Brand
	TokenKey sign.Key         // signs the links of letters; the same on every node and for years
	Now      func() time.Time //
	Captcha  *captcha.Checker // nil: the form is guarded by limits and a trap alone
	// EmailOf is the address of a user, and whether it is proved to be theirs.
	EmailOf func(ctx context.Context, userID string) (email string, proved bool, err error)
}

// New makes the service, or says what is missing to run it.
func New(d *db.DB, o Options) (*Service, error) {
	if err := o.TokenKey.Check(); err != nil {
		return nil, fmt.Errorf("follow: links of letters: %w", err)
	}
	return &Service{db: d, Options: o}, nil
}

// AskAsGuest sends a letter whose link makes a guest follow a shop. The answer is the same whether the address follows
// it already or not: nobody learns what is known of an address.
func (s *Service) AskAsGuest(ctx context.Context, shopID, email string) error {
	email = mail.Normalize(email)
	if err := check.All(check.Required("email", email), check.Email("email", email)); err != nil {
		return err
	}
	return s.db.Tx(ctx, func(tx *db.Tx) error {
		followed, err := shown(ctx, tx, shopID)
		if err != nil {
			return err
		}
		mailbox, err := mailboxOf(ctx, tx, email, s.Now())
		if err != nil {
			return err
		}
		id, send, err := ask(ctx, tx, mailbox, shopID, s.Now(), s.Now().Add(-askRest))
		if err != nil || !send {
			return err
		}
		letter, err := s.askToConfirm(id, email, followed.Name)
		if err != nil {
			return err
		}
		return mail.Enqueue(ctx, tx, letter)
	})
}

// Confirm is the click of a guest's letter. Doing it twice is no error.
func (s *Service) Confirm(ctx context.Context, token string) error {
	id, ok := s.TokenKey.Read(toConfirm, token)
	if !ok {
		return errToken
	}
	return s.db.Tx(ctx, func(tx *db.Tx) error {
		found, err := confirm(ctx, tx, id, s.Now(), s.Now().Add(-ConfirmWithin))
		if err == nil && !found {
			return errToken
		}
		return err
	})
}

// Leave stops every letter about shops to the mailbox of a letter. Doing it twice is no error.
func (s *Service) Leave(ctx context.Context, token string) error {
	mailbox, ok := s.TokenKey.Read(toLeave, token)
	if !ok {
		return errToken
	}
	return s.db.Tx(ctx, func(tx *db.Tx) error { return deleteAll(ctx, tx, mailbox) })
}

// Follow makes a signed-in user follow a shop: at once when the address of the account is proved to be theirs, else
// once they confirmed as a guest does. Following twice changes nothing.
func (s *Service) Follow(ctx context.Context, userID, shopID string) (confirmed bool, err error) {
	email, proved, err := s.EmailOf(ctx, userID)
	if err != nil {
		return false, fmt.Errorf("follow: read the address of a user: %w", err)
	}
	if !proved {
		return false, s.AskAsGuest(ctx, shopID, email)
	}
	return true, s.db.Tx(ctx, func(tx *db.Tx) error {
		if _, err := shown(ctx, tx, shopID); err != nil {
			return err
		}
		mailbox, err := mailboxOfUser(ctx, tx, userID, email, s.Now())
		if err != nil {
			return err
		}
		if err := insert(ctx, tx, mailbox, shopID, s.Now()); err != nil {
			return err
		}
		n, err := count(ctx, tx, mailbox)
		if err == nil && n > MaxFollowed {
			return ErrFull
		}
		return err
	})
}

// Unfollow ends it. A shop that was not followed is no error.
func (s *Service) Unfollow(ctx context.Context, userID, shopID string) error {
	proved, err := s.provedEmail(ctx, userID)
	if err != nil {
		return err
	}
	return s.db.Tx(ctx, func(tx *db.Tx) error { return deleteOne(ctx, tx, userID, proved, shopID) })
}

// List is what a user follows, by name: also what the address of their account followed before it was theirs.
func (s *Service) List(ctx context.Context, userID string) ([]Followed, error) {
	proved, err := s.provedEmail(ctx, userID)
	if err != nil {
		return nil, err
	}
	return list(ctx, s.db, userID, proved)
}

// provedEmail is the address of a user, empty until it is proved to be theirs.
func (s *Service) provedEmail(ctx context.Context, userID string) (string, error) {
	email, proved, err := s.EmailOf(ctx, userID)
	if err != nil {
		return "", fmt.Errorf("follow: read the address of a user: %w", err)
	}
	if !proved {
		return "", nil
	}
	return email, nil
}

// shown is a shop that the public sees, else [ErrNotFound].
func shown(ctx context.Context, r db.Reader, shopID string) (*shop.Shop, error) {
	found, err := shop.ByIDs(ctx, r, []string{shopID})
	if err != nil {
		return nil, fmt.Errorf("follow: read the shop: %w", err)
	}
	if one := found[shopID]; one != nil && one.Status == shop.Approved {
		return one, nil
	}
	return nil, ErrNotFound
}

const (
	newsKind  = "follow.news"
	pruneKind = "follow.prune"
	pageSize  = 100 // mailboxes read at once
)

// Register names the jobs of the package. The news run every day: each mailbox then has a week of its own.
func (s *Service) Register(q *jobs.Queue) {
	jobs.Register(q, newsKind, func(ctx context.Context, _ struct{}) error { return s.TellNews(ctx) })
	q.Every(newsKind, 24*time.Hour)
	jobs.Register(q, pruneKind, func(ctx context.Context, _ struct{}) error { return s.Prune(ctx) })
	q.Every(pruneKind, 24*time.Hour)
}

// TellNews writes to every mailbox that follows a shop with something new and was left alone for [Rest]. Each letter
// commits with the note that it was written: stopped half-way, the next run goes on, and nobody is told twice.
func (s *Service) TellNews(ctx context.Context) error {
	for after := ""; ; {
		due, err := mailboxesDue(ctx, s.db, after, s.Now().Add(-Rest), pageSize)
		if err != nil || len(due) == 0 {
			return err
		}
		for _, key := range due {
			if err := s.tell(ctx, key); err != nil {
				return fmt.Errorf("follow: tell the news: %w", err)
			}
		}
		after = due[len(due)-1]
	}
}

func (s *Service) tell(ctx context.Context, mailbox string) error {
	return s.db.Tx(ctx, func(tx *db.Tx) error {
		now := s.Now()
		free, err := markSent(ctx, tx, mailbox, now, now.Add(-Rest))
		if err != nil || !free {
			return err
		}
		news, err := newsFor(ctx, tx, mailbox)
		if err != nil || len(news) == 0 {
			return err
		}
		if err := markWritten(ctx, tx, mailbox, now); err != nil {
			return err
		}
		letter, err := s.letter(mailbox, news)
		if err != nil {
			return err
		}
		return mail.Enqueue(ctx, tx, letter)
	})
}

// Prune forgets what nobody confirmed, and mailboxes that follow nothing any more once their letters are old.
func (s *Service) Prune(ctx context.Context) error {
	return s.db.Tx(ctx, func(tx *db.Tx) error {
		if err := deleteUnconfirmed(ctx, tx, s.Now().Add(-ConfirmWithin)); err != nil {
			return err
		}
		return deleteMailboxes(ctx, tx, s.Now().Add(-linkLife))
	})
}
