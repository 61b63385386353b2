-- A charge of the sandbox provider whose buyer keeps the card: 1 until the card is saved, once the charge went through
-- (domain/payment/sandbox).
ALTER TABLE sandbox_charges ADD COLUMN keeps_card SMALLINT NOT NULL DEFAULT 0;
