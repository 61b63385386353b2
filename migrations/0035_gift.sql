-- An order that is a gift, and the message printed on its packing slips (domain/order).
ALTER TABLE orders ADD COLUMN gift SMALLINT NOT NULL DEFAULT 0;
ALTER TABLE orders ADD COLUMN gift_message TEXT NOT NULL DEFAULT '';
