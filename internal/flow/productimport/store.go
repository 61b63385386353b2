package productimport

import (
	"context"
	"crypto/sha256"
	"database/sql"
	"encoding/hex"
	"encoding/json"
	"errors"
	"time"

	"rangrue/internal/kit/db"
)

const columns = `id, shop_id, user_id, file_name, state, products, steps_done, to_create, to_replace, unchanged,
	problem_count, problems, draft_count, drafts, notice_count, notices, source, headings, choices, preview,
	created_at, finished_at`

type scanner interface{ Scan(into ...any) error }

func scan(row scanner) (*Import, error) {
	var (
		i        Import
		state    string
		problems string
		drafts   string
		notices  string
		headings string
		choices  string
		preview  string
		created  int64
		finished sql.NullInt64
	)
	err := row.Scan(&i.ID, &i.ShopID, &i.UserID, &i.FileName, &state, &i.Products, &i.Done, &i.ToCreate, &i.ToReplace,
		&i.Unchanged, &i.ProblemCount, &problems, &i.DraftCount, &drafts, &i.NoticeCount, &notices, &i.Source,
		&headings, &choices, &preview, &created, &finished)
	if errors.Is(err, sql.ErrNoRows) {
		return nil, ErrNotFound
	}
	if err != nil {
		return nil, err
	}
	i.State, i.CreatedAt, i.FinishedAt = State(state), time.UnixMilli(created).UTC(), db.Moment(finished)
	return &i, errors.Join(json.Unmarshal([]byte(problems), &i.Problems), json.Unmarshal([]byte(drafts), &i.Drafts),
		json.Unmarshal([]byte(notices), &i.Notices), json.Unmarshal([]byte(headings), &i.Headings),
		json.Unmarshal([]byte(choices), &i.Choices), json.Unmarshal([]byte(preview), &i.Preview))
}

func find(ctx context.Context, r db.Reader, shopID, id string) (*Import, error) {
	return scan(r.QueryRow(ctx, `SELECT `+columns+` FROM product_imports WHERE id = $1 AND shop_id = $2`, id, shopID))
}

// Latest lists the last imports of a shop, the newest first.
func (s *Service) Latest(ctx context.Context, shopID string) ([]*Import, error) {
	return db.All(ctx, s.db, func(r *sql.Rows) (*Import, error) { return scan(r) },
		`SELECT `+columns+` FROM product_imports WHERE shop_id = $1 ORDER BY created_at DESC, id DESC LIMIT 20`, shopID)
}

func insert(ctx context.Context, tx *db.Tx, id, userID, shopID, fileName, text string, now time.Time) error {
	sum := sha256.Sum256([]byte(text))
	_, err := tx.Exec(ctx, `INSERT INTO product_imports (id, shop_id, user_id, file_name, digest, content, state,
		products, steps_done,
		to_create, to_replace, unchanged, problem_count, problems, created_at, updated_at)
		VALUES ($1, $2, $3, $4, $5, $6, 'checking', 0, 0, 0, 0, 0, 0, '[]', $7, $7)`,
		id, shopID, userID, fileName, hex.EncodeToString(sum[:]), text, now.UnixMilli())
	return err
}

// content reads the file of an import; nil when the import is no longer in that state.
func content(ctx context.Context, r db.Reader, id string, state State) (*file, error) {
	var f file
	var choices string
	err := r.QueryRow(ctx, `SELECT shop_id, content, choices FROM product_imports WHERE id = $1 AND state = $2`, id,
		string(state)).Scan(&f.shopID, &f.text, &choices)
	if errors.Is(err, sql.ErrNoRows) || err == nil && f.text == "" {
		return nil, nil
	}
	if err != nil {
		return nil, err
	}
	return &f, json.Unmarshal([]byte(choices), &f.choices)
}

// choose keeps what the seller says of a checked file, which is to be checked again.
func choose(ctx context.Context, tx *db.Tx, shopID, id string, chosen Choices, now time.Time) error {
	n, err := tx.Exec(ctx, `UPDATE product_imports SET state = 'checking', steps_done = 0, choices = $1,
		updated_at = $2 WHERE id = $3 AND shop_id = $4 AND state = 'checked'`, db.JSON(chosen), now.UnixMilli(), id,
		shopID)
	if err == nil && n == 0 {
		return ErrNotReady
	}
	return err
}

