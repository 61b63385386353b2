package fulfilment

import (
	"context"
	"time"

	"rangrue/internal/domain/order"
	"rangrue/internal/domain/shop"
	"rangrue/internal/kit/calendar"
	"rangrue/internal/kit/money"
	"rangrue/internal/kit/web"
)

// salesDays is how far the chart goes back; as many days before are what it is compared with.
const salesDays = 30

// lowShown is how many variants that run out are named.
const lowShown = 10

// Home is what a seller sees first.
type Home struct {
	Work
	FirstSteps    *FirstSteps `json:"firstSteps,omitempty" doc:"Of a shop that waits for its approval or has no product; absent from any other"`
	LowStock      *LowStock   `json:"lowStock,omitempty" doc:"Absent for who does not look after products"`
	Sales         *Sales      `json:"sales,omitempty" doc:"Absent for who may not see the shop's money"`
	VacationUntil *time.Time  `json:"vacationUntil" doc:"Null when the shop is not away; of the year 9999 when it is until it is reopened"`
}

// Work is what waits in each part of the seller space.
type Work struct {
	ToShip     Waiting `json:"toShip" doc:"Orders with something left to ship"`
	Questions  Waiting `json:"questions" doc:"Without an answer"`
	Reviews    Waiting `json:"reviews" doc:"Without an answer"`
	Returns    Waiting `json:"returns" doc:"Asked for, to accept or deny"`
	ReturnsDue Waiting `json:"returnsToReceive" doc:"Accepted; oldestAt is when the first must be received"`
	Messages   Waiting `json:"messages" doc:"Of customers, not read"`
}

// FirstSteps tells which of the things a new shop needs are done.
type FirstSteps struct {
	Photo        bool `json:"photo"`
	Presentation bool `json:"presentation"`
	Shipping     bool `json:"shipping"`
	Product      bool `json:"product" doc:"At least one, in any state"`
}

// Waiting is how many things wait, and since when.
type Waiting struct {
	Count    int        `json:"count"`
	OldestAt *time.Time `json:"oldestAt" doc:"Null when nothing waits"`
}

// LowStock is what is about to run out.
type LowStock struct {
	Count    int          `json:"count" doc:"Variants, up to 100"`
	Variants []LowVariant `json:"variants" nullable:"false" doc:"The first to run out"`
}

// LowVariant is a counted variant of a published product that is about to run out, or has.
type LowVariant struct {
	ProductID   string `json:"productId"`
	VariantID   string `json:"variantId"`
	ProductName string `json:"productName"`
	VariantName string `json:"variantName"`
	SKU         string `json:"sku"`
	Quantity    int    `json:"quantity" doc:"Left; 0 when it has run out"`
}

// Sales are those of the last thirty days, today included, beside the thirty before.
type Sales struct {
	Days   []SalesDay `json:"days" nullable:"false" doc:"Thirty, the oldest first, those without a sale included; past days may be half a minute old"`
	Now    Figures    `json:"now" doc:"Of the thirty days"`
	Before Figures    `json:"before" doc:"Of the thirty days before"`
}

// SalesDay is what the orders of one day brought.
type SalesDay struct {
	Date string `json:"date" format:"date" example:"2026-11-15" doc:"Eastern time"`
	Figures
}

// Figures are goods and shipping before tax, less what was given back since; cancelled orders are no sale.
type Figures struct {
	Amount money.Cents `json:"amount"`
	Orders int         `json:"orders"`
	Units  int         `json:"units"`
}

// Home tells what needs doing and how the shop is doing, as far as the role of who asks may know.
func (s *Service) Home(ctx context.Context, owned *shop.Shop) (*Home, error) {
	home := &Home{}
	now := s.Now()
	if owned.Away(now) {
		home.VacationUntil = web.Moment(owned.VacationUntil)
	}
	work, err := s.Work(ctx, owned.ID)
	if err != nil {
		return nil, err
	}
	home.Work = work.of(owned.Role)
	if owned.Role.May(shop.SettleShop) {
		if home.FirstSteps, err = s.firstSteps(ctx, owned); err != nil {
			return nil, err
		}
	}
	if owned.Role.May(shop.Products) {
		if err := home.lowStock(ctx, s, owned.ID); err != nil {
			return nil, err
		}
	}
	if owned.Role.May(shop.Money) {
		err = home.sales(ctx, s, owned.ID, now)
	}
	return home, err
}

