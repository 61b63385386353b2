-- The trace that a job belongs to, as the traceparent header of W3C; empty while tracing is off.
ALTER TABLE jobs ADD COLUMN trace TEXT NOT NULL DEFAULT '';
