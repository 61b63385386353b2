package moderation

import (
	"context"
	"time"

	"rangrue/internal/domain/catalog"
	"rangrue/internal/kit/money"
	"rangrue/internal/kit/picture"
	"rangrue/internal/kit/web"
)

// ListedProduct is a product in the operators' list.
type ListedProduct struct {
	ID           string          `json:"id"`
	Name         string          `json:"name"`
	Slug         string          `json:"slug"`
	Status       catalog.Status  `json:"status" enum:"draft,published,archived"`
	Thumbs       *picture.Thumbs `json:"thumbs" doc:"Null without a photo"`
	Alt          string          `json:"alt"`
	MinPrice     money.Cents     `json:"minPrice"`
	Category     string          `json:"category" doc:"The one that leads its breadcrumb; empty without any"`
	StoreID      string          `json:"storeId"`
	StoreName    string          `json:"storeName"`
	CreatedAt    time.Time       `json:"createdAt"`
	HiddenAt     *time.Time      `json:"hiddenAt" doc:"Null unless the market hid it"`
	HiddenReason string          `json:"hiddenReason"`
	Reports      int             `json:"reports" doc:"Open ones"`
}

// ProductList is a list of products.
type ProductList struct {
	Data   []ListedProduct `json:"data" nullable:"false"`
	Next   string          `json:"next" doc:"To send as before; empty at the end"`
	Counts ProductCounts   `json:"counts"`
}

// ProductCounts is how many products the short lists have.
type ProductCounts struct {
	Reported     int `json:"reported"`
	WithoutPhoto int `json:"withoutPhoto"`
	Hidden       int `json:"hidden"`
}

type productsInput struct {
	View   string `query:"view" default:"newest" enum:"newest,reported,without_photo,hidden"`
	Search string `query:"search" maxLength:"100" doc:"Words of the name, a code or a shop's name, whatever the view; in the shop given, or in all"`
	ShopID string `query:"shop" maxLength:"64"`
	Before string `query:"before" maxLength:"64" doc:"The id of the last product read"`
}

// perList is how many rows one read of a list returns.
const perList = 50

func (s *Service) getProducts(ctx context.Context, in *productsInput) (*struct{ Body ProductList }, error) {
	list, next, err := s.listProducts(ctx, in)
	if err != nil {
		return nil, err
	}
	ids := make([]string, len(list))
	for i, p := range list {
		ids[i] = p.ID
	}
	reports, err := openCounts(ctx, s.db, OfProduct, ids)
	if err != nil {
		return nil, err
	}
	out := ProductList{Data: s.listedProducts(list, reports), Next: next}
	if out.Counts.Hidden, out.Counts.WithoutPhoto, err = s.Catalog.DeskCounts(ctx); err != nil {
		return nil, err
	}
	open, err := openByKind(ctx, s.db)
	out.Counts.Reported = open[OfProduct]
	return &struct{ Body ProductList }{out}, err
}

func (s *Service) listProducts(ctx context.Context, in *productsInput) (list []*catalog.DeskProduct, next string,
	err error) {
	if in.Search != "" {
		ids, err := s.FindProducts(ctx, in.Search, in.ShopID, perList)
		if err != nil {
			return nil, "", err
		}
		list, err = s.Catalog.OnDeskByIDs(ctx, ids)
		return list, "", err
	}
	if in.View == "reported" {
		ids, err := reportedIDs(ctx, s.db, OfProduct, 4*perList)
		if err != nil {
			return nil, "", err
		}
		list, err = s.Catalog.OnDeskByIDs(ctx, ids)
		return list, "", err
	}
	list, err = s.Catalog.OnDesk(ctx, catalog.DeskList{View: catalog.DeskView(in.View), ShopID: in.ShopID,
		Before: in.Before, Limit: perList + 1})
	if len(list) > perList {
		list = list[:perList]
		next = list[perList-1].ID
	}
	return list, next, err
}

// maxNamedShops is how many shops of a name have their products found by it.
const maxNamedShops = 5

// FindProducts finds products by name, code or shop, whatever their status and their shop's, in one shop or in all.
func (s *Service) FindProducts(ctx context.Context, typed, shopID string, limit int) ([]string, error) {
	q := catalog.DeskSearch{Typed: typed, ShopID: shopID, Limit: limit}
	if shopID == "" {
		q.OnSale = s.Find(typed, limit)
		shops, err := s.Shops.NamedLike(ctx, typed, maxNamedShops)
		if err != nil {
			return nil, err
		}
		for _, named := range shops {
			q.ShopIDs = append(q.ShopIDs, named.ID)
		}
	}
	return s.Catalog.FindOnDesk(ctx, q)
}

func (s *Service) listedProducts(list []*catalog.DeskProduct, reports map[string]int) []ListedProduct {
	rows := make([]ListedProduct, len(list))
	for i, p := range list {
		rows[i] = ListedProduct{ID: p.ID, Name: p.Name, Slug: p.Slug, Status: p.Status, MinPrice: p.MinPrice,
			Category: p.Category, StoreID: p.ShopID, StoreName: p.ShopName, CreatedAt: p.CreatedAt,
			HiddenAt: web.Moment(p.HiddenAt), HiddenReason: p.HiddenReason, Reports: reports[p.ID]}
		if shown := catalog.PhotosWire(p.Photos, s.URL); len(shown) > 0 {
			rows[i].Thumbs, rows[i].Alt = &shown[0].Thumbs, shown[0].Alt
		}
	}
	return rows
}

// ProductPath names a product in the path of a call.
type ProductPath struct {
	ProductID string `path:"productId" maxLength:"64"`
}

func (s *Service) postHideProduct(ctx context.Context, in *struct {
	ProductPath
	Body reasonBody
}) (*struct{}, error) {
	return nil, s.HideProduct(ctx, in.ProductID, in.Body.Reason)
}

func (s *Service) postPutBack(ctx context.Context, in *struct {
	ProductPath
	Body reasonBody
}) (*struct{}, error) {
	return nil, s.PutBackProduct(ctx, in.ProductID, in.Body.Reason)
}

func (s *Service) postProductLetter(ctx context.Context, in *struct {
	ProductPath
	Body reasonBody
}) (*struct{ Body LetterWire }, error) {
	found, err := s.Catalog.OnDeskByIDs(ctx, []string{in.ProductID})
	if err != nil {
		return nil, err
	}
	if len(found) == 0 {
		return nil, catalog.ErrProductNotFound
	}
	p := &catalog.Product{ID: found[0].ID, Details: catalog.Details{Name: found[0].Name}}
	letter, err := s.letterWire(ctx, found[0].ShopID, s.hiddenLetter(p, in.Body.Reason))
	return &struct{ Body LetterWire }{letter}, err
}

type movedOutput struct {
	Body struct {
		Moved int `json:"moved"`
	}
}

func (s *Service) postCategory(ctx context.Context, in *struct {
	Body struct {
		IDs        []string `json:"ids" minItems:"1" maxItems:"200" nullable:"false"`
		CategoryID string   `json:"categoryId" maxLength:"64"`
		Reason     string   `json:"reason,omitempty" maxLength:"1000"`
	}
}) (out *movedOutput, err error) {
	out = &movedOutput{}
	out.Body.Moved, err = s.MoveProducts(ctx, in.Body.IDs, in.Body.CategoryID, in.Body.Reason)
	return out, err
}
