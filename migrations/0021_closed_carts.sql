-- A cart is closed when an order is made of it, no longer when that order is paid, and opened again should the payment fail.
UPDATE carts SET ordered_at = used_at
WHERE ordered_at IS NULL AND id IN (SELECT live_cart_id FROM orders WHERE live_cart_id IS NOT NULL AND status = 'pending');
