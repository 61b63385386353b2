package shop

import (
	"context"
	"database/sql"
	"errors"
	"fmt"
	"strconv"
	"strings"
	"time"

	"rangrue/internal/kit/check"
	"rangrue/internal/kit/db"
	"rangrue/internal/kit/slug"
	"rangrue/internal/rules/rating"
	"rangrue/internal/rules/shipping"
)

// edited are the columns that [Service.Update] rewrites; unedited are those that it leaves as they are. Writing adds
// name_key, which is made from the name and never read with a shop.
const (
	edited = `updated_at, name, slug, category_code, tagline, presentation, city, region, postal_code, lat, lon, photo,
		banner, shipping, delivery_min_days, delivery_max_days, delivery_note, return_terms, gst_number, qst_number,
		legal_name, legal_address, legal_city, legal_province, legal_postal_code, legal_phone, legal_email, revision,
		edited_by, ways`
	unedited = `id, status, vacation_until, created_at, approved_at, terms_version, terms_accepted_at,
		terms_accepted_by, suspension_reason, verdict, submitted_at, outside_reason, outside_at, outside_by`
	columns = edited + `, ` + unedited
	// read are the columns of a SELECT: those, and what operators call the shop's code.
	read = columns + `, COALESCE((SELECT l.label FROM store_category_labels l WHERE l.code = shops.category_code), '')`
)

// editedValues gives the values of the columns edited, in their order.
func (s *Shop) editedValues() []any {
	var lat, lon any
	if s.Located {
		lat, lon = s.Lat, s.Lon
	}
	photo, banner := "", ""
	if s.Photo.Ready() {
		photo = db.JSON(s.Photo)
	}
	if s.Banner.Ready() {
		banner = db.JSON(s.Banner)
	}
	return []any{
		s.UpdatedAt.UnixMilli(), s.Name, s.Slug, string(s.CategoryCode), s.Tagline, s.Presentation, s.City, s.Region,
		s.PostalCode,
		lat, lon, photo, banner, db.JSON(s.Shipping.Wire()), s.Delivery.MinDays, s.Delivery.MaxDays, s.Delivery.Note,
		s.ReturnTerms, s.Taxes.GSTNumber, s.Taxes.QSTNumber, s.Merchant.LegalName, s.Merchant.Address, s.Merchant.City,
		s.Merchant.Province, s.Merchant.PostalCode, s.Merchant.Phone, s.Merchant.Email, s.Revision, s.EditedBy,
		db.JSON(s.Ways),
	}
}

// uneditedValues gives the values of the columns unedited, in their order.
func (s *Shop) uneditedValues() []any {
	status, verdict := s.Status.columns()
	return []any{s.ID, status, db.Millis(s.VacationUntil), s.CreatedAt.UnixMilli(), db.Millis(s.ApprovedAt),
		s.Terms.Version, db.Millis(s.Terms.AcceptedAt), s.Terms.AcceptedBy, s.StatusReason, verdict,
		db.Millis(s.SubmittedAt), s.Outside.Reason, db.Millis(s.Outside.AcceptedAt), s.Outside.AcceptedBy}
}

type scanner interface{ Scan(into ...any) error }

