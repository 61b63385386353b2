package catalog

import (
	"context"
	"slices"
	"strings"
	"time"

	"rangrue/internal/kit/changes"
	"rangrue/internal/kit/check"
	"rangrue/internal/kit/db"
	"rangrue/internal/kit/money"
	"rangrue/internal/kit/slug"
)

// DeskView is a list of products of the operator's console.
type DeskView string

const (
	Newest       DeskView = "newest"
	Hidden       DeskView = "hidden"        // by the market; the last hidden first
	WithoutPhoto DeskView = "without_photo" // the newest first
)

// DeskProduct is a product as operators list it.
type DeskProduct struct {
	ID, Name, Slug             string
	Status                     Status
	Photos                     []Photo
	MinPrice                   money.Cents
	Revision                   int
	CreatedAt, UpdatedAt       time.Time
	HiddenAt                   time.Time // zero when the market did not hide it
	HiddenReason               string
	ShopID, ShopName, ShopSlug string
	CategoryID, Category       string // the one that leads its breadcrumb; empty without any
}

// MaxHiddenReason is the length of what the market tells a shop about a product, in characters.
const MaxHiddenReason = 1000

// DeskList asks for products of the whole market.
type DeskList struct {
	View   DeskView
	ShopID string // empty: of every shop
	Before string // the id of a product of the same list: only those after it
	Limit  int
}

// OnDesk lists products of the market, whatever their status and their shop's.
func (s *Service) OnDesk(ctx context.Context, list DeskList) ([]*DeskProduct, error) {
	ids, err := deskIDs(ctx, s.db, list)
	if err != nil {
		return nil, err
	}
	return s.OnDeskByIDs(ctx, ids)
}

// OnDeskByIDs reads some products, in the order of their ids; unknown ones are left out.
func (s *Service) OnDeskByIDs(ctx context.Context, ids []string) ([]*DeskProduct, error) {
	found, err := deskByIDs(ctx, s.db, ids)
	slices.SortFunc(found, func(a, b *DeskProduct) int { return slices.Index(ids, a.ID) - slices.Index(ids, b.ID) })
	return found, err
}

// DeskSearch looks for products of the whole market, whatever their status and their shop's.
type DeskSearch struct {
	Typed   string   // a part of a name, or a code
	ShopID  string   // only of that shop; empty: of every shop
	OnSale  []string // those that the search index found: it knows what is for sale, the best first
	ShopIDs []string // shops whose name was typed: their products come last
	Limit   int
}

// FindOnDesk gives the ids of the products found, the best first: what carries the code typed, what is for sale, what
// begins with the words, what nobody can buy (drafts, hidden, of a shop that is not open), then the rest of the shops.
func (s *Service) FindOnDesk(ctx context.Context, q DeskSearch) (ids []string, err error) {
	key := slug.Make(q.Typed)
	if key == "" {
		return nil, nil
	}
	if q.ShopID != "" {
		return likeInShop(ctx, s.db, q.ShopID, key, q.Limit)
	}
	coded, err := byCode(ctx, s.db, strings.TrimSpace(q.Typed), q.Limit)
	if err != nil {
		return nil, err
	}
	begin, err := beginningWith(ctx, s.db, key, q.Limit)
	if err != nil {
		return nil, err
	}
	off, err := notOnSale(ctx, s.db, key, q.Limit)
	if err != nil {
		return nil, err
	}
	others, err := newestOf(ctx, s.db, q.ShopIDs, q.Limit)
	ids = unique(slices.Concat(coded, q.OnSale, begin, off, others))
	return ids[:min(len(ids), q.Limit)], err
}

// DeskCounts tells how many products each short list has: those hidden by the market, those without a photo.
func (s *Service) DeskCounts(ctx context.Context) (hidden, withoutPhoto int, err error) {
	return deskCounts(ctx, s.db)
}

// HideIn hides a product, in the caller's transaction, until [Service.PutBackIn]: it becomes a draft that its shop can
// edit but not publish. Hiding it again changes the reason.
func (s *Service) HideIn(ctx context.Context, tx *db.Tx, id, reason string) (was, is *Product, err error) {
	reason = strings.TrimSpace(check.Strip(reason))
	err = check.All(check.Required("reason", reason), check.Length("reason", reason, 1, MaxHiddenReason))
	if err != nil {
		return nil, nil, err
	}
	return s.changeOnDesk(ctx, tx, id, func(p *Product) {
		if p.HiddenAt.IsZero() {
			p.HiddenAt, p.hiddenStatus = s.now(), p.Status
		}
		if p.HiddenReason = reason; p.Status == Published {
			p.Status = Draft
		}
	})
}

// PutBackIn undoes [Service.HideIn]: the product is again what it was, unless its shop archived it meanwhile.
func (s *Service) PutBackIn(ctx context.Context, tx *db.Tx, id string) (was, is *Product, err error) {
	return s.changeOnDesk(ctx, tx, id, func(p *Product) {
		if !p.HiddenAt.IsZero() && p.Status == Draft {
			p.Status = p.hiddenStatus
		}
		p.HiddenAt, p.HiddenReason, p.hiddenStatus = time.Time{}, "", ""
	})
}

func (s *Service) changeOnDesk(ctx context.Context, tx *db.Tx, id string, change func(*Product)) (was, is *Product,
	err error) {
	if was, err = readAnyProduct(ctx, tx, id); err != nil {
		return nil, nil, err
	}
	after := *was
	is = &after
	change(is)
	if err := check.All(is.broken(is.Status, "")...); err != nil {
		return nil, nil, err
	}
	is.UpdatedAt, is.EditedBy = s.now(), Market
	if err := writeHidden(ctx, tx, is); err != nil {
		return nil, nil, err
	}
	return was, is, changes.Note(ctx, tx, "product", id)
}

// LeadIn moves a product, in the caller's transaction, to another category: it takes the place of the one that leads
// the breadcrumb, and the others stay.
func (s *Service) LeadIn(ctx context.Context, tx *db.Tx, id, categoryID string) (was, is *Product, err error) {
	if was, err = readAnyProduct(ctx, tx, id); err != nil {
		return nil, nil, err
	}
	after := *was
	is = &after
	is.CategoryIDs = []string{categoryID}
	if len(was.CategoryIDs) > 1 {
		is.CategoryIDs = unique(append(is.CategoryIDs, was.CategoryIDs[1:]...))
	}
	if slices.Equal(was.CategoryIDs, is.CategoryIDs) {
		return was, was, nil
	}
	if err := refuseUnknown(ctx, tx, []*Product{is}, func(int) string { return "" }); err != nil {
		return nil, nil, err
	}
	is.UpdatedAt, is.EditedBy = s.now(), Market
	if err := writeHidden(ctx, tx, is); err != nil {
		return nil, nil, err
	}
	if err := deleteCategoriesOf(ctx, tx, id); err != nil {
		return nil, nil, err
	}
	if err := insertRows(ctx, tx, categoryHead, categoryRows(id, is.CategoryIDs), ""); err != nil {
		return nil, nil, err
	}
	return was, is, changes.Note(ctx, tx, "product", id)
}
