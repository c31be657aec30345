import type { MigrationInterface, QueryRunner } from 'typeorm';

const CONSTRAINTS = ['deals_content_lines', 'deals_price_for'];

/** Validates the constraints on contents of deals. */
export class DealContentChecks1771100001110 implements MigrationInterface {
  name = 'DealContentChecks1771100001110';
  transaction = false;

  async up(db: QueryRunner): Promise<void> {
    for (const constraint of CONSTRAINTS)
      await db.query(`ALTER TABLE deals VALIDATE CONSTRAINT ${constraint}`);
  }

  async down(): Promise<void> {
    // Nothing to undo: the constraints remain valid.
  }
}
