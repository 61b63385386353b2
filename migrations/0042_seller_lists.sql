-- A shop's own lists of products and of orders are read in the order they are shown in, without reading rows.

-- Products: searched within products_listed; each sort has an index, from which a page is read at once. The status comes
-- last, because the usual list has two of them.
DROP INDEX products_listed;
CREATE INDEX products_listed         ON products (shop_id, name_key, id, created_at, updated_at, min_price, status);
CREATE INDEX products_listed_created ON products (shop_id, created_at, id, status);
CREATE INDEX products_listed_updated ON products (shop_id, updated_at, id, status);
CREATE INDEX products_listed_price   ON products (shop_id, min_price, id, status);

-- Orders: the latest at the end, where an index grows without leaving its pages half empty. It is read backwards.
DROP INDEX shop_orders_browse;
CREATE INDEX shop_orders_browse ON shop_orders (shop_id, created_at, id, status, search_text);
