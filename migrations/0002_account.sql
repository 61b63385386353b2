-- People and how they sign in (domain/account, domain/identity).

-- People with an account. A deleted account keeps its row, emptied, because orders refer to it; its e-mail and phone
-- may be used again.
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

-- A user's address book.
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

-- People who asked for an account and have not yet typed the code they were sent. Neither the e-mail nor the phone is
-- reserved, and each request has a code of its own.
CREATE TABLE pending_users (
    id               TEXT     PRIMARY KEY, -- becomes the user's
    first_name       TEXT     NOT NULL,
    last_name        TEXT     NOT NULL,
    email            TEXT     NOT NULL,
    phone            TEXT     NOT NULL,
    password_hash    TEXT     NOT NULL, -- '' when another service keeps it
    auth_provider_id TEXT     NOT NULL,
    newsletter       SMALLINT NOT NULL,
    code_hash        TEXT     NOT NULL UNIQUE, -- keyed
    code_expires_at  BIGINT   NOT NULL,
    code_sent_at     BIGINT   NOT NULL,
    codes_sent       INTEGER  NOT NULL,
    created_at       BIGINT   NOT NULL
);
CREATE INDEX pending_users_by_email ON pending_users (email, created_at);
CREATE INDEX pending_users_by_age   ON pending_users (code_sent_at);

-- Links sent by e-mail: each works once, and only its hash is stored.
CREATE TABLE account_links (
    token_hash TEXT   PRIMARY KEY,
    user_id    TEXT   NOT NULL REFERENCES users (id),
    purpose    TEXT   NOT NULL, -- verify_email, change_email, reset_password
    email      TEXT   NOT NULL, -- the address it was sent to
    created_at BIGINT NOT NULL,
    expires_at BIGINT NOT NULL
);
CREATE INDEX account_links_of_user ON account_links (user_id, purpose, created_at);
CREATE INDEX account_links_by_age  ON account_links (expires_at);

-- Sessions, from sign-in to their end. Each renewal gives a new refresh token, computed from the id, the generation and
-- the salt under a key that is not in the database.
CREATE TABLE sessions (
    id         TEXT   PRIMARY KEY,
    user_id    TEXT   NOT NULL REFERENCES users (id),
    salt       TEXT   NOT NULL, -- 256 random bits, base64
    generation BIGINT NOT NULL, -- of the one refresh token that is valid
    opened_at  BIGINT NOT NULL,
    renewed_at BIGINT NOT NULL, -- when the generation last grew
    ended_at   BIGINT
);
CREATE INDEX sessions_of_user ON sessions (user_id);
CREATE INDEX sessions_by_use  ON sessions (renewed_at);
CREATE INDEX sessions_by_end  ON sessions (ended_at) WHERE ended_at IS NOT NULL;

-- Keys that sign ID tokens. The private half is encrypted under a key that is not in the database.
CREATE TABLE identity_keys (
    id          TEXT   PRIMARY KEY,
    public_key  TEXT   NOT NULL, -- Ed25519, base64
    sealed_key  TEXT   NOT NULL,
    active_from BIGINT NOT NULL, -- published before it signs, so that every node knows it by then
    created_at  BIGINT NOT NULL
);

-- Failed sign-ins: at one account by one client, at one account by anyone (client ''), by one client at any account
-- (email ''). Both columns are keyed hashes.
CREATE TABLE sign_in_attempts (
    email    TEXT    NOT NULL,
    client   TEXT    NOT NULL,
    attempts INTEGER NOT NULL,
    began_at BIGINT  NOT NULL,
    PRIMARY KEY (email, client)
);
CREATE INDEX sign_in_attempts_by_age ON sign_in_attempts (began_at);