// scanShop reads the columns of read, then whatever the query adds after them into more.
func scanShop(row scanner, more ...any) (*Shop, error) {
	var (
		s                                 Shop
		status, code, photo, banner, ship string
		verdict, ways                     string
		lat, lon                          sql.NullFloat64
		vacation, approved, accepted      sql.NullInt64
		submitted, outside                sql.NullInt64
		created, updated                  int64
		wire                              shipping.Wire
	)
	into := []any{&updated, &s.Name, &s.Slug, &code, &s.Tagline, &s.Presentation, &s.City, &s.Region, &s.PostalCode,
		&lat,
		&lon, &photo, &banner, &ship, &s.Delivery.MinDays, &s.Delivery.MaxDays, &s.Delivery.Note,
		&s.ReturnTerms, &s.Taxes.GSTNumber, &s.Taxes.QSTNumber, &s.Merchant.LegalName, &s.Merchant.Address,
		&s.Merchant.City,
		&s.Merchant.Province, &s.Merchant.PostalCode, &s.Merchant.Phone, &s.Merchant.Email, &s.Revision, &s.EditedBy,
		&ways, &s.ID, &status, &vacation, &created, &approved, &s.Terms.Version, &accepted, &s.Terms.AcceptedBy,
		&s.StatusReason, &verdict, &submitted, &s.Outside.Reason, &outside, &s.Outside.AcceptedBy, &s.label}
	err := row.Scan(append(into, more...)...)
	if errors.Is(err, sql.ErrNoRows) {
		return nil, ErrNotFound
	}
	if err != nil {
		return nil, err
	}
	s.Status, s.CategoryCode = statusOf(status, verdict), CategoryCode(code)
	s.Located, s.Lat, s.Lon = lat.Valid && lon.Valid, lat.Float64, lon.Float64
	s.VacationUntil, s.ApprovedAt = db.Moment(vacation), db.Moment(approved)
	s.Terms.AcceptedAt = db.Moment(accepted)
	s.CreatedAt, s.UpdatedAt = time.UnixMilli(created).UTC(), time.UnixMilli(updated).UTC()
	s.Outside.AcceptedAt = db.Moment(outside)
	if s.SubmittedAt = s.CreatedAt; submitted.Valid {
		s.SubmittedAt = db.Moment(submitted)
	}
	err = errors.Join(db.ReadJSON(photo, &s.Photo), db.ReadJSON(banner, &s.Banner), db.ReadJSON(ship, &wire),
		db.ReadJSON(ways, &s.Ways))
	s.Shipping = wire.Settings()
	return &s, err
}

// ByID reads a shop whatever its status, inside the caller's transaction or outside any.
func ByID(ctx context.Context, r db.Reader, id string) (*Shop, error) {
	return scanShop(r.QueryRow(ctx, `SELECT `+read+` FROM shops WHERE id = $1`, id))
}

// ByIDs reads shops whatever their status, by id; unknown ids are absent from the answer.
func ByIDs(ctx context.Context, r db.Reader, ids []string) (map[string]*Shop, error) {
	found := make(map[string]*Shop, len(ids))
	if len(ids) == 0 {
		return found, nil
	}
	marks, args := db.Placeholders(ids)
	list, err := db.All(ctx, r, scanRow, `SELECT `+read+` FROM shops WHERE id IN (`+marks+`)`, args...)
	for _, s := range list {
		found[s.ID] = s
	}
	return found, err
}

// EmailsOf reads where the merchants of shops are written to, by shop id; empty when a merchant gave no address.
func EmailsOf(ctx context.Context, r db.Reader, ids []string) (map[string]string, error) {
	found := make(map[string]string, len(ids))
	if len(ids) == 0 {
		return found, nil
	}
	marks, args := db.Placeholders(ids)
	_, err := db.All(ctx, r, func(rows *sql.Rows) (_ struct{}, err error) {
		var id, email string
		err = rows.Scan(&id, &email)
		found[id] = email
		return struct{}{}, err
	}, `SELECT id, legal_email FROM shops WHERE id IN (`+marks+`)`, args...)
	return found, err
}

func scanRow(r *sql.Rows) (*Shop, error) { return scanShop(r) }

// ByID reads a shop whatever its status.
func (s *Service) ByID(ctx context.Context, id string) (*Shop, error) { return ByID(ctx, s.db, id) }

// BySlug reads an approved shop by its address. An old address finds it too: compare the slug asked with the one it has
// now, and send the visitor there for good.
func (s *Service) BySlug(ctx context.Context, asked string) (*Shop, error) {
	found, err := s.PageBySlug(ctx, asked)
	if err == nil && found.Status == Closed {
		return nil, ErrNotFound
	}
	return found, err
}

