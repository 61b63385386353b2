package invoice

import (
	"bytes"
	"fmt"
	"strings"

	"rangrue/internal/domain/order"
	"rangrue/internal/kit/calendar"
	"rangrue/internal/kit/check"
	"rangrue/internal/rules/shipping"
)

// The columns of a packing slip.
var slipColumns = []float64{width - 84, 34, 25, 25}

// PackingSlip prints what goes in the next parcel of a shop's part of an order, or, when nothing is left to ship, what
// went in those that left. It has no price: a parcel may be a gift. The message of a gift is printed above the goods.
func (s *Service) PackingSlip(o *order.Order, part *order.ShopOrder) (File, error) {
	p := newDocument("Bordereau d’expédition "+o.Reference, slipWords(s.platform, o, part))
	p.SetCreationDate(o.UpdatedAt.UTC()) // the same order prints the same slip
	p.SetModificationDate(o.UpdatedAt.UTC())
	p.slip(s.platform, o, part)
	return p.slipFile("bordereau-" + o.Reference)
}

// PackingSlips prints the slips of a shop's parts of several orders, each on pages of its own.
func (s *Service) PackingSlips(orders []*order.Order, shopID string) (File, error) {
	var words []string
	for _, o := range orders {
		words = append(words, slipWords(s.platform, o, o.Part(shopID)))
	}
	p := newDocument("Bordereaux d’expédition", strings.Join(words, "\n"))
	if len(orders) == 0 {
		p.plain(10)
		p.cell(width, row, "Rien n’est à expédier.", "", 1, "L")
	}
	for n, o := range orders {
		if n > 0 {
			p.AddPage()
		}
		p.slip(s.platform, o, o.Part(shopID))
	}
	return p.slipFile("bordereaux")
}

func (p document) slipFile(name string) (File, error) {
	var out bytes.Buffer
	if err := p.Output(&out); err != nil {
		return File{}, fmt.Errorf("invoice: packing slip: %w", err)
	}
	return File{Name: name + ".pdf", Data: out.Bytes()}, nil
}

// slip sets one slip, from the top of a page.
func (p document) slip(platform Platform, o *order.Order, part *order.ShopOrder) {
	p.bold(20)
	p.cell(width*2/3, 10, "Bordereau d’expédition", "", 0, "L")
	p.bold(12)
	p.cell(width/3, 10, part.Name, "", 1, "R")
	p.plain(10)
	p.cell(width, row, "Commande\u00a0: "+o.Reference, "", 1, "L")
	p.cell(width, row, "Date\u00a0: "+calendar.French(o.CreatedAt), "", 1, "L")
	p.cell(width, row, "Mode\u00a0: "+slipMethods[part.Delivery.Method], "", 1, "L")
	p.Ln(row)
	top := p.GetY()
	p.block(margin, top, "Expéditeur", []string{part.Name, part.MerchantName, part.MerchantAddress})
	below := p.GetY()
	p.block(margin+width/2, top, slipTitles[part.Delivery.Method], slipDestination(o, part))
	p.SetXY(margin, max(below, p.GetY()))
	p.Ln(row)
	p.slipGift(o.Gift)
	p.slipLines(part)
	p.slipFoot(platform, part)
}

// How a slip names the ways of delivery, and who receives what is packed.
var (
	slipMethods = map[shipping.Method]string{
		shipping.Parcel: "envoi d’un colis", shipping.Pickup: "ramassage à la boutique",
		shipping.Local: "livraison locale",
	}
	slipTitles = map[shipping.Method]string{
		shipping.Parcel: "Destinataire", shipping.Pickup: "À remettre à", shipping.Local: "À livrer à",
	}
)

// slipDestination is where the goods go; a pickup goes to the person alone.
func slipDestination(o *order.Order, part *order.ShopOrder) []string {
	to := o.ShippingAddress.Lines()
	if part.PickedUp() {
		to = []string{o.Contact.FirstName + " " + o.Contact.LastName}
	}
	return append(to, check.ShowPhone(o.Contact.Phone))
}

func slipWords(platform Platform, o *order.Order, part *order.ShopOrder) string {
	words := append([]string{platform.Name, part.Name, part.MerchantName, part.MerchantAddress, part.ReturnTerms},
		slipDestination(o, part)...)
	if o.Gift != nil {
		words = append(words, o.Gift.Message)
	}
	for _, item := range part.Items {
		words = append(words, item.ProductName, item.VariantName, item.SKU)
	}
	return strings.Join(words, "\n")
}

// packed is how many units of an item a slip says are in the parcel.
func packed(part *order.ShopOrder) func(*order.Item) int {
	for _, item := range part.Items {
		if item.Left() > 0 {
			return (*order.Item).Left
		}
	}
	return func(i *order.Item) int { return i.Shipped }
}

func (p document) slipGift(g *order.Gift) {
	if g == nil {
		return
	}
	p.bold(12)
	p.cell(width, row+2, "Un cadeau pour vous", "", 1, "L")
	if g.Message != "" {
		p.plain(11)
		p.paragraph(width, row+0.5, g.Message)
	}
	p.Ln(row)
}

func (p document) slipLines(part *order.ShopOrder) {
	p.bold(10)
	for n, title := range []string{"Article", "UGS", "Commandé", "Dans ce colis"} {
		p.cell(slipColumns[n], row+2, title, "B", 0, slipAlign(n))
	}
	p.Ln(row + 3)
	p.plain(10)
	inParcel := packed(part)
	for _, item := range part.Items {
		name := item.ProductName
		if item.VariantName != "" {
			name += " (" + item.VariantName + ")"
		}
		top, before := p.GetY(), p.PageNo()
		p.paragraph(slipColumns[0]-2, row, name)
		bottom := p.GetY()
		if p.PageNo() != before { // the name went over to a new page: its counts go with it
			top = p.GetY() - row
		}
		p.SetXY(margin+slipColumns[0], top)
		for n, text := range []string{item.SKU, fmt.Sprint(item.Quantity), fmt.Sprint(inParcel(item))} {
			p.cell(slipColumns[n+1], row, text, "", 0, slipAlign(n+1))
		}
		p.SetXY(margin, bottom+1)
	}
}

func slipAlign(column int) string {
	if column < 2 {
		return "L"
	}
	return "R"
}

func (p document) slipFoot(platform Platform, part *order.ShopOrder) {
	p.cell(width, 1, "", "T", 1, "L")
	p.Ln(row)
	p.plain(9)
	for _, line := range []string{"Achat fait sur " + platform.Name + ". Merci d’encourager une boutique d’ici!",
		part.ReturnTerms} {
		if line != "" {
			p.paragraph(width, row-0.5, line)
			p.Ln(1)
		}
	}
}
