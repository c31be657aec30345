import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Account self-service: named sessions, muted mails, erasure. */
export class OwnAccounts1763700100000 implements MigrationInterface {
  name = 'OwnAccounts1763700100000';

  async up(db: QueryRunner): Promise<void> {
    await db.query(`
      ALTER TABLE users
        ADD COLUMN muted_mail text[] NOT NULL DEFAULT '{}' CHECK (muted_mail <@ ARRAY['passes', 'reviews', 'favorites', 'business']),
        ADD COLUMN erased_at timestamptz,
        ALTER COLUMN password DROP NOT NULL,
        ADD CONSTRAINT users_password_until_erased CHECK (password IS NOT NULL OR erased_at IS NOT NULL);

      ALTER TABLE sessions ADD COLUMN id uuid NOT NULL DEFAULT gen_random_uuid() CONSTRAINT sessions_id_unique UNIQUE;

      -- How others see a person: "Sujata R."; nothing once the account is erased.
      CREATE FUNCTION shown_name(u users) RETURNS text LANGUAGE sql STABLE AS $$
        SELECT CASE WHEN u.erased_at IS NULL THEN u.first_name || ' ' || left(u.last_name, 1) || '.' ELSE '' END
      $$;
    `);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query(`
      DROP FUNCTION shown_name(users);
      ALTER TABLE sessions DROP COLUMN id;
      ALTER TABLE users DROP CONSTRAINT users_password_until_erased, DROP COLUMN erased_at, DROP COLUMN muted_mail;
    `);
  }
}
