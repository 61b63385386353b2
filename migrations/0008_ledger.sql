-- The ledger: what the platform owes each shop, and why (domain/ledger).

-- One row is one fact in double entry: what each party gained (positive) or gave (negative) by it. The parties sum to
-- zero, or the database refuses the row. The columns from goods to commission_qst say what the shop's amount is made
-- of. A row never changes, except for the mark that it was added to its day.
CREATE TABLE ledger_entries (
    order_id           TEXT   NOT NULL, -- '' for a payout
    source_id          TEXT   NOT NULL, -- the fact: a shop's part of an order, an order, a refund or a payout
    kind               TEXT   NOT NULL, -- sale, contribution, refund, contribution_back, payout, payout_back
    shop_id            TEXT   NOT NULL, -- '' when it is between the customer and the platform alone
    shop_order_id      TEXT   NOT NULL, -- '' but for a sale and its refunds
    at                 BIGINT NOT NULL,
    goods              BIGINT NOT NULL,
    shipping           BIGINT NOT NULL,
    gst_hst            BIGINT NOT NULL, -- collected by the shop, which remits them
    qst                BIGINT NOT NULL,
    commission         BIGINT NOT NULL,
    commission_gst_hst BIGINT NOT NULL,
    commission_qst     BIGINT NOT NULL,
    amount             BIGINT NOT NULL, -- the shop
    customer           BIGINT NOT NULL,
    platform           BIGINT NOT NULL,
    remit_gst_hst      BIGINT NOT NULL, -- kept by the platform for the governments
    remit_qst          BIGINT NOT NULL,
    bank               BIGINT NOT NULL, -- what left for the shop's own account
    folded             SMALLINT NOT NULL, -- 1 once ledger_days counts it
    PRIMARY KEY (order_id, source_id, kind),
    CHECK (amount + customer + platform + remit_gst_hst + remit_qst + bank = 0),
    CHECK (amount = goods + shipping + gst_hst + qst + commission + commission_gst_hst + commission_qst - bank),
    CHECK (shop_id <> '' OR amount = 0)
);
CREATE INDEX ledger_entries_of_shop ON ledger_entries (shop_id, at, source_id, kind, amount);
CREATE INDEX ledger_entries_to_fold ON ledger_entries (shop_id, at) WHERE folded = 0;

-- A shop's sums by day in Quebec, so that a statement adds up hundreds of rows and not ten thousand. A job adds the
-- entries afterwards, so that sales do not wait for each other. Days and the entries not yet added are always read in
-- one statement.
CREATE TABLE ledger_days (
    shop_id            TEXT   NOT NULL,
    day                TEXT   NOT NULL, -- 2026-11-15
    kind               TEXT   NOT NULL,
    entries            BIGINT NOT NULL,
    goods              BIGINT NOT NULL,
    shipping           BIGINT NOT NULL,
    gst_hst            BIGINT NOT NULL,
    qst                BIGINT NOT NULL,
    commission         BIGINT NOT NULL,
    commission_gst_hst BIGINT NOT NULL,
    commission_qst     BIGINT NOT NULL,
    amount             BIGINT NOT NULL,
    customer           BIGINT NOT NULL,
    PRIMARY KEY (shop_id, day, kind)
);

-- How a shop is paid, and until when it was. The row is also the lock that its payouts wait for.
CREATE TABLE ledger_accounts (
    shop_id          TEXT   PRIMARY KEY,
    paid_until       BIGINT NOT NULL, -- everything before was counted by a payout, or carried over
    transfer_account TEXT   NOT NULL -- of the shop at the payment provider; '' is paid through the bank
);

-- Money sent to a shop, written with its entry before anything is sent; its id is the key of the provider's call.
CREATE TABLE ledger_payouts (
    id           TEXT   PRIMARY KEY,
    shop_id      TEXT   NOT NULL,
    until_at     BIGINT NOT NULL,
    amount       BIGINT NOT NULL CHECK (amount > 0),
    method       TEXT   NOT NULL, -- transfer, bank
    destination  TEXT   NOT NULL,
    status       TEXT   NOT NULL, -- due (not yet confirmed by the provider), sent, failed (back in the balance)
    provider_id  TEXT   NOT NULL DEFAULT '',
    failure_code TEXT   NOT NULL DEFAULT '',
    created_at   BIGINT NOT NULL,
    updated_at   BIGINT NOT NULL
);
CREATE UNIQUE INDEX ledger_payouts_once ON ledger_payouts (shop_id, until_at) WHERE status <> 'failed';
CREATE INDEX ledger_payouts_latest  ON ledger_payouts (created_at DESC, id DESC);
CREATE INDEX ledger_payouts_of_shop ON ledger_payouts (shop_id, created_at DESC, id DESC);
CREATE INDEX ledger_payouts_due     ON ledger_payouts (created_at) WHERE status = 'due';

-- Periods in which a shop pays another commission. Days are written 2026-12-01, in the calendar of Quebec.
CREATE TABLE ledger_rates (
    id         TEXT   PRIMARY KEY,
    shop_id    TEXT   NOT NULL,
    rate       BIGINT NOT NULL, -- millionths, as all rates
    from_day   TEXT   NOT NULL,
    until_day  TEXT   NOT NULL, -- the first day at the ordinary rate again
    reason     TEXT   NOT NULL, -- promotion, help_out, agreement
    created_at BIGINT NOT NULL,
    CHECK (until_day >= from_day)
);
CREATE INDEX ledger_rates_of_shop ON ledger_rates (shop_id, from_day, id);

-- What the last comparison of the ledger with the orders found: one row.
CREATE TABLE ledger_checks (
    name       TEXT   PRIMARY KEY,
    checked_at BIGINT NOT NULL,
    mismatches BIGINT NOT NULL
);
