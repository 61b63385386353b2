-- Tries that failed, of any secret that strangers may guess (kit/attempts). Subject and source are hashed: the table
-- does not show who tried what from where. One of the two may be empty.
CREATE TABLE attempts (
    subject  TEXT    NOT NULL, -- what is guessed: the password of an e-mail, the e-mail of an order
    source   TEXT    NOT NULL, -- where the try came from: a network, a browser
    failures INTEGER NOT NULL,
    last_at  BIGINT  NOT NULL,
    PRIMARY KEY (subject, source)
);
CREATE INDEX attempts_by_age ON attempts (last_at);

-- It counted the tries of signing in alone; no version was released with it.
DROP TABLE sign_in_attempts;

-- Networks and browsers that signed in to an account before (domain/identity), hashed as above.
CREATE TABLE sign_in_sources (
    email   TEXT   NOT NULL,
    source  TEXT   NOT NULL,
    seen_at BIGINT NOT NULL, -- the latest sign-in
    PRIMARY KEY (email, source)
);
CREATE INDEX sign_in_sources_by_age ON sign_in_sources (seen_at);

-- When the owner of an e-mail, hashed, was last warned that someone is guessing their password (domain/identity).
CREATE TABLE sign_in_warnings (
    email     TEXT   PRIMARY KEY,
    warned_at BIGINT NOT NULL
);
CREATE INDEX sign_in_warnings_by_age ON sign_in_warnings (warned_at);

-- Letters that the mail server accepted, by their id (kit/mail): a job that runs again does not send them again.
CREATE TABLE sent_letters (
    id      TEXT   PRIMARY KEY,
    sent_at BIGINT NOT NULL
);
CREATE INDEX sent_letters_by_age ON sent_letters (sent_at);
