-- What a seller works with every day: orders found by reference or name, sales by day, returns, questions, messages.

-- A shop's part of an order says by itself what its seller searches for (the reference without hyphens and the buyer's
-- names, folded; see searchText in domain/order), and how much of its goods and shipping was given back, tax aside.
ALTER TABLE shop_orders ADD COLUMN search_text  TEXT   NOT NULL DEFAULT '';
ALTER TABLE shop_orders ADD COLUMN refunded_net BIGINT NOT NULL DEFAULT 0;

UPDATE shop_orders SET
    refunded_net = (SELECT COALESCE(SUM(r.goods + r.shipping), 0) FROM order_refunds r WHERE r.shop_order_id = shop_orders.id),
    search_text = (SELECT lower(replace(o.reference, '-', '') || ' ' ||
        replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(
        replace(replace(replace(replace(replace(replace(replace(replace(replace(o.first_name || ' ' || o.last_name,
        '-', ' '), '’', ' '), '''', ' '), 'é', 'e'), 'è', 'e'), 'ê', 'e'), 'ë', 'e'), 'à', 'a'), 'â', 'a'), 'î', 'i'), 'ï', 'i'), 'ô', 'o'),
        'ö', 'o'), 'ù', 'u'), 'û', 'u'), 'ü', 'u'), 'ç', 'c'), 'É', 'e'), 'È', 'e'), 'Ê', 'e'), 'À', 'a'), 'Â', 'a'), 'Î', 'i'), 'Ô', 'o'), 'Ç', 'c'))
        FROM orders o WHERE o.id = shop_orders.order_id);

-- How many of a shop's orders came to their end. Only what its seller does moves these counts, so that nobody who buys
-- waits for them; what is still to ship is few, and counted.
CREATE TABLE shop_order_totals (
    shop_id   TEXT   PRIMARY KEY,
    shipped   BIGINT NOT NULL, -- parts that are completed
    cancelled BIGINT NOT NULL
);
INSERT INTO shop_order_totals (shop_id, shipped, cancelled)
    SELECT shop_id, SUM(CASE WHEN status = 'completed' THEN 1 ELSE 0 END), SUM(CASE WHEN status = 'cancelled' THEN 1 ELSE 0 END)
    FROM shop_orders GROUP BY shop_id;

-- One index answers every list and search of a shop's orders without reading their rows.
DROP INDEX shop_orders_latest;
CREATE INDEX shop_orders_browse ON shop_orders (shop_id, created_at DESC, id DESC, status, search_text);
CREATE INDEX return_items_latest ON return_items (shop_id, requested_at DESC, id DESC);
CREATE INDEX product_questions_waiting ON product_questions (shop_id, asked_at, id) WHERE answer = '' AND hidden_at IS NULL;

-- A thread knows when it was last written in, so that an inbox is a page of an index.
ALTER TABLE message_threads ADD COLUMN last_message_at BIGINT NOT NULL DEFAULT 0;
UPDATE message_threads SET last_message_at = (SELECT COALESCE(MAX(m.created_at), message_threads.created_at) FROM messages m
    WHERE m.order_id = message_threads.order_id AND m.shop_id = message_threads.shop_id);
CREATE INDEX message_threads_of_shop ON message_threads (shop_id, last_message_at DESC, order_id DESC);
