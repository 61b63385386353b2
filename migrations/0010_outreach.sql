-- Newsletter, feedback, contact form and giveaways (domain/outreach, domain/giveaway).

-- Newsletter subscribers. Those who unsubscribed keep a row: it is how we know not to write to them.
CREATE TABLE newsletter_subscriber (
    id              TEXT   PRIMARY KEY,
    email           TEXT   NOT NULL,        -- as its owner writes it
    email_key       TEXT   NOT NULL UNIQUE, -- lower case: one subscription per mailbox
    subscribed_at   BIGINT NOT NULL,        -- when they last subscribed
    confirmed_at    BIGINT,                 -- NULL until they confirm, when they were asked to
    unsubscribed_at BIGINT,
    created_at      BIGINT NOT NULL
);

-- Where a subscriber subscribed: footer, popup, giveaway… One row per place, the first time.
CREATE TABLE newsletter_event (
    subscriber_id TEXT   NOT NULL REFERENCES newsletter_subscriber (id),
    event         TEXT   NOT NULL,
    attributes    TEXT   NOT NULL, -- JSON, what else the form sent
    created_at    BIGINT NOT NULL,
    PRIMARY KEY (subscriber_id, event)
);
CREATE INDEX newsletter_event_by_event ON newsletter_event (event, created_at);

-- What visitors wrote in the feedback widget; plain text.
CREATE TABLE feedback_message (
    id         TEXT   PRIMARY KEY,
    user_id    TEXT, -- the account of its author, when signed in
    name       TEXT   NOT NULL,
    email      TEXT   NOT NULL,
    message    TEXT   NOT NULL,
    created_at BIGINT NOT NULL
);
CREATE INDEX feedback_message_by_time ON feedback_message (created_at);

-- What visitors wrote in the contact form; plain text.
CREATE TABLE contact_message (
    id         TEXT   PRIMARY KEY,
    user_id    TEXT, -- the account of its author, when signed in
    name       TEXT   NOT NULL,
    email      TEXT   NOT NULL,
    subject    TEXT   NOT NULL, -- '' when none was given
    message    TEXT   NOT NULL,
    created_at BIGINT NOT NULL
);
CREATE INDEX contact_message_by_time ON contact_message (created_at);

-- Who takes part in a giveaway: once per mailbox and edition. The id is the ticket that is drawn.
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
    reason     TEXT     NOT NULL, -- why replaced; '' otherwise
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
