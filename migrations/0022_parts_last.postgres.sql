-- The log keeps of a changed row what lies between its first and its last changed byte. Paying an order changes its columns
-- from status on, so its document, which stays as it is, moves behind them.
ALTER TABLE orders ADD COLUMN moved TEXT NOT NULL DEFAULT '';
UPDATE orders SET moved = parts WHERE parts <> '';
ALTER TABLE orders DROP COLUMN parts; -- and with it orders_unfiled
ALTER TABLE orders RENAME COLUMN moved TO parts;
CREATE INDEX orders_unfiled ON orders (created_at) WHERE parts <> '';
