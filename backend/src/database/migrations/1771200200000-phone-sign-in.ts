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

/** Accounts that are identified by a verified phone number, also without an e-mail (rules A25 to A28). */
export class PhoneSignIn1771200200000 implements MigrationInterface {
  name = 'PhoneSignIn1771200200000';

  async up(db: QueryRunner): Promise<void> {
    await db.query(`
      ALTER TABLE users ALTER COLUMN email DROP NOT NULL, ADD COLUMN verified_phone text, ADD COLUMN phone_proven_at timestamptz;
      ALTER TABLE email_changes ALTER COLUMN old_email DROP NOT NULL;
      ALTER TABLE users ADD CONSTRAINT users_verified_phone_form CHECK (verified_phone ~ '^9[678][0-9]{8}$') NOT VALID;
      ALTER TABLE users ADD CONSTRAINT users_phone_proven CHECK ((verified_phone IS NULL) = (phone_proven_at IS NULL)) NOT VALID;
      ALTER TABLE users ADD CONSTRAINT users_reachable CHECK (email IS NOT NULL OR verified_phone IS NOT NULL) NOT VALID;
      ALTER TABLE users ADD CONSTRAINT users_phone_or_verified_email
        CHECK (verified_phone IS NULL OR (email IS NULL) = (email_verified_at IS NULL)) NOT VALID`);
    await db.query(`
      CREATE TABLE sent_text_messages (id text PRIMARY KEY, sent_at timestamptz NOT NULL DEFAULT now());
      CREATE INDEX sent_text_messages_sent_at ON sent_text_messages (sent_at);
      CREATE TABLE text_message_days (
        day date PRIMARY KEY,
        requested integer NOT NULL CONSTRAINT text_message_days_requested_check CHECK (requested > 0)
      )`);
    await db.query(sessions(', u.verified_phone'));
    await db.query(profiles(', verified_phone'));
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query('DROP VIEW live_sessions, profiles');
    await db.query(sessions(''));
    await db.query(profiles(''));
    await db.query(`
      DROP TABLE text_message_days, sent_text_messages;
      ALTER TABLE users DROP COLUMN verified_phone, DROP COLUMN phone_proven_at;
      ALTER TABLE email_changes ALTER COLUMN old_email SET NOT NULL;
      ALTER TABLE users ALTER COLUMN email SET NOT NULL`);
  }
}
