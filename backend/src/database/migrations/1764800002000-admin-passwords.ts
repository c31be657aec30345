import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Flag for passwords that are long enough for an admin: set when the password is set or typed, null until then. */
export class AdminPasswords1764800002000 implements MigrationInterface {
  name = 'AdminPasswords1764800002000';

  async up(db: QueryRunner): Promise<void> {
    await db.query('ALTER TABLE users ADD COLUMN password_is_long boolean');
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query('ALTER TABLE users DROP COLUMN password_is_long');
  }
}
