-- The parts and items of an order that nothing but its payment can happen to yet (JSON, see file.go in domain/order); ''
-- once they are filed in shop_orders and order_items.
ALTER TABLE orders ADD COLUMN parts TEXT NOT NULL DEFAULT '';

-- An order is charged by one attempt; another try is another order. One index says so, and finds it.
DROP INDEX order_payments_of_order;
DROP INDEX order_payments_one_live;
CREATE UNIQUE INDEX order_payments_of_order ON order_payments (order_id);

-- A token that served is one that a charge or a saved card of the sandbox is named after.
DROP TABLE sandbox_spent;
