// Package productimport carries products in and out of a shop as one CSV file. It promises that an exported file
// imports back unchanged, that a dry run tells everything that is wrong, by line and column, and that a file is applied
// whole or not at all, once, whatever dies in between. What a product may be is decided by domain/catalog.
//
// Exports of Shopify, Etsy, WooCommerce and Square are recognised and read as they are; the columns of any other file
// are named by its seller. A product that such a file speaks of again is changed, never made twice. Its
// photographs are fetched from their addresses after it was applied; in files of ours they are named by their keys.
package productimport

import (
	"context"
	"errors"
	"fmt"
	"slices"
	"strconv"
	"sync"
	"sync/atomic"
	"time"

	"rangrue/internal/domain/catalog"
	"rangrue/internal/domain/shop"
	"rangrue/internal/kit/check"
	"rangrue/internal/kit/db"
	"rangrue/internal/kit/jobs"
	"rangrue/internal/kit/picture"
	"rangrue/internal/kit/problem"
	"rangrue/internal/kit/sheet"
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

// Refusals of what a seller says of a file.
var (
	textColumns = problem.Say("Dites ce que contient chaque colonne du fichier.",
		"Say what each column of the file holds.")
	textTwice = problem.Say("Deux colonnes ne peuvent pas être la même chose.",
		"Two columns cannot be the same thing.")
	textNameAndPrice = problem.Say("Dites quelle colonne est le nom et laquelle est le prix.",
		"Say which column is the name and which one is the price.")
	textCategory = problem.Say("Cette catégorie n’existe pas.", "This category does not exist.")
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
	NoticeCount                    int       // products to look at once the file is applied
	Notices                        []Problem // the first ones, with why
	Source                         Source    // empty until it is checked
	Headings                       []Heading // of a file of unknown form
	Choices                        Choices
	Preview                        []Preview // the first products as they will look
	Photos                         Photos    // fetched from the addresses of the file; read by [Service.Find] alone
	CreatedAt                      time.Time
	FinishedAt                     time.Time // zero while it is under way
}

// Choices are what a seller says of a file before it is applied.
type Choices struct {
	Columns    []Field `json:"columns,omitempty"`    // of a file of unknown form, in the order of its headings
	CategoryID string  `json:"categoryId,omitempty"` // of new products that name none; never in a file of ours
}

// Asks tells whether the seller must say what the columns of the file are.
func (i *Import) Asks() bool {
	return i.State == Checked && i.Source == Other && len(i.Choices.Columns) != len(i.Headings)
}

// file is what an import is checked and applied from.
type file struct {
	shopID, text string
	choices      Choices
}

// What bounds a report: nobody corrects a thousand lines from a screen, nor reads a cell of a megabyte there.
const (
	problemsKept = 500
	wordsKept    = 500 // letters of each part of a problem
)

// Service is the flow.
type Service struct {
	db *db.DB
	Options

	live     sync.Map       // how many products the imports at work on this node went through: id → *atomic.Int64
	halfway  func(done int) // called inside the transaction that applies; tests stop the process there
	fetching sync.Mutex     // held while this node fetches photographs
}

// Options is what the flow is made of.
type Options struct {
	Shops   *shop.Service
	Catalog *catalog.Service
	// that a shop may use, by key
	Photos func(ctx context.Context, r db.Reader, shopID string) (map[string]picture.Picture, error)
	// Fetch downloads a photograph from an address of a file; MakePhoto makes its sizes and keeps them.
	Fetch     func(ctx context.Context, address string) ([]byte, error)
	MakePhoto func(ctx context.Context, data []byte) (picture.Picture, error)
	// LeavePhoto has a photograph that was made for a shop and that no product took swept away.
	LeavePhoto func(ctx context.Context, shopID string, kept picture.Picture) error
	Now        func() time.Time
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
	jobs.Register(q, photosKind, func(ctx context.Context, j photosJob) error { return s.runPhotos(ctx, j.ShopID) },
		jobs.Timeout(photosTime))
	jobs.Register(q, sweepKind, func(ctx context.Context, _ struct{}) error { return s.sweep(ctx) })
	q.Every(sweepKind, time.Hour)
}

// Receive keeps a file and has it checked.
func (s *Service) Receive(ctx context.Context, userID, shopID, fileName string, data []byte) (*Import, error) {
	text, ok := sheet.Text(data)
	if !ok {
		return nil, ErrFile
	}
	id := db.NewID()
	err := s.db.Tx(ctx, func(tx *db.Tx) error {
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

// Choose keeps what a seller says of a checked file, and has it checked again.
func (s *Service) Choose(ctx context.Context, shopID, id string, chosen Choices) (*Import, error) {
	i, err := find(ctx, s.db, shopID, id)
	if err != nil {
		return nil, err
	}
	if err := s.allow(ctx, i, &chosen); err != nil {
		return nil, err
	}
	err = s.db.Tx(ctx, func(tx *db.Tx) error {
		if err := choose(ctx, tx, shopID, id, chosen, s.Now()); err != nil {
			return err
		}
		return jobs.Enqueue(ctx, tx, checkKind, job{id}, jobs.Key(id), jobs.MaxAttempts(tries))
	})
	if err != nil {
		return nil, err
	}
	return s.Find(ctx, shopID, id)
}

// allow refuses choices that do not fit the file, in words.
func (s *Service) allow(ctx context.Context, i *Import, chosen *Choices) error {
	if i.Source == House {
		return ErrNotReady // our own files say everything themselves
	}
	if i.Source != Other {
		chosen.Columns = nil
	} else if len(chosen.Columns) != len(i.Headings) {
		return check.Refuse(*check.Fail("columns", "columns", textColumns))
	}
	for _, f := range chosen.Columns {
		twice := len(slices.DeleteFunc(slices.Clone(chosen.Columns), func(o Field) bool { return o != f })) > 1
		if twice && !slices.Contains(several, f) {
			return check.Refuse(*check.Fail("columns", "twice", textTwice))
		}
	}
	if i.Source == Other && (!slices.Contains(chosen.Columns, FieldName) || !slices.Contains(chosen.Columns,
		FieldPrice)) {
		return check.Refuse(*check.Fail("columns", "required", textNameAndPrice))
	}
	tree, err := s.Catalog.Categories(ctx)
	if err != nil {
		return err
	}
	if _, known := tree.Get(chosen.CategoryID); chosen.CategoryID != "" && !known {
		return check.Refuse(*check.Fail("categoryId", "unknown_category", textCategory))
	}
	return nil
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
	f, err := content(ctx, s.db, id, Checking)
	if err != nil || f == nil {
		return err
	}
	done, forget := s.follow(id)
	defer forget()
	v, err := s.check(ctx, f, func(n, _ int) { done.Store(int64(n)) })
	if err != nil {
		return err
	}
	return s.db.Tx(ctx, func(tx *db.Tx) error { return noteChecked(ctx, tx, id, v, s.Now()) })
}

// runApply writes the file in one transaction, with the note that it did: a process that dies before leaves nothing,
// and the job that runs again starts from the same file.
func (s *Service) runApply(ctx context.Context, id string) error {
	f, err := content(ctx, s.db, id, Applying)
	if err != nil || f == nil {
		return err
	}
	done, forget := s.follow(id)
	defer forget()
	var v *verdict
	for range tries {
		v, err = s.write(ctx, id, f, func(n int) { done.Store(int64(n)); s.halfway(n) })
		if !errors.Is(err, catalog.ErrMeanwhile) {
			break
		}
	}
	var refusal *problem.Error
	if v != nil && errors.As(err, &refusal) && refusal.Kind != problem.Internal && refusal.Kind != problem.Unavailable {
		return s.db.Tx(ctx, func(tx *db.Tx) error { return noteFailed(ctx, tx, id, v.problemsOf(refusal), s.Now()) })
	}
	return err
}

// write reads the file against the shop as it is now, and writes it. Everything that is not writing is done before the
// transaction opens, because on SQLite nobody else writes while it is.
func (s *Service) write(ctx context.Context, id string, f *file, tick func(done int)) (*verdict, error) {
	v, err := s.check(ctx, f, func(int, int) {})
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
	batch, err := s.Catalog.Prepare(ctx, f.shopID, list)
	if err != nil {
		return v, err
	}
	return v, s.db.Tx(ctx, func(tx *db.Tx) error {
		if err := batch.WriteIn(ctx, tx, tick); err != nil {
			return err
		}
		if err := v.remember(ctx, tx, f.shopID, batch.Products()); err != nil {
			return err
		}
		some, err := v.rememberPhotos(ctx, tx, f.shopID, id, batch.Products(), s.Now())
		if err != nil {
			return err
		}
		if some {
			if err := enqueuePhotos(ctx, tx, f.shopID); err != nil {
				return err
			}
		}
		if err := s.noteApplied(ctx, tx, id, f.shopID, len(list)); err != nil {
			return err
		}
		return noteDone(ctx, tx, id, v, s.Now())
	})
}

// noteApplied writes in the shop's journal that a file was applied, by who sent it.
func (s *Service) noteApplied(ctx context.Context, tx *db.Tx, id, shopID string, products int) error {
	by, fileName, err := sender(ctx, tx, id)
	if err != nil {
		return err
	}
	return shop.Note(ctx, tx, s.Now(), shop.Entry{ShopID: shopID, Act: "product.import", SubjectID: id,
		SubjectName: fileName, By: by, Changes: []shop.Change{{What: "products", After: strconv.Itoa(products)}}})
}

// problemsOf names the lines of a refusal that the catalogue gave in the end.
func (v *verdict) problemsOf(refusal *problem.Error) []Problem {
	var list []Problem
	for _, f := range refusal.Fields {
		var i int
		var rest string
		if n, _ := fmt.Sscanf(f.Path, "products[%d].%s", &i, &rest); n == 2 && i < len(v.entries) {
			r, column := v.entries[i].place(rest)
			list = append(list, Problem{Line: r.line, Column: r.heading(column), Product: v.entries[i].Name,
				Detail: f.Text.FR})
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
	if found.State == Done {
		found.Photos, err = readPhotos(ctx, s.db, id)
	}
	return found, err
}

func encode(problems []Problem) string {
	kept := append([]Problem{}, problems[:min(len(problems), problemsKept)]...)
	for i, p := range kept {
		kept[i] = Problem{p.Line, cut(p.Column, wordsKept), cut(p.Product, wordsKept), cut(p.Detail, wordsKept)}
	}
	return db.JSON(kept)
}
