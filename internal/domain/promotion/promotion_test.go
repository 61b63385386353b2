package promotion_test

import (
	"errors"
	"net/http"
	"net/http/httptest"
	"strconv"
	"strings"
	"sync"
	"sync/atomic"
	"testing"
	"time"

	"rangrue/internal/domain/account"
	"rangrue/internal/domain/catalog"
	"rangrue/internal/domain/operator"
	"rangrue/internal/domain/promotion"
	"rangrue/internal/domain/shop"
	"rangrue/internal/kit/db"
	"rangrue/internal/kit/db/dbtest"
	"rangrue/internal/kit/problem"
	"rangrue/internal/kit/web"
	"rangrue/internal/markettest"
	"rangrue/internal/rules/pricing"
)

// stall is a market with a shop that sells mugs, and the service.
type stall struct {
	*markettest.Market
	*promotion.Service
	shop, mug, other string
}

func newStall(t *testing.T, d *db.DB) *stall {
	m := markettest.New(t, d)
	s := &stall{Market: m, Service: promotion.New(d, promotion.Options{Shops: m.Shops, Now: m.Now})}
	s.shop, s.other = m.Shop(shop.NewShop{}).ID, m.Shop(shop.NewShop{Details: shop.Details{Name: "Miellerie"}}).ID
	s.mug = m.Product(catalog.NewProduct{ShopID: s.shop}).ID
	return s
}

// good is a code that breaks no rule.
func (s *stall) good() promotion.Promotion {
	return promotion.Promotion{ShopID: s.shop, Code: "AUTOMNE", Name: "Rabais d’automne", Kind: pricing.PercentOff,
		Percent: 10, Scope: promotion.AllProducts}
}

func TestManyClicksMakeACodeOnce(t *testing.T) {
	dbtest.Run(t, func(t *testing.T, d *db.DB) {
		s := newStall(t, d)
		const codes = 10
		var made atomic.Int32
		for n := range codes {
			p := s.good()
			p.Code += strconv.Itoa(n)
			var clicks sync.WaitGroup
			for range 8 {
				clicks.Go(func() {
					if _, err := s.Create(s.Context(), p); err == nil {
						made.Add(1)
					}
				})
			}
			clicks.Wait()
		}
		if list := markettest.Must(s.List(s.Context(), s.shop)); len(list) != codes || made.Load() != codes {
			t.Errorf("%d codes, %d answers", len(list), made.Load())
		}
	})
}

func TestAPromotionThatBreaksARuleIsRefusedAtItsField(t *testing.T) {
	dbtest.Run(t, func(t *testing.T, d *db.DB) {
		s := newStall(t, d)
		hers := s.Product(catalog.NewProduct{ShopID: s.other, Details: catalog.Details{Name: "Miel"}}).ID
		for field, spoil := range map[string]func(*promotion.Promotion){
			"name":         func(p *promotion.Promotion) { p.Name = "" },
			"code":         func(p *promotion.Promotion) { p.Code = "ÉTÉ" },
			"percent":      func(p *promotion.Promotion) { p.Percent = 101 },
			"amount":       func(p *promotion.Promotion) { p.Kind, p.Amount = pricing.AmountOff, 0 },
			"take":         func(p *promotion.Promotion) { p.Kind, p.Take, p.Pay = pricing.MultiBuy, 2, 2 },
			"to":           func(p *promotion.Promotion) { p.EndsAt = s.At.Add(-time.Hour) },
			"minimum":      func(p *promotion.Promotion) { p.Minimum = -1 },
			"maxUses":      func(p *promotion.Promotion) { p.MaxUses = -1 },
			"maxPerPerson": func(p *promotion.Promotion) { p.Code, p.MaxPerPerson = "", 1 },
			"scopeIds": func(p *promotion.Promotion) {
				p.Scope, p.ScopeIDs = promotion.SomeProducts, []string{s.mug, hers}
			},
			"kind": func(p *promotion.Promotion) { p.ShopID, p.Kind = "", pricing.FreeShipping },
		} {
			p := s.good()
			spoil(&p)
			_, err := s.Create(operator.CommandLine(s.Context()), p)
			var refusal *problem.Error
			if !errors.As(err, &refusal) || len(refusal.Fields) != 1 || refusal.Fields[0].Path != field {
				t.Errorf("%s: %v", field, err)
			}
		}
	})
}

