package trends

import (
	"bytes"
	"context"
	"encoding/csv"
	"fmt"
	"slices"
	"strconv"

	"github.com/danielgtaylor/huma/v2"

	"rangrue/internal/domain/shop"
	"rangrue/internal/kit/sheet"
	"rangrue/internal/kit/web"
)

// Routes registers the calls, each for an owner of the shop in its path.
func (s *Service) Routes(api huma.API) {
	const path = "/seller/shops/{shopId}/insights"
	tag := web.Tag("Seller: insights")
	web.Get(api, path, "What works: views, additions to carts, orders, searches and returns", s.getTrends, tag)
	web.Get(api, path+".csv", "The figures of every product as CSV", s.getCSV, tag)
}

// Period names a shop and the weeks to add up. Inputs embed it, which only an exported type allows.
type Period struct {
	ShopID string `path:"shopId" maxLength:"64"`
	Weeks  int    `query:"weeks" default:"4" minimum:"1" maximum:"52" doc:"They end today; as many before are what they are compared with"`
}

type trendsInput struct {
	Period
	Product   string `query:"product" maxLength:"64" doc:"Only of this product, but for the list of products"`
	Sort      string `query:"sort" default:"revenue" enum:"name,views,additions,orders,units,revenue,conversion"`
	Direction string `query:"direction" default:"desc" enum:"asc,desc"`
}

type trendsOutput struct{ Body *Trends }

func (s *Service) getTrends(ctx context.Context, in *trendsInput) (*trendsOutput, error) {
	owned, err := s.Shops.OwnedBySignedIn(ctx, in.ShopID)
	if err != nil {
		return nil, err
	}
	by := sortedFor(owned.Role, Sorted{By: in.Sort, Ascending: in.Direction == "asc"})
	t, err := s.Of(ctx, owned.ID, in.Product, in.Weeks, by)
	if err != nil {
		return nil, err
	}
	t.showTo(owned.Role)
	return &trendsOutput{Body: t}, nil
}

// sortedFor is the order of a list for a role: by units for who may not know which product brings most.
func sortedFor(role shop.Role, by Sorted) Sorted {
	if by.By == "revenue" && !role.May(shop.Money) {
		by.By = "units"
	}
	return by
}

type csvOutput struct {
	ContentType        string `header:"Content-Type"`
	ContentDisposition string `header:"Content-Disposition"`
	CacheControl       string `header:"Cache-Control"`
	Body               []byte `contentType:"text/csv"`
}

func (s *Service) getCSV(ctx context.Context, in *Period) (*csvOutput, error) {
	owned, err := s.Shops.OwnedBySignedIn(ctx, in.ShopID)
	if err != nil {
		return nil, err
	}
	_, products, err := s.remember(ctx, owned.ID, "", in.Weeks)
	if err != nil {
		return nil, err
	}
	var file bytes.Buffer
	sorted := products.sorted(sortedFor(owned.Role, Sorted{By: "revenue"}))
	if err := writeCSV(&file, sorted, owned.Role.May(shop.Money)); err != nil {
		return nil, err
	}
	name := fmt.Sprintf("ce-qui-marche-%s-%d-semaines.csv", owned.Slug, in.Weeks)
	return &csvOutput{
		ContentType: "text/csv; charset=utf-8", ContentDisposition: `attachment; filename="` + name + `"`,
		CacheControl: web.CacheNever, Body: file.Bytes(),
	}, nil
}

func writeCSV(file *bytes.Buffer, products []Product, money bool) error {
	out := csv.NewWriter(file)
	heading := []string{"produit", "vues", "ajouts_au_panier", "commandes", "unites", "ventes", "conversion_pour_cent"}
	lines := [][]string{heading}
	for _, p := range products {
		conversion := ""
		if p.Conversion != nil {
			conversion = strconv.FormatFloat(*p.Conversion, 'f', 1, 64)
		}
		lines = append(lines, []string{sheet.Shield(p.Name), strconv.Itoa(p.Views), strconv.Itoa(p.Additions),
			strconv.Itoa(p.Orders), strconv.Itoa(p.Units), p.Revenue.String(), conversion})
	}
	if sales := slices.Index(heading, "ventes"); !money {
		for i := range lines {
			lines[i] = slices.Delete(lines[i], sales, sales+1)
		}
	}
	return out.WriteAll(lines)
}
