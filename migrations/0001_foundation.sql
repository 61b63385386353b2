-- Background jobs and the change log (kit/jobs, kit/changes).

-- Work to do after a commit. state: ready, running, done, failed.
CREATE TABLE jobs (
    id           TEXT     PRIMARY KEY,
    kind         TEXT     NOT NULL,
    payload      TEXT     NOT NULL, -- JSON
    unique_key   TEXT,              -- at most one job of a kind and key is ready, and at most one runs
    state        TEXT     NOT NULL,
    attempt      INTEGER  NOT NULL DEFAULT 0,
    max_attempts INTEGER  NOT NULL,
    run_at       BIGINT   NOT NULL,
    lease        TEXT,              -- the node that runs it
    leased_until BIGINT,
    last_error   TEXT,
    created_at   BIGINT   NOT NULL,
    finished_at  BIGINT
);
CREATE INDEX jobs_ready    ON jobs (run_at, id)         WHERE state = 'ready';
CREATE INDEX jobs_running  ON jobs (leased_until)       WHERE state = 'running';
CREATE INDEX jobs_finished ON jobs (state, finished_at) WHERE finished_at IS NOT NULL;
CREATE UNIQUE INDEX jobs_one_waiting ON jobs (kind, unique_key) WHERE unique_key IS NOT NULL AND state = 'ready';
CREATE UNIQUE INDEX jobs_one_running ON jobs (kind, unique_key) WHERE unique_key IS NOT NULL AND state = 'running';

-- When each periodic job is next due. The node whose guarded update of the row succeeds is the one that enqueues it.
CREATE TABLE job_schedule (
    kind    TEXT   PRIMARY KEY,
    next_at BIGINT NOT NULL
);

-- The version of the last change: a single row, updated by every transaction that writes to change_log.
CREATE TABLE change_counter (
    id      INTEGER PRIMARY KEY CHECK (id = 1),
    version BIGINT  NOT NULL
);
INSERT INTO change_counter (id, version) VALUES (1, 0);

-- What changed, in commit order. Nodes follow it to refresh their caches and search index.
CREATE TABLE change_log (
    version   BIGINT PRIMARY KEY,
    kind      TEXT   NOT NULL,
    entity_id TEXT   NOT NULL,
    noted_at  BIGINT NOT NULL
);
CREATE INDEX change_log_age ON change_log (noted_at);
