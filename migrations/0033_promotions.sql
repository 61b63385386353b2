-- Codes and automatic offers (domain/promotion). What a promotion does never changes once it is made; it can only end.
CREATE TABLE promotions (
    id             TEXT     PRIMARY KEY,
    shop_id        TEXT     NOT NULL, -- '' for a code of the market, which bears it
    code           TEXT     NOT NULL, -- capitals; '' for an automatic offer
    name           TEXT     NOT NULL, -- as buyers read it
    kind           TEXT     NOT NULL CHECK (kind IN ('percent', 'amount', 'free_shipping', 'multi_buy')),
    percent        INTEGER  NOT NULL,
    amount         BIGINT   NOT NULL,
    take_units     INTEGER  NOT NULL, -- so many for the price of pay_units
    pay_units      INTEGER  NOT NULL,
    minimum        BIGINT   NOT NULL, -- of the goods, before any promotion
    scope          TEXT     NOT NULL CHECK (scope IN ('all', 'products', 'categories')),
    scope_ids      TEXT     NOT NULL, -- JSON: ids of products or categories
    starts_at      BIGINT   NOT NULL,
    ends_at        BIGINT, -- NULL: it does not end by itself
    max_uses       BIGINT   NOT NULL, -- in all; 0: as often as one likes
    max_per_person INTEGER  NOT NULL, -- of a code; 0: as often as one likes
    uses           BIGINT   NOT NULL DEFAULT 0 CHECK (uses >= 0),
    created_at     BIGINT   NOT NULL
);
CREATE INDEX promotions_of_shop ON promotions (shop_id, created_at DESC, id DESC);
CREATE INDEX promotions_offered ON promotions (shop_id) WHERE code = '';
CREATE INDEX promotions_by_code ON promotions (code, shop_id) WHERE code <> '';

-- Which orders used a promotion; those that failed or were wholly cancelled are taken out (domain/promotion). A person
-- is known by the order: its account or its e-mail.
CREATE TABLE promotion_uses (
    promotion_id TEXT   NOT NULL REFERENCES promotions (id),
    order_id     TEXT   NOT NULL REFERENCES orders (id),
    used_at      BIGINT NOT NULL,
    PRIMARY KEY (promotion_id, order_id)
);
CREATE INDEX promotion_uses_of_order ON promotion_uses (order_id);

-- The codes that a shopper typed (domain/cart).
ALTER TABLE carts ADD COLUMN codes TEXT NOT NULL DEFAULT '[]'; -- JSON

-- What promotions took off, frozen with the order (domain/order). sub_total is what is left to pay for the goods.
ALTER TABLE order_items ADD COLUMN discount        BIGINT NOT NULL DEFAULT 0; -- borne by the shop
ALTER TABLE order_items ADD COLUMN market_discount BIGINT NOT NULL DEFAULT 0; -- borne by the market
ALTER TABLE shop_orders ADD COLUMN discount        BIGINT NOT NULL DEFAULT 0;
ALTER TABLE shop_orders ADD COLUMN market_discount BIGINT NOT NULL DEFAULT 0; -- paid to the shop by the market
ALTER TABLE shop_orders ADD COLUMN refunded_market BIGINT NOT NULL DEFAULT 0; -- of it, what went back to the market
ALTER TABLE shop_orders ADD COLUMN promotions      TEXT   NOT NULL DEFAULT '[]'; -- JSON, in the words of that day
ALTER TABLE order_refunds ADD COLUMN market        BIGINT NOT NULL DEFAULT 0; -- back from the shop to the market
