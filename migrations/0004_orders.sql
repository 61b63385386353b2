-- Orders (domain/order). Users, shops, products and variants are named by id without a foreign key: an order outlives
-- them, and keeps its own copy of every word and amount it was made of.

-- One purchase, one payment. Facts are times (paid_at…); status is worked out from them and from the items.
CREATE TABLE orders (
    id               TEXT   PRIMARY KEY,
    reference        TEXT   NOT NULL UNIQUE,
    user_id          TEXT,            -- NULL for a guest
    cart_id          TEXT,
    idempotency_key  TEXT   UNIQUE,   -- the buyer's, scoped by the caller
    request_hash     TEXT   NOT NULL, -- of what was asked with that key
    email            TEXT   NOT NULL,
    email_key        TEXT   NOT NULL, -- lower case, to compare
    phone            TEXT   NOT NULL,
    first_name       TEXT   NOT NULL,
    last_name        TEXT   NOT NULL,
    shipping_address TEXT   NOT NULL, -- JSON
    billing_address  TEXT   NOT NULL, -- JSON
    sub_total        BIGINT NOT NULL CHECK (sub_total >= 0),
    shipping         BIGINT NOT NULL CHECK (shipping >= 0),
    contribution     BIGINT NOT NULL CHECK (contribution >= 0),
    gst_hst          BIGINT NOT NULL CHECK (gst_hst >= 0),
    qst              BIGINT NOT NULL CHECK (qst >= 0),
    grand_total      BIGINT NOT NULL,
    tax_province     TEXT   NOT NULL,
    tax_kind         TEXT   NOT NULL,
    gst_hst_rate     BIGINT NOT NULL, -- millionths, as all rates
    federal_rate     BIGINT NOT NULL,
    qst_rate         BIGINT NOT NULL,
    status           TEXT   NOT NULL,
    created_at       BIGINT NOT NULL,
    updated_at       BIGINT NOT NULL,
    paid_at          BIGINT,
    failed_at        BIGINT,
    dispatched_at    BIGINT,
    CHECK (grand_total = sub_total + shipping + contribution + gst_hst + qst)
);
CREATE INDEX orders_of_user  ON orders (user_id, created_at DESC, id DESC) WHERE user_id IS NOT NULL;
CREATE INDEX orders_by_email ON orders (email_key, created_at DESC);
CREATE INDEX orders_to_tell  ON orders (paid_at) WHERE status = 'paid';
-- A cart is bought once: another order for it is possible only when the first one came to nothing.
CREATE UNIQUE INDEX orders_live_cart ON orders (cart_id)
    WHERE cart_id IS NOT NULL AND status <> 'failed' AND status <> 'cancelled';

-- One shop's part of an order, with the merchant as it was that day.
CREATE TABLE shop_orders (
    id               TEXT    PRIMARY KEY,
    order_id         TEXT    NOT NULL REFERENCES orders (id),
    shop_id          TEXT    NOT NULL,
    shop_name        TEXT    NOT NULL,
    shop_slug        TEXT    NOT NULL,
    merchant_name    TEXT    NOT NULL,
    merchant_address TEXT    NOT NULL,
    gst_number       TEXT    NOT NULL, -- '' when the platform collects in the shop's place
    qst_number       TEXT    NOT NULL,
    delivery_terms   TEXT    NOT NULL,
    return_terms     TEXT    NOT NULL,
    commission_rate  BIGINT  NOT NULL,
    units            INTEGER NOT NULL,
    sub_total        BIGINT  NOT NULL,
    shipping         BIGINT  NOT NULL,
    gst_hst          BIGINT  NOT NULL,
    qst              BIGINT  NOT NULL,
    shipping_gst_hst BIGINT  NOT NULL, -- the shipping's share of gst_hst
    shipping_qst     BIGINT  NOT NULL,
    total            BIGINT  NOT NULL,
    status           TEXT    NOT NULL,
    created_at       BIGINT  NOT NULL,
    CHECK (total = sub_total + shipping + gst_hst + qst),
    UNIQUE (order_id, shop_id)
);
CREATE INDEX shop_orders_of_shop ON shop_orders (shop_id, status, created_at DESC, id DESC);
CREATE INDEX shop_orders_latest  ON shop_orders (shop_id, created_at DESC, id DESC);

