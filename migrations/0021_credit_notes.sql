-- Credit notes and what refunds are about, and how to reach the merchant of an order (domain/order).

-- The last credit note number of each shop. The row stays locked until the note is committed, so numbers have no gaps.
CREATE TABLE credit_note_counters (
    shop_id     TEXT   PRIMARY KEY,
    last_number BIGINT NOT NULL
);

-- Credit notes: one for each refund, numbered per shop apart from its invoices. What it gives back is the refund's.
CREATE TABLE credit_notes (
    id        TEXT   PRIMARY KEY,
    refund_id TEXT   NOT NULL UNIQUE REFERENCES order_refunds (id),
    order_id  TEXT   NOT NULL REFERENCES orders (id),
    shop_id   TEXT   NOT NULL,
    number    BIGINT NOT NULL,
    reason    TEXT   NOT NULL, -- why the money goes back, as the buyer reads it; '' when nobody said
    issued_at BIGINT NOT NULL,
    UNIQUE (shop_id, number)
);
CREATE INDEX credit_notes_of_order ON credit_notes (order_id);

-- The units a refund pays back; none for an amount.
CREATE TABLE order_refund_lines (
    refund_id TEXT    NOT NULL REFERENCES order_refunds (id),
    item_id   TEXT    NOT NULL REFERENCES order_items (id),
    quantity  INTEGER NOT NULL CHECK (quantity > 0),
    PRIMARY KEY (refund_id, item_id)
);
ALTER TABLE order_refunds ADD COLUMN credited SMALLINT NOT NULL DEFAULT 0; -- 0: a job has yet to write its credit note
CREATE INDEX order_refunds_not_credited ON order_refunds (created_at, id) WHERE credited = 0;

-- How to reach the merchant, as it was on the day of the order.
ALTER TABLE shop_orders ADD COLUMN merchant_phone TEXT NOT NULL DEFAULT '';
ALTER TABLE shop_orders ADD COLUMN merchant_email TEXT NOT NULL DEFAULT '';
UPDATE shop_orders SET
    merchant_phone = COALESCE((SELECT s.legal_phone FROM shops s WHERE s.id = shop_orders.shop_id), ''),
    merchant_email = COALESCE((SELECT s.legal_email FROM shops s WHERE s.id = shop_orders.shop_id), '');
