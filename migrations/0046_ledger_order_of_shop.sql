-- What an order brought a shop, read from the index alone: the stages of a balance add up every part of an order that is
-- not available yet. A shop has one part of an order, so the order and the shop find it.
DROP INDEX ledger_entries_of_part;
CREATE INDEX ledger_entries_of_order ON ledger_entries (order_id, shop_id, amount);
