import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The points ledger has the rewards of invitations (rule IV2). Each statement can be repeated after an interruption. */
export class PointsOfInvitations1771100001201 implements MigrationInterface {
  name = 'PointsOfInvitations1771100001201';
  transaction = false;

  async up(db: QueryRunner): Promise<void> {
    for (const step of STEPS) await db.query(step);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query(`
      ALTER TABLE points_ledger ADD CONSTRAINT points_ledger_kind_check CHECK (kind IN (${KINDS})) NOT VALID;
      ALTER TABLE points_ledger DROP CONSTRAINT points_ledger_invited_by_use;
      ALTER TABLE points_ledger DROP CONSTRAINT points_ledger_kinds`);
  }
}

const KINDS = `'redemption', 'reversal', 'correction', 'spend', 'return', 'membership-return'`;
const INVITED = `'invite', 'invited', 'invite-return', 'invited-return'`;

const STEPS = [
  'ALTER TABLE points_ledger DROP CONSTRAINT IF EXISTS points_ledger_kinds',
  `ALTER TABLE points_ledger ADD CONSTRAINT points_ledger_kinds CHECK (kind IN (${KINDS}, ${INVITED})) NOT VALID`,
  'ALTER TABLE points_ledger VALIDATE CONSTRAINT points_ledger_kinds',
  'ALTER TABLE points_ledger DROP CONSTRAINT IF EXISTS points_ledger_invited_by_use',
  // `points_ledger_once` allows one row of a kind per use.
  `ALTER TABLE points_ledger ADD CONSTRAINT points_ledger_invited_by_use
    CHECK (kind NOT IN (${INVITED}) OR pass_id IS NOT NULL AND vendor_points = 0) NOT VALID`,
  'ALTER TABLE points_ledger VALIDATE CONSTRAINT points_ledger_invited_by_use',
  'ALTER TABLE points_ledger DROP CONSTRAINT IF EXISTS points_ledger_kind_check',
];
