-- The server reads and checks every CHECK of a table whenever one of its rows is written, whatever is written. Those of a type
-- are checked when a value of that type is: a sale then pays for the count alone.
CREATE DOMAIN inventory_mode AS TEXT CHECK (VALUE IN ('status', 'stock'));
CREATE DOMAIN inventory_status AS TEXT CHECK (VALUE IN ('in_stock', 'out_of_stock'));
CREATE DOMAIN price AS BIGINT CHECK (VALUE > 0);
ALTER TABLE variants
    DROP CONSTRAINT variants_inventory_mode_check, DROP CONSTRAINT variants_inventory_status_check, DROP CONSTRAINT variants_price_check,
    ALTER COLUMN inventory_mode TYPE inventory_mode, ALTER COLUMN inventory_status TYPE inventory_status, ALTER COLUMN price TYPE price;
-- One that says the same is read once instead of six times.
ALTER TABLE orders
    DROP CONSTRAINT orders_check, DROP CONSTRAINT orders_sub_total_check, DROP CONSTRAINT orders_shipping_check,
    DROP CONSTRAINT orders_contribution_check, DROP CONSTRAINT orders_gst_hst_check, DROP CONSTRAINT orders_qst_check,
    ADD CONSTRAINT orders_sums CHECK (LEAST(sub_total, shipping, contribution, gst_hst, qst) >= 0
        AND grand_total = sub_total + shipping + contribution + gst_hst + qst);
