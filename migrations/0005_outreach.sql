-- Who reads the newsletter (domain/outreach). Someone who left keeps a row: it is how we know not to write to them.
CREATE TABLE newsletter_subscriber (
    id              TEXT   PRIMARY KEY,
    email           TEXT   NOT NULL,        -- as its owner writes it
    email_key       TEXT   NOT NULL UNIQUE, -- lower case: one subscription per mailbox
    subscribed_at   BIGINT NOT NULL,        -- when they last said yes
    unsubscribed_at BIGINT,
    created_at      BIGINT NOT NULL
);

-- Where they said yes: footer, popup, giveaway… One row per place, the first time.
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
    user_id    TEXT,            -- the account of its author, when signed in
    name       TEXT   NOT NULL,
    email      TEXT   NOT NULL,
    message    TEXT   NOT NULL,
    created_at BIGINT NOT NULL
);
CREATE INDEX feedback_message_by_time ON feedback_message (created_at);
