-- Carts (domain/cart). The id is a secret that only its browser knows; user_id is set once its owner signs in. Carts
-- that nobody used for a while are deleted, with their items.
CREATE TABLE carts (
    id         TEXT   PRIMARY KEY,
    user_id    TEXT   REFERENCES users (id),
    created_at BIGINT NOT NULL,
    used_at    BIGINT NOT NULL, -- to the day: reading a cart writes it at most once a day
    ordered_at BIGINT           -- when it became an order; nothing changes it afterwards
);
CREATE INDEX carts_by_age ON carts (used_at);
CREATE INDEX carts_of_user ON carts (user_id) WHERE user_id IS NOT NULL;

CREATE TABLE cart_items (
    id         TEXT    PRIMARY KEY,
    cart_id    TEXT    NOT NULL REFERENCES carts (id) ON DELETE CASCADE,
    variant_id TEXT    NOT NULL REFERENCES variants (id),
    quantity   INTEGER NOT NULL CHECK (quantity > 0),
    seen_price BIGINT  NOT NULL, -- the unit price the shopper last agreed to; never what is charged
    added_at   BIGINT  NOT NULL,
    UNIQUE (cart_id, variant_id)
);
