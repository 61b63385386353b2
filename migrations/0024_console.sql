-- What lets two people edit the same shop without losing anything, and letters be held back (domain/shop,
-- domain/outreach, domain/content).

-- Grows with every edit by an owner, so that the second of two is told what the first one changed.
ALTER TABLE shops ADD COLUMN revision BIGINT NOT NULL DEFAULT 1;
ALTER TABLE shops ADD COLUMN edited_by TEXT NOT NULL DEFAULT ''; -- a user, '' when unknown
