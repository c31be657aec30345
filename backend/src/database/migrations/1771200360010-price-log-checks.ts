import type { MigrationInterface, QueryRunner } from 'typeorm';

const CONSTRAINTS = ['deals_price_item', 'deals_price_item_confirmed'];

/** Validates the link from deals to items, and builds its index. The migration can be repeated after an interruption. */
export class PriceLogChecks1771200360010 implements MigrationInterface {
  name = 'PriceLogChecks1771200360010';
  transaction = false;

  async up(db: QueryRunner): Promise<void> {
    for (const constraint of CONSTRAINTS)
      await db.query(`ALTER TABLE deals VALIDATE CONSTRAINT ${constraint}`);
    await db.query('DROP INDEX CONCURRENTLY IF EXISTS deals_price_item_id');
    await db.query(
      'CREATE INDEX CONCURRENTLY deals_price_item_id ON deals (price_item_id) WHERE price_item_id IS NOT NULL',
    );
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query('DROP INDEX CONCURRENTLY deals_price_item_id');
  }
}
