-- What customers and shops write to each other (domain/question, domain/message).

-- Questions about a product, with the shop's answer.
CREATE TABLE product_questions (
    id          TEXT   PRIMARY KEY,
    product_id  TEXT   NOT NULL REFERENCES products (id),
    shop_id     TEXT   NOT NULL REFERENCES shops (id), -- the product's, for the shop's own list
    user_id     TEXT   NOT NULL REFERENCES users (id),
    question    TEXT   NOT NULL, -- plain text
    answer      TEXT   NOT NULL, -- plain text, '' until the shop answers
    asked_at    BIGINT NOT NULL,
    answered_at BIGINT,
    hidden_at   BIGINT -- when the shop took it off its product's page
);
CREATE INDEX product_questions_of_product ON product_questions (product_id, asked_at, id);
CREATE INDEX product_questions_of_shop    ON product_questions (shop_id, asked_at, id);
CREATE INDEX product_questions_waiting    ON product_questions (shop_id, asked_at, id)
    WHERE answer = '' AND hidden_at IS NULL;

-- Conversations between a customer, guest or not, and a shop about an order. The two notified times say when a side was
-- last sent an e-mail about what it has not read; 0 once it has read everything.
CREATE TABLE message_threads (
    order_id             TEXT   NOT NULL,
    shop_id              TEXT   NOT NULL,
    customer_notified_at BIGINT NOT NULL DEFAULT 0,
    shop_notified_at     BIGINT NOT NULL DEFAULT 0,
    last_message_at      BIGINT NOT NULL DEFAULT 0, -- so that an inbox is a range of an index
    created_at           BIGINT NOT NULL,
    PRIMARY KEY (order_id, shop_id)
);
CREATE INDEX message_threads_of_shop ON message_threads (shop_id, last_message_at DESC, order_id DESC);

-- The messages of a thread.
CREATE TABLE messages (
    id         TEXT   PRIMARY KEY,
    order_id   TEXT   NOT NULL,
    shop_id    TEXT   NOT NULL,
    author     TEXT   NOT NULL CHECK (author IN ('customer', 'shop')),
    body       TEXT   NOT NULL, -- plain text
    created_at BIGINT NOT NULL,
    read_at    BIGINT, -- by the other side
    FOREIGN KEY (order_id, shop_id) REFERENCES message_threads (order_id, shop_id)
);
CREATE INDEX messages_of_thread          ON messages (order_id, shop_id, created_at, id);
CREATE INDEX messages_unread_by_shop     ON messages (shop_id, order_id) WHERE author = 'customer' AND read_at IS NULL;
CREATE INDEX messages_unread_by_customer ON messages (order_id, shop_id) WHERE author = 'shop' AND read_at IS NULL;
