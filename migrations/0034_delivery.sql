-- How else than by parcel a shop hands over what it sells (domain/shop): JSON of rules/shipping Ways, '' for parcels
-- alone.
ALTER TABLE shops ADD COLUMN ways TEXT NOT NULL DEFAULT '';

-- What a shopper chose in a cart (domain/cart): JSON, the way of delivery by shop id; '' when nothing was chosen.
ALTER TABLE carts ADD COLUMN delivery TEXT NOT NULL DEFAULT '';

-- How a part of an order reaches its buyer (domain/order), as it was agreed.
ALTER TABLE shop_orders ADD COLUMN delivery      TEXT    NOT NULL DEFAULT 'parcel'; -- parcel, pickup, local
ALTER TABLE shop_orders ADD COLUMN delivery_at   TEXT    NOT NULL DEFAULT ''; -- JSON: where and when it is picked up…
ALTER TABLE shop_orders ADD COLUMN tax_province  TEXT;   -- of a part taxed elsewhere than its order; NULL: as the order
ALTER TABLE shop_orders ADD COLUMN tax_kind      TEXT;
ALTER TABLE shop_orders ADD COLUMN gst_hst_rate  BIGINT;
ALTER TABLE shop_orders ADD COLUMN federal_rate  BIGINT;
ALTER TABLE shop_orders ADD COLUMN qst_rate      BIGINT;
ALTER TABLE shop_orders ADD COLUMN ready_at      BIGINT; -- when the shop said that it can be picked up
ALTER TABLE shop_orders ADD COLUMN pickup_code   TEXT    NOT NULL DEFAULT ''; -- the buyer's, made with ready_at
ALTER TABLE shop_orders ADD COLUMN pickup_tries  INTEGER NOT NULL DEFAULT 0;  -- wrong codes typed so far
ALTER TABLE shop_orders ADD COLUMN handover_note TEXT    NOT NULL DEFAULT ''; -- why it was handed over without a code
