-- What customers want to come back to (domain/wishlist), by variant. Variants are named without a foreign key: the
-- catalogue keeps the rows of those that were withdrawn, and tells so.
CREATE TABLE wishlist_items (
    id         TEXT   PRIMARY KEY,
    user_id    TEXT   NOT NULL REFERENCES users (id),
    variant_id TEXT   NOT NULL,
    added_at   BIGINT NOT NULL,
    UNIQUE (user_id, variant_id)
);
CREATE INDEX wishlist_items_of_user ON wishlist_items (user_id, added_at DESC, id DESC);

-- Conversations between a customer, guest or not, and a shop about an order (domain/message). The times say when a side
-- was last written to by e-mail about what it has not read; 0 once it has read everything.
CREATE TABLE message_threads (
    order_id             TEXT   NOT NULL,
    shop_id              TEXT   NOT NULL,
    customer_notified_at BIGINT NOT NULL DEFAULT 0,
    shop_notified_at     BIGINT NOT NULL DEFAULT 0,
    created_at           BIGINT NOT NULL,
    PRIMARY KEY (order_id, shop_id)
);

CREATE TABLE messages (
    id         TEXT   PRIMARY KEY,
    order_id   TEXT   NOT NULL,
    shop_id    TEXT   NOT NULL,
    author     TEXT   NOT NULL CHECK (author IN ('customer', 'shop')),
    body       TEXT   NOT NULL, -- plain text
    created_at BIGINT NOT NULL,
    read_at    BIGINT,          -- by the other side
    FOREIGN KEY (order_id, shop_id) REFERENCES message_threads (order_id, shop_id)
);
CREATE INDEX messages_of_thread          ON messages (order_id, shop_id, created_at, id);
CREATE INDEX messages_unread_by_shop     ON messages (shop_id, order_id) WHERE author = 'customer' AND read_at IS NULL;
CREATE INDEX messages_unread_by_customer ON messages (order_id, shop_id) WHERE author = 'shop' AND read_at IS NULL;

-- Which saved card is proposed first (domain/payment); '' until one is saved.
ALTER TABLE payment_customers ADD COLUMN default_card_id TEXT NOT NULL DEFAULT '';
