package bulletin

import (
	"context"
	"net/http"
	"time"

	"github.com/danielgtaylor/huma/v2"

	"rangrue/internal/domain/operator"
	"rangrue/internal/domain/shop"
	"rangrue/internal/kit/calendar"
	"rangrue/internal/kit/web"
)

// Routes registers the calls of the seller space. Each is for a member of the team of the shop in its path.
func (s *Service) Routes(api huma.API) {
	const path = "/seller/shops/{shopId}/bulletins"
	tag := web.Tag("Seller: bulletins")
	web.Get(api, path, "What the market announces to a shop, the newest first", s.getOfShop, tag)
	web.Post(api, path+"/{bulletinId}/read", "Note that one has read an announcement", s.postRead, tag,
		web.Status(http.StatusNoContent))
}

// DeskRoutes registers the calls of the console.
func (s *Service) DeskRoutes(d operator.Desk) {
	const path = "/bulletins"
	operator.Get(d, path, "Announcements to the shops, the newest first", operator.WriteBulletins, s.getAll)
	operator.Post(d, path, "Announce something to the shops", operator.WriteBulletins, s.post,
		web.Status(http.StatusCreated), web.MaxBody(64<<10))
	operator.Route(d, huma.Operation{Method: http.MethodPut, Path: path + "/{bulletinId}",
		Summary: "Edit an announcement"}, operator.WriteBulletins, s.put, web.MaxBody(64<<10),
		web.Describe("409 `bulletin_changed` with another revision than the one kept, `bulletin_withdrawn`."))
	operator.Post(d, path+"/{bulletinId}/withdraw", "Withdraw an announcement", operator.WriteBulletins, s.withdraw,
		web.Describe("409 `bulletin_withdrawn`."))
}

// Fields are what an operator writes.
type Fields struct {
	Title    string        `json:"title" maxLength:"200"`
	Body     string        `json:"body" doc:"HTML; cleaned by the server"`
	Statuses []shop.Status `json:"statuses,omitempty" nullable:"false" maxItems:"6" enum:"draft,approved,suspended,changes_requested,refused,closed" doc:"Of the shops it is for; none: all of them"`
	From     string        `json:"from,omitempty" pattern:"^(\\d{4}-\\d{2}-\\d{2})?$" doc:"First day in Quebec; now when absent"`
	To       string        `json:"to,omitempty" pattern:"^(\\d{4}-\\d{2}-\\d{2})?$" doc:"Last day; empty: it does not end by itself"`
}

// said is what the fields describe. A day that is not one is left to the checks: it ends before it begins.
func (f Fields) said() Said {
	said := Said{Title: f.Title, Body: f.Body, Statuses: f.Statuses}
	said.StartsAt, said.EndsAt = calendar.Period(f.From, f.To)
	return said
}

// Wire is an announcement as operators see it.
type Wire struct {
	ID string `json:"id"`
	Fields
	State     State     `json:"state" enum:"upcoming,current,over,withdrawn"`
	Reads     int       `json:"reads" doc:"People who opened it"`
	Revision  int       `json:"revision" doc:"To send with an edit"`
	CreatedAt time.Time `json:"createdAt"`
}

func wire(b *Bulletin, now time.Time) Wire {
	return Wire{
		ID: b.ID, State: b.State(now), Reads: b.Reads, Revision: b.Revision, CreatedAt: b.CreatedAt.UTC(),
		Fields: Fields{Title: b.Title, Body: b.Body, Statuses: b.Statuses, From: calendar.Date(b.StartsAt),
			To: calendar.LastDate(b.EndsAt)},
	}
}

type oneOutput struct{ Body Wire }

func (s *Service) one(b *Bulletin, err error) (*oneOutput, error) {
	if err != nil {
		return nil, err
	}
	return &oneOutput{wire(b, s.Now())}, nil
}

// Page is a list of announcements.
type Page struct {
	Data []Wire `json:"data" nullable:"false"`
}

func (s *Service) getAll(ctx context.Context, _ *struct{}) (*struct{ Body Page }, error) {
	list, err := s.List(ctx)
	page := Page{Data: make([]Wire, len(list))}
	for i, b := range list {
		page.Data[i] = wire(b, s.Now())
	}
	return &struct{ Body Page }{page}, err
}

func (s *Service) post(ctx context.Context, in *struct{ Body Fields }) (*oneOutput, error) {
	return s.one(s.Create(ctx, in.Body.said()))
}

// Path names an announcement in the path of a call.
type Path struct {
	BulletinID string `path:"bulletinId" maxLength:"64"`
}

// Edited are fields with the revision that they change.
type Edited struct {
	Fields
	Revision int `json:"revision" minimum:"1" doc:"The one that was read"`
}

func (s *Service) put(ctx context.Context, in *struct {
	Path
	Body Edited
}) (*oneOutput, error) {
	return s.one(s.Edit(ctx, in.BulletinID, in.Body.Revision, in.Body.said()))
}

func (s *Service) withdraw(ctx context.Context, in *Path) (*oneOutput, error) {
	return s.one(s.Withdraw(ctx, in.BulletinID))
}

// Seen is an announcement as the team of a shop sees it.
type Seen struct {
	ID    string    `json:"id"`
	Title string    `json:"title"`
	Body  string    `json:"body" doc:"Clean HTML"`
	Since time.Time `json:"since"`
	Read  bool      `json:"read" doc:"Whether who asks has opened it"`
}

// SeenPage is a list of them.
type SeenPage struct {
	Data []Seen `json:"data" nullable:"false"`
}

// ShopPath names a shop in the path of a call.
type ShopPath struct {
	ShopID string `path:"shopId" maxLength:"64"`
}

func (s *Service) getOfShop(ctx context.Context, in *ShopPath) (*struct{ Body SeenPage }, error) {
	of, userID, err := s.enter(ctx, in.ShopID)
	if err != nil {
		return nil, err
	}
	list, err := s.For(ctx, of, userID)
	page := SeenPage{Data: make([]Seen, len(list))}
	for i, b := range list {
		page.Data[i] = Seen{ID: b.ID, Title: b.Title, Body: b.Body, Since: b.StartsAt.UTC(), Read: !b.ReadAt.IsZero()}
	}
	return &struct{ Body SeenPage }{page}, err
}

func (s *Service) postRead(ctx context.Context, in *struct {
	ShopPath
	Path
}) (*struct{}, error) {
	of, userID, err := s.enter(ctx, in.ShopID)
	if err != nil {
		return nil, err
	}
	return nil, s.MarkRead(ctx, of, userID, in.BulletinID)
}

// enter lets only someone of the shop's team through, and tells who it is.
func (s *Service) enter(ctx context.Context, shopID string) (*shop.Shop, string, error) {
	userID, err := web.SignedIn(ctx)
	if err != nil {
		return nil, "", err
	}
	of, err := s.Shops.OwnedByID(ctx, userID, shopID)
	return of, userID, err
}
