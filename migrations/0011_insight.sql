-- What visitors view and search for (domain/insight). Counts only: nothing here leads back to a person.

-- How much each product was viewed and bought lately. The score only grows: what is added today weighs more than what
-- was added before, which ranks products as if old interest faded (see insight.growth).
CREATE TABLE product_interest (
    product_id TEXT             PRIMARY KEY,
    score      DOUBLE PRECISION NOT NULL,
    updated_at BIGINT           NOT NULL
);
CREATE INDEX product_interest_by_time ON product_interest (updated_at);

-- Views of a product by day.
CREATE TABLE product_views (
    product_id TEXT   NOT NULL,
    day        BIGINT NOT NULL, -- its first millisecond, UTC
    views      BIGINT NOT NULL,
    seconds    BIGINT NOT NULL, -- spent on the page, as far as browsers reported
    PRIMARY KEY (product_id, day)
);
CREATE INDEX product_views_by_day ON product_views (day);

-- Searches by day.
CREATE TABLE search_terms (
    terms    TEXT   NOT NULL, -- folded words; see insight.Terms for what is never stored
    day      BIGINT NOT NULL, -- its first millisecond, UTC
    searches BIGINT NOT NULL,
    empty    BIGINT NOT NULL, -- those that found nothing
    PRIMARY KEY (terms, day)
);
CREATE INDEX search_terms_by_day ON search_terms (day);
