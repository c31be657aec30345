import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Time at which a user chose the language of the account; the default of the column `language` is no choice
 * (rule A12).
 */
export class ChosenLanguage1769800000000 implements MigrationInterface {
  name = 'ChosenLanguage1769800000000';

  async up(db: QueryRunner): Promise<void> {
    await db.query('ALTER TABLE users ADD COLUMN language_chosen_at timestamptz');
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query('ALTER TABLE users DROP COLUMN language_chosen_at');
  }
}
