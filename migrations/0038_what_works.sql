-- What works for a shop (domain/insight). Counts only: nothing here leads back to a person.

-- Additions to carts beside the views of a product. After eight weeks the days of a week are gathered into its Monday.
ALTER TABLE product_views ADD COLUMN additions BIGINT NOT NULL DEFAULT 0;

-- How often a search led to a product in a week: those that led there most, for a year.
CREATE TABLE product_searches (
    product_id TEXT   NOT NULL,
    week       BIGINT NOT NULL, -- the first millisecond of its Monday, UTC
    terms      TEXT   NOT NULL, -- folded words; see insight.Terms for what is never stored
    views      BIGINT NOT NULL,
    PRIMARY KEY (product_id, week, terms)
);
CREATE INDEX product_searches_by_week ON product_searches (week);
