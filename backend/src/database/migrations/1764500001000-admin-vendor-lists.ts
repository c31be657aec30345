import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Indexes for the admins' lists of businesses. */
export class AdminVendorLists1764500001000 implements MigrationInterface {
  name = 'AdminVendorLists1764500001000';

  async up(db: QueryRunner): Promise<void> {
    await db.query(`
      CREATE INDEX vendors_words ON vendors USING gin (business_name gin_trgm_ops);
      CREATE INDEX vendors_submitted ON vendors (submitted_at, id);
      CREATE INDEX vendors_name ON vendors (lower(business_name), id);
      CREATE INDEX vendors_changed ON vendors (submitted_at, id) WHERE proposed_at IS NOT NULL`);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query('DROP INDEX vendors_changed, vendors_name, vendors_submitted, vendors_words');
  }
}
