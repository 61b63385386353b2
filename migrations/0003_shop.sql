-- Shops, who runs them and the pictures they send (domain/shop, flow/seller).

-- Shops. Pictures, banner and shipping settings are JSON stored as opaque text.
CREATE TABLE shops (
    id                TEXT     PRIMARY KEY,
    status            TEXT     NOT NULL CHECK (status IN ('draft', 'approved', 'suspended')),
    name              TEXT     NOT NULL,
    slug              TEXT     NOT NULL, -- unique through shop_slugs
    category_code     TEXT     NOT NULL,
    tagline           TEXT     NOT NULL,
    presentation      TEXT     NOT NULL, -- clean HTML
    city              TEXT     NOT NULL,
    region            TEXT     NOT NULL,
    postal_code       TEXT     NOT NULL,
    lat               DOUBLE PRECISION,
    lon               DOUBLE PRECISION,
    photo             TEXT     NOT NULL, -- JSON, '' without one
    banner            TEXT     NOT NULL, -- JSON, '' without one
    shipping          TEXT     NOT NULL, -- JSON
    delivery_min_days INTEGER  NOT NULL,
    delivery_max_days INTEGER  NOT NULL,
    delivery_note     TEXT     NOT NULL,
    return_terms      TEXT     NOT NULL,
    gst_number        TEXT     NOT NULL, -- both '' for a small supplier
    qst_number        TEXT     NOT NULL,
    legal_name        TEXT     NOT NULL,
    legal_address     TEXT     NOT NULL,
    legal_city        TEXT     NOT NULL,
    legal_province    TEXT     NOT NULL,
    legal_postal_code TEXT     NOT NULL,
    legal_phone       TEXT     NOT NULL,
    legal_email       TEXT     NOT NULL,
    vacation_until    BIGINT,
    created_at        BIGINT   NOT NULL,
    updated_at        BIGINT   NOT NULL,
    approved_at       BIGINT
);
CREATE INDEX shops_by_status ON shops (status, id);

-- Every slug a shop ever had, the present one included, so that old addresses lead to it. No foreign key: a slug is
-- claimed before the row of its shop is written, in the same transaction.
CREATE TABLE shop_slugs (
    slug    TEXT PRIMARY KEY,
    shop_id TEXT NOT NULL
);

-- Which users run which shop.
CREATE TABLE shop_owners (
    shop_id TEXT NOT NULL REFERENCES shops (id),
    user_id TEXT NOT NULL REFERENCES users (id),
    PRIMARY KEY (shop_id, user_id)
);
CREATE INDEX shop_owners_by_user ON shop_owners (user_id, shop_id);

-- Pictures that sellers sent. The key is made from the picture's content, so two users may have the same one. A product
-- or a shop accepts only pictures sent by its own owners, or those it already shows.
CREATE TABLE uploads (
    file_key   TEXT   NOT NULL, -- of the picture at its greatest size
    user_id    TEXT   NOT NULL REFERENCES users (id),
    kind       TEXT   NOT NULL CHECK (kind IN ('photo', 'banner')),
    picture    TEXT   NOT NULL, -- JSON, keys of every size
    created_at BIGINT NOT NULL,
    PRIMARY KEY (file_key, user_id)
);
CREATE INDEX uploads_of_user ON uploads (user_id, kind);
