package order

import (
	"context"
	"fmt"
	"time"

	"rangrue/internal/kit/db"
	"rangrue/internal/kit/searchkey"
)

// Lock locks an order for the rest of the transaction and loads the whole of it. Two changes of one order wait for each
// other here, so that a status worked out from the items never misses one.
func (s *Service) Lock(ctx context.Context, tx *db.Tx, id string) (*Order, error) {
	return lock(ctx, tx, Whole(), id)
}

// lockAt is [Service.Lock] for a change made at a moment by someone who reaches the order with a scope.
func lockAt(ctx context.Context, tx *db.Tx, scope Scope, id string, at time.Time) (*Order, error) {
	o, err := lock(ctx, tx, scope, id)
	if err != nil {
		return nil, err
	}
	o.UpdatedAt = at
	return o, nil
}

func lock(ctx context.Context, tx *db.Tx, scope Scope, id string) (*Order, error) {
	row := tx.QueryRow(ctx, "UPDATE orders SET updated_at = updated_at WHERE id = $1 AND ("+scope.condition()+
		") RETURNING "+orderColumns, id, scope.id)
	return load(ctx, tx, Whole(), row) // every part, because the status of the order depends on all of them
}

// save writes what changed in a locked order and works out every status anew: items first, then each shop's part,
// then the order. A step that is in no life cycle is an error of this package and undoes the transaction.
func (s *Service) save(ctx context.Context, tx *db.Tx, o *Order) error {
	touched := false
	for _, i := range o.Items() {
		if i.touched {
			touched = true
			if err := saveItem(ctx, tx, i); err != nil {
				return err
			}
		}
	}
	for _, p := range o.Shops {
		if err := savePart(ctx, tx, p, deriveStatus(o.payment(), p.Items)); err != nil {
			return err
		}
	}
	if err := step(orderSteps, &o.Status, deriveStatus(o.payment(), o.Items()), "order "+o.ID); err != nil {
		return err
	}
	err := tx.Later(ctx, `UPDATE orders
		SET status = $2, updated_at = $3, paid_at = $4, failed_at = $5, dispatched_at = $6,
		live_cart_id = CASE WHEN $2 = 'failed' OR $2 = 'cancelled' THEN NULL ELSE live_cart_id END WHERE id = $1`,
		o.ID, string(o.Status), db.Millis(o.UpdatedAt), db.Millis(o.PaidAt), db.Millis(o.FailedAt),
		db.Millis(o.DispatchedAt))
	if err != nil {
		return fmt.Errorf("save order: %w", err)
	}
	if !touched || s.UnitsMoved == nil {
		return nil
	}
	return s.UnitsMoved(ctx, tx, o.ID)
}

func savePart(ctx context.Context, tx *db.Tx, p *ShopOrder, next Status) error {
	if next == p.Status {
		return nil
	}
	was := p.Status
	if err := step(orderSteps, &p.Status, next, "part "+p.ID); err != nil {
		return err
	}
	err := tx.Later(ctx, "UPDATE shop_orders SET status = $2, ship_by = $3 WHERE id = $1", p.ID, string(p.Status),
		db.Millis(p.ShipBy))
	if err != nil {
		return fmt.Errorf("save part of order: %w", err)
	}
	if err := countEnded(ctx, tx, p, was); err != nil {
		return fmt.Errorf("count part of order: %w", err)
	}
	return nil
}

// countEnded keeps the totals of a shop when one of its parts becomes completed or cancelled, or is no longer completed
// because a parcel was undone.
func countEnded(ctx context.Context, tx *db.Tx, p *ShopOrder, was Status) error {
	shipped, cancelled := 0, 0
	if p.Status == Completed {
		shipped++
	}
	if was == Completed {
		shipped--
	}
	if p.Status == Cancelled {
		cancelled++
	}
	if shipped == 0 && cancelled == 0 {
		return nil
	}
	return tx.Later(ctx, `INSERT INTO shop_order_totals (shop_id, shipped, cancelled) VALUES ($1, $2, $3)
		ON CONFLICT (shop_id) DO UPDATE SET shipped = shop_order_totals.shipped + excluded.shipped,
			cancelled = shop_order_totals.cancelled + excluded.cancelled`,
		p.ShopID, shipped, cancelled)
}

