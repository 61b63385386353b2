-- Orders, parcels, returns, refunds and invoices (domain/order). Users, shops, products and variants are referred to by
-- id without a foreign key: an order outlives them, and has its own copy of every word and amount it was made of.

-- One purchase with its one payment; another try is another order. Facts are times (paid_at…); status is computed
-- from them and from the items. The payment columns are written before the provider is called.
CREATE TABLE orders (
    id               TEXT   PRIMARY KEY,
    reference        TEXT   NOT NULL UNIQUE,
    user_id          TEXT,            -- NULL for a guest
    cart_id          TEXT,
    live_cart_id     TEXT,            -- cart_id, NULL once the order failed or was cancelled
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
    payment_status   TEXT   NOT NULL DEFAULT 'voided', -- started, succeeded, failed, voided
    payment_key      TEXT,            -- the idempotency key of the provider's call; NULL is the order's id
    payment_provider TEXT   NOT NULL DEFAULT '',
    payment_intent   TEXT,            -- the provider's id of the charge, as soon as known
    payment_token    TEXT   NOT NULL DEFAULT '', -- the provider's, never a number; emptied when the attempt ends
    payment_brand    TEXT   NOT NULL DEFAULT '',
    payment_last4    TEXT   NOT NULL DEFAULT '',
    payment_failure  TEXT   NOT NULL DEFAULT '',
    CHECK (grand_total = sub_total + shipping + contribution + gst_hst + qst)
);
CREATE INDEX orders_of_user  ON orders (user_id, created_at DESC, id DESC) WHERE user_id IS NOT NULL;
CREATE INDEX orders_by_email ON orders (email_key, created_at DESC);
CREATE INDEX orders_open_payments ON orders (created_at) WHERE payment_status = 'started'; -- for the sweeper
-- A cart is bought once: another order for it is possible only when the first one failed or was cancelled.
CREATE UNIQUE INDEX orders_live_cart   ON orders (live_cart_id) WHERE live_cart_id IS NOT NULL;
CREATE UNIQUE INDEX orders_payment_key ON orders (payment_key) WHERE payment_key IS NOT NULL;

-- One shop's part of an order, with the merchant as it was that day.
CREATE TABLE shop_orders (
    id                TEXT    PRIMARY KEY,
    order_id          TEXT    NOT NULL REFERENCES orders (id),
    shop_id           TEXT    NOT NULL,
    shop_name         TEXT    NOT NULL,
    shop_slug         TEXT    NOT NULL,
    merchant_name     TEXT    NOT NULL,
    merchant_address  TEXT    NOT NULL,
    merchant_province TEXT    NOT NULL DEFAULT 'QC', -- decides which taxes the platform's commission bears
    gst_number        TEXT    NOT NULL, -- '' when the platform collects in the shop's place
    qst_number        TEXT    NOT NULL,
    delivery_terms    TEXT    NOT NULL,
    return_terms      TEXT    NOT NULL,
    commission_rate   BIGINT  NOT NULL,
    units             INTEGER NOT NULL,
    sub_total         BIGINT  NOT NULL,
    shipping          BIGINT  NOT NULL,
    gst_hst           BIGINT  NOT NULL,
    qst               BIGINT  NOT NULL,
    shipping_gst_hst  BIGINT  NOT NULL, -- the shipping's share of gst_hst
    shipping_qst      BIGINT  NOT NULL,
    total             BIGINT  NOT NULL,
    refunded_net      BIGINT  NOT NULL DEFAULT 0, -- goods and shipping given back, before tax
    status            TEXT    NOT NULL,
    search_text       TEXT    NOT NULL DEFAULT '', -- reference without hyphens and the buyer's names, folded
    created_at        BIGINT  NOT NULL,
    CHECK (total = sub_total + shipping + gst_hst + qst),
    UNIQUE (order_id, shop_id)
);
CREATE INDEX shop_orders_of_shop ON shop_orders (shop_id, status, created_at DESC, id DESC);
-- Every list and search of a shop's orders is answered by this index, without reading rows.
CREATE INDEX shop_orders_browse  ON shop_orders (shop_id, created_at DESC, id DESC, status, search_text);

-- How many of a shop's parts were completed or cancelled. Only the seller's actions change these counts, so buyers
-- never wait for this row; parts still to ship are few and are counted when asked for.
CREATE TABLE shop_order_totals (
    shop_id   TEXT   PRIMARY KEY,
    shipped   BIGINT NOT NULL, -- parts that are completed
    cancelled BIGINT NOT NULL
);

-- Units of one variant in an order. The counts say what became of them; status is computed from the counts and returns.
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
    shipped_at         BIGINT, -- of the last parcel
    cancelled_at       BIGINT,
    cancel_reason      TEXT     NOT NULL DEFAULT '',
    CHECK (quantity_shipped + quantity_cancelled <= quantity),
    CHECK (quantity_returned <= quantity_shipped)
);
CREATE INDEX order_items_of_order   ON order_items (order_id, position);
CREATE INDEX order_items_of_part    ON order_items (shop_order_id);
CREATE INDEX order_items_of_variant ON order_items (variant_id);

-- Parcels.
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

-- What each parcel contains.
CREATE TABLE shipment_items (
    shipment_id TEXT    NOT NULL REFERENCES shipments (id),
    item_id     TEXT    NOT NULL REFERENCES order_items (id),
    quantity    INTEGER NOT NULL CHECK (quantity > 0),
    PRIMARY KEY (shipment_id, item_id)
);
CREATE INDEX shipment_items_of_item ON shipment_items (item_id);

-- Units a customer wants to send back. Items asked for together share a request_id.
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
    due_at       BIGINT -- an accepted return must be received before
);
CREATE INDEX return_items_of_order ON return_items (order_id, requested_at, id);
CREATE INDEX return_items_of_shop  ON return_items (shop_id, status, requested_at DESC, id DESC);
CREATE INDEX return_items_latest   ON return_items (shop_id, requested_at DESC, id DESC);
CREATE INDEX return_items_due      ON return_items (due_at) WHERE status = 'pendingReturn';
CREATE UNIQUE INDEX return_items_one_open ON return_items (item_id)
    WHERE status = 'returnRequested' OR status = 'pendingReturn';

-- Money owed back to what paid the order, written with the change that owes it and sent to the provider afterwards,
-- with its id as the idempotency key.
CREATE TABLE order_refunds (
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
CREATE INDEX order_refunds_of_order ON order_refunds (order_id, created_at);
CREATE INDEX order_refunds_owed     ON order_refunds (created_at) WHERE status = 'owed';

-- The last invoice number of each shop. The row stays locked until the invoice is committed, so numbers have no gaps.
CREATE TABLE invoice_counters (
    shop_id     TEXT   PRIMARY KEY,
    last_number BIGINT NOT NULL
);

-- Invoices: one for each shop's part of an order, numbered per shop.
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
