-- An order that is a gift, and the message printed on its packing slips (domain/order).
ALTER TABLE orders ADD COLUMN gift SMALLINT NOT NULL DEFAULT 0;
ALTER TABLE orders ADD COLUMN gift_message TEXT NOT NULL DEFAULT '';

-- Who is told of the new things of shops (domain/follow). A mailbox receives one letter a week at most; it stays for a
-- while after its last follow, so that the links of its letters go on working.
CREATE TABLE follow_mailboxes (
    id         TEXT   PRIMARY KEY,
    email      TEXT   NOT NULL, -- as its owner writes it
    email_key  TEXT   NOT NULL UNIQUE, -- lower case
    user_id    TEXT   REFERENCES users (id), -- whose letters go to the address of the account; NULL for a guest
    created_at BIGINT NOT NULL,
    sent_at    BIGINT           -- the last letter of news
);
CREATE INDEX follow_mailboxes_of_user ON follow_mailboxes (user_id) WHERE user_id IS NOT NULL;

-- Which shops a mailbox follows; a row is the proof of what was agreed to, and goes when its owner leaves.
CREATE TABLE shop_follows (
    id           TEXT   PRIMARY KEY,
    mailbox_id   TEXT   NOT NULL REFERENCES follow_mailboxes (id),
    shop_id      TEXT   NOT NULL REFERENCES shops (id),
    consent      TEXT   NOT NULL, -- which text was agreed to
    created_at   BIGINT NOT NULL, -- when it was agreed to, and a guest last asked to confirm
    confirmed_at BIGINT,          -- NULL until the click of the letter
    told_until   BIGINT NOT NULL, -- what was published later is new to its owner
    UNIQUE (mailbox_id, shop_id)
);
CREATE INDEX shop_follows_of_shop ON shop_follows (shop_id);
CREATE INDEX shop_follows_waiting ON shop_follows (created_at) WHERE confirmed_at IS NULL;

-- Which shops were written to about a part that is to leave soon, or is late (domain/order): each once.
CREATE TABLE ship_reminders (
    shop_order_id TEXT   NOT NULL REFERENCES shop_orders (id),
    kind          TEXT   NOT NULL CHECK (kind IN ('due', 'late')),
    sent_at       BIGINT NOT NULL,
    PRIMARY KEY (shop_order_id, kind)
);
