import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The index of the order by honour. The migration can be repeated after an interruption. */
export class HonourRankIndex1771200380110 implements MigrationInterface {
  name = 'HonourRankIndex1771200380110';
  transaction = false;

  async up(db: QueryRunner): Promise<void> {
    await db.query('DROP INDEX CONCURRENTLY IF EXISTS deals_honoured');
    await db.query(
      "CREATE INDEX CONCURRENTLY deals_honoured ON deals (honour_rank DESC, id DESC) WHERE moderation_status = 'approved' AND is_active",
    );
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query('DROP INDEX CONCURRENTLY deals_honoured');
  }
}
