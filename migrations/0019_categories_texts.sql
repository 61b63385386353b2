-- The tree of categories and the texts as operators edit them (domain/catalog, domain/content), and what is left to do
-- on the first day (flow/firstday).

-- A category's picture: one of the site's own photographs by name, or one that an operator sent.
ALTER TABLE categories ADD COLUMN picture_name TEXT NOT NULL DEFAULT '';
ALTER TABLE categories ADD COLUMN picture      TEXT NOT NULL DEFAULT ''; -- JSON, '' without one

-- Former addresses of categories, from the top down: "maison/tasses". They lead to the category for ever.
CREATE TABLE category_slugs (
    path        TEXT PRIMARY KEY,
    category_id TEXT NOT NULL
);
CREATE INDEX category_slugs_of_category ON category_slugs (category_id);

-- The tree as a whole: a single row. An edit names the revision it was made on.
CREATE TABLE category_tree (
    id         INTEGER PRIMARY KEY CHECK (id = 1),
    revision   BIGINT  NOT NULL,
    planted_at BIGINT -- when an empty market got its first tree, so that it never gets it twice
);
INSERT INTO category_tree (id, revision) VALUES (1, 0);

-- What each revision of the tree changed, to tell the operator whose edit came second.
CREATE TABLE category_changes (
    revision      BIGINT PRIMARY KEY,
    changed_at    BIGINT NOT NULL,
    operator_name TEXT   NOT NULL,
    act           TEXT   NOT NULL,
    category_id   TEXT   NOT NULL,
    category_name TEXT   NOT NULL,
    detail        TEXT   NOT NULL  -- the new name, the new parent's name, …
);

-- A word that is no longer suggested to shops; products that use it keep it.
ALTER TABLE variant_types ADD COLUMN hidden SMALLINT NOT NULL DEFAULT 0;

-- Which options are suggested first for the products of a category.
CREATE TABLE category_variant_types (
    category_id TEXT    NOT NULL REFERENCES categories (id),
    type_code   TEXT    NOT NULL REFERENCES variant_types (code),
    position    INTEGER NOT NULL,
    PRIMARY KEY (category_id, type_code)
);

-- Texts that an operator edited at least once. The files of the program stay the default of all others.
CREATE TABLE texts (
    id        TEXT   PRIMARY KEY, -- kind and slug: "pages.a-propos"
    revision  BIGINT NOT NULL,    -- grows with every change of the draft and every publication
    draft     TEXT   NOT NULL,    -- Markdown, '' without one
    edited_by TEXT   NOT NULL,    -- name of the operator
    edited_at BIGINT NOT NULL
);

-- Published versions. The one in force is the latest whose time has come.
CREATE TABLE text_versions (
    text_id      TEXT    NOT NULL REFERENCES texts (id),
    version      INTEGER NOT NULL,
    source       TEXT    NOT NULL, -- Markdown
    summary      TEXT    NOT NULL, -- what changes, in a sentence
    effective_at BIGINT  NOT NULL,
    published_by TEXT    NOT NULL, -- name of the operator
    published_at BIGINT  NOT NULL,
    withdrawn_at BIGINT,           -- taken back before its time
    PRIMARY KEY (text_id, version)
);

-- Which version of a text an operator said to have read; 0 for that of the program.
CREATE TABLE text_readings (
    text_id TEXT    PRIMARY KEY,
    version INTEGER NOT NULL,
    read_by TEXT    NOT NULL, -- name of the operator
    read_at BIGINT  NOT NULL
);

-- Letters that tell people of a new version.
CREATE TABLE text_announcements (
    id          TEXT    PRIMARY KEY,
    text_id     TEXT    NOT NULL,
    version     INTEGER NOT NULL,
    audience    TEXT    NOT NULL CHECK (audience IN ('accounts', 'sellers')),
    subject     TEXT    NOT NULL,
    message     TEXT    NOT NULL,
    asked_by    TEXT    NOT NULL, -- name of the operator
    asked_at    BIGINT  NOT NULL,
    people      INTEGER NOT NULL, -- how many there were to tell when it was asked
    told        INTEGER NOT NULL, -- letters queued
    last_user   TEXT    NOT NULL, -- people are told in the order of their ids
    finished_at BIGINT
);
CREATE INDEX text_announcements_of_text ON text_announcements (text_id, asked_at);

-- Who was told of a version: nobody is told twice, even when both accounts and sellers are.
CREATE TABLE text_recipients (
    text_id TEXT    NOT NULL,
    version INTEGER NOT NULL,
    user_id TEXT    NOT NULL,
    PRIMARY KEY (text_id, version, user_id)
);

-- Makers whom an operator invited to open a shop.
CREATE TABLE shop_invitations (
    id         TEXT   PRIMARY KEY,
    email      TEXT   NOT NULL,
    name       TEXT   NOT NULL,
    message    TEXT   NOT NULL,
    invited_by TEXT   NOT NULL, -- name of the operator
    invited_at BIGINT NOT NULL
);
CREATE INDEX shop_invitations_by_time ON shop_invitations (invited_at);

-- Points of the first day that leave no other trace: "mail" when a test letter left, "dismissed" when an operator put
-- the list away.
CREATE TABLE first_day (
    point   TEXT   PRIMARY KEY,
    done_by TEXT   NOT NULL, -- name of the operator
    done_at BIGINT NOT NULL
);
