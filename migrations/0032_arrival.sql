-- The fewest working days in which a part of an order is to leave; with delivery_days, the most, they give the days in
-- which it should arrive (rules/arrival).
ALTER TABLE shop_orders ADD COLUMN delivery_min_days INTEGER NOT NULL DEFAULT 0;
