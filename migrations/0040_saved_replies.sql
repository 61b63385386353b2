-- Texts that a shop keeps to answer customers with (domain/reply). name_key is the name folded: replies are listed by it,
-- and no two of a shop read the same.
CREATE TABLE saved_replies (
    id         TEXT   NOT NULL PRIMARY KEY,
    shop_id    TEXT   NOT NULL REFERENCES shops (id),
    name       TEXT   NOT NULL,
    name_key   TEXT   NOT NULL,
    body       TEXT   NOT NULL, -- plain text
    updated_at BIGINT NOT NULL,
    UNIQUE (shop_id, name_key)
);
