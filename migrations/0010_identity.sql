-- Sessions (domain/identity). A session lives from a sign-in to its end; each renewal gives it a new refresh token. The
-- tokens are worked out from the id, the generation and the salt under a key the database does not hold.
CREATE TABLE sessions (
    id         TEXT   PRIMARY KEY,
    user_id    TEXT   NOT NULL REFERENCES users (id),
    salt       TEXT   NOT NULL, -- 256 random bits, base64
    generation BIGINT NOT NULL, -- of the one refresh token that is good
    opened_at  BIGINT NOT NULL,
    renewed_at BIGINT NOT NULL, -- when the generation last grew
    ended_at   BIGINT
);
CREATE INDEX sessions_of_user ON sessions (user_id);
CREATE INDEX sessions_by_use  ON sessions (renewed_at);
CREATE INDEX sessions_by_end  ON sessions (ended_at) WHERE ended_at IS NOT NULL;

-- What ID tokens are signed with. The private half is sealed under a key the database does not hold.
CREATE TABLE identity_keys (
    id          TEXT   PRIMARY KEY,
    public_key  TEXT   NOT NULL, -- Ed25519, base64
    sealed_key  TEXT   NOT NULL,
    active_from BIGINT NOT NULL, -- published before it signs, so that every node knows it by then
    created_at  BIGINT NOT NULL
);

-- Tries at signing in that did not succeed: at one account by one client, at one account by anyone (client ''), by one
-- client at any account (email ''). Both columns are keyed hashes.
CREATE TABLE sign_in_attempts (
    email    TEXT    NOT NULL,
    client   TEXT    NOT NULL,
    attempts INTEGER NOT NULL,
    began_at BIGINT  NOT NULL,
    PRIMARY KEY (email, client)
);
CREATE INDEX sign_in_attempts_by_age ON sign_in_attempts (began_at);

-- Links sent by e-mail (domain/account): each works once, and only its hash is kept.
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

-- People who asked for an account and have not typed the code they were sent. Nothing is theirs yet: neither the e-mail
-- nor the phone is taken, and each request has a code of its own.
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
