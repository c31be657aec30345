import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Rights of people in a business (rule H5). Null means the preset of the role, so that existing members keep exactly
 * their rights.
 */
export class StaffRights1771100001910 implements MigrationInterface {
  name = 'StaffRights1771100001910';

  async up(db: QueryRunner): Promise<void> {
    for (const table of ['staff_members', 'staff_invitations'])
      await db.query(`
        ALTER TABLE ${table} ADD COLUMN rights text[];
        ALTER TABLE ${table} ADD CONSTRAINT ${table}_rights CHECK (cardinality(rights) > 0
          AND rights <@ ARRAY['counter', 'deals', 'reviews', 'money', 'staff']) NOT VALID`);
  }

  async down(db: QueryRunner): Promise<void> {
    for (const table of ['staff_members', 'staff_invitations'])
      await db.query(`ALTER TABLE ${table} DROP COLUMN rights`);
  }
}
