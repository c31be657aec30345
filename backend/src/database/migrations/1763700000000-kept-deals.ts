import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Favorites and the cart: saved deals with the price at that time. */
export class KeptDeals1763700000000 implements MigrationInterface {
  name = 'KeptDeals1763700000000';

  async up(db: QueryRunner): Promise<void> {
    await db.query(FAVORITES);
    await db.query(CART);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query('DROP TABLE cart_lines, favorites');
  }
}

const FAVORITES = `
CREATE TABLE favorites (
  user_id integer NOT NULL REFERENCES users ON DELETE CASCADE,
  deal_id integer NOT NULL REFERENCES deals ON DELETE CASCADE,
  price_then integer NOT NULL CHECK (price_then BETWEEN 0 AND 100000000),
  added_at timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (user_id, deal_id)
);
CREATE INDEX favorites_newest ON favorites (user_id, added_at DESC, deal_id DESC);
CREATE INDEX favorites_deal ON favorites (deal_id);
`;

const CART = `
CREATE TABLE cart_lines (
  user_id integer NOT NULL REFERENCES users ON DELETE CASCADE,
  deal_id integer NOT NULL REFERENCES deals ON DELETE CASCADE,
  quantity integer NOT NULL CHECK (quantity BETWEEN 1 AND 20),
  price_then integer NOT NULL CHECK (price_then BETWEEN 0 AND 100000000),
  added_at timestamptz NOT NULL DEFAULT now(),
  updated_at timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (user_id, deal_id)
);
CREATE INDEX cart_lines_deal ON cart_lines (deal_id);
`;
