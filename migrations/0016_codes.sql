-- What a shop finds a product by is one text: its folded name, then the codes of its variants. The next edit of a product
-- writes it with every sign folded.
UPDATE products SET name_key = name_key || ' ' || (
    SELECT string_agg(REPLACE(REPLACE(REPLACE(REPLACE(LOWER(v.sku), ' ', '-'), '.', '-'), '_', '-'), '/', '-'), ' ')
    FROM variants v WHERE v.product_id = products.id AND v.sku <> '' AND v.deleted_at IS NULL)
WHERE EXISTS (SELECT 1 FROM variants v WHERE v.product_id = products.id AND v.sku <> '' AND v.deleted_at IS NULL);
