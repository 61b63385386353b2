-- The row that a readiness check writes, to know that the database takes writes (kit/db).
CREATE TABLE write_checks (
    name       TEXT   PRIMARY KEY,
    checked_at BIGINT NOT NULL
);
