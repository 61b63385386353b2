-- What the daily check of the books finds (domain/ledger).

-- Differences between the books and what they are compared with. One that is no longer found is gone, and stays for
-- the record; an operator may note why one is there.
CREATE TABLE ledger_differences (
    id           TEXT   PRIMARY KEY,
    what         TEXT   NOT NULL, -- part, contribution, payment, payout, days, refunds, credit_note, reserve, dispute…
    subject_id   TEXT   NOT NULL, -- of the part, the order, the payout, the shop…
    order_id     TEXT   NOT NULL, -- '' when it is about no order
    expected     BIGINT NOT NULL,
    found        BIGINT NOT NULL,
    first_seen   BIGINT NOT NULL,
    last_seen    BIGINT NOT NULL,
    gone_at      BIGINT,          -- NULL while it is there
    note         TEXT   NOT NULL DEFAULT '', -- why it is there; '' until an operator says so
    explained_by TEXT   NOT NULL DEFAULT '', -- the operator's name
    explained_at BIGINT,
    UNIQUE (what, subject_id)
);
CREATE INDEX ledger_differences_open ON ledger_differences (first_seen, id) WHERE gone_at IS NULL;
CREATE INDEX ledger_differences_latest ON ledger_differences (last_seen DESC, id DESC);

-- What the first version of a run's bank file came to, to be compared with the payouts it was made of.
ALTER TABLE ledger_runs ADD COLUMN file_total BIGINT; -- NULL before it is taken, and for older runs

-- Payouts of a run that have not ended: a run is closed without reading those that have.
CREATE INDEX ledger_payouts_not_ended ON ledger_payouts (run_id) WHERE status <> 'confirmed' AND status <> 'failed';

-- What each run comes to, for the list of runs.
CREATE INDEX ledger_payouts_sums ON ledger_payouts (run_id, status, amount);

-- Refunds of recent days, which are compared with the payment provider's own list, and those of a sandbox charge.
CREATE INDEX order_refunds_by_update ON order_refunds (updated_at);
CREATE INDEX sandbox_refunds_of_charge ON sandbox_refunds (charge_id, amount);
