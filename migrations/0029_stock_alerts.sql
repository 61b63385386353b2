-- Who wants to know that something is back in stock (domain/restock).

-- One row per mailbox and variant until the letter is written; it then stays, as the proof of what was agreed to.
CREATE TABLE stock_alerts (
    id         TEXT   PRIMARY KEY,
    variant_id TEXT   NOT NULL REFERENCES variants (id),
    email      TEXT   NOT NULL, -- as its owner writes it
    email_key  TEXT   NOT NULL, -- lower case
    user_id    TEXT,            -- the account of who asked, when signed in
    consent    TEXT   NOT NULL, -- which text was agreed to
    created_at BIGINT NOT NULL, -- when it was agreed to
    sent_at    BIGINT           -- NULL until the letter is written
);
CREATE UNIQUE INDEX stock_alerts_waiting ON stock_alerts (variant_id, email_key) WHERE sent_at IS NULL;
CREATE INDEX stock_alerts_of_mailbox ON stock_alerts (email_key);
CREATE INDEX stock_alerts_of_account ON stock_alerts (user_id);
CREATE INDEX stock_alerts_by_time ON stock_alerts (created_at);
