package catalog

import (
	"context"
	"time"

	"rangrue/internal/domain/operator"
	"rangrue/internal/kit/changes"
	"rangrue/internal/kit/check"
	"rangrue/internal/kit/db"
	"rangrue/internal/kit/problem"
)

// maxDepth is how many levels the tree has at most: the menu of the site shows three.
const maxDepth = 3

// TreeChange is one edit of the tree, as told to the operator who edits after it.
type TreeChange struct {
	Revision   int64     `json:"revision"`
	At         time.Time `json:"at"`
	By         string    `json:"by" doc:"Name of the operator"`
	Act        string    `json:"act" enum:"create,edit,move,merge,delete"`
	CategoryID string    `json:"categoryId"`
	Category   string    `json:"category" doc:"Its name then"`
	Detail     string    `json:"detail" doc:"Its new name, or where it went; empty otherwise"`
}

// TreeConflict is what a refused edit is told: what others changed since the tree was read.
type TreeConflict struct {
	Revision int64        `json:"revision" doc:"The present one"`
	Changes  []TreeChange `json:"changes" doc:"The latest first" nullable:"false"`
}

var (
	errTreeChanged = problem.New(problem.Conflict, "tree_changed", problem.Say(
		"L’arbre a changé depuis que vous l’avez ouvert.", "The tree has changed since you opened it."))
	textFormerAddress = problem.Say("Cette adresse mène déjà à une autre catégorie.",
		"This address already leads to another category.")
	textTooDeep = problem.Say("L’arbre a trois niveaux au plus\u00a0: un rayon, ses catégories, leurs sous-catégories.",
		"The tree has three levels at most.")
	textMergeInto = problem.Say("Choisissez une autre catégorie, qui n’est pas sous celle-ci.",
		"Choose another category, which is not under this one.")
)

// treeEdit is what an edit did, for the journal and for those who edit after it.
type treeEdit struct {
	act           string // of a [TreeChange]
	id, name      string
	detail        string
	before, after any
	reason        string
}

// AnyRevision edits the tree as it is, whatever others changed before.
const AnyRevision = -1

// changeTree makes one edit of the tree: at the revision it was made on, with former addresses kept, the journal
// written, and a row of the change log that every node follows.
func (s *Service) changeTree(ctx context.Context, revision int64,
	edit func(tx *db.Tx, tree *Tree) (treeEdit, error)) error {
	return s.db.Tx(ctx, func(tx *db.Tx) error {
		revision, err := takeRevision(ctx, tx, revision)
		if err != nil {
			return err
		}
		before, err := readTree(ctx, tx)
		if err != nil {
			return err
		}
		done, err := edit(tx, before)
		if err != nil {
			return err
		}
		after, err := readTree(ctx, tx)
		if err != nil {
			return err
		}
		if err := keepAddresses(ctx, tx, before, after); err != nil {
			return err
		}
		if err := changes.Note(ctx, tx, "category", done.id); err != nil {
			return err
		}
		return s.noteEdit(ctx, tx, revision+1, done)
	})
}

// takeRevision moves the tree from a revision to the next, or tells what changed since.
func takeRevision(ctx context.Context, tx *db.Tx, asked int64) (int64, error) {
	if asked == AnyRevision {
		present, err := readRevision(ctx, tx)
		if err != nil {
			return 0, err
		}
		asked = present
	}
	fresh, err := raiseRevision(ctx, tx, asked)
	if err != nil || fresh {
		return asked, err
	}
	conflict := TreeConflict{}
	if conflict.Revision, err = readRevision(ctx, tx); err != nil {
		return 0, err
	}
	if conflict.Changes, err = changesSince(ctx, tx, asked); err != nil {
		return 0, err
	}
	return 0, errTreeChanged.With(conflict)
}

// noteEdit writes what the second of two operators reads, and the journal.
func (s *Service) noteEdit(ctx context.Context, tx *db.Tx, revision int64, e treeEdit) error {
	who, byOperator := operator.From(ctx)
	err := insertTreeChange(ctx, tx, TreeChange{Revision: revision, At: s.now(), By: who.Name, Act: e.act,
		CategoryID: e.id, Category: e.name, Detail: e.detail})
	if err != nil || !byOperator {
		return err
	}
	return operator.Note(ctx, tx, s.now(), operator.Entry{Act: "category." + e.act, SubjectKind: "category",
		SubjectID: e.id, SubjectName: e.name, Before: e.before, After: e.after, Reason: e.reason})
}

// keepAddresses has every address that an edit took away lead to its category, and refuses one that leads elsewhere.
// Every category whose address changed is noted in the change log, because pages link to it.
func keepAddresses(ctx context.Context, tx *db.Tx, before, after *Tree) error {
	for _, c := range after.Flat() {
		was, is := before.Path(c.ID), after.Path(c.ID)
		if was == is {
			continue
		}
		if other, taken := after.former[is]; taken {
			if other != c.ID {
				return check.Refuse(*check.Fail("slug", "slug_taken", textFormerAddress))
			}
			if err := dropFormerPath(ctx, tx, is); err != nil {
				return err
			}
		}
		if was != "" {
			if err := keepFormerPath(ctx, tx, was, c.ID); err != nil {
				return err
			}
		}
		if err := changes.Note(ctx, tx, "category", c.ID); err != nil {
			return err
		}
	}
	return nil
}

// depthBelow is how many levels a category and its descendants take.
func (t *Tree) depthBelow(id string) int {
	deepest := 0
	for _, child := range t.Children(id) {
		deepest = max(deepest, t.depthBelow(child.ID))
	}
	return deepest + 1
}
