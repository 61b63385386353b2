-- Who gave units of an item up: shop, buyer or operator (domain/order). Empty when nobody did, when the payment failed,
-- and for those given up before this was noted.
ALTER TABLE order_items ADD COLUMN cancelled_by TEXT NOT NULL DEFAULT '';
