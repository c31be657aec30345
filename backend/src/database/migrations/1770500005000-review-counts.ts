import type { MigrationInterface, QueryRunner } from 'typeorm';

const BATCH = 2_000;

/**
 * Stores the review figures that deals and redemptions show in their tables. A trigger of reviews sets them,
 * also for the previous version.
 */
export class ReviewCounts1770500005000 implements MigrationInterface {
  name = 'ReviewCounts1770500005000';
  transaction = false;

  async up(db: QueryRunner): Promise<void> {
    for (const step of [...COLUMNS, COUNTS]) await db.query(step);
    const [{ deals, reviews } = { deals: 0, reviews: 0 }] = (await db.query(
      'SELECT coalesce(max(deal_id), 0) AS deals, coalesce(max(id), 0) AS reviews FROM reviews',
    )) as { deals: number; reviews: number }[];
    for (let first = 0; first < deals; first += BATCH) await db.query(countBetween(first, first + BATCH));
    for (let first = 0; first < reviews; first += BATCH) await db.query(MARK, [first, first + BATCH]);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query(`
      DROP TRIGGER IF EXISTS reviews_counted ON reviews;
      DROP FUNCTION IF EXISTS reviews_count();
      DROP FUNCTION IF EXISTS deal_ratings_count(integer, smallint, integer);
      DROP FUNCTION IF EXISTS passes_mark_reviewed(integer, integer, boolean);
      DROP TABLE IF EXISTS deal_ratings;
      ALTER TABLE passes DROP COLUMN IF EXISTS is_reviewed`);
  }
}

const COLUMNS = [
  `CREATE TABLE IF NOT EXISTS deal_ratings (
    deal_id integer NOT NULL REFERENCES deals ON DELETE CASCADE,
    stars smallint NOT NULL CHECK (stars BETWEEN 1 AND 5),
    -- Shown ones.
    reviews integer NOT NULL CHECK (reviews >= 0),
    PRIMARY KEY (deal_id, stars)
  )`,
  // True on passes that existed when the customer reviewed the deal.
  'ALTER TABLE passes ADD COLUMN IF NOT EXISTS is_reviewed boolean NOT NULL DEFAULT false',
  'CREATE INDEX CONCURRENTLY IF NOT EXISTS passes_reviewed ON passes (user_id, deal_id) WHERE is_reviewed',
];

const COUNTS = `
CREATE OR REPLACE FUNCTION deal_ratings_count(deal integer, given smallint, change integer) RETURNS void LANGUAGE sql AS $$
  INSERT INTO deal_ratings AS r (deal_id, stars, reviews) VALUES (deal, given, greatest(change, 0))
  ON CONFLICT (deal_id, stars) DO UPDATE SET reviews = r.reviews + change
$$;
CREATE OR REPLACE FUNCTION passes_mark_reviewed(customer integer, deal integer, reviewed boolean) RETURNS void LANGUAGE sql AS $$
  UPDATE passes SET is_reviewed = reviewed WHERE user_id = customer AND deal_id = deal AND is_reviewed <> reviewed
$$;
CREATE OR REPLACE FUNCTION reviews_count() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP <> 'INSERT' AND OLD.hidden_at IS NULL THEN
    PERFORM deal_ratings_count(OLD.deal_id, OLD.rating, -1);
  END IF;
  IF TG_OP <> 'DELETE' AND NEW.hidden_at IS NULL THEN
    PERFORM deal_ratings_count(NEW.deal_id, NEW.rating, 1);
  END IF;
  IF TG_OP = 'INSERT' THEN
    PERFORM passes_mark_reviewed(NEW.user_id, NEW.deal_id, true);
  ELSIF TG_OP = 'DELETE' THEN
    PERFORM passes_mark_reviewed(OLD.user_id, OLD.deal_id, false);
  END IF;
  RETURN NULL;
END $$;
CREATE OR REPLACE TRIGGER reviews_counted AFTER INSERT OR DELETE OR UPDATE OF rating, hidden_at ON reviews
  FOR EACH ROW EXECUTE FUNCTION reviews_count()`;

/** Locks the counts first, so that a review that is written during the batch is added after it. */
const countBetween = (first: number, last: number): string => `
DO $$ BEGIN
  INSERT INTO deal_ratings (deal_id, stars, reviews)
    SELECT DISTINCT deal_id, rating, 0 FROM reviews WHERE deal_id > ${first} AND deal_id <= ${last} AND hidden_at IS NULL
    ORDER BY 1, 2 ON CONFLICT DO NOTHING;
  PERFORM FROM deal_ratings WHERE deal_id > ${first} AND deal_id <= ${last} ORDER BY deal_id, stars FOR UPDATE;
  UPDATE deal_ratings n SET reviews = (SELECT count(*) FROM reviews r
      WHERE r.deal_id = n.deal_id AND r.rating = n.stars AND r.hidden_at IS NULL)
    WHERE n.deal_id > ${first} AND n.deal_id <= ${last};
END $$`;

/** $1 and $2 reviews. */
const MARK = `
  UPDATE passes SET is_reviewed = true FROM reviews r
  WHERE r.id > $1 AND r.id <= $2 AND passes.user_id = r.user_id AND passes.deal_id = r.deal_id AND NOT passes.is_reviewed`;
