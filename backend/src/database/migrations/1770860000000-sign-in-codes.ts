import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * One-time numbers for sign-in and sign-up by mail. An account that was opened with one has no last name and
 * no password.
 */
export class SignInCodes1770860000000 implements MigrationInterface {
  name = 'SignInCodes1770860000000';

  async up(db: QueryRunner): Promise<void> {
    await db.query(`
      CREATE TABLE sign_in_codes (
        id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
        address_hash bytea NOT NULL,
        sealed_address bytea NOT NULL,
        salt bytea NOT NULL,
        language text NOT NULL CHECK (language IN ('en', 'ne')),
        tries smallint NOT NULL DEFAULT 0 CHECK (tries BETWEEN 0 AND 5),
        requested_at timestamptz NOT NULL,
        expires_at timestamptz NOT NULL,
        ticket_hash bytea,
        CONSTRAINT sign_in_codes_address UNIQUE (address_hash),
        CONSTRAINT sign_in_codes_ticket UNIQUE (ticket_hash)
      );
      CREATE INDEX sign_in_codes_expires_at ON sign_in_codes (expires_at);
      ALTER TABLE users DROP CONSTRAINT users_password_until_erased;
      CREATE OR REPLACE VIEW profiles AS SELECT ${PROFILE}, password IS NOT NULL AS has_password FROM users`);
    await db.query(
      shownName(
        `rtrim(u.first_name || ' ' || left(u.last_name, 1) || CASE WHEN u.last_name = '' THEN '' ELSE '.' END)`,
      ),
    );
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query(`DROP VIEW profiles; CREATE VIEW profiles AS SELECT ${PROFILE} FROM users`);
    await db.query(shownName(`u.first_name || ' ' || left(u.last_name, 1) || '.'`));
    await db.query(`
      DROP TABLE sign_in_codes;
      ALTER TABLE users ADD CONSTRAINT users_password_until_erased CHECK (password IS NOT NULL OR erased_at IS NOT NULL) NOT VALID`);
  }
}

const shownName = (name: string): string => `
  CREATE OR REPLACE FUNCTION shown_name(u users) RETURNS text LANGUAGE sql STABLE AS $$
    SELECT CASE WHEN u.erased_at IS NULL THEN ${name} ELSE '' END
  $$`;

const PROFILE = `id, email, first_name, last_name, profile_image_url, phone, address, city, language,
    CASE WHEN language_chosen_at IS NOT NULL OR language = 'ne' THEN language END AS chosen_language, email_verified_at, role,
    loyalty_points, suspended_at, erased_at, created_at,
    (EXISTS (SELECT 1 FROM passkeys p WHERE p.user_id = users.id)
      OR EXISTS (SELECT 1 FROM authenticators a WHERE a.user_id = users.id AND a.confirmed_at IS NOT NULL)) AS has_second_factor`;
