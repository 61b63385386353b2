-- What the market announces to its shops, and who of their teams read it (domain/bulletin); pictures that were sent and
-- never used (flow/seller).

-- Announcements. Those that were withdrawn stay, for the operators.
CREATE TABLE bulletins (
    id           TEXT    PRIMARY KEY,
    title        TEXT    NOT NULL,
    body         TEXT    NOT NULL, -- clean HTML
    statuses     TEXT    NOT NULL, -- JSON, of the shops it is for; [] for all of them
    starts_at    BIGINT  NOT NULL,
    ends_at      BIGINT,           -- NULL: it does not end by itself
    withdrawn_at BIGINT,
    revision     INTEGER NOT NULL,
    created_at   BIGINT  NOT NULL
);

-- Who opened which.
CREATE TABLE bulletin_reads (
    bulletin_id TEXT   NOT NULL REFERENCES bulletins (id),
    user_id     TEXT   NOT NULL REFERENCES users (id),
    read_at     BIGINT NOT NULL,
    PRIMARY KEY (bulletin_id, user_id)
);
CREATE INDEX bulletin_reads_of_user ON bulletin_reads (user_id);

-- 1 once something was seen to show the picture: it is kept from then on.
ALTER TABLE uploads ADD COLUMN used SMALLINT NOT NULL DEFAULT 0;
CREATE INDEX uploads_waiting ON uploads (created_at) WHERE used = 0;
