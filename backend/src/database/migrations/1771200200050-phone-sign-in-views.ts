import type { MigrationInterface, QueryRunner } from 'typeorm';

const HAS_SECOND_FACTOR = `
  EXISTS (SELECT 1 FROM passkeys p WHERE p.user_id = u.id)
    OR EXISTS (SELECT 1 FROM authenticators a WHERE a.user_id = u.id AND a.confirmed_at IS NOT NULL)`;

/** @param added further columns at the end */
const sessions = (added: string): string => `
  CREATE OR REPLACE VIEW live_sessions AS
    SELECT s.sid, s.touched_at, s.stepped_up_at, u.id AS user_id, u.email, u.first_name, u.last_name,
      u.profile_image_url, u.role, u.language,
      CASE WHEN u.language_chosen_at IS NOT NULL OR u.language = 'ne' THEN u.language END AS chosen_language,
      u.email_verified_at, ${HAS_SECOND_FACTOR} AS has_second_factor, r.role AS admin_role${added}
    FROM sessions s JOIN users u ON u.id = s.user_id LEFT JOIN admin_roles r ON r.user_id = u.id
    WHERE s.expire > now() AND u.suspended_at IS NULL AND NOT (u.role = 'admin' AND u.password_is_long IS FALSE)`;

const profiles = (added: string): string => `
  CREATE OR REPLACE VIEW profiles AS
    SELECT id, email, first_name, last_name, profile_image_url, phone, address, city, language,
      CASE WHEN language_chosen_at IS NOT NULL OR language = 'ne' THEN language END AS chosen_language,
      email_verified_at, role, loyalty_points, suspended_at, erased_at, created_at,
      ${HAS_SECOND_FACTOR} AS has_second_factor, password IS NOT NULL AS has_password, suggestions${added}
    FROM users u`;

const names = (added: string): string => `
  CREATE OR REPLACE VIEW person_names AS
    SELECT u.id, u.first_name, u.last_name, shown_name(u) AS shown_name, u.email, u.email_verified_at, u.role, u.language,
      u.profile_image_url, u.suspended_at, u.erased_at${added}
    FROM users u`;

/**
 * Shows verified phone numbers in the views of sessions, profiles and names. A migration of its own: together with the change of
 * the table it would deadlock with requests that read a view while they wait for the table.
 */
export class PhoneSignInViews1771200200050 implements MigrationInterface {
  name = 'PhoneSignInViews1771200200050';

  async up(db: QueryRunner): Promise<void> {
    await db.query(sessions(', u.verified_phone'));
    await db.query(profiles(', verified_phone'));
    await db.query(names(', u.verified_phone'));
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query('DROP VIEW live_sessions, profiles, person_names');
    await db.query(sessions(''));
    await db.query(profiles(''));
    await db.query(names(''));
  }
}
