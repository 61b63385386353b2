-- What operators call the codes that class shops (domain/shop). The codes are those of the specification; one without a
-- row is called as there.
CREATE TABLE store_category_labels (
    code  TEXT PRIMARY KEY,
    label TEXT NOT NULL -- plain text
);
