-- The parts and items of an order that nothing but its payment can happen to yet (JSON, see file.go in domain/order); ''
-- once they are filed in shop_orders and order_items.
ALTER TABLE orders ADD COLUMN parts TEXT NOT NULL DEFAULT '';

-- An order is charged by one attempt (another try is another order), which is part of its row. Columns are written before the
-- provider is called. payment_status: started, succeeded, failed, voided.
ALTER TABLE orders ADD COLUMN payment_status   TEXT NOT NULL DEFAULT 'voided';
ALTER TABLE orders ADD COLUMN payment_key      TEXT;                     -- the idempotency key of the provider's call; NULL is the order's id
ALTER TABLE orders ADD COLUMN payment_provider TEXT NOT NULL DEFAULT '';
ALTER TABLE orders ADD COLUMN payment_intent   TEXT;                     -- the provider's id of the charge, as soon as known
ALTER TABLE orders ADD COLUMN payment_token    TEXT NOT NULL DEFAULT ''; -- the provider's, never a number; emptied when the attempt ends
ALTER TABLE orders ADD COLUMN payment_brand    TEXT NOT NULL DEFAULT '';
ALTER TABLE orders ADD COLUMN payment_last4    TEXT NOT NULL DEFAULT '';
ALTER TABLE orders ADD COLUMN payment_failure  TEXT NOT NULL DEFAULT '';
UPDATE orders SET
    payment_status   = (SELECT p.status       FROM order_payments p WHERE p.order_id = orders.id),
    payment_key      = (SELECT p.id           FROM order_payments p WHERE p.order_id = orders.id),
    payment_provider = (SELECT p.provider     FROM order_payments p WHERE p.order_id = orders.id),
    payment_intent   = (SELECT p.intent_id    FROM order_payments p WHERE p.order_id = orders.id),
    payment_token    = (SELECT p.card_token   FROM order_payments p WHERE p.order_id = orders.id),
    payment_brand    = (SELECT p.card_brand   FROM order_payments p WHERE p.order_id = orders.id),
    payment_last4    = (SELECT p.card_last4   FROM order_payments p WHERE p.order_id = orders.id),
    payment_failure  = (SELECT p.failure_code FROM order_payments p WHERE p.order_id = orders.id)
    WHERE EXISTS (SELECT 1 FROM order_payments p WHERE p.order_id = orders.id);

-- Paying must not move a row in any index. What is under way is found by its document; a cart by the order that may still
-- become of it.
ALTER TABLE orders ADD COLUMN live_cart_id TEXT; -- the cart's id, NULL once the order failed or was cancelled
UPDATE orders SET live_cart_id = cart_id WHERE status <> 'failed' AND status <> 'cancelled';
UPDATE orders SET parts = '-' WHERE payment_status = 'started'; -- filed by an older version, before it was paid
DROP INDEX orders_live_cart;
DROP INDEX orders_to_tell;
CREATE UNIQUE INDEX orders_live_cart ON orders (live_cart_id) WHERE live_cart_id IS NOT NULL;
CREATE INDEX orders_unfiled ON orders (created_at) WHERE parts <> '';
CREATE UNIQUE INDEX orders_payment_key ON orders (payment_key) WHERE payment_key IS NOT NULL;

-- A refund goes back to what paid its order.
CREATE TABLE refunds (
    id                 TEXT   PRIMARY KEY,
    order_id           TEXT   NOT NULL REFERENCES orders (id),
    shop_order_id      TEXT   NOT NULL REFERENCES shop_orders (id),
    return_id          TEXT   UNIQUE REFERENCES return_items (id), -- NULL for a cancellation
    goods              BIGINT NOT NULL CHECK (goods >= 0),
    shipping           BIGINT NOT NULL CHECK (shipping >= 0),
    gst_hst            BIGINT NOT NULL CHECK (gst_hst >= 0),
    qst                BIGINT NOT NULL CHECK (qst >= 0),
    contribution       BIGINT NOT NULL CHECK (contribution >= 0),
    total              BIGINT NOT NULL,
    status             TEXT   NOT NULL, -- owed, sent, failed
    provider_refund_id TEXT,
    failure_code       TEXT   NOT NULL DEFAULT '',
    created_at         BIGINT NOT NULL,
    updated_at         BIGINT NOT NULL,
    CHECK (total = goods + shipping + gst_hst + qst + contribution)
);
INSERT INTO refunds SELECT id, order_id, shop_order_id, return_id, goods, shipping, gst_hst, qst, contribution, total, status,
    provider_refund_id, failure_code, created_at, updated_at FROM order_refunds;
DROP TABLE order_refunds;
ALTER TABLE refunds RENAME TO order_refunds;
CREATE INDEX order_refunds_of_order ON order_refunds (order_id, created_at);
CREATE INDEX order_refunds_owed     ON order_refunds (created_at) WHERE status = 'owed';
DROP TABLE order_payments;

-- A token that served is one that a charge or a saved card of the sandbox is named after.
DROP TABLE sandbox_spent;
