-- What the console keeps of people, of the messages received, of campaigns and of giveaways (domain/account,
-- domain/outreach, domain/giveaway).

-- A suspended person cannot sign in, order or write.
ALTER TABLE users ADD COLUMN suspended_at BIGINT;
ALTER TABLE users ADD COLUMN suspended_reason TEXT NOT NULL DEFAULT ''; -- as the letter told it
ALTER TABLE users ADD COLUMN keyed SMALLINT NOT NULL DEFAULT 0; -- 1: person_keys has the row's words
CREATE INDEX users_newest    ON users (created_at, id) WHERE deleted_at IS NULL;
CREATE INDEX users_suspended ON users (created_at, id) WHERE suspended_at IS NOT NULL AND deleted_at IS NULL;
CREATE INDEX users_not_keyed ON users (id) WHERE keyed = 0 AND deleted_at IS NULL;

-- What operators find people by: the e-mail, the name in both orders, the phone. Keys have only letters without accents
-- and digits, so that their beginnings sort alike under every collation.
CREATE TABLE person_keys (
    search_key TEXT NOT NULL,
    user_id    TEXT NOT NULL REFERENCES users (id),
    PRIMARY KEY (search_key, user_id)
);
CREATE INDEX person_keys_of_user ON person_keys (user_id);

-- What operators write about a person for each other.
CREATE TABLE person_notes (
    id            TEXT   PRIMARY KEY,
    user_id       TEXT   NOT NULL REFERENCES users (id),
    operator_id   TEXT   NOT NULL,
    operator_name TEXT   NOT NULL,
    body          TEXT   NOT NULL,
    created_at    BIGINT NOT NULL
);
CREATE INDEX person_notes_of_user ON person_notes (user_id, created_at);

-- A conversation with someone who wrote by the contact form or the feedback widget. What they wrote is in
-- contact_message and feedback_message, what operators answered in inbox_replies.
CREATE TABLE inbox_threads (
    id            TEXT     PRIMARY KEY,
    subject       TEXT     NOT NULL, -- '' when none was given
    name          TEXT     NOT NULL,
    email         TEXT     NOT NULL,
    email_key     TEXT     NOT NULL, -- lower case
    user_id       TEXT,              -- the account of its author, when signed in
    excerpt       TEXT     NOT NULL, -- how the latest message begins
    state         TEXT     NOT NULL CHECK (state IN ('open', 'closed')),
    answered      SMALLINT NOT NULL, -- 1: the last word is ours
    assigned_to   TEXT     NOT NULL, -- an operator's user id, '' for nobody
    assigned_name TEXT     NOT NULL,
    order_id      TEXT     NOT NULL, -- what it is about, '' for none
    order_name    TEXT     NOT NULL,
    person_id     TEXT     NOT NULL, -- whom it is about, '' for none
    person_name   TEXT     NOT NULL,
    revision      BIGINT   NOT NULL,
    changed_by    TEXT     NOT NULL, -- name of the operator of the last change, '' before any
    last_at       BIGINT   NOT NULL, -- of the latest message or answer
    created_at    BIGINT   NOT NULL
);
CREATE INDEX inbox_threads_by_state    ON inbox_threads (state, last_at, id);
CREATE INDEX inbox_threads_of_operator ON inbox_threads (assigned_to, state, last_at, id);
CREATE INDEX inbox_threads_of_author   ON inbox_threads (email_key, state);
CREATE INDEX inbox_threads_of_account  ON inbox_threads (user_id);
CREATE INDEX inbox_threads_of_person   ON inbox_threads (person_id);

-- What operators wrote in a thread: answers that left by letter, and notes for each other.
CREATE TABLE inbox_replies (
    id            TEXT   PRIMARY KEY,
    thread_id     TEXT   NOT NULL REFERENCES inbox_threads (id),
    kind          TEXT   NOT NULL CHECK (kind IN ('answer', 'note')),
    operator_id   TEXT   NOT NULL,
    operator_name TEXT   NOT NULL,
    body          TEXT   NOT NULL,
    created_at    BIGINT NOT NULL
);
CREATE INDEX inbox_replies_of_thread ON inbox_replies (thread_id, created_at);

