// Package productimport carries products in and out of a shop as one CSV file. It promises that an exported file
// imports back unchanged, that a dry run tells everything that is wrong, by line and column, and that a file is applied
// whole or not at all, once, whatever dies in between. What a product may be is decided by domain/catalog; pictures are
// sent before, and named by their keys.
package productimport

import (
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"sync"
	"sync/atomic"
	"time"

	"rangrue/internal/domain/catalog"
	"rangrue/internal/domain/shop"
	"rangrue/internal/kit/db"
	"rangrue/internal/kit/jobs"
	"rangrue/internal/kit/picture"
	"rangrue/internal/kit/problem"
)

// Refusals of imports. A code is stable; a sentence may be reworded.
var (
	ErrNotFound = problem.New(problem.NotFound, "import_not_found",
		problem.Say("Cette importation est introuvable.", "This import could not be found."))
	ErrNotReady = problem.New(problem.Conflict, "import_not_ready", problem.Say(
		"Cette importation ne peut pas être appliquée\u00a0: elle n’est pas vérifiée, ou elle contient des erreurs.",
		"This import cannot be applied: it is not checked, or it holds errors."))
	ErrUnderWay = problem.New(problem.Conflict, "import_under_way", problem.Say(
		"Une autre importation est en cours dans cette boutique. Attendez qu’elle soit terminée.",
		"Another import is under way in this shop. Wait until it ends."))
	ErrAppliedBefore = problem.New(problem.Conflict, "import_applied_before", problem.Say(
		"Ce même fichier a déjà été importé. L’importer encore pourrait créer des produits en double.",
		"This very file was imported before. Importing it again could make products twice."))
)

// State is where an import stands.
type State string

const (
	Checking State = "checking" // being read; nothing is written
	Checked  State = "checked"  // read; it can be applied when it has no problem
	Applying State = "applying" // being written, all at once
	Done     State = "done"
	Failed   State = "failed" // given up; nothing of it was kept
)

// Import is a file of products and what became of it.
type Import struct {
	ID, ShopID, UserID             string
	FileName                       string
	State                          State
	Products                       int // in the file
	Done                           int // gone through in this state
	ToCreate, ToReplace, Unchanged int
	ProblemCount                   int
	Problems                       []Problem // the first ones
	DraftCount                     int       // products that stay drafts for want of a state or a category
	Drafts                         []Problem // the first ones, with why
	CreatedAt                      time.Time
	FinishedAt                     time.Time // zero while it is under way
}

// problemsKept bounds a report: nobody corrects a thousand lines from a screen.
const problemsKept = 500

// Service is the flow.
type Service struct {
	db *db.DB
	Options

	live    sync.Map       // how many products the imports at work on this node went through: id → *atomic.Int64
	halfway func(done int) // called inside the transaction that applies; tests stop the process there
}

// Options is what the flow is made of.
type Options struct {
	Shops   *shop.Service
	Catalog *catalog.Service
	// that a shop may use, by key
	Photos func(ctx context.Context, r db.Reader, shopID string) (map[string]picture.Picture, error)
	Now    func() time.Time
}

// New makes the flow.
func New(d *db.DB, o Options) *Service { return &Service{db: d, Options: o, halfway: func(int) {}} }

const (
	checkKind, applyKind, sweepKind = "products.check-import", "products.apply-import", "products.sweep-imports"

	tries     = 5
	workTime  = 10 * time.Minute
	givenUp   = 2 * time.Hour       // an import that did not end by then will not
	forgotten = 30 * 24 * time.Hour // imports are kept for a month
)

type job struct {
	ID string `json:"id"`
}

// Register has files checked and applied in the background, and those that got stuck given up.
func (s *Service) Register(q *jobs.Queue) {
	jobs.Register(q, checkKind, func(ctx context.Context, j job) error { return s.runCheck(ctx, j.ID) },
		jobs.Timeout(workTime))
	jobs.Register(q, applyKind, func(ctx context.Context, j job) error { return s.runApply(ctx, j.ID) },
		jobs.Timeout(workTime))
	jobs.Register(q, sweepKind, func(ctx context.Context, _ struct{}) error { return s.sweep(ctx) })
	q.Every(sweepKind, time.Hour)
}

// Receive keeps a file and has it checked.
func (s *Service) Receive(ctx context.Context, userID, shopID, fileName string, data []byte) (*Import, error) {
	text, err := decode(data)
	if err != nil {
		return nil, err
	}
	id := db.NewID()
	err = s.db.Tx(ctx, func(tx *db.Tx) error {
		if err := insert(ctx, tx, id, userID, shopID, fileName, text, s.Now()); err != nil {
			return err
		}
		return jobs.Enqueue(ctx, tx, checkKind, job{id}, jobs.Key(id), jobs.MaxAttempts(tries))
	})
	if err != nil {
		return nil, err
	}
	return s.Find(ctx, shopID, id)
}

