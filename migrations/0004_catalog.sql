-- What is sold: categories, products, variants and files of products (domain/catalog, flow/productimport).

-- The tree of categories.
CREATE TABLE categories (
    id         TEXT    PRIMARY KEY,
    short_id   INTEGER NOT NULL UNIQUE,
    parent_id  TEXT    REFERENCES categories (id), -- NULL at the top
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
    name_key              TEXT     NOT NULL, -- folded name, then the folded SKUs, for the shop's own searches
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
-- A shop's own list of products is searched, filtered and sorted within this index, without reading rows.
CREATE INDEX products_listed ON products (shop_id, status, name_key, created_at, updated_at, min_price, id);

-- Every slug a product ever had; see shop_slugs.
CREATE TABLE product_slugs (
    slug       TEXT PRIMARY KEY,
    product_id TEXT NOT NULL
);

-- Which categories a product is in.
CREATE TABLE product_categories (
    product_id  TEXT    NOT NULL REFERENCES products (id),
    category_id TEXT    NOT NULL REFERENCES categories (id),
    position    INTEGER NOT NULL, -- 0 leads the breadcrumb
    PRIMARY KEY (product_id, category_id)
);
CREATE INDEX product_categories_by_category ON product_categories (category_id, product_id);

-- Variants of products, with price and stock. A withdrawn one keeps its row, because carts, wishlists and orders refer
-- to it. shop_id repeats the product's, for the unique SKU and for queries bound to one shop.
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
    low_left           BIGINT, -- inventory_quantity of a counted variant below catalog.LowBelow, NULL for any other
    limit_per_order    INTEGER  NOT NULL, -- 0 without one
    length_cm          DOUBLE PRECISION NOT NULL, -- sizes and weight: 0 when unknown
    width_cm           DOUBLE PRECISION NOT NULL,
    height_cm          DOUBLE PRECISION NOT NULL,
    weight_kg          DOUBLE PRECISION NOT NULL,
    photo_ids          TEXT     NOT NULL, -- JSON, the default photo first
    deleted_at         BIGINT
);
CREATE INDEX variants_of_product ON variants (product_id, position);
CREATE UNIQUE INDEX variants_sku ON variants (shop_id, sku) WHERE sku <> '' AND deleted_at IS NULL;
-- Variants that run out, and those marked as out. Only these few are indexed, on a column that a sale from a full stock
-- does not change.
CREATE INDEX variants_low ON variants (shop_id, low_left, id, product_id)
    WHERE deleted_at IS NULL AND low_left IS NOT NULL;
CREATE INDEX variants_said_out ON variants (shop_id, product_id)
    WHERE deleted_at IS NULL AND inventory_mode = 'status' AND inventory_status = 'out_of_stock';

-- The names shops give to options (Couleur, Taille…), collected as products are written.
CREATE TABLE variant_types (
    id       TEXT    PRIMARY KEY,
    code     TEXT    NOT NULL UNIQUE, -- folded name: "couleur"
    name     TEXT    NOT NULL,
    position INTEGER NOT NULL
);

-- The values those options take.
CREATE TABLE variant_type_values (
    type_code TEXT NOT NULL REFERENCES variant_types (code),
    code      TEXT NOT NULL, -- folded value: "bleu-maree"
    name      TEXT NOT NULL,
    PRIMARY KEY (type_code, code)
);

-- Files of products that sellers sent to be imported.
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