ALTER TABLE contact_message ADD COLUMN thread_id TEXT;
ALTER TABLE feedback_message ADD COLUMN thread_id TEXT;
CREATE INDEX contact_message_of_thread  ON contact_message (thread_id, created_at);
CREATE INDEX feedback_message_of_thread ON feedback_message (thread_id, created_at);

-- Messages that are older than threads get one each.
INSERT INTO inbox_threads (id, subject, name, email, email_key, user_id, excerpt, state, answered, assigned_to,
    assigned_name, order_id, order_name, person_id, person_name, revision, changed_by, last_at, created_at)
SELECT id, subject, name, email, lower(email), user_id, substr(message, 1, 200), 'open', 0, '', '', '', '', '', '', 1,
    '', created_at, created_at FROM contact_message;
INSERT INTO inbox_threads (id, subject, name, email, email_key, user_id, excerpt, state, answered, assigned_to,
    assigned_name, order_id, order_name, person_id, person_name, revision, changed_by, last_at, created_at)
SELECT id, '', name, email, lower(email), user_id, substr(message, 1, 200), 'open', 0, '', '', '', '', '', '', 1, '',
    created_at, created_at FROM feedback_message;
UPDATE contact_message SET thread_id = id;
UPDATE feedback_message SET thread_id = id;

-- Subscribers as the console lists them.
CREATE INDEX newsletter_subscriber_by_time ON newsletter_subscriber (created_at, id);
ALTER TABLE newsletter_subscriber ADD COLUMN search_key TEXT NOT NULL DEFAULT ''; -- letters and digits of the e-mail
CREATE INDEX newsletter_subscriber_by_key ON newsletter_subscriber (search_key, created_at, id);

-- Letters to the subscribers of the newsletter.
CREATE TABLE newsletter_campaign (
    id           TEXT   PRIMARY KEY,
    subject      TEXT   NOT NULL,
    body         TEXT   NOT NULL, -- paragraphs with an empty line between them
    button_label TEXT   NOT NULL, -- '' for no button
    button_url   TEXT   NOT NULL,
    state        TEXT   NOT NULL CHECK (state IN ('draft', 'sending', 'stopped', 'sent')),
    revision     BIGINT NOT NULL,
    changed_by   TEXT   NOT NULL, -- name of an operator
    changed_at   BIGINT NOT NULL,
    created_at   BIGINT NOT NULL,
    started_at   BIGINT,          -- those who subscribed later do not receive it
    finished_at  BIGINT,
    recipients   BIGINT NOT NULL  -- how many it is for, counted when it starts
);
CREATE INDEX newsletter_campaign_by_time ON newsletter_campaign (created_at, id);

-- Who was sent a campaign. The row and the letter are written together, so that nobody receives it twice.
CREATE TABLE newsletter_delivery (
    campaign_id   TEXT   NOT NULL REFERENCES newsletter_campaign (id),
    subscriber_id TEXT   NOT NULL, -- stays when the subscriber is forgotten
    sent_at       BIGINT NOT NULL,
    PRIMARY KEY (campaign_id, subscriber_id)
);

-- Giveaways as operators wrote them. Without a row configuration and the text of the prizes tell what there is.
CREATE TABLE giveaway_edition (
    edition      TEXT     PRIMARY KEY,
    closes_on    TEXT     NOT NULL, -- YYYY-MM-DD, the last day to enter
    announced_on TEXT     NOT NULL, -- YYYY-MM-DD, the day of the draw
    winners      SMALLINT NOT NULL,
    seed_source  TEXT     NOT NULL,
    prize_value  BIGINT   NOT NULL, -- about, in whole dollars
    items        TEXT     NOT NULL, -- JSON: what a prize is made of and who supplies it
    revision     BIGINT   NOT NULL,
    changed_by   TEXT     NOT NULL, -- name of an operator
    changed_at   BIGINT   NOT NULL,
    created_at   BIGINT   NOT NULL
);
CREATE INDEX giveaway_edition_by_time ON giveaway_edition (created_at);
