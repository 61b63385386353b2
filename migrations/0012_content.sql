-- Whoever is asked to confirm has no date here until they do (domain/outreach). Readers of before said yes once, which
-- was then enough.
ALTER TABLE newsletter_subscriber ADD COLUMN confirmed_at BIGINT;
UPDATE newsletter_subscriber SET confirmed_at = subscribed_at;

-- What visitors wrote in the contact form; plain text.
CREATE TABLE contact_message (
    id         TEXT   PRIMARY KEY,
    user_id    TEXT,            -- the account of its author, when signed in
    name       TEXT   NOT NULL,
    email      TEXT   NOT NULL,
    subject    TEXT   NOT NULL, -- empty when none was given
    message    TEXT   NOT NULL,
    created_at BIGINT NOT NULL
);
CREATE INDEX contact_message_by_time ON contact_message (created_at);

-- Who takes part in a giveaway (domain/giveaway): once per mailbox and edition. The id is the ticket that is drawn.
CREATE TABLE giveaway_entry (
    id         TEXT   PRIMARY KEY,
    edition    TEXT   NOT NULL,
    email      TEXT   NOT NULL, -- as its owner writes it
    email_key  TEXT   NOT NULL, -- lower case
    created_at BIGINT NOT NULL,
    UNIQUE (edition, email_key)
);

-- The one draw of an edition, with everything needed to do it again.
CREATE TABLE giveaway_draw (
    edition  TEXT   PRIMARY KEY,
    seed     TEXT   NOT NULL,
    entries  BIGINT NOT NULL,
    digest   TEXT   NOT NULL, -- of the tickets, published before the seed was known
    drawn_at BIGINT NOT NULL
);

-- Who won each prize, those who were replaced included.
CREATE TABLE giveaway_winner (
    entry_id   TEXT     PRIMARY KEY REFERENCES giveaway_entry (id),
    edition    TEXT     NOT NULL REFERENCES giveaway_draw (edition),
    prize      SMALLINT NOT NULL, -- from 1
    position   BIGINT   NOT NULL, -- among all tickets in the order of the draw, from 1
    status     TEXT     NOT NULL, -- contacted, accepted or replaced
    reason     TEXT     NOT NULL, -- why replaced; empty otherwise
    chosen_at  BIGINT   NOT NULL,
    settled_at BIGINT
);
CREATE INDEX giveaway_winner_by_edition ON giveaway_winner (edition, prize);

-- When a winner was written to.
CREATE TABLE giveaway_attempt (
    entry_id TEXT     NOT NULL REFERENCES giveaway_winner (entry_id),
    number   SMALLINT NOT NULL, -- from 1
    made_at  BIGINT   NOT NULL,
    PRIMARY KEY (entry_id, number)
);
