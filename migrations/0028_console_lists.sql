-- Lists and counts of the console that would otherwise read every row (domain/outreach, domain/order,
-- domain/ledger).

-- The subscribers of each view, newest first, and their number. Those who may be written to stand in
-- newsletter_subscriber_reading.
CREATE INDEX newsletter_subscriber_waiting ON newsletter_subscriber (created_at, id)
    WHERE confirmed_at IS NULL AND unsubscribed_at IS NULL;
CREATE INDEX newsletter_subscriber_left ON newsletter_subscriber (created_at, id) WHERE unsubscribed_at IS NOT NULL;

-- Orders of a province that buys seldom. Those of Quebec, nearly all, are found by their age.
CREATE INDEX orders_elsewhere ON orders (tax_province, created_at DESC, id DESC, grand_total)
    WHERE tax_province <> 'QC';

-- Payouts that came back.
CREATE INDEX ledger_payouts_failed ON ledger_payouts (shop_id) WHERE status = 'failed';
