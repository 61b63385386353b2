-- Files of other platforms: what was recognised, what the seller answered, and what it would look like
-- (flow/productimport).
ALTER TABLE product_imports ADD COLUMN source TEXT NOT NULL DEFAULT ''; -- whose file it is; '' until it is checked
ALTER TABLE product_imports ADD COLUMN headings TEXT NOT NULL DEFAULT '[]'; -- JSON, of a file of unknown form
ALTER TABLE product_imports ADD COLUMN choices TEXT NOT NULL DEFAULT '{}'; -- JSON, what the seller answered
ALTER TABLE product_imports ADD COLUMN preview TEXT NOT NULL DEFAULT '[]'; -- JSON, the first products as they will look

-- What files of other platforms call the products of a shop, so that the same file imported again changes them.
CREATE TABLE product_codes (
    shop_id    TEXT NOT NULL REFERENCES shops (id),
    code       TEXT NOT NULL, -- shopify:tasse-trempee
    product_id TEXT NOT NULL REFERENCES products (id),
    PRIMARY KEY (shop_id, code)
);

-- Photographs to be fetched from the addresses of a file, and those that were.
CREATE TABLE import_photos (
    id          TEXT    PRIMARY KEY, -- also of the photograph in its product
    shop_id     TEXT    NOT NULL REFERENCES shops (id),
    import_id   TEXT    NOT NULL, -- the last that named it; imports are forgotten, this is not
    product_id  TEXT    NOT NULL REFERENCES products (id),
    address     TEXT    NOT NULL,
    alt         TEXT    NOT NULL,
    position    INTEGER NOT NULL, -- in the file's list for its product
    variant_ids TEXT    NOT NULL, -- JSON, of the variants it shows
    line        INTEGER NOT NULL, -- of the file
    state       TEXT    NOT NULL CHECK (state IN ('waiting', 'done', 'failed')),
    tries       INTEGER NOT NULL,
    due_at      BIGINT  NOT NULL, -- when it is tried next
    problem     TEXT    NOT NULL, -- a sentence for the seller
    updated_at  BIGINT  NOT NULL,
    UNIQUE (product_id, address)
);
CREATE INDEX import_photos_of_import ON import_photos (import_id, state);
CREATE INDEX import_photos_waiting ON import_photos (shop_id, due_at, id) WHERE state = 'waiting';
