-- What customers ask about a product, and what its shop answers (domain/question).
CREATE TABLE product_questions (
    id          TEXT   PRIMARY KEY,
    product_id  TEXT   NOT NULL REFERENCES products (id),
    shop_id     TEXT   NOT NULL REFERENCES shops (id), -- the product's, for the shop's own list
    user_id     TEXT   NOT NULL REFERENCES users (id),
    question    TEXT   NOT NULL, -- plain text
    answer      TEXT   NOT NULL, -- plain text, '' until the shop answers
    asked_at    BIGINT NOT NULL,
    answered_at BIGINT,
    hidden_at   BIGINT           -- when the shop took it off its product's page
);
CREATE INDEX product_questions_of_product ON product_questions (product_id, asked_at, id);
CREATE INDEX product_questions_of_shop ON product_questions (shop_id, asked_at, id);
