package accounting

import (
	"context"
	"fmt"

	"rangrue/internal/domain/ledger"
	"rangrue/internal/domain/order"
	"rangrue/internal/kit/db"
	"rangrue/internal/kit/money"
)

// ReturnOpened reserves what receiving a return would take from the shop: the goods with the taxes it collected, less
// the commission it would get back.
func (s *Service) ReturnOpened(ctx context.Context, tx *db.Tx, o *order.Order, wouldOwe order.Refund) error {
	posted, err := s.Ledger.OfOrder(ctx, tx, o.ID)
	if err != nil {
		return err
	}
	part := o.PartByID(wouldOwe.ShopOrderID)
	sold, err := soldOf(o, part)
	if err != nil {
		return err
	}
	var before money.Cents
	for _, e := range posted {
		if undoes(e) && e.ShopOrderID == part.ID {
			before -= e.Goods
		}
	}
	most := sold.Goods + sold.Market - wouldOwe.Amount.Goods - wouldOwe.Amount.Market
	entries, err := undo(sold, wouldOwe, min(before, most))
	if err != nil {
		return fmt.Errorf("accounting: return %s: %w", wouldOwe.ReturnID, err)
	}
	var taken money.Cents
	for _, e := range entries {
		taken -= e.Amount()
	}
	return s.Ledger.Reserve(ctx, tx, ledger.Reserve{Kind: ledger.ForReturn, SourceID: wouldOwe.ReturnID,
		ShopID: part.ShopID, ShopOrderID: part.ID, OrderID: o.ID, Amount: max(0, taken)})
}

// ReturnEnded gives back what was reserved for a return.
func (s *Service) ReturnEnded(ctx context.Context, tx *db.Tx, returnID string) error {
	return s.Ledger.Release(ctx, tx, ledger.ForReturn, returnID)
}

// ReserveOpenReturns reserves the sums of returns that were asked for before returns reserved them. It may run
// anywhere, any time, and stop anywhere.
func (s *Service) ReserveOpenReturns(ctx context.Context) error {
	for after := ""; ; {
		ids, err := s.Ledger.Unreserved(ctx, after, postedAtOnce)
		if err != nil || len(ids) == 0 {
			return err
		}
		for _, id := range ids {
			if err := s.reserveReturnsOf(ctx, id); err != nil {
				return err
			}
		}
		after = ids[len(ids)-1]
	}
}

func (s *Service) reserveReturnsOf(ctx context.Context, orderID string) error {
	return s.db.Tx(ctx, func(tx *db.Tx) error {
		o, err := s.Orders.Lock(ctx, tx, orderID)
		if err != nil {
			return fmt.Errorf("accounting: order %s: %w", orderID, err)
		}
		for _, item := range o.Items() {
			if item.Return == nil || !item.Return.Open() {
				continue
			}
			owed, err := o.WouldOwe(item)
			if err != nil {
				return err
			}
			if err := s.ReturnOpened(ctx, tx, o, owed); err != nil {
				return err
			}
		}
		return nil
	})
}

// Follow has the orders tell the books what happens to them.
func (s *Service) Follow(orders *order.Service) {
	orders.Paid, orders.Owed = s.Paid, s.Owed
	orders.ReturnOpened, orders.ReturnEnded = s.ReturnOpened, s.ReturnEnded
}
