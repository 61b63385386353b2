-- What works for a shop (domain/insight): its figures of a year are read from sums and indexes instead of rows.

-- Views and additions by day of all products of a shop: what product_views says of each, added up, and like it
-- gathered by week after eight weeks.
CREATE TABLE shop_views (
    shop_id   TEXT   NOT NULL,
    day       BIGINT NOT NULL, -- its first millisecond, UTC
    views     BIGINT NOT NULL,
    seconds   BIGINT NOT NULL, -- spent on the pages, as far as browsers reported
    additions BIGINT NOT NULL,
    PRIMARY KEY (shop_id, day)
);
CREATE INDEX shop_views_by_day ON shop_views (day);
INSERT INTO shop_views (shop_id, day, views, seconds, additions)
    SELECT p.shop_id, v.day, CAST(SUM(v.views) AS BIGINT), CAST(SUM(v.seconds) AS BIGINT),
        CAST(SUM(v.additions) AS BIGINT)
    FROM product_views v JOIN products p ON p.id = v.product_id GROUP BY p.shop_id, v.day;

-- The figures of thousands of products are added up from these alone, product by product, without reading rows.
CREATE INDEX products_named           ON products (shop_id, id, name);
CREATE INDEX product_views_counted    ON product_views (product_id, day, views, additions);
CREATE INDEX product_searches_counted ON product_searches (product_id, week, terms, views);
