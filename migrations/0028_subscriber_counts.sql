-- The subscribers of each view of the console, newest first, and their number, without those of the others
-- (domain/outreach). Those who may be written to stand in newsletter_subscriber_reading.
CREATE INDEX newsletter_subscriber_waiting ON newsletter_subscriber (created_at, id)
    WHERE confirmed_at IS NULL AND unsubscribed_at IS NULL;
CREATE INDEX newsletter_subscriber_left ON newsletter_subscriber (created_at, id) WHERE unsubscribed_at IS NOT NULL;
