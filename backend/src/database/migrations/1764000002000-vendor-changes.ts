import type { MigrationInterface, QueryRunner } from 'typeorm';

/** A verified business proposes another name or category; the public ones remain until an admin decides. */
export class VendorChanges1764000002000 implements MigrationInterface {
  name = 'VendorChanges1764000002000';

  async up(db: QueryRunner): Promise<void> {
    await db.query(`
      ALTER TABLE vendors
        ADD proposed_name text CHECK (length(proposed_name) BETWEEN 3 AND 120),
        ADD proposed_category text CHECK (length(proposed_category) BETWEEN 2 AND 60),
        ADD proposed_at timestamptz,
        ADD proposal_refusal text,
        ADD CONSTRAINT vendors_proposal_has_time
          CHECK ((proposed_at IS NULL) = (proposed_name IS NULL AND proposed_category IS NULL));
      CREATE INDEX vendors_proposed ON vendors (proposed_at, id) WHERE proposed_at IS NOT NULL;
    `);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query(
      'ALTER TABLE vendors DROP proposed_name, DROP proposed_category, DROP proposed_at, DROP proposal_refusal',
    );
  }
}
