-- What lets two people edit the same thing without losing anything, letters be held back, and lists be found again
-- (domain/shop, domain/outreach, domain/content, domain/operator).

-- Grows with every edit by an owner, so that the second of two is told what the first one changed.
ALTER TABLE shops ADD COLUMN revision BIGINT NOT NULL DEFAULT 1;
ALTER TABLE shops ADD COLUMN edited_by TEXT NOT NULL DEFAULT ''; -- a user, '' when unknown

-- A campaign that was given up is stopped for good. What it wrote is counted as it goes, not each time it is read.
ALTER TABLE newsletter_campaign ADD COLUMN cancelled_at BIGINT;
ALTER TABLE newsletter_campaign ADD COLUMN written BIGINT NOT NULL DEFAULT 0; -- letters
UPDATE newsletter_campaign SET written =
    (SELECT COUNT(*) FROM newsletter_delivery d WHERE d.campaign_id = newsletter_campaign.id);

-- Readers who may be written to, in the order of the letters, and their number.
CREATE INDEX newsletter_subscriber_reading ON newsletter_subscriber (id)
    WHERE confirmed_at IS NOT NULL AND unsubscribed_at IS NULL;

-- An announcement waits while it is paused, and is finished once it is cancelled.
ALTER TABLE text_announcements ADD COLUMN paused_at BIGINT;
ALTER TABLE text_announcements ADD COLUMN cancelled_at BIGINT;

-- Products by the code of a variant, whatever their shop, as operators look for them.
CREATE INDEX variants_by_sku ON variants (sku) WHERE sku <> '' AND deleted_at IS NULL;

-- Lists as operators keep them: the filters of an address under a name of one's own (domain/operator).
CREATE TABLE operator_views (
    id         TEXT   PRIMARY KEY,
    user_id    TEXT   NOT NULL REFERENCES users (id),
    list       TEXT   NOT NULL, -- orders, shops, products or people
    name       TEXT   NOT NULL,
    query      TEXT   NOT NULL, -- of the page's address
    created_at BIGINT NOT NULL
);
CREATE UNIQUE INDEX operator_views_of_user ON operator_views (user_id, list, name);

-- When a guest was forgotten at their request: the order stays, as the law wants, and is found by its reference alone.
ALTER TABLE orders ADD COLUMN erased_at BIGINT;
