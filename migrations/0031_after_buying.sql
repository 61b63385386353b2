-- Who gave units of an item up: shop, buyer or operator (domain/order). Empty when nobody did, when the payment failed,
-- and for those given up before this was noted.
ALTER TABLE order_items ADD COLUMN cancelled_by TEXT NOT NULL DEFAULT '';

-- Photographs that a buyer sends with a return (domain/order). They wait under their order until the return is asked
-- for; those that never are go after a day. The files are private: only the buyer, the shop and operators read them.
CREATE TABLE return_photos (
    id         TEXT PRIMARY KEY,
    order_id   TEXT NOT NULL REFERENCES orders (id),
    return_id  TEXT REFERENCES return_items (id), -- null until the return is asked for
    file_key   TEXT NOT NULL,
    created_at BIGINT NOT NULL
);
CREATE INDEX return_photos_of_order  ON return_photos (order_id);
CREATE INDEX return_photos_of_return ON return_photos (return_id, created_at, id);
CREATE INDEX return_photos_waiting   ON return_photos (created_at) WHERE return_id IS NULL;