// PageBySlug is [Service.BySlug] that also finds a shop that closed, whose page says so.
func (s *Service) PageBySlug(ctx context.Context, asked string) (*Shop, error) {
	var reviews, stars int
	found, err := scanShop(s.db.QueryRow(ctx, `SELECT `+read+`,
		COALESCE((SELECT SUM(stars_1 + stars_2 + stars_3 + stars_4 + stars_5) FROM product_ratings
			WHERE product_ratings.shop_id = shops.id), 0),
		COALESCE((SELECT SUM(stars_1 + 2 * stars_2 + 3 * stars_3 + 4 * stars_4 + 5 * stars_5) FROM product_ratings
			WHERE product_ratings.shop_id = shops.id), 0) FROM shops
		WHERE id = (SELECT shop_id FROM shop_slugs WHERE shop_slugs.slug = $1)
		AND (status = 'approved' OR verdict = 'closed')`, asked),
		&reviews, &stars)
	if err != nil {
		return nil, err
	}
	found.Reviews, found.Rating = reviews, rating.Mean(reviews, stars)
	return found, nil
}

// Approved lists every shop open to the public, for the search index.
func (s *Service) Approved(ctx context.Context) ([]*Shop, error) {
	return db.All(ctx, s.db, scanRow, `SELECT `+read+` FROM shops WHERE status = 'approved' ORDER BY id`)
}

// owned is a shop with the role that a user has in its team.
const owned = `SELECT ` + read + `, (SELECT role FROM shop_owners o WHERE o.shop_id = shops.id AND o.user_id = $1)
	FROM shops WHERE id IN (SELECT shop_id FROM shop_owners WHERE user_id = $1)`

func scanOwned(row scanner) (*Shop, error) {
	var role Role
	s, err := scanShop(row, &role)
	if err == nil {
		s.Role = role
	}
	return s, err
}

// OwnedBy lists the shops in whose team a user is, the oldest first.
func (s *Service) OwnedBy(ctx context.Context, userID string) ([]*Shop, error) {
	return db.All(ctx, s.db, func(r *sql.Rows) (*Shop, error) { return scanOwned(r) },
		owned+` ORDER BY created_at, id`, userID)
}

// OwnedByID reads a shop only if the user is in its team; another's shop is not found.
func (s *Service) OwnedByID(ctx context.Context, userID, shopID string) (*Shop, error) {
	return scanOwned(s.db.QueryRow(ctx, owned+` AND id = $2`, userID, shopID))
}

// Owners lists the ids of a shop's owners.
func (s *Service) Owners(ctx context.Context, shopID string) ([]string, error) {
	return db.All(ctx, s.db, func(r *sql.Rows) (id string, err error) { return id, r.Scan(&id) },
		`SELECT user_id FROM shop_owners WHERE shop_id = $1 AND role = 'owner' ORDER BY user_id`, shopID)
}

func addOwners(ctx context.Context, tx *db.Tx, shopID string, userIDs []string, now time.Time) error {
	for _, id := range userIDs {
		if _, err := insertMember(ctx, tx, shopID, Member{UserID: id, Role: Owner, JoinedAt: now}); err != nil {
			return fmt.Errorf("add shop owner: %w", err)
		}
	}
	return nil
}

func insertShop(ctx context.Context, tx *db.Tx, s *Shop) error {
	values := append(append(s.editedValues(), s.uneditedValues()...), nameKey(s.Name))
	marks := make([]string, len(values))
	for i := range values {
		marks[i] = "$" + strconv.Itoa(i+1)
	}
	_, err := tx.Exec(ctx, `INSERT INTO shops (`+columns+`, name_key) VALUES (`+strings.Join(marks, ",")+`)`, values...)
	return err
}

// updateEdited writes the columns edited if the shop is still at the revision before, else it fails with [ErrEdited].
func updateEdited(ctx context.Context, tx *db.Tx, s *Shop) error {
	names := strings.Split(edited+`, name_key`, ",")
	sets := make([]string, len(names))
	for i, name := range names {
		sets[i] = strings.TrimSpace(name) + " = $" + strconv.Itoa(i+1)
	}
	n, values := len(names), append(s.editedValues(), nameKey(s.Name), s.ID, s.Revision-1)
	changed, err := tx.Exec(ctx, `UPDATE shops SET `+strings.Join(sets, ", ")+` WHERE id = $`+strconv.Itoa(n+1)+
		` AND revision = $`+strconv.Itoa(n+2), values...)
	if err == nil && changed == 0 {
		return ErrEdited
	}
	return err
}

