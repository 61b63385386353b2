-- Shops (domain/shop). Pictures, banner and shipping settings are JSON kept as opaque text.
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

-- Categories (domain/catalog).
CREATE TABLE categories (
    id         TEXT    PRIMARY KEY,
    short_id   INTEGER NOT NULL UNIQUE,
    parent_id  TEXT    REFERENCES categories (id),
    slug       TEXT    NOT NULL,
    name       TEXT    NOT NULL,
    position   INTEGER NOT NULL,
    created_at BIGINT  NOT NULL,
    updated_at BIGINT  NOT NULL
);
CREATE UNIQUE INDEX categories_top_slug   ON categories (slug) WHERE parent_id IS NULL;
CREATE UNIQUE INDEX categories_child_slug ON categories (parent_id, slug) WHERE parent_id IS NOT NULL;

-- Products. min_price and default_regular_price repeat what the variants say, so that a tile needs one row.
CREATE TABLE products (
    id                    TEXT     PRIMARY KEY,
    shop_id               TEXT     NOT NULL REFERENCES shops (id),
    status                TEXT     NOT NULL CHECK (status IN ('draft', 'published', 'archived')),
    name                  TEXT     NOT NULL,
    name_key              TEXT     NOT NULL, -- folded name, for the shop's own searches
    slug                  TEXT     NOT NULL, -- unique through product_slugs
    description           TEXT     NOT NULL, -- clean HTML
    tax_category          TEXT     NOT NULL,
    final_sale            SMALLINT NOT NULL,
    photos                TEXT     NOT NULL, -- JSON
    options               TEXT     NOT NULL, -- JSON
    min_price             BIGINT   NOT NULL,
    default_regular_price BIGINT   NOT NULL,
    created_at            BIGINT   NOT NULL,
    updated_at            BIGINT   NOT NULL,
    published_at          BIGINT
);
CREATE INDEX products_of_shop ON products (shop_id, status, created_at, id);

-- Every slug a product ever had; see shop_slugs.
CREATE TABLE product_slugs (
    slug       TEXT PRIMARY KEY,
    product_id TEXT NOT NULL
);

CREATE TABLE product_categories (
    product_id  TEXT    NOT NULL REFERENCES products (id),
    category_id TEXT    NOT NULL REFERENCES categories (id),
    position    INTEGER NOT NULL, -- 0 leads the breadcrumb
    PRIMARY KEY (product_id, category_id)
);
CREATE INDEX product_categories_by_category ON product_categories (category_id, product_id);

-- Variants. One that is withdrawn keeps its row: carts, wishlists and orders name it by id. shop_id repeats the
-- product's, for the unique SKU and for queries bound to one shop.
CREATE TABLE variants (
    id                 TEXT     PRIMARY KEY,
    product_id         TEXT     NOT NULL REFERENCES products (id),
    shop_id            TEXT     NOT NULL REFERENCES shops (id),
    position           INTEGER  NOT NULL,
    sku                TEXT     NOT NULL, -- '' without one
    options            TEXT     NOT NULL, -- JSON
    price              BIGINT   NOT NULL CHECK (price > 0),
    regular_price      BIGINT   NOT NULL, -- 0 without one
    is_default         SMALLINT NOT NULL,
    inventory_mode     TEXT     NOT NULL CHECK (inventory_mode IN ('status', 'stock')),
    inventory_status   TEXT     NOT NULL CHECK (inventory_status IN ('in_stock', 'out_of_stock')),
    inventory_quantity BIGINT   NOT NULL CHECK (inventory_quantity >= 0),
    limit_per_order    INTEGER  NOT NULL, -- 0 without one
    length_cm          DOUBLE PRECISION NOT NULL, -- sizes and weight: 0 when not told
    width_cm           DOUBLE PRECISION NOT NULL,
    height_cm          DOUBLE PRECISION NOT NULL,
    weight_kg          DOUBLE PRECISION NOT NULL,
    photo_ids          TEXT     NOT NULL, -- JSON, the default photo first
    deleted_at         BIGINT
);
CREATE INDEX variants_of_product ON variants (product_id, position);
CREATE UNIQUE INDEX variants_sku ON variants (shop_id, sku) WHERE sku <> '' AND deleted_at IS NULL;

-- The words shops use for options (Couleur, Taille…) and their values, learnt as products are written.
CREATE TABLE variant_types (
    id       TEXT    PRIMARY KEY,
    code     TEXT    NOT NULL UNIQUE, -- folded name: "couleur"
    name     TEXT    NOT NULL,
    position INTEGER NOT NULL
);
CREATE TABLE variant_type_values (
    type_code TEXT NOT NULL REFERENCES variant_types (code),
    code      TEXT NOT NULL, -- folded value: "bleu-maree"
    name      TEXT NOT NULL,
    PRIMARY KEY (type_code, code)
);
