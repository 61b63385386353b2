package giveaway

import (
	"context"
	"errors"
	"net/http"
	"time"

	"github.com/danielgtaylor/huma/v2"

	"rangrue/internal/domain/operator"
	"rangrue/internal/kit/db"
	"rangrue/internal/kit/problem"
	"rangrue/internal/kit/web"
)

// DeskRoutes registers the calls of the console about the giveaway.
func (s *Service) DeskRoutes(d operator.Desk) {
	operator.Get(d, "/giveaway", "The giveaway, its winners and the letters sent to them", operator.RunCampaigns,
		s.getDesk)
	operator.Route(d, huma.Operation{Method: http.MethodPut, Path: "/giveaway",
		Summary: "Write the giveaway, or the next one"}, operator.RunCampaigns, s.putDesk)
	operator.Post(d, "/giveaway/draw", "Draw the winners, once", operator.RunCampaigns, s.postDraw)
	operator.Post(d, "/giveaway/attempt", "Write to a winner again", operator.RunCampaigns, s.postAttempt)
	operator.Post(d, "/giveaway/accept", "Note that a winner takes the prize", operator.RunCampaigns, s.postAccept)
	operator.Post(d, "/giveaway/replace", "Give a prize to the next ticket", operator.RunCampaigns, s.postReplace)
}

// DeskWire is the giveaway as operators see it.
type DeskWire struct {
	Draft
	Revision  int64        `json:"revision" doc:"Send it with a change; 0 when configuration tells the giveaway"`
	ChangedBy string       `json:"changedBy"`
	ChangedAt *time.Time   `json:"changedAt" nullable:"true"`
	State     State        `json:"state" enum:"none,open,closed,due,drawn"`
	ClosesAt  *time.Time   `json:"closesAt" nullable:"true"`
	DrawAt    *time.Time   `json:"drawAt" nullable:"true"`
	Entries   int          `json:"entries"`
	Digest    string       `json:"digest" doc:"Commits to the entries; empty until they are closed"`
	Seed      string       `json:"seed" doc:"Empty until drawn"`
	DrawnAt   *time.Time   `json:"drawnAt" nullable:"true"`
	Drawn     []DeskWinner `json:"drawn" nullable:"false" doc:"Everyone who was drawn, prize by prize"`
	Page      string       `json:"page" doc:"Path of the public page"`
}

// DeskWinner is someone who was drawn, with their address: operators write to them.
type DeskWinner struct {
	Prize       int          `json:"prize" doc:"From 1"`
	Email       string       `json:"email" doc:"Empty when they withdrew"`
	Ticket      string       `json:"ticket"`
	Position    int          `json:"position"`
	Status      WinnerStatus `json:"status" enum:"contacted,accepted,replaced"`
	Reason      string       `json:"reason"`
	Attempts    []time.Time  `json:"attempts" nullable:"false"`
	Deadline    time.Time    `json:"deadline"`
	MayAttempt  bool         `json:"mayAttempt"`
	MayReplace  bool         `json:"mayReplace" doc:"Without a reason: three letters and seven days without an answer"`
	MaxAttempts int          `json:"maxAttempts"`
}

type deskOutput struct{ Body DeskWire }

func (s *Service) getDesk(ctx context.Context, _ *struct{}) (*deskOutput, error) {
	status, err := s.Status(ctx)
	if err != nil {
		return nil, err
	}
	e := status.Edition
	w := DeskWire{Draft: draftOf(e), Revision: e.Revision, ChangedBy: e.ChangedBy, State: status.State,
		Entries: status.Entries, Digest: status.Digest, Drawn: []DeskWinner{}, Page: s.Page}
	if e.Revision > 0 {
		w.ChangedAt = &e.ChangedAt
	}
	if e.Exists() {
		closes, draw := e.ClosesAt(), e.AnnouncedAt()
		w.ClosesAt, w.DrawAt = &closes, &draw
	}
	if status.State == Open {
		if w.Entries, err = countEntries(ctx, s.db, e.Edition); err != nil {
			return nil, err
		}
	}
	if status.Draw != nil {
		w.Seed, w.DrawnAt = status.Draw.Seed, &status.Draw.At
	}
	for _, winner := range status.Winners {
		w.Drawn = append(w.Drawn, s.deskWinner(winner))
	}
	return &deskOutput{Body: w}, nil
}

func (s *Service) deskWinner(w Winner) DeskWinner {
	waits := w.Status == Contacted
	return DeskWinner{Prize: w.Prize, Email: w.Email, Ticket: w.Ticket, Position: w.Position, Status: w.Status,
		Reason: w.Reason, Attempts: web.List(w.Attempts), Deadline: w.Deadline(),
		MayAttempt: waits && w.Email != "" && len(w.Attempts) < maxAttempts,
		MayReplace: waits && (w.Email == "" || s.overdue(w)), MaxAttempts: maxAttempts}
}

