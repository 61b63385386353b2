package casework

import (
	"context"
	"errors"
	"slices"
	"time"

	"rangrue/internal/domain/operator"
	"rangrue/internal/domain/order"
	"rangrue/internal/kit/calendar"
	"rangrue/internal/kit/money"
	"rangrue/internal/kit/web"
)

// Waiting is how many things wait for an operator, and since when.
type Waiting = order.Waiting

// Counter counts something that waits for an operator.
type Counter struct {
	Name  string         // late, returns, shops, reports…: the console knows the list it leads to
	Right operator.Right // of that list: without it nothing is counted
	Count func(ctx context.Context) (Waiting, error)
}

// Count adds a counter to what is to do. Each area of the console adds its own before the calls are served.
func (s *Service) Count(name string, right operator.Right, count func(ctx context.Context) (Waiting, error)) {
	s.counters = append(s.counters, Counter{name, right, count})
}

const (
	chartDays   = 30
	sameWeekday = 7 // days ago
)

func (s *Service) todayRoutes(d operator.Desk) {
	operator.Get(d, "/today", "Figures of the day and what is to do", operator.SeeToday, s.getToday)
	operator.Get(d, "/waiting", "How much waits in each list", operator.SeeToday, s.getWaiting)
}

// Figure is a number of today beside the same hours of the same weekday last week.
type Figure struct {
	Now    int64 `json:"now"`
	Before int64 `json:"before" doc:"Last week, up to the same hour"`
}

// MoneyFigure is an amount of today beside the same hours of the same weekday last week.
type MoneyFigure struct {
	Now    money.Cents `json:"now"`
	Before money.Cents `json:"before" doc:"Last week, up to the same hour"`
}

// DayOfSales is one column of the chart.
type DayOfSales struct {
	Day    string      `json:"day" example:"2026-11-16" doc:"In the calendar of Quebec"`
	Orders int         `json:"orders"`
	Amount money.Cents `json:"amount" doc:"Goods and shipping, before tax"`
	Before money.Cents `json:"before" doc:"Thirty days earlier"`
}

// ToDo is something that waits for an operator.
type ToDo struct {
	Name   string     `json:"name" doc:"Which list it is: late, returns, refunds, shops, reports, letters, jobs…"`
	Count  int        `json:"count"`
	Oldest *time.Time `json:"oldest" doc:"Since when the first waits; null when unknown"`
}

// Today is the first page of the console.
type Today struct {
	At       time.Time    `json:"at"`
	Sales    MoneyFigure  `json:"sales" doc:"Goods and shipping, before tax"`
	Orders   Figure       `json:"orders"`
	Refunds  MoneyFigure  `json:"refunds" doc:"Taxes included"`
	People   Figure       `json:"people"`
	Shops    Figure       `json:"shops"`
	Days     []DayOfSales `json:"days" nullable:"false" doc:"Thirty, today last"`
	Total    money.Cents  `json:"total" doc:"Of the days before today"`
	Previous money.Cents  `json:"previous" doc:"Of as many days before those"`
	ToDo     []ToDo       `json:"toDo" nullable:"false" doc:"Only what waits in lists that the operator may open"`
}

type todayOutput struct{ Body Today }

func (s *Service) getToday(ctx context.Context, _ *struct{}) (*todayOutput, error) {
	now := s.Now()
	today := Today{At: now.UTC()}
	if err := errors.Join(s.figures(ctx, now, &today), s.chart(ctx, now, &today)); err != nil {
		return nil, err
	}
	toDo, err := s.toDo(ctx)
	today.ToDo = toDo
	return &todayOutput{Body: today}, err
}

type waitingOutput struct {
	Body struct {
		Data []ToDo `json:"data" nullable:"false" doc:"Only what waits in lists that the operator may open"`
	}
}

// getWaiting is what the side bar of every page asks for again and again, without the figures of the day.
func (s *Service) getWaiting(ctx context.Context, _ *struct{}) (out *waitingOutput, err error) {
	out = &waitingOutput{}
	out.Body.Data, err = s.toDo(ctx)
	return out, err
}

// figures fills in the day so far beside the same hours a week before.
func (s *Service) figures(ctx context.Context, now time.Time, t *Today) error {
	start := calendar.StartOfDay(now)
	weekStart := start.AddDate(0, 0, -sameWeekday)
	weekNow := now.In(calendar.Eastern).AddDate(0, 0, -sameWeekday)
	for _, span := range []struct {
		from, to       time.Time
		sales, refunds *money.Cents
		orders         *int64
		people, shops  *int64
	}{
		{start, now, &t.Sales.Now, &t.Refunds.Now, &t.Orders.Now, &t.People.Now, &t.Shops.Now},
		{weekStart, weekNow, &t.Sales.Before, &t.Refunds.Before, &t.Orders.Before, &t.People.Before, &t.Shops.Before},
	} {
		sold, err := s.Orders.SalesBetween(ctx, span.from, span.to)
		if err != nil {
			return err
		}
		*span.sales, *span.orders = sold.Amount, int64(sold.Orders)
		if *span.refunds, err = s.Orders.RefundsBetween(ctx, span.from, span.to); err != nil {
			return err
		}
		people, err := s.NewPeople(ctx, span.from, span.to)
		if err != nil {
			return err
		}
		shops, err := s.Shops.CountNew(ctx, span.from, span.to)
		if err != nil {
			return err
		}
		*span.people, *span.shops = int64(people), int64(shops)
	}
	return nil
}

// chart fills in the days, and their sums without the one that is not over.
func (s *Service) chart(ctx context.Context, now time.Time, t *Today) error {
	sales, err := s.salesByDay(ctx, now)
	if err != nil {
		return err
	}
	for n := range chartDays {
		before, day := sales[n], sales[n+chartDays]
		t.Days = append(t.Days, DayOfSales{Day: day.Day.Format(time.DateOnly), Orders: day.Orders, Amount: day.Amount,
			Before: before.Amount})
		if n < chartDays-1 {
			t.Total, t.Previous = t.Total+day.Amount, t.Previous+before.Amount
		}
	}
	return nil
}

// salesByDay are the sales of the days of the chart and of as many before. Those of days that are over for a day are
// remembered: nothing more can be paid on them.
func (s *Service) salesByDay(ctx context.Context, now time.Time) ([]order.DaySales, error) {
	const open = 2
	today := calendar.StartOfDay(now)
	past, known := s.pastSales.Get(today.Format(time.DateOnly))
	if !known {
		var err error
		if past, err = s.Orders.SalesByDay(ctx, today.AddDate(0, 0, -open), 2*chartDays-open); err != nil {
			return nil, err
		}
		s.pastSales.Put(today.Format(time.DateOnly), past)
	}
	latest, err := s.Orders.SalesByDay(ctx, now, open)
	return slices.Concat(past, latest), err
}

// toDo is what waits in the lists that the operator may open.
func (s *Service) toDo(ctx context.Context) ([]ToDo, error) {
	who, _ := operator.From(ctx)
	var list []ToDo
	for _, c := range s.counters {
		if !who.Role.May(c.Right) {
			continue
		}
		waiting, err := c.Count(ctx)
		if err != nil {
			return nil, err
		}
		if waiting.Count > 0 {
			list = append(list, ToDo{Name: c.Name, Count: waiting.Count, Oldest: web.Moment(waiting.Oldest)})
		}
	}
	return web.List(list), nil
}
