package seller

import (
	"context"
	"errors"
	"fmt"
	"slices"
	"time"

	"rangrue/internal/domain/catalog"
	"rangrue/internal/kit/check"
	"rangrue/internal/kit/db"
	"rangrue/internal/kit/problem"
	"rangrue/internal/kit/web"
)

// ProductPath names a product of a shop in the path of a call.
type ProductPath struct {
	ShopPath
	ProductID string `path:"productId" maxLength:"64"`
}

type productOutput struct{ Body Product }

type listInput struct {
	ShopPath
	Search    string              `query:"search" maxLength:"200" doc:"Words of the name, or a part of an SKU"`
	Status    catalog.Status      `query:"status" enum:"draft,published,archived" doc:"Absent: drafts and published products"`
	Stock     catalog.StockFilter `query:"stock" enum:"low,out" doc:"low: a counted variant has three units or fewer; out: nothing can be bought"`
	Sort      catalog.ShopSort    `query:"sort" enum:"created,updated,name,price" default:"created"`
	Direction string              `query:"direction" enum:"asc,desc" default:"desc"`
	Page      int                 `query:"page" minimum:"1" maximum:"100000" default:"1"`
	PerPage   int                 `query:"perPage" minimum:"1" maximum:"100" default:"20"`
}

// ProductPage is a page of a shop's products, with how many there are in each status.
type ProductPage struct {
	web.Page[ListedProduct]
	Counts StatusCounts `json:"counts"`
}

// StatusCounts is how many products a shop has in each status.
type StatusCounts struct {
	Draft     int `json:"draft"`
	Published int `json:"published"`
	Archived  int `json:"archived"`
}

func (s *Service) getProducts(ctx context.Context, in *listInput) (*struct{ Body ProductPage }, error) {
	if _, err := s.enter(ctx, in.ShopID); err != nil {
		return nil, err
	}
	found, err := s.Catalog.OfShop(ctx, in.ShopID, catalog.ShopList{
		Status: in.Status, Search: in.Search, Stock: in.Stock, Sort: in.Sort, Ascending: in.Direction == "asc",
		Limit: in.PerPage, Offset: (in.Page - 1) * in.PerPage,
	})
	if err != nil {
		return nil, err
	}
	rows := make([]ListedProduct, len(found.Products))
	for i, l := range found.Products {
		rows[i] = s.listedWire(l)
	}
	return &struct{ Body ProductPage }{ProductPage{
		Page: web.NewPage(rows, in.Page, in.PerPage, found.Total),
		Counts: StatusCounts{found.Counts[catalog.Draft], found.Counts[catalog.Published],
			found.Counts[catalog.Archived]},
	}}, nil
}

func (s *Service) getProduct(ctx context.Context, in *ProductPath) (*productOutput, error) {
	if _, err := s.enter(ctx, in.ShopID); err != nil {
		return nil, err
	}
	p, err := s.Catalog.OfShopByID(ctx, in.ShopID, in.ProductID)
	if err != nil {
		return nil, err
	}
	return &productOutput{s.productWire(p)}, nil
}

func (s *Service) getPreview(ctx context.Context, in *ProductPath) (*struct{ Body catalog.ProductWire }, error) {
	if _, err := s.enter(ctx, in.ShopID); err != nil {
		return nil, err
	}
	sheet, err := s.Catalog.SheetOfShop(ctx, in.ShopID, in.ProductID)
	if err != nil {
		return nil, err
	}
	wire, err := s.Catalog.Wire(ctx, sheet)
	return &struct{ Body catalog.ProductWire }{wire}, err
}

func (s *Service) postProduct(ctx context.Context, in *struct {
	ShopPath
	Body ProductForm
}) (*productOutput, error) {
	if _, err := s.enter(ctx, in.ShopID); err != nil {
		return nil, err
	}
	details, err := s.productDetails(ctx, in.ShopID, &in.Body, nil)
	if err != nil {
		return nil, err
	}
	made, err := s.Catalog.Create(ctx, catalog.NewProduct{ShopID: in.ShopID, Status: in.Body.Status, Details: details})
	if err != nil {
		return nil, err
	}
	return &productOutput{s.productWire(made)}, nil
}

func (s *Service) postCopy(ctx context.Context, in *ProductPath) (*productOutput, error) {
	if _, err := s.enter(ctx, in.ShopID); err != nil {
		return nil, err
	}
	made, err := s.Catalog.Copy(ctx, in.ShopID, in.ProductID)
	if err != nil {
		return nil, err
	}
	return &productOutput{s.productWire(made)}, nil
}

