-- Saving a card is a charge of nothing in the sandbox's books, so that a token that served is found there, whatever it served for.
INSERT INTO sandbox_charges (id, charge_key, amount, state, code, brand, last4, created_at)
SELECT 'ch' || SUBSTR(id, 5), id, 0, 'verified', '', brand, last4, created_at FROM sandbox_cards
WHERE id LIKE 'card_sandbox_%' AND 'ch' || SUBSTR(id, 5) NOT IN (SELECT id FROM sandbox_charges);
