-- Which conditions a shop accepted, when and by whom, and why it is suspended (domain/shop).
ALTER TABLE shops ADD COLUMN terms_version TEXT NOT NULL DEFAULT ''; -- day of the text, '' before any was accepted
ALTER TABLE shops ADD COLUMN terms_accepted_at BIGINT;
ALTER TABLE shops ADD COLUMN terms_accepted_by TEXT NOT NULL DEFAULT ''; -- a user
ALTER TABLE shops ADD COLUMN suspension_reason TEXT NOT NULL DEFAULT ''; -- '' unless it is suspended

-- Products of a file that stay drafts because it gives them no state or no category (flow/productimport).
ALTER TABLE product_imports ADD COLUMN draft_count INTEGER NOT NULL DEFAULT 0;
ALTER TABLE product_imports ADD COLUMN drafts TEXT NOT NULL DEFAULT '[]'; -- JSON, the first ones
