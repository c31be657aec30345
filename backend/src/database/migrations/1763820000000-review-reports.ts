import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Reports about reviews, and indexes for the sort orders of reviews. */
export class ReviewReports1763820000000 implements MigrationInterface {
  name = 'ReviewReports1763820000000';

  async up(db: QueryRunner): Promise<void> {
    await db.query(REPORTS);
    await db.query(ORDERS);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query('DROP INDEX reviews_best; DROP INDEX reviews_worst; DROP TABLE review_reports');
  }
}

const REPORTS = `
CREATE TABLE review_reports (
  id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  review_id integer NOT NULL REFERENCES reviews ON DELETE CASCADE,
  user_id integer NOT NULL REFERENCES users,
  reason text NOT NULL CHECK (reason IN ('false', 'offensive', 'spam', 'private', 'other')),
  comment text CHECK (length(comment) BETWEEN 1 AND 500),
  created_at timestamptz NOT NULL DEFAULT now(),
  CONSTRAINT review_reports_once UNIQUE (review_id, user_id)
);
CREATE INDEX review_reports_user ON review_reports (user_id);
CREATE INDEX review_reports_newest ON review_reports (created_at DESC, id DESC);
`;

const ORDERS = `
CREATE INDEX reviews_best ON reviews (deal_id, rating DESC, id DESC) WHERE hidden_at IS NULL;
CREATE INDEX reviews_worst ON reviews (deal_id, ((-rating)::integer) DESC, id DESC) WHERE hidden_at IS NULL;
`;
