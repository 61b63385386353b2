-- A shop's parcels of an order are found by both: without the shop, SQLite rather read every parcel the shop ever sent.
DROP INDEX shipments_of_order;
CREATE INDEX shipments_of_order ON shipments (order_id, shop_id, shipped_at);