// of leaves out what waits where a role has nothing to do.
func (w Work) of(role shop.Role) Work {
	if !role.May(shop.Orders) {
		w.ToShip, w.Returns, w.ReturnsDue, w.Messages = Waiting{}, Waiting{}, Waiting{}, Waiting{}
	}
	if !role.May(shop.Questions) {
		w.Questions = Waiting{}
	}
	if !role.May(shop.Reviews) {
		w.Reviews = Waiting{}
	}
	return w
}

// Work counts what waits in each part of the seller space.
func (s *Service) Work(ctx context.Context, shopID string) (w Work, err error) {
	orders, err := s.Orders.CountOfShop(ctx, shopID)
	if err != nil {
		return w, err
	}
	returns, err := s.Orders.CountReturnsOfShop(ctx, shopID)
	if err != nil {
		return w, err
	}
	reviews, reviewed, err := s.Reviews.WaitingOfShop(ctx, shopID)
	if err != nil {
		return w, err
	}
	questions, asked, err := s.Questions.WaitingOfShop(ctx, shopID)
	if err != nil {
		return w, err
	}
	messages, _, written, err := s.Messages.WaitingOfShop(ctx, shopID)
	return Work{
		ToShip:     Waiting{orders.ToShip, web.Moment(orders.OldestToShip)},
		Returns:    Waiting{returns.Requested, web.Moment(returns.OldestRequested)},
		ReturnsDue: Waiting{returns.Accepted, web.Moment(returns.FirstDue)},
		Questions:  Waiting{questions, web.Moment(asked)},
		Reviews:    Waiting{reviews, web.Moment(reviewed)},
		Messages:   Waiting{messages, web.Moment(written)},
	}, err
}

// firstSteps tells how far a new shop is; nil once it is approved and has a product.
func (s *Service) firstSteps(ctx context.Context, owned *shop.Shop) (*FirstSteps, error) {
	hasProducts, err := s.Catalog.HasProducts(ctx, owned.ID)
	if err != nil || owned.Status != shop.Draft && hasProducts {
		return nil, err
	}
	return &FirstSteps{
		Photo: owned.Photo.Ready(), Presentation: owned.Presentation != "", Shipping: owned.SaysShipping(),
		Product: hasProducts,
	}, nil
}

func (h *Home) lowStock(ctx context.Context, s *Service, shopID string) error {
	h.LowStock = &LowStock{Variants: []LowVariant{}}
	low, total, err := s.Catalog.LowStock(ctx, shopID, lowShown)
	for _, v := range low {
		h.LowStock.Variants = append(h.LowStock.Variants, LowVariant{
			ProductID: v.ProductID, VariantID: v.ID, ProductName: v.ProductName, VariantName: v.VariantName(),
			SKU: v.SKU, Quantity: v.InventoryQuantity,
		})
	}
	h.LowStock.Count = total
	return err
}

func (h *Home) sales(ctx context.Context, s *Service, shopID string, now time.Time) error {
	days, err := s.days(ctx, shopID, now)
	if err != nil {
		return err
	}
	h.Sales = &Sales{}
	var before, since order.Sales
	today := now.In(calendar.Eastern)
	for n, day := range days {
		if n < salesDays {
			before = before.Add(day)
			continue
		}
		since = since.Add(day)
		date := time.Date(today.Year(), today.Month(), today.Day()-2*salesDays+1+n, 12, 0, 0, 0, calendar.Eastern)
		h.Sales.Days = append(h.Sales.Days, SalesDay{Date: date.Format(time.DateOnly), Figures: figures(day)})
	}
	h.Sales.Now, h.Sales.Before = figures(since), figures(before)
	return nil
}

func figures(s order.Sales) Figures {
	return Figures{Amount: s.Amount, Orders: s.Orders, Units: s.Units}
}
