-- The parts and items of an order that nothing but its payment can happen to yet (JSON, see file.go in domain/order); ''
-- once they are filed in shop_orders and order_items.
ALTER TABLE orders ADD COLUMN parts TEXT NOT NULL DEFAULT '';