func TestACodeIsTakenUntilItsPromotionEnds(t *testing.T) {
	dbtest.Run(t, func(t *testing.T, d *db.DB) {
		s := newStall(t, d)
		first := markettest.Must(s.Create(s.Context(), s.good()))
		again := s.good()
		again.Code = "automne"
		if _, err := s.Create(s.Context(), again); err == nil {
			t.Error("the same code twice")
		}
		elsewhere := s.good()
		elsewhere.ShopID = s.other
		markettest.Must(s.Create(s.Context(), elsewhere))
		if _, err := s.End(s.Context(), s.other, first.ID); !errors.Is(err, promotion.ErrNotFound) {
			t.Errorf("another shop ended it: %v", err)
		}
		markettest.Must(s.End(s.Context(), s.shop, first.ID))
		if _, err := s.End(s.Context(), s.shop, first.ID); !errors.Is(err, promotion.ErrEnded) {
			t.Errorf("ended twice: %v", err)
		}
		markettest.Must(s.Create(s.Context(), again))
	})
}

func TestAShopsPromotionsAreInItsJournal(t *testing.T) {
	dbtest.Run(t, func(t *testing.T, d *db.DB) {
		s := newStall(t, d)
		ana := s.User(account.NewUser{FirstName: "Ana", LastName: "Roy"})
		asAna := web.AsUser(s.Context(), ana)
		made := markettest.Must(s.Create(asAna, s.good()))
		s.At = s.At.Add(24 * time.Hour)
		markettest.Must(s.End(asAna, s.shop, made.ID))
		if _, err := s.End(asAna, s.shop, made.ID); !errors.Is(err, promotion.ErrEnded) {
			t.Fatalf("ended twice: %v", err)
		}
		lines, _, err := s.Shops.Journal(s.Context(), s.shop, shop.JournalFilter{Kind: "promotion"})
		if err != nil || len(lines) != 2 || lines[0].Act != "promotion.end" || lines[1].Act != "promotion.create" ||
			lines[0].Name != "Ana Roy" || lines[0].SubjectID != made.ID || lines[0].SubjectName != made.Name {
			t.Fatalf("journal: %+v, %v", lines, err)
		}
		if want := (shop.Change{What: "until", After: "2026-11-04"}); lines[0].Changes[0] != want {
			t.Errorf("the end: %+v", lines[0].Changes)
		}
		if want := (shop.Change{What: "code", After: made.Code}); lines[1].Changes[0] != want {
			t.Errorf("a new one: %+v", lines[1].Changes)
		}
	})
}

func TestTheMarketsCodesAreInTheJournal(t *testing.T) {
	dbtest.Run(t, func(t *testing.T, d *db.DB) {
		s := newStall(t, d)
		p := s.good()
		p.ShopID = ""
		if _, err := s.Create(s.Context(), p); err == nil {
			t.Error("a code of the market by nobody")
		}
		ctx := operator.CommandLine(s.Context())
		made := markettest.Must(s.Create(ctx, p))
		markettest.Must(s.End(ctx, "", made.ID))
		var lines int
		markettest.Must(0, d.QueryRow(ctx, `SELECT COUNT(*) FROM operator_journal WHERE subject_id = $1`,
			made.ID).Scan(&lines))
		if lines != 2 {
			t.Errorf("%d lines; want 2", lines)
		}
	})
}

