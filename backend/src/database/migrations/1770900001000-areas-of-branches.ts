import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Validates the foreign key from branches to areas, and adds an index of the branches of an area. */
export class AreasOfBranches1770900001000 implements MigrationInterface {
  name = 'AreasOfBranches1770900001000';
  transaction = false;

  async up(db: QueryRunner): Promise<void> {
    await db.query('ALTER TABLE branches VALIDATE CONSTRAINT branches_area_id_fkey');
    await db.query(
      'CREATE INDEX CONCURRENTLY IF NOT EXISTS branches_area ON branches (area_id, vendor_id) WHERE area_id IS NOT NULL',
    );
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query('DROP INDEX IF EXISTS branches_area');
  }
}
