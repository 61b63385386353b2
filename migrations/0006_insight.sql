-- What the market looks at and looks for (domain/insight). Counts only: nothing here leads back to a person.

-- How much each product is looked at and bought of late. The score only ever grows: what is added today weighs more than
-- what was added before, which is the same as letting the past fade (see insight.growth).
CREATE TABLE product_interest (
    product_id TEXT             PRIMARY KEY,
    score      DOUBLE PRECISION NOT NULL,
    updated_at BIGINT           NOT NULL
);
CREATE INDEX product_interest_by_time ON product_interest (updated_at);

CREATE TABLE product_views (
    product_id TEXT   NOT NULL,
    day        BIGINT NOT NULL, -- its first millisecond, UTC
    views      BIGINT NOT NULL,
    seconds    BIGINT NOT NULL, -- spent looking, as far as pages told
    PRIMARY KEY (product_id, day)
);
CREATE INDEX product_views_by_day ON product_views (day);

CREATE TABLE search_terms (
    terms    TEXT   NOT NULL, -- folded words; see insight.Terms for what is never kept
    day      BIGINT NOT NULL, -- its first millisecond, UTC
    searches BIGINT NOT NULL,
    empty    BIGINT NOT NULL, -- those that found nothing
    PRIMARY KEY (terms, day)
);
CREATE INDEX search_terms_by_day ON search_terms (day);
