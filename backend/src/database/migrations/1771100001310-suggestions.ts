import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Preference of an account for suggestions from its own activity (rule OA3). */
export class Suggestions1771100001310 implements MigrationInterface {
  name = 'Suggestions1771100001310';

  async up(db: QueryRunner): Promise<void> {
    await db.query(`
      ALTER TABLE users ADD COLUMN suggestions boolean NOT NULL DEFAULT true;
      CREATE OR REPLACE VIEW profiles AS SELECT id, email, first_name, last_name, profile_image_url, phone, address, city, language,
          CASE WHEN language_chosen_at IS NOT NULL OR language = 'ne' THEN language END AS chosen_language, email_verified_at, role,
          loyalty_points, suspended_at, erased_at, created_at,
          (EXISTS (SELECT 1 FROM passkeys p WHERE p.user_id = users.id)
            OR EXISTS (SELECT 1 FROM authenticators a WHERE a.user_id = users.id AND a.confirmed_at IS NOT NULL)) AS has_second_factor,
          password IS NOT NULL AS has_password, suggestions
        FROM users`);
  }

  async down(): Promise<void> {
    throw new Error('Who turned suggestions off would be lost: restore a backup instead.');
  }
}
