import type { MigrationInterface, QueryRunner } from 'typeorm';

/** View of vendors through which other modules read the staff of businesses. */
export class StaffRoles1770700000000 implements MigrationInterface {
  name = 'StaffRoles1770700000000';

  async up(db: QueryRunner): Promise<void> {
    await db.query(
      'CREATE VIEW staff_roles AS SELECT vendor_id, user_id, role, branch_id FROM staff_members',
    );
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query('DROP VIEW staff_roles');
  }
}
