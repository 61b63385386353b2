-- Payments (domain/payment). No card number, expiry typed or security code is ever kept: the provider's ids, the brand
-- and the last four digits are all there is.

-- A user as a provider knows them, once they have saved a card.
CREATE TABLE payment_customers (
    user_id     TEXT   NOT NULL,
    provider    TEXT   NOT NULL,
    customer_id TEXT   NOT NULL,
    created_at  BIGINT NOT NULL,
    PRIMARY KEY (user_id, provider)
);

-- What a provider told by webhook, so that an event sent twice is heard once.
CREATE TABLE payment_events (
    provider    TEXT   NOT NULL,
    event_id    TEXT   NOT NULL,
    received_at BIGINT NOT NULL,
    PRIMARY KEY (provider, event_id)
);
CREATE INDEX payment_events_by_age ON payment_events (received_at);

-- The sandbox's own books (domain/payment/sandbox): it plays the bank, so it must remember like one.
CREATE TABLE sandbox_charges (
    id         TEXT   PRIMARY KEY,
    charge_key TEXT   NOT NULL UNIQUE, -- the idempotency key of the call
    amount     BIGINT NOT NULL,
    refunded   BIGINT NOT NULL DEFAULT 0 CHECK (refunded <= amount),
    state      TEXT   NOT NULL,        -- succeeded, declined, cancelled
    code       TEXT   NOT NULL,
    brand      TEXT   NOT NULL,
    last4      TEXT   NOT NULL,
    created_at BIGINT NOT NULL
);

CREATE TABLE sandbox_refunds (
    refund_key TEXT   PRIMARY KEY,
    id         TEXT   NOT NULL,
    charge_id  TEXT   NOT NULL REFERENCES sandbox_charges (id),
    amount     BIGINT NOT NULL,
    created_at BIGINT NOT NULL
);

-- Tokens that were used: each serves once.
CREATE TABLE sandbox_spent (
    token_id TEXT   PRIMARY KEY,
    spent_at BIGINT NOT NULL
);
CREATE INDEX sandbox_spent_by_age ON sandbox_spent (spent_at);

CREATE TABLE sandbox_cards (
    id          TEXT    PRIMARY KEY,
    customer_id TEXT    NOT NULL,
    brand       TEXT    NOT NULL,
    last4       TEXT    NOT NULL,
    exp_month   INTEGER NOT NULL,
    exp_year    INTEGER NOT NULL,
    behaviour   TEXT    NOT NULL,
    created_at  BIGINT  NOT NULL
);
CREATE INDEX sandbox_cards_of_customer ON sandbox_cards (customer_id, created_at, id);
