-- A new order is written again within a second, when it is paid, and once more when it is filed. With room left beside it the
-- new version stays on its page, and no index hears of it. Its document lives as briefly: it is not worth compressing.
ALTER TABLE orders SET (fillfactor = 50, toast_tuple_target = 4080);
ALTER TABLE carts SET (fillfactor = 70);
