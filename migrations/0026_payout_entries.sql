-- Which entries each payout pays (domain/ledger), so that its statement says the same for ever and an order can tell
-- what became of its money. Those of a payout that failed are paid by a later one.
CREATE TABLE ledger_payout_entries (
    payout_id TEXT NOT NULL REFERENCES ledger_payouts (id),
    order_id  TEXT NOT NULL,
    source_id TEXT NOT NULL,
    kind      TEXT NOT NULL, -- sale, refund
    PRIMARY KEY (payout_id, order_id, source_id, kind)
);
CREATE INDEX ledger_payout_entries_of_order ON ledger_payout_entries (order_id, source_id, kind);

-- The payouts made so far: an entry is paid by the first that did not fail, was proposed after it and comes after the
-- hold (its default, 7 days) of the part's last parcel.
INSERT INTO ledger_payout_entries (payout_id, order_id, source_id, kind)
SELECT paid.id, paid.order_id, paid.source_id, paid.kind FROM (
    SELECT p.id, e.order_id, e.source_id, e.kind,
        ROW_NUMBER() OVER (PARTITION BY e.order_id, e.source_id, e.kind ORDER BY p.until_at, p.id) AS place
    FROM ledger_payouts p
    JOIN ledger_entries e ON e.shop_id = p.shop_id AND e.at <= p.created_at AND (e.kind = 'sale' OR e.kind = 'refund')
    JOIN shop_orders o ON o.id = e.shop_order_id AND (o.status = 'completed' OR o.status = 'cancelled')
    WHERE p.status <> 'failed' AND NOT EXISTS (
        SELECT 1 FROM shipments s WHERE s.order_id = o.order_id AND s.shop_id = o.shop_id
            AND s.shipped_at > p.until_at - 604800000)) AS paid
WHERE paid.place = 1;

-- A shop's account at the payment provider that it opened itself. transfer_account is the same while it can receive.
ALTER TABLE ledger_accounts ADD COLUMN connect_account TEXT NOT NULL DEFAULT ''; -- '' before one is opened
CREATE UNIQUE INDEX ledger_accounts_by_connect ON ledger_accounts (connect_account) WHERE connect_account <> '';
