-- What a seller reads and does in their own space.

-- A shop's own list of products: whatever it is searched, filtered or sorted by is in the index, so that five thousand
-- products are walked without opening one.
CREATE INDEX products_listed ON products (shop_id, status, name_key, created_at, updated_at, min_price, id);

-- Variants of a shop that run out (domain/catalog.LowBelow) or are said to be out. Only those few are in the indexes, so
-- that a sale from a full shelf moves none.
CREATE INDEX variants_low ON variants (shop_id, inventory_quantity, id, product_id)
    WHERE deleted_at IS NULL AND inventory_mode = 'stock' AND inventory_quantity < 4;
CREATE INDEX variants_said_out ON variants (shop_id, product_id)
    WHERE deleted_at IS NULL AND inventory_mode = 'status' AND inventory_status = 'out_of_stock';

-- Pictures that sellers sent (flow/seller). A key is made from what the picture shows, so two people may hold the same.
-- A product or a shop takes only pictures of its own owners, or those it has already.
CREATE TABLE uploads (
    file_key   TEXT   NOT NULL, -- of the picture at its greatest size
    user_id    TEXT   NOT NULL REFERENCES users (id),
    kind       TEXT   NOT NULL CHECK (kind IN ('photo', 'banner')),
    picture    TEXT   NOT NULL, -- JSON, keys of every size
    created_at BIGINT NOT NULL,
    PRIMARY KEY (file_key, user_id)
);
CREATE INDEX uploads_of_user ON uploads (user_id, kind);

-- Files of products (flow/productimport). state: checking, checked, applying, done, failed. The file itself is kept until
-- it was applied or given up.
CREATE TABLE product_imports (
    id            TEXT    PRIMARY KEY,
    shop_id       TEXT    NOT NULL REFERENCES shops (id),
    user_id       TEXT    NOT NULL REFERENCES users (id),
    file_name     TEXT    NOT NULL,
    digest        TEXT    NOT NULL, -- SHA-256 of the file
    content       TEXT    NOT NULL, -- '' once applied or given up
    state         TEXT    NOT NULL CHECK (state IN ('checking', 'checked', 'applying', 'done', 'failed')),
    products      INTEGER NOT NULL, -- in the file
    steps_done    INTEGER NOT NULL, -- products gone through in this state
    to_create     INTEGER NOT NULL,
    to_replace    INTEGER NOT NULL,
    unchanged     INTEGER NOT NULL,
    problem_count INTEGER NOT NULL,
    problems      TEXT    NOT NULL, -- JSON, the first ones
    created_at    BIGINT  NOT NULL,
    updated_at    BIGINT  NOT NULL,
    finished_at   BIGINT
);
CREATE INDEX product_imports_of_shop ON product_imports (shop_id, created_at, id);
CREATE INDEX product_imports_applied ON product_imports (shop_id, digest) WHERE state = 'done';
CREATE UNIQUE INDEX product_imports_one_at_work ON product_imports (shop_id) WHERE state = 'applying';
