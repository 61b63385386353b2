-- What lets two people edit the same shop without losing anything, and letters be held back (domain/shop,
-- domain/outreach, domain/content).

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
