package review

import (
	"context"
	"errors"
	"net/http"
	"time"

	"github.com/danielgtaylor/huma/v2"

	"rangrue/internal/kit/images"
	"rangrue/internal/kit/picture"
	"rangrue/internal/kit/problem"
	"rangrue/internal/kit/web"
)

// uploadTime is how long a buyer with a slow connection has to send one picture.
const uploadTime = 2 * time.Minute

// Routes registers the calls. The list of a product is the same for everyone, so options may have its answers kept; the
// others are for the order's buyer.
func (s *Service) Routes(api huma.API, options ...web.Option) {
	tag := web.Tag("Reviews")
	web.Get(api, "/products/{id}/reviews", "A page of the reviews of a product, newest first", s.getOfProduct,
		append([]web.Option{tag, web.Yield()}, options...)...)
	web.Get(api, "/orders/{orderId}/reviews", "The lines of an order with what their buyer said of them", s.getLines,
		tag, web.Describe("For the order's owner, or with its token or that of the letter that asks for reviews."))
	web.Route(api, huma.Operation{Method: http.MethodPut, Path: "/orders/{orderId}/items/{itemId}/review",
		Summary: "Review what was bought, or correct the review"}, s.putReview, tag, web.MaxBody(32<<10),
		web.Limit("reviews", 30, 10*time.Minute), web.Describe("409 `not_received` until the first day on which a "+
			"unit of the line should arrive, or until one is handed over, "+
			"`item_returned` once it was returned, paid back or cancelled, `own_shop` for the team of the shop, "+
			"`reviewed_before` when the product was reviewed with another order: its owner must sign in then, or "+
			"send the letter's token."))
	web.Route(api, huma.Operation{Method: http.MethodPost, Path: "/orders/{orderId}/review-photos",
		Summary: "Send a photograph for a review", BodyReadTimeout: uploadTime}, s.postPhoto, tag,
		web.Status(http.StatusCreated), web.MaxBody(images.MaxBytes), web.Limit("review-photos", 30, 10*time.Minute),
		web.Describe("The body is the file itself: JPEG, PNG or WebP, up to 15 MB."))
	web.Post(api, "/orders/{orderId}/review-letters/stop", "Receive no more letters that ask for reviews", s.postStop,
		tag, web.Status(http.StatusNoContent), web.Limit("review-letters", 30, 10*time.Minute),
		web.Describe("With the token of the letter. Mail programs call it by themselves (RFC 8058)."))
}

// Wire is a review on a product's page.
type Wire struct {
	ID         string            `json:"id"`
	Author     string            `json:"author" doc:"First name and initial; empty once the buyer was forgotten"`
	Stars      int               `json:"stars" minimum:"1" maximum:"5"`
	Text       string            `json:"text" doc:"Plain text; may be empty"`
	Photos     []picture.Picture `json:"photos" nullable:"false"`
	Returned   bool              `json:"returned" doc:"The buyer gave the product back: the review does not count"`
	CreatedAt  time.Time         `json:"createdAt"`
	Answer     *string           `json:"answer" doc:"Of the shop, plain text; null until it answers"`
	AnsweredAt *time.Time        `json:"answeredAt"`
}

// Wire writes a review as everyone may read it.
func (r *Review) Wire(url picture.URLOf) Wire {
	w := Wire{ID: r.ID, Author: r.Author, Stars: r.Stars, Text: r.Text, Photos: photosWire(r.Photos, url),
		Returned: r.Returned, CreatedAt: r.CreatedAt}
	if r.Answer != "" {
		w.Answer, w.AnsweredAt = &r.Answer, &r.AnsweredAt
	}
	return w
}

func photosWire(photos []picture.Picture, url picture.URLOf) []picture.Picture {
	list := make([]picture.Picture, len(photos))
	for i, p := range photos {
		list[i] = p.URLs(url)
	}
	return list
}

type pageOutput struct{ Body web.Page[Wire] }

func (s *Service) getOfProduct(ctx context.Context, in *struct {
	ID   string `path:"id" maxLength:"64"`
	Page int    `query:"page" default:"1" minimum:"1" maximum:"10000"`
}) (*pageOutput, error) {
	list, total, err := s.Of(ctx, in.ID, in.Page)
	if err != nil {
		return nil, err
	}
	wires := make([]Wire, len(list))
	for i := range list {
		wires[i] = list[i].Wire(s.URL)
	}
	return &pageOutput{Body: web.NewPage(wires, in.Page, PerPage, total)}, nil
}

