-- An inquiry of a card network: the buyer's bank asks and takes no money yet.
ALTER TABLE disputes ADD COLUMN inquiry SMALLINT NOT NULL DEFAULT 0;

-- What reached the buyer of a refund otherwise than through the payment provider: from their bank by a lost dispute, or
-- by hand after the provider refused. The provider gives back the rest.
ALTER TABLE order_refunds ADD COLUMN covered BIGINT NOT NULL DEFAULT 0;
UPDATE order_refunds SET covered = total WHERE EXISTS (SELECT 1 FROM disputes d
    WHERE d.order_id = order_refunds.order_id AND d.provider_id = order_refunds.provider_refund_id);