// sender is who sent the file of an import, and its name.
func sender(ctx context.Context, r db.Reader, id string) (userID, fileName string, err error) {
	return userID, fileName, r.QueryRow(ctx, `SELECT user_id, file_name FROM product_imports WHERE id = $1`, id).
		Scan(&userID, &fileName)
}

// begin moves a checked import to its application; false when it is there already, or done.
func begin(ctx context.Context, tx *db.Tx, shopID, id string, again bool, now time.Time) (moved bool, err error) {
	i, err := find(ctx, tx, shopID, id)
	switch {
	case err != nil:
		return false, err
	case i.State == Applying || i.State == Done:
		return false, nil
	case i.State != Checked || i.ProblemCount > 0 || i.Asks():
		return false, ErrNotReady
	}
	if !again {
		var before int
		err := tx.QueryRow(ctx, `SELECT COUNT(*) FROM product_imports d WHERE d.shop_id = $1 AND d.state = 'done'
			AND d.digest = (SELECT digest FROM product_imports WHERE id = $2)`, shopID, id).Scan(&before)
		if err != nil {
			return false, err
		}
		if before > 0 {
			return false, ErrAppliedBefore
		}
	}
	n, err := tx.Exec(ctx, `UPDATE product_imports SET state = 'applying', steps_done = 0, updated_at = $1
		WHERE id = $2 AND shop_id = $3 AND state = 'checked'`, now.UnixMilli(), id, shopID)
	return n == 1, err
}

func noteChecked(ctx context.Context, tx *db.Tx, id string, v *verdict, now time.Time) error {
	_, err := tx.Exec(ctx, `UPDATE product_imports SET state = 'checked', products = $1, steps_done = $1,
		to_create = $2, to_replace = $3,
		unchanged = $4, problem_count = $5, problems = $6, draft_count = $7, drafts = $8, updated_at = $9,
		source = $10, headings = $11, preview = $12, notice_count = $14, notices = $15
		WHERE id = $13 AND state = 'checking'`,
		len(v.entries), v.toCreate, v.toReplace, v.unchanged, len(v.problems), encode(v.problems), len(v.drafts),
		encode(v.drafts), now.UnixMilli(), string(v.source), db.JSON(append([]Heading{}, v.headings...)),
		db.JSON(v.preview()), id, len(v.notices), encode(v.notices))
	return err
}

// errMoved undoes a transaction whose import was given up or applied by someone else meanwhile.
var errMoved = errors.New("productimport: the import is no longer to be applied")

func noteDone(ctx context.Context, tx *db.Tx, id string, v *verdict, now time.Time) error {
	return tx.LaterOr(ctx, errMoved, `UPDATE product_imports
		SET state = 'done', content = '', steps_done = $1, to_create = $2, to_replace = $3,
		unchanged = $4, updated_at = $5, finished_at = $5 WHERE id = $6 AND state = 'applying'`,
		len(v.entries), v.toCreate, v.toReplace, v.unchanged, now.UnixMilli(), id)
}

func noteFailed(ctx context.Context, tx *db.Tx, id string, problems []Problem, now time.Time) error {
	_, err := tx.Exec(ctx, `UPDATE product_imports SET state = 'failed', content = '', problem_count = $1,
		problems = $2, updated_at = $3,
		finished_at = $3 WHERE id = $4 AND state IN ('checking', 'applying')`, len(problems), encode(problems),
		now.UnixMilli(), id)
	return err
}

// sweep gives up imports that never ended, and forgets the old ones.
func (s *Service) sweep(ctx context.Context) error {
	now := s.Now()
	stuck := encode([]Problem{{Line: 1,
		Detail: "L’importation n’a pas pu se terminer. Rien n’a été changé\u00a0: envoyez le fichier de nouveau."}})
	return s.db.Tx(ctx, func(tx *db.Tx) error {
		_, err := tx.Exec(ctx, `UPDATE product_imports SET state = 'failed', content = '', problem_count = 1,
			problems = $1, updated_at = $2,
			finished_at = $2 WHERE state IN ('checking', 'applying') AND updated_at < $3`, stuck, now.UnixMilli(),
			now.Add(-givenUp).UnixMilli())
		if err != nil {
			return err
		}
		_, err = tx.Exec(ctx, `DELETE FROM product_imports WHERE state IN ('checked', 'done', 'failed')
			AND created_at < $1`, now.Add(-forgotten).UnixMilli())
		return err
	})
}