-- Units of one variant. The counts say what became of them; status is worked out from the counts and the returns.
CREATE TABLE order_items (
    id                 TEXT     PRIMARY KEY,
    order_id           TEXT     NOT NULL REFERENCES orders (id),
    shop_order_id      TEXT     NOT NULL REFERENCES shop_orders (id),
    shop_id            TEXT     NOT NULL,
    position           INTEGER  NOT NULL,
    product_id         TEXT     NOT NULL,
    variant_id         TEXT     NOT NULL,
    product_name       TEXT     NOT NULL,
    product_slug       TEXT     NOT NULL,
    variant_name       TEXT     NOT NULL,
    sku                TEXT     NOT NULL,
    thumbnail          TEXT     NOT NULL, -- key of the file store
    tax_category       TEXT     NOT NULL,
    final_sale         SMALLINT NOT NULL,
    stock_taken        SMALLINT NOT NULL, -- 1 when the units were counted out of the stock
    unit_price         BIGINT   NOT NULL CHECK (unit_price >= 0),
    quantity           INTEGER  NOT NULL CHECK (quantity > 0),
    gst_hst            BIGINT   NOT NULL, -- the line's share of the shop's taxes
    qst                BIGINT   NOT NULL,
    quantity_shipped   INTEGER  NOT NULL DEFAULT 0 CHECK (quantity_shipped >= 0),
    quantity_cancelled INTEGER  NOT NULL DEFAULT 0 CHECK (quantity_cancelled >= 0),
    quantity_returned  INTEGER  NOT NULL DEFAULT 0 CHECK (quantity_returned >= 0),
    status             TEXT     NOT NULL,
    shipped_at         BIGINT,            -- of the last parcel
    cancelled_at       BIGINT,
    cancel_reason      TEXT     NOT NULL DEFAULT '',
    CHECK (quantity_shipped + quantity_cancelled <= quantity),
    CHECK (quantity_returned <= quantity_shipped)
);
CREATE INDEX order_items_of_order   ON order_items (order_id, position);
CREATE INDEX order_items_of_part    ON order_items (shop_order_id);
CREATE INDEX order_items_of_variant ON order_items (variant_id);

-- A parcel.
CREATE TABLE shipments (
    id              TEXT   PRIMARY KEY,
    order_id        TEXT   NOT NULL REFERENCES orders (id),
    shop_id         TEXT   NOT NULL,
    carrier_name    TEXT   NOT NULL,
    tracking_number TEXT   NOT NULL,
    tracking_link   TEXT   NOT NULL,
    shipped_at      BIGINT NOT NULL
);
CREATE INDEX shipments_of_order ON shipments (order_id, shipped_at, id);

CREATE TABLE shipment_items (
    shipment_id TEXT    NOT NULL REFERENCES shipments (id),
    item_id     TEXT    NOT NULL REFERENCES order_items (id),
    quantity    INTEGER NOT NULL CHECK (quantity > 0),
    PRIMARY KEY (shipment_id, item_id)
);
CREATE INDEX shipment_items_of_item ON shipment_items (item_id);

-- Units a customer wants to send back. Items asked for together share a request.
CREATE TABLE return_items (
    id           TEXT     PRIMARY KEY,
    request_id   TEXT     NOT NULL,
    order_id     TEXT     NOT NULL REFERENCES orders (id),
    shop_id      TEXT     NOT NULL,
    item_id      TEXT     NOT NULL REFERENCES order_items (id),
    quantity     INTEGER  NOT NULL CHECK (quantity > 0),
    reason       TEXT     NOT NULL,
    deny_reason  TEXT     NOT NULL DEFAULT '',
    restocked    SMALLINT NOT NULL DEFAULT 0,
    status       TEXT     NOT NULL,
    requested_at BIGINT   NOT NULL,
    updated_at   BIGINT   NOT NULL,
    due_at       BIGINT             -- an accepted return must be received before
);
CREATE INDEX return_items_of_order ON return_items (order_id, requested_at, id);
CREATE INDEX return_items_of_shop  ON return_items (shop_id, status, requested_at DESC, id DESC);
CREATE INDEX return_items_due      ON return_items (due_at) WHERE status = 'pendingReturn';
CREATE UNIQUE INDEX return_items_one_open ON return_items (item_id)
    WHERE status = 'returnRequested' OR status = 'pendingReturn';

