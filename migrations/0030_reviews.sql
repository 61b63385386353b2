-- What buyers say of the products they received (domain/review).

-- One review for each product and buyer. It belongs to a line of an order; a later purchase of the same product takes it
-- over. It counts while it is not hidden and a unit of its line is neither returned nor paid back.
CREATE TABLE product_reviews (
    id            TEXT     PRIMARY KEY,
    product_id    TEXT     NOT NULL REFERENCES products (id),
    shop_id       TEXT     NOT NULL REFERENCES shops (id), -- the product's, for the shop's own list
    order_id      TEXT     NOT NULL,
    item_id       TEXT     NOT NULL UNIQUE, -- the line of the order
    buyer         TEXT     NOT NULL, -- the account, or a guest's lower-case e-mail; the review's own id once forgotten
    author        TEXT     NOT NULL, -- "Maude T.", as on the order the day it was written; '' once forgotten
    stars         SMALLINT NOT NULL CHECK (stars >= 1 AND stars <= 5),
    body          TEXT     NOT NULL, -- plain text, '' without any
    photos        TEXT     NOT NULL, -- JSON
    answer        TEXT     NOT NULL DEFAULT '', -- of the shop, plain text
    answered_at   BIGINT,
    created_at    BIGINT   NOT NULL,
    updated_at    BIGINT   NOT NULL,
    hidden_at     BIGINT, -- by the market
    hidden_reason TEXT     NOT NULL DEFAULT '',
    UNIQUE (product_id, buyer)
);
CREATE INDEX product_reviews_of_product ON product_reviews (product_id, created_at DESC, id DESC);
CREATE INDEX product_reviews_of_shop    ON product_reviews (shop_id, created_at DESC, id DESC);
CREATE INDEX product_reviews_waiting    ON product_reviews (shop_id, created_at, id)
    WHERE answer = '' AND hidden_at IS NULL;
CREATE INDEX product_reviews_of_order   ON product_reviews (order_id);
CREATE INDEX product_reviews_of_buyer   ON product_reviews (buyer);
CREATE INDEX product_reviews_newest     ON product_reviews (created_at DESC, id DESC);
CREATE INDEX product_reviews_hidden     ON product_reviews (hidden_at DESC, id DESC) WHERE hidden_at IS NOT NULL;

-- How many reviews of each product count, by stars, and the latest of them: written again with every review, so that a
-- page and a tile need no other query.
CREATE TABLE product_ratings (
    product_id TEXT    PRIMARY KEY REFERENCES products (id),
    shop_id    TEXT    NOT NULL REFERENCES shops (id),
    stars_1    INTEGER NOT NULL,
    stars_2    INTEGER NOT NULL,
    stars_3    INTEGER NOT NULL,
    stars_4    INTEGER NOT NULL,
    stars_5    INTEGER NOT NULL,
    latest     TEXT    NOT NULL -- JSON, for search engines
);
CREATE INDEX product_ratings_of_shop ON product_ratings (shop_id);

-- Pictures that buyers sent for the reviews of an order. A review takes only those of its own order.
CREATE TABLE review_photos (
    order_id   TEXT   NOT NULL,
    file_key   TEXT   NOT NULL, -- of the picture at its greatest size
    picture    TEXT   NOT NULL, -- JSON, keys of every size
    created_at BIGINT NOT NULL,
    PRIMARY KEY (order_id, file_key)
);
CREATE INDEX review_photos_by_key ON review_photos (file_key);
CREATE INDEX review_photos_by_age ON review_photos (created_at);

-- Orders whose buyer was asked for reviews, or is not to be: nobody is asked twice.
CREATE TABLE review_requests (
    order_id TEXT   PRIMARY KEY,
    asked_at BIGINT NOT NULL
);

-- Who does not want to be asked any more.
CREATE TABLE review_refusals (
    email_key  TEXT   PRIMARY KEY, -- lower case
    created_at BIGINT NOT NULL
);
CREATE INDEX shipments_by_day ON shipments (shipped_at, order_id); -- whose parcels arrived

-- A review is reported like anything else; neither engine can widen a check in place (flow/moderation).
CREATE TABLE reports_widened (
    id           TEXT   PRIMARY KEY, -- ids grow with time
    kind         TEXT   NOT NULL CHECK (kind IN ('product', 'shop', 'question', 'message', 'review')),
    subject_id   TEXT   NOT NULL,
    subject_name TEXT   NOT NULL, -- as it was called that day; never the words of a message
    shop_id      TEXT   NOT NULL, -- of the subject
    cause        TEXT   NOT NULL, -- one of the list that the form offers
    body         TEXT   NOT NULL, -- plain text, '' without any
    email        TEXT   NOT NULL, -- who wants to know what became of it, '' for nobody
    user_id      TEXT   NOT NULL, -- '' for a visitor
    created_at   BIGINT NOT NULL,
    outcome      TEXT   NOT NULL DEFAULT '' CHECK (outcome IN ('', 'kept', 'hidden')),
    reason       TEXT   NOT NULL DEFAULT '', -- of the outcome
    resolved_at  BIGINT,
    resolved_by  TEXT   NOT NULL DEFAULT '' -- an operator
);
INSERT INTO reports_widened (id, kind, subject_id, subject_name, shop_id, cause, body, email, user_id, created_at,
    outcome, reason, resolved_at, resolved_by)
    SELECT id, kind, subject_id, subject_name, shop_id, cause, body, email, user_id, created_at, outcome, reason,
    resolved_at, resolved_by FROM reports;
DROP TABLE reports;
ALTER TABLE reports_widened RENAME TO reports;
CREATE INDEX reports_open       ON reports (kind, subject_id, id) WHERE outcome = '';
CREATE INDEX reports_of_subject ON reports (kind, subject_id, id);
CREATE INDEX reports_by_outcome ON reports (outcome, id);
CREATE INDEX reports_of_shop    ON reports (shop_id, id);
