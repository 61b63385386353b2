-- Payments (domain/payment). No card number, typed expiry or security code is ever stored: only the provider's ids, the
-- brand and the last four digits.

-- A user as a provider knows them, once they have saved a card.
CREATE TABLE payment_customers (
    user_id         TEXT   NOT NULL,
    provider        TEXT   NOT NULL,
    customer_id     TEXT   NOT NULL,
    default_card_id TEXT   NOT NULL DEFAULT '', -- the saved card proposed first; '' until one is saved
    created_at      BIGINT NOT NULL,
    PRIMARY KEY (user_id, provider)
);

-- Webhook events received from a provider, so that one sent twice is handled once.
CREATE TABLE payment_events (
    provider    TEXT   NOT NULL,
    event_id    TEXT   NOT NULL,
    received_at BIGINT NOT NULL,
    PRIMARY KEY (provider, event_id)
);
CREATE INDEX payment_events_by_age ON payment_events (received_at);

-- Charges made by the sandbox provider (domain/payment/sandbox), which acts as the bank. Saving a card is a charge of
-- nothing, so that a token that was used is found here whatever it was used for.
CREATE TABLE sandbox_charges (
    id         TEXT   PRIMARY KEY,
    charge_key TEXT   NOT NULL UNIQUE, -- the idempotency key of the call
    amount     BIGINT NOT NULL,
    refunded   BIGINT NOT NULL DEFAULT 0 CHECK (refunded <= amount),
    state      TEXT   NOT NULL, -- succeeded, declined, cancelled, verified
    code       TEXT   NOT NULL,
    brand      TEXT   NOT NULL,
    last4      TEXT   NOT NULL,
    created_at BIGINT NOT NULL
);

-- Refunds made by the sandbox provider.
CREATE TABLE sandbox_refunds (
    refund_key TEXT   PRIMARY KEY, -- the idempotency key of the call
    id         TEXT   NOT NULL,
    charge_id  TEXT   NOT NULL REFERENCES sandbox_charges (id),
    amount     BIGINT NOT NULL,
    created_at BIGINT NOT NULL
);

-- Cards saved with the sandbox provider.
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
