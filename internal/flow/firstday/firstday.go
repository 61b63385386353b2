// Package firstday tells what is left to do before a market can open, and invites its first makers. It promises that a
// point counts as done only when it is: a letter that left, a text that an operator read, a setting that is there. It
// changes no setting: those are the server's own.
package firstday

import (
	"context"
	"strings"
	"time"

	"rangrue/internal/domain/operator"
	"rangrue/internal/kit/check"
	"rangrue/internal/kit/db"
	"rangrue/internal/kit/mail"
	"rangrue/internal/kit/problem"
)

// Settings are the points that configuration decides.
type Settings struct {
	Named    bool // the market has its own name and an inbox
	Postal   bool // letters of a business tell where it is
	Tax      bool // numbers of both taxes
	SMTP     bool // letters leave by a mail server
	Payments bool // cards are charged
	Demo     bool // nothing is for real: letters kept in a folder and cards that are played are good enough
}

// Options is what the service needs from the rest of the program.
type Options struct {
	Now       func() time.Time
	Settings  Settings
	Brand     mail.Brand
	SellerURL string
	Sender    mail.Sender
	// Unread lists the legal texts that nobody read, and how many there are.
	Unread func(ctx context.Context) (unread []string, all int, err error)
	// EmailOf is the e-mail of an operator.
	EmailOf func(ctx context.Context, userID string) (string, error)
}

// Service keeps the list of the first day.
type Service struct {
	db *db.DB
	Options
}

// New makes the service.
func New(d *db.DB, o Options) *Service { return &Service{db: d, Options: o} }

// Point is one thing to do before the market opens.
type Point struct {
	Key    string `json:"key" enum:"name,postal,tax,mail,payments,shop,texts"`
	Done   bool   `json:"done"`
	Detail string `json:"detail" enum:",not_configured,not_tested,sandbox,unread" doc:"Why it is not done, or how far"`
	Left   int    `json:"left" doc:"How many are left, where they are counted"`
}

// Checklist is every point.
type Checklist struct {
	Points    []Point `json:"points" nullable:"false"`
	Done      int     `json:"done"`
	Dismissed bool    `json:"dismissed" doc:"An operator put the list away"`
}

// Checklist reads where the market stands.
func (s *Service) Checklist(ctx context.Context) (Checklist, error) {
	marks, err := listMarks(ctx, s.db)
	if err != nil {
		return Checklist{}, err
	}
	anyShop, err := shopOrInvitation(ctx, s.db)
	if err != nil {
		return Checklist{}, err
	}
	unread, _, err := s.Unread(ctx)
	if err != nil {
		return Checklist{}, err
	}
	list := Checklist{Points: s.points(marks["mail"], anyShop, len(unread)), Dismissed: marks["dismissed"]}
	for _, p := range list.Points {
		if p.Done {
			list.Done++
		}
	}
	list.Dismissed = list.Dismissed && list.Done == len(list.Points)
	return list, nil
}

func (s *Service) points(tested, anyShop bool, unread int) []Point {
	set := func(key string, done bool) Point {
		if done {
			return Point{Key: key, Done: true}
		}
		return Point{Key: key, Detail: "not_configured"}
	}
	letters := set("mail", s.Settings.SMTP || s.Settings.Demo)
	if letters.Done && !tested {
		letters = Point{Key: "mail", Detail: "not_tested"}
	}
	payments := Point{Key: "payments", Done: s.Settings.Payments || s.Settings.Demo}
	if !s.Settings.Payments {
		payments.Detail = "sandbox"
	}
	texts := Point{Key: "texts", Done: unread == 0, Left: unread}
	if unread > 0 {
		texts.Detail = "unread"
	}
	return []Point{set("name", s.Settings.Named), set("postal", s.Settings.Postal), set("tax", s.Settings.Tax),
		letters, payments, {Key: "shop", Done: anyShop}, texts}
}

var (
	errNotDone = problem.New(problem.Conflict, "first_day_not_done", problem.Say(
		"La liste se ferme quand tout est fait.", "The list closes once everything is done."))
	errLetter = problem.New(problem.Unavailable, "letter_not_sent", problem.Say(
		"La lettre n’est pas partie\u00a0: le serveur de courriel ne l’a pas acceptée. Vérifiez RR_SMTP_URL et "+
			"RR_MAIL_FROM.",
		"The letter did not leave: the mail server did not accept it. Check RR_SMTP_URL and RR_MAIL_FROM."))
)

// sendTime is how long a mail server has to accept the test letter.
const sendTime = 20 * time.Second

// TestLetter sends a letter to the operator who asks, at once, so that what the server answers is known.
func (s *Service) TestLetter(ctx context.Context) (to string, err error) {
	who, _ := operator.From(ctx)
	if to, err = s.EmailOf(ctx, who.UserID); err != nil {
		return "", err
	}
	letter, err := s.testLetter(to)
	if err != nil {
		return "", err
	}
	sending, cancel := context.WithTimeout(ctx, sendTime)
	defer cancel()
	if err := s.Sender.Send(sending, letter); err != nil {
		return "", errLetter.Because(err)
	}
	return to, s.db.Tx(ctx, func(tx *db.Tx) error { return s.mark(ctx, tx, "mail", "mail.test", to) })
}

// Dismiss puts the list away once everything on it is done.
func (s *Service) Dismiss(ctx context.Context) error {
	list, err := s.Checklist(ctx)
	if err != nil {
		return err
	}
	if list.Done < len(list.Points) {
		return errNotDone
	}
	return s.db.Tx(ctx, func(tx *db.Tx) error { return s.mark(ctx, tx, "dismissed", "checklist.dismiss", "") })
}

func (s *Service) mark(ctx context.Context, tx *db.Tx, point, act, name string) error {
	who, _ := operator.From(ctx)
	if err := insertMark(ctx, tx, point, who.Name, s.Now()); err != nil {
		return err
	}
	return operator.Note(ctx, tx, s.Now(), operator.Entry{Act: act, SubjectKind: "first_day", SubjectID: point,
		SubjectName: name})
}

// Invitation asks a maker to open a shop.
type Invitation struct {
	ID      string    `json:"id"`
	Email   string    `json:"email"`
	Name    string    `json:"name"`
	Message string    `json:"message"`
	By      string    `json:"by" doc:"Name of the operator"`
	At      time.Time `json:"at"`
}

// Invite sends a maker a letter with the way to the seller space.
func (s *Service) Invite(ctx context.Context, i Invitation) (Invitation, error) {
	i.Email, i.Name, i.Message = mail.Normalize(i.Email), check.Line(i.Name), strings.TrimSpace(i.Message)
	err := check.All(check.Required("email", i.Email), check.Email("email", i.Email), check.Required("name", i.Name))
	if err != nil {
		return i, err
	}
	who, _ := operator.From(ctx)
	i.ID, i.By, i.At = db.NewID(), who.Name, s.Now()
	letter, err := s.invitationLetter(i)
	if err != nil {
		return i, err
	}
	return i, s.db.Tx(ctx, func(tx *db.Tx) error {
		if err := insertInvitation(ctx, tx, i); err != nil {
			return err
		}
		if err := mail.Enqueue(ctx, tx, letter); err != nil {
			return err
		}
		return operator.Note(ctx, tx, s.Now(), operator.Entry{Act: "shop.invite", SubjectKind: "shop_invitation",
			SubjectID: i.ID, SubjectName: i.Name, After: map[string]any{"email": i.Email, "message": i.Message}})
	})
}
