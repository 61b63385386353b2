-- The parts of a shop's balance, the runs that pay it, and where it is paid (domain/ledger).

-- A shop's parcels by when they left: what is within the hold is found without reading orders.
CREATE INDEX shipments_of_shop ON shipments (shop_id, shipped_at, order_id);

-- Sums kept back while a return or a dispute is open. No entry: nothing has moved yet.
CREATE TABLE ledger_reserves (
    kind          TEXT   NOT NULL, -- return, dispute
    source_id     TEXT   NOT NULL, -- of the return or the dispute
    shop_id       TEXT   NOT NULL,
    shop_order_id TEXT   NOT NULL,
    order_id      TEXT   NOT NULL,
    amount        BIGINT NOT NULL CHECK (amount >= 0),
    reserved_at   BIGINT NOT NULL,
    released_at   BIGINT,          -- NULL while it is open
    PRIMARY KEY (kind, source_id, shop_order_id)
);
CREATE INDEX ledger_reserves_open ON ledger_reserves (shop_id, shop_order_id, amount) WHERE released_at IS NULL;

-- Runs: the payouts of many shops that are proposed, approved and sent together.
CREATE TABLE ledger_runs (
    id            TEXT     PRIMARY KEY,
    day           TEXT     NOT NULL, -- what was available at its end is paid: 2026-11-15
    status        TEXT     NOT NULL, -- preparing, proposed, approved, sent, closed, withdrawn
    waiting       SMALLINT NOT NULL, -- 1 while it is prepared or waits for approval
    proposed_by   TEXT     NOT NULL, -- operator, '' for the command line
    proposed_name TEXT     NOT NULL,
    proposed_at   BIGINT   NOT NULL,
    approved_by   TEXT     NOT NULL DEFAULT '',
    approved_name TEXT     NOT NULL DEFAULT '',
    approved_at   BIGINT,
    sent_at       BIGINT,
    ended_at      BIGINT,            -- closed or withdrawn
    note          TEXT     NOT NULL DEFAULT '', -- why it was sent back
    file_version  BIGINT   NOT NULL DEFAULT 0,  -- of the bank's file that was last taken; 0 before any
    file_at       BIGINT
);
CREATE UNIQUE INDEX ledger_runs_waiting ON ledger_runs (waiting) WHERE waiting = 1; -- one at a time
CREATE INDEX ledger_runs_latest ON ledger_runs (proposed_at DESC, id DESC);

-- Shops that a run does not pay, with what they had and why.
CREATE TABLE ledger_left_out (
    run_id    TEXT   NOT NULL REFERENCES ledger_runs (id),
    shop_id   TEXT   NOT NULL,
    reason    TEXT   NOT NULL, -- no_account, account_changed, terms, minimum, negative, failed
    available BIGINT NOT NULL,
    until_at  BIGINT,          -- when the reason ends by itself; NULL when it does not
    PRIMARY KEY (run_id, shop_id)
);

-- A payout goes proposed, approved, sent, confirmed; or failed, and its sum is in the balance again. One that travels
-- by transfer is due between approved and sent. What was sent before there were runs is confirmed.
ALTER TABLE ledger_payouts ADD COLUMN run_id TEXT NOT NULL DEFAULT '';
ALTER TABLE ledger_payouts ADD COLUMN orders BIGINT NOT NULL DEFAULT 0; -- parts that became available with it
ALTER TABLE ledger_payouts ADD COLUMN reserved BIGINT NOT NULL DEFAULT 0; -- kept back when it was proposed
ALTER TABLE ledger_payouts ADD COLUMN account_last TEXT NOT NULL DEFAULT ''; -- last digits of the account
ALTER TABLE ledger_payouts ADD COLUMN failure_reason TEXT NOT NULL DEFAULT ''; -- an operator's words
ALTER TABLE ledger_payouts ADD COLUMN sent_at BIGINT;
ALTER TABLE ledger_payouts ADD COLUMN ended_at BIGINT; -- confirmed or failed
UPDATE ledger_payouts SET status = 'confirmed', sent_at = updated_at, ended_at = updated_at WHERE status = 'sent';
UPDATE ledger_payouts SET ended_at = updated_at WHERE status = 'failed';
CREATE INDEX ledger_payouts_of_run ON ledger_payouts (run_id, shop_id);
CREATE INDEX ledger_payouts_under_way ON ledger_payouts (shop_id, amount)
    WHERE status = 'proposed' OR status = 'approved' OR status = 'due' OR status = 'sent';

-- The bank account of a shop: sealed, with what may be shown beside it.
ALTER TABLE ledger_accounts ADD COLUMN sealed_bank TEXT NOT NULL DEFAULT ''; -- '' before one is given
ALTER TABLE ledger_accounts ADD COLUMN bank_institution TEXT NOT NULL DEFAULT ''; -- three digits
ALTER TABLE ledger_accounts ADD COLUMN bank_last TEXT NOT NULL DEFAULT ''; -- last digits of the account
ALTER TABLE ledger_accounts ADD COLUMN bank_changed_at BIGINT; -- payouts wait some time after a change
ALTER TABLE ledger_accounts ADD COLUMN retry_at BIGINT; -- when an operator let a shop be paid again after a failure