func saveItem(ctx context.Context, tx *db.Tx, i *Item) error {
	if err := step(itemSteps, &i.Status, i.deriveStatus(), "item "+i.ID); err != nil {
		return err
	}
	err := tx.Later(
		ctx,
		`UPDATE order_items SET quantity_shipped = $2, quantity_cancelled = $3, quantity_returned = $4,
		status = $5, shipped_at = $6, cancelled_at = $7, cancel_reason = $8, quantity_refunded = $9,
		cancelled_by = $10 WHERE id = $1`,
		i.ID,
		i.Shipped,
		i.Cancelled,
		i.Returned,
		string(i.Status),
		db.Millis(i.ShippedAt),
		db.Millis(i.CancelledAt),
		i.CancelReason,
		i.Refunded,
		string(i.CancelledBy),
	)
	if err != nil {
		return fmt.Errorf("save order item: %w", err)
	}
	i.touched = false
	return nil
}

// step moves a status along its life cycle.
func step[S ~string](cycle steps[S], status *S, next S, of string) error {
	if !cycle.allows(*status, next) {
		return fmt.Errorf("order: %s cannot go from %s to %s", of, *status, next)
	}
	*status = next
	return nil
}

// insertShipment writes a parcel and what it carries.
func insertShipment(ctx context.Context, tx *db.Tx, o *Order, shopID string, parcel Parcel, at time.Time) error {
	err := tx.Later(ctx, `
		INSERT INTO shipments (id, order_id, shop_id, carrier_name, tracking_number, tracking_link, shipped_at)
		VALUES ($1, $2, $3, $4, $5, $6, $7)`,
		parcel.ID, o.ID, shopID, parcel.CarrierName, parcel.TrackingNumber, parcel.TrackingLink, db.Millis(at))
	if err != nil {
		return err
	}
	carried := batch{table: "shipment_items", columns: "shipment_id, item_id, quantity"}
	for _, u := range parcel.Units {
		carried.add(parcel.ID, u.ItemID, u.Quantity)
	}
	if err := carried.insert(ctx, tx); err != nil {
		return err
	}
	return insertKeys(ctx, tx, o.ID, searchkey.Of(parcel.TrackingNumber))
}

// updateShipment writes a parcel's tracking anew.
func updateShipment(ctx context.Context, tx *db.Tx, shopID string, parcel Parcel) error {
	return tx.Later(ctx, `UPDATE shipments SET carrier_name = $3, tracking_number = $4, tracking_link = $5
		WHERE id = $1 AND shop_id = $2`,
		parcel.ID, shopID, parcel.CarrierName, parcel.TrackingNumber, parcel.TrackingLink)
}

// deleteShipment forgets a parcel that never left.
func deleteShipment(ctx context.Context, tx *db.Tx, shopID, parcelID string) error {
	err := tx.Later(ctx, `DELETE FROM shipment_items WHERE shipment_id IN
		(SELECT id FROM shipments WHERE id = $1 AND shop_id = $2)`, parcelID, shopID)
	if err != nil {
		return err
	}
	return tx.Later(ctx, "DELETE FROM shipments WHERE id = $1 AND shop_id = $2", parcelID, shopID)
}

func attachByEmail(ctx context.Context, tx *db.Tx, emailKey, userID string) (int64, error) {
	return tx.Exec(ctx, `UPDATE orders SET user_id = $1 WHERE email_key = $2 AND user_id IS NULL`, userID, emailKey)
}

func attachByID(ctx context.Context, tx *db.Tx, orderID, userID string) error {
	return tx.Later(ctx, `UPDATE orders SET user_id = $1 WHERE id = $2 AND user_id IS NULL`, userID, orderID)
}
