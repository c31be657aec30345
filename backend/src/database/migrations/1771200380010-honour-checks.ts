import type { MigrationInterface, QueryRunner } from 'typeorm';

const CONSTRAINTS = [
  ['media', 'media_purpose_check'],
  ['vendors', 'vendors_honour'],
  ['vendor_balances', 'vendor_balances_held'],
  ['passes', 'passes_paid_back'],
  ['passes', 'passes_source_check'],
  ['approvals', 'approvals_kind_check'],
  ['points_ledger', 'points_ledger_kinds'],
  ['points_ledger', 'points_ledger_funded'],
] as const;

/** Validates the constraints of the honour migration without blocking writes. */
export class HonourChecks1771200380010 implements MigrationInterface {
  name = 'HonourChecks1771200380010';
  transaction = false;

  async up(db: QueryRunner): Promise<void> {
    for (const [table, constraint] of CONSTRAINTS)
      await db.query(`ALTER TABLE ${table} VALIDATE CONSTRAINT ${constraint}`);
  }

  async down(): Promise<void> {
    // The constraint stays as it is.
  }
}
