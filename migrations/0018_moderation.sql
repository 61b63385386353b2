-- What operators decide about shops, products, questions and messages, and what people report to them (domain/shop,
-- domain/catalog, domain/question, domain/message, flow/moderation).

-- The operator's word on a shop that its status does not say. A shop that was asked for changes or refused has the
-- status draft, a closed one the status suspended: whatever shows shops to the public keeps asking for the status alone.
ALTER TABLE shops ADD COLUMN verdict TEXT NOT NULL DEFAULT ''
    CHECK (verdict IN ('', 'changes_requested', 'refused', 'closed'));
ALTER TABLE shops ADD COLUMN submitted_at BIGINT; -- when it last began to wait for a decision; NULL is created_at
ALTER TABLE shops ADD COLUMN outside_reason TEXT NOT NULL DEFAULT ''; -- why an address outside Quebec was accepted
ALTER TABLE shops ADD COLUMN outside_at BIGINT;
ALTER TABLE shops ADD COLUMN outside_by TEXT NOT NULL DEFAULT ''; -- an operator
CREATE INDEX shops_for_operators ON shops (status, verdict, created_at, id);

-- A product that the market hides is a draft that its shop cannot publish. Its revision grows with every edit, so that
-- of two people who edit it the second is told.
ALTER TABLE products ADD COLUMN revision BIGINT NOT NULL DEFAULT 1;
ALTER TABLE products ADD COLUMN edited_by TEXT NOT NULL DEFAULT ''; -- a user, 'market' for an operator, '' when unknown
ALTER TABLE products ADD COLUMN hidden_at BIGINT;
ALTER TABLE products ADD COLUMN hidden_reason TEXT NOT NULL DEFAULT ''; -- as the shop was told
ALTER TABLE products ADD COLUMN hidden_status TEXT NOT NULL DEFAULT ''; -- the status to put back
CREATE INDEX products_newest        ON products (created_at DESC, id DESC);
CREATE INDEX products_hidden        ON products (hidden_at DESC, id DESC) WHERE hidden_at IS NOT NULL;
CREATE INDEX products_without_photo ON products (created_at DESC, id DESC) WHERE photos IN ('[]', 'null', '');
CREATE INDEX products_unpublished   ON products (name_key, created_at, id) WHERE status <> 'published';

-- hidden_by is '' for the shop and 'market' for an operator, whose word the shop cannot undo.
ALTER TABLE product_questions ADD COLUMN hidden_by TEXT NOT NULL DEFAULT '';
ALTER TABLE product_questions ADD COLUMN hidden_reason TEXT NOT NULL DEFAULT '';
ALTER TABLE product_questions ADD COLUMN market_answer TEXT NOT NULL DEFAULT ''; -- plain text, beside the shop's answer
ALTER TABLE product_questions ADD COLUMN market_answered_at BIGINT;
CREATE INDEX product_questions_newest ON product_questions (asked_at DESC, id DESC);
CREATE INDEX product_questions_hidden ON product_questions (hidden_at DESC, id DESC) WHERE hidden_at IS NOT NULL;

-- A message that the market hides stays in its conversation without its words.
ALTER TABLE messages ADD COLUMN hidden_at BIGINT;
ALTER TABLE messages ADD COLUMN hidden_reason TEXT NOT NULL DEFAULT '';

-- What visitors and shops report.
CREATE TABLE reports (
    id           TEXT   PRIMARY KEY, -- ids grow with time
    kind         TEXT   NOT NULL CHECK (kind IN ('product', 'shop', 'question', 'message')),
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
CREATE INDEX reports_open       ON reports (kind, subject_id, id) WHERE outcome = '';
CREATE INDEX reports_of_subject ON reports (kind, subject_id, id);
CREATE INDEX reports_by_outcome ON reports (outcome, id);
CREATE INDEX reports_of_shop    ON reports (shop_id, id);

-- How each shop did in the last ninety days, counted every hour (flow/moderation).
CREATE TABLE shop_figures (
    shop_id         TEXT   PRIMARY KEY,
    orders          BIGINT NOT NULL, -- parts of orders that were paid
    sales           BIGINT NOT NULL, -- their goods, before tax, less what was given back
    units           BIGINT NOT NULL,
    units_cancelled BIGINT NOT NULL,
    units_shipped   BIGINT NOT NULL,
    units_returned  BIGINT NOT NULL,
    parts_shipped   BIGINT NOT NULL, -- parts of orders of which a parcel left
    ship_millis     BIGINT NOT NULL, -- from payment to first parcel, over those parts
    counted_at      BIGINT NOT NULL
);
