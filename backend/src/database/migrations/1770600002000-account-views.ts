import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Published views of accounts and sessions. They have no password, secret or token. */
export class AccountViews1770600002000 implements MigrationInterface {
  name = 'AccountViews1770600002000';

  async up(db: QueryRunner): Promise<void> {
    await db.query(`${LIVE_SESSIONS}; ${PERSON_NAMES}; ${FACTOR_RESETS}`);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query('DROP VIEW live_sessions, person_names, factor_reset_times');
  }
}

/**
 * Sessions that have not ended, of accounts that may sign in. `sid` is the hash of the session id. The default language is not a
 * choice; Nepali is never the default (rule A12).
 */
const LIVE_SESSIONS = `
  CREATE VIEW live_sessions AS
  SELECT s.sid, s.touched_at, s.stepped_up_at, u.id AS user_id, u.email, u.first_name, u.last_name, u.profile_image_url, u.role,
    u.language, CASE WHEN u.language_chosen_at IS NOT NULL OR u.language = 'ne' THEN u.language END AS chosen_language, u.email_verified_at,
    (EXISTS (SELECT 1 FROM passkeys p WHERE p.user_id = u.id)
      OR EXISTS (SELECT 1 FROM authenticators a WHERE a.user_id = u.id AND a.confirmed_at IS NOT NULL)) AS has_second_factor
  FROM sessions s JOIN users u ON u.id = s.user_id
  WHERE s.expire > now() AND u.suspended_at IS NULL AND NOT (u.role = 'admin' AND u.password_is_long IS FALSE)`;

/** Names and states of accounts. Outside of the business's team, only `shown_name` is visible. */
const PERSON_NAMES = `
  CREATE VIEW person_names AS
  SELECT u.id, u.first_name, u.last_name, shown_name(u) AS shown_name, u.email, u.email_verified_at, u.role, u.language,
    u.profile_image_url, u.suspended_at, u.erased_at
  FROM users u`;

const FACTOR_RESETS =
  'CREATE VIEW factor_reset_times AS SELECT id, user_id, vendor_id, reset_at FROM factor_resets';
