package fulfilment

import (
	"context"
	"sync"
	"time"

	"rangrue/internal/domain/order"
	"rangrue/internal/kit/calendar"
)

// pastAge is how long the sales of past days are cached: only a refund changes them, and adding up two months of a
// busy shop at every visit would cost more than it is worth.
const pastAge = 30 * time.Second

// pastShops bounds how many shops' sales are remembered.
const pastShops = 2000

// pastSales remembers, by shop, what the days before today brought.
type pastSales struct {
	mu    sync.Mutex
	shops map[string]*pastOfShop
}

// pastOfShop is locked while it is read: requests for the same shop meanwhile wait for one answer.
type pastOfShop struct {
	mu    sync.Mutex
	today string
	at    time.Time
	days  []order.Sales
}

func (p *pastSales) of(shopID string) *pastOfShop {
	p.mu.Lock()
	defer p.mu.Unlock()
	if p.shops == nil || len(p.shops) >= pastShops {
		p.shops = map[string]*pastOfShop{}
	}
	if p.shops[shopID] == nil {
		p.shops[shopID] = &pastOfShop{}
	}
	return p.shops[shopID]
}

// days are the sales of the last sixty days: those of today as they are, the others as they were lately.
func (s *Service) days(ctx context.Context, shopID string, now time.Time) ([]order.Sales, error) {
	local := now.In(calendar.Eastern)
	today, err := s.Orders.SalesOfShop(ctx, shopID, now, 1, calendar.Eastern)
	if err != nil {
		return nil, err
	}
	past := s.past.of(shopID)
	past.mu.Lock()
	defer past.mu.Unlock()
	if date := local.Format(time.DateOnly); past.today != date || now.Sub(past.at) >= pastAge {
		yesterday := time.Date(local.Year(), local.Month(), local.Day()-1, 12, 0, 0, 0, calendar.Eastern)
		days, err := s.Orders.SalesOfShop(ctx, shopID, yesterday, 2*salesDays-1, calendar.Eastern)
		if err != nil {
			return nil, err
		}
		past.today, past.at, past.days = date, now, days
	}
	return append(past.days[:len(past.days):len(past.days)], today...), nil
}
