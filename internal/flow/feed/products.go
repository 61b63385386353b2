package feed

import (
	"context"
	"slices"
	"strconv"
	"strings"
	"time"

	"rangrue/internal/domain/catalog"
	"rangrue/internal/kit/money"
	"rangrue/internal/kit/richtext"
)

// dialect is how one reader of product feeds wants a few words.
type dialect struct {
	inStock, outOfStock string
	title, text         int // letters at most
	photos              int // beside the main one, at most
}

var (
	google = dialect{inStock: "in_stock", outOfStock: "out_of_stock", title: 150, text: 5000, photos: 10}
	meta   = dialect{inStock: "in stock", outOfStock: "out of stock", title: 200, text: 9999, photos: 20}
)

const goods = ` xmlns:g="http://base.google.com/ns/1.0"`

// write writes every variant of every product as an item. Those without a photograph are left out: both readers refuse
// them. What is sold out, or of a shop that is away, is said to be out of stock.
func (say dialect) write(f *Feeds, ctx context.Context, d *document, s scope) error {
	paths, err := f.categoryNames(ctx)
	if err != nil {
		return err
	}
	d.channel(goods, s.title, s.link, s.title)
	err = f.Catalog.EachAnnounced(ctx, s.shopID, func(p *catalog.Announced) error {
		if len(p.Photos) > 0 {
			f.product(d, p, paths[p.CategoryID], say)
		}
		return nil
	})
	if err != nil {
		return err
	}
	d.close()
	return nil
}

// categoryNames writes each category under those above it: "Maison > Vaisselle > Tasses".
func (f *Feeds) categoryNames(ctx context.Context) (map[string]string, error) {
	tree, err := f.Catalog.Categories(ctx)
	if err != nil {
		return nil, err
	}
	paths := map[string]string{}
	for _, c := range tree.Flat() {
		var names []string
		for _, id := range tree.Chain(c.ID) {
			above, _ := tree.Get(id)
			names = append(names, above.Name)
		}
		slices.Reverse(names) // a chain begins with the category itself
		paths[c.ID] = strings.Join(names, " > ")
	}
	return paths, nil
}

func (f *Feeds) product(d *document, p *catalog.Announced, category string, say dialect) {
	text := richtext.Line(p.Description)
	if text == "" {
		text = p.Name
	}
	text = cut(text, say.text)
	away := f.Now().Before(p.VacationUntil)
	for i := range p.Variants {
		v := &p.Variants[i]
		d.text("<item>\n")
		d.element("g:id", v.ID)
		d.element("g:item_group_id", p.ID)
		d.element("g:title", cut(titleOf(p, v), say.title))
		d.element("g:description", text)
		d.element("g:link", f.PublicURL+"/produit/"+p.Slug+"?variante="+v.ID)
		f.photos(d, p, v, say.photos)
		f.offer(d, v, away, say)
		d.element("g:brand", p.ShopName)
		d.text("<g:condition>new</g:condition>\n<g:identifier_exists>no</g:identifier_exists>\n")
		d.element("g:product_type", category)
		for _, option := range p.Options {
			if name := attributes[catalog.ChoiceCode(option.Name)]; name != "" {
				d.element(name, v.Options[option.Name])
			}
		}
		if v.Weight > 0 {
			d.element("g:shipping_weight", strconv.FormatFloat(v.Weight, 'f', -1, 64)+" kg")
		}
		d.text("</item>\n")
	}
}

// attributes are the options that readers know, by the codes of their names.
var attributes = map[string]string{"couleur": "g:color", "color": "g:color", "teinte": "g:color", "taille": "g:size",
	"size": "g:size", "format": "g:size", "matiere": "g:material", "motif": "g:pattern"}

// titleOf tells a variant from the others: "Tasse trempée, Bleu marée, 350 ml".
func titleOf(p *catalog.Announced, v *catalog.Variant) string {
	title := p.Name
	for _, option := range p.Options {
		if value := v.Options[option.Name]; value != "" && len(p.Variants) > 1 {
			title += ", " + value
		}
	}
	return title
}

// photos writes the one that shows the variant, then the others.
func (f *Feeds) photos(d *document, p *catalog.Announced, v *catalog.Variant, most int) {
	main := 0
	if len(v.PhotoIDs) > 0 {
		for i := range p.Photos {
			if p.Photos[i].ID == v.PhotoIDs[0] {
				main = i
			}
		}
	}
	d.element("g:image_link", f.absolute(f.URL(p.Photos[main].File)))
	for i := range p.Photos {
		if i != main && most > 0 {
			d.element("g:additional_image_link", f.absolute(f.URL(p.Photos[i].File)))
			most--
		}
	}
}

func (f *Feeds) offer(d *document, v *catalog.Variant, away bool, say dialect) {
	if v.Available() && !away {
		d.element("g:availability", say.inStock)
	} else {
		d.element("g:availability", say.outOfStock)
	}
	if v.RegularPrice > v.Price {
		d.element("g:price", inDollars(v.RegularPrice))
		d.element("g:sale_price", inDollars(v.Price))
	} else {
		d.element("g:price", inDollars(v.Price))
	}
}

func inDollars(c money.Cents) string { return c.String() + " CAD" }

// writeNewest writes the products that came last, for readers of RSS.
func (f *Feeds) writeNewest(ctx context.Context, d *document, s scope) error {
	list, err := f.Catalog.NewestAnnounced(ctx, s.shopID, newest)
	if err != nil {
		return err
	}
	d.channel("", "Nouveautés · "+s.title, s.link, "Les derniers produits mis en vente.")
	d.element("language", "fr-ca")
	for _, p := range list {
		link := f.PublicURL + "/produit/" + p.Slug
		d.text("<item>\n")
		d.element("title", p.Name)
		d.element("link", link)
		d.text(`<guid isPermaLink="false">` + p.ID + "</guid>\n")
		at := p.PublishedAt
		if at.IsZero() {
			at = p.CreatedAt
		}
		d.element("pubDate", at.UTC().Format(time.RFC1123Z))
		d.element("description", cut(p.ShopName+". "+richtext.Line(p.Description), 500))
		if len(p.Photos) > 0 {
			d.text(`<enclosure type="image/jpeg" length="0" url="`)
			d.escaped(f.absolute(f.URL(p.Photos[0].File)))
			d.text("\"/>\n")
		}
		d.text("</item>\n")
	}
	d.close()
	return nil
}
