import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Orders of prepaid deals, their lines, and their passes and points (rules OR1 to OR8). */
export class Orders1765000002000 implements MigrationInterface {
  name = 'Orders1765000002000';

  async up(db: QueryRunner): Promise<void> {
    for (const step of [ORDERS, LINES, PASSES, POINTS]) await db.query(step);
  }

  async down(): Promise<void> {
    throw new Error('Every order would be lost: restore a backup instead.');
  }
}

const ORDERS = `
CREATE TABLE orders (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  public_id uuid NOT NULL UNIQUE,
  user_id integer NOT NULL REFERENCES users,
  -- While it awaits payment it holds its places, and the points it is paid with are spent.
  state text NOT NULL DEFAULT 'awaiting_payment'
    CHECK (state IN ('awaiting_payment', 'paid', 'failed', 'expired', 'partially_refunded', 'refunded')),
  total integer NOT NULL CHECK (total BETWEEN 1 AND 100000000),
  points_value integer NOT NULL DEFAULT 0 CHECK (points_value >= 0),
  due integer GENERATED ALWAYS AS (total - points_value) STORED,
  -- At what price passes were taken back.
  returned_value integer NOT NULL DEFAULT 0 CHECK (returned_value BETWEEN 0 AND total),
  held_on date NOT NULL,
  expires_at timestamptz NOT NULL,
  paid_by uuid REFERENCES payments (public_id),
  paid_at timestamptz,
  created_at timestamptz NOT NULL DEFAULT now(),
  updated_at timestamptz NOT NULL DEFAULT now(),
  CONSTRAINT orders_something_is_due CHECK (points_value < total),
  CONSTRAINT orders_paid_fully CHECK (
    (state IN ('paid', 'partially_refunded', 'refunded')) = (paid_at IS NOT NULL AND paid_by IS NOT NULL)),
  CONSTRAINT orders_returned CHECK (
    returned_value = CASE state WHEN 'refunded' THEN total WHEN 'partially_refunded' THEN returned_value ELSE 0 END)
);
CREATE INDEX orders_user ON orders (user_id, id DESC);
CREATE INDEX orders_overdue ON orders (expires_at) WHERE state = 'awaiting_payment';
`;

const LINES = `
-- What was bought as it was then: prices and words stay.
CREATE TABLE order_lines (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  order_id bigint NOT NULL REFERENCES orders,
  deal_id integer NOT NULL REFERENCES deals,
  vendor_id integer NOT NULL REFERENCES vendors,
  title text NOT NULL,
  title_ne text,
  quantity smallint NOT NULL CHECK (quantity BETWEEN 1 AND 20),
  unit_price integer NOT NULL CHECK (unit_price BETWEEN 1 AND 100000000),
  original_price integer NOT NULL CHECK (original_price >= unit_price),
  CONSTRAINT order_lines_one_per_deal UNIQUE (order_id, deal_id)
);
CREATE INDEX order_lines_deal ON order_lines (deal_id);
CREATE INDEX order_lines_vendor ON order_lines (vendor_id, id);
`;

const PASSES = `
ALTER TABLE passes ADD COLUMN order_line_id bigint REFERENCES order_lines,
  ADD CONSTRAINT passes_bought_by_a_line CHECK ((source = 'order') = (order_line_id IS NOT NULL));
CREATE INDEX passes_order_line ON passes (order_line_id) WHERE order_line_id IS NOT NULL;
`;

const POINTS = `
ALTER TABLE points_ledger ADD COLUMN order_id bigint REFERENCES orders, DROP CONSTRAINT points_ledger_kind_check;
ALTER TABLE points_ledger
  ADD CONSTRAINT points_ledger_kind_check CHECK (kind IN ('redemption', 'reversal', 'correction', 'spend', 'return')),
  ADD CONSTRAINT points_ledger_spent_on_orders CHECK ((kind IN ('spend', 'return')) = (order_id IS NOT NULL));
CREATE INDEX points_ledger_order ON points_ledger (order_id) WHERE order_id IS NOT NULL;
`;
