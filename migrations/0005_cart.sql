-- What shoppers want to buy, now or later (domain/cart, domain/wishlist).

-- Carts, one row each. The id is a secret known only to the shopper's browser; user_id is set once they sign in. Carts
-- unused for a while are deleted.
CREATE TABLE carts (
    id         TEXT   PRIMARY KEY,
    user_id    TEXT   REFERENCES users (id),
    lines      TEXT   NOT NULL DEFAULT '[]', -- JSON, oldest first, read and written whole
    revision   BIGINT NOT NULL DEFAULT 0, -- drawn anew at each change; a change names the revision it was made from
    created_at BIGINT NOT NULL,
    used_at    BIGINT NOT NULL, -- to the day: reading a cart writes it at most once a day
    ordered_at BIGINT -- when an order was placed from it; set back to NULL if its payment fails
);
CREATE INDEX carts_by_age ON carts (used_at);
CREATE INDEX carts_of_user ON carts (user_id) WHERE user_id IS NOT NULL;

-- Variants that users saved for later. No foreign key to variants: the catalogue says which ones were withdrawn.
CREATE TABLE wishlist_items (
    id         TEXT   PRIMARY KEY,
    user_id    TEXT   NOT NULL REFERENCES users (id),
    variant_id TEXT   NOT NULL,
    added_at   BIGINT NOT NULL,
    UNIQUE (user_id, variant_id)
);
CREATE INDEX wishlist_items_of_user ON wishlist_items (user_id, added_at DESC, id DESC);
