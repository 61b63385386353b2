-- What the parts of orders brought, read from the index alone: the stages of a balance add up every part that is not
-- available yet.
CREATE INDEX ledger_entries_of_part ON ledger_entries (order_id, shop_order_id, amount);
