// Package trends tells a shop what works: how often its products are seen, put in carts and bought, which searches led
// to them, and what comes back and why, over some weeks beside as many before. It only reads: views are insight's
// counts, which know nothing of visitors, and sales and returns are the shop's own orders.
package trends

import (
	"context"
	"math"
	"slices"
	"time"

	"rangrue/internal/domain/insight"
	"rangrue/internal/domain/order"
	"rangrue/internal/domain/shop"
	"rangrue/internal/kit/calendar"
	"rangrue/internal/kit/french"
	"rangrue/internal/kit/money"
	"rangrue/internal/kit/recent"
)

const (
	mostProducts = 100 // in an answer; the file has all
	mostSearches = 20
)

// Service adds the figures of a shop up.
type Service struct {
	Options
	memory *recent.Memory[*remembered]
}

// Options is what the flow is made of.
type Options struct {
	Shops   *shop.Service
	Orders  *order.Service
	Insight *insight.Service
	Now     func() time.Time
}

// New makes the flow.
func New(o Options) *Service { return &Service{o, recent.New[*remembered](mostRemembered)} }

// Figures are what was counted of a shop or of one product.
type Figures struct {
	Views      int         `json:"views"`
	Additions  int         `json:"additions" doc:"How often it was put in a cart"`
	Orders     int         `json:"orders"`
	Units      int         `json:"units"`
	Revenue    money.Cents `json:"revenue" doc:"Goods before tax and shipping, less what was refunded since"`
	Conversion *float64    `json:"conversion" doc:"Orders per hundred views; null where fewer views than orders were counted"`
}

func figures(seen insight.Seen, sold order.Goods) Figures {
	f := Figures{Views: seen.Views, Additions: seen.Additions, Orders: sold.Orders, Units: sold.Units,
		Revenue: sold.Amount}
	if f.Views > 0 && f.Orders <= f.Views {
		rate := math.Round(1000*float64(f.Orders)/float64(f.Views)) / 10
		f.Conversion = &rate
	}
	return f
}

// Week is what was counted in seven days.
type Week struct {
	From string `json:"from" format:"date" example:"2026-11-09" doc:"Its first day, Eastern time"`
	To   string `json:"to" format:"date" example:"2026-11-15"`
	Figures
}

// Product is what was counted of one.
type Product struct {
	ID   string `json:"id"`
	Name string `json:"name"`
	Figures
	key string // its name as lists are sorted
}

// Search is how often one led to the shop's products.
type Search struct {
	Words string `json:"words" doc:"Without case, accents or signs"`
	Views int    `json:"views"`
}

// Returned is what was asked to be sent back of a product.
type Returned struct {
	ProductID string   `json:"productId"`
	Name      string   `json:"name"`
	Requests  int      `json:"requests"`
	Units     int      `json:"units"`
	Reasons   []Reason `json:"reasons" nullable:"false" doc:"Those given most first"`
}

// Reason is what buyers wrote, in the words of the latest of them.
type Reason struct {
	Text  string `json:"text"`
	Times int    `json:"times"`
}

// Trends are the figures of some weeks.
type Trends struct {
	Weeks    []Week      `json:"weeks" nullable:"false" doc:"The oldest first; the last ends today. Views of more than eight weeks ago are counted with the Monday of their week"`
	Now      Figures     `json:"now" doc:"Of these weeks"`
	Before   Figures     `json:"before" doc:"Of as many weeks before"`
	Products []Product   `json:"products" nullable:"false" doc:"Those seen or bought, at most a hundred, as sorted"`
	Count    int         `json:"productCount" doc:"How many were seen or bought"`
	Money    bool        `json:"money" doc:"Whether the visitor may see the shop's money; if not, every amount here is 0"`
	Apart    money.Cents `json:"refundedApart" doc:"What products brought beyond the revenue: refunds of an amount, which name no product"`
	Searches []Search    `json:"searches" nullable:"false" doc:"Those that led to the shop's products at least twice, at most twenty"`
	Returns  []Returned  `json:"returns" doc:"Asked for in these weeks, the product with most units first; null for who may not see the shop's orders"`
}

// showTo leaves out what a role in the shop may not see. The lists are those that others read: they are copied.
func (t *Trends) showTo(role shop.Role) {
	if !role.May(shop.Orders) {
		t.Returns = nil
	}
	if t.Money = role.May(shop.Money); t.Money {
		return
	}
	t.Now.Revenue, t.Before.Revenue, t.Apart = 0, 0, 0
	t.Weeks, t.Products = slices.Clone(t.Weeks), slices.Clone(t.Products)
	for i := range t.Weeks {
		t.Weeks[i].Revenue = 0
	}
	for i := range t.Products {
		t.Products[i].Revenue = 0
	}
}

