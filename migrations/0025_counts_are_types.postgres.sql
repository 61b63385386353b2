-- As in 0024: a sale paid for reading this check at each variant, where a type's is read once for each connection.
CREATE DOMAIN units AS BIGINT CONSTRAINT variants_inventory_quantity_check CHECK (VALUE >= 0);
ALTER TABLE variants DROP CONSTRAINT variants_inventory_quantity_check, ALTER COLUMN inventory_quantity TYPE units;