type writeInput struct {
	Body struct {
		Draft
		Revision int64 `json:"revision"`
	}
}

func (s *Service) putDesk(ctx context.Context, in *writeInput) (*deskOutput, error) {
	return s.then(ctx, s.Write(ctx, in.Body.Revision, in.Body.Draft))
}

type drawInput struct {
	Body struct {
		Seed string `json:"seed" maxLength:"500" doc:"The published text that decides the order"`
	}
}

func (s *Service) postDraw(ctx context.Context, in *drawInput) (*deskOutput, error) {
	return s.then(ctx, s.DrawWinners(ctx, in.Body.Seed))
}

type prizeInput struct {
	Body struct {
		Prize int `json:"prize" minimum:"1" maximum:"100"`
	}
}

func (s *Service) postAttempt(ctx context.Context, in *prizeInput) (*deskOutput, error) {
	return s.then(ctx, s.Attempt(ctx, in.Body.Prize))
}

func (s *Service) postAccept(ctx context.Context, in *prizeInput) (*deskOutput, error) {
	return s.then(ctx, s.Accept(ctx, in.Body.Prize))
}

type replaceInput struct {
	Body struct {
		Prize  int    `json:"prize" minimum:"1" maximum:"100"`
		Reason string `json:"reason" maxLength:"300" doc:"May be empty after three letters and seven days"`
	}
}

func (s *Service) postReplace(ctx context.Context, in *replaceInput) (*deskOutput, error) {
	return s.then(ctx, s.Replace(ctx, in.Body.Prize, in.Body.Reason))
}

// then answers an act with the giveaway as it is afterwards, or with a sentence.
func (s *Service) then(ctx context.Context, err error) (*deskOutput, error) {
	if err != nil {
		return nil, said(err)
	}
	return s.getDesk(ctx, nil)
}

// refusals are the sentences of what the command line says in a word.
var refusals = []struct {
	err  error
	code string
	text problem.Text
}{
	{ErrNotYet, "draw_not_due", problem.Say("Le tirage n’est pas encore dû.", "The draw is not due yet.")},
	{ErrOtherSeed, "already_drawn", problem.Say(
		"Le tirage est déjà fait avec un autre texte; il ne se fait qu’une fois.",
		"The draw was already done with another text, and is done once.")},
	{ErrNoEntry, "no_entry", problem.Say("Personne n’a participé.", "Nobody entered.")},
	{ErrNoSeed, "no_seed", problem.Say("Écrivez le texte publié qui décide de l’ordre.",
		"Write the published text that decides the order.")},
	{ErrNoWinner, "no_winner", problem.Say("Personne ne détient ce prix.", "Nobody holds this prize.")},
	{ErrSettled, "prize_accepted", problem.Say("Cette personne a déjà accepté le prix.",
		"This winner has already accepted the prize.")},
	{ErrAttempts, "attempts_spent", problem.Say("Cette personne a déjà reçu trois lettres.",
		"This winner was already written to three times.")},
	{ErrTooEarly, "too_early", problem.Say(
		"Un prix passe à la personne suivante après trois lettres et sept jours, ou pour une raison que vous écrivez.",
		"A prize is reassigned after three letters and seven days, or for a reason that you write.")},
	{ErrWithdrew, "winner_withdrew", problem.Say("Cette personne s’est retirée\u00a0: passez à la suivante.",
		"This winner withdrew: replace them.")},
	{ErrNobodyLeft, "nobody_left", problem.Say("Toutes les participations ont déjà été tirées.",
		"Everyone who entered was already drawn.")},
}

func said(err error) error {
	for _, r := range refusals {
		if errors.Is(err, r.err) {
			return problem.New(problem.Conflict, r.code, r.text).Because(err)
		}
	}
	return err
}

// note writes the journal about an edition when an operator of the console acts; the command line has no operator.
func (s *Service) note(ctx context.Context, tx *db.Tx, e Edition, entry operator.Entry) error {
	if _, ok := operator.From(ctx); !ok {
		return nil
	}
	entry.SubjectKind, entry.SubjectID, entry.SubjectName = "giveaway", e.Edition, e.Edition
	return operator.Note(ctx, tx, s.Now(), entry)
}

// noted is what the journal keeps of a winner.
func (w Winner) noted() map[string]any {
	return map[string]any{"prize": w.Prize, "ticket": w.Ticket, "status": w.Status, "attempts": len(w.Attempts)}
}