// Apply has a checked file written. Asking twice is the same as once. A file whose very content was applied before is
// refused unless the seller insists.
func (s *Service) Apply(ctx context.Context, shopID, id string, again bool) (*Import, error) {
	err := s.db.Tx(ctx, func(tx *db.Tx) error {
		moved, err := begin(ctx, tx, shopID, id, again, s.Now())
		if err != nil || !moved {
			return err
		}
		return jobs.Enqueue(ctx, tx, applyKind, job{id}, jobs.Key(id), jobs.MaxAttempts(tries))
	})
	if db.IsUnique(err, "product_imports.shop_id") {
		return nil, ErrUnderWay
	}
	if err != nil {
		return nil, err
	}
	return s.Find(ctx, shopID, id)
}

// runCheck is the dry run.
func (s *Service) runCheck(ctx context.Context, id string) error {
	shopID, text, err := content(ctx, s.db, id, Checking)
	if err != nil || text == "" {
		return err
	}
	done, forget := s.follow(id)
	defer forget()
	v, err := s.check(ctx, shopID, text, func(n, _ int) { done.Store(int64(n)) })
	if err != nil {
		return err
	}
	return s.db.Tx(ctx, func(tx *db.Tx) error { return noteChecked(ctx, tx, id, v, s.Now()) })
}

// runApply writes the file in one transaction, with the note that it did: a process that dies before leaves nothing,
// and the job that runs again starts from the same file.
func (s *Service) runApply(ctx context.Context, id string) error {
	shopID, text, err := content(ctx, s.db, id, Applying)
	if err != nil || text == "" {
		return err
	}
	done, forget := s.follow(id)
	defer forget()
	var v *verdict
	for range tries {
		v, err = s.write(ctx, id, shopID, text, func(n int) { done.Store(int64(n)); s.halfway(n) })
		if !errors.Is(err, catalog.ErrMeanwhile) {
			break
		}
	}
	var refusal *problem.Error
	if v != nil && errors.As(err, &refusal) && refusal.Kind != problem.Internal && refusal.Kind != problem.Unavailable {
		return s.db.Tx(ctx, func(tx *db.Tx) error { return noteFailed(ctx, tx, id, v.blame(refusal), s.Now()) })
	}
	return err
}

// write reads the file against the shop as it is now, and writes it. Everything that is not writing is done before the
// transaction opens, because on SQLite nobody else writes while it is.
func (s *Service) write(ctx context.Context, id, shopID, text string, tick func(done int)) (*verdict, error) {
	v, err := s.check(ctx, shopID, text, func(int, int) {})
	if err != nil {
		return nil, err
	}
	if len(v.problems) > 0 { // the shop changed since the dry run
		return v, s.db.Tx(ctx, func(tx *db.Tx) error { return noteFailed(ctx, tx, id, v.problems, s.Now()) })
	}
	list := make([]catalog.NewProduct, len(v.entries))
	for i, e := range v.entries {
		list[i] = e.NewProduct
	}
	batch, err := s.Catalog.Prepare(ctx, shopID, list)
	if err != nil {
		return v, err
	}
	return v, s.db.Tx(ctx, func(tx *db.Tx) error {
		if err := batch.WriteIn(ctx, tx, tick); err != nil {
			return err
		}
		return noteDone(ctx, tx, id, v, s.Now())
	})
}

// blame names the lines of a refusal that the catalogue gave in the end.
func (v *verdict) blame(refusal *problem.Error) []Problem {
	var list []Problem
	for _, f := range refusal.Fields {
		var i int
		var rest string
		if n, _ := fmt.Sscanf(f.Path, "products[%d].%s", &i, &rest); n == 2 && i < len(v.entries) {
			r, column := v.entries[i].place(rest)
			list = append(list, Problem{Line: r.line, Column: column, Product: v.entries[i].Name, Detail: f.Text.FR})
		}
	}
	if list == nil {
		list = []Problem{{Line: 1, Detail: refusal.Text.FR}}
	}
	return list
}

// follow lets this node tell how far an import is while its transaction is open.
func (s *Service) follow(id string) (done *atomic.Int64, forget func()) {
	done = &atomic.Int64{}
	s.live.Store(id, done)
	return done, func() { s.live.Delete(id) }
}

// Find reads an import of a shop.
func (s *Service) Find(ctx context.Context, shopID, id string) (*Import, error) {
	found, err := find(ctx, s.db, shopID, id)
	if err != nil {
		return nil, err
	}
	if live, ok := s.live.Load(id); ok {
		found.Done = max(found.Done, int(live.(*atomic.Int64).Load()))
	}
	return found, nil
}

func encode(problems []Problem) string {
	encoded, err := json.Marshal(append([]Problem{}, problems[:min(len(problems), problemsKept)]...))
	if err != nil {
		panic(fmt.Sprintf("productimport: %v", err)) // numbers and text cannot fail
	}
	return string(encoded)
}