// claimSlug reserves an address for a shop. Every slug ever used stays its shop's, so a shop may take back its own and
// no address comes to mean another shop. A slug asked for by name is had or refused; one made from the name gives way.
func claimSlug(ctx context.Context, tx *db.Tx, shopID, asked, name string) (string, error) {
	for attempt := 1; ; attempt++ {
		try := asked
		if try == "" {
			try = candidate(name, attempt)
		}
		if _, err := tx.Exec(ctx,
			`INSERT INTO shop_slugs (slug, shop_id) VALUES ($1, $2) ON CONFLICT (slug) DO NOTHING`, try,
			shopID); err != nil {
			return "", err
		}
		var owner string
		err := tx.QueryRow(ctx, `SELECT shop_id FROM shop_slugs WHERE slug = $1`, try).Scan(&owner)
		if err != nil || owner == shopID {
			return try, err
		}
		if asked != "" {
			return "", check.Refuse(*check.Fail("slug", "slug_taken", textSlugTaken))
		}
	}
}

func candidate(name string, attempt int) string {
	base := slug.Make(name)
	if base == "" {
		base = "boutique"
	}
	if attempt == 1 {
		return base
	}
	return slug.Cut(base, slug.MaxLength-8) + "-" + strconv.Itoa(attempt)
}

// slugOwner is the shop that has or had an address.
func slugOwner(ctx context.Context, r db.Reader, asked string) (owner string, err error) {
	return owner, r.QueryRow(ctx, `SELECT shop_id FROM shop_slugs WHERE slug = $1`, asked).Scan(&owner)
}

// updateStatus moves a shop whose status is still the one that was read. One that waits again does so from now on.
func updateStatus(
	ctx context.Context, tx *db.Tx, shop *Shop, to Status, reason string, now time.Time,
) (int64, error) {
	status, verdict := to.columns()
	wasStatus, wasVerdict := shop.Status.columns()
	return tx.Exec(ctx, `UPDATE shops SET status = $1, verdict = $2, updated_at = $3, suspension_reason = $4,
		approved_at = CASE WHEN $5 = 1 THEN COALESCE(approved_at, $3) ELSE approved_at END,
		submitted_at = CASE WHEN $6 = 1 THEN $3 ELSE submitted_at END
		WHERE id = $7 AND status = $8 AND verdict = $9`,
		status, verdict, now.UnixMilli(), reason, to == Approved, to == Draft, shop.ID, wasStatus, wasVerdict)
}

func updateTerms(ctx context.Context, tx *db.Tx, id string, t Terms) (int64, error) {
	return tx.Exec(ctx, `UPDATE shops SET terms_version = $1, terms_accepted_at = $2, terms_accepted_by = $3
		WHERE id = $4`, t.Version, db.Millis(t.AcceptedAt), t.AcceptedBy, id)
}

func updateVacation(ctx context.Context, tx *db.Tx, id string, until, now time.Time) (int64, error) {
	return tx.Exec(ctx, `UPDATE shops SET vacation_until = $1, updated_at = $2 WHERE id = $3`,
		db.Millis(until), now.UnixMilli(), id)
}

// AnyBySlug reads a shop by its present or a former address, whatever its status: what the operator types.
func (s *Service) AnyBySlug(ctx context.Context, asked string) (*Shop, error) {
	return scanShop(s.db.QueryRow(ctx, `SELECT `+read+` FROM shops
		WHERE id = (SELECT shop_id FROM shop_slugs WHERE shop_slugs.slug = $1)`, asked))
}

// List lists the shops of a status, or all when it is empty, the oldest first.
func (s *Service) List(ctx context.Context, of Status) ([]*Shop, error) {
	status, verdict := of.columns()
	return db.All(ctx, s.db, scanRow, `SELECT `+read+` FROM shops WHERE $1 = '' OR status = $1 AND verdict = $2
		ORDER BY created_at, id`, status, verdict)
}
