-- Units left of a counted variant that runs out (domain/catalog.LowBelow), null for any other. The index held the count itself,
-- so PostgreSQL entered the row in every index of variants again at each sale, even from a full shelf.
ALTER TABLE variants ADD COLUMN low_left BIGINT;
UPDATE variants SET low_left = inventory_quantity WHERE inventory_mode = 'stock' AND inventory_quantity < 4;
DROP INDEX variants_low;
CREATE INDEX variants_low ON variants (shop_id, low_left, id, product_id) WHERE deleted_at IS NULL AND low_left IS NOT NULL;
