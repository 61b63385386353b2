-- An order is written whole when it is placed: its shops' parts in shop_orders, its lines in order_items. Nothing waits in
-- a document of its row any more.
DROP INDEX orders_unfiled;
ALTER TABLE orders DROP COLUMN parts;

-- The payments whose end is not known, which the sweeper asks the provider about.
CREATE INDEX orders_open_payments ON orders (created_at) WHERE payment_status = 'started';
