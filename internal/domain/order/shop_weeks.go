package order

import (
	"context"
	"fmt"
	"slices"

	"rangrue/internal/kit/calendar"
	"rangrue/internal/kit/french"
	"rangrue/internal/kit/money"
)

// Goods is what products brought: orders and units of them, and their price before tax, less what was refunded since.
// An order that was wholly cancelled is no sale.
type Goods struct {
	Orders int
	Units  int
	Amount money.Cents
}

// Plus sums what was sold.
func (g Goods) Plus(o Goods) Goods {
	return Goods{g.Orders + o.Orders, g.Units + o.Units, g.Amount + o.Amount}
}

// GoodsOf is what one product brought.
type GoodsOf struct {
	ProductID, Name string
	Goods
}

// ReturnedProduct is what was asked to be sent back of a product, and in which words.
type ReturnedProduct struct {
	ProductID, Name string
	Requests, Units int
	Reasons         []ReturnReason // those given most first
}

// ReturnReason is what buyers wrote, in the words of the latest of them.
type ReturnReason struct {
	Text  string
	Times int
}

// GoodsByWeek sums what a shop sold in each of some weeks, the oldest first.
func (s *Service) GoodsByWeek(ctx context.Context, shopID string, weeks calendar.Weeks) ([]Goods, error) {
	sums, err := goodsByWeek(ctx, s.db, shopID, weeks)
	if err != nil {
		return nil, fmt.Errorf("goods by week: %w", err)
	}
	return sums, nil
}

// GoodsOfProductByWeek is [Service.GoodsByWeek] for one of the shop's products.
func (s *Service) GoodsOfProductByWeek(
	ctx context.Context, shopID, productID string, weeks calendar.Weeks,
) ([]Goods, error) {
	sums, err := goodsOfProductByWeek(ctx, s.db, shopID, productID, weeks)
	if err != nil {
		return nil, fmt.Errorf("goods of a product by week: %w", err)
	}
	return sums, nil
}

// GoodsByProduct sums what each product of a shop brought in some weeks. An amount that was refunded without naming
// units is taken from no product.
func (s *Service) GoodsByProduct(ctx context.Context, shopID string, weeks calendar.Weeks) ([]GoodsOf, error) {
	sums, err := goodsByProduct(ctx, s.db, shopID, weeks)
	if err != nil {
		return nil, fmt.Errorf("goods by product: %w", err)
	}
	return sums, nil
}

// mostReturns bounds the returns of a period that are read; the latest come first.
const mostReturns = 1000

// ReturnsByProduct gathers the returns that were asked for in some weeks, of all products or of one: the product with
// most units first.
func (s *Service) ReturnsByProduct(
	ctx context.Context, shopID, productID string, weeks calendar.Weeks,
) ([]ReturnedProduct, error) {
	asked, err := returnsAsked(ctx, s.db, shopID, productID, weeks)
	if err != nil {
		return nil, fmt.Errorf("returns by product: %w", err)
	}
	return gatherReturns(asked), nil
}

// askedReturn is one return of a product.
type askedReturn struct {
	productID, name, reason string
	units                   int
}

func gatherReturns(asked []askedReturn) (products []ReturnedProduct) {
	place, reasons := map[string]int{}, map[[2]string]int{}
	for _, a := range asked {
		if _, known := place[a.productID]; !known {
			place[a.productID] = len(products)
			products = append(products, ReturnedProduct{ProductID: a.productID, Name: a.name})
		}
		p := &products[place[a.productID]]
		p.Requests, p.Units = p.Requests+1, p.Units+a.units
		key := [2]string{a.productID, french.Key(a.reason)}
		if _, known := reasons[key]; !known {
			reasons[key] = len(p.Reasons)
			p.Reasons = append(p.Reasons, ReturnReason{Text: a.reason})
		}
		p.Reasons[reasons[key]].Times++
	}
	for n := range products {
		slices.SortStableFunc(products[n].Reasons, func(a, b ReturnReason) int { return b.Times - a.Times })
	}
	slices.SortStableFunc(products, func(a, b ReturnedProduct) int { return b.Units - a.Units })
	return products
}
