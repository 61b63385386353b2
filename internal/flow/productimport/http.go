package productimport

import (
	"bytes"
	"context"
	"net/http"
	"time"

	"github.com/danielgtaylor/huma/v2"

	"rangrue/internal/kit/check"
	"rangrue/internal/kit/web"
)

// Routes registers the calls. Every one is for someone who runs the shop; another's is not found.
func (s *Service) Routes(api huma.API) {
	tag := web.Tag("Seller: products")
	web.Get(api, "/seller/product-columns", "The columns of a file of products", s.getColumns, tag)
	web.Get(api, "/seller/product-template.csv", "A file of products to fill in, with an example", s.getTemplate, tag)
	web.Get(api, "/seller/shops/{shopId}/products.csv", "Every product of a shop, as a file", s.getExport, tag,
		web.Describe("The file imports back unchanged. Semicolons, decimal commas, UTF-8."))
	web.Get(api, "/seller/shops/{shopId}/imports", "The last imports of a shop", s.getImports, tag)
	web.Route(api, huma.Operation{
		Method: http.MethodPost, Path: "/seller/shops/{shopId}/imports",
		Summary: "Send a file of products to be checked", BodyReadTimeout: uploadTime,
	}, s.postImport, tag, web.Status(http.StatusAccepted), web.MaxBody(MaxBytes), web.Limit("product-imports", 60,
		time.Hour), web.Describe(
		"The body is the file itself. It is checked in the background (`checking`, then `checked` with every "+
			"problem) and nothing is "+
			"written before it is applied. Read it again until then."))
	web.Get(api, "/seller/shops/{shopId}/imports/{importId}", "An import and how far it is", s.getImport, tag)
	web.Post(api, "/seller/shops/{shopId}/imports/{importId}/choices",
		"Say what the columns of a file hold, and the category of its products", s.postChoices, tag,
		web.Status(http.StatusAccepted),
		web.Describe("The file is then checked again. `columns` answers `headings`, in their order, for a file of "+
			"unknown form (`asks`); the category is given to new products that name none."))
	web.Post(api, "/seller/shops/{shopId}/imports/{importId}/apply", "Apply a checked import, all or nothing",
		s.postApply, tag,
		web.Status(http.StatusAccepted),
		web.Describe("Asking twice is the same as once. 409 `import_not_ready`, `import_under_way`, or "+
			"`import_applied_before` when the very same file was applied before: send `again` to insist."))
	web.Post(api, "/seller/shops/{shopId}/imports/{importId}/photos", "Fetch again the photographs that failed",
		s.postPhotos, tag, web.Status(http.StatusAccepted), web.Limit("import-photos", retryLimit, time.Hour))
}

// retryLimit keeps a seller from having the same addresses asked all day.
const retryLimit = 30

// uploadTime is how long a seller with a slow connection has to send a file.
const uploadTime = 2 * time.Minute

// ShopPath names a shop in the path of a call.
type ShopPath struct {
	ShopID string `path:"shopId" maxLength:"64"`
}

// ImportPath names an import of a shop in the path of a call.
type ImportPath struct {
	ShopPath
	ImportID string `path:"importId" maxLength:"64"`
}

type importOutput struct{ Body Wire }

// Wire is an import as its shop sees it.
type Wire struct {
	ID           string     `json:"id"`
	FileName     string     `json:"fileName"`
	State        State      `json:"state" enum:"checking,checked,applying,done,failed"`
	Products     int        `json:"products" doc:"In the file, once it is checked"`
	Done         int        `json:"done" doc:"Products gone through in this state"`
	ToCreate     int        `json:"toCreate"`
	ToReplace    int        `json:"toReplace"`
	Unchanged    int        `json:"unchanged"`
	ProblemCount int        `json:"problemCount"`
	Problems     []Problem  `json:"problems" nullable:"false" doc:"The first five hundred"`
	DraftCount   int        `json:"draftCount" doc:"New products that stay drafts for want of a state or a category"`
	Drafts       []Problem  `json:"drafts" nullable:"false" doc:"The first five hundred, with why"`
	NoticeCount  int        `json:"noticeCount" doc:"Products whose quantities are to be looked at: several variants shared one count"`
	Notices      []Problem  `json:"notices" nullable:"false" doc:"The first five hundred"`
	Source       Source     `json:"source" enum:",rangrue,shopify,etsy,woocommerce,square,other" doc:"Empty until it is checked"`
	Asks         bool       `json:"asks" doc:"Its seller must say what its columns hold before it can be applied"`
	Headings     []Heading  `json:"headings" nullable:"false" doc:"Of a file of unknown form"`
	Choices      ChosenWire `json:"choices"`
	Preview      []Preview  `json:"preview" nullable:"false" doc:"The first products as they will look"`
	Photos       Photos     `json:"photos" doc:"Fetched in the background once the file is applied"`
	CreatedAt    time.Time  `json:"createdAt"`
	FinishedAt   *time.Time `json:"finishedAt"`
}

// ChosenWire is what a seller said of a file.
type ChosenWire struct {
	Columns    []Field `json:"columns" nullable:"false" enum:"ignored,name,code,description,price,regularPrice,sku,quantity,photos,category,option,weightKg,weightG" doc:"What each heading holds"`
	CategoryID string  `json:"categoryId" doc:"Given to new products that name none"`
}

