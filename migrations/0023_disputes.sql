-- Disputes: buyers who contest a charge with their bank (domain/dispute).

-- One row for each dispute of the payment provider, whatever the order in which its events arrive.
CREATE TABLE disputes (
    id           TEXT   PRIMARY KEY,
    provider     TEXT   NOT NULL,
    provider_id  TEXT   NOT NULL,
    order_id     TEXT   NOT NULL REFERENCES orders (id),
    amount       BIGINT NOT NULL CHECK (amount > 0), -- what the bank took
    reason       TEXT   NOT NULL,                    -- the provider's word: product_not_received, fraudulent…
    state        TEXT   NOT NULL,                    -- needs_answer, evidence_sent, won, lost
    due_at       BIGINT,                             -- the bank no longer listens after; NULL when it did not say
    evidence     TEXT   NOT NULL DEFAULT '',         -- plain text, as it was written last
    facts        TEXT   NOT NULL DEFAULT '',         -- what went with it, JSON: parcel, tracking, papers; '' until sent
    sent_at      BIGINT,                             -- when the provider took the evidence
    charged_back BIGINT NOT NULL DEFAULT 0,          -- what a lost one cost, once an operator said who bears it
    opened_at    BIGINT NOT NULL,
    updated_at   BIGINT NOT NULL,
    closed_at    BIGINT, -- won or lost
    decided_at   BIGINT, -- a lost one: when an operator said who bears it
    UNIQUE (provider, provider_id)
);
CREATE INDEX disputes_of_order ON disputes (order_id);
CREATE INDEX disputes_latest   ON disputes (opened_at DESC, id DESC);
CREATE INDEX disputes_waiting  ON disputes (due_at, id)
    WHERE state = 'needs_answer' OR (state = 'lost' AND decided_at IS NULL);

-- What happened to a dispute.
CREATE TABLE dispute_events (
    id         TEXT   PRIMARY KEY,
    dispute_id TEXT   NOT NULL REFERENCES disputes (id),
    at         BIGINT NOT NULL,
    kind       TEXT   NOT NULL, -- opened, written, sent, won, lost, decided
    who        TEXT   NOT NULL, -- an operator's name; '' for the bank
    detail     TEXT   NOT NULL  -- the reason of a decision
);
CREATE INDEX dispute_events_of_dispute ON dispute_events (dispute_id, at, id);

-- A provider's dispute names the charge by its own id.
CREATE INDEX orders_by_intent ON orders (payment_intent) WHERE payment_intent IS NOT NULL;

-- Disputes of the sandbox provider (domain/payment/sandbox), which plays the buyer's bank.
CREATE TABLE sandbox_disputes (
    id         TEXT   PRIMARY KEY,
    charge_id  TEXT   NOT NULL UNIQUE REFERENCES sandbox_charges (id),
    amount     BIGINT NOT NULL,
    state      TEXT   NOT NULL,            -- needs_answer, evidence_sent, won, lost
    outcome    TEXT   NOT NULL DEFAULT '', -- won or lost: what the evidence is worth, told a moment later
    due_at     BIGINT NOT NULL,
    created_at BIGINT NOT NULL
);
CREATE INDEX sandbox_disputes_by_age ON sandbox_disputes (created_at);
CREATE INDEX sandbox_charges_by_age  ON sandbox_charges (created_at);
CREATE INDEX sandbox_refunds_by_age  ON sandbox_refunds (created_at);
