import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Whether a password is long enough for an admin: learned when it is set or typed, unknown until then. */
export class AdminPasswords1764800002000 implements MigrationInterface {
  name = 'AdminPasswords1764800002000';

  async up(db: QueryRunner): Promise<void> {
    await db.query('ALTER TABLE users ADD COLUMN password_is_long boolean');
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query('ALTER TABLE users DROP COLUMN password_is_long');
  }
}
