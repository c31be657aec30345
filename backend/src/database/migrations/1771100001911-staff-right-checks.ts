import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Validates the constraints on rights of people in a business. */
export class StaffRightChecks1771100001911 implements MigrationInterface {
  name = 'StaffRightChecks1771100001911';
  transaction = false;

  async up(db: QueryRunner): Promise<void> {
    for (const table of ['staff_members', 'staff_invitations'])
      await db.query(`ALTER TABLE ${table} VALIDATE CONSTRAINT ${table}_rights`);
  }

  async down(): Promise<void> {
    // Nothing to undo: the constraints remain valid.
  }
}
