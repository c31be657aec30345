import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Indexes by time for the console's reports and overview, and the time of the last mail. */
export class Reports1764900000000 implements MigrationInterface {
  name = 'Reports1764900000000';

  async up(db: QueryRunner): Promise<void> {
    await db.query(`
      CREATE INDEX users_created ON users (created_at);
      CREATE INDEX deals_submitted_at ON deals (submitted_at);
      CREATE INDEX reviews_created ON reviews (created_at);
      CREATE INDEX passes_issued ON passes (issued_at) INCLUDE (deal_id, vendor_id, user_id, state);
      CREATE INDEX passes_used ON passes (redeemed_at) INCLUDE (deal_id, vendor_id, user_id, amount) WHERE state = 'redeemed';
      CREATE INDEX passes_used_by ON passes (user_id, redeemed_at, id) WHERE state = 'redeemed';

      CREATE TABLE sent_mails (
        id text PRIMARY KEY,
        sent_at timestamptz NOT NULL DEFAULT now()
      );
      CREATE INDEX sent_mails_at ON sent_mails (sent_at)`);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query(`
      DROP TABLE sent_mails;
      DROP INDEX passes_used_by, passes_used, passes_issued, reviews_created, deals_submitted_at, users_created`);
  }
}