func TestACategoryHasTheProductsUnderIt(t *testing.T) {
	dbtest.Run(t, func(t *testing.T, d *db.DB) {
		s := newStall(t, d)
		top := markettest.Must(s.Catalog.CreateCategory(s.Context(), catalog.Category{Name: "Maison"})).ID
		under := markettest.Must(s.Catalog.CreateCategory(s.Context(), catalog.Category{Name: "Bols",
			ParentID: top})).ID
		bowl := s.Product(catalog.NewProduct{ShopID: s.shop, Details: catalog.Details{Name: "Bol",
			CategoryIDs: []string{under}}}).ID
		p := s.good()
		p.Code, p.Scope, p.ScopeIDs = "", promotion.SomeCategories, []string{top}
		markettest.Must(s.Create(s.Context(), p))
		found := markettest.Must(s.Of(s.Context(), d, promotion.Query{ShopIDs: []string{s.shop},
			ProductIDs: []string{s.mug, bowl}}))
		if len(found.List) != 1 || len(found.List[0].Products) != 1 || found.List[0].Products[0] != bowl {
			t.Errorf("found %+v", found)
		}
	})
}

func TestAnOfferTakesEffectInItsDaysAlone(t *testing.T) {
	dbtest.Run(t, func(t *testing.T, d *db.DB) {
		s := newStall(t, d)
		p := s.good()
		p.Code, p.StartsAt, p.EndsAt = "", s.At.Add(time.Hour), s.At.Add(2*time.Hour)
		made := markettest.Must(s.Create(s.Context(), p))
		for _, c := range []struct {
			after time.Duration
			found int
			state promotion.State
		}{{0, 0, promotion.Upcoming}, {time.Hour, 1, promotion.Active}, {2 * time.Hour, 0, promotion.Ended}} {
			at := made.StartsAt.Add(c.after - time.Hour)
			s.At = at
			found := markettest.Must(s.Of(s.Context(), d, promotion.Query{ShopIDs: []string{s.shop}}))
			if len(found.List) != c.found || made.State(at) != c.state {
				t.Errorf("after %v: %d found, %s", c.after, len(found.List), made.State(at))
			}
		}
	})
}

// A seller's day is a day in Quebec, the last one included, and one that is no day is refused.
func TestDaysAreThoseOfQuebec(t *testing.T) {
	dbtest.Run(t, func(t *testing.T, d *db.DB) {
		s := newStall(t, d)
		maude := s.User(account.NewUser{})
		mine := s.Shop(shop.NewShop{OwnerIDs: []string{maude}, Details: shop.Details{Name: "Chez Maude"}}).ID
		api := markettest.API(s.Routes)
		post := func(from, to string) (int, string) {
			body := `{"name":" Fête  du fleuve ","code":"fleuve","kind":"percent","percent":5,"scope":"all","from":"` +
				from + `","to":"` + to + `"}`
			r := httptest.NewRequestWithContext(web.AsUser(t.Context(), maude), http.MethodPost,
				"/v1/seller/shops/"+mine+"/promotions", strings.NewReader(body))
			r.Header.Set("Content-Type", "application/json")
			out := httptest.NewRecorder()
			api.ServeHTTP(out, r)
			return out.Code, out.Body.String()
		}
		for _, days := range [][2]string{
			{"2026-13-40", ""}, {"2026-11-10", "2026-11-31"}, {"2026-11-10", "2026-11-09"},
		} {
			if status, answer := post(days[0], days[1]); status != http.StatusUnprocessableEntity {
				t.Errorf("%v: %d %s", days, status, answer)
			}
		}
		status, answer := post("2026-11-10", "2026-11-12")
		if status != http.StatusCreated || !strings.Contains(answer, `"endsAt":"2026-11-13T05:00:00Z"`) ||
			!strings.Contains(answer, `"to":"2026-11-12"`) || !strings.Contains(answer, `"state":"upcoming"`) {
			t.Errorf("%d %s", status, answer)
		}
	})
}
