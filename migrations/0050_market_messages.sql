-- The market writes in a conversation too, when a message of it was reported (domain/message); neither engine can widen
-- a check in place.
CREATE TABLE messages_widened (
    id            TEXT   PRIMARY KEY,
    order_id      TEXT   NOT NULL,
    shop_id       TEXT   NOT NULL,
    author        TEXT   NOT NULL CHECK (author IN ('customer', 'shop', 'market')),
    body          TEXT   NOT NULL, -- plain text
    created_at    BIGINT NOT NULL,
    read_at       BIGINT, -- by the other side; never of the market's, which has no other side
    hidden_at     BIGINT, -- a message that the market hides stays in its conversation without its words
    hidden_reason TEXT   NOT NULL DEFAULT '',
    FOREIGN KEY (order_id, shop_id) REFERENCES message_threads (order_id, shop_id)
);
INSERT INTO messages_widened (id, order_id, shop_id, author, body, created_at, read_at, hidden_at, hidden_reason)
    SELECT id, order_id, shop_id, author, body, created_at, read_at, hidden_at, hidden_reason FROM messages;
DROP TABLE messages;
ALTER TABLE messages_widened RENAME TO messages;
CREATE INDEX messages_of_thread          ON messages (order_id, shop_id, created_at, id);
CREATE INDEX messages_unread_by_shop     ON messages (shop_id, order_id) WHERE author = 'customer' AND read_at IS NULL;
CREATE INDEX messages_unread_by_customer ON messages (order_id, shop_id) WHERE author = 'shop' AND read_at IS NULL;
