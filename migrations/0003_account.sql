-- People (domain/account). A deleted account keeps its row, emptied, because orders name it; its e-mail and phone are
-- free again.
CREATE TABLE users (
    id                  TEXT   PRIMARY KEY,
    first_name          TEXT   NOT NULL,
    last_name           TEXT   NOT NULL,
    email               TEXT   NOT NULL, -- trimmed, lower case
    phone               TEXT   NOT NULL, -- ten digits, '' without one
    auth_provider_id    TEXT   NOT NULL UNIQUE,
    password_hash       TEXT   NOT NULL, -- Argon2id with its parameters, '' without one
    password_changed_at BIGINT NOT NULL, -- sessions opened before it are closed
    email_verified_at   BIGINT,
    locale              TEXT   NOT NULL,
    created_at          BIGINT NOT NULL,
    updated_at          BIGINT NOT NULL,
    deleted_at          BIGINT
);
CREATE UNIQUE INDEX users_email ON users (email) WHERE deleted_at IS NULL;
CREATE UNIQUE INDEX users_phone ON users (phone) WHERE phone <> '' AND deleted_at IS NULL;

CREATE TABLE customer_addresses (
    id          TEXT     PRIMARY KEY,
    user_id     TEXT     NOT NULL REFERENCES users (id),
    first_name  TEXT     NOT NULL,
    last_name   TEXT     NOT NULL,
    address     TEXT     NOT NULL,
    address2    TEXT     NOT NULL,
    city        TEXT     NOT NULL,
    province    TEXT     NOT NULL,
    postal_code TEXT     NOT NULL,
    country     TEXT     NOT NULL CHECK (country = 'CA'),
    is_default  SMALLINT NOT NULL,
    created_at  BIGINT   NOT NULL,
    updated_at  BIGINT   NOT NULL
);
CREATE INDEX customer_addresses_of_user ON customer_addresses (user_id, created_at, id);
CREATE UNIQUE INDEX customer_addresses_one_default ON customer_addresses (user_id) WHERE is_default = 1;

-- Who runs which shop (domain/shop).
CREATE TABLE shop_owners (
    shop_id TEXT NOT NULL REFERENCES shops (id),
    user_id TEXT NOT NULL REFERENCES users (id),
    PRIMARY KEY (shop_id, user_id)
);
CREATE INDEX shop_owners_by_user ON shop_owners (user_id, shop_id);