// LineWire is a line of an order as its buyer may review it.
type LineWire struct {
	ItemID      string `json:"itemId"`
	ProductID   string `json:"productId"`
	ProductName string `json:"productName"`
	ProductURL  string `json:"productUrl" doc:"The product's slug"`
	VariantName string `json:"variantName"`
	Thumbnail   string `json:"thumbnail" doc:"Empty without a photo"`
	Author      string `json:"author" doc:"The name that a review of the line bears"`
	Refusal     string `json:"refusal" enum:",own_shop,not_received,item_returned" doc:"Why the line cannot be reviewed; empty when it can"`
	Review      *Mine  `json:"review" doc:"What was said so far; null for nothing"`
}

// Mine is a review as its author reads it.
type Mine struct {
	Wire
	PhotoKeys    []string `json:"photoKeys" nullable:"false" doc:"To send back with a correction, in the order of photos"`
	Hidden       bool     `json:"hidden" doc:"The market took it off the page"`
	HiddenReason string   `json:"hiddenReason" doc:"Empty unless it is hidden"`
}

func (r *Review) mine(url picture.URLOf) *Mine {
	m := &Mine{Wire: r.Wire(url), PhotoKeys: []string{}, Hidden: !r.HiddenAt.IsZero(), HiddenReason: r.HiddenReason}
	for _, p := range r.Photos {
		m.PhotoKeys = append(m.PhotoKeys, p.File)
	}
	return m
}

func (l *Line) wire(url picture.URLOf) LineWire {
	w := LineWire{ItemID: l.ItemID, ProductID: l.ProductID, ProductName: l.ProductName, ProductURL: l.ProductSlug,
		VariantName: l.VariantName, Author: nameOf(l.firstName, l.lastName)}
	if l.Thumbnail != "" {
		w.Thumbnail = url(l.Thumbnail)
	}
	var refusal *problem.Error
	if errors.As(l.Refusal(), &refusal) {
		w.Refusal = refusal.Code
	}
	if l.Review != nil {
		w.Review = l.Review.mine(url)
	}
	return w
}

// OrderPath names an order. Inputs embed it, which only an exported type allows.
type OrderPath struct {
	OrderID string `path:"orderId" maxLength:"64"`
}

// OrderInput names an order and what opens it to someone who is not signed in.
type OrderInput struct {
	OrderPath
	Token string `query:"token" maxLength:"100" doc:"Of the order's links; its owner needs none"`
}

type linesOutput struct {
	CacheControl string `header:"Cache-Control"`
	Body         []LineWire
}

func (s *Service) getLines(ctx context.Context, in *OrderInput) (*linesOutput, error) {
	lines, err := s.Lines(ctx, in.OrderID, in.Token)
	if err != nil {
		return nil, err
	}
	out := &linesOutput{CacheControl: web.CacheNever, Body: make([]LineWire, len(lines))}
	for i := range lines {
		out.Body[i] = lines[i].wire(s.URL)
	}
	return out, nil
}

type reviewInput struct {
	OrderPath
	ItemID string `path:"itemId" maxLength:"64"`
	Body   struct {
		Stars  int      `json:"stars" doc:"1 to 5"`
		Text   string   `json:"text,omitempty" doc:"At most 2000 characters; tags are removed"`
		Photos []string `json:"photos,omitempty" maxItems:"10" doc:"Keys of at most four photos sent for the order"`
		Token  string   `json:"token,omitempty" maxLength:"100" doc:"Of the order's links; its owner needs none"`
	}
}

func (s *Service) putReview(ctx context.Context, in *reviewInput) (*struct{ Body *Mine }, error) {
	b := in.Body
	kept, err := s.Write(ctx, in.OrderID, in.ItemID, b.Token, Said{Stars: b.Stars, Text: b.Text, Photos: b.Photos})
	if err != nil {
		return nil, err
	}
	return &struct{ Body *Mine }{kept.mine(s.URL)}, nil
}

// SentPhoto is a photo that a review may take.
type SentPhoto struct {
	Key string `json:"key"`
	picture.Picture
}

func (s *Service) postPhoto(ctx context.Context, in *struct {
	OrderInput
	RawBody []byte `contentType:"application/octet-stream"`
}) (*struct{ Body SentPhoto }, error) {
	kept, err := s.KeepPhoto(ctx, in.OrderID, in.Token, in.RawBody)
	if err != nil {
		return nil, err
	}
	return &struct{ Body SentPhoto }{SentPhoto{kept.File, kept.URLs(s.URL)}}, nil
}

func (s *Service) postStop(ctx context.Context, in *OrderInput) (*struct{}, error) {
	return nil, s.Stop(ctx, in.OrderID, in.Token)
}
