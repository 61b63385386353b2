-- What each person who runs a shop may do there (domain/shop): owner, catalogue or orders. The table has every member
-- of a shop's team, and keeps the name it had when all of them were owners.
ALTER TABLE shop_owners ADD COLUMN role TEXT NOT NULL DEFAULT 'owner';
ALTER TABLE shop_owners ADD COLUMN joined_at BIGINT NOT NULL DEFAULT 0;

-- Invitations to a shop's team (domain/shop). ended_at: accepted or withdrawn.
CREATE TABLE team_invitations (
    id         TEXT   NOT NULL PRIMARY KEY,
    shop_id    TEXT   NOT NULL REFERENCES shops (id),
    token_hash TEXT   NOT NULL,
    email      TEXT   NOT NULL,
    role       TEXT   NOT NULL,
    invited_by TEXT   NOT NULL,
    created_at BIGINT NOT NULL,
    expires_at BIGINT NOT NULL,
    ended_at   BIGINT
);
CREATE UNIQUE INDEX team_invitations_by_token ON team_invitations (token_hash);
CREATE INDEX team_invitations_of_shop ON team_invitations (shop_id, created_at);
CREATE INDEX team_invitations_by_email ON team_invitations (email);

-- What was changed in a shop, by whom (domain/shop). user_id is empty for the market itself; names are read from
-- accounts, so that who closes theirs has none here. Rows older than a year are swept away.
CREATE TABLE shop_journal (
    id           TEXT   NOT NULL PRIMARY KEY,
    shop_id      TEXT   NOT NULL REFERENCES shops (id),
    noted_at     BIGINT NOT NULL,
    user_id      TEXT   NOT NULL,
    act          TEXT   NOT NULL, -- product.edit, parcel.ship…
    subject_id   TEXT   NOT NULL,
    subject_name TEXT   NOT NULL,
    changes      TEXT   NOT NULL  -- JSON: what was, what is
);
CREATE INDEX shop_journal_of_shop ON shop_journal (shop_id, id);
CREATE INDEX shop_journal_by_age ON shop_journal (noted_at);