-- A try at charging an order, written before the provider is called. Its id is the idempotency key of that call.
-- status: started, succeeded, failed, voided.
CREATE TABLE order_payments (
    id           TEXT   PRIMARY KEY,
    order_id     TEXT   NOT NULL REFERENCES orders (id),
    provider     TEXT   NOT NULL,
    intent_id    TEXT,             -- the provider's, as soon as known
    card_token   TEXT   NOT NULL,  -- the provider's, never a number; emptied when the attempt ends
    card_brand   TEXT   NOT NULL DEFAULT '',
    card_last4   TEXT   NOT NULL DEFAULT '',
    amount       BIGINT NOT NULL CHECK (amount >= 0),
    status       TEXT   NOT NULL,
    failure_code TEXT   NOT NULL DEFAULT '',
    created_at   BIGINT NOT NULL,
    updated_at   BIGINT NOT NULL
);
CREATE INDEX order_payments_of_order ON order_payments (order_id, created_at);
CREATE INDEX order_payments_open     ON order_payments (created_at) WHERE status = 'started';
CREATE UNIQUE INDEX order_payments_one_live ON order_payments (order_id) WHERE status = 'started' OR status = 'succeeded';
CREATE UNIQUE INDEX order_payments_intent   ON order_payments (provider, intent_id) WHERE intent_id IS NOT NULL;

-- Money owed back, written with the change that owes it, sent to the provider afterwards with its id as the
-- idempotency key. status: owed, sent, failed.
CREATE TABLE order_refunds (
    id                 TEXT   PRIMARY KEY,
    order_id           TEXT   NOT NULL REFERENCES orders (id),
    shop_order_id      TEXT   NOT NULL REFERENCES shop_orders (id),
    payment_id         TEXT   NOT NULL REFERENCES order_payments (id),
    return_id          TEXT   UNIQUE REFERENCES return_items (id), -- NULL for a cancellation
    goods              BIGINT NOT NULL CHECK (goods >= 0),
    shipping           BIGINT NOT NULL CHECK (shipping >= 0),
    gst_hst            BIGINT NOT NULL CHECK (gst_hst >= 0),
    qst                BIGINT NOT NULL CHECK (qst >= 0),
    contribution       BIGINT NOT NULL CHECK (contribution >= 0),
    total              BIGINT NOT NULL,
    status             TEXT   NOT NULL,
    provider_refund_id TEXT,
    failure_code       TEXT   NOT NULL DEFAULT '',
    created_at         BIGINT NOT NULL,
    updated_at         BIGINT NOT NULL,
    CHECK (total = goods + shipping + gst_hst + qst + contribution)
);
CREATE INDEX order_refunds_of_order ON order_refunds (order_id, created_at);
CREATE INDEX order_refunds_owed     ON order_refunds (created_at) WHERE status = 'owed';

-- Invoices are numbered per shop without gaps: the counter's row is locked until the invoice is committed.
CREATE TABLE invoice_counters (
    shop_id     TEXT   PRIMARY KEY,
    last_number BIGINT NOT NULL
);

CREATE TABLE invoices (
    id            TEXT   PRIMARY KEY,
    shop_order_id TEXT   NOT NULL UNIQUE REFERENCES shop_orders (id),
    order_id      TEXT   NOT NULL REFERENCES orders (id),
    shop_id       TEXT   NOT NULL,
    number        BIGINT NOT NULL,
    issued_at     BIGINT NOT NULL,
    UNIQUE (shop_id, number)
);
CREATE INDEX invoices_of_order ON invoices (order_id);
