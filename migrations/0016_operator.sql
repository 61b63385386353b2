-- Those who run the market (domain/operator).

-- Operators. Someone who left keeps the row, because the journal refers to it.
CREATE TABLE operators (
    user_id       TEXT   PRIMARY KEY REFERENCES users (id),
    role          TEXT   NOT NULL CHECK (role IN ('direction', 'service', 'finances', 'contenu')),
    sealed_secret TEXT   NOT NULL, -- of the second factor, encrypted; '' before it is set up
    factor_at     BIGINT,          -- when the second factor was confirmed
    last_step     BIGINT NOT NULL, -- of the last code that was accepted: a code works once
    recovery      TEXT   NOT NULL, -- JSON, hashes of the recovery codes that are left
    added_by      TEXT   NOT NULL, -- user id, '' for the command line
    added_at      BIGINT NOT NULL,
    seen_at       BIGINT,
    removed_at    BIGINT
);

-- Invitations by letter or by the command line. Only the hash of the link's token is stored.
CREATE TABLE operator_invitations (
    id         TEXT   PRIMARY KEY,
    token_hash TEXT   NOT NULL UNIQUE,
    email      TEXT   NOT NULL,
    role       TEXT   NOT NULL,
    invited_by TEXT   NOT NULL, -- user id, '' for the command line
    created_at BIGINT NOT NULL,
    expires_at BIGINT NOT NULL,
    ended_at   BIGINT            -- accepted or withdrawn
);

-- Sessions of the console, opened by a second factor. Only the hash of the cookie is stored.
CREATE TABLE operator_sessions (
    token_hash TEXT   PRIMARY KEY,
    user_id    TEXT   NOT NULL REFERENCES users (id),
    opened_at  BIGINT NOT NULL,
    seen_at    BIGINT NOT NULL,
    ended_at   BIGINT
);
CREATE INDEX operator_sessions_of_user ON operator_sessions (user_id);
CREATE INDEX operator_sessions_by_use  ON operator_sessions (seen_at);

-- What operators did, and which private things they opened. Rows are only ever added.
CREATE TABLE operator_journal (
    id            TEXT   PRIMARY KEY, -- ids grow with time
    noted_at      BIGINT NOT NULL,
    operator_id   TEXT   NOT NULL,    -- user id, '' for the command line
    operator_name TEXT   NOT NULL,
    act           TEXT   NOT NULL,
    subject_kind  TEXT   NOT NULL,
    subject_id    TEXT   NOT NULL,
    subject_name  TEXT   NOT NULL,
    before_state  TEXT   NOT NULL,    -- JSON, '' for none
    after_state   TEXT   NOT NULL,    -- JSON, '' for none
    reason        TEXT   NOT NULL
);
CREATE INDEX operator_journal_of_operator ON operator_journal (operator_id, id);
CREATE INDEX operator_journal_of_subject  ON operator_journal (subject_kind, subject_id, id);
CREATE INDEX operator_journal_of_act      ON operator_journal (act, id);
