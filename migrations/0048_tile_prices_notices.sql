-- The crossed out price of a tile is that of the variant whose price it shows (domain/catalog); it was that of the default
-- variant. Of several variants at the lowest price the default one speaks, else the first.
UPDATE products SET default_regular_price = COALESCE((SELECT v.regular_price FROM variants v
    WHERE v.product_id = products.id AND v.deleted_at IS NULL
    ORDER BY v.price, v.is_default DESC, v.position LIMIT 1), 0)
WHERE id IN (SELECT product_id FROM variants WHERE regular_price > 0);

-- Products of a file whose quantities are to be looked at: one count was shared out over several variants
-- (flow/productimport).
ALTER TABLE product_imports ADD COLUMN notice_count INTEGER NOT NULL DEFAULT 0;
ALTER TABLE product_imports ADD COLUMN notices TEXT NOT NULL DEFAULT '[]'; -- JSON, the first ones
