import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Reports about reviews are pending until an admin decides. */
export class ReviewModeration1764700000000 implements MigrationInterface {
  name = 'ReviewModeration1764700000000';

  async up(db: QueryRunner): Promise<void> {
    await db.query(`
      ALTER TABLE review_reports ADD COLUMN decided_at timestamptz;
      CREATE INDEX review_reports_waiting ON review_reports (review_id) WHERE decided_at IS NULL;
      CREATE INDEX reviews_words ON reviews USING gin (comment gin_trgm_ops);
      CREATE INDEX reviews_hidden ON reviews (id) WHERE hidden_at IS NOT NULL;
      ALTER TABLE reviews ADD CONSTRAINT reviews_hidden_with_reason CHECK ((hidden_at IS NULL) = (hidden_reason IS NULL)) NOT VALID`);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query(`
      ALTER TABLE reviews DROP CONSTRAINT reviews_hidden_with_reason;
      DROP INDEX reviews_hidden, reviews_words, review_reports_waiting;
      ALTER TABLE review_reports DROP COLUMN decided_at`);
  }
}