func wire(i *Import) Wire {
	w := Wire{
		ID: i.ID, FileName: i.FileName, State: i.State, Products: i.Products, Done: i.Done, ToCreate: i.ToCreate,
		ToReplace: i.ToReplace,
		Unchanged: i.Unchanged, ProblemCount: i.ProblemCount, Problems: web.List(i.Problems),
		DraftCount: i.DraftCount, Drafts: web.List(i.Drafts),
		NoticeCount: i.NoticeCount, Notices: web.List(i.Notices), CreatedAt: i.CreatedAt,
		Source: i.Source, Asks: i.Asks(), Headings: web.List(i.Headings), Preview: web.List(i.Preview),
		Photos:  i.Photos,
		Choices: ChosenWire{web.List(i.Choices.Columns), i.Choices.CategoryID},
	}
	w.Photos.Failures = web.List(w.Photos.Failures)
	if !i.FinishedAt.IsZero() {
		w.FinishedAt = &i.FinishedAt
	}
	return w
}

// enter lets only someone who runs the shop through, and tells who it is.
func (s *Service) enter(ctx context.Context, shopID string) (userID string, err error) {
	if userID, err = web.SignedIn(ctx); err != nil {
		return "", err
	}
	return userID, s.Shops.Owns(ctx, userID, shopID)
}

func (s *Service) getColumns(ctx context.Context, _ *struct{}) (*struct{ Body []Column }, error) {
	if _, err := web.SignedIn(ctx); err != nil {
		return nil, err
	}
	return &struct{ Body []Column }{Columns()}, nil
}

func (s *Service) getTemplate(ctx context.Context, _ *struct{}) (*exportOutput, error) {
	if _, err := web.SignedIn(ctx); err != nil {
		return nil, err
	}
	tree, err := s.Catalog.Categories(ctx)
	if err != nil {
		return nil, err
	}
	var file bytes.Buffer
	if err := WriteTemplate(&file, tree); err != nil {
		return nil, err
	}
	return &exportOutput{"text/csv; charset=utf-8", `attachment; filename="modele-produits.csv"`, file.Bytes()}, nil
}

type exportOutput struct {
	ContentType string `header:"Content-Type"`
	Disposition string `header:"Content-Disposition"`
	Body        []byte
}

func (s *Service) getExport(ctx context.Context, in *ShopPath) (*exportOutput, error) {
	if _, err := s.enter(ctx, in.ShopID); err != nil {
		return nil, err
	}
	all, err := s.Catalog.WholeOfShop(ctx, in.ShopID)
	if err != nil {
		return nil, err
	}
	tree, err := s.Catalog.Categories(ctx)
	if err != nil {
		return nil, err
	}
	var file bytes.Buffer
	if err := Write(&file, all, tree); err != nil {
		return nil, err
	}
	return &exportOutput{"text/csv; charset=utf-8", `attachment; filename="produits.csv"`, file.Bytes()}, nil
}

func (s *Service) getImports(ctx context.Context, in *ShopPath) (*struct{ Body []Wire }, error) {
	if _, err := s.enter(ctx, in.ShopID); err != nil {
		return nil, err
	}
	latest, err := s.Latest(ctx, in.ShopID)
	if err != nil {
		return nil, err
	}
	list := make([]Wire, len(latest))
	for n, i := range latest {
		list[n] = wire(i)
	}
	return &struct{ Body []Wire }{list}, nil
}

func (s *Service) postImport(ctx context.Context, in *struct {
	ShopPath
	FileName string `query:"fileName" maxLength:"200"`
	RawBody  []byte `contentType:"text/csv"`
}) (*importOutput, error) {
	userID, err := s.enter(ctx, in.ShopID)
	if err != nil {
		return nil, err
	}
	received, err := s.Receive(ctx, userID, in.ShopID, check.Line(check.Strip(in.FileName)), in.RawBody)
	if err != nil {
		return nil, err
	}
	return &importOutput{wire(received)}, nil
}

func (s *Service) getImport(ctx context.Context, in *ImportPath) (*importOutput, error) {
	if _, err := s.enter(ctx, in.ShopID); err != nil {
		return nil, err
	}
	found, err := s.Find(ctx, in.ShopID, in.ImportID)
	if err != nil {
		return nil, err
	}
	return &importOutput{wire(found)}, nil
}

func (s *Service) postChoices(ctx context.Context, in *struct {
	ImportPath
	Body struct {
		Columns    []Field `json:"columns,omitempty" maxItems:"500" enum:"ignored,name,code,description,price,regularPrice,sku,quantity,photos,category,option,weightKg,weightG"`
		CategoryID string  `json:"categoryId,omitempty" maxLength:"64"`
	}
}) (*importOutput, error) {
	if _, err := s.enter(ctx, in.ShopID); err != nil {
		return nil, err
	}
	chosen, err := s.Choose(ctx, in.ShopID, in.ImportID, Choices{in.Body.Columns, in.Body.CategoryID})
	if err != nil {
		return nil, err
	}
	return &importOutput{wire(chosen)}, nil
}

func (s *Service) postApply(ctx context.Context, in *struct {
	ImportPath
	Body struct {
		Again bool `json:"again,omitempty" doc:"Apply a file whose very content was applied before"`
	}
}) (*importOutput, error) {
	if _, err := s.enter(ctx, in.ShopID); err != nil {
		return nil, err
	}
	applied, err := s.Apply(ctx, in.ShopID, in.ImportID, in.Body.Again)
	if err != nil {
		return nil, err
	}
	return &importOutput{wire(applied)}, nil
}

func (s *Service) postPhotos(ctx context.Context, in *ImportPath) (*importOutput, error) {
	if _, err := s.enter(ctx, in.ShopID); err != nil {
		return nil, err
	}
	retried, err := s.RetryPhotos(ctx, in.ShopID, in.ImportID)
	if err != nil {
		return nil, err
	}
	return &importOutput{wire(retried)}, nil
}