// Of adds the figures of a shop up, for weeks that end today; they may be half a minute old. With a product, all but
// the list of products are its own.
func (s *Service) Of(ctx context.Context, shopID, productID string, count int, sorted Sorted) (*Trends, error) {
	shop, products, err := s.remember(ctx, shopID, "", count)
	if err != nil {
		return nil, err
	}
	t := *shop
	if productID != "" {
		own, _, err := s.remember(ctx, shopID, productID, count)
		if err != nil {
			return nil, err
		}
		t = *own
		t.Count = shop.Count
	}
	t.Products = products.firstOf(sorted)
	return &t, nil
}

// add adds the figures up; the list of products is the shop's, so there is none with the figures of one.
func (s *Service) add(ctx context.Context, shopID, productID string, count int) (*Trends, *list, error) {
	both := calendar.Weeks{Until: s.Now(), Count: 2 * count}
	now := calendar.Weeks{Until: both.Until, Count: count}
	t := &Trends{Searches: []Search{}, Returns: []Returned{}}
	if err := s.weeks(ctx, t, shopID, productID, both); err != nil {
		return nil, nil, err
	}
	found, err := s.Insight.FoundBy(ctx, shopID, productID, now, mostSearches)
	if err != nil {
		return nil, nil, err
	}
	for _, f := range found {
		t.Searches = append(t.Searches, Search{f.Terms, f.Views})
	}
	if err := s.returns(ctx, t, shopID, productID, now); err != nil || productID != "" {
		return t, nil, err
	}
	products, err := s.products(ctx, shopID, now)
	for _, p := range products {
		t.Apart += p.Revenue
	}
	t.Count, t.Apart = len(products), t.Apart-t.Now.Revenue
	return t, newList(products), err
}

// weeks fills the weeks of the second half and the sums of both.
func (s *Service) weeks(ctx context.Context, t *Trends, shopID, productID string, both calendar.Weeks) error {
	seen, err := s.Insight.SeenByWeek(ctx, shopID, productID, both)
	if err != nil {
		return err
	}
	goods, err := s.goods(ctx, shopID, productID, both)
	if err != nil {
		return err
	}
	var sums [2]struct {
		insight.Seen
		order.Goods
	}
	for n := range both.Count {
		half := &sums[2*n/both.Count]
		half.Seen, half.Goods = half.Seen.Plus(seen[n]), half.Goods.Plus(goods[n])
		if 2*n >= both.Count {
			t.Weeks = append(t.Weeks, Week{From: both.Start(n).Format(time.DateOnly),
				To: both.Start(n+1).AddDate(0, 0, -1).Format(time.DateOnly), Figures: figures(seen[n], goods[n])})
		}
	}
	t.Before, t.Now = figures(sums[0].Seen, sums[0].Goods), figures(sums[1].Seen, sums[1].Goods)
	return nil
}

func (s *Service) goods(ctx context.Context, shopID, productID string, weeks calendar.Weeks) ([]order.Goods, error) {
	if productID != "" {
		return s.Orders.GoodsOfProductByWeek(ctx, shopID, productID, weeks)
	}
	return s.Orders.GoodsByWeek(ctx, shopID, weeks)
}

// products are those that were seen or bought, in no order.
func (s *Service) products(ctx context.Context, shopID string, weeks calendar.Weeks) ([]Product, error) {
	seen, err := s.Insight.SeenByProduct(ctx, shopID, weeks)
	if err != nil {
		return nil, err
	}
	goods, err := s.Orders.GoodsByProduct(ctx, shopID, weeks)
	if err != nil {
		return nil, err
	}
	sold := make(map[string]order.GoodsOf, len(goods))
	for _, g := range goods {
		sold[g.ProductID] = g
	}
	products := make([]Product, 0, len(seen))
	for _, p := range seen {
		products = append(products, product(p.ProductID, p.Name, figures(p.Seen, sold[p.ProductID].Goods)))
		delete(sold, p.ProductID)
	}
	for _, g := range sold { // bought without a view that was counted
		products = append(products, product(g.ProductID, g.Name, figures(insight.Seen{}, g.Goods)))
	}
	return products, nil
}

func product(id, name string, f Figures) Product {
	return Product{ID: id, Name: name, Figures: f, key: french.Key(name)}
}

func (s *Service) returns(ctx context.Context, t *Trends, shopID, productID string, weeks calendar.Weeks) error {
	products, err := s.Orders.ReturnsByProduct(ctx, shopID, productID, weeks)
	for _, p := range products {
		r := Returned{ProductID: p.ProductID, Name: p.Name, Requests: p.Requests, Units: p.Units}
		for _, reason := range p.Reasons {
			r.Reasons = append(r.Reasons, Reason{reason.Text, reason.Times})
		}
		t.Returns = append(t.Returns, r)
	}
	return err
}
