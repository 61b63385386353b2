-- Shops as the operator's console finds, counts and lists them (domain/shop).

-- The words of the name as they are searched, each after a blank; empty until a shop of an older version is given it.
ALTER TABLE shops ADD COLUMN name_key TEXT NOT NULL DEFAULT '';
CREATE INDEX shops_by_name ON shops (name_key, name, id, city, status);

-- How many shops each list has, and every shop by its age.
CREATE INDEX shops_counted ON shops (status, verdict, vacation_until);
CREATE INDEX shops_newest  ON shops (created_at DESC, id DESC);