func (s *Service) putProduct(ctx context.Context, in *struct {
	ProductPath
	Body ProductForm
}) (*productOutput, error) {
	userID, err := s.enter(ctx, in.ShopID)
	if err != nil {
		return nil, err
	}
	old, err := s.Catalog.OfShopByID(ctx, in.ShopID, in.ProductID)
	if err != nil {
		return nil, err
	}
	if seen := in.Body.Revision; seen != 0 && seen != old.Revision {
		return nil, s.editedMeanwhile(ctx, old)
	}
	details, err := s.productDetails(ctx, in.ShopID, &in.Body, old.Photos)
	if err != nil {
		return nil, err
	}
	saved, err := s.Catalog.Save(ctx, in.ShopID, in.ProductID, catalog.Edit{Status: in.Body.Status, Details: details,
		Seen: old.Revision, By: userID})
	if errors.Is(err, catalog.ErrEdited) || errors.Is(err, catalog.ErrMeanwhile) {
		if old, err = s.Catalog.OfShopByID(ctx, in.ShopID, in.ProductID); err == nil {
			err = s.editedMeanwhile(ctx, old)
		}
	}
	if err != nil {
		return nil, err
	}
	return &productOutput{s.productWire(saved)}, nil
}

// Edited is what comes with the refusal of an edit: who was there before, when, and what the product is now.
type Edited struct {
	By      string    `json:"changedBy" doc:"A name; empty when nobody knows"`
	At      time.Time `json:"changedAt"`
	Product Product   `json:"product"`
}

// editedMeanwhile is the refusal of an edit of a product that someone else edited.
func (s *Service) editedMeanwhile(ctx context.Context, p *catalog.Product) error {
	by, err := s.nameOf(ctx, p.EditedBy)
	if err != nil {
		return err
	}
	return catalog.ErrEdited.With(Edited{By: by, At: p.UpdatedAt, Product: s.productWire(p)})
}

// productDetails reads a form. Photos are those the shop's owners sent, or those the product has already.
func (s *Service) productDetails(ctx context.Context, shopID string, f *ProductForm,
	had []catalog.Photo) (catalog.Details, error) {
	d := catalog.Details{
		Name: f.Name, Slug: f.Slug, Description: f.Description, CategoryIDs: f.CategoryIDs, TaxCategory: f.TaxCategory,
		FinalSale: f.FinalSale, Options: f.options(),
	}
	var unknown []string
	for _, ref := range f.Photos {
		if photoAt(had, ref.Key) < 0 {
			unknown = append(unknown, ref.Key)
		}
	}
	sent, err := s.photosByKeys(ctx, shopID, unknown)
	if err != nil {
		return d, err
	}
	var broken []*problem.Field
	for i, ref := range f.Photos {
		photo := catalog.Photo{ID: db.NewID(), Picture: sent[ref.Key]}
		if at := photoAt(had, ref.Key); at >= 0 {
			photo = had[at]
		}
		if !photo.Ready() {
			broken = append(broken, check.Fail(fmt.Sprintf("photos[%d].key", i), "picture", textPicture))
		}
		photo.Rank, photo.Alt = i+1, check.Line(ref.Alt)
		d.Photos = append(d.Photos, photo)
	}
	if err := check.All(broken...); err != nil {
		return d, err
	}
	for i := range f.Variants {
		v, unknown := f.Variants[i].variant(d.Photos)
		if unknown {
			return d, check.Refuse(*check.Fail(fmt.Sprintf("variants[%d].photoKeys", i), "picture", textPicture))
		}
		d.Variants = append(d.Variants, v)
	}
	return d, nil
}

func (f *ProductForm) options() (options []catalog.Option) {
	for _, o := range f.Options {
		values := make([]string, len(o.Values))
		for i, v := range o.Values {
			values[i] = check.Line(v)
		}
		options = append(options, catalog.Option{Name: check.Line(o.Name), Values: values})
	}
	return options
}

func photoAt(photos []catalog.Photo, key string) int {
	return slices.IndexFunc(photos, func(p catalog.Photo) bool { return p.File == key })
}

// variant reads a variant of a form; its photos must be among the product's.
func (w *VariantForm) variant(photos []catalog.Photo) (v catalog.Variant, unknownPhoto bool) {
	v = catalog.Variant{
		ID: w.ID, SKU: w.SKU, Options: map[string]string{}, Price: w.Price, RegularPrice: w.RegularPrice,
		IsDefault:     w.IsDefault,
		InventoryMode: w.InventoryMode, InventoryStatus: w.InventoryStatus, InventoryQuantity: w.InventoryQuantity,
		QuantitySeen: w.QuantitySeen, LimitPerOrder: w.LimitPerOrder, Length: w.Length, Width: w.Width,
		Height: w.Height, Weight: w.Weight,
	}
	for option, value := range w.Options {
		v.Options[check.Line(option)] = check.Line(value)
	}
	for _, key := range w.PhotoKeys {
		at := photoAt(photos, key)
		if at < 0 {
			return v, true
		}
		v.PhotoIDs = append(v.PhotoIDs, photos[at].ID)
	}
	return v, false
}
