-- What operators find orders by and do about them (domain/order), and the letters that were written (kit/mail).

-- What an order is found by: reference, e-mail, phone, the buyer's name in both orders, tracking and invoice numbers.
-- Keys have only letters without accents and digits, so that their beginnings sort alike under every collation.
CREATE TABLE order_keys (
    search_key TEXT NOT NULL,
    order_id   TEXT NOT NULL,
    PRIMARY KEY (search_key, order_id)
);
ALTER TABLE orders ADD COLUMN keyed SMALLINT NOT NULL DEFAULT 0; -- 0: a job has yet to write the order's keys
CREATE INDEX orders_not_keyed ON orders (id) WHERE keyed = 0;

-- The console's list of orders is filtered within these indexes, without reading rows.
CREATE INDEX orders_browse    ON orders (created_at DESC, id DESC, status, grand_total, tax_province);
CREATE INDEX orders_by_status ON orders (status, created_at DESC, id DESC, grand_total, tax_province);
CREATE INDEX orders_by_total  ON orders (grand_total);
CREATE INDEX orders_sold      ON orders (paid_at, sub_total, shipping) WHERE paid_at IS NOT NULL;

-- When a shop promised that its part would leave, and what was given back of it, whoever bears it.
ALTER TABLE shop_orders ADD COLUMN delivery_days INTEGER NOT NULL DEFAULT 0; -- working days, 0 when none were promised
ALTER TABLE shop_orders ADD COLUMN ship_by BIGINT;     -- NULL until paid, and without a promise
ALTER TABLE shop_orders ADD COLUMN reminded_at BIGINT; -- when an operator last wrote to the shop about it
ALTER TABLE shop_orders ADD COLUMN refunded_goods BIGINT NOT NULL DEFAULT 0;
ALTER TABLE shop_orders ADD COLUMN refunded_shipping BIGINT NOT NULL DEFAULT 0;
ALTER TABLE shop_orders ADD COLUMN refunded_gst_hst BIGINT NOT NULL DEFAULT 0;
ALTER TABLE shop_orders ADD COLUMN refunded_qst BIGINT NOT NULL DEFAULT 0;
CREATE INDEX shop_orders_to_ship ON shop_orders (ship_by, id, shop_id, order_id)
    WHERE status = 'paid' OR status = 'dispatched' OR status = 'partially_shipped';
UPDATE shop_orders SET
    delivery_days = COALESCE((SELECT s.delivery_max_days FROM shops s WHERE s.id = shop_orders.shop_id), 0);
UPDATE shop_orders SET
    refunded_goods    = (SELECT SUM(r.goods) FROM order_refunds r WHERE r.shop_order_id = shop_orders.id),
    refunded_shipping = (SELECT SUM(r.shipping) FROM order_refunds r WHERE r.shop_order_id = shop_orders.id),
    refunded_gst_hst  = (SELECT SUM(r.gst_hst) FROM order_refunds r WHERE r.shop_order_id = shop_orders.id),
    refunded_qst      = (SELECT SUM(r.qst) FROM order_refunds r WHERE r.shop_order_id = shop_orders.id)
WHERE id IN (SELECT shop_order_id FROM order_refunds);

-- Refunds that an operator decided. Units paid back without coming back are not paid back a second time.
ALTER TABLE order_refunds ADD COLUMN borne_by TEXT NOT NULL DEFAULT 'shop'; -- shop, market
ALTER TABLE order_refunds ADD COLUMN reason TEXT NOT NULL DEFAULT '';       -- '' for a cancellation or a return
ALTER TABLE order_refunds ADD COLUMN request_key TEXT;                      -- of the operator's request, NULL otherwise
CREATE UNIQUE INDEX order_refunds_once ON order_refunds (request_key, shop_order_id) WHERE request_key IS NOT NULL;
CREATE INDEX order_refunds_by_age ON order_refunds (created_at, total);
CREATE INDEX order_refunds_failed ON order_refunds (updated_at) WHERE status = 'failed';
ALTER TABLE order_items ADD COLUMN quantity_refunded INTEGER NOT NULL DEFAULT 0;

-- What operators write about an order for each other.
CREATE TABLE order_notes (
    id            TEXT   PRIMARY KEY,
    order_id      TEXT   NOT NULL REFERENCES orders (id),
    operator_id   TEXT   NOT NULL,
    operator_name TEXT   NOT NULL,
    body          TEXT   NOT NULL, -- plain text
    created_at    BIGINT NOT NULL
);
CREATE INDEX order_notes_of_order ON order_notes (order_id, created_at);

CREATE INDEX return_items_by_status ON return_items (status, requested_at, id);

-- Letters about something, so that they can be read and sent again. Attachments are not kept.
CREATE TABLE letters (
    id         TEXT   PRIMARY KEY, -- the message's
    about      TEXT   NOT NULL,    -- order:<id>
    recipients TEXT   NOT NULL,    -- JSON
    subject    TEXT   NOT NULL,
    content    TEXT   NOT NULL,    -- the message without attachments, JSON, gzip, base64
    created_at BIGINT NOT NULL
);
CREATE INDEX letters_about  ON letters (about, created_at);
CREATE INDEX letters_by_age ON letters (created_at);

-- Products of every state by the beginning of their name (domain/catalog).
CREATE INDEX products_by_name ON products (name_key);
