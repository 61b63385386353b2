-- A cart is one row (domain/cart): its lines are a list in it, oldest first, read and written whole. revision is drawn anew at
-- each change, and a change names the one it was made from, so that of two at once the second is made again.
ALTER TABLE carts ADD COLUMN lines TEXT NOT NULL DEFAULT '[]';
ALTER TABLE carts ADD COLUMN revision BIGINT NOT NULL DEFAULT 0;

UPDATE carts SET lines = (
    SELECT '[' || string_agg(
        '{"id":"' || i.id || '","variantId":"' || i.variant_id || '","quantity":' || i.quantity
            || ',"seenPrice":' || i.seen_price || ',"addedAt":' || i.added_at || '}',
        ',' ORDER BY i.added_at, i.id) || ']'
    FROM cart_items i WHERE i.cart_id = carts.id)
WHERE id IN (SELECT cart_id FROM cart_items);

DROP TABLE cart_items;
